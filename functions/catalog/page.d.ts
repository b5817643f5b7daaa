/** What infra/page.ts makes of the page. */

declare module "*/page.html" {
  /** The page as one file, the policy that its scripts and styles satisfy, and its tag. */
  const page: { readonly html: string; readonly policy: string; readonly etag: string };
  export default page;
}
