import { randomUUID } from "node:crypto";
import type { App } from "../../src/app.ts";
import type { Client } from "../../src/sdk/sdk.ts";
import type { Store } from "../../src/store/store.ts";
import { describedOperations, exampleRequests } from "./example-requests.ts";

/**
 * All that a person does with a server: runs, readers, lists, searches and, once, every request that the contract gives
 * as an example, whatever the answer is. In the end the account is deleted. The model behind it has to do some work for
 * each message.
 */
export async function useEverything(app: Pick<App, "request">, client: Client, token: string): Promise<void> {
  const threadId = randomUUID();
  const ask = (text: string, thread: string) =>
    client.createRun({
      body: {
        threadId: thread,
        runId: `run-${randomUUID()}`,
        messages: [{ id: randomUUID(), role: "user", content: text }],
        forwardedProps: { agent_type: "worker" },
      },
      query: { wait: 60 },
    });
  const { runId } = await ask("one", threadId);
  await Promise.all([ask("two", threadId), ask("three", threadId), ask("four", randomUUID())]);
  const path = { threadId };
  const named = { path, query: { runId } };
  for await (const event of client.streamRunEvents(named)) void event;
  await client.getHistory({ query: { threadId } });
  await client.listThreads();
  await client.getThread({ path });
  await client.listThreadRuns({ path });
  await client.getRun(named);
  await client.getRunEvidence(named);
  await client.searchThreads({ query: { q: "three" } });
  await client.getUsage();
  await client.listApprovals();
  await client.updateThread({ path, body: { title: "Numbers", shownRunId: runId } });
  for (const described of describedOperations) {
    // At the end, and in earnest.
    if (described.operation.operationId === "deleteMe") continue;
    for (const [url, init] of exampleRequests(described, token)) {
      const response = await app.request(url, init);
      await response.body?.cancel();
    }
  }
  for await (const line of client.exportMe()) void line;
  await client.deleteThread({ path });
  await client.deleteMe({ query: { confirm: (await client.getMe()).id } });
}

/** What worker processes do by themselves, now and then. */
export async function sweepEverything(store: Store, now: number): Promise<void> {
  await store.runs.claimExpired({ holder: "test", most: 10, leaseSeconds: 15 });
  await store.runs.releaseSurplus();
  await store.runs.forgetJournals(24);
  await store.effects.forget(24);
  await store.actions.forget(30);
  await store.tickets.forget();
  await store.search.prepare();
  await store.deliveries.forget(90);
  await store.attachments.condemn(24, 200);
  await store.endStalled(15);
  await store.runs.addMonths(now);
}
