import manifest from "../games/package.json" with { type: "json" };

/** The solvers' version, for people: goes into the OpenAPI document. */
export const VERSION: string = manifest.version;

/** Put in by `infra/build.ts`: a digest of the bundle that this module ends up in. */
declare const BUNDLE_DIGEST: string | undefined;

/**
 * What an answer depends on beside the question; goes into every ETag. A version that people raise by hand would let
 * an answer outlive the bug that was in it, so it is the code itself, and the version only where nothing was bundled.
 */
export const REVISION: string = typeof BUNDLE_DIGEST === "undefined" ? VERSION : BUNDLE_DIGEST;
