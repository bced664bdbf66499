import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { makeModelCalls } from "../../../src/store/record/model-calls.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { givenCalls, type GivenCall } from "./_calls.ts";

let app: TestApp;
let alice: AccordClient;
let aliceId: string;
const now = Date.parse("2026-11-16T02:00:00Z");

beforeAll(async () => {
  app = await testApp({ clock: { now: () => now } });
  alice = await app.as("alice");
  ({ id: aliceId } = await alice.getMe());
});
beforeEach(async () => {
  await app.database.sql`delete from model_calls`;
  await app.store.users.changeSettings(aliceId, { timezone: "Asia/Shanghai" });
});

const given = (...calls: GivenCall[]) => givenCalls(app.database.sql, aliceId, calls);
const report = (query: { from?: string; to?: string } = {}) => alice.getUsage({ query });

describe("own usage", () => {
  it("is all zero for somebody who has not asked anything, over the last 30 days", async () => {
    expect(await report()).toEqual({
      from: "2026-10-18",
      to: "2026-11-16",
      timezone: "Asia/Shanghai",
      currency: "USD",
      total: {
        model_calls: 0,
        input_tokens: 0,
        output_tokens: 0,
        total_tokens: 0,
        cached_prompt_tokens: 0,
        reasoning_tokens: 0,
        cost: "0.000000000000",
        unpriced_calls: 0,
        usage_complete: true,
      },
      by_day: [],
      by_model: [],
      by_stage: [],
      by_thread: [],
    });
  });

  it("G178: is shown by day, model and stage, and the parts of each add up to the total", async () => {
    await given(
      {
        at: "2026-11-14T10:00:00Z",
        stage: "router",
        provider: "deepseek",
        model: "deepseek-v4-flash",
        tokens: [374, 61],
        cached: 256,
        cost: "0.000034316800",
      },
      { at: "2026-11-14T10:00:01Z", tokens: [20_000, 100], cost: "0.024600000000" },
      { at: "2026-11-15T10:00:00Z", tokens: [20_000, 100], cost: "0.024600000001" },
    );
    const { total, by_day, by_model, by_stage, by_thread } = await report();
    expect(total).toMatchObject({
      model_calls: 3,
      input_tokens: 40_374,
      output_tokens: 261,
      total_tokens: 40_635,
      cached_prompt_tokens: 256,
      cost: "0.049234316801",
    });
    expect(by_day.map(({ day, model_calls, cost }) => [day, model_calls, cost])).toEqual([
      ["2026-11-14", 2, "0.024634316800"],
      ["2026-11-15", 1, "0.024600000001"],
    ]);
    expect(by_model.map(({ provider, model, total_tokens, cost }) => [provider, model, total_tokens, cost])).toEqual([
      ["dashscope", "qwen3-max", 40_200, "0.049200000001"],
      ["deepseek", "deepseek-v4-flash", 435, "0.000034316800"],
    ]);
    expect(by_stage.map(({ stage, model_calls, cost }) => [stage, model_calls, cost])).toEqual([
      ["router", 1, "0.000034316800"],
      ["worker", 2, "0.049200000001"],
    ]);
    expect(by_thread).toEqual([{ threadId: expect.any(String), ...total }]);
  });

  it("is shown by thread, those with the most tokens first, and those that were deleted as one", async () => {
    await given({ at: "2026-11-14T10:00:00Z", tokens: [10, 1] });
    await given({ at: "2026-11-14T11:00:00Z", tokens: [1000, 1] });
    await app.database.sql`
      insert into model_calls
      select (jsonb_populate_record(calls, '{"task_id": "tsk_deleted", "total_tokens": 500}')).*
      from model_calls calls
      limit 1`;
    const { by_thread, total } = await report();
    expect(by_thread.map(({ threadId, total_tokens }) => [typeof threadId, total_tokens])).toEqual([
      ["string", 1001],
      ["undefined", 500],
      ["string", 11],
    ]);
    expect(total.total_tokens).toBe(1512);
  });

  it(
    "G173: counts what was aborted or lost, says that figures are missing, and leaves refused and " +
      "unfinished requests out",
    async () => {
      await given(
        { at: "2026-11-14T10:00:00Z" },
        { at: "2026-11-14T10:00:01Z", state: "aborted", tokens: null },
        { at: "2026-11-14T10:00:02Z", state: "lost", tokens: null },
        { at: "2026-11-14T10:00:03Z", state: "failed", answered: false, tokens: null },
        { at: "2026-11-14T10:00:04Z", state: "started", answered: false, tokens: null },
      );
      expect((await report()).total).toMatchObject({
        model_calls: 3,
        total_tokens: 110,
        cost: "0.000180000000",
        unpriced_calls: 0,
        usage_complete: false,
      });
    },
  );

  it("G180: flags calls of a model without a price, and takes nothing for free", async () => {
    await given(
      { at: "2026-11-14T10:00:00Z" },
      { at: "2026-11-14T10:00:01Z", provider: "custom", model: "house-model", cost: null },
    );
    const { total, by_model } = await report();
    expect(total).toMatchObject({ cost: "0.000180000000", unpriced_calls: 1, usage_complete: true });
    expect(by_model).toMatchObject([
      { model: "house-model", cost: null, unpriced_calls: 1 },
      { model: "qwen3-max", unpriced_calls: 0 },
    ]);
  });

  it("never adds two currencies", async () => {
    await given(
      { at: "2026-11-14T10:00:00Z" },
      { at: "2026-11-14T10:00:01Z", currency: "CNY", cost: "5.000000000000" },
    );
    expect((await report()).total).toMatchObject({ cost: "0.000180000000", unpriced_calls: 1 });
  });

  it("G172: takes the provider's cost only of a stage where every call has one", async () => {
    await given(
      { at: "2026-11-14T10:00:00Z", stage: "router", directCost: "0.5" },
      { at: "2026-11-14T10:00:01Z", directCost: "0.25" },
      { at: "2026-11-14T10:00:02Z" },
    );
    expect((await report()).by_stage.map(({ stage, cost }) => [stage, cost])).toEqual([
      ["router", "0.500000000000"],
      ["worker", "0.000360000000"],
    ]);
  });
});

