/**
 * Asks a program about positions and holds its answers against the exact solver's. What looks wrong is asked once more of
 * a program just started: a position that it then gets right, it got wrong because of what was asked before.
 */
import type { AnyGame } from "../../functions/games/index.ts";
import { complaintAbout, shown } from "./answer.ts";
import type { Bounds, Constraints, Row } from "./constraints.ts";
import { type Launch, Program, type Reply } from "./program.ts";

export interface Contest {
  readonly game: AnyGame;
  readonly constraints: Constraints;
  readonly bounds: Bounds;
  readonly launch: Launch;
  /** Seconds for a position. */
  readonly timeout: number;
}

export interface Problem {
  /** What it did, to follow "It". */
  readonly did: string;
  /** The last lines that it printed beside its answers. */
  readonly printed: string;
  /**
   * `loading`: before it was asked; `late`: after it had answered the question before; `silence`: it took too long, and so
   * may others that are tried; `end`: it went away without complaint.
   */
  readonly kind: "wrong" | "loading" | "late" | "silence" | "crash" | "end";
}

export interface Examined {
  readonly problem: Problem | undefined;
  readonly seconds: number;
  /** What the same process was asked before, of the rows remembered; empty where there is no problem. */
  readonly before: readonly Row[];
}

/** The driver has not found what it is to call. */
export class NothingToCall extends Error {}

/** The shell has not found the command; its message says so. */
export class NoSuchCommand extends Error {}

/** How a shell ends that finds no such command, or one that it may not run. */
const SHELL_CODES = [126, 127];
const SECONDS_TO_START = 10;
const SECONDS_FOR_A_LATE_LINE = 1;
const MOST_REMEMBERED = 1_000_000; // numbers of the positions asked before

export class Examiner {
  readonly #contest: Contest;
  #program: Program | undefined;
  /** The rows asked since the program was started, and how many numbers they are. */
  #asked: Row[] = [];
  #numbers = 0;

  constructor(contest: Contest) {
    this.#contest = contest;
  }

  /** Asks about one position after the others. */
  async examine(row: Row): Promise<Examined> {
    const answered = await this.#ask(row);
    const { problem } = answered;
    const examined = { ...answered, before: problem === undefined ? [] : [...this.#asked] };
    // a wrong answer does a process no harm; a command may have written other lines than we believe
    const goesOn =
      problem === undefined || (problem.kind === "wrong" && this.#contest.launch.source === "driver");
    if (goesOn) this.#remember(row);
    else this.stop();
    return examined;
  }

  /** Asks a program just started about some positions, the last of which counts. */
  async fromTheStart(rows: readonly Row[]): Promise<Problem | undefined> {
    this.stop();
    for (const row of rows) {
      const { problem } = await this.examine(row);
      if (problem !== undefined) return row === rows[rows.length - 1] ? problem : undefined;
    }
    const { launch } = this.#contest;
    if (launch.source === "driver" || this.#program === undefined) return undefined;
    // Has it more to say than its answers?
    this.#program.closeInput();
    const more = await this.#program.next(SECONDS_FOR_A_LATE_LINE);
    const program = this.#program;
    this.stop();
    return more.kind === "line"
      ? problemOf(program, "late", `wrote more than its answer: ${shown(more.text)}`)
      : undefined;
  }

  stop(): void {
    this.#program?.kill();
    this.#program = undefined;
    this.#asked = [];
    this.#numbers = 0;
  }

  #remember(row: Row): void {
    this.#asked.push(row);
    this.#numbers += row.length;
    while (this.#numbers > MOST_REMEMBERED && this.#asked.length > 1) {
      this.#numbers -= this.#asked.shift()?.length ?? 0;
    }
  }

  async #ask(row: Row): Promise<Omit<Examined, "before">> {
    const { game, constraints, launch, timeout } = this.#contest;
    if (this.#program === undefined) {
      const failed = await this.#start();
      if (failed !== undefined) return { problem: failed, seconds: 0 };
    }
    const program = this.#program as Program;
    if (program.unasked !== undefined) {
      return {
        problem: problemOf(program, "late", `wrote more than its answer: ${shown(program.unasked)}`),
        seconds: 0,
      };
    }
    const position = constraints.position(row);
    const question = launch.source === "driver" ? Object.values(position) : position;
    const reply = await program.ask(JSON.stringify(question), timeout);
    if (reply.kind !== "line") {
      return { problem: await this.#didNotAnswer(program, reply), seconds: timeout };
    }
    const right = game.solve(position, { budget: Number.POSITIVE_INFINITY }).answer;
    const wrong = complaintAbout(reply.text, launch.source, right, constraints.returns);
    return {
      problem: wrong === undefined ? undefined : problemOf(program, "wrong", wrong),
      seconds: reply.seconds,
    };
  }

  async #start(): Promise<Problem | undefined> {
    const { launch } = this.#contest;
    const program = new Program(launch);
    this.#program = program;
    if (launch.source === "command") return undefined;
    const reply = await program.next(SECONDS_TO_START);
    if (reply.kind === "line" && reply.text === '"ready"') return undefined;
    if (reply.kind === "line") throw new NothingToCall();
    if (program.failure !== undefined) throw program.failure;
    const did =
      reply.kind === "silence" ? `did not come to an end within ${SECONDS_TO_START} s` : ending(reply);
    return problemOf(program, "loading", did);
  }

  async #didNotAnswer(program: Program, reply: Exclude<Reply, { kind: "line" }>): Promise<Problem> {
    if (program.failure !== undefined) throw program.failure;
    if (reply.kind === "flood") return problemOf(program, "crash", ending(reply));
    if (reply.kind === "end") {
      const { shell } = this.#contest.launch;
      if (shell && this.#asked.length === 0 && SHELL_CODES.includes(reply.code ?? 0))
        throw new NoSuchCommand(program.printed.trim());
      if (reply.code !== 0) return problemOf(program, "crash", `${ending(reply)} instead of answering`);
      const hint = "ended instead of answering; it must answer line after line until its input ends";
      return problemOf(program, "end", hint);
    }
    const did = `gave no answer within ${this.#contest.timeout} s`;
    if (this.#contest.launch.source === "driver") return problemOf(program, "silence", did);
    program.closeInput();
    const late = await program.next(SECONDS_FOR_A_LATE_LINE);
    if (late.kind !== "line") return problemOf(program, "silence", did);
    const hint = "but did when its input was closed: it must flush its output after each answer";
    return problemOf(program, "silence", `${did}, ${hint}`);
  }
}

const problemOf = (program: Program, kind: Problem["kind"], did: string): Problem => ({
  kind,
  did,
  printed: program.printed,
});

function ending(reply: Exclude<Reply, { kind: "line" | "silence" }>): string {
  if (reply.kind === "flood") return "printed without end";
  const { code, signal } = reply;
  if (signal === "SIGSEGV")
    return "crashed with a segmentation fault (SIGSEGV), as a recursion too deep does";
  if (signal === "SIGKILL") return "was killed (SIGKILL), as for want of memory";
  if (signal !== null) return `crashed with ${signal}`;
  return code === 0 ? "ended (exit code 0)" : `crashed with exit code ${code}`;
}
