/** TypeScript values as Coq terms. */

export const integer = (value: number): string => (value < 0 ? `(${value})` : `${value}`);
export const natural = (value: number): string => `${value}%nat`;
export const truth = (value: boolean): string => (value ? "true" : "false");
export const player = (name: "alice" | "bob"): string => (name === "alice" ? "Alice" : "Bob");
export const tuple = (...terms: readonly string[]): string => `(${terms.join(", ")})`;
export const list = <T>(values: Iterable<T>, term: (value: T) => string): string =>
  `[${Array.from(values, term).join("; ")}]`;
export const integers = (values: Iterable<number>): string => list(values, integer);
export const naturals = (values: Iterable<number>): string => `${integers(values)}%nat`;

/**
 * A theorem that says that a function finds nothing wrong with some cases. Before it is asked to prove it Coq prints
 * those with which it does, three at most. In parts, as a long list takes Coq more than linear time to read.
 */
export function agreement(name: string, agrees: string, cases: readonly string[], part = 50): string {
  const parts: string[] = [];
  for (let from = 0; from < cases.length; from += part) {
    const found = `wrong (${agrees}) [${cases.slice(from, from + part).join(";\n")}]`;
    parts.push(`Definition wrong_${from} := Eval vm_compute in ${found}.`);
    parts.push(`Eval compute in firstn 3 wrong_${from}.`);
    parts.push(`Theorem agree_${from} : wrong_${from} = []. Proof. reflexivity. Qed.`);
  }
  return [`Module ${name}. (* ${cases.length} positions *)`, ...parts, `End ${name}.`].join("\n");
}
