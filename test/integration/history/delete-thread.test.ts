import { Redis } from "ioredis";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Client } from "../../../src/sdk/sdk.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { png } from "../../_kit/images.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { scratchHome, upload } from "../../_kit/uploads.ts";
import { startRun, takeRun, toEvent } from "../http/_runs.ts";

let talk: Conversation;
let alice: Client;
let still: TestApp;
let redis: Redis;

beforeAll(async () => {
  talk = await conversation({ env: { ACCORD_HOME: scratchHome() } });
  await talk.app.listen(0);
  alice = await talk.app.as("alice");
  still = await testApp();
  redis = new Redis(inject("services").redisUrl);
  atEnd(() => redis.disconnect());
});

/** Every table in which a text stands. */
async function tablesWith({ database: { sql } }: TestApp, text: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await sql`select from ${sql(name)} as t where position(${text} in t::text) > 0 limit 1`;
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat().sort();
}

const event = {
  title: "Rehearsal",
  start_at: "2026-03-17T12:00:00Z",
  end_at: "2026-03-17T13:00:00Z",
  event_timezone: "UTC",
};

describe("a deleted thread", () => {
  it("is gone with everything that was said in it; what was done and what it cost stays", async () => {
    const image = await upload(talk.app, "alice", png());
    talk.model.next(
      brief({ task: "the xylophone", title: "About the xylophone", intents: ["calendar.create"] }),
      callTool("calendar.create", event),
      answer({ answer: "The xylophone is in tune." }),
    );
    const { threadId, run } = await alice.ask("Tune the xylophone");
    const eventId = run.toolCalls[0]?.ui_schema === undefined ? "" : "made";
    talk.model.next(
      brief({ intents: ["calendar.delete"] }),
      callTool("calendar.read", { mode: "day", date: "2026-03-17", event_timezone: "UTC" }),
      answer({ answer: "The xylophone again." }),
    );
    await alice.createRun({
      body: {
        threadId,
        runId: "run-2",
        messages: [
          {
            id: "m2",
            role: "user",
            content: [
              { type: "text", text: "What is this xylophone?" },
              { type: "binary", mimeType: "image/png", url: image.body.url },
            ],
          },
        ],
        forwardedProps: { agent_type: "worker" },
      },
      query: { wait: 60 },
    });
    expect((await alice.searchThreads({ query: { q: "xylo" } })).items).toMatchObject([
      { threadId, title: "About the xylophone" },
    ]);
    expect(await tablesWith(talk.app, "xylophone")).toEqual([
      "made_titles",
      "messages",
      "reviews",
      "run_log",
      "run_steps",
      "runs",
    ]);
    const usage = await alice.getUsage();
    const keys = await redis.exists(`run:${run.taskId}`);

    await alice.deleteThread({ path: { threadId: threadId.toUpperCase() } });
    expect(await tablesWith(talk.app, "xylophone")).toEqual([]);
    expect(await tablesWith(talk.app, threadId)).toEqual([]);
    expect(await tablesWith(talk.app, run.taskId)).toEqual(["model_calls", "tool_calls"]);
    // What it cost stays, under no name.
    const unnamed = { ...usage, by_thread: usage.by_thread.map(({ threadId: _name, ...totals }) => totals) };
    expect(await alice.getUsage()).toEqual(unnamed);
    expect([keys, eventId]).toEqual([1, "made"]);
    await until(async () => (await redis.exists(`run:${run.taskId}`)) === 0, "the stream to be gone");
    expect(await tablesWith(talk.app, "Rehearsal")).toContain("events");
    expect((await fetch(image.body.url)).status).toBe(403);

    const path = { threadId };
    for (const refused of [
      () => alice.getThread({ path }),
      () => alice.getHistory({ query: { threadId } }),
      () => alice.listThreadRuns({ path }),
      () => alice.deleteThread({ path }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "THREAD_NOT_FOUND" });
    const named = { path, query: { runId: run.runId } };
    await expect(alice.getRun(named)).rejects.toMatchObject({ code: "RUN_NOT_FOUND" });
    await expect(alice.streamRunEvents(named)[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      code: "RUN_NOT_FOUND",
    });
    expect((await alice.searchThreads({ query: { q: "xylo" } })).items).toEqual([]);
    expect((await alice.listThreads()).items.map((item) => item.threadId)).not.toContain(threadId);
  });

  it("takes an approval along that waits, and an id that is used again names a new thread", async () => {
    talk.model.next(
      brief({ intents: ["calendar.share"] }),
      callTool("calendar.read", { mode: "day", date: "2026-03-17", event_timezone: "UTC" }),
      answer({ answer: "ok" }),
    );
    const made = await alice.ask("first");
    talk.model.next(brief({ confidence: 0.1 }), callTool("calendar.create", event));
    const asked = await alice.ask("make it", { threadId: made.threadId });
    expect(asked.interrupt).toBeDefined();
    await alice.deleteThread({ path: { threadId: made.threadId } });
    await expect(
      alice.decideApproval({ path: { id: asked.interrupt?.id ?? "" }, body: { decision: "approve" } }),
    ).rejects.toMatchObject({ code: "APPROVAL_NOT_FOUND" });
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Hello." }));
    const again = await alice.ask("hello", { threadId: made.threadId, runId: made.runId });
    expect(again.run.lastEventId).toMatch(/^1-/);
    const { messages } = await alice.getHistory({ query: { threadId: made.threadId } });
    expect(messages.map(({ content }) => content)).toEqual(["hello", "Hello."]);
  });

  it("is not deleted while a run is not over, and nobody writes for it afterwards", async () => {
    const client = await still.as("carol");
    const run = await startRun(client);
    const path = { threadId: run.threadId };
    const busy = { code: "THREAD_BUSY", status: 409 };
    await expect(client.deleteThread({ path })).rejects.toMatchObject(busy);
    const claimed = await takeRun(still, run);
    await expect(client.deleteThread({ path })).rejects.toMatchObject(busy);
    expect(await still.store.runs.end(claimed, { batch: {}, ending: { state: "canceled" } })).toBeDefined();
    await client.deleteThread({ path });
    const late = { events: [toEvent(run, "STEP_STARTED", { stepName: "router" })] };
    expect(await still.store.runs.write(claimed, late)).toBeUndefined();
    expect(await still.store.runs.end(claimed, { batch: late, ending: { state: "finished" } })).toBeUndefined();
    const effect = {
      ownerId: claimed.ownerId,
      taskId: run.taskId,
      attempt: claimed.attempt,
      toolCallId: "call_1",
      inputHash: "x",
    };
    await expect(
      still.store.effects.once(effect as never, async () => ({ given: "", kept: "" })),
    ).rejects.toMatchObject({ code: "TASK_NOT_LIVE" });
    expect(await tablesWith(still, run.threadId)).toEqual([]);
    expect(await tablesWith(still, run.taskId)).toEqual([]);
  });

  it("ends a reader who is still behind, in good order", async () => {
    const client = await still.as("dave");
    const run = await startRun(client);
    const claimed = await takeRun(still, run);
    await still.store.runs.end(claimed, { batch: {}, ending: { state: "canceled" } });
    await client.deleteThread({ path: { threadId: run.threadId } });
    expect(await still.store.events.after(claimed, 0, 10)).toEqual({ events: [], lastSeq: 0, ended: true });
  });

  it("is nobody else's to delete", async () => {
    const [client, other] = [await still.as("erin"), await still.as("frank")];
    const run = await startRun(client);
    await still.store.runs.end(await takeRun(still, run), { batch: {}, ending: { state: "canceled" } });
    const path = { threadId: run.threadId };
    await expect(other.deleteThread({ path })).rejects.toMatchObject({ code: "THREAD_NOT_FOUND" });
    expect((await client.getThread({ path })).lastRunId).toBe(run.runId);
  });
});
