import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { toInput } from "../../_kit/conversation.ts";
import { aJob } from "./_jobs.ts";

let app: TestApp;
let alice: AccordClient;
let bob: AccordClient;

beforeAll(async () => {
  app = await testApp({ env: { ACCORD_JOBS: "12" } });
  [alice, bob] = await Promise.all([app.as("alice"), app.as("bob")]);
});

const byId = (id: string) => ({ path: { id } });

describe("jobs", () => {
  it("are created, read, changed and deleted", async () => {
    const made = await alice.createJob({
      body: aJob({ schedule: { type: "cron", expression: "30 7 * * 1-5", timezone: "asia/shanghai" } }),
    });
    expect(made).toMatchObject({
      name: "Morning plan",
      agent_type: "worker",
      enabled: true,
      state: "scheduled",
      parked: null,
      last_run: null,
      schedule: { timezone: "Asia/Shanghai" },
    });
    expect(made.next_run_at).toMatch(/T07:30:00\+08:00$/);
    expect(await alice.getJob(byId(made.id))).toEqual(made);
    const before = Date.now();
    const changed = await alice.updateJob({
      ...byId(made.id),
      body: { name: "Noon", schedule: { type: "interval", every_minutes: 60 } },
    });
    expect(changed).toMatchObject({
      name: "Noon",
      prompt: made.prompt,
      schedule: { type: "interval", every_minutes: 60 },
      threadId: made.threadId,
    });
    // An hour from the change, which happened between these two instants.
    const base = Date.parse(changed.next_run_at ?? "") - 3_600_000;
    expect([base >= before - 1, base <= Date.now() + 1]).toEqual([true, true]);
    expect(await alice.updateJob({ ...byId(made.id), body: { enabled: false } })).toMatchObject({
      enabled: false,
      state: "off",
      next_run_at: null,
    });
    expect(await alice.updateJob({ ...byId(made.id), body: { enabled: true } })).toMatchObject({
      enabled: true,
      state: "scheduled",
    });
    await alice.deleteJob(byId(made.id));
    await expect(alice.getJob(byId(made.id))).rejects.toMatchObject({ code: "JOB_NOT_FOUND", status: 404 });
  });

  it("are listed newest first, page by page, all or only those that are on", async () => {
    const carol = await app.as("carol");
    const made: string[] = [];
    for (const enabled of [true, false, true, true, false])
      made.unshift((await carol.createJob({ body: aJob({ enabled }) })).id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await carol.listJobs({ query: { limit: 2, ...(cursor === undefined ? {} : { cursor }) } });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen.filter((id) => made.includes(id))).toEqual(made);
    expect(seen).toHaveLength(6);
    expect((await carol.listJobs({ query: { enabled: true } })).items).toHaveLength(3);
    // The last two are times that a Date can hold and the database cannot: they used to be our error, not the client's.
    const crafted = [
      [7e15, "job_a"],
      [-7e15, "job_a"],
    ].map((place) => Buffer.from(JSON.stringify(place)).toString("base64url"));
    for (const cursor of ["bm90IG91cnM", ...crafted])
      await expect(carol.listJobs({ query: { cursor } })).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  });

  it("show what is wrong with them, and the next five firings of what is not", async () => {
    await expect(
      alice.createJob({ body: aJob({ schedule: { type: "cron", expression: "0 25 * * *", timezone: "UTC" } }) }),
    ).rejects.toMatchObject({
      code: "JOB_SCHEDULE_INVALID",
      status: 422,
      problem: {
        detail: "schedule.expression Invalid value for hour: 25.",
        errors: [{ path: "/schedule/expression" }],
      },
    });
    await expect(
      alice.createJob({ body: aJob({ schedule: { type: "once", at: "2020-01-01T00:00:00Z" } }) }),
    ).rejects.toMatchObject({ code: "JOB_SCHEDULE_INVALID" });
    await expect(
      alice.createJob({ body: aJob({ config: { ...aJob().config, enabled_skills: ["calendar", "constructor"] } }) }),
    ).rejects.toMatchObject({
      code: "JOB_SKILL_UNKNOWN",
      problem: { errors: [{ path: "/config/enabled_skills/1" }] },
    });
    const { firings } = await alice.previewJob({
      body: { schedule: { type: "cron", expression: "30 2 * * *", timezone: "America/Los_Angeles" } },
    });
    expect(firings).toHaveLength(5);
    expect(await alice.previewJob({ body: { schedule: { type: "once", at: "2020-01-01T00:00:00Z" } } })).toEqual({
      firings: [],
    });
  });

  it("are no more than the limit, however many are created at once", async () => {
    const dave = await app.as("dave");
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => dave.createJob({ body: aJob() })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(12);
    expect(tries.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "JOB_LIMIT_EXCEEDED", status: 409 },
    });
  });

  it("G203: belong to their owner: for anybody else they are not there", async () => {
    const { id } = await alice.createJob({ body: aJob() });
    const before = await alice.getJob(byId(id));
    for (const attempt of [
      () => bob.getJob(byId(id)),
      () => bob.updateJob({ ...byId(id), body: { enabled: false } }),
      () => bob.deleteJob(byId(id)),
      () => bob.runJob(byId(id)),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "JOB_NOT_FOUND", status: 404 });
    expect((await bob.listJobs()).items.map((job) => job.id)).not.toContain(id);
    expect(await alice.getJob(byId(id))).toEqual(before);
    const [{ n } = { n: 0 }] = await app.database.sql<
      { n: number }[]
    >`select count(*)::int as n from automation_firings where job_id = ${id}`;
    expect(n).toBe(0);
  });

  it("refuse nobody's token and the credential of a tool", async () => {
    const user = await app.store.users.ensure({ issuer: app.auth.issuer, subject: "alice", name: "Alice" });
    const credential = await app.auth.mintCredential({ userId: user.id, methods: ["calendar.read"] });
    for (const headers of [{}, { authorization: `Bearer ${credential}` }]) {
      expect((await app.request("/api/v1/automation/jobs", { headers })).status).toBe(401);
    }
  });
});

