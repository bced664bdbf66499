import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { readMetrics } from "../../_kit/metrics.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
const scrape = async () => await (await app.request("/metrics")).text();

describe("GET /metrics", () => {
  it("answers scrapers in their own format", async () => {
    const response = await app.request("/metrics");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const names = new Set(readMetrics(await response.text()).samples.map(({ name }) => name));
    for (const name of [
      "process_cpu_seconds_total",
      "process_resident_memory_bytes",
      "nodejs_eventloop_lag_p99_seconds",
      "nodejs_heap_size_used_bytes",
    ])
      expect(names).toContain(name);
  });

  it("counts requests by the routes of the contract", async () => {
    const labels = { method: "GET", route: "/api/v1/me", status: "200" };
    const before = readMetrics(await scrape()).value("accord_http_requests_total", labels) ?? 0;
    const alice = await app.as("alice");
    await alice.getMe();
    await alice.getMe();
    expect(readMetrics(await scrape()).value("accord_http_requests_total", labels)).toBe(before + 2);
  });

  it("names nobody, no thread and no secret, and grows with none of them", async () => {
    const secret = "sk-planted-0123456789abcdef";
    const thread = "550e8400-e29b-41d4-a716-446655440000";
    const alice = await app.as("alice");
    const { id } = await alice.getMe();
    const token = await app.auth.mintUserToken("alice");
    const knock = async (path: string) =>
      await app.request(path, { headers: { authorization: `Bearer ${token}`, cookie: secret } });
    const visit = async (n: number) => {
      await knock(`/api/v1/agent/runs/${thread.slice(0, -2)}${n}?runId=${secret}`);
      await knock(`/api/v1/${secret}/${n}`);
      await (await app.as(`person ${n}`)).getMe();
    };
    await visit(10);
    const before = await scrape();
    for (let n = 11; n < 30; n++) await visit(n);
    const after = await scrape();
    const series = (text: string) =>
      readMetrics(text)
        .samples.map(({ name, labels }) => JSON.stringify([name, labels]))
        .filter((text) => text.includes("accord_"));
    // The first scrape itself is the one thing that is new.
    expect(series(after).filter((one) => !series(before).includes(one) && !one.includes('"/metrics"'))).toEqual([]);
    for (const planted of [secret, thread.slice(0, 8), id, token, "alice", "person"])
      expect(after).not.toContain(planted);
    const keys = new Set(
      readMetrics(after)
        .samples.filter(({ name }) => name.startsWith("accord_"))
        .flatMap(({ labels }) => Object.keys(labels)),
    );
    const allowed = [
      "method",
      "route",
      "status",
      "provider",
      "model",
      "stage",
      "state",
      "code",
      "kind",
      "currency",
      "le",
    ];
    expect([...keys].filter((key) => !allowed.includes(key))).toEqual([]);
  });
});

describe("what operators watch", () => {
  it("counts runs by outcome, calls by method, and what waits in the whole deployment", async () => {
    const busy = await testApp({ demo: true, worker: true });
    const alice = await busy.as("alice");
    const { status } = await alice.ask("明天下午三点和王磊喝茶", { threadId: "550e8400-e29b-41d4-a716-446655440001" });
    expect(status).toBe("finished");
    const { value } = readMetrics(await (await busy.request("/metrics")).text());
    expect(value("accord_run_seconds_count", { outcome: "success" })).toBe(1);
    expect(value("accord_tool_call_seconds_count", { method: "calendar.create", status: "success" })).toBe(1);
    for (const gauge of [
      "accord_runs_ready",
      "accord_runs_running",
      "accord_queue_age_seconds",
      "accord_job_lag_seconds",
    ])
      expect(value(gauge, {})).toBe(0);
    expect(value("accord_approvals_pending", {})).toBe(0);
  });
});
