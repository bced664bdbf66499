import type { Sql } from "postgres";
import { newId } from "../../base/ids.ts";
import { acceptPlain, type PlainRun } from "./accept-plain.ts";
import { accept, toAccepted, type Accepted, type NewRun, type Outcome } from "./accept.ts";
import type { MostRunning } from "./surplus.ts";
import { makeTogether } from "./together.ts";

/** Messages are accepted together, one run of a thread at a time; a run that is more than a message by itself. */
export function makeAccept(sql: Sql, mostRunning: MostRunning): (run: NewRun) => Promise<Accepted | undefined> {
  const acceptMessage = makeTogether<PlainRun, Outcome, Accepted | undefined>({
    keyOf: ({ ownerId, threadId }) => `${ownerId} ${threadId}`,
    all: async (runs) => new Map((await acceptPlain(sql, runs, mostRunning)).map((row) => [row.place, row])),
    toAnswer: toAccepted,
    alone: (run) => accept(sql, run, mostRunning),
  });
  return (run) => (isPlain(run) ? acceptMessage({ ...run, taskId: newId("tsk") }) : accept(sql, run, mostRunning));
}

const isPlain = (run: NewRun): run is Omit<PlainRun, "taskId"> & NewRun =>
  run.cause.kind === "message" &&
  run.branch === undefined &&
  run.message !== undefined &&
  run.message.mayBeKnown !== true &&
  (run.message.attachmentIds ?? []).length === 0;
