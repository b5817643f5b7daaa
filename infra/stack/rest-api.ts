/**
 * The REST API: one explicit resource a route, so that a request for anything else ends at the gateway and costs
 * nothing. The gateway checks the key (or the signature) and the rate; what a body means is the handlers' business,
 * which is why there are no request models: they would answer 400 where the contract says 422.
 */
import { Duration, RemovalPolicy, Size, Stack } from "aws-cdk-lib";
import {
  AccessLogFormat,
  AuthorizationType,
  RestApi as CdkRestApi,
  EndpointType,
  LambdaIntegration,
  LogGroupLogDestination,
  type MethodOptions,
  Period,
  ResponseType,
  type Stage,
} from "aws-cdk-lib/aws-apigateway";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { corsHeaders, securityHeaders } from "../../functions/http/problem-texts.ts";
import type { Route } from "../../functions/http/routes.ts";
import { acknowledge } from "./acknowledge.ts";
import type { Access, Config } from "./config.ts";
import { gatewayProblems, problemTemplate } from "./gateway-responses.ts";

export interface RestApiProps {
  readonly routes: readonly Route[];
  readonly functions: Readonly<Record<Route["function"], IFunction>>;
  /** Answers the verbs that a resource does not have. */
  readonly fallback: IFunction;
  readonly config: Config;
}

export class RestApi extends Construct {
  readonly access: Access;
  readonly stage: Stage;
  /** With a slash at its end. */
  readonly url: string;
  /** Only where access is by key. */
  readonly apiKeyId: string | undefined;

  constructor(scope: Construct, id: string, { routes, functions, fallback, config }: RestApiProps) {
    super(scope, id);
    this.access = config.access;
    const api = new CdkRestApi(this, "Api", {
      // Metrics go by this name, so two stacks of one account must not share it; it need not be unique otherwise.
      restApiName: Stack.of(this).stackName,
      description: "Exact answers about two-player games",
      endpointTypes: [EndpointType.REGIONAL],
      // The role would be set for the whole account and stay when the stack goes.
      cloudWatchRole: false,
      defaultMethodOptions: methodOptions(config.access),
      // The gateway compresses for those who accept it; the functions' results stay text.
      minCompressionSize: Size.bytes(0),
      deployOptions: {
        stageName: "api",
        throttlingRateLimit: config.throttle.rate,
        throttlingBurstLimit: config.throttle.burst,
        tracingEnabled: config.tracing,
        ...(config.accessLogs ? this.accessLogs() : {}),
      },
    });
    // The stack prints the same URL under a name that people can read.
    api.node.tryRemoveChild("Endpoint");
    this.url = api.url;
    this.stage = api.deploymentStage;

    addRoutes(api, { routes, functions, fallback, config });
    addGatewayResponses(api, config);
    this.apiKeyId = config.access === "key" ? addKey(api, config) : undefined;
    acknowledgeFindings(api, config);
  }

