/**
 * What every deployed stack must hold, as assertions about its template. `stack.test.ts` holds the synthesised templates to
 * them, `template-mutations.test.ts` shows for broken ones which of them notices.
 */
import { expect } from "vitest";
import { problemResult } from "../../functions/http/proxy-result.ts";
import { routeList } from "../../functions/http/routes.ts";
import { STOPPED } from "../../infra/stack/rates.ts";
import type { Method } from "../../infra/template/deployment.ts";
import { resolver, withParameters } from "../../infra/template/intrinsics.ts";
import { readTemplate } from "../../infra/template/read-template.ts";
import { ofType, type Resource, synthesiseFixture, type Template } from "./fixtures/synthesised.ts";

export interface StackPromise {
  readonly name: string;
  readonly holds: (template: Template) => void;
  /** The stacks that it is about; all of them when there are none. */
  readonly modes: readonly Mode[];
}

/** The flags of the stacks that are looked at. */
export const modes = {
  key: {},
  iam: { access: "iam" },
  public: { access: "public" },
  everything: {
    tracing: "true",
    accessLogs: "true",
    reservedConcurrency: "5",
    corsOrigin: "https://example.org",
    email: "you@example.org",
    budget: "10",
    dashboard: "true",
  },
} as const;
export type Mode = keyof typeof modes;

export const templateOf = (mode: Mode): Template => synthesiseFixture(modes[mode]).template;

export const promisesOf = (mode: Mode): readonly StackPromise[] =>
  promises.filter((one) => one.modes.length === 0 || one.modes.includes(mode));

const promise = (name: string, holds: StackPromise["holds"], ...only: readonly Mode[]): StackPromise => ({
  name,
  holds,
  modes: only,
});

