import manifest from "../games/package.json" with { type: "json" };

/** The solvers' version: goes into the OpenAPI document and into every ETag. */
export const VERSION: string = manifest.version;
