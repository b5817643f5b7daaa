/**
 * The methods whose proof a machine has checked, by game, with the theorem's name in notebooks/proofs. Apart from the
 * methods, as only those who list them read it.
 */
const proofs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "sum-game": { formula: "SumGame.formula_decides" },
  "stone-game": { fusion: "Thinning.fuse_correct" },
  "stone-game-ii": { "column-minima": "StoneGameIIColumns.columns_correct" },
  "stone-game-iii": { rolling: "StoneGameIII.deque_correct" },
  "stone-game-iv": { sieve: "StoneGameIV.sieve_correct" },
  "stone-game-v": { "branch-and-bound": "StoneGameV.branch_and_bound_correct" },
  "stone-game-vi": { ranking: "StoneGameVI.down_the_ranking" },
  "stone-game-vii": { fusion: "StoneGameVII.negated_row" },
  "stone-game-viii": { "suffix-max": "StoneGameVIII.one_pass" },
  "stone-game-ix": { residues: "StoneGameIX.at_start" },
};

/** The theorem behind a method; undefined where there is none. */
export const proofOf = (slug: string, method: string): string | undefined => proofs[slug]?.[method];
