import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { answer, brief, callFunction, callTool, hold } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { storeEvent } from "../../integration/approval/_waiting.ts";
import { sees, type ClientPage } from "./page-of-client.ts";

const text = "You are free tomorrow, and the day after that as well. Take a long walk by the river in the afternoon.";
/** The model has written about so much of it when it waits. */
const [begun, rest] = ["You are free tomorrow", "by the river in the afternoon"];

/** Answers while they are written, with cards; a tool of the page; stopped. */
export function answers(client: ClientPage): void {
  it("shows the card of a call and the answer while it is written; a reload and a second tab find both", async () => {
    const { talk, aliceId } = client;
    const { page, another, say } = await client.visit();
    const event_id = await storeEvent(talk.app, aliceId, "Project sync");
    const gate = hold({ after: 120 });
    onTestFinished(gate.release);
    talk.model.next(brief(), callTool("calendar.read", { mode: "event", event_id }));
    talk.model.next(answer({ answer: text }, { pieces: 1, hold: gate }));
    await say("am I free?");
    await gate.reached;
    await sees(page, "Project sync");
    await sees(page, begun);
    await page.reload();
    const second = await another();
    for (const tab of [page, second]) {
      await sees(tab, "am I free?");
      await sees(tab, "Project sync");
      await sees(tab, begun);
      expect(await tab.getByText(rest).count()).toBe(0);
    }
    gate.release();
    for (const tab of [page, second]) {
      await sees(tab, rest);
      expect(await tab.getByText(begun).count()).toBe(1);
    }
  });

  it("has a tool of its own: the model calls it, the page carries it out, the run goes on", async () => {
    const { talk } = client;
    const { page, say } = await client.visit();
    talk.model.next(brief({ needs_tools: false }), callFunction("set_title", '{"title":"My week"}'));
    talk.model.next(answer({ answer: "The title is set." }));
    await say("call this page My week");
    await sees(page, "The title is set.");
    expect(await page.locator("h1").textContent()).toBe("My week");
    expect(talk.model.journal.at(-1)?.body.messages.at(-1)).toMatchObject({ role: "tool" });
  });

  it("stops when it is told to: what was said stays, marked, here and after a reload", async () => {
    const { talk } = client;
    const { page, threadId, say, stop } = await client.visit();
    const gate = hold({ after: 120 });
    onTestFinished(gate.release);
    talk.model.next(brief({ needs_tools: false }), answer({ answer: text }, { pieces: 1, hold: gate }));
    await say("am I free?");
    await gate.reached;
    await sees(page, begun);
    if (client.folder === "copilotkit") await stopInOthersNames(page, threadId);
    await stop();
    await sees(page, "(stopped)");
    await sees(page, begun);
    const ended = async () => (await talk.app.database.sql`select status from runs where thread_id = ${threadId}`)[0];
    await until(async () => (await ended())?.["status"] === "canceled", "the end of the run");
    gate.release();
    await page.reload();
    await sees(page, begun);
    await sees(page, "(stopped)");
    expect(await page.getByText(rest).count()).toBe(0);
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "At your service." }));
    await say("thanks");
    await sees(page, "At your service.");
  });

  /** Whoever knows the id of a thread can ask CopilotKit's runtime to stop it. */
  async function stopInOthersNames(page: Page, threadId: string): Promise<void> {
    const bob = `Bearer ${await client.talk.app.auth.mintUserToken("bob")}`;
    for (const headers of [{}, { authorization: bob }]) {
      const url = new URL(`/api/copilotkit/agent/default/stop/${threadId}`, page.url());
      const response = await fetch(url, { method: "POST", headers });
      expect(await response.json()).toMatchObject({ stopped: false });
    }
    expect(await client.talk.app.database.sql`select status from runs where thread_id = ${threadId}`).toMatchObject([
      { status: "running" },
    ]);
  }
}

/** In a client with readable state. */
export function readable(client: ClientPage): void {
  it("tells the models what the page knows, as it is by then", async () => {
    const { talk } = client;
    const { page, threadId, say } = await client.visit();
    talk.model.next(brief({ needs_tools: false }), callFunction("set_title", '{"title":"My week"}'));
    talk.model.next(answer({ answer: "The title is set." }));
    await say("call this page My week");
    await sees(page, "The title is set.");
    const from = talk.model.journal.length;
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "It is My week." }));
    await say("what is this page called?");
    await sees(page, "It is My week.");
    const told = talk.model.journal.slice(from).map(({ lastUser }) => lastUser);
    expect(told).toEqual([expect.stringContaining("My week"), expect.stringContaining("My week")]);
    const alice = await talk.app.as("alice");
    const { items } = await alice.listThreadRuns({ path: { threadId } });
    const run = await alice.getRun({ path: { threadId }, query: { runId: items[0]?.runId ?? "" } });
    expect(run.context).toEqual([{ description: "The title of the page", value: "My week" }]);
  });
}
