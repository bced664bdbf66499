import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createClient, type Client } from "../../../src/sdk/sdk.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { logPage } from "../../_kit/log-page.ts";
import { obedient } from "../../_kit/obedient-model.ts";
import { answer, brief, callTool, hold, say } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { storeEvent } from "../approval/_waiting.ts";

let talk: Conversation;
let alice: Client;
let aliceId: string;
let isObedient = false;

beforeAll(async () => {
  talk = await conversation();
  await talk.app.listen(0);
  talk.model.when((request) => (isObedient ? obedient(request) : undefined));
  alice = createClient({ baseUrl: talk.app.url, token: await talk.app.auth.mintUserToken("alice") });
  ({ id: aliceId } = await alice.getMe());
});
beforeEach(async () => {
  isObedient = false;
  await talk.app.database.sql`update events set deleted_at = now() where deleted_at is null`;
});

const chat = (text: string) =>
  talk.model.next(brief({ needs_tools: false, task_type: "chat" }), answer({ answer: text }));
const historyOf = async (threadId: string) => (await alice.getHistory({ query: { threadId } })).messages;
const saidIn = async (threadId: string) => (await historyOf(threadId)).map(({ content }) => content);
const lastAsked = () => talk.model.journal.at(-1)?.body.messages ?? [];
const eventsOf = async () =>
  Number(
    (
      await talk.app.database.sql`
      select count(*) as n from events where owner_id = ${aliceId} and deleted_at is null`
    )[0]?.["n"],
  );

/** A thread of two turns. */
async function twoTurns() {
  chat("First answer.");
  const first = await alice.ask("first question");
  chat("Second answer.");
  const second = await alice.ask("second question", { threadId: first.threadId });
  return { threadId: first.threadId, first, second };
}

describe("an answer is made again", () => {
  it("to the same message; the thread keeps both, shows the new one, and each knows of the other", async () => {
    const { threadId, first, second } = await twoTurns();
    chat("Another second answer.");
    const again = await alice.regenerate(second);
    expect(again).toMatchObject({ threadId, status: "finished", answer: "Another second answer." });
    expect(again.run.parentRunId).toBe(first.runId);
    expect(await saidIn(threadId)).toEqual([
      "first question",
      "First answer.",
      "second question",
      "Another second answer.",
    ]);
    // The model was asked what it was asked the first time, and was not shown the answer that is left.
    expect(JSON.stringify(lastAsked())).toContain("second question");
    expect(JSON.stringify(lastAsked())).not.toContain("Second answer.");
    const message = (await historyOf(threadId))[2];
    expect(message).toMatchObject({
      role: "user",
      runId: second.runId,
      answers: [
        { runId: second.runId, shown: false },
        { runId: again.runId, shown: true },
      ],
    });
    expect(message).not.toHaveProperty("versions");
    chat("Third.");
    await alice.ask("third question", { threadId });
    expect(JSON.stringify(lastAsked())).toContain("Another second answer.");
    expect(JSON.stringify(lastAsked())).not.toContain("Second answer.");
  });

  it("also where the thread has gone on since: that is kept, and can be chosen again", async () => {
    const { threadId, first, second } = await twoTurns();
    chat("Another first answer.");
    const again = await alice.regenerate(first);
    expect(await saidIn(threadId)).toEqual(["first question", "Another first answer."]);
    const state = await alice.chooseVersion(first);
    expect(state).toMatchObject({ shownRunId: second.runId, lastRunId: again.runId });
    expect(await saidIn(threadId)).toEqual(["first question", "First answer.", "second question", "Second answer."]);
    chat("Third.");
    await alice.ask("third question", { threadId });
    expect(JSON.stringify(lastAsked())).toContain("Second answer.");
    expect(JSON.stringify(lastAsked())).not.toContain("Another first answer.");
    const { items } = await alice.listThreadRuns({ path: { threadId } });
    expect(items.map(({ shown }) => shown)).toEqual([true, false, true, true]);
    expect((await alice.searchThreads({ query: { q: "Another first" } })).items).toEqual([]);
  });

  it("once, however often it is asked for under one runId", async () => {
    const { threadId, second } = await twoTurns();
    chat("Another.");
    const runId = `run-${randomUUID()}`;
    await alice.regenerate(second, { runId });
    expect((await alice.regenerate(second, { runId })).answer).toBe("Another.");
    expect((await alice.listThreadRuns({ path: { threadId } })).items).toHaveLength(3);
    await expect(alice.edit(second, "other", { runId })).rejects.toMatchObject({ code: "RUN_ID_REUSED" });
  });

  it("not of a run that nobody has, nor of one that no message has started", async () => {
    const { threadId, second } = await twoTurns();
    await expect(alice.regenerate({ threadId, runId: "nothing" })).rejects.toMatchObject({ code: "RUN_NOT_FOUND" });
    await expect(alice.chooseVersion({ threadId, runId: "nothing" })).rejects.toMatchObject({ code: "RUN_NOT_FOUND" });
    await expect(alice.continueRun(second)).rejects.toMatchObject({ code: "RUN_NOT_CONTINUABLE" });
    const bob = createClient({ baseUrl: talk.app.url, token: await talk.app.auth.mintUserToken("bob") });
    await expect(bob.regenerate(second)).rejects.toMatchObject({ code: "RUN_NOT_FOUND" });
    await expect(bob.chooseVersion(second)).rejects.toMatchObject({ code: "THREAD_NOT_FOUND" });
    expect(await saidIn(threadId)).toHaveLength(4);
  });
});

