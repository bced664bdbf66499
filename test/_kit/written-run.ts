import { randomUUID } from "node:crypto";
import type { AgUiEvent } from "../../generated/contract/types.ts";
import { systemClock } from "../../src/base/clock.ts";
import type { NewLogEvent } from "../../src/domain/event.ts";
import { makeEmitter } from "../../src/run/journal/emit.ts";
import type { Store } from "../../src/store/store.ts";
import type { Stream } from "../../src/stream/stream.ts";
import type { ScratchDatabase } from "./database.ts";
import { sayRun, type RunScript } from "./event-log.ts";
import { liveRun } from "./run.ts";

export interface WrittenRun {
  taskId: string;
  threadId: string;
  runId: string;
  /** Everything it will have said in the end. */
  log: (NewLogEvent & { id: string })[];
  path: string;
  /** So many events more, durable first and then said live, as a worker does. */
  write(count?: number, options?: { isPublished?: boolean }): Promise<void>;
}

export interface WrittenRunDeps {
  database: ScratchDatabase;
  store: Store;
  stream: Stream;
  ownerId: string;
}

type Script = Partial<RunScript> & { no?: number; say?(run: { threadId: string; runId: string }): AgUiEvent[] };

/** A run whose log a test writes by hand, through the same door and the same statements as a worker. */
export async function writtenRun(
  { database, store, stream, ownerId }: WrittenRunDeps,
  { no = 1, say, ...script }: Script = {},
): Promise<WrittenRun> {
  const { threadId = randomUUID(), runId = "run-1" } = script;
  const run = await liveRun(database.sql, ownerId, { threadId, runId, no });
  const fence = { taskId: run.taskId, attempt: run.attempt, ownerId, threadId, runId };
  const log = makeEmitter({ threadId, runId, clock: systemClock }).take(
    say?.({ threadId, runId }) ?? sayRun({ ...script, threadId, runId }),
  );
  let written = 0;
  return {
    taskId: run.taskId,
    threadId,
    runId,
    log: log.map((event, index) => ({ ...event, id: `${no}-${index + 1}` })),
    path: `/api/v1/agent/runs/${threadId}/events?runId=${encodeURIComponent(runId)}`,
    async write(count = log.length, { isPublished = true } = {}) {
      const events = log.slice(written, written + count);
      const isLast = written + events.length === log.length;
      const lastSeq = isLast
        ? (await store.runs.end(fence, { batch: { events }, ending: { state: "finished" } }))?.lastSeq
        : await store.runs.write(fence, { events });
      if (lastSeq !== written + events.length) throw new Error(`the log is at ${lastSeq}`);
      if (isPublished) stream.publish(run.taskId, written + 1, events);
      written += events.length;
    },
  };
}
