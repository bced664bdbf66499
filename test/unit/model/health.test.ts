import { beforeEach, describe, expect, it } from "vitest";
import { ModelFailure } from "../../../src/model/failure.ts";
import { makeHealth, type Health } from "../../../src/model/health.ts";

const target = { provider: "alpha", model: "a" };
const broken = new ModelFailure("server_error", "HTTP 500");

describe("the health of a model", () => {
  let now = 0;
  let health: Health;
  const call = (outcome: Parameters<Health["ended"]>[1]) => {
    health.tried(target);
    health.ended(target, outcome);
  };
  beforeEach(() => {
    now = 1000;
    health = makeHealth({ now: () => now });
  });

  it("is good until three calls in a row have failed", () => {
    for (const outcome of [broken, broken, "answered", broken, broken] as const) call(outcome);
    expect(health.of(target)).toEqual({ state: "healthy" });
    call(new ModelFailure("timeout", "no answer"));
    expect(health.of(target)).toEqual({ state: "failing", forMs: 30_000 });
    expect(health.of({ provider: "alpha", model: "b" })).toEqual({ state: "healthy" });
  });

  it("lets one call through after the cool-down, and no other meanwhile", () => {
    for (let i = 0; i < 3; i++) call(broken);
    now += 29_999;
    expect(health.of(target).state).toBe("failing");
    now += 1;
    expect(health.of(target).state).toBe("healthy");
    health.tried(target);
    expect(health.of(target)).toEqual({ state: "failing", forMs: 0 });
  });

  it("is good again when that call is answered, bad again when it fails, and open when it is called off", () => {
    for (let i = 0; i < 3; i++) call(broken);
    now += 30_000;
    call("aborted");
    expect(health.of(target).state).toBe("healthy");
    call(broken);
    expect(health.of(target)).toEqual({ state: "failing", forMs: 30_000 });
    now += 30_000;
    call("answered");
    call(broken);
    expect(health.of(target).state).toBe("healthy");
  });

  it("pauses at a rate limit for as long as it says, without counting it as a failure", () => {
    for (let i = 0; i < 5; i++) call(new ModelFailure("rate_limited", "HTTP 429", { retryAfterMs: 7000 }));
    expect(health.of(target)).toEqual({ state: "limited", forMs: 7000 });
    now += 7000;
    expect(health.of(target)).toEqual({ state: "healthy" });
    call(new ModelFailure("rate_limited", "HTTP 429"));
    expect(health.of(target)).toEqual({ state: "limited", forMs: 2000 });
  });

  it("does not suffer from requests that were wrong themselves", () => {
    for (const kind of ["refused", "filtered", "too_large", "refused"] as const)
      call(new ModelFailure(kind, "HTTP 400"));
    expect(health.of(target)).toEqual({ state: "healthy" });
  });
});
