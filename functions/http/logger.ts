/** One structured logger for all functions. What is logged about a request is decided in `dispatch.ts`. */
import { Logger } from "@aws-lambda-powertools/logger";

export const logger = new Logger({ serviceName: "optimal-play" });
