// by its name alone, so that the rest stays out of the bundles
import { version } from "../games/package.json";

/** The solvers' version, for people: goes into the OpenAPI document. */
export const VERSION: string = version;

/**
 * What an answer depends on beside the question; goes into every ETag. A version that people raise by hand would let
 * an answer outlive the bug that was in it, so the stack sets a hash of the code, and the version is for where no stack
 * is.
 */
export const REVISION: string = process.env["REVISION"] ?? VERSION;
