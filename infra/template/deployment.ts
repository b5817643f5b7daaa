/**
 * A deployment: what a synthesised template comes down to. Only what `readTemplate` has checked becomes one, so the
 * local server, the cost count and the deployment rehearsal need not look into a template themselves.
 */
export interface Deployment {
  readonly apiId: string;
  readonly stage: Stage;
  readonly resources: readonly ApiResource[];
  readonly functions: readonly DeployedFunction[];
  /** By response type. */
  readonly gatewayResponses: ReadonlyMap<string, GatewayResponse>;
  /** Keys that open the stage. One has a value only where the template fixes it. */
  readonly keys: readonly { readonly id: string; readonly value: string | undefined }[];
  /** What each of these keys may ask. */
  readonly keyLimits: { readonly throttle: Throttle | undefined; readonly quota: Quota | undefined };
  /** Answers from this size on are compressed for those who accept it; undefined compresses none. */
  readonly compressFromBytes: number | undefined;
  readonly logGroups: readonly LogGroup[];
  readonly alarms: readonly Alarm[];
  readonly dashboards: number;
}

export interface Stage {
  readonly name: string;
  readonly tracing: boolean;
  readonly accessLogs: boolean;
}

export interface ApiResource {
  readonly id: string;
  /** As in `event.resource`: "/v1/games/{game}". */
  readonly path: string;
  /** By verb, or "ANY". */
  readonly methods: ReadonlyMap<string, Method>;
}

export interface Method {
  readonly authorization: "none" | "key" | "iam";
  /**
   * The stage's rate for this method. API Gateway counts it for each method separately: a stage whose setting is one a
   * second lets through one a second for every method that it has.
   */
  readonly throttle: Throttle | undefined;
  readonly integration: { readonly functionId: string } | { readonly mock: StaticResponse };
}

/** What a mock integration answers. */
export interface StaticResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface GatewayResponse extends StaticResponse {
  /** With `$context.requestId` where the request's id goes. */
  readonly body: string;
}

export interface DeployedFunction {
  readonly id: string;
  /** Where its code is: the asset's folder, or its key in S3 where the reader was given none. */
  readonly folder: string;
  /** As in "index.handler". */
  readonly handler: string;
  readonly runtime: string;
  readonly architecture: "arm64" | "x86_64";
  readonly memoryMb: number;
  readonly timeoutMs: number;
  readonly logGroup: string;
  /** How many may run at once, where the template says so. */
  readonly concurrency: number | undefined;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Throttle {
  /** Requests a second over time. */
  readonly rate: number;
  /** Requests that may come at once. */
  readonly burst: number;
}

export interface Quota {
  readonly limit: number;
  readonly period: "DAY" | "WEEK" | "MONTH";
}

export interface LogGroup {
  readonly id: string;
  /** Undefined keeps them for ever. */
  readonly retentionDays: number | undefined;
}

/** An alarm is charged for every metric that it watches, and can change once a period. */
export interface Alarm {
  readonly metrics: number;
  readonly periodSeconds: number;
}
