/**
 * What passes between the local server and an instance of a function, whatever runs the instance. It is asked one thing
 * at a time; silence beyond the time given is its death, and a dead one answers everything with what it died of.
 */
import type { Outcome } from "./function-pool.ts";

export interface Reply {
  readonly ready?: true;
  readonly result?: string;
  readonly error?: string;
  readonly usedMb?: number;
}

export interface Conversation {
  /** The next thing that is heard once `begin` has run; `reason` is what the instance dies of otherwise. */
  within(ms: number, reason: string, begin: () => void): Promise<Reply>;
  hear(reply: Reply): void;
  die(reason: string): void;
  alive(): boolean;
}

/** @param died ends what may still run */
export function conversation(died: () => void = () => {}): Conversation {
  let dead: string | undefined;
  let listener: (reply: Reply) => void = () => {};
  const die = (reason: string) => {
    dead ??= reason;
    died();
    listener({ error: dead });
  };
  const within = (ms: number, reason: string, begin: () => void): Promise<Reply> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => die(reason), ms);
      listener = (reply) => {
        clearTimeout(timer);
        listener = () => {};
        resolve(reply);
      };
      if (dead === undefined) begin();
      else listener({ error: dead });
    });
  return { within, die, hear: (reply) => listener(reply), alive: () => dead === undefined };
}

export const outcomeOf = ({ result, error = "No answer." }: Reply): Outcome =>
  result === undefined ? { error } : { result };
