import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { beforeAll, expect, it } from "vitest";
import type { WebhookNotice } from "../../../generated/contract/types.ts";
import { WebhookNotice as isNotice } from "../../../generated/contract/validators/schemas.js";
import { atEnd } from "../../_kit/at-end.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, hold } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { askAbout, decide, givenEvent } from "./_waiting.ts";

const secret = "a webhook secret of at least 32 characters";
const calls: { headers: IncomingHttpHeaders; body: string; path: string | undefined; status: number }[] = [];
/** What the next calls are answered with; then 204. */
const answers: { status: number; headers?: Record<string, string> }[] = [];
let talk: Conversation;

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request.setEncoding("utf8")) body += piece as string;
    const { status, headers = {} } = answers.shift() ?? { status: 204 };
    calls.push({ headers: request.headers, body, path: request.url, status });
    response.writeHead(status, headers).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(async () => void server.close());
  const { port } = server.address() as AddressInfo;
  talk = await conversation({
    env: { ACCORD_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, ACCORD_WEBHOOK_SECRET: secret },
  });
});

const told = (runId: string) =>
  calls
    .filter(({ status }) => status < 300)
    .map(({ body }) => JSON.parse(body) as WebhookNotice)
    .filter((notice) => notice.type !== "notice" && notice.runId === runId);

it("hears of an action that waits and of every run that ended, signed", async () => {
  const event = await givenEvent(talk);
  const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
  const notices = await until(async () => told(asked.runId).length === 2 && told(asked.runId), "two notices");
  expect(notices.every((notice) => isNotice(notice))).toBe(true);
  expect(notices.find(({ type }) => type === "action.required")).toMatchObject({
    action: { action_id: asked.approvalId, kind: "approval", tool_name: "calendar.delete" },
    taskId: asked.taskId,
  });
  expect(notices.find(({ type }) => type === "run.ended")).toMatchObject({ status: "interrupted" });
  for (const { headers, body } of calls) {
    const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["accord-signature"])) ?? [];
    expect(hex).toBe(createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex"));
    expect(new Webhook(secret, { format: "raw" }).verify(body, headers as Record<string, string>)).toBeTypeOf("object");
    expect(headers["accord-notice"]).toBe((JSON.parse(body) as WebhookNotice).id);
  }
  talk.model.next(answer({ answer: "Gone." }));
  const run = await talk.ended(await decide(await talk.app.as("alice"), asked, "approve"));
  await until(async () => told(run.runId).length === 1, "the end of the continuation");
  expect(told(run.runId)).toMatchObject([{ type: "run.ended", status: "finished" }]);
});

it("is told again until it listens, and follows nobody elsewhere", async () => {
  const before = calls.length;
  answers.push({ status: 500 }, { status: 302, headers: { location: "/elsewhere" } });
  talk.model.next(brief({ task_type: "chat", needs_tools: false }), answer({ answer: "Hi." }));
  const run = await talk.say("hi");
  await until(async () => told(run.runId).length === 1, "the notice");
  const tries = calls.slice(before).filter(({ body }) => body.includes(run.runId));
  expect(tries.map(({ status, path }) => [status, path])).toEqual([
    [500, "/hook"],
    [302, "/hook"],
    [204, "/hook"],
  ]);
  expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
  await until(async () => (await talk.app.database.sql`select 1 from notices`).length === 0, "an empty outbox");
});

it("hears of a run that was cancelled before anybody worked on it", async () => {
  const held = hold();
  talk.model.next({ ...brief({ task_type: "chat", needs_tools: false }), hold: held }, answer({ answer: "Hm." }));
  const busy = await talk.post("wait");
  await held.reached;
  const next = await talk.post("and this", { threadId: busy.threadId });
  await talk.cancel(next);
  held.release();
  await talk.ended(busy);
  await until(async () => told(next.runId).length === 1, "the notice");
  expect(told(next.runId)).toMatchObject([{ type: "run.ended", status: "canceled" }]);
});
