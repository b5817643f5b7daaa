/** Lambda: lists the games and describes the API. */
import { documents } from "./built-documents.ts";
import { catalogHandler } from "./catalog-handler.ts";

export const handler = catalogHandler(documents);
