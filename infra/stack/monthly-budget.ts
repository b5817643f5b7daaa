/**
 * AWS itself writes when the month's bill passes half, four fifths and all of a sum, or is forecast to. The budget is of
 * the whole account: costs can be told apart by stack only after an account-wide setting, which we leave alone.
 */
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { Construct } from "constructs";

export interface MonthlyBudgetProps {
  /** USD. */
  readonly budget: number;
  readonly email: string;
}

export class MonthlyBudget extends Construct {
  constructor(scope: Construct, id: string, { budget, email }: MonthlyBudgetProps) {
    super(scope, id);
    const tell = (notificationType: "ACTUAL" | "FORECASTED", percent: number) => ({
      notification: {
        notificationType,
        comparisonOperator: "GREATER_THAN",
        threshold: percent,
        thresholdType: "PERCENTAGE",
      },
      subscribers: [{ subscriptionType: "EMAIL", address: email }],
    });
    new CfnBudget(this, "Budget", {
      budget: { budgetType: "COST", timeUnit: "MONTHLY", budgetLimit: { amount: budget, unit: "USD" } },
      notificationsWithSubscribers: [
        ...[50, 80, 100].map((percent) => tell("ACTUAL", percent)),
        tell("FORECASTED", 100),
      ],
    });
  }
}