describe("the memory job", () => {
  it("is there from the start, once, off, and nightly in the owner's zone", async () => {
    const erin = await app.as("erin");
    await erin.updateMe({ body: { timezone: "Europe/Paris", locale: "en" } });
    const lists = await Promise.all(Array.from({ length: 8 }, () => erin.listJobs()));
    const ids = new Set(lists.flatMap(({ items }) => items.map(({ id }) => id)));
    expect(ids.size).toBe(1);
    const [job] = (await erin.listJobs()).items;
    expect(job).toMatchObject({
      name: "Nightly memory",
      agent_type: "memory",
      enabled: false,
      state: "off",
      next_run_at: null,
      schedule: { type: "cron", expression: "30 23 * * *", timezone: "Europe/Paris" },
      config: {
        enabled_skills: ["memory"],
        context: { context_messages: { source: "latest_chat", count: 50, window: "day" } },
      },
    });
  });

  it("moves with its owner until somebody sets its schedule, and stays away once deleted", async () => {
    const frank = await app.as("frank");
    const [job] = (await frank.listJobs()).items;
    const id = job?.id ?? "";
    expect((await frank.updateJob({ ...byId(id), body: { enabled: true } })).next_run_at).toMatch(/T23:30:00\+00:00$/);
    await frank.updateMe({ body: { timezone: "Asia/Tokyo" } });
    expect((await frank.getJob(byId(id))).next_run_at).toMatch(/T23:30:00\+09:00$/);
    await frank.updateJob({
      ...byId(id),
      body: { schedule: { type: "cron", expression: "0 22 * * *", timezone: "Asia/Tokyo" } },
    });
    await frank.updateMe({ body: { timezone: "Europe/Paris" } });
    expect((await frank.getJob(byId(id))).next_run_at).toMatch(/T22:00:00\+09:00$/);
    await frank.deleteJob(byId(id));
    expect(await frank.listJobs()).toEqual({ items: [] });
  });

  it("is the only way to its agent: over HTTP nobody can run it", async () => {
    const input = toInput({ threadId: randomUUID(), runId: "run-1", text: "remember this" });
    const headers = {
      authorization: `Bearer ${await app.auth.mintUserToken("alice")}`,
      "content-type": "application/json",
    };
    const body = JSON.stringify({ ...input, forwardedProps: { ...input.forwardedProps, agent_type: "memory" } });
    for (const path of ["/api/v1/agent/runs", "/api/v1/ag-ui"]) {
      const response = await app.request(path, { method: "POST", headers, body });
      expect([path, response.status]).toEqual([path, 422]);
      expect(await response.json()).toMatchObject({ code: "INVALID_RUN_INPUT" });
    }
  });
});
