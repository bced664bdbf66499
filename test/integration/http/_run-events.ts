import { onTestFinished } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { makeStream } from "../../../src/stream/stream.ts";
import { testApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { privateRedis } from "../../_kit/redis.ts";
import { eventsOf, readSse, type SseFrame, type SseOptions } from "../../_kit/sse.ts";
import { manualTimers } from "../../_kit/timers.ts";
import { waitFor } from "../../_kit/wait-for.ts";
import { writtenRun, type WrittenRun } from "../../_kit/written-run.ts";

export type Scene = Awaited<ReturnType<typeof setScene>>;

/**
 * A listening server on a Redis of its own, with time in the test's hands, and somebody elsewhere who writes logs of
 * runs.
 */
export async function setScene() {
  const redis = await privateRedis();
  const timers = manualTimers();
  const clock = { ahead: 0, now: () => Date.now() + clock.ahead };
  const app = await testApp({ redisUrl: redis.url, timers, clock, env: { ACCORD_SHUTDOWN_SECONDS: "5" } });
  await app.listen(0);
  // What a worker in another process would say.
  const stream = makeStream({ redisUrl: redis.url, log: makeLog({ level: "silent" }) });
  atEnd(() => stream.close());
  await waitFor(() => stream.ping());
  const token = await app.auth.mintUserToken("alice");
  const { id: ownerId } = await app.store.users.ensure({ issuer: app.auth.issuer, subject: "alice", name: "Alice" });
  return {
    redis,
    timers,
    clock,
    app,
    stream,
    token,
    ownerId,
    newRun: (script: Parameters<typeof writtenRun>[1] = {}) =>
      writtenRun({ database: app.database, store: app.store, stream, ownerId }, script),
    async open(run: WrittenRun, options: Partial<SseOptions> & { deltas?: boolean } = {}) {
      const { deltas = true, ...rest } = options;
      const reader = await readSse(`${app.url}${run.path}${deltas ? "&deltas=true" : ""}`, { token, ...rest });
      onTestFinished(() => reader.cut());
      return reader;
    },
  };
}

export const toFrames = (log: WrittenRun["log"]): SseFrame[] =>
  log.map(({ id, type, data }) => ({ id, event: type, data }));
export const hasEvents = (count: number) => (frames: SseFrame[]) => eventsOf(frames).length >= count;
export const script = { replies: [["call_1", "call_2"]], superseded: [["So", "rry"]], answer: ["Do", "ne", "."] };
