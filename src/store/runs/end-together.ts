import type { Sql } from "postgres";
import type { RunName } from "../../domain/run.ts";
import type { Batch } from "./batch.ts";
import { endPlain, type EndOutcome, type LastWrite } from "./end-plain.ts";
import type { Ending, Fence } from "./rows.ts";
import type { MostRunning } from "./surplus.ts";
import { makeTogether } from "./together.ts";
import { end, type Ended } from "./write.ts";

export type End = (fence: Fence & RunName, last: { batch: Batch; ending: Ending }) => Promise<Ended | undefined>;

/** Runs end together; one that something waits for by itself, with what follows. */
export function makeEnd(sql: Sql, mostRunning: MostRunning): End {
  const endRun = makeTogether<LastWrite, EndOutcome, Ended | undefined>({
    keyOf: ({ fence: { ownerId, threadId } }) => `${ownerId} ${threadId}`,
    async all(list) {
      const rows = await endPlain(sql, list, mostRunning);
      return new Map(rows.filter(({ hasMore }) => !hasMore).map((row) => [row.place, row]));
    },
    toAnswer: (_, { lastSeq }) => (lastSeq === null ? undefined : { lastSeq, hasNext: false }),
    alone: ({ fence, ...last }) => end(sql, fence, { ...last, mostRunning }),
  });
  return (fence, { batch, ending }) => endRun({ fence, batch, ending });
}
