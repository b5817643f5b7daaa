/**
 * The Logs Insights query for "which request was slow, and why": a large position (`size`), an expensive method
 * (`operations`), or a fresh environment (`cold_start`). The dashboard has it, and the README to paste.
 */
export const slowRequests = `fields @timestamp, milliseconds, cold_start, route, game, method, size, operations, status, outcome, request_id
| filter message in ["answered", "failed"]
| sort milliseconds desc
| limit 20`;
