/** An API as the local server serves it: what a template comes down to. */
export interface LocalApi {
  readonly apiId: string;
  readonly stage: string;
  readonly resources: readonly LocalResource[];
  readonly functions: readonly LocalFunction[];
  /** By response type. */
  readonly gatewayResponses: ReadonlyMap<string, GatewayResponse>;
  /** A key has a value only where the template fixes it. */
  readonly keys: readonly { readonly id: string; readonly value: string | undefined }[];
  readonly stageThrottle: Throttle | undefined;
  readonly keyLimits: { readonly throttle: Throttle | undefined; readonly quota: Quota | undefined };
}

export interface LocalResource {
  readonly id: string;
  /** As in `event.resource`: "/v1/games/{game}". */
  readonly path: string;
  /** By verb, or "ANY". */
  readonly methods: ReadonlyMap<string, Method>;
}

export interface Method {
  readonly needsKey: boolean;
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

export interface LocalFunction {
  readonly id: string;
  readonly folder: string;
  /** As in "index.handler". */
  readonly handler: string;
  readonly runtime: string;
  readonly memoryMb: number;
  readonly timeoutMs: number;
  readonly logGroup: string;
  readonly concurrency: number | undefined;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Throttle {
  readonly rate: number;
  readonly burst: number;
}

export interface Quota {
  readonly limit: number;
  readonly period: string;
}