const promises: readonly StackPromise[] = [
  promise("leaves nothing behind: nothing retained, no custom resource, nothing account-wide", (template) => {
    for (const resource of Object.values(template.Resources)) {
      expect(["Delete", undefined]).toContain(resource.DeletionPolicy);
      expect(["Delete", undefined]).toContain(resource.UpdateReplacePolicy);
      expect(resource.Type).not.toMatch(/^Custom::|CustomResource|ApiGateway::Account$/);
    }
  }),
  promise("keeps every log for a week, and with every function its own log group", (template) => {
    for (const group of properties(template, "AWS::Logs::LogGroup")) expect(group["RetentionInDays"]).toBe(7);
    const groups = properties(template, "AWS::Lambda::Function").map((fn) => fn["LoggingConfig"]);
    expect(new Set(groups.map((group) => JSON.stringify(group))).size).toBe(2);
  }),
  promise("names nothing physically, so that it can be deployed twice", (template) => {
    const text = JSON.stringify(template);
    for (const name of ["FunctionName", "RoleName", "LogGroupName", "UsagePlanName"]) {
      // A Lambda::Permission names the function that it is about, by reference.
      expect(text).not.toMatch(new RegExp(`"${name}":"`));
    }
  }),
  promise("runs two arm64 functions on the newest Node, each ended after three seconds", (template) => {
    const functions = properties(template, "AWS::Lambda::Function");
    expect(functions.map((fn) => fn["MemorySize"])).toEqual([1769, 256]);
    for (const fn of functions) {
      expect(fn).toMatchObject({ Runtime: "nodejs24.x", Architectures: ["arm64"], Timeout: 3 });
    }
  }),
  promise("has a regional endpoint whose rate is bounded for everybody", (template) => {
    const [api] = properties(template, "AWS::ApiGateway::RestApi");
    expect(api["EndpointConfiguration"]).toEqual({ Types: ["REGIONAL"] });
    for (const { throttle } of servedMethods(template)) {
      expect(throttle?.rate).toBeGreaterThan(0);
      expect(throttle?.rate).toBeLessThanOrEqual(2);
    }
  }),
  promise("shows the page to everybody, at a low rate of its own, compressed by the gateway", (template) => {
    const root = readTemplate(template).resources.find(({ path }) => path === "/");
    const [get, head] = ["GET", "HEAD"].map((verb) => root?.methods.get(verb));
    for (const method of [get, head]) expect(method?.authorization).toBe("none");
    const rate = (get?.throttle?.rate ?? Number.NaN) + (head?.throttle?.rate ?? Number.NaN);
    expect(rate).toBeGreaterThan(0);
    expect(rate).toBeLessThanOrEqual(0.013);
    expect(get?.throttle?.burst).toBeLessThanOrEqual(100);
    const [api] = properties(template, "AWS::ApiGateway::RestApi");
    expect(api["MinimumCompressionSize"]).toBe(0);
    expect(api["BinaryMediaTypes"]).toBeUndefined();
  }),
  promise("refuses everything while it is stopped, and changes in nothing else", (template) => {
    const { Resources } = template;
    const stopped = withParameters(template, { [STOPPED]: "true" });
    const [before, after] = [template, stopped].map(resolver).map((resolve) => resolve(Resources) as object);
    for (const { throttle } of servedMethods(stopped)) expect(throttle).toEqual({ rate: 0, burst: 0 });
    const plan = readTemplate(stopped).keyLimits.throttle;
    if (plan !== undefined) expect(plan).toEqual({ rate: 0, burst: 0 });
    const changed = Object.entries(after).filter(
      ([id, part]) => JSON.stringify(part) !== JSON.stringify(Object(before)[id]),
    );
    for (const [, { Type }] of changed) expect(Type).toMatch(/^AWS::ApiGateway::(Stage|UsagePlan)$/);
  }),
  promise("lets only API Gateway call the functions, and only for this API", (template) => {
    const permissions = properties(template, "AWS::Lambda::Permission");
    expect(permissions).toHaveLength(2);
    const [apiId] =
      Object.entries(template.Resources).find(([, one]) => one.Type.endsWith("::RestApi")) ?? [];
    for (const permission of permissions) {
      expect(permission["Principal"]).toBe("apigateway.amazonaws.com");
      expect(JSON.stringify(permission["SourceArn"])).toContain(`{"Ref":"${apiId}"}`);
    }
  }),
  promise("answers every known resource, whatever the verb, and nothing else", (template) => {
    const wanted = routeList.flatMap(({ method, resource, function: target }) =>
      (method === "GET" ? ["GET", "HEAD"] : [method]).map((verb) => `${verb} ${resource} ${target}`),
    );
    const anyVerb = [...new Set(routeList.map((route) => `ANY ${route.resource} catalog`))];
    const served = servedRoutes(template).filter((route) => !route.startsWith("OPTIONS "));
    expect(served.sort()).toEqual([...wanted, ...anyVerb].sort());
  }),
  promise("tells the function that describes the API what the methods ask of a caller", (template) => {
    const told = properties(template, "AWS::Lambda::Function").flatMap(
      ({ Environment }) => (Environment as { Variables: Record<string, string> }).Variables["ACCESS"] ?? [],
    );
    const asked = readTemplate(template)
      .resources.flatMap((resource) => [...resource.methods])
      .flatMap(([verb, { authorization }]) => (verb === "OPTIONS" ? [] : [authorization]));
    const [most] = ["key", "iam", "none"].filter((one) =>
      asked.some((authorization) => authorization === one),
    );
    expect(told).toEqual([most === "none" ? "public" : most]);
  }),
  promise("describes no body at the gateway, where a wrong one would be 400 instead of 422", (template) => {
    for (const type of ["Model", "RequestValidator"]) {
      expect(ofType(template, `AWS::ApiGateway::${type}`)).toEqual([]);
    }
  }),
  promise(
    "answers for the gateway in problem+json whose status is the status of the response",
    (template) => {
      const responses = properties(template, "AWS::ApiGateway::GatewayResponse");
      expect(responses).toHaveLength(21);
      for (const { ResponseTemplates, ResponseParameters, StatusCode } of responses) {
        const problem = JSON.parse((ResponseTemplates as Record<string, string>)["application/json"]);
        expect(Object.keys(problem)).toEqual(["type", "title", "status", "detail", "instance"]);
        expect(String(problem.status)).toBe(StatusCode);
        expect(problem.instance).toBe("$context.requestId");
        expect(ResponseParameters).toMatchObject({
          "gatewayresponse.header.Content-Type": "'application/problem+json'",
          "gatewayresponse.header.x-content-type-options": "'nosniff'",
        });
      }
    },
  ),
  promise("sends with the gateway's problems the headers that the handlers send with theirs", (template) => {
    const fromHandler = handlerHeaders(template);
    const parameters = gatewayResponse(template, "THROTTLED")?.["ResponseParameters"] as Record<
      string,
      string
    >;
    const fromGateway = new Map(
      Object.entries(parameters).map(([name, value]) => [
        name.replace("gatewayresponse.header.", "").toLowerCase(),
        value.slice(1, -1),
      ]),
    );
    expect(Object.keys(fromHandler).length).toBeGreaterThan(4);
    for (const [name, value] of Object.entries(fromHandler)) expect(fromGateway.get(name), name).toBe(value);
  }),
  promise("redeploys when a gateway response changes", (template) => {
    const [deployment] = ofType(template, "AWS::ApiGateway::Deployment");
    expect((deployment as Resource & { DependsOn: string[] }).DependsOn).toContain(
      Object.entries(template.Resources).find(
        ([, one]) => one.Properties["ResponseType"] === "THROTTLED",
      )?.[0],
    );
  }),
  promise(
    "can write to their own log group and do nothing else",
    (template) => {
      const roles = properties(template, "AWS::IAM::Role");
      expect(roles).toHaveLength(2);
      expect(ofType(template, "AWS::IAM::Policy")).toEqual([]);
      for (const role of roles) {
        expect(role["ManagedPolicyArns"]).toBeUndefined();
        expect(role["Policies"]).toHaveLength(1);
      }
      for (const [id, fn] of Object.entries(template.Resources)) {
        if (fn.Type !== "AWS::Lambda::Function") continue;
        const { LogGroup } = fn.Properties["LoggingConfig"] as { LogGroup: { Ref: string } };
        const role =
          template.Resources[(fn.Properties["Role"] as { "Fn::GetAtt": string[] })["Fn::GetAtt"][0]];
        expect(JSON.parse(JSON.stringify(role.Properties["Policies"])), id).toMatchObject([
          {
            PolicyDocument: {
              Statement: [
                {
                  Action: ["logs:CreateLogStream", "logs:PutLogEvents"],
                  Effect: "Allow",
                  Resource: { "Fn::GetAtt": [LogGroup.Ref, "Arn"] },
                },
              ],
            },
          },
        ]);
      }
    },
    "key",
    "iam",
    "public",
  ),
  promise(
    "name no wildcard",
    (template) => {
      const policies = properties(template, "AWS::IAM::Role").map((role) => role["Policies"]);
      expect(JSON.stringify(policies)).not.toContain("*");
    },
    "key",
    "iam",
    "public",
  ),
  promise(
    "come without X-Ray, access logs, reserved concurrency, alarms or dashboard unless asked for",
    (template) => {
      expect(JSON.stringify(template)).not.toMatch(/AWS::(CloudWatch|SNS|Budgets)::/);
      expect(stage(template)["TracingEnabled"]).toBe(false);
      expect(stage(template)["AccessLogSetting"]).toBeUndefined();
      for (const fn of properties(template, "AWS::Lambda::Function")) {
        expect(fn["TracingConfig"]).toBeUndefined();
        expect(fn["ReservedConcurrentExecutions"]).toBeUndefined();
      }
    },
    "key",
    "iam",
    "public",
  ),
  promise(
    "asks for the key on every method and binds it to a rate and a daily quota",
    (template) => {
      expect(authorizations(template, "/")).toEqual({ GET: "none", HEAD: "none", ANY: "key" });
      for (const method of methods(template)) {
        if (isOfPage(method)) continue;
        expect(method).toMatchObject({ ApiKeyRequired: true, AuthorizationType: "NONE" });
      }
      expect(properties(template, "AWS::ApiGateway::UsagePlan")).toMatchObject([
        { Quota: { Limit: 2000, Period: "DAY" } },
      ]);
      expect(readTemplate(template).keyLimits.throttle).toEqual({ rate: 2, burst: 20 });
      expect(ofType(template, "AWS::ApiGateway::UsagePlanKey")).toHaveLength(1);
      expect(gatewayResponse(template, "INVALID_API_KEY")?.["StatusCode"]).toBe("403");
    },
    "key",
  ),
  promise(
    "keeps the key's value out of the template and says how to read it",
    (template) => {
      expect(properties(template, "AWS::ApiGateway::ApiKey")[0]["Value"]).toBeUndefined();
      expect(JSON.stringify(template.Outputs["ReadKey"].Value)).toContain("aws apigateway get-api-key");
      expect(JSON.stringify(template.Outputs["Try"].Value)).toContain("x-api-key: $KEY");
    },
    "key",
  ),
  promise(
    "calls a route that does not exist 404",
    (template) => {
      expect(gatewayResponse(template, "MISSING_AUTHENTICATION_TOKEN")?.["StatusCode"]).toBe("404");
    },
    "key",
  ),
  promise(
    "asks for a signature on every method and makes no key",
    (template) => {
      expect(authorizations(template, "/")).toEqual({ GET: "none", HEAD: "none", ANY: "iam" });
      for (const method of methods(template)) {
        if (isOfPage(method)) continue;
        expect(method).toMatchObject({ ApiKeyRequired: false, AuthorizationType: "AWS_IAM" });
      }
      for (const type of ["ApiKey", "UsagePlan"]) {
        expect(ofType(template, `AWS::ApiGateway::${type}`)).toEqual([]);
      }
      expect(template.Outputs["ReadKey"]).toBeUndefined();
    },
    "iam",
  ),
  promise(
    "does not call an unsigned request 404: the gateway cannot tell it from an unknown route",
    (template) => {
      const response = gatewayResponse(template, "MISSING_AUTHENTICATION_TOKEN");
      expect(response?.["StatusCode"]).toBe("403");
      expect(JSON.stringify(response?.["ResponseTemplates"])).toMatch(
        /not signed.*or there is no such route/,
      );
    },
    "iam",
  ),
  promise(
    "asks for nothing, at the rate that a month can afford",
    (template) => {
      for (const method of methods(template)) {
        expect(method).toMatchObject({ ApiKeyRequired: false, AuthorizationType: "NONE" });
      }
      const throttles = readTemplate(template)
        .resources.flatMap(({ path, methods }) =>
          [...methods].filter(([verb]) => path !== "/" || verb === "ANY").map(([, method]) => method),
        )
        .map(({ throttle }) => throttle);
      for (const throttle of throttles) expect(throttle?.burst).toBe(10);
      const rate = throttles.reduce((sum, throttle) => sum + (throttle?.rate ?? Number.NaN), 0);
      expect(Number(rate.toFixed(9))).toBeLessThanOrEqual(0.2);
      expect(rate).toBeGreaterThan(0.19);
    },
    "public",
  ),
  promise(
    "comes: X-Ray, access logs, reserved concurrency",
    (template) => {
      expect(stage(template)).toMatchObject({
        TracingEnabled: true,
        AccessLogSetting: { Format: expect.any(String) },
      });
      for (const fn of properties(template, "AWS::Lambda::Function")) {
        expect(fn).toMatchObject({ TracingConfig: { Mode: "Active" }, ReservedConcurrentExecutions: 5 });
      }
    },
    "everything",
  ),
  promise(
    "comes: X-Ray, to which alone a role may then write on any resource",
    (template) => {
      const statements = properties(template, "AWS::IAM::Policy").flatMap(
        ({ PolicyDocument }) => (PolicyDocument as { Statement: Record<string, unknown>[] }).Statement,
      );
      expect(statements).toHaveLength(2);
      for (const statement of statements) {
        expect(statement).toEqual({
          Action: ["xray:PutTelemetryRecords", "xray:PutTraceSegments"],
          Effect: "Allow",
          Resource: "*",
        });
      }
      const inline = properties(template, "AWS::IAM::Role").map((role) => role["Policies"]);
      expect(JSON.stringify(inline)).not.toContain("*");
    },
    "everything",
  ),
  promise(
    "comes: CORS, whose preflight needs no key, in handlers and gateway responses alike",
    (template) => {
      const preflights = methods(template).filter((method) => method["HttpMethod"] === "OPTIONS");
      expect(preflights).toHaveLength(new Set(routeList.map((route) => route.resource)).size);
      for (const preflight of preflights) {
        expect(preflight).toMatchObject({ ApiKeyRequired: false, Integration: { Type: "MOCK" } });
        const said = JSON.stringify(preflight);
        expect(said).toContain(`"method.response.header.Access-Control-Max-Age":"'86400'"`);
        expect(said).toMatch(/Access-Control-Allow-Headers":"'[^']*\bif-none-match\b/);
      }
      for (const fn of properties(template, "AWS::Lambda::Function")) {
        expect(fn["Environment"]).toMatchObject({ Variables: { CORS_ORIGIN: "https://example.org" } });
      }
      expect(handlerHeaders(template)).toMatchObject({
        "access-control-allow-origin": "https://example.org",
        "access-control-expose-headers": expect.stringMatching(/\bETag\b/),
      });
    },
    "everything",
  ),
  promise(
    "answers no preflight unless asked to",
    (template) => {
      expect(methods(template).some((method) => method["HttpMethod"] === "OPTIONS")).toBe(false);
    },
    "key",
    "iam",
    "public",
  ),
];

