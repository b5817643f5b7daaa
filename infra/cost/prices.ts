/** https://aws.amazon.com/api-gateway/pricing/ */
const gatewayRequest = 3.5e-6;

/**
 * What AWS charges, in USD: public list prices of us-east-1 as of the date below. They were not fetched; check them
 * against the pages named beside them before relying on a figure. Free tiers are left out everywhere: they may be used
 * up by something else in the account.
 */
export const prices = {
  asOf: "September 2025",
  region: "us-east-1",
  /** A request to a REST API, the first 333 million a month. */
  gatewayRequest,
  /** The same in tiers: the first so many of a month, the next so many. */
  gatewayTiers: [
    { many: 333e6, each: gatewayRequest },
    { many: 667e6, each: 2.8e-6 },
    { many: 19e9, each: 2.38e-6 },
    { many: Number.POSITIVE_INFINITY, each: 1.51e-6 },
  ],
  /** https://aws.amazon.com/lambda/pricing/ */
  lambdaRequest: 0.2e-6,
  /** A GB-second by architecture, the first tier. Starting an environment is billed like running (since August 2025). */
  gigabyteSecond: { arm64: 1.33334e-5, x86_64: 1.66667e-5 },
  /** Taking logs in and keeping them, a GB. https://aws.amazon.com/cloudwatch/pricing/ */
  logGigabyte: 0.5,
  logGigabyteMonth: 0.03,
  /** A metric that an alarm watches, a month; a dashboard, a month. The same page. */
  alarmMetric: 0.1,
  dashboard: 3,
  /** A trace recorded. https://aws.amazon.com/xray/pricing/ */
  trace: 5e-6,
  /** A GB out to the internet, the first 10 TB. https://aws.amazon.com/ec2/pricing/on-demand/ */
  transferGigabyte: 0.09,
  /** A request to CloudFront by HTTPS, and a GB out of it, the first 10 TB; North America and Europe. https://aws.amazon.com/cloudfront/pricing/ */
  cloudFrontRequest: 1e-6,
  cloudFrontGigabyte: 0.085,
  /** An e-mail of SNS. https://aws.amazon.com/sns/pricing/ */
  mail: 2e-5,
} as const;
