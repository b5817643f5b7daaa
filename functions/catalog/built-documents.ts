/** The documents of the whole catalogue. `infra/build.ts` runs this module and puts what it exports in its place. */
import { games } from "../games/index.ts";
import { documentsOf } from "./documents.ts";

export const documents = documentsOf(games);
