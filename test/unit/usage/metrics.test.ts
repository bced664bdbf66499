import { describe, expect, it } from "vitest";
import { readMetrics } from "../../_kit/metrics.ts";
import { testUsage } from "./_vectors.ts";

const ended = {
  stage: "worker",
  provider: "deepseek",
  model: "deepseek-chat",
  answered: true,
  elapsedMs: 1250,
} as const;
const raw = {
  prompt_tokens: 374,
  completion_tokens: 61,
  prompt_tokens_details: { cached_tokens: 256 },
  completion_tokens_details: { reasoning_tokens: 17 },
};
const who = { provider: "deepseek", model: "deepseek-chat", stage: "worker" };

describe("metrics", () => {
  it("count calls, tokens, cost and time by provider, model and stage", async () => {
    const { usage } = testUsage();
    const call = usage.toCall({ ...ended, usage: raw });
    for (let n = 0; n < 2; n++) usage.observe(call, { state: "finished", errorCode: null });
    usage.observe(usage.toCall({ ...ended, stage: "router", usage: raw }), { state: "finished", errorCode: null });
    const { value } = readMetrics(await usage.metrics.text());
    expect(value("accord_model_calls_total", { ...who, state: "finished" })).toBe(2);
    expect(value("accord_model_calls_total", { ...who, stage: "router", state: "finished" })).toBe(1);
    for (const [kind, count] of Object.entries({ input: 748, output: 122, cached: 512, reasoning: 34 }))
      expect(value("accord_model_tokens_total", { ...who, kind })).toBe(count);
    expect(value("accord_model_cost_total", { ...who, currency: "USD" })).toBeCloseTo(2 * 0.000065828, 15);
    expect(value("accord_model_latency_seconds_sum", who)).toBe(2.5);
    expect(value("accord_model_latency_seconds_bucket", { ...who, le: "1" })).toBe(0);
    expect(value("accord_model_latency_seconds_bucket", { ...who, le: "2" })).toBe(2);
  });

  it("count errors by their code, and calls without a price apart from free ones", async () => {
    const { usage } = testUsage();
    usage.observe(usage.toCall({ ...ended, answered: false, usage: null }), {
      state: "failed",
      errorCode: "MODEL_UNAVAILABLE",
    });
    usage.observe(usage.toCall({ ...ended, usage: null }), { state: "aborted", errorCode: null });
    usage.observe(usage.toCall({ ...ended, model: "house", usage: raw }), { state: "finished", errorCode: null });
    const { value } = readMetrics(await usage.metrics.text());
    expect(value("accord_model_errors_total", { ...who, code: "MODEL_UNAVAILABLE" })).toBe(1);
    expect(value("accord_model_calls_total", { ...who, state: "failed" })).toBe(1);
    expect(value("accord_model_unpriced_calls_total", who)).toBe(1);
    expect(value("accord_model_unpriced_calls_total", { ...who, model: "house" })).toBe(1);
    expect(value("accord_model_cost_total", { ...who, model: "house", currency: "USD" })).toBeUndefined();
  });

  it("count requests by route and status, and made-up methods as one", async () => {
    const { usage } = testUsage();
    const request = { method: "GET", route: "/healthz", status: 200, duration_ms: 250 };
    for (let n = 0; n < 3; n++) usage.metrics.countRequest(request);
    for (const method of ["BREW", "WHEN"]) usage.metrics.countRequest({ ...request, method, status: 405 });
    await usage.metrics.text();
    const { value } = readMetrics(await usage.metrics.text());
    expect(value("accord_http_requests_total", { method: "GET", route: "/healthz", status: "200" })).toBe(3);
    expect(value("accord_http_request_seconds_total", { method: "GET", route: "/healthz", status: "200" })).toBe(0.75);
    expect(value("accord_http_requests_total", { method: "other", route: "/healthz", status: "405" })).toBe(2);
  });
});
