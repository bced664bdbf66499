import { expect, it, onTestFinished, vi } from "vitest";
import type { AgUiEvent } from "../../../generated/contract/types.ts";
import type { ThreadActions, ThreadSnapshot } from "../../../src/react/thread/snapshot.ts";
import type { Client } from "../../../src/sdk/sdk.ts";

interface Thread extends ThreadActions {
  snapshot(): ThreadSnapshot;
  subscribe(listener: () => void): () => void;
  open(options: { isNew: boolean }): void;
  close(): void;
}

// By a name that the compiler does not follow: it would want the types of a browser, which nothing else here may have.
const file: string = "../../../src/react/thread/thread.ts";
const { makeThread } = (await import(file)) as { makeThread(client: Client, threadId: string): Thread };

/** A server that accepts every run and says no more of it than that it is over, as soon as `end` is settled. */
function serverOf(end: Promise<void>) {
  async function* streamRunEvents(): AsyncGenerator<AgUiEvent> {
    await end;
    yield { type: "RUN_FINISHED", threadId: "", runId: "", outcome: { type: "success" }, timestamp: 0 };
  }
  return { createRun: async () => ({}), streamRunEvents } as unknown as Client;
}

function open(client: Client) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const thread = makeThread(client, crypto.randomUUID());
  const seen: ThreadSnapshot[] = [];
  thread.subscribe(() => void seen.push(thread.snapshot()));
  thread.open({ isNew: true });
  onTestFinished(() => thread.close());
  return { thread, seen };
}

it("tells of a run that is over also where nobody was told that it had begun", async () => {
  const { thread, seen } = open(serverOf(Promise.resolve()));
  await thread.send("hello");
  await vi.advanceTimersByTimeAsync(16);
  const [runId] = thread.snapshot().items.map((item) => item.runId);
  expect(seen.map(({ run, endedRunId }) => ({ run, endedRunId }))).toEqual([{ run: undefined, endedRunId: runId }]);
});

it("tells of a run while it goes on, and then that it is over", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { thread, seen } = open(serverOf(promise));
  await thread.send("hello");
  await vi.advanceTimersByTimeAsync(16);
  const runId = thread.snapshot().run?.runId;
  resolve();
  await vi.advanceTimersByTimeAsync(16);
  expect(runId).toMatch(/./);
  expect(seen.map(({ run, endedRunId }) => [run?.runId, endedRunId])).toEqual([
    [runId, undefined],
    [undefined, runId],
  ]);
});
