import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { agents } from "../../generated/contract/agents.ts";
import { methods, type MethodId } from "../../generated/contract/methods.ts";
import { fingerprintCall } from "../../src/base/canonical.ts";
import type { ToolContext } from "../../src/domain/tool-call.ts";
import { testApp, type TestApp } from "../_kit/app.ts";
import { conversation } from "../_kit/conversation.ts";
import { examplesOf } from "../_kit/examples.ts";
import { give } from "../_kit/given.ts";
import { mintedBy, type Minted } from "../_kit/minted.ts";
import { endRun, liveRun } from "../_kit/run.ts";
import { answer, brief, callTool } from "../_kit/scripted-model.ts";
import { contextOf } from "../_kit/tool.ts";

/** What a process finds that can read along between the server and a child. */
interface Loot {
  url: string;
  credential: string;
  methods: readonly string[];
}

interface Claim {
  task?: string;
  attempt?: number;
  toolCall?: string;
}

const ids = Object.keys(methods) as MethodId[];
const remember = { scope: "user", content: { interests: ["black coffee"] } };
const tables = ["events", "event_overrides", "invites", "contacts", "memories", "tool_effects", "approvals"];
let app: TestApp;
let minted: readonly Minted[];
let alice: string;
let bob: string;
let eventId: string;
let events = 0;

beforeAll(async () => {
  app = await testApp();
  minted = mintedBy(app);
  await app.listen(0);
  alice = (await (await app.as("alice")).getMe()).id;
  bob = (await (await app.as("bob")).getMe()).id;
});

beforeEach(async () => {
  eventId = `evt_stolen${++events}`;
  await giveEvent(app, alice);
});

describe("the credential of a child, in other hands during a run of the memory agent (G085)", () => {
  it("names the methods of its agent and no other", async () => {
    const { credential, methods: list } = await loot(await run("memory"));
    const whitelist = agents.agents["memory"]?.whitelist;
    expect([claimsOf(credential), list]).toEqual([expect.objectContaining({ methods: whitelist }), whitelist]);
  });

  it("makes no other call while one is under way, and that one happens once", async () => {
    const context = await run("memory");
    const other = await run("worker");
    const stolen = await loot(context);
    const bobs = await loot(await run("memory", bob));
    const held = await hold("memories");
    const legitimate = call("memory.update", remember, context, "call_1");
    await held.isWaitedFor(1);
    const before = await everything();
    const claim = { task: context.taskId, attempt: 1, toolCall: "call_1" };
    for (const id of ids)
      for (const { input } of examplesOf(id)) await expectRefused(stolen, id, withOurEvent(input), claim);
    await expectRefused(stolen, "calendar.delete", { event_id: eventId }, claim);
    await expectRefused(stolen, "memory.update", { ...remember, content: { interests: ["tea"] } }, claim);
    for (const change of [
      { toolCall: "call_2" },
      { toolCall: "call_1 " },
      { attempt: 0 },
      { attempt: 2 },
      { task: other.taskId },
      { task: "tsk_none" },
    ])
      await expectRefused(stolen, "memory.update", remember, { ...claim, ...change });
    await expectRefused({ ...stolen, url: app.url }, "memory.update", remember, claim);
    await expectRefused(bobs, "memory.update", remember, claim);
    expect(await everything()).toEqual(before);
    // The call itself, once more: a child that was lost is replaced by one that does the same.
    const twin = post(stolen, "memory.update", remember, claim);
    await held.isWaitedFor(2);
    await held.release();
    expect(await legitimate).toMatchObject({ status: "success", result: { data: { outcome: "updated" } } });
    expect((await twin).status).toBe(200);
    expect(await app.database.sql`select version from memories where owner_id = ${alice}`).toEqual([{ version: 1 }]);
  });

  it.each(["between its calls", "after its end"])("does nothing %s, not even what was done", async (when) => {
    const context = await run("memory");
    const stolen = await loot(context);
    expect((await call("memory.read", { scope: "user" }, context, "call_1")).status).toBe("success");
    if (when === "after its end") await endRun(app.database.sql, context);
    const before = await everything();
    for (const url of [stolen.url, app.url]) {
      const claim = { task: context.taskId, attempt: 1, toolCall: "call_1" };
      await expectRefused({ ...stolen, url }, "memory.read", { scope: "user" }, claim);
      await expectRefused({ ...stolen, url }, "memory.update", remember, { ...claim, toolCall: "call_2" });
      await expectRefused({ ...stolen, url }, "calendar.delete", { event_id: eventId }, claim);
      expect(await post({ ...stolen, url }, "memory.read", { scope: "user" }, {})).toMatchObject({
        status: 409,
        code: "TASK_NOT_LIVE",
      });
    }
    expect(await everything()).toEqual(before);
  });
});

