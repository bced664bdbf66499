import { beforeAll, describe, expect, it } from "vitest";
import { methods } from "../../generated/contract/methods.ts";
import { describedTables } from "../../src/base/described-tables.ts";
import { testApp, type TestApp } from "../_kit/app.ts";
import { startMock, type Prism } from "../_kit/prism.ts";
import { scratchHome } from "../_kit/uploads.ts";
import { requests, type SharedRequest } from "./_requests.ts";
import { differences, shapeOf } from "./_shape.ts";

/**
 * What a mock cannot know: the requests that it answers with their examples, by the code with which the server refuses
 * them.
 */
const unknowable: Record<string, string[]> = {
  // What exists: the server is a new one, and has none of what the examples speak of.
  APPROVAL_NOT_FOUND: ["runAgUi 2", "createRun 6", "decideApproval 1", "decideApproval 2", "decideApproval 3"],
  QUESTION_NOT_FOUND: ["answerQuestion 1", "answerQuestion 2"],
  ACTION_NOT_FOUND: ["createRun 5"],
  UNAUTHENTICATED: ["streamByTicket 1"],
  REVIEW_NOT_FOUND: ["resolveReview 1"],
  RUN_NOT_FOUND: ["getRun 1", "adminCancelRun 1", "adminRequeueRun 1"],
  USER_NOT_FOUND: ["adminGetUser 1", "adminUpdateUser 1", "adminUpdateUser 2", "adminRevokeTokens 1"],
  DELIVERY_NOT_FOUND: ["adminRetryDelivery 1", "adminRetryDelivery for pictures only"],
  // An answer without a body is acceptable to everybody, so the last one gets as far as the job.
  JOB_NOT_FOUND: ["getJob 1", "updateJob 1", "updateJob 2", "runJob 1", "deleteJob 1", "deleteJob for pictures only"],
  EVENT_NOT_FOUND: [
    "calendarAcceptInvite 1",
    "calendarAcceptInvite 2",
    "calendarRejectInvite 1",
    "calendarRejectInvite 2",
    "calendarRead 3",
    "calendarUpdate 1",
    "calendarDelete 1",
    "calendarRestore 1",
    "calendarShare 1",
    "calendarShare 2",
    "calendarRestore 2",
    "calendarUninvite 1",
  ],
  BATCH_ALL_FAILED: ["calendarUpdate 2", "calendarDelete 2"],
  CONTACT_NOT_FOUND: [
    "getContact 1",
    "contactsRead 3",
    "contactsUpdate 1",
    "contactsUpdate 2",
    "contactsDelete 1",
    "contactsMerge 1",
  ],
  WEBHOOK_NOT_FOUND: [
    "adminGetWebhook 1",
    "adminUpdateWebhook 1",
    "adminDeleteWebhook 1",
    "adminDeleteWebhook for pictures only",
    "adminRotateWebhookSecret 1",
    "adminPingWebhook 1",
    "adminReplayWebhook 1",
  ],
  WEBHOOK_DELIVERY_NOT_FOUND: ["adminGetWebhookDelivery 1", "adminReplayWebhookDelivery 1"],
  // What is configured: there is no issuer.
  NOT_FOUND: ["getProtectedResource 1"],
  // What is under way: nobody works on the runs of this server.
  THREAD_BUSY: ["deleteThread 1", "deleteThread for pictures only"],
  RUN_NOT_CONTINUABLE: ["createRun 9"],
  // What was signed, and for whom.
  ATTACHMENT_URL_INVALID: ["getAttachment 1", "createRun 2"],
  // What the bytes of a file are.
  ATTACHMENT_NOT_AN_IMAGE: ["an upload of half an image"],
  // Who asks: the example is of somebody else.
  CONFIRMATION_MISSING: ["deleteMe 1", "deleteMe for pictures only"],
};
/** Fields that an answer has where there is something to tell: of what was asked, or of what other requests made. */
const dependsOnState: Record<string, string[]> = {
  "a job": [".schedule.start_at"],
  // No webhook has refused anything.
  "adminListDeliveries 1": ["", ".id", ".type", ".tries", ".problem", ".createdAt", ".nextTryAt"].map(
    (field) => `.items[run.ended]${field}`,
  ),
  "calendarCreate 1": [".data.conflicts[].endAt"],
  "contactsRead 1": [".data.items[].jobTitle", ".data.items[].emailMasked"],
  "contactsRead 2": [".data.items[].isUser"],
  "memoryRead 1": [".data.content.preferred_name", ".data.content.interests", ".data.content.interests[]"],
  "memoryUpdate 2": [".data.changes[].before"],
};

