/** A module with all that it imports, bundled, as the text of a script. */
declare module "bundled:*" {
  const text: string;
  export default text;
}
