/** Lambda: shows the page, lists the games and describes the API. */
import page from "../page/page.html";
import { documents } from "./built-documents.ts";
import { catalogHandler } from "./catalog-handler.ts";

export const handler = catalogHandler(documents, page);