describe("the credential of a child, in other hands while a call waits for a person (G085)", () => {
  const remove = () => ({ event_id: eventId });

  it("does not do what was not approved, and the approved call is that call alone", async () => {
    const context = await run("worker");
    const stolen = await loot(context);
    const waiting = await dispatch("calendar.delete", remove(), context, "call_1");
    expect(waiting.awaitsApproval).toBe(true);
    const claim = { task: context.taskId, attempt: 1, toolCall: "call_1" };
    await expectRefused(stolen, "calendar.delete", remove(), claim);
    expect(await isThere()).toBe(true);

    const released = {
      toolCallId: "call_1",
      callHash: fingerprintCall("calendar.delete", remove()),
      approvalId: waiting.asked?.approval.id ?? "",
      versions: waiting.asked?.versions ?? {},
    };
    const next = { ...(await run("worker")), released };
    const held = await hold("event_revisions");
    const approved = call("calendar.delete", remove(), next, "call_1");
    await held.isWaitedFor(1);
    await expectRefused(stolen, "calendar.delete", { event_id: "evt_other" }, { ...claim, task: next.taskId });
    await expectRefused(stolen, "calendar.delete", { ...remove(), scope: "all" }, { ...claim, task: next.taskId });
    await expectRefused(stolen, "calendar.delete", remove(), claim);
    await held.release();
    expect(await approved).toMatchObject({ status: "success", result: { data: { outcome: "deleted" } } });
    expect(await isThere()).toBe(false);
  });
});

it("deletes nothing at any point of a run that a worker process carries out (G085)", async () => {
  const tried: { point: string; status: number; code: string | undefined }[] = [];
  const talk = await conversation({
    async probe(point) {
      const [live] = await talk.app.database.sql<{ task: string; attempt: number }[]>`
        select id as task, attempt from runs where status = 'running'`;
      const [pid] = talk.app.tool.children;
      if (live === undefined || pid === undefined) return;
      for (const given of theirs) {
        const claim = { ...live, toolCall: "call_1" };
        const stolen = { ...given, url: addressOf(pid) };
        tried.push({ point, ...(await post(stolen, "calendar.delete", { event_id: eventId }, claim)) });
      }
    },
  });
  const theirs = mintedBy(talk.app);
  const owner = await (await talk.app.as("alice")).getMe();
  const { sql } = talk.app.database;
  await giveEvent(talk.app, owner.id);
  talk.model.next(brief(), callTool("skills.read", { skill: "calendar" }), callTool("memory.read", { scope: "user" }));
  talk.model.next(answer({ answer: "Done." }));
  expect((await talk.say("What do you know?")).end).toMatchObject({ status: "success" });
  expect(tried.map(({ point }) => point)).toEqual(expect.arrayContaining(["before tool call", "after tool effect"]));
  for (const attack of tried) expect(attack).toMatchObject({ status: 403, code: "ACTION_NOT_ALLOWED" });
  expect(await sql`select from events where id = ${eventId} and deleted_at is null`).toHaveLength(1);
});

it("is not what people have, who act for themselves", async () => {
  const credential = await app.auth.mintCredential({ userId: alice, methods: ids, purpose: "person" });
  const mine = { url: app.url, credential, methods: ids };
  expect(await post(mine, "calendar.delete", { event_id: eventId }, {})).toMatchObject({ status: 200 });
  expect(await isThere()).toBe(false);
});

