/** What is deployed, and what the deployer is told afterwards. Each part explains itself in its own file. */
import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { routeList } from "../../functions/http/routes.ts";
import type { FunctionName } from "../build.ts";
import { Alarms } from "./alarms.ts";
import { ApiFunction } from "./api-function.ts";
import type { Config } from "./config.ts";
import { Dashboard } from "./dashboard.ts";
import { firstQuestion } from "./first-question.ts";
import { metricsOf } from "./metrics.ts";
import { MonthlyBudget } from "./monthly-budget.ts";
import { setRates } from "./rates.ts";
import { RestApi } from "./rest-api.ts";

export interface OptimalPlayStackProps extends StackProps {
  readonly config: Config;
  readonly folders: Readonly<Record<FunctionName, string>>;
}

export class OptimalPlayStack extends Stack {
  constructor(scope: Construct, id: string, { config, folders, ...props }: OptimalPlayStackProps) {
    super(scope, id, {
      description: "Optimal Play: exact answers about two-player games, over HTTP",
      ...props,
    });

    const solve = new ApiFunction(this, "Solve", {
      description: "Solves positions and ranks moves",
      folder: folders.solve,
      // 1,769 MB is where Lambda gives one whole vCPU, the unit in which the request budget is counted.
      memorySize: 1_769,
      timeout: Duration.seconds(3),
      config,
    });
    const catalog = new ApiFunction(this, "Catalog", {
      description: "Lists the games, describes the API, refuses wrong verbs",
      folder: folders.catalog,
      // Only looks things up: a seventh of a vCPU is enough, and it is the price of a refused request.
      memorySize: 256,
      timeout: Duration.seconds(3),
      // The OpenAPI document says what a request must bring.
      environment: { ACCESS: config.access },
      config,
    });
    const api = new RestApi(this, "Api", {
      routes: routeList,
      functions: { solve: solve.function, catalog: catalog.function },
      fallback: catalog.function,
      config,
    });

    const metrics = metricsOf(api.stage, { solve, catalog });
    const { email, budget, dashboard } = config;
    if (email !== undefined) new Alarms(this, "Alarms", { metrics, config, email });
    if (email !== undefined && budget !== undefined) new MonthlyBudget(this, "Month", { budget, email });
    if (dashboard)
      new Dashboard(this, "Dashboard", { metrics, logGroups: [solve.logGroup, catalog.logGroup] });

    new CfnOutput(this, "Url", { value: api.url });
    new CfnOutput(this, "Try", { value: tryIt(api) });
    if (api.apiKeyId !== undefined) {
      const command = `aws apigateway get-api-key --api-key ${api.apiKeyId} --include-value --query value --output text`;
      new CfnOutput(this, "ReadKey", { description: "Prints the API key", value: command });
    }
    new CfnOutput(this, "Stop", {
      description: "Refuses every request, until npm run resume",
      value: "npm run stop",
    });
    setRates(this, config, routeList);
  }
}

function tryIt(api: RestApi): string {
  const signIn = {
    key: ' -H "x-api-key: $KEY"',
    iam: ` --user "$AWS_ACCESS_KEY_ID:$AWS_SECRET_ACCESS_KEY" -H "x-amz-security-token: $AWS_SESSION_TOKEN" --aws-sigv4 aws:amz:${Stack.of(api).region}:execute-api`,
    public: "",
  }[api.access];
  const question = `-H 'content-type: application/json' -d '${firstQuestion.body}'`;
  return `curl -s ${api.url}${firstQuestion.path}${signIn} ${question}`;
}
