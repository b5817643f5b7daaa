/** The worst month in words and columns. */
import { GREATEST_PAGE, GREATEST_RESPONSE } from "../../functions/http/limits.ts";
import { accessOf, inForce } from "../template/access.ts";
import type { Deployment } from "../template/deployment.ts";
import { prices } from "./prices.ts";
import { scaleReport } from "./scale.ts";
import {
  assumptions,
  type Bill,
  billAtBudget,
  billAtTimeout,
  billOfPage,
  billOfPreflights,
  computeAtConcurrency,
  millionRefusals,
  requestsAllowed,
  requestsAtRate,
} from "./worst-month.ts";

export function report(deployments: readonly Deployment[]): string {
  const rows = deployments.flatMap(rowsOf);
  return `The greatest bill of a month (31 days) under attack, in USD.
List prices of ${prices.region} as of ${prices.asOf} (infra/cost/prices.ts), not fetched;
check them against the AWS price pages that are named there.
No free tier is counted.

${table([heading, ...rows])}

${paragraphs(deployments)}

${scaleReport(deployments[0])}`;
}

const heading = ["", "requests", "gateway", "lambda", "compute", "logs", "transfer", "extras", "total"];

function rowsOf(deployment: Deployment): string[][] {
  const allowed = requestsAllowed(deployment);
  const access = accessOf(deployment);
  const who = { key: "a leaked key", iam: "leaked AWS credentials", public: "anybody" }[access];
  const rows = [
    [inForce(deployment)],
    row(`  ${who}, each to the timeout`, billAtTimeout(deployment, allowed)),
    row(`  ${who}, each at the budget`, billAtBudget(deployment, allowed)),
  ];
  rows.push(row("  and anybody, the page", billOfPage(deployment)));
  const atRate = requestsAtRate(deployment);
  if (atRate > allowed) {
    rows.push(row("  the same, were no quota held", billAtTimeout(deployment, atRate)));
  }
  const reserved = deployment.functions.every(({ concurrency }) => concurrency !== undefined);
  for (const environments of reserved ? [0] : [10, 1_000]) {
    const many = reserved ? "reserved concurrency" : `${environments.toLocaleString("en")} at once`;
    const compute = money(computeAtConcurrency(deployment, environments));
    rows.push([`  were no limit held, compute: ${many}`, "", "", "", compute]);
  }
  const preflights = billOfPreflights(deployment);
  if (access !== "public" && preflights > 0) {
    rows.push(["  a stranger, preflights", "", "", "", "", "", "", "", money(preflights)]);
  }
  if (access !== "public") {
    rows.push([
      "  a stranger, a million refusals",
      "1,000,000",
      ...["", "", "", "", "", ""],
      money(millionRefusals(deployment)),
    ]);
  }
  return rows;
}

const row = (label: string, bill: Bill): string[] => [
  label,
  bill.requests.toLocaleString("en"),
  ...[bill.gateway, bill.lambda, bill.compute, bill.logs, bill.transfer, bill.extras, bill.total].map(money),
];

const money = (usd: number): string =>
  usd.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function table(rows: readonly (readonly string[])[]): string {
  const widths = heading.map((_, column) =>
    Math.max(...rows.filter((cells) => cells.length > 1).map((cells) => (cells[column] ?? "").length)),
  );
  return rows
    .map((cells) =>
      cells.length === 1
        ? cells[0]
        : cells
            .map((cell, column) =>
              column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column] + 2),
            )
            .join(""),
    )
    .join("\n");
}

function paragraphs([{ functions }]: readonly Deployment[]): string {
  const sizes = functions
    .map(({ memoryMb, timeoutMs }) => `${memoryMb} MB x ${timeoutMs / 1_000} s`)
    .join(", ");
  return `How it is counted
- Every request goes to the most expensive function (${sizes}), starts a new environment
  (${assumptions.startSeconds} s, billed) and runs into the timeout; "at the budget" counts
  ${assumptions.budgetSeconds.toFixed(2)} s, twice what the slowest question takes that npm run worst has found.
- Every answer is the longest: ${GREATEST_RESPONSE} bytes and ${assumptions.headerBytes} of headers. Every request logs ${assumptions.logBytes} bytes.
- The page has a rate of its own, and each request for it is counted at its function's timeout with ${GREATEST_PAGE} bytes.
- Wrong verbs, bad bodies and unknown games reach a function and are counted like any other request.
- Extras are what flags add: alarms, their mails, the dashboard, traces.

What AWS does not guarantee
- Rates and quotas of API Gateway are targets, held on a best-effort basis: AWS says not to rely on them to control
  costs. Only the number of environments at once is held, by Lambda: 10 in a new account, 1,000 in an older one, or
  reservedConcurrency. Compute has a bound then; requests and transfer have none.
- What the gateway refuses (no key or a wrong one, no signature, no such route, over rate or quota) is not charged as a
  request: AWS staff say so publicly, but the manual no longer does. Whether the bytes of a refusal
  are charged as transfer is not documented; the stranger's row counts them, and nothing in the stack bounds how many
  they are. Requests that Lambda turns away for want of concurrency are charged at the gateway, and are in the count.
- A budget (--budget=…) and alarms (--email=…) tell, they do not stop: billing data is hours old. npm run stop refuses
  every request, npm run destroy removes the stack.`;
}
