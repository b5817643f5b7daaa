/**
 * What can be wrong with our template, and which check notices it. Each row changes a copy of the synthesised template;
 * the checks that are named must then fail, and say so in these words. The suites beside this file run them.
 */
import type { Mode } from "../infra/stack-promises.ts";

export type CheckName =
  /** `readTemplate`: what the local server, the bill and the deployment rehearsal read a template with. */
  | "reader"
  /** What stack-promises.ts asserts; the words are a promise's name. */
  | "stack"
  /** cdk-nag's AWS Solutions rules; the words are a rule. */
  | "nag"
  /** The CDK's own CloudFormation rules, which run in every synthesis; the words are a rule. */
  | "validator"
  /** cfn-lint; the words are a rule. */
  | "cfn-lint";

export interface Mutation {
  /** Completes "A template with …". */
  readonly what: string;
  /** The stack that is changed; the one with a key when left out. */
  readonly mode?: Mode;
  /** The type of the resource that is changed, without "AWS::"; the first of its kind, */
  readonly of?: string;
  /** or the first that has these properties. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** Properties by path, as in "Integration.Uri"; undefined takes one away. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** What stands beside the properties: DependsOn, DeletionPolicy. */
  readonly beside?: Readonly<Record<string, unknown>>;
  /** Words in the resource, and what replaces them; <Start> is the logical id that starts so. */
  readonly swap?: readonly [string, string];
  /** The resource is missing. */
  readonly drop?: true;
  /** A resource that is new. */
  readonly add?: Readonly<Record<string, unknown>>;
  readonly caughtBy: Readonly<Partial<Record<CheckName, string>>>;
}

const all = { Version: "2012-10-17", Statement: [{ Effect: "Allow", Action: "*", Resource: "*" }] };
const preflight = { mode: "everything", of: "ApiGateway::Method", where: { HttpMethod: "OPTIONS" } } as const;
const gatewayAlone = "lets only API Gateway call the functions, and only for this API";
const byKey = "asks for the key on every method and binds it to a rate and a daily quota";
const everyRoute = "answers every known resource, whatever the verb, and nothing else";
const ownLogs = "can write to their own log group and do nothing else";
const problems = "answers for the gateway in problem+json whose status is the status of the response";
const sizes = "runs two arm64 functions on the newest Node, each ended after three seconds";
const nothingStays = "leaves nothing behind: nothing retained, no custom resource, nothing account-wide";
const bounded = "has a regional endpoint whose rate is bounded for everybody";
const openPage = "shows the page to everybody, at a low rate of its own, compressed by the gateway";
const cors = "comes: CORS, whose preflight needs no key, in handlers and gateway responses alike";
const weekOfLogs = "keeps every log for a week, and with every function its own log group";

