import type { Redis } from "ioredis";

/** Its name, then its arguments. */
export type Command = (string | number)[];

/** Told of each command that Redis refuses. */
type Refused = (command: Command, reason: Error) => Promise<void> | void;

export interface Outbox {
  send(...commands: Command[]): void;
  /** Redis has answered what it was just sent, or is gone. Never fails. */
  answered(): Promise<void>;
  /** Whether this very command is about to be sent. */
  has(command: Command): boolean;
}

/** A Redis that takes commands and answers none must not fill the memory with them. */
const mostUnanswered = 1000;

/**
 * Fire and forget: Redis may vanish at any moment, and what it loses is in the database. What all runs of the process
 * say in one turn of the loop is sent in one piece.
 */
export function makeOutbox(redis: Redis, refused?: Refused): Outbox {
  let waiting: { commands: Command[]; answered?: PromiseWithResolvers<void> } | undefined;
  let unanswered = 0;

  function flush(): void {
    if (waiting === undefined) return;
    const { commands, answered } = waiting;
    const { length } = commands;
    waiting = undefined;
    unanswered += length;
    const answers = redis.pipeline(commands).exec();
    const heard = refused === undefined ? answers : answers.then((all) => tellRefused(refused, commands, all ?? []));
    heard
      .catch(() => {})
      .finally(() => {
        unanswered -= length;
        answered?.resolve();
      });
  }

  return {
    send(...commands) {
      if (unanswered >= mostUnanswered) return;
      if (waiting === undefined) {
        waiting = { commands: [] };
        setImmediate(flush);
      }
      waiting.commands.push(...commands);
    },
    async answered() {
      if (waiting !== undefined) await (waiting.answered ??= Promise.withResolvers()).promise;
    },
    has: (command) => waiting?.commands.includes(command) ?? false,
  };
}

async function tellRefused(refused: Refused, commands: Command[], answers: [Error | null, unknown][]): Promise<void> {
  await Promise.all(answers.map(([reason], at) => reason && refused(commands[at] ?? [], reason)));
}