describe("a message is edited", () => {
  it("and the thread goes on from there; both messages tell of each other", async () => {
    const { threadId, first, second } = await twoTurns();
    chat("To the edited one.");
    const edited = await alice.edit(second, "another second question");
    expect(await saidIn(threadId)).toEqual([
      "first question",
      "First answer.",
      "another second question",
      "To the edited one.",
    ]);
    expect((await historyOf(threadId))[2]).toMatchObject({
      versions: [
        { runId: second.runId, shown: false },
        { runId: edited.runId, shown: true },
      ],
    });
    chat("To a new beginning.");
    const begun = await alice.edit(first, "another first question");
    expect(await saidIn(threadId)).toEqual(["another first question", "To a new beginning."]);
    expect(begun.run.parentRunId).toBeUndefined();
    expect(JSON.stringify(lastAsked())).not.toContain("First answer.");
    await alice.chooseVersion(edited);
    expect(await saidIn(threadId)).toContain("To the edited one.");
  });

  it("by parentRunId, too: a message behind a run that the thread has gone on from is a branch", async () => {
    const { threadId, first } = await twoTurns();
    chat("Branched.");
    const body = {
      threadId,
      runId: `run-${randomUUID()}`,
      parentRunId: first.runId,
      messages: [{ id: "m-branch", role: "user" as const, content: "instead" }],
      forwardedProps: { agent_type: "worker" as const },
    };
    await alice.createRun({ body, query: { wait: 30 } });
    expect(await saidIn(threadId)).toEqual(["first question", "First answer.", "instead", "Branched."]);
  });
});

