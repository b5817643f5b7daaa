/**
 * One Lambda function with the two things that belong to it: a log group that goes when the stack goes, and a
 * role that can write to that log group and do nothing else.
 */
import { type Duration, FileSystem, RemovalPolicy } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { acknowledge } from "./acknowledge.ts";
import type { Config } from "./config.ts";

export interface ApiFunctionProps {
  readonly description: string;
  /** The built bundle: `index.mjs`, which exports `handler`. */
  readonly folder: string;
  readonly memorySize: number;
  readonly timeout: Duration;
  /** What this function alone is told. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly config: Config;
}

export class ApiFunction extends Construct {
  readonly function: LambdaFunction;
  readonly logGroup: LogGroup;
  readonly memorySize: number;
  readonly timeout: Duration;

  constructor(scope: Construct, id: string, props: ApiFunctionProps) {
    super(scope, id);
    const { tracing, reservedConcurrency, corsOrigin } = props.config;
    this.memorySize = props.memorySize;
    this.timeout = props.timeout;

    // Explicit: a group that Lambda creates by itself keeps its logs for ever and outlives the stack.
    const logGroup = new LogGroup(this, "Logs", {
      retention: RetentionDays.ONE_WEEK,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.logGroup = logGroup;
    const writeLogs = new PolicyStatement({
      actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
      resources: [logGroup.logGroupArn],
    });
    const role = new Role(this, "Role", {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: { WriteLogs: new PolicyDocument({ statements: [writeLogs] }) },
    });

    this.function = new LambdaFunction(this, "Function", {
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(props.folder),
      handler: "index.handler",
      memorySize: props.memorySize,
      timeout: props.timeout,
      role,
      logGroup,
      tracing: tracing ? Tracing.ACTIVE : Tracing.DISABLED,
      ...(reservedConcurrency === undefined ? {} : { reservedConcurrentExecutions: reservedConcurrency }),
      environment: {
        POWERTOOLS_SERVICE_NAME: "optimal-play",
        REVISION: FileSystem.fingerprint(props.folder),
        ...(corsOrigin === undefined ? {} : { CORS_ORIGIN: corsOrigin }),
        ...props.environment,
      },
    });

    if (tracing) {
      acknowledge(role, {
        "AwsSolutions-IAM5[Resource::*]":
          "The deployer asked for X-Ray (tracing=true); xray:PutTraceSegments and xray:PutTelemetryRecords have no resource to name.",
      });
    }
  }
}
