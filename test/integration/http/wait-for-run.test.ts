import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../src/sdk/sdk.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { conversation, toInput, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { manualTimers } from "../../_kit/timers.ts";
import { until } from "../../_kit/until.ts";
import { storeEvent } from "../approval/_waiting.ts";

let talk: Conversation;
let alice: Client;
/** The same without a worker: what it accepts never ends. */
let still: TestApp;
const timers = manualTimers();

beforeAll(async () => {
  talk = await conversation();
  alice = await talk.app.as("alice");
  still = await testApp({ timers, env: { ACCORD_STREAMS_PER_USER: "1" } });
});

const isWaiting = () => timers.pending.includes(30_000);
const input = (text: string) => toInput({ threadId: randomUUID(), runId: "run-1", text });

describe("a run that the client waits for", () => {
  it("is answered with what getRun reads: answer, cards and usage", async () => {
    const read = { mode: "day", date: "2026-03-17", event_timezone: "UTC" };
    talk.model.next(brief(), callTool("calendar.read", read), answer({ answer: "Nothing." }));
    const body = input("What is there?");
    const view = await alice.createRun({ body, query: { wait: 60 } });
    expect(view).toEqual(await alice.getRun({ path: { threadId: body.threadId }, query: { runId: "run-1" } }));
    expect(view).toMatchObject({
      status: "finished",
      output: { answer: "Nothing." },
      usage: { usageComplete: true },
      toolCalls: [{ module: "calendar", method: "read", ui_schema: { version: "2.0" } }],
    });
    // Asked again, it has ended already.
    expect(await alice.createRun({ body, query: { wait: 1 } })).toEqual(view);
    expect(await alice.createRun({ body })).toMatchObject({ runCreated: false });
  });

  it("is answered at once when it ends with a question to the user", async () => {
    const { id } = await alice.getMe();
    const event = await storeEvent(talk.app, id, "Dentist");
    talk.model.next(
      brief({ intents: ["calendar.delete"] }),
      callTool("calendar.delete", { event_id: event, event_timezone: "UTC" }),
    );
    expect(await alice.createRun({ body: input("Cancel it"), query: { wait: 60 } })).toMatchObject({
      status: "interrupted",
      approvals: [{ state: "pending" }],
      toolCalls: [{ ui_schema: { status: "pending" } }],
    });
  });

  it("is answered as ever when the time is up, and counts as a stream until then", async () => {
    const bob = await still.as("bob");
    const body = input("go");
    const accepted = bob.createRun({ body, query: { wait: 30 } });
    await until(async () => isWaiting(), "the wait");
    await expect(bob.createRun({ body: input("go"), query: { wait: 30 } })).rejects.toMatchObject({
      code: "TOO_MANY_STREAMS",
    });
    expect((await bob.listThreads()).items).toHaveLength(1);
    timers.pass(30_000);
    expect(await accepted).toMatchObject({ threadId: body.threadId, runCreated: true });
    expect(isWaiting()).toBe(false);
  });

  it("goes on when the client goes away", async () => {
    const bob = await still.as("carol");
    const body = input("go");
    const leave = new AbortController();
    const gone = bob.createRun({ body, query: { wait: 30 }, signal: leave.signal });
    await until(async () => isWaiting(), "the wait");
    leave.abort();
    await gone.catch(() => {});
    await until(async () => !isWaiting(), "the end of the wait");
    expect(await bob.getThread({ path: { threadId: body.threadId } })).toMatchObject({ queued: [{ runId: "run-1" }] });
  });

  it.each(["0", "61", "1.5", "soon", ""])("waits no %s seconds", async (wait) => {
    const response = await still.request(`/api/v1/agent/runs?wait=${wait}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${await still.auth.mintUserToken("dave")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(input("go")),
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, "INVALID_REQUEST"]);
    expect((await (await still.as("dave")).listThreads()).items).toEqual([]);
  });
});