describe("what has happened stays", () => {
  it("an obedient model that is asked again for an event makes no second one, and says that there is one", async () => {
    isObedient = true;
    const made = await alice.ask("Create an event tomorrow at 9 called Standup");
    expect(made.status, made.answer).toBe("finished");
    expect(await eventsOf()).toBe(1);
    const again = await alice.regenerate(made);
    expect(await eventsOf()).toBe(1);
    expect(again).toMatchObject({ status: "finished", answer: expect.stringContaining("Standup") as string });
    expect(again.answer).toContain("not done again");
    expect(JSON.stringify(lastAsked())).toContain("[other branch]");
    const [message] = await historyOf(made.threadId);
    expect(message).toMatchObject({
      answers: [
        { runId: made.runId, shown: false, changed: ["calendar.create"] },
        { runId: again.runId, shown: true },
      ],
    });
  });

  it("a model that makes the call all the same has to wait for the user, who is told why", async () => {
    const input = {
      title: "Standup",
      start_at: "2026-03-17T09:00:00-07:00",
      end_at: "2026-03-17T09:30:00-07:00",
      event_timezone: "America/Los_Angeles",
    };
    const create = (title: string) => callTool("calendar.create", { ...input, title });
    const intents = { intents: ["calendar.create"] };
    talk.model.next(brief(intents), create("Standup"), answer({ answer: "Made." }));
    const made = await alice.ask("make the standup");
    talk.model.next(brief(intents), create("Daily standup"));
    const again = await alice.regenerate(made);
    expect(again).toMatchObject({ status: "interrupted", run: { approvals: [{ reasons: ["done_elsewhere"] }] } });
    expect(JSON.stringify(again.cards)).toContain("another version of this conversation");
    expect(await eventsOf()).toBe(1);
    talk.model.next(answer({ answer: "Two now." }));
    await alice.decide(again.interrupt?.id ?? "", "approve");
    expect(await eventsOf()).toBe(2);
    // Later turns are told, and asked only about the very same call.
    talk.model.next(brief(intents), create("Lunch"), answer({ answer: "Lunch, too." }));
    expect(await alice.ask("make lunch", { threadId: made.threadId })).toMatchObject({ status: "finished" });
    talk.model.next(brief(intents), create("Standup"));
    expect(await alice.ask("make the standup", { threadId: made.threadId })).toMatchObject({ status: "interrupted" });
  });

  it("a question that waits is over when its branch is left; one that is only not shown can be decided", async () => {
    const event = await storeEvent(talk.app, aliceId, "Dentist");
    const remove = callTool("calendar.delete", { event_id: event, event_timezone: "UTC" });
    const intents = { intents: ["calendar.delete"] };
    talk.model.next(brief(intents), remove);
    const asked = await alice.ask("Cancel the dentist");
    talk.model.next(brief(intents), remove);
    const again = await alice.regenerate(asked);
    await expect(alice.decide(asked.interrupt?.id ?? "", "approve")).rejects.toMatchObject({
      code: "APPROVAL_EXPIRED",
    });
    await alice.chooseVersion(asked);
    talk.model.next(answer({ answer: "Gone." }));
    const done = await alice.decide(again.interrupt?.id ?? "", "approve");
    expect(done.answer).toBe("Gone.");
    // The decision belongs to the version that asked, and so that one is shown.
    expect(await saidIn(asked.threadId)).toContain("Gone.");
    expect((await alice.getThread({ path: { threadId: asked.threadId } })).shownRunId).toBe(done.runId);
    expect(await eventsOf()).toBe(0);
  });

  const form = { fields: [{ name: "title", label: "Title", input: "text" }] };
  const asks = () =>
    talk.model.next(
      brief({ missing: ["title"] }),
      say(
        JSON.stringify({
          status: "partial_success",
          answer: "Called?",
          suggested_actions: [],
          error: null,
          question: form,
        }),
      ),
    );
  const stateOf = async (id: string) =>
    (await talk.app.database.sql`select state from questions where id = ${id}`)[0]?.["state"];
  const runsOf = async (threadId: string) => (await alice.listThreadRuns({ path: { threadId } })).items.length;

  it.each(["regenerate", "edit"] as const)(
    "a form that waits is closed by %s, and nothing goes on with it",
    async (how) => {
      const { threadId } = await twoTurns();
      asks();
      const asked = await alice.ask("make an appointment", { threadId });
      const id = asked.interrupt?.id ?? "";
      chat("Without a question.");
      await (how === "edit" ? alice.edit(asked, "make it something else") : alice.regenerate(asked));
      expect(await stateOf(id)).toBe("closed");
      const runs = await runsOf(threadId);
      for (const given of [{ title: "Dentist" }, null])
        await expect(alice.answer(id, given)).rejects.toMatchObject({ status: 409, code: "QUESTION_CLOSED" });
      expect(await runsOf(threadId)).toBe(runs);
      expect((await alice.listApprovals()).counts.openQuestions).toBe(0);
      // Going back to where it was asked does not open it again.
      await alice.chooseVersion(asked);
      await expect(alice.answer(id, { title: "Dentist" })).rejects.toMatchObject({ code: "QUESTION_CLOSED" });
    },
  );

  it.each(["answerQuestion", "resume"] as const)(
    "a form on a path that is only not shown waits, and %s goes on there and shows it",
    async (way) => {
      const { threadId, second } = await twoTurns();
      asks();
      const asked = await alice.edit(second, "make an appointment");
      const id = asked.interrupt?.id ?? "";
      await alice.chooseVersion(second);
      chat("Third answer.");
      await alice.ask("third question", { threadId });
      expect(await stateOf(id)).toBe("pending");
      expect((await alice.listApprovals()).counts.openQuestions).toBe(1);
      talk.model.next(answer({ answer: "It is in." }));
      const body = {
        threadId,
        runId: `run-${randomUUID()}`,
        messages: [{ id: `m-${randomUUID()}`, role: "user" as const, content: "…" }],
        resume: [{ interruptId: id, status: "resolved" as const, payload: { title: "Dentist" } }],
        forwardedProps: { agent_type: "worker" as const },
      };
      await (way === "resume" ? talk.ended(await alice.createRun({ body })) : alice.answer(id, { title: "Dentist" }));
      expect(await saidIn(threadId)).toEqual([
        "first question",
        "First answer.",
        "make an appointment",
        "Called?",
        "Dentist",
        expect.stringMatching(/^It is in\./),
      ]);
      expect(JSON.stringify(lastAsked())).not.toContain("Third answer.");
    },
  );
});