  /** Works only where the account already lets API Gateway log, an account-wide setting that we do not touch. */
  private accessLogs() {
    const logGroup = new LogGroup(this, "AccessLogs", {
      retention: RetentionDays.ONE_WEEK,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    return {
      accessLogDestination: new LogGroupLogDestination(logGroup),
      accessLogFormat: AccessLogFormat.jsonWithStandardFields(),
    };
  }
}

function methodOptions(access: Access): MethodOptions {
  return {
    apiKeyRequired: access === "key",
    authorizationType: access === "iam" ? AuthorizationType.IAM : AuthorizationType.NONE,
  };
}

function addRoutes(api: CdkRestApi, { routes, functions, fallback, config }: RestApiProps): void {
  // One permission a function, for this API only: one a method would make 15 resources and, with more routes,
  // outgrow the size that Lambda allows a resource policy.
  const integrate = (target: IFunction) => new LambdaIntegration(target, { scopePermissionToMethod: false });
  const integrations = { solve: integrate(functions.solve), catalog: integrate(functions.catalog) };
  const wrongVerb = integrate(fallback);
  for (const route of routes) {
    const resource = api.root.resourceForPath(route.resource);
    const verbs = route.method === "GET" ? ["GET", "HEAD"] : [route.method];
    for (const verb of verbs) {
      const method = resource.addMethod(
        verb,
        integrations[route.function],
        route.open ? methodOptions("public") : {},
      );
      if (route.open)
        acknowledge(method, { "AwsSolutions-APIG4": openToAll, "AwsSolutions-COG4": openToAll });
    }
  }
  // Wrong verbs get their 405 from a handler. A mock integration would save its fraction of a cent but picks its
  // template by the request's content type (a text/xml PUT would become 415 or 500), and the problem, its `Allow`
  // and its headers would exist twice, once in TypeScript and once in a mapping template.
  for (const path of new Set(routes.map((route) => route.resource))) {
    const resource = api.root.resourceForPath(path);
    resource.addMethod("ANY", wrongVerb);
    if (config.corsOrigin !== undefined) resource.addCorsPreflight(preflight(config.corsOrigin));
  }
}

const openToAll =
  "The page is the same for everybody and asks the API nothing; its own rate bounds the cost (infra/stack/rates.ts).";

/** Answered by the gateway itself: a browser's preflight carries no key and no signature. */
function preflight(origin: string) {
  return {
    allowOrigins: [origin],
    allowMethods: ["GET", "HEAD", "POST"],
    allowHeaders: [
      ...["content-type", "if-none-match"],
      ...["x-api-key", "authorization", "x-amz-date", "x-amz-security-token"],
    ],
    // Every preflight counts against the rate, and its answer changes with the stack alone. A browser that keeps one for
    // less than a day, as Chromium does for two hours, shortens this by itself.
    maxAge: Duration.days(1),
  };
}

function addGatewayResponses(api: CdkRestApi, { access, corsOrigin }: Config): void {
  const headers: Record<string, string> = {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    ...securityHeaders,
    ...(corsOrigin === undefined ? {} : corsHeaders(corsOrigin)),
  };
  const responseHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, text]) => [name, `'${text}'`]),
  );
  for (const [type, problem] of Object.entries(gatewayProblems(access))) {
    api.addGatewayResponse(pascalCase(type), {
      type: ResponseType.of(type),
      statusCode: String(problem.status),
      responseHeaders: type === "THROTTLED" ? { ...responseHeaders, "Retry-After": "'1'" } : responseHeaders,
      templates: { "application/json": problemTemplate(problem) },
    });
  }
}

function addKey(api: CdkRestApi, { throttle, quota }: Config): string {
  const plan = api.addUsagePlan("Plan", {
    throttle: { rateLimit: throttle.rate, burstLimit: throttle.burst },
    quota: { limit: quota, period: Period.DAY },
    apiStages: [{ stage: api.deploymentStage }],
  });
  const key = api.addApiKey("Key");
  plan.addApiKey(key);
  return key.keyId;
}

function acknowledgeFindings(api: CdkRestApi, { access, accessLogs }: Config): void {
  const authorization = {
    key: "Callers show an API key that is bound to a usage plan with rate and quota; the answers are mathematics, nobody's data.",
    iam: undefined,
    public:
      "The deployer asked for public access (access=public); the answers are mathematics, nobody's data, and the stage's rate bounds the cost.",
  }[access];
  acknowledge(api, {
    ...(accessLogs
      ? {}
      : {
          "AwsSolutions-APIG1":
            "Access logs need an account-wide role, which this stack must not set; accessLogs=true turns them on.",
        }),
    "AwsSolutions-APIG2":
      "The handlers validate every body and parameter against the game's schema, with 422 and JSON Pointers; gateway models would answer a bare 400.",
    "AwsSolutions-APIG3":
      "A web ACL with one rate rule costs about 6 USD each month, asked or not, in a stack that costs next to nothing at rest; rate, burst and quota bound its bill without one.",
    ...(authorization === undefined ? {} : { "AwsSolutions-APIG4": authorization }),
    "AwsSolutions-APIG6":
      "Execution logs need an account-wide role, which this stack must not set; each function logs its requests to its own group.",
    "AwsSolutions-COG4":
      "There are no users to sign in: access is by API key, by IAM signature, or public on request, and no answer depends on who asks.",
  });
}

function pascalCase(type: string): string {
  return type.toLowerCase().replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
}
