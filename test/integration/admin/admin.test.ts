import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../../generated/contract/operations.ts";
import { newId } from "../../../src/base/ids.ts";
import type { TestApp } from "../../_kit/app.ts";
import { toInput } from "../../_kit/conversation.ts";
import { endRun, liveRun } from "../../_kit/run.ts";
import { readSse } from "../../_kit/sse.ts";
import { until } from "../../_kit/until.ts";
import { client, clock, twoProcesses } from "./_world.ts";

let app: TestApp;
let other: TestApp;
let root: Awaited<ReturnType<typeof client>>;

beforeAll(async () => {
  [app, other] = await twoProcesses();
  root = await client(app, "root", true);
});

const adminOperations = Object.values(operations).filter(({ auth }) => auth === "admin");
const idOf = async (subject: string) =>
  (await app.store.users.ensure({ issuer: app.auth.issuer, subject, name: subject })).id;
const statusOf = async (where: TestApp, token: string) =>
  (await fetch(`${where.url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status;
const isRefused = (where: TestApp, token: string) =>
  until(async () => (await statusOf(where, token)) === 401, "the refusal of a token", 20);
const lastAct = async () => (await app.database.sql`select * from admin_acts order by no desc limit 1`)[0];

describe("who is no administrator", () => {
  it.each(adminOperations.map(({ id, method, path }) => [id, method, path]))(
    "%s: is refused, and nothing is told",
    async (_, method, path) => {
      const url = `${app.url}${path.replaceAll(/\{\w+\}/g, "usr_x")}`;
      const ask = async (token?: string) => {
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const response = await fetch(url, { method, headers });
        return [response.status, ((await response.json()) as { code: string }).code];
      };
      expect(await ask()).toEqual([401, "UNAUTHENTICATED"]);
      expect(await ask(await app.auth.mintUserToken("alice"))).toEqual([403, "FORBIDDEN"]);
    },
  );
});

describe("people", () => {
  it("are listed page by page, found, and looked at", async () => {
    await Promise.all(["ann", "ben", "cem"].map(idOf));
    const first = await root.adminListUsers({ query: { limit: 2 } });
    expect(first.items).toHaveLength(2);
    const rest = await root.adminListUsers({ query: { cursor: first.nextCursor ?? "" } });
    const seen = [...first.items, ...rest.items].map(({ subject }) => subject);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(["ann", "ben", "cem", "alice", "root"]));
    const { items } = await root.adminListUsers({ query: { q: "cem" } });
    expect(items).toEqual([await root.adminGetUser({ path: { id: items[0]?.id ?? "" } })]);
    await expect(root.adminGetUser({ path: { id: "usr_nobody" } })).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
    expect(await lastAct()).toMatchObject({ act: "user.read", target: "usr_nobody", outcome: "USER_NOT_FOUND" });
  });

  it("who are disabled are shut out of every process: tokens, credentials, streams and runs", async () => {
    const dora = await client(other, "dora");
    const id = await idOf("dora");
    const credential = await other.auth.mintCredential({ userId: id, methods: ["skills.read"], purpose: "person" });
    const threadId = randomUUID();
    const { taskId } = await dora.createRun({ body: toInput({ threadId, runId: "run-1", text: "hello" }) });
    const { token } = dora;
    const reader = await readSse(`${other.url}/api/v1/agent/runs/${threadId}/events?runId=run-1`, { token });
    const held = await liveRun(app.database.sql, id, { runId: "run-held" });
    const holding = await readSse(`${other.url}/api/v1/agent/runs/${held.threadId}/events?runId=run-held`, { token });
    const asked = await root.adminUpdateUser({ path: { id }, body: { disabled: true, reason: "Left" } });
    expect(asked).toMatchObject({ id, subject: "dora" });
    expect(asked.disabledAt).toBeDefined();
    expect(await lastAct()).toMatchObject({
      actor: "accord:root",
      from_where: "127.0.0.1",
      act: "user.disable",
      target: id,
      details: { reason: "Left" },
      outcome: "done",
    });
    expect(await statusOf(app, token)).toBe(401);
    await isRefused(other, token);
    await expect(other.auth.credential(`Bearer ${credential}`)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    // The run that nobody held has ended; the one that is held was told to, and its stream ended before it.
    expect(await reader.closed).toBe(true);
    expect(reader.text).toContain("RUN_CANCELED");
    expect(await holding.closed).toBe(true);
    expect(holding.text).not.toContain("RUN_CANCELED");
    const rows = await app.database.sql`select id, status, cancel_requested_at from runs where owner_id = ${id}`;
    expect(rows.find((row) => row["id"] === taskId)).toMatchObject({ status: "canceled" });
    expect(rows.find((row) => row["id"] === held.taskId)?.["cancel_requested_at"]).not.toBeNull();
    await endRun(app.database.sql, held);

    await root.adminUpdateUser({ path: { id }, body: { disabled: false } });
    expect([await statusOf(app, token), await statusOf(other, token)]).toEqual([200, 200]);
    expect(await lastAct()).toMatchObject({ act: "user.enable", target: id, outcome: "done" });
  });
});

describe("tokens", () => {
  it("of a person are revoked together, with the streams and tickets they opened; later ones work, runs go on", async () => {
    const emil = await client(other, "emil");
    const id = await idOf("emil");
    const held = await liveRun(app.database.sql, id, { runId: "run-1" });
    const of = { path: { threadId: held.threadId }, body: { runId: "run-1" } };
    const reader = await readSse(`${other.url}/api/v1/agent/runs/${held.threadId}/events?runId=run-1`, emil);
    const opened = await readSse(`${other.url}${(await emil.createStreamTicket(of)).url}`, emil);
    const unopened = await emil.createStreamTicket(of);
    await root.adminRevokeTokens({ body: { userId: id } });
    await isRefused(other, emil.token);
    expect(await Promise.all([reader.closed, opened.closed])).toEqual([true, true]);
    expect((await fetch(other.url + unopened.url)).status).toBe(401);
    const [run] = await app.database.sql`select cancel_requested_at from runs where id = ${held.taskId}`;
    expect(run).toEqual({ cancel_requested_at: null });
    clock.ahead += 2000;
    expect(await statusOf(other, (await client(other, "emil")).token)).toBe(200);
    expect(await statusOf(other, emil.token)).toBe(401);
    await expect(root.adminRevokeTokens({ body: { userId: "usr_nobody" } })).rejects.toMatchObject({
      code: "USER_NOT_FOUND",
    });
    await endRun(app.database.sql, held);
  });

  it("are revoked one by one, by their jti", async () => {
    const [lost, kept] = [await client(other, "fay"), await client(other, "fay")];
    expect([await statusOf(other, lost.token), await statusOf(other, kept.token)]).toEqual([200, 200]);
    const first = await root.adminRevokeTokens({ body: { jti: lost.jti } });
    await isRefused(other, lost.token);
    expect(await statusOf(other, kept.token)).toBe(200);
    expect(await root.adminRevokeTokens({ body: { jti: lost.jti } })).toEqual(first);
    expect(await lastAct()).toMatchObject({ act: "tokens.revoke", target: lost.jti });
  });
});

describe("runs", () => {
  it("of everybody are listed, without a word of theirs", async () => {
    const gil = await client(app, "gil");
    const threadId = randomUUID();
    const text = "nobody else's business";
    const { taskId } = await gil.createRun({ body: toInput({ threadId, runId: "run-1", text }) });
    const userId = await idOf("gil");
    const { items } = await root.adminListRuns({ query: { userId, status: "queued" } });
    expect((await root.adminListRuns({ query: { status: "queued" } })).items).toEqual(items);
    expect(items).toMatchObject([{ taskId, userId, threadId, runId: "run-1", status: "queued", attempt: 0 }]);
    expect(JSON.stringify(items)).not.toContain(text);
    expect((await root.adminListRuns({ query: { userId, status: "running" } })).items).toEqual([]);
    expect(await root.adminCancelRun({ path: { taskId } })).toMatchObject({ taskId, runId: "run-1" });
    expect((await root.adminListRuns({ query: { userId } })).items).toMatchObject([{ taskId, status: "canceled" }]);
    expect(await lastAct()).toMatchObject({ act: "run.list", target: userId });
    await expect(root.adminCancelRun({ path: { taskId: "tsk_none" } })).rejects.toMatchObject({
      code: "RUN_NOT_FOUND",
    });
  });

  it("are taken from the process that holds them, and only from one", async () => {
    const { sql } = app.database;
    const held = await liveRun(sql, await idOf("hal"), { runId: "run-1" });
    const path = { taskId: held.taskId };
    expect(await root.adminRequeueRun({ path })).toMatchObject({ taskId: held.taskId, status: "queued" });
    const [row] = await sql`select status, holder, lease_until from runs where id = ${held.taskId}`;
    expect(row).toEqual({ status: "ready", holder: null, lease_until: null });
    expect(await app.store.runs.beat([held], 15)).toEqual([]);
    await expect(root.adminRequeueRun({ path })).rejects.toMatchObject({ code: "RUN_NOT_HELD" });
    expect(await lastAct()).toMatchObject({ act: "run.requeue", target: held.taskId, outcome: "RUN_NOT_HELD" });
    await expect(root.adminRequeueRun({ path: { taskId: "tsk_none" } })).rejects.toMatchObject({
      code: "RUN_NOT_FOUND",
    });
    await endRun(sql, held);
  });
});

describe("jobs and deliveries", () => {
  it("that are parked are listed, without their prompts", async () => {
    const ida = await client(app, "ida");
    const { id } = await ida.createJob({
      body: {
        name: "private name",
        prompt: "private prompt",
        schedule: { type: "interval", every_minutes: 60 },
        config: {
          enabled_skills: ["calendar"],
          context: { context_messages: { source: "none", count: 0, window: "all" } },
        },
      },
    });
    expect((await root.adminListJobs({ query: { parked: true } })).items).toEqual([]);
    await app.database.sql`
      update automation_jobs set parked_reason = 'failures', parked_at = now(), failures = 5 where id = ${id}`;
    const { items } = await root.adminListJobs({ query: { parked: true } });
    expect(items).toMatchObject([{ id, userId: await idOf("ida"), failures: 5, parked: { reason: "failures" } }]);
    expect(JSON.stringify(items)).not.toContain("private");
  });

  it("that the webhook refused are listed, also when they were given up, and tried again", async () => {
    const { sql } = app.database;
    const [waiting, givenUp] = [newId("ntc"), newId("ntc")];
    const userId = await idOf("ida");
    const body = JSON.stringify({ type: "run.ended", userId, threadId: "private" });
    await sql`insert into notices (id, body) values (${waiting}, ${body}), (${givenUp}, ${body}), (${newId("ntc")}, ${body})`;
    await sql`update notices set tries = 3 where id in (${waiting}, ${givenUp})`;
    await app.store.notices.retry(waiting, 60, "status 503");
    await app.store.notices.giveUp(givenUp, "status 410");
    const { items } = await root.adminListDeliveries({});
    expect(items.map(({ id }) => id).toSorted()).toEqual([waiting, givenUp].toSorted());
    expect(items.find(({ id }) => id === waiting)).toMatchObject({ problem: "status 503", tries: 3, userId });
    expect(items.find(({ id }) => id === givenUp)?.givenUpAt).toBeDefined();
    expect(JSON.stringify(items)).not.toContain("private");
    await root.adminRetryDelivery({ path: { id: givenUp } });
    expect((await app.store.notices.take(10, 30)).map(({ id }) => id)).toContain(givenUp);
    await expect(root.adminRetryDelivery({ path: { id: "ntc_none" } })).rejects.toMatchObject({
      code: "DELIVERY_NOT_FOUND",
    });
  });
});

describe("the audit", () => {
  it("tells every act, newest first, and who looked at it", async () => {
    const { items, nextCursor } = await root.adminListActs({ query: { limit: 5 } });
    expect(items.map(({ no }) => no)).toEqual(items.map(({ no }) => no).toSorted((a, b) => b - a));
    const older = await root.adminListActs({ query: { limit: 5, cursor: nextCursor ?? "" } });
    expect(older.items[0]?.no).toBeLessThan(items.at(-1)?.no ?? 0);
    expect(await lastAct()).toMatchObject({ act: "act.list", actor_id: await idOf("root") });
    const asked = (await root.adminListActs({ query: { act: "user.disable" } })).items;
    expect(asked).toMatchObject([{ actor: "accord:root", from: "127.0.0.1", outcome: "done" }]);
    expect((await root.adminListActs({ query: { target: asked[0]?.target ?? "" } })).items.length).toBeGreaterThan(1);
  });

  it("cannot be changed, shortened or emptied", async () => {
    const { sql } = app.database;
    for (const attack of [
      sql`update admin_acts set actor = 'nobody'`,
      sql`delete from admin_acts`,
      sql`truncate admin_acts`,
    ])
      await expect(attack).rejects.toThrow("rows of admin_acts are only ever added");
  });
});