describe("a run that a process has taken in which knows nothing of versions", () => {
  it("is told what its thread shows, and nothing of what was left", async () => {
    const { threadId, second } = await twoTurns();
    chat("Another second answer.");
    await alice.regenerate(second);
    const stop = hold();
    talk.model.next(brief({ needs_tools: false, task_type: "chat" }, { hold: stop }), answer({ answer: "Third." }));
    const third = await talk.post("third question", { threadId });
    await stop.reached;
    const fourth = await talk.post("fourth question", { threadId });
    // As its insert has it, which does not name the columns.
    await talk.app.database.sql`update runs set path = null, parent_no = null where id = ${fourth.taskId}`;
    chat("Fourth.");
    stop.release();
    await talk.ended(third);
    await talk.ended(fourth);
    const told = JSON.stringify(lastAsked());
    expect(told).toContain("Another second answer.");
    expect(told).toContain("Third.");
    expect(told).not.toContain("Second answer.");
    expect((await saidIn(threadId)).slice(-2)).toEqual(["fourth question", "Fourth."]);
  });
});

describe("an answer that was stopped", () => {
  /** Asks, and cancels while the answer is written. */
  async function stoppedRun(text: string, ...before: Parameters<typeof talk.model.next>) {
    const stop = hold({ after: 100 });
    talk.model.next(...before, answer({ answer: text }, { pieces: 1, hold: stop }));
    const run = await talk.post("tell me");
    await stop.reached;
    await until(
      async () => (await logPage(talk.app, run.taskId, 100)).events.some(({ type }) => type === "TEXT_MESSAGE_CONTENT"),
      "a delta",
    );
    await talk.cancel(run);
    const { end } = await talk.ended(run);
    stop.release();
    return { ...run, shown: end?.answer ?? "" };
  }

  it("goes on from what was shown, without another router, with what its calls have brought", async () => {
    const read = { mode: "day", date: "2026-03-17", event_timezone: "UTC" };
    const run = await stoppedRun(
      "I will tell you everything that I know about it.",
      brief(),
      callTool("calendar.read", read),
    );
    const from = talk.model.journal.length;
    talk.model.next(answer({ answer: "And that is the rest." }));
    const rest = await alice.continueRun(run);
    expect(rest).toMatchObject({ status: "finished", answer: "And that is the rest." });
    expect(rest.run.parentRunId).toBe(run.runId);
    const [asked, ...others] = talk.model.journal.slice(from);
    expect(others).toEqual([]);
    const told = JSON.stringify(asked?.body.messages);
    expect(told).toContain("[continue]");
    expect(told).toContain(run.shown);
    expect(told).toContain("calendar");
    expect(await saidIn(run.threadId)).toEqual([
      "tell me",
      expect.stringContaining("calendar"),
      run.shown,
      "And that is the rest.",
    ]);
    await expect(alice.continueRun(run)).rejects.toMatchObject({ code: "RUN_NOT_CONTINUABLE" });
    chat("Again.");
    // The whole turn is answered once more, not its rest.
    await alice.regenerate(rest);
    expect(await saidIn(run.threadId)).toEqual(["tell me", "Again."]);
  });

  it("closes the form that waits on the path that is left for it", async () => {
    const run = await stoppedRun("I will tell you everything that I know about it.", brief());
    const question = { fields: [{ name: "title", label: "Title", input: "text" }] };
    const asking = { status: "partial_success", answer: "Called?", suggested_actions: [], error: null, question };
    talk.model.next(brief({ missing: ["title"] }), say(JSON.stringify(asking)));
    const asked = await alice.edit(run, "make an appointment");
    talk.model.next(answer({ answer: "And that is the rest." }));
    await alice.continueRun(run);
    await expect(alice.answer(asked.interrupt?.id ?? "", { title: "Dentist" })).rejects.toMatchObject({
      code: "QUESTION_CLOSED",
    });
  });
});
