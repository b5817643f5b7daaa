/**
 * A claim about a position, held against what is true: part by part, with the play that refutes the first part that fails
 * and, where the mistake is a known one, its name.
 */
import type { Budget } from "./budget.ts";
import { claimIn, LONGEST_LINE } from "./claim.ts";
import type {
  AskOptions,
  Check,
  CheckedPart,
  Claim,
  Game,
  KnownClaim,
  Misconception,
  Ply,
  Solution,
} from "./game.ts";
import { signOf } from "./game.ts";
import { saidBy, same } from "./misconception.ts";
import type { Made, MovePointer, Replay } from "./replay.ts";
import { type Sentence, say, spoken } from "./sentence.ts";
import { type Asked, asked, type Solver } from "./solving.ts";

/** A part of a claim, and what there is to say against it. */
interface Judged<M> {
  readonly part: CheckedPart<M>;
  readonly against: readonly Sentence[];
  readonly refutation: readonly Ply<M>[];
}

/** Moves that were said to be best, as they were made. */
interface Proposal<M> {
  readonly made: readonly Made<M>[];
  readonly moves: readonly M[];
  readonly at: MovePointer;
}

export function checkerOf<P, M, I>(
  solver: Solver<P, M, I>,
  replay: Replay<P, M>,
  misconceptions: readonly Misconception<P, M, I>[],
): Pick<Game<P, M, I>, "check" | "claims"> {
  const { rules, accept, text, solve, rank } = solver;

  function check(input: I, claimed: Claim<M>, options: AskOptions = {}): Check<P, M> {
    const ask = asked(options);
    const { budget, at, language } = ask;
    const left = budget.left;
    const position = accept(input, at.position);
    const place = at.claim ?? `${at.options}/claim`;
    const claim = claimIn(rules, claimed, place);
    const { best, line } = claim;
    // before any work, so that what cannot be played is refused at once
    const proposed = (moves: readonly M[], pointer: MovePointer): Proposal<M> => {
      const { made } = replay.walk(budget, position, moves, pointer);
      return { made, moves: made.map(({ move }) => move), at: pointer };
    };
    const move = isNothing(best) ? best : proposed([best], () => `${place}/best`);
    const moves = line && proposed(line, (ply) => `${place}/line${ply === undefined ? "" : `/${ply}`}`);

    const solution = solve(input, { ...ask, line: LONGEST_LINE });
    const judged = [
      ...valuesOf(claim, solution),
      ...(move === undefined ? [] : [bestOf(ask, solution, move)]),
      ...(moves === undefined ? [] : [lineOf(ask, solution, moves)]),
    ];
    const failed = judged.find(({ part }) => !part.holds);
    const like = failed && likeOf(budget, position, failed.part);
    const [verdict, ...reasons] = solution.why;
    const told =
      failed === undefined
        ? [say("claim-holds", judged.length)]
        : [...failed.against, ...(like === undefined ? [] : [like.why])];
    const why = [verdict, ...told.map((sentence) => spoken(sentence, language))];
    return {
      position,
      holds: failed === undefined,
      parts: judged.map(({ part }) => part),
      like: like?.name ?? null,
      why: why.length > 2 ? why : [...why, ...reasons.slice(0, 2)],
      refutation: failed?.refutation ?? [],
      cost: left - budget.left,
    };
  }

  /** Where one player collects, the difference is what she collects in all. */
  const nameOf = (part: string): string =>
    part === "difference" && rules.objective === "total" ? "total" : part;

  function valuesOf(claim: Claim<M>, { line, ...solution }: Solution<P, M>): Judged<M>[] {
    return (["winner", "answer", "difference", "scores"] as const).flatMap((name) => {
      const claimed = claim[name];
      if (claimed === undefined) return [];
      const actual = solution[name];
      const holds = same(claimed, actual);
      const { scores } = claim;
      const rightDifference = scores && scores.alice - scores.bob === solution.difference;
      const against =
        name === "scores" && rightDifference
          ? [say("claimed-other-line", claimed, actual)]
          : [say("claimed-value", nameOf(name), claimed, actual)];
      return [{ part: partOf(name, claimed, actual, holds), against, refutation: line }];
    });
  }

  /** @param claimed null where no move is said to be best */
  function bestOf(ask: Asked, { position, line }: Solution<P, M>, claimed: Proposal<M> | null): Judged<M> {
    const first = () => rank(position as unknown as I, { ...ask, limit: 1 }).moves[0];
    if (claimed === null) {
      if (rules.isOver(position)) return right(partOf("best", null, null, true));
      const { move, text } = first();
      const against = [say("claimed-no-best", text)];
      return { part: partOf("best", null, move, false), against, refutation: line };
    }
    const [move] = claimed.moves;
    const fault = faultOf(ask, position, claimed);
    if (fault === undefined) return right(partOf("best", move, first().move, true));
    const against = [say("claimed-best", fault.text), fault.why];
    return { part: partOf("best", move, fault.better, false), against, refutation: fault.refutation };
  }

  function lineOf(ask: Asked, { position, line }: Solution<P, M>, claimed: Proposal<M>): Judged<M> {
    const { moves } = claimed;
    const fault = faultOf(ask, position, claimed);
    if (fault === undefined) return right(partOf("line", moves, moves, true));
    const actual = line.slice(0, moves.length).map(({ move }) => move);
    const against = [say("claimed-line", fault.ply + 1, fault.text), fault.why];
    return { part: partOf("line", moves, actual, false), against, refutation: fault.refutation };
  }

  /** The first of some moves that is not best, and the play that shows it. */
  function faultOf(asking: Asked, start: P, { moves, made, at: pointer }: Proposal<M>) {
    const { budget, at, language } = asking;
    const review = replay.review(budget, start, moves, pointer);
    const { values } = review;
    const losses = replay.losses(made, values);
    const ply = losses.findIndex((loss) => loss > 0);
    if (ply < 0) return undefined;
    let collected = 0; // Alice's points minus Bob's
    let position = start;
    for (const { player, move, points } of made.slice(0, ply)) {
      collected += signOf(player) * points;
      position = rules.play(position, move);
    }
    const ask = { ...asking, at: { position: pointer(ply), options: at.options } };
    const step = made[ply];
    const better = replay.better(ask, review, ply, position);
    const after = rules.play(position, step.move);
    const refutation = solve(after as unknown as I, { ...ask, line: LONGEST_LINE }).line;
    const best = collected + values[ply];
    const value = best - signOf(step.player) * losses[ply];
    const why = replay.why(step, better, value, best, refutation[0]);
    return { ply, text: text(step.player, step, language), better: better.move, refutation, why };
  }

  function likeOf(budget: Budget, position: P, part: CheckedPart<M>): Misconception<P, M, I> | undefined {
    return misconceptions.find((wrong) => {
      const cost = wrong.cost(position) * (part.claim === "line" ? part.claimed.length : 1);
      if (cost > budget.left) return false;
      budget.left -= cost;
      if (part.claim !== "line") return same(saidBy(rules, wrong, position)[part.claim], part.claimed);
      let now = position;
      return part.claimed.every((move) => {
        const follows = same(wrong.says(now).best, move);
        now = rules.play(now, move);
        return follows;
      });
    });
  }

  const claims = () =>
    misconceptions.flatMap((wrong) =>
      wrong.fails.map(({ position, part }) => knownClaim(wrong, position, part)),
    );

  function knownClaim(
    wrong: Misconception<P, M, I>,
    input: I,
    name: Misconception<P, M, I>["fails"][number]["part"],
  ): KnownClaim<P, M> {
    const claim = { [name]: saidBy(rules, wrong, accept(input, ""))[name] };
    const { position, parts, why, refutation } = check(input, claim);
    return { name: wrong.name, position, claim, actual: parts[0].actual, why, refutation };
  }

  return { check, claims };
}

/** What came for a move may be anything: false and 0 are moves that cannot be made, null is the claim that there is none. */
const isNothing = (move: unknown): move is null | undefined => move === null || move === undefined;

const right = <M>(part: CheckedPart<M>): Judged<M> => ({ part, against: [], refutation: [] });

const partOf = <M>(claim: keyof Claim<M>, claimed: unknown, actual: unknown, holds: boolean) =>
  ({ claim, claimed, actual, holds }) as CheckedPart<M>;