describe("days", () => {
  it.each([
    ["America/Los_Angeles", "2026-03-08", "2026-03-08T08:00:00Z", "2026-03-09T07:00:00Z"],
    ["America/Los_Angeles", "2026-11-01", "2026-11-01T07:00:00Z", "2026-11-02T08:00:00Z"],
    ["Australia/Lord_Howe", "2026-04-05", "2026-04-04T13:00:00Z", "2026-04-05T13:30:00Z"],
    ["Pacific/Kiritimati", "2026-11-16", "2026-11-15T10:00:00Z", "2026-11-16T10:00:00Z"],
    // The database's own zones may be older than this rule.
    ["America/Vancouver", "2026-12-01", "2026-12-01T07:00:00Z", "2026-12-02T07:00:00Z"],
  ])("G186: in %s the %s is from its own first instant to the next day's", async (timezone, day, from, to) => {
    await app.store.users.changeSettings(aliceId, { timezone });
    const before = (iso: string) => new Date(Date.parse(iso) - 1).toISOString();
    await given({ at: before(from) }, { at: from }, { at: before(to) }, { at: to });
    const { total, by_day } = await report({ from: day, to: day });
    expect(total.model_calls).toBe(2);
    expect(by_day).toMatchObject([{ day, model_calls: 2 }]);
  });

  it("of a year all fit, and one more is refused", async () => {
    await given({ at: "2025-12-31T12:00:00Z" }, { at: "2026-12-31T12:00:00Z" });
    const { by_day } = await report({ from: "2025-12-31", to: "2026-12-31" });
    expect(by_day.map(({ day }) => day)).toEqual(["2025-12-31", "2026-12-31"]);
    await expect(report({ from: "2025-12-30", to: "2026-12-31" })).rejects.toMatchObject({ code: "INVALID_REQUEST" });
  });

  it("that only one end is given for are counted from there", async () => {
    expect(await report({ to: "2026-03-15" })).toMatchObject({ from: "2026-02-14", to: "2026-03-15" });
    expect(await report({ from: "2026-11-16" })).toMatchObject({ from: "2026-11-16", to: "2026-11-16" });
  });

  it.each(["0000-01-01", "9999-12-31"])("as far off as %s have no calls", async (day) => {
    expect(await report({ from: day, to: day })).toMatchObject({ from: day, total: { model_calls: 0 } });
  });

  it.each([
    [{ from: "2026-02-30", to: "2026-03-01" }, "from"],
    [{ to: "2026-13-01" }, "to"],
    [{ from: "2026-03-02", to: "2026-03-01" }, "to"],
    [{ from: "2026-11-17" }, "from"],
    [{ from: "yesterday" }, "from"],
    [{ from: "2026-03-02T00:00:00Z" }, "from"],
  ])("are refused by name: %j", async (query, path) => {
    await expect(report(query)).rejects.toMatchObject({ code: "INVALID_REQUEST", problem: { errors: [{ path }] } });
  });
});

describe("the calls of others", () => {
  it("G163: are not seen", async () => {
    await given({ at: "2026-11-14T10:00:00Z" });
    expect((await (await app.as("bob")).getUsage({ query: {} })).total.model_calls).toBe(0);
  });

  it("and of other times are not even read, however many there are", async () => {
    const { sql } = app.database;
    await given({ at: "2026-11-14T10:00:00Z" });
    await sql`
      insert into model_calls (task_id, no, owner_id, attempt, request_id, stage, state, requested_model, provider,
        model, fallback_chain, reason, answered,
        input_tokens, output_tokens, currency, catalog_version, started_at)
      select task_id, no + n, owner_id, attempt, request_id, stage, state, requested_model, provider, model,
        fallback_chain, reason, answered,
        input_tokens, output_tokens, currency, catalog_version, timestamptz '2025-01-01' + make_interval(mins => n)
      from model_calls, generate_series(1, 100000) n`;
    await sql`analyze model_calls`;
    const bounds = [Date.parse("2026-11-14T00:00:00Z") / 1000, Date.parse("2026-11-15T00:00:00Z") / 1000];
    const read = await sql.begin(async (tx) => {
      // What the connection has read of late is in the numbers of its transaction, too.
      const toRead = async () => {
        const [counted] = await tx<{ all: number; found: number }[]>`
          select coalesce(seq_tup_read, 0)::int as all, coalesce(idx_tup_fetch, 0)::int as found
          from pg_stat_xact_user_tables
          where relname = 'model_calls'`;
        return counted as { all: number; found: number };
      };
      const before = await toRead();
      const [total] = (await makeModelCalls(tx).report({ ownerId: aliceId, bounds, currency: "USD" })).filter(
        (row) => row.of === "total",
      );
      expect(total?.calls).toBe(1);
      const after = await toRead();
      return { all: after.all - before.all, found: after.found - before.found };
    });
    expect(read).toEqual({ all: 0, found: 1 });
    const whole = await report({ from: "2025-01-01", to: "2025-12-31" });
    expect(whole.total).toMatchObject({ model_calls: 100_000, total_tokens: 0, unpriced_calls: 100_000, cost: null });
    expect(whole.by_day.reduce((sum, { model_calls }) => sum + model_calls, 0)).toBe(100_000);
  });
});
