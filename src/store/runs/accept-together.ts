import type { Sql } from "postgres";
import { newId } from "../../base/ids.ts";
import { acceptPlain, type PlainRun } from "./accept-plain.ts";
import { accept, toAccepted, type Accepted, type NewRun, type Outcome } from "./accept.ts";
import type { Taker } from "./claim.ts";
import type { MostRunning } from "./surplus.ts";
import { makeTogether } from "./together.ts";

export type Accept = (run: NewRun, taker?: Taker) => Promise<Accepted | undefined>;

/**
 * Messages are accepted together, one run of a thread at a time; a run that is more than a message by itself. One that
 * comes alone is claimed with it, where the process that takes it in has room; those that come together wait for the
 * next claim, which is one for all of them.
 */
export function makeAccept(sql: Sql, mostRunning: MostRunning): Accept {
  const acceptMessage = makeTogether<{ run: PlainRun; taker: Taker | undefined }, Outcome, Accepted | undefined>({
    keyOf: ({ run: { ownerId, threadId } }) => `${ownerId} ${threadId}`,
    async all(jobs) {
      const runs = jobs.map(({ run }) => run);
      return new Map((await acceptPlain(sql, runs, mostRunning)).map((row) => [row.place, row]));
    },
    toAnswer: ({ run }, outcome) => toAccepted(run, outcome),
    alone: ({ run, taker }) => accept(sql, run, { mostRunning, taker }),
  });
  return (run, taker) =>
    isPlain(run)
      ? acceptMessage({ run: { ...run, taskId: newId("tsk") }, taker })
      : accept(sql, run, { mostRunning, taker });
}

const isPlain = (run: NewRun): run is Omit<PlainRun, "taskId"> & NewRun =>
  run.cause.kind === "message" &&
  run.branch === undefined &&
  run.message !== undefined &&
  run.message.mayBeKnown !== true &&
  (run.message.attachmentIds ?? []).length === 0;
