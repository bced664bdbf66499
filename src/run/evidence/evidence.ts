import { createHash } from "node:crypto";
import type { EvidenceLine, EvidenceManifest, RunView } from "../../../generated/contract/types.ts";
import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import type { ReadPast } from "../../store/store.ts";
import { makeReadRun } from "../follow/follow.ts";
import { toTrace } from "./trace.ts";

export interface EvidenceDeps {
  readPast: ReadPast;
  clock: Clock;
}

interface EvidenceScope {
  ownerId: string;
  threadId: string;
  /** Without one, all runs of the thread. */
  runId?: string;
  timezone: string;
}

/**
 * The lines of an export, made as they are asked for, one run in memory at a time. Throws RUN_NOT_FOUND or
 * THREAD_NOT_FOUND before the first line.
 */
export type Evidence = (scope: EvidenceScope) => Promise<AsyncGenerator<string>>;

const atOnce = 50;
const mostUnfinished = 1000;

export function makeEvidence({ readPast, clock }: EvidenceDeps): Evidence {
  return async (scope) => {
    const { ownerId, threadId, runId } = scope;
    if (runId !== undefined) {
      if ((await readPast(({ runs }) => runs.find({ ownerId, threadId, runId }))) === undefined)
        throw new AppError("RUN_NOT_FOUND");
      return lines(scope, only(runId));
    }
    const first = await readPast(({ runs }) => runs.runsOf({ ownerId, threadId, afterNo: 0, most: 1 }));
    if (first.length === 0) throw new AppError("THREAD_NOT_FOUND");
    return lines(scope, allOf(scope));
  };

  async function* allOf({ ownerId, threadId }: EvidenceScope): AsyncGenerator<string> {
    for (let afterNo = 0; ;) {
      const afterThat = { ownerId, threadId, afterNo, most: atOnce };
      const page = await readPast(({ runs }) => runs.runsOf(afterThat));
      yield* page.map(({ runId }) => runId);
      if (page.length < atOnce) return;
      afterNo = page.at(-1)?.no ?? 0;
    }
  }

  async function* lines(
    { ownerId, threadId, runId: only, timezone }: EvidenceScope,
    runIds: AsyncGenerator<string>,
  ): AsyncGenerator<string> {
    const [events, snapshots] = [createHash("sha256"), createHash("sha256")];
    const unfinished: string[] = [];
    let count = 0;
    let sequence = 0;
    for await (const runId of runIds) {
      const name = { ownerId, threadId, runId };
      const found = await readPast(async (past) => {
        const row = await past.runs.find(name);
        if (row === undefined) return undefined;
        return { row, traces: await past.runs.traces(row), view: await makeReadRun(past)(name, timezone) };
      });
      if (found === undefined) continue;
      const { row, traces, view } = found;
      count++;
      const { taskId } = row;
      if (row.endedAt === null && unfinished.length < mostUnfinished) unfinished.push(runId);
      for (const event of toTrace(row, traces)) yield hashed(events, { ...event, sequence: ++sequence });
      const run = withoutCards(view);
      yield hashed(snapshots, { kind: "snapshot", schemaVersion: "1.0", threadId, runId, taskId, run });
    }
    const manifest: EvidenceManifest = {
      kind: "manifest",
      schemaVersion: "1.0",
      threadId,
      ...(only === undefined ? {} : { runId: only }),
      exportedAt: new Date(clock.now()).toISOString(),
      runs: count,
      events: sequence,
      eventsSha256: events.digest("hex"),
      snapshotsSha256: snapshots.digest("hex"),
      unfinished,
    };
    yield toLine(manifest);
  }
}

/** Cards show the owner's contacts in whole, and evidence is handed on. */
const withoutCards = (run: RunView): RunView => ({
  ...run,
  toolCalls: run.toolCalls.map(({ ui_schema: _card, ...call }) => call),
});

async function* only(runId: string): AsyncGenerator<string> {
  yield runId;
}

function hashed(hash: ReturnType<typeof createHash>, value: EvidenceLine): string {
  const line = toLine(value);
  hash.update(line);
  return line;
}

const toLine = (value: EvidenceLine): string => `${JSON.stringify(value)}\n`;