// biome-ignore format: a row is a line
export const mutations: readonly Mutation[] = [
  // Integrations: the URI by which API Gateway calls Lambda.
  { what: "an integration with another API version", of: "ApiGateway::Method", swap: ["2015-03-31", "2016-03-31"], caughtBy: { reader: "2015-03-31" } },
  { what: "an integration in another region", of: "ApiGateway::Method", swap: ['{"Ref":"AWS::Region"}', '"eu-west-1"'], caughtBy: { reader: "us-east-1" } },
  { what: "an integration with another action", of: "ApiGateway::Method", swap: ["/invocations", "/invoke"], caughtBy: { reader: "/invocations is expected" } },
  { what: "an integration by GET", of: "ApiGateway::Method", set: { "Integration.IntegrationHttpMethod": "GET" }, caughtBy: { reader: "POST alone" } },
  { what: "an integration without a verb", of: "ApiGateway::Method", set: { "Integration.IntegrationHttpMethod": undefined }, caughtBy: { reader: "POST alone" } },
  { what: "an integration with a web address", of: "ApiGateway::Method", set: { Integration: { Type: "HTTP_PROXY", Uri: "https://example.org" } }, caughtBy: { reader: "only a Lambda proxy" } },
  { what: "an integration that is not a proxy", of: "ApiGateway::Method", set: { "Integration.Type": "AWS" }, caughtBy: { reader: "only a Lambda proxy" } },
  { what: "an integration with a timeout above the gateway's", of: "ApiGateway::Method", set: { "Integration.TimeoutInMillis": 60_000 }, caughtBy: { reader: "has Integration.TimeoutInMillis" } },
  { what: "a route to the other function", of: "ApiGateway::Method", swap: ["<CatalogFunction>", "<SolveFunction>"], caughtBy: { stack: everyRoute } },
  // Who may invoke a function, and what the function may.
  { what: "no permission to invoke a function", of: "Lambda::Permission", drop: true, caughtBy: { reader: "no AWS::Lambda::Permission lets", stack: gatewayAlone } },
  { what: "a permission for another service", of: "Lambda::Permission", set: { Principal: "s3.amazonaws.com" }, caughtBy: { reader: "no AWS::Lambda::Permission lets" } },
  { what: "a permission for another API", of: "Lambda::Permission", swap: ['{"Ref":"<Api>"}', '"another"'], caughtBy: { reader: "no AWS::Lambda::Permission lets" } },
  { what: "a permission for one verb", of: "Lambda::Permission", swap: ["/*/*/*", "/*/DELETE/*"], caughtBy: { reader: "no AWS::Lambda::Permission lets" } },
  { what: "a permission to read a function, not to invoke it", of: "Lambda::Permission", set: { Action: "lambda:GetFunction" }, caughtBy: { reader: "no AWS::Lambda::Permission lets" } },
  { what: "a permission for everybody", of: "Lambda::Permission", set: { Principal: "*" }, caughtBy: { stack: gatewayAlone } },
  { what: "a permission for every API", of: "Lambda::Permission", set: { SourceArn: undefined }, caughtBy: { stack: gatewayAlone } },
  { what: "a permission for a function that does not exist", of: "Lambda::Permission", set: { FunctionName: "solve" }, caughtBy: { reader: "no function of the template" } },
  { what: "a role that trusts ec2", of: "IAM::Role", swap: ["lambda.amazonaws.com", "ec2.amazonaws.com"], caughtBy: { reader: "does not let lambda.amazonaws.com assume it" } },
  { what: "a role that trusts nobody", of: "IAM::Role", swap: ['"Allow","Principal"', '"Deny","Principal"'], caughtBy: { reader: "does not let lambda.amazonaws.com assume it" } },
  { what: "a role that may do everything", of: "IAM::Role", set: { "Policies.0.PolicyDocument": all }, caughtBy: { stack: ownLogs, nag: "AwsSolutions-IAM5[Action::*]" } },
  { what: "a role that may write to the other log group", of: "IAM::Role", swap: ["<SolveLogs>", "<CatalogLogs>"], caughtBy: { stack: ownLogs } },
  { what: "a role with a managed policy", of: "IAM::Role", set: { ManagedPolicyArns: ["arn:aws:iam::aws:policy/AdministratorAccess"] }, caughtBy: { reader: "has ManagedPolicyArns", nag: "AwsSolutions-IAM4" } },
  { what: "a policy with an unknown version", of: "IAM::Role", swap: ["2012-10-17", "2012-10-18"], caughtBy: { validator: "E3510", "cfn-lint": "E3510" } },
  { what: "a policy that neither allows nor denies", of: "IAM::Role", swap: ['"Allow","Resource"', '"Permit","Resource"'], caughtBy: { stack: ownLogs, validator: "E3510", "cfn-lint": "E3510" } },
  // Keys.
  { what: "a usage plan for a stage that does not exist", of: "ApiGateway::UsagePlan", swap: ["<ApiDeploymentStageapi>", "Prod"], caughtBy: { reader: "names Prod", validator: "F1020", "cfn-lint": "E1020" } },
  { what: "a usage plan for a stage of another name", of: "ApiGateway::UsagePlan", set: { "ApiStages.0.Stage": "prod" }, caughtBy: { reader: "names the stage prod" } },
  { what: "a usage plan for no stage", of: "ApiGateway::UsagePlan", set: { ApiStages: [] }, caughtBy: { reader: "names 0 stages" } },
  { what: "a quota whose day starts later", of: "ApiGateway::UsagePlan", set: { "Quota.Offset": 3 }, caughtBy: { reader: "has Quota.Offset" } },
  { what: "an hourly quota", of: "ApiGateway::UsagePlan", set: { "Quota.Period": "HOUR" }, caughtBy: { reader: "DAY, WEEK or MONTH" } },
  { what: "another quota than the bill counts with", of: "ApiGateway::UsagePlan", set: { "Quota.Limit": 25_000 }, caughtBy: { stack: byKey } },
  { what: "a key in no usage plan", of: "ApiGateway::UsagePlanKey", drop: true, caughtBy: { reader: "no enabled key with an AWS::ApiGateway::UsagePlanKey", stack: byKey } },
  { what: "a key of an unknown type", of: "ApiGateway::UsagePlanKey", set: { KeyType: "KEY" }, caughtBy: { reader: "has KeyType KEY" } },
  { what: "a key that is off", of: "ApiGateway::ApiKey", set: { Enabled: false }, caughtBy: { reader: "no enabled key" } },
  { what: "a key for another stage", of: "ApiGateway::ApiKey", set: { "StageKeys.0.StageName": "prod" }, caughtBy: { reader: "names the stage prod" } },
  { what: "a key whose value can be read", of: "ApiGateway::ApiKey", set: { Value: "x".repeat(20) }, caughtBy: { stack: "keeps the key's value out of the template and says how to read it" } },
  { what: "a method that asks for no key", of: "ApiGateway::Method", where: { HttpMethod: "POST" }, set: { ApiKeyRequired: false }, caughtBy: { stack: byKey } },
  { what: "a method that asks for no signature", mode: "iam", of: "ApiGateway::Method", where: { HttpMethod: "POST" }, set: { AuthorizationType: "NONE" }, caughtBy: { stack: "asks for a signature on every method and makes no key" } },
  { what: "a document that asks for a key where none is needed", mode: "public", of: "Lambda::Function", where: { MemorySize: 256 }, set: { "Environment.Variables.ACCESS": "key" }, caughtBy: { stack: "tells the function that describes the API what the methods ask of a caller" } },
  // The stage and what it shows.
  { what: "a burst above what AWS takes", of: "ApiGateway::Stage", set: { "MethodSettings.0.ThrottlingBurstLimit": 6_000 }, caughtBy: { reader: "from 0 to 5000" } },
  { what: "a rate in words", of: "ApiGateway::Stage", set: { "MethodSettings.0.ThrottlingRateLimit": "two" }, caughtBy: { reader: "from 0 to 10000", validator: "F3012", "cfn-lint": "E3012" } },
  { what: "a stage without a rate", of: "ApiGateway::Stage", set: { MethodSettings: [] }, caughtBy: { stack: bounded } },
  { what: "a rate for a method that does not exist", of: "ApiGateway::Stage", set: { "MethodSettings.0.ResourcePath": "/~1v1~1nowhere" }, caughtBy: { reader: "no method of the API" } },
  { what: "execution logs of whole requests", of: "ApiGateway::Stage", set: { "MethodSettings.0.DataTraceEnabled": true }, caughtBy: { reader: "has MethodSettings.DataTraceEnabled" } },
  { what: "a stage whose name AWS refuses", of: "ApiGateway::Stage", set: { StageName: "v1.0" }, caughtBy: { reader: "has StageName v1.0" } },
  { what: "a stage of a deployment that does not exist", of: "ApiGateway::Stage", set: { DeploymentId: "none" }, caughtBy: { reader: "no deployment of the template" } },
  { what: "a deployment that may come before the methods", of: "ApiGateway::Deployment", beside: { DependsOn: [] }, caughtBy: { reader: "may be made before it" } },
  { what: "a cache, which costs by the hour", of: "ApiGateway::Stage", set: { CacheClusterEnabled: true }, caughtBy: { reader: "has CacheClusterEnabled" } },
  { what: "an endpoint at the edge", of: "ApiGateway::RestApi", set: { "EndpointConfiguration.Types": ["EDGE"] }, caughtBy: { stack: bounded } },
  { what: "bodies in base64", of: "ApiGateway::RestApi", set: { BinaryMediaTypes: ["*/*"] }, caughtBy: { reader: "has BinaryMediaTypes" } },
  { what: "a negative MinimumCompressionSize", of: "ApiGateway::RestApi", set: { MinimumCompressionSize: -1 }, caughtBy: { reader: "from 0 to 10485760" } },
  // The page; its GET is the first method.
  { what: "a page that asks for a key", of: "ApiGateway::Method", set: { ApiKeyRequired: true }, caughtBy: { stack: openPage } },
  { what: "a page that asks for a signature", mode: "iam", of: "ApiGateway::Method", set: { AuthorizationType: "AWS_IAM" }, caughtBy: { stack: openPage } },
  { what: "a page at the API's rate", of: "ApiGateway::Stage", set: { "MethodSettings.1.ThrottlingRateLimit": 2 }, caughtBy: { stack: openPage } },
  { what: "a page without a rate of its own", of: "ApiGateway::Stage", set: { "MethodSettings.1.ResourcePath": "/v1/games" }, caughtBy: { stack: openPage } },
  { what: "answers that are not compressed", of: "ApiGateway::RestApi", set: { MinimumCompressionSize: undefined }, caughtBy: { stack: openPage } },
  // Resources and methods.
  { what: "two resources with one name", add: { Again: { Type: "AWS::ApiGateway::Resource", Properties: { ParentId: { "Fn::GetAtt": ["<Api>", "RootResourceId"] }, PathPart: "v1", RestApiId: { Ref: "<Api>" } } } }, caughtBy: { reader: "beside another of the same parent" } },
  { what: "a resource whose name is a path", of: "ApiGateway::Resource", set: { PathPart: "v1/games" }, caughtBy: { reader: "has PathPart v1/games" } },
  { what: "a resource without a parent", of: "ApiGateway::Resource", set: { ParentId: "none" }, caughtBy: { reader: "no resource of the API" } },
  { what: "a method of another API", of: "ApiGateway::Method", set: { RestApiId: "another" }, caughtBy: { reader: "belongs to the API another" } },
  { what: "two methods for one verb", of: "ApiGateway::Method", set: { HttpMethod: "ANY" }, caughtBy: { reader: "is a second ANY" } },
  { what: "a verb that does not exist", of: "ApiGateway::Method", set: { HttpMethod: "FETCH" }, caughtBy: { reader: "has HttpMethod FETCH" } },
  { what: "a missing method", of: "ApiGateway::Method", drop: true, caughtBy: { stack: everyRoute } },
  { what: "an authorizer that does not exist", of: "ApiGateway::Method", set: { AuthorizationType: "CUSTOM" }, caughtBy: { reader: "has AuthorizationType CUSTOM" } },
  { what: "a validator that answers 400 for 422", of: "ApiGateway::Method", set: { RequestValidatorId: "x" }, caughtBy: { reader: "has RequestValidatorId" } },
  { what: "a preflight whose headers are not declared", ...preflight, set: { "MethodResponses.0.ResponseParameters": {} }, caughtBy: { reader: "which its MethodResponses do not declare" } },
  { what: "a preflight without a mapping template", ...preflight, set: { "Integration.RequestTemplates": undefined }, caughtBy: { reader: "do not say { statusCode: 200 }" } },
  { what: "a preflight with a body", ...preflight, set: { "Integration.IntegrationResponses.0.ResponseTemplates": { "application/json": "{}" } }, caughtBy: { reader: "is a mock with a body" } },
  { what: "a preflight whose header is not a constant", ...preflight, swap: ["'https://example.org'", "integration.response.header.origin"], caughtBy: { reader: "which is not a constant header" } },
  { what: "a preflight answer that browsers do not keep", ...preflight, swap: ["'86400'", "'0'"], caughtBy: { stack: cors } },
  // What the gateway answers by itself.
  { what: "a gateway response of an unknown type", of: "ApiGateway::GatewayResponse", set: { ResponseType: "TOO_MANY" }, caughtBy: { reader: "is for TOO_MANY" } },
  { what: "two gateway responses of one type", of: "ApiGateway::GatewayResponse", set: { ResponseType: "THROTTLED" }, caughtBy: { reader: "a second response for THROTTLED" } },
  { what: "a gateway response in the gateway's own words", of: "ApiGateway::GatewayResponse", set: { ResponseTemplates: { "application/json": "$context.error.message" } }, caughtBy: { reader: "only application/json with $context.requestId" } },
  { what: "a gateway response whose body has another status", of: "ApiGateway::GatewayResponse", set: { StatusCode: "418" }, caughtBy: { stack: problems } },
  { what: "a gateway response without the safe headers", of: "ApiGateway::GatewayResponse", set: { ResponseParameters: {} }, caughtBy: { stack: problems } },
  { what: "a missing gateway response", of: "ApiGateway::GatewayResponse", drop: true, caughtBy: { stack: problems } },
  // Functions.
  { what: "an invalid property", of: "Lambda::Function", set: { Memory: 512 }, caughtBy: { reader: "has Memory", validator: "F3002", "cfn-lint": "E3002" } },
  { what: "an invalid property of a role", of: "IAM::Role", set: { Trust: "lambda" }, caughtBy: { reader: "has Trust", validator: "F3002", "cfn-lint": "E3002" } },
  { what: "a wrong attribute in GetAtt", of: "Lambda::Function", swap: ['","Arn"]', '","Name"]'], caughtBy: { reader: "has no such attribute", validator: "E9004", "cfn-lint": "E1010" } },
  { what: "a Ref to nothing", of: "Lambda::Function", set: { "LoggingConfig.LogGroup": { Ref: "Missing" } }, caughtBy: { reader: "names Missing", validator: "F1020", "cfn-lint": "E1020" } },
  { what: "a dependency on nothing", of: "Lambda::Function", beside: { DependsOn: ["Missing"] }, caughtBy: { reader: "depends on Missing", validator: "E3005", "cfn-lint": "E3005" } },
  { what: "an intrinsic function that CloudFormation does not have", of: "Lambda::Function", set: { Description: { "Fn::Upper": "solve" } }, caughtBy: { reader: "uses Fn::Upper", "cfn-lint": "E3012" } },
  { what: "a function without a role", of: "Lambda::Function", set: { Role: undefined }, caughtBy: { reader: "has no Role", validator: "F3003", "cfn-lint": "E3003" } },
  { what: "a timeout above the gateway's", of: "Lambda::Function", set: { Timeout: 30 }, caughtBy: { reader: "from 1 to 29" } },
  { what: "another timeout than the bill counts with", of: "Lambda::Function", set: { Timeout: 20 }, caughtBy: { stack: sizes } },
  { what: "less memory than Lambda gives", of: "Lambda::Function", set: { MemorySize: 64 }, caughtBy: { reader: "from 128 to 10240", validator: "F3034", "cfn-lint": "E3034" } },
  { what: "an architecture that Lambda does not have", of: "Lambda::Function", set: { Architectures: ["riscv64"] }, caughtBy: { reader: "arm64 or x86_64", validator: "W3030", "cfn-lint": "E3030" } },
  { what: "another language", of: "Lambda::Function", set: { Runtime: "python3.13" }, caughtBy: { reader: "only Node.js can be run here" } },
  { what: "a runtime that Lambda does not have", of: "Lambda::Function", set: { Runtime: "nodejs25.x" }, caughtBy: { stack: sizes, validator: "W3030", "cfn-lint": "E3030" } },
  { what: "a runtime that AWS no longer maintains", of: "Lambda::Function", set: { Runtime: "nodejs16.x" }, caughtBy: { nag: "AwsSolutions-L1", validator: "W2531", "cfn-lint": "W2531" } },
  { what: "code inside the template", of: "Lambda::Function", set: { Code: { ZipFile: "" } }, caughtBy: { reader: "only an asset can be run here" } },
  { what: "a layer", of: "Lambda::Function", set: { Layers: ["x"] }, caughtBy: { reader: "has Layers", "cfn-lint": "E3031" } },
  { what: "a larger disk, which costs extra", of: "Lambda::Function", set: { EphemeralStorage: { Size: 1_024 } }, caughtBy: { reader: "has EphemeralStorage" } },
  { what: "a handler without a function", of: "Lambda::Function", set: { Handler: "index" }, caughtBy: { reader: "such as index.handler" } },
  { what: "too large an environment", of: "Lambda::Function", set: { "Environment.Variables.LONG": "x".repeat(5_000) }, caughtBy: { reader: "Lambda takes 4096", "cfn-lint": "E3697" } },
  { what: "a fixed name, which only one stack can have", of: "Lambda::Function", set: { FunctionName: "solve" }, caughtBy: { reader: "has FunctionName", stack: "names nothing physically, so that it can be deployed twice" } },
  // Logs, alarms, budget, and what else the stack has beside the API.
  { what: "logs that are kept for ever", of: "Logs::LogGroup", set: { RetentionInDays: undefined }, caughtBy: { stack: weekOfLogs } },
  { what: "logs that are kept for eight days", of: "Logs::LogGroup", set: { RetentionInDays: 8 }, caughtBy: { stack: weekOfLogs, validator: "W3030", "cfn-lint": "E3030" } },
  { what: "logs that outlive the stack", of: "Logs::LogGroup", beside: { DeletionPolicy: "Retain" }, caughtBy: { stack: nothingStays } },
  { what: "an alarm with an unknown comparison", mode: "everything", of: "CloudWatch::Alarm", set: { ComparisonOperator: "Above" }, caughtBy: { validator: "W3030", "cfn-lint": "E3030" } },
  { what: "an alarm that is never evaluated", mode: "everything", of: "CloudWatch::Alarm", set: { EvaluationPeriods: undefined }, caughtBy: { reader: "has no EvaluationPeriods" } },
  { what: "a topic that accepts what is not encrypted", mode: "everything", of: "SNS::TopicPolicy", set: { "PolicyDocument.Statement": [] }, caughtBy: { nag: "AwsSolutions-SNS3" } },
  { what: "a database", add: { Table: { Type: "AWS::DynamoDB::Table", Properties: {} } }, caughtBy: { reader: "not known here", validator: "F3003", "cfn-lint": "E3003" } },
  { what: "a setting of the whole account", add: { Account: { Type: "AWS::ApiGateway::Account" } }, caughtBy: { reader: "not known here", stack: nothingStays } },
];
