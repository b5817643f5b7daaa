/** What any handler has to do at the least: read the body, answer with as much. */
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";

export async function handler({ body }: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  return {
    statusCode: 200,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(JSON.parse(body ?? "null")),
  };
}
