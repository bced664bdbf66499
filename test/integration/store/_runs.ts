import { randomUUID } from "node:crypto";
import { makeLog } from "../../../src/base/log.ts";
import type { ClaimedRun, NewRun } from "../../../src/store/runs/runs.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { accepted } from "../../_kit/accepted.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";

export interface RunsWorld {
  database: ScratchDatabase;
  store: Store;
  ownerId: string;
  /** So many runs, each on a thread of its own, all held by this process. */
  claimed(count: number, by?: Store): Promise<ClaimedRun[]>;
}

export async function runsWorld(): Promise<RunsWorld> {
  const database = await scratchDatabase();
  const store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }) });
  atEnd(() => store.close());
  const { id: ownerId } = await store.users.ensure({ issuer: "test", subject: "alice", name: "Alice" });
  return {
    database,
    store,
    ownerId,
    async claimed(count, by = store) {
      for (let i = 0; i < count; i++) await accepted(by, newRun(ownerId));
      return await by.runs.claim({ holder: "test", most: count, leaseSeconds: 60 });
    },
  };
}

function newRun(ownerId: string): NewRun {
  return {
    ownerId,
    threadId: randomUUID(),
    runId: "run-1",
    cause: { kind: "message" },
    agentType: "worker",
    mode: "chat",
    parentRunId: null,
    requestId: "req_test",
    inputHash: "hash",
    input: { state: {} },
    locale: "en",
    timezone: "UTC",
    timezoneSource: "device",
    clientNow: null,
    enabledSkills: null,
    message: { wireId: "m1", content: "hello", metadata: {}, visibilityMask: 3 },
  };
}

export const logEvent = (n: number | string) => ({ type: "CUSTOM", data: JSON.stringify({ type: "CUSTOM", n }) });
