import { beforeAll, expect, it } from "vitest";
import type { WebhookKind } from "../../../generated/contract/types.ts";
import type { Client } from "../../../src/sdk/sdk.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, hold, say } from "../../_kit/scripted-model.ts";
import { askAbout, decide, givenEvent } from "../approval/_waiting.ts";
import { aJob } from "../automation/_jobs.ts";
import { invite } from "../notify/_party.ts";
import { administrator, eager, expectGenuine, registered, type Call } from "./_receiver.ts";

const said = "a word that nobody outside shall hear";
let talk: Conversation;
let root: Client;
let all: Awaited<ReturnType<typeof registered>>;
let failures: typeof all;

beforeAll(async () => {
  talk = await conversation({ timers: eager, env: { ACCORD_PUBLIC_URL: "https://accord.example.com" } });
  root = await administrator(talk.app);
  all = await registered(root, ...kinds);
  failures = await registered(root, "run.failed", "job.parked");
});

const kinds: WebhookKind[] = [
  "approval.required",
  "approval.decided",
  "approval.expired",
  "question.asked",
  "question.answered",
  "question.closed",
  "run.finished",
  "run.interrupted",
  "run.failed",
  "run.canceled",
  "job.parked",
  "notice",
  "webhook.disabled",
];
const chat = brief({ task_type: "chat", needs_tools: false });
const expectAll = (...calls: (Call | undefined)[]) =>
  calls.forEach((call) => {
    expectGenuine(call as Call, all.secret);
    expect(call?.body).not.toContain(said);
  });

it("hears of runs that have ended, each way once, signed as the official library has it", async () => {
  talk.model.next(chat, answer({ answer: said }));
  const { runId, threadId, taskId } = await talk.say(said);
  const [finished] = await all.heard("run.finished");
  expect(finished?.event.data).toMatchObject({
    taskId,
    threadId,
    runId,
    agent_type: "worker",
    runtime_mode: "chat",
    link: `https://accord.example.com/api/v1/agent/runs/${threadId}?runId=${runId}`,
  });
  const held = hold();
  talk.model.next({ ...chat, hold: held });
  const busy = await talk.post("wait");
  await held.reached;
  const waiting = await talk.post(said, { threadId: busy.threadId });
  await talk.cancel(waiting);
  await talk.cancel(busy);
  held.release();
  const canceled = await all.heard("run.canceled", 2);
  expect(canceled.map(({ event }) => (event.data as { runId: string }).runId).toSorted()).toEqual(
    [busy.runId, waiting.runId].toSorted(),
  );
  talk.model.next({ status: 401 });
  const broken = await talk.say(said);
  const [failed] = await all.heard("run.failed");
  expect(failed?.event.data).toMatchObject({ runId: broken.runId, error: broken.code });
  expectAll(finished, failed, ...canceled);
  expect(all.calls.filter(({ event }) => event.type.startsWith("run."))).toHaveLength(4);
});

it("hears of a call that waits, of its decision, and of one that nobody decides", async () => {
  const event = await givenEvent(talk, said);
  const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
  const [required] = await all.heard("approval.required");
  expect(required?.event.data).toMatchObject({
    approvalId: asked.approvalId,
    tool_name: "calendar.delete",
    reasons: ["destructive"],
    runId: asked.runId,
  });
  const [interrupted] = await all.heard("run.interrupted");
  talk.model.next(answer({ answer: "Gone." }));
  const run = await talk.ended(await decide(await talk.app.as("alice"), asked, "approve"));
  const [decided] = await all.heard("approval.decided");
  expect(decided?.event.data).toMatchObject({
    approvalId: asked.approvalId,
    decision: "approved",
    edited: false,
    continuationRunId: run.runId,
  });
  const other = await givenEvent(talk, said);
  const late = await askAbout(talk, "calendar.delete", { event_id: other.id });
  await talk.app.database.sql`update approvals set expires_at = now() where id = ${late.approvalId}`;
  const [expired] = await all.heard("approval.expired");
  expect(expired?.event.data).toMatchObject({ approvalId: late.approvalId });
  expectAll(required, interrupted, decided, expired);
});

it("hears of a question, of its answer, and of one that nobody answers", async () => {
  const question = { fields: [{ name: "title", label: "Title", input: "text" }] };
  const asks = say(
    JSON.stringify({ status: "partial_success", answer: said, suggested_actions: [], error: null, question }),
  );
  const alice = await talk.app.as("alice");
  const ask = async (nth: number) => {
    talk.model.next(brief({ missing: ["title"], confidence: 0.9 }), asks);
    await talk.say(said);
    const call = (await all.heard("question.asked", nth)).at(-1) as Call;
    return { call, id: (call.event.data as { questionId: string }).questionId };
  };
  const first = await ask(1);
  talk.model.next(answer({ answer: "Thank you." }));
  // To its end: the model's next words are for the run that asks again.
  const { runId } = await talk.ended(
    await alice.answerQuestion({ path: { id: first.id }, body: { answer: { title: said } } }),
  );
  const [answered] = await all.heard("question.answered");
  expect(answered?.event.data).toMatchObject({ questionId: first.id, state: "answered", continuationRunId: runId });
  const second = await ask(2);
  await talk.app.database.sql`update questions set expires_at = now() where id = ${second.id}`;
  const [closed] = await all.heard("question.closed");
  expect(closed?.event.data).toMatchObject({ questionId: second.id, state: "expired" });
  expectAll(first.call, answered, closed);
});

it("hears of jobs that do not fire, and of what users are told", async () => {
  const alice = await talk.app.as("alice");
  const { id } = await alice.createJob({ body: aJob({ name: said, prompt: said }) });
  await talk.app.database.sql`
    update automation_jobs set parked_reason = 'failures', parked_at = now(), failures = 5 where id = ${id}`;
  const [parked] = await all.heard("job.parked");
  expect(parked?.event.data).toMatchObject({ jobId: id, reason: "failures" });
  const eventId = await invite(talk.app);
  const [notice] = await all.heard("notice");
  const { id: userId } = await (await talk.app.as("bob")).getMe();
  expect(notice?.event.data).toMatchObject({ kind: "invite", eventId, userId });
  expectAll(parked, notice);
});

it("hears of its own kinds, under an id of its own", async () => {
  await failures.heard("job.parked");
  expect(failures.calls.map(({ event }) => event.type).toSorted()).toEqual(["job.parked", "run.failed"]);
  for (const call of failures.calls) {
    expectGenuine(call, failures.secret);
    expect(all.calls.map(({ id }) => id)).not.toContain(call.id);
  }
  expect(new Set(all.calls.map(({ id }) => id)).size).toBe(all.calls.length);
});