/** Rows of tables that modules describe, which the examples of their methods are given. */
const missing: readonly string[] = Object.values(describedTables).map((table) => table.missing);

/** They wait for the end of a run, and nobody works on the runs of this server; their own test compares the shapes. */
const waiting = ["createChatCompletion 1", "createResponse 1"];

const refusals = new Map(Object.entries(unknowable).flatMap(([code, names]) => names.map((name) => [name, code])));

/**
 * Each request goes to the mock and to the server: status, media type, every word of a problem, and the shape of an
 * answer down to its last field must agree.
 */
describe("mock and server answer alike", () => {
  let mock: Prism;
  let app: TestApp;
  let tokens: Record<SharedRequest["token"], string | undefined>;
  beforeAll(async () => {
    [mock, app] = await Promise.all([startMock(), testApp({ env: { ACCORD_HOME: scratchHome() } })]);
    await app.listen(0);
    const { id: userId } = await (await app.as("alice")).getMe();
    tokens = {
      user: await app.auth.mintUserToken("alice"),
      admin: await app.auth.mintUserToken("root", { isAdmin: true }),
      credential: await app.auth.mintCredential({
        userId,
        methods: Object.keys(methods),
        purpose: "person",
      }),
      none: undefined,
    };
  });

  async function ask(base: string, { url, init, token }: SharedRequest): Promise<Answer> {
    const bearer = tokens[token];
    const headers = { ...init.headers, ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) };
    return await toAnswer(await fetch(base + url, { ...init, headers }));
  }

  it("to eighty requests and more, of which few are beyond a mock", () => {
    expect(requests.length).toBeGreaterThan(80);
    const names = new Set(requests.map(({ name }) => name));
    expect(names.size).toBe(requests.length);
    expect([...refusals.keys(), ...Object.keys(dependsOnState)].filter((name) => !names.has(name))).toEqual([]);
    expect(waiting.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(requests.filter(({ name }) => !waiting.includes(name)))("$name", async (request) => {
    const [mocked, served] = await Promise.all([ask(mock.url, request), ask(app.url, request)]);
    const code = refusals.get(request.name) ?? missing.find((known) => known === served.body["code"]);
    if (code !== undefined) {
      expect([mocked.status < 300, served.body["code"]]).toEqual([true, code]);
      return;
    }
    // A file has the type that its name says; the document says any.
    const type = request.operation?.operationId === "getDocsAsset" && served.status === 200 ? served.type : mocked.type;
    expect(toHead({ ...mocked, type })).toEqual(toHead(served));
    if (served.status >= 400) expect(toWords(mocked)).toEqual(toWords(served));
    const found = differences(shapeOf(mocked.body), shapeOf(served.body));
    const told = (dependsOnState[request.name] ?? []).map((at) => `${at} is in the example only`);
    if (served.status < 400) expect(found.filter((line) => !told.includes(line))).toEqual([]);
  });

  it("to a request for the events of no run: it lacks runId", async () => {
    const url = "/api/v1/agent/runs/550e8400-e29b-41d4-a716-446655440000/events";
    const request: SharedRequest = { name: "events of no run", token: "user", url, init: {}, operation: undefined };
    for (const base of [mock.url, app.url])
      expect((await ask(base, request)).body).toMatchObject({
        status: 400,
        code: "INVALID_REQUEST",
        detail: "runId is required.",
        errors: [{ path: "runId", message: "is required" }],
      });
  });

  it("to the same run again", async () => {
    const request = requests.find(({ name }) => name === "createRun 1");
    if (request === undefined) throw new Error("there is no such request");
    for (const base of [mock.url, app.url]) await ask(base, request);
    const [mocked, served] = await Promise.all([ask(mock.url, request), ask(app.url, request)]);
    expect([mocked.status, Object.keys(mocked.body).sort()]).toEqual([served.status, Object.keys(served.body).sort()]);
  });
});

interface Answer {
  status: number;
  type: string;
  body: Record<string, unknown>;
}

async function toAnswer(response: Response): Promise<Answer> {
  const [type = ""] = (response.headers.get("content-type") ?? "").split(";");
  if (/^application\/(problem\+)?json$/.test(type)) {
    const text = await response.text();
    return { status: response.status, type, body: text === "" ? {} : (JSON.parse(text) as Answer["body"]) };
  }
  // The stream of a run that waits has no end.
  await response.body?.cancel();
  return { status: response.status, type, body: {} };
}

const toHead = ({ status, type, body }: Answer) => ({ status, type, code: status >= 400 ? body["code"] : undefined });
/** All of a problem but the name of its request. */
const toWords = ({ body: { request_id: _each, ...words } }: Answer) => words;
