import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { readSse } from "../../_kit/sse.ts";
import { until } from "../../_kit/until.ts";
import { startRun, takeRun } from "./_runs.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp({
    env: { ACCORD_QUEUED_RUNS: "3", ACCORD_STREAMS_PER_USER: "2", ACCORD_REQUESTS_PER_ADDRESS: "1" },
  });
  await app.listen(0);
});

describe("queued runs (G223)", () => {
  it("beyond the limit get 429, leave nothing behind and keep no other user out", async () => {
    const [alice, bob] = [await app.as("alice"), await app.as("bob")];
    const first = await startRun(alice);
    // Runs that wait for their thread count as those that wait for a worker process.
    await startRun(alice, { threadId: first.threadId, runId: "run-002" });
    await startRun(alice);
    const before = await app.database.sql`select owner_id, id, last_no from threads order by id`;
    await expect(startRun(alice)).rejects.toMatchObject({ code: "TOO_MANY_RUNS", status: 429 });
    await expect(startRun(alice, { threadId: first.threadId, runId: "run-003" })).rejects.toMatchObject({
      code: "TOO_MANY_RUNS",
    });
    expect(await app.database.sql`select owner_id, id, last_no from threads order by id`).toEqual(before);
    // The same request again is the same run, at any time.
    expect(await startRun(alice, first)).toEqual(first);
    await startRun(bob);
    await takeRun(app, first);
    // One run of alice is under way now, so one place is free.
    expect((await startRun(alice)).taskId).toMatch(/^tsk_/);
  });

  it("tell of their limit as requests do", async () => {
    const carol = await app.as("carol");
    for (let no = 0; no < 3; no++) await startRun(carol);
    const answer = await app.request("/api/v1/agent/runs", {
      method: "POST",
      headers: { authorization: `Bearer ${await app.auth.mintUserToken("carol")}`, "content-type": "application/json" },
      body: JSON.stringify({
        threadId: "550e8400-e29b-41d4-a716-446655440000",
        runId: "run-001",
        messages: [{ id: "m1", role: "user", content: "hello" }],
        forwardedProps: { agent_type: "worker" },
      }),
    });
    expect(answer.status).toBe(429);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "retry-after": "10",
      "ratelimit-policy": '"queued-runs";q=3',
      ratelimit: '"queued-runs";r=0',
    });
  });

  it("are counted by an index, and no further than the limit", async () => {
    const plan = await app.database.sql.begin(async (tx) => {
      await tx`set local enable_seqscan = off`;
      return await tx`
        explain (format json)
        select from runs where owner_id = 'x' and ended_at is null and status <> 'running' limit 3`;
    });
    expect(JSON.stringify(plan)).toContain("runs_live_of_thread");
  });
});

describe("event streams (G223)", () => {
  it("beyond the limit get 429, and a client that closes one has room again", async () => {
    const run = await startRun(await app.as("dave"));
    const token = await app.auth.mintUserToken("dave");
    const path = `${app.url}/api/v1/agent/runs/${run.threadId}/events?runId=${run.runId}`;
    const open = async () => {
      const reader = await readSse(path, { token });
      onTestFinished(() => reader.cut());
      return reader;
    };
    const [first, second] = [await open(), await open()];
    expect([first.status, second.status]).toEqual([200, 200]);
    const third = await open();
    await third.closed;
    expect(third.status).toBe(429);
    expect(JSON.parse(third.text)).toMatchObject({ code: "TOO_MANY_STREAMS" });
    first.cut();
    await until(async () => (await open()).status === 200, "room for another stream");
  });
});

describe("requests without a token (G223)", () => {
  it("are limited by the address of their connection, and never those that watch the server", async () => {
    const statuses: number[] = [];
    for (let no = 0; no < 12; no++) statuses.push((await fetch(`${app.url}/openapi.json`)).status);
    expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(10)).toEqual([429, 429]);
    for (const path of ["/healthz", "/readyz", "/metrics"])
      for (let no = 0; no < 5; no++) expect((await fetch(app.url + path)).status).toBe(200);
  });
});