async function giveEvent({ database: { sql }, store }: TestApp, ownerId: string): Promise<void> {
  const event = { id: eventId, title: "Project review", startAt: "2026-12-21T10:00:00+08:00" };
  await give({ events: [event] }, { sql, store, ownerId });
}

async function run(agentType: "memory" | "worker", ownerId = alice): Promise<ToolContext> {
  const { taskId, threadId } = await liveRun(app.database.sql, ownerId, { agentType });
  const whitelist = new Set(agents.agents[agentType]?.whitelist);
  return contextOf({ ownerId, taskId, threadId, whitelist, permissionRef: `agents/${agentType}/whitelist` });
}

const dispatch = (id: MethodId, input: unknown, context: ToolContext, toolCallId: string) => {
  const { module, method } = methods[id];
  return app.tool.dispatch({ id: toolCallId, arguments: { module, method, input } }, context);
};

const call = async (...given: Parameters<typeof dispatch>) => (await dispatch(...given)).output;

/** What the child was given that has just made a call of this run. */
async function loot(context: ToolContext): Promise<Loot> {
  expect((await call("skills.read", { skill: "memory" }, context, "call_0")).status).toBe("success");
  const mine = [...context.whitelist].sort().join();
  const found = minted.findLast(
    ({ userId, methods: list }) => [...list].sort().join() === mine && userId === context.ownerId,
  );
  if (found === undefined) throw new Error("nothing was minted for the owner and the whitelist of this run");
  return { url: addressOf(app.tool.children[0] ?? 0), credential: found.credential, methods: found.methods };
}

const addressOf = (pid: number): string =>
  /ACCORD_CLI_URL=([^\0]+)/.exec(readFileSync(`/proc/${pid}/environ`, "utf8"))?.[1] ?? "";

const claimsOf = (credential: string) =>
  JSON.parse(Buffer.from(credential.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;

async function post({ url, credential }: Loot, id: MethodId, input: unknown, { task, attempt, toolCall }: Claim) {
  const response = await fetch(url + methods[id].path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${credential}`,
      "content-type": "application/json",
      ...(task === undefined ? {} : { "accord-task": task }),
      ...(attempt === undefined ? {} : { "accord-attempt": String(attempt) }),
      ...(toolCall === undefined ? {} : { "accord-tool-call": encodeURIComponent(toolCall) }),
    },
    body: JSON.stringify(input),
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code };
}

async function expectRefused(stolen: Loot, id: MethodId, input: unknown, claim: Claim): Promise<void> {
  const answer = await post(stolen, id, input, claim);
  expect(answer, `${id} ${JSON.stringify({ input, claim })}`).toEqual({ status: 403, code: "ACTION_NOT_ALLOWED" });
}

/** The examples are about events of their own; these are about one that is there. */
const withOurEvent = (input: unknown): unknown =>
  JSON.parse(JSON.stringify(input).replaceAll(/"evt_[^"]*"/g, JSON.stringify(eventId)));

/** All that a call could change. */
async function everything(): Promise<unknown> {
  const { sql } = app.database;
  return Object.fromEntries(
    await Promise.all(tables.map(async (name) => [name, await sql`select * from ${sql(name)}`] as const)),
  );
}

async function isThere(): Promise<boolean> {
  const [row] = await app.database.sql<{ isThere: boolean }[]>`
    select deleted_at is null as "isThere" from events where id = ${eventId}`;
  return row?.isThere ?? false;
}

/** Lets no transaction write to this table until it is released; then all that wait go on. */
async function hold(table: string) {
  const { sql } = app.database;
  const [taken, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = sql.begin(async (tx) => {
    await tx`lock table ${tx(table)} in share mode`;
    taken.resolve();
    await released.promise;
  });
  await taken.promise;
  const release = async (): Promise<void> => {
    released.resolve();
    await holding;
  };
  onTestFinished(release);
  return {
    async isWaitedFor(times: number): Promise<void> {
      for (;;) {
        const waiting = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        if (waiting.length >= times) return;
      }
    },
    release,
  };
}
