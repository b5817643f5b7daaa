/**
 * Reads a synthesised template into the deployment that it would make. Refuses what AWS would refuse, what AWS would
 * take but never get to work (a function that nobody may invoke, a key that opens nothing), and what is not known here.
 */
import { apiGateway } from "../aws-limits.ts";
import type { Alarm, Deployment, GatewayResponse } from "./deployment.ts";
import { readFunctions } from "./functions.ts";
import { constants, ofThisApi, readResources } from "./methods.ts";
import {
  type Part,
  type Parts,
  type Properties,
  readParts,
  refusal,
  text,
  textRecord,
  whole,
} from "./parts.ts";
import { checkKeys, limitMethods, readKeys, readStage } from "./stage.ts";

/**
 * @param assetFolder the unpacked asset of an S3 key in the template
 * @throws {TemplateError} with a sentence that names the resource
 */
export function readTemplate(
  template: unknown,
  assetFolder: (s3Key: string) => string = (s3Key) => s3Key,
): Deployment {
  const parts = readParts(template);
  const api = parts.only("AWS::ApiGateway::RestApi");
  const stage = readStage(parts, api.id);
  const resources = limitMethods(parts, readResources(parts, api.id, stage.name));
  const keys = readKeys(parts, api.id, stage.name);
  checkKeys(parts, { ...keys, resources });
  return {
    apiId: api.id,
    stage,
    resources,
    functions: readFunctions(parts, assetFolder),
    gatewayResponses: readGatewayResponses(parts, api.id),
    ...keys,
    compressFromBytes: readCompression(api),
    logGroups: parts.all("AWS::Logs::LogGroup").map(({ id, properties }) => ({
      id,
      retentionDays: properties["RetentionInDays"] as number | undefined,
    })),
    alarms: parts.all("AWS::CloudWatch::Alarm").map(readAlarm),
    dashboards: parts.all("AWS::CloudWatch::Dashboard").length,
  };
}

function readCompression(api: Part): number | undefined {
  const size = api.properties["MinimumCompressionSize"];
  if (size === undefined) return undefined;
  return whole(api, "MinimumCompressionSize", size, 0, apiGateway.payloadBytes);
}

function readGatewayResponses(parts: Parts, apiId: string): ReadonlyMap<string, GatewayResponse> {
  const responses = new Map<string, GatewayResponse>();
  for (const part of parts.all("AWS::ApiGateway::GatewayResponse")) {
    ofThisApi(part, apiId);
    const type = text(part, "ResponseType");
    if (!responseTypes.has(type)) throw refusal(part, `is for ${type}, which API Gateway does not know`);
    if (responses.has(type)) throw refusal(part, `is a second response for ${type}`);
    responses.set(type, readGatewayResponse(part));
  }
  return responses;
}

function readGatewayResponse(part: Part): GatewayResponse {
  const templates = textRecord(part.properties["ResponseTemplates"] ?? {}, `${part.id}'s ResponseTemplates`);
  const body = templates["application/json"];
  if (body === undefined || body.replaceAll("$context.requestId", "").includes("$"))
    throw refusal(
      part,
      "has ResponseTemplates, but only application/json with $context.requestId is known here",
    );
  return {
    status: whole(part, "StatusCode", Number(text(part, "StatusCode")), 400, 599),
    headers: constants(part.properties["ResponseParameters"] ?? {}, "gatewayresponse.header.", part),
    body,
  };
}

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html */
const responseTypes: ReadonlySet<string> = new Set([
  ...["ACCESS_DENIED", "API_CONFIGURATION_ERROR", "AUTHORIZER_CONFIGURATION_ERROR", "AUTHORIZER_FAILURE"],
  ...["BAD_REQUEST_BODY", "BAD_REQUEST_PARAMETERS", "DEFAULT_4XX", "DEFAULT_5XX", "EXPIRED_TOKEN"],
  ...["INTEGRATION_FAILURE", "INTEGRATION_TIMEOUT", "INVALID_API_KEY", "INVALID_SIGNATURE"],
  ...["MISSING_AUTHENTICATION_TOKEN", "QUOTA_EXCEEDED", "REQUEST_TOO_LARGE", "RESOURCE_NOT_FOUND"],
  ...["THROTTLED", "UNAUTHORIZED", "UNSUPPORTED_MEDIA_TYPE", "WAF_FILTERED"],
]);

/** An alarm on an expression watches every metric in it. */
function readAlarm({ properties }: Part): Alarm {
  const queries = (properties["Metrics"] ?? []) as readonly Properties[];
  const stats = queries.flatMap(({ MetricStat }) =>
    MetricStat === undefined ? [] : [MetricStat as Properties],
  );
  const periods = [properties, ...stats].map(({ Period }) => Number(Period ?? 0));
  return { metrics: Math.max(1, stats.length), periodSeconds: Math.max(...periods) };
}