const authorizations = (template: Template, path: string) =>
  Object.fromEntries(
    Array.from(
      readTemplate(template).resources.find((resource) => resource.path === path)?.methods ?? [],
      ([verb, { authorization }]) => [verb, authorization],
    ),
  );
/** The root's methods name the API's root instead of a resource. */
const isOfPage = ({ ResourceId, HttpMethod }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(ResourceId).includes("RootResourceId") && HttpMethod !== "ANY";
const properties = (template: Template, type: string) => ofType(template, type).map((one) => one.Properties);
const methods = (template: Template) => properties(template, "AWS::ApiGateway::Method");
const servedMethods = (template: unknown): readonly Method[] =>
  readTemplate(template).resources.flatMap((resource) => [...resource.methods.values()]);
const stage = (template: Template) => properties(template, "AWS::ApiGateway::Stage")[0];
const gatewayResponse = (template: Template, type: string) =>
  properties(template, "AWS::ApiGateway::GatewayResponse").find((one) => one["ResponseType"] === type);

/** Of a problem that a handler answers in the template's environment. */
function handlerHeaders(template: Template): Readonly<Record<string, unknown>> {
  const [{ Environment }] = properties(template, "AWS::Lambda::Function");
  const { CORS_ORIGIN } = (Environment as { Variables: Record<string, string> }).Variables;
  const before = process.env["CORS_ORIGIN"];
  process.env["CORS_ORIGIN"] = CORS_ORIGIN ?? "";
  try {
    return (
      problemResult({ type: "about:blank", title: "", status: 400, detail: "", instance: "" }).headers ?? {}
    );
  } finally {
    process.env["CORS_ORIGIN"] = before ?? "";
  }
}

function servedRoutes(template: Template): string[] {
  return readTemplate(template).resources.flatMap(({ path, methods }) =>
    [...methods].map(([verb, { integration }]) => {
      const target = "functionId" in integration ? integration.functionId : "mock";
      return `${verb} ${path} ${target.startsWith("Solve") ? "solve" : target.startsWith("Catalog") ? "catalog" : target}`;
    }),
  );
}
