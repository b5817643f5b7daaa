/**
 * Every type of resource that our templates have, with the properties and attributes that are known here. Anything else
 * is refused by name: a server that overlooks a property would show something other than what is deployed, and a bill
 * that overlooks one would be too small.
 */
export interface ResourceType {
  /** An exclamation mark follows those that AWS requires. */
  readonly properties: string;
  /** What Fn::GetAtt may read, by name. */
  readonly attributes: Readonly<Record<string, Attribute>>;
}

type Attribute = (id: string, place: Place) => string;
type Place = Readonly<Record<"AWS::Partition" | "AWS::Region" | "AWS::AccountId", string>>;

/** An ARN of a service that ends in the logical id. */
const arn =
  (service: string, before: string, after = ""): Attribute =>
  (id, place) => {
    const region = service === "iam" ? "" : place["AWS::Region"];
    const { "AWS::Partition": partition, "AWS::AccountId": account } = place;
    return `arn:${partition}:${service}:${region}:${account}:${before}${id}${after}`;
  };

/** An identifier that the logical id stands for. */
const itself: Attribute = (id) => id;

export const rootOf = (apiId: string): string => `${apiId}/root`;

export const resourceTypes: Readonly<Record<string, ResourceType>> = {
  "AWS::ApiGateway::ApiKey": {
    properties: "Enabled Name StageKeys Value",
    attributes: { APIKeyId: itself },
  },
  "AWS::ApiGateway::Deployment": {
    properties: "Description RestApiId!",
    attributes: { DeploymentId: itself },
  },
  "AWS::ApiGateway::GatewayResponse": {
    properties: "ResponseParameters ResponseTemplates ResponseType! RestApiId! StatusCode",
    attributes: {},
  },
  "AWS::ApiGateway::Method": {
    properties:
      "ApiKeyRequired AuthorizationType HttpMethod! Integration! MethodResponses ResourceId! RestApiId!",
    attributes: {},
  },
  "AWS::ApiGateway::Resource": {
    properties: "ParentId! PathPart! RestApiId!",
    attributes: { ResourceId: itself },
  },
  "AWS::ApiGateway::RestApi": {
    properties: "Description EndpointConfiguration MinimumCompressionSize Name!",
    attributes: { RestApiId: itself, RootResourceId: rootOf },
  },
  "AWS::ApiGateway::Stage": {
    properties: "AccessLogSetting DeploymentId! MethodSettings RestApiId! StageName! TracingEnabled",
    attributes: {},
  },
  "AWS::ApiGateway::UsagePlan": {
    properties: "ApiStages Description Quota Throttle UsagePlanName",
    attributes: { Id: itself },
  },
  "AWS::ApiGateway::UsagePlanKey": { properties: "KeyId! KeyType! UsagePlanId!", attributes: { Id: itself } },
  "AWS::Budgets::Budget": { properties: "Budget! NotificationsWithSubscribers", attributes: {} },
  "AWS::CDK::Metadata": { properties: "Analytics", attributes: {} },
  "AWS::CloudWatch::Alarm": {
    properties:
      "AlarmActions AlarmDescription ComparisonOperator! Dimensions EvaluationPeriods! ExtendedStatistic MetricName Metrics Namespace Period Statistic Threshold TreatMissingData",
    attributes: { Arn: arn("cloudwatch", "alarm:") },
  },
  "AWS::CloudWatch::Dashboard": { properties: "DashboardBody! DashboardName", attributes: {} },
  "AWS::IAM::Policy": { properties: "PolicyDocument! PolicyName! Roles", attributes: {} },
  "AWS::IAM::Role": {
    properties: "AssumeRolePolicyDocument! Policies",
    attributes: { Arn: arn("iam", "role/"), RoleId: itself },
  },
  "AWS::Lambda::Function": {
    properties:
      "Architectures Code! Description Environment Handler LoggingConfig MemorySize ReservedConcurrentExecutions Role! Runtime Timeout TracingConfig",
    attributes: { Arn: arn("lambda", "function:") },
  },
  "AWS::Lambda::Permission": { properties: "Action! FunctionName! Principal! SourceArn", attributes: {} },
  "AWS::Logs::LogGroup": {
    properties: "RetentionInDays",
    attributes: { Arn: arn("logs", "log-group:", ":*") },
  },
  "AWS::SNS::Subscription": { properties: "Endpoint Protocol! TopicArn!", attributes: {} },
  "AWS::SNS::Topic": {
    properties: "",
    attributes: { TopicArn: arn("sns", ""), TopicName: itself },
  },
  "AWS::SNS::TopicPolicy": { properties: "PolicyDocument! Topics!", attributes: {} },
};
