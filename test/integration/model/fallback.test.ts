import { describe, expect, it } from "vitest";
import { CustomEvent } from "../../../generated/contract/validators/schemas.js";
import { toCatalogue } from "../../_kit/catalogue.ts";
import {
  hang,
  hangUp,
  rateLimited,
  refuse,
  say,
  scriptedModel,
  tooLong,
  type ModelAnswer,
} from "../../_kit/scripted-model.ts";
import { around, type Asked } from "./_ask.ts";
import { several } from "./_providers.ts";

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => "answered",
    (reason: { code?: unknown }) => reason.code,
  );

/** Every fact an ask announced is one the contract knows. */
function checkFacts(t: Asked): void {
  for (const { decided, fallback } of t.starts()) {
    for (const [name, value] of [
      ["routing.decided", decided],
      ["routing.fallback.applied", fallback],
    ]) {
      if (value === undefined) continue;
      expect(
        CustomEvent({ type: "CUSTOM", threadId: "11111111-1111-4111-8111-111111111111", runId: "r", name, value }),
        JSON.stringify(CustomEvent.errors),
      ).toBe(true);
    }
  }
}

describe("falling back", () => {
  it.each<[string, ModelAnswer, string]>([
    ["a rate limit", rateLimited("5"), "rate_limited"],
    ["a rate limit without Retry-After", rateLimited(), "rate_limited"],
    [
      "a rate limit told within the stream",
      say("", { fault: { kind: "error", after: 0, error: { message: "slow down", code: "rate_limit_exceeded" } } }),
      "rate_limited",
    ],
  ])("%s hands over to the next model at once", async (_what, answer, cause) => {
    const t = await several({ alpha: [answer], beta: [say("Beta here.")], gamma: [] });
    expect((await t.ask()).text).toBe("Beta here.");
    expect(t.starts()[1]).toMatchObject({
      requested: { provider: "alpha", model: "alpha" },
      provider: "beta",
      model: "beta",
      chain: ["alpha"],
      fallback: {
        from: { model: "alpha" },
        to: { model: "beta" },
        cause,
        attempt: 1,
        fallback_chain: [{ model: "gamma" }],
      },
    });
    checkFacts(t);
  });

  it.each<[string, ModelAnswer, string]>([
    ["HTTP 503", refuse(503), "server_error"],
    ["an error in the stream", say("", { fault: { kind: "error", after: 0 } }), "server_error"],
    ["a closed connection", hangUp(), "network"],
  ])("%s hands over when the retries are used up", async (_what, answer, cause) => {
    const t = await several({ alpha: [answer, answer], beta: [say("Beta here.")] });
    const waits = t.waits(500);
    const asked = t.ask({ retries: 1 });
    await waits;
    t.timers.pass(500);
    expect((await asked).text).toBe("Beta here.");
    expect(t.counts()).toEqual({ alpha: 2, beta: 1 });
    expect(t.starts().map(({ fallback }) => fallback?.cause)).toEqual([undefined, undefined, cause]);
    expect(t.starts()[2]?.fallback?.attempt).toBe(2);
    checkFacts(t);
  });

  it("a model that hangs is not asked twice while there is another", async () => {
    const t = await several({ alpha: [hang()], beta: [say("Beta here.")] });
    const asked = t.ask();
    await t.servers["alpha"]?.asked(1);
    t.timers.pass(60_000);
    expect((await asked).text).toBe("Beta here.");
    expect(t.starts()[1]?.fallback?.cause).toBe("timeout");
    checkFacts(t);
  });

  it("does not happen after the first token", async () => {
    const t = await several({ alpha: [say("One two", { pieces: 3, fault: { kind: "error", after: 1 } })], beta: [] });
    expect(await codeOf(t.ask())).toBe("MODEL_UNAVAILABLE");
    expect(t.counts()).toEqual({ alpha: 1, beta: 0 });
  });

  it.each<[string, ModelAnswer, string]>([
    ["a bad key", refuse(401, { code: "invalid_api_key" }), "denied"],
    ["no balance", refuse(402, { message: "Insufficient Balance" }), "denied"],
    ["no permission", refuse(403), "denied"],
    ["an empty account, told as a rate limit", refuse(429, { code: "insufficient_quota" }), "denied"],
    [
      "an empty account, told as a bad request",
      refuse(400, { code: "Arrearage", message: "Access denied, please make sure your account is in good standing." }),
      "denied",
    ],
    ["an unknown model", refuse(404, { code: "model_not_found" }), "unsupported"],
    ["an unknown model, told as a bad request", refuse(400, { message: "Model Not Exist" }), "unsupported"],
  ])("%s hands over at once, and counts against that provider", async (_what, answer, cause) => {
    const t = await several({
      alpha: [answer, answer, answer],
      beta: Array.from({ length: 4 }, () => say("Beta here.")),
    });
    for (let i = 0; i < 4; i++) expect((await t.ask()).text).toBe("Beta here.");
    expect(t.starts()[1]?.fallback).toMatchObject({
      from: { model: "alpha" },
      to: { model: "beta" },
      cause,
      attempt: 1,
    });
    expect(t.counts()).toEqual({ alpha: 3, beta: 4 });
    expect(t.starts().at(-1)?.decided?.candidates[0]).toMatchObject({ model: "alpha", state: "failing" });
    checkFacts(t);
  });

  it("ends in MODEL_REFUSED when all refuse us, and in MODEL_UNAVAILABLE when one of them may be back", async () => {
    const t = await several({ alpha: [refuse(401), refuse(500)], beta: [refuse(404), refuse(401)] });
    expect(await codeOf(t.ask())).toBe("MODEL_REFUSED");
    expect(await codeOf(t.ask({ retries: 0 }))).toBe("MODEL_UNAVAILABLE");
    expect(t.counts()).toEqual({ alpha: 2, beta: 2 });
  });

  it("a prompt that is too large for one model goes to a larger one, if there is one", async () => {
    const t = await several(
      { alpha: [tooLong(), tooLong()], beta: [], gamma: [say("It fits."), tooLong()] },
      { entries: { gamma: { context_tokens: 200_000 } } },
    );
    expect((await t.ask()).text).toBe("It fits.");
    expect(t.starts()[1]?.fallback).toMatchObject({ to: { model: "gamma" }, cause: "unsupported" });
    expect(await codeOf(t.ask())).toBe("CONTEXT_TOO_LARGE");
    expect(t.counts()).toEqual({ alpha: 2, beta: 0, gamma: 2 });
    checkFacts(t);
  });

  it("does not happen when the request itself is refused", async () => {
    const t = await several({ alpha: [refuse(400)], beta: [] });
    expect(await codeOf(t.ask())).toBe("MODEL_REFUSED");
    expect(t.counts()).toEqual({ alpha: 1, beta: 0 });
  });

  it("G213: ends when everything fails, after one request per model and one per retry", async () => {
    const t = await several({ alpha: [refuse(500), refuse(500), refuse(500)], beta: [refuse(502)], gamma: [hangUp()] });
    const first = t.waits(500);
    const asked = codeOf(t.ask());
    await first;
    const second = t.waits(1000);
    t.timers.pass(500);
    await second;
    t.timers.pass(1000);
    expect(await asked).toBe("MODEL_UNAVAILABLE");
    expect(t.counts()).toEqual({ alpha: 3, beta: 1, gamma: 1 });
    expect(t.ends().map(({ state }) => state)).toEqual(Array(5).fill("failed"));
    checkFacts(t);
  });

  it("leaves a limited model alone until Retry-After has passed", async () => {
    const t = await several({ alpha: [rateLimited("60"), say("Alpha again.")], beta: [say("1"), say("2")] });
    await t.ask();
    expect((await t.ask()).text).toBe("2");
    expect(t.starts()[2]).toMatchObject({
      reason: "alpha is rate limited for another 60 s",
      decided: {
        selected: { model: "beta" },
        fallback_chain: [{ model: "alpha" }],
        rate_limit: { state: "limited", retry_after_seconds: 60 },
      },
    });
    t.timers.pass(60_000);
    expect((await t.ask()).text).toBe("Alpha again.");
    checkFacts(t);
  });

  it("leaves a failing model alone, then probes it with one request", async () => {
    const t = await several({ alpha: [refuse(500)], beta: Array.from({ length: 5 }, () => say("Beta.")) });
    t.servers["alpha"]?.next(refuse(500), refuse(500));
    for (let i = 0; i < 3; i++) expect((await t.ask({ retries: 0 })).text).toBe("Beta.");
    expect(t.counts()).toEqual({ alpha: 3, beta: 3 });
    expect((await t.ask({ retries: 0 })).text).toBe("Beta.");
    expect(t.starts().at(-1)?.decided?.candidates[0]).toMatchObject({
      state: "failing",
      reason: "has failed several times in a row",
    });
    expect(t.counts()).toEqual({ alpha: 3, beta: 4 });
    t.timers.pass(30_000);
    t.servers["alpha"]?.next(say("Alpha is back."));
    expect((await t.ask({ retries: 0 })).text).toBe("Alpha is back.");
    checkFacts(t);
  });

  it("tries a failing model once when there is no other", async () => {
    const t = await several({ alpha: Array.from({ length: 4 }, () => refuse(500)) });
    for (let i = 0; i < 3; i++) expect(await codeOf(t.ask({ retries: 0 }))).toBe("MODEL_UNAVAILABLE");
    expect(await codeOf(t.ask({ retries: 2 }))).toBe("MODEL_UNAVAILABLE");
    expect(t.counts()).toEqual({ alpha: 4 });
  });
});

describe("who is asked", () => {
  it("G217: is told with each call: requested, selected, chain and reason", async () => {
    const t = await several({ alpha: [say("Hi.")], beta: [] });
    await t.ask({ stage: "router" });
    expect(t.starts()).toEqual([
      {
        stage: "router",
        requested: { provider: "alpha", model: "alpha" },
        provider: "alpha",
        model: "alpha",
        chain: [],
        reason: "first choice of the stage",
        decided: expect.objectContaining({
          stage: "router",
          selected: { provider: "alpha", model: "alpha" },
          fallback_chain: [{ provider: "beta", model: "beta" }],
        }),
      },
    ]);
    checkFacts(t);
  });

  it("is the offline model when no key is set", async () => {
    const server = await scriptedModel(say("I am not a language model."));
    const catalogue = toCatalogue({ alpha: "http://127.0.0.1:9/v1", offline: undefined });
    const t = around(server, {
      catalogue,
      config: { providerKey: () => undefined },
      offlineUrl: () => Promise.resolve(server.url),
    });
    expect((await t.ask()).text).toBe("I am not a language model.");
    expect(t.starts()[0]).toMatchObject({
      requested: { model: "offline" },
      provider: "offline",
      model: "offline",
      reason: "first choice among the models that are configured",
    });
    expect(t.starts()[0]?.decided?.candidates).toEqual([
      { provider: "alpha", model: "alpha", state: "not_configured", reason: "no key in ALPHA_KEY" },
      { provider: "offline", model: "offline", state: "healthy" },
    ]);
    checkFacts(t);
  });

  it("is never the offline model when a key is set", async () => {
    const server = await scriptedModel(refuse(500));
    const catalogue = toCatalogue({ alpha: server.url, offline: undefined });
    const t = around(server, { catalogue, config: { providerKey: () => "key" } });
    expect(await codeOf(t.ask({ retries: 0 }))).toBe("MODEL_UNAVAILABLE");
    expect(t.starts()[0]?.decided?.candidates[1]).toMatchObject({ state: "not_configured" });
  });

  it("asks for the offline model's address again when it could not be had", async () => {
    const server = await scriptedModel(say("Here."));
    let isUp = false;
    const t = around(server, {
      catalogue: toCatalogue({ offline: undefined }),
      config: { providerKey: () => undefined },
      offlineUrl: () => (isUp ? Promise.resolve(server.url) : Promise.reject(new Error("not yet"))),
    });
    expect(await codeOf(t.ask({ retries: 0 }))).toBe("MODEL_UNAVAILABLE");
    isUp = true;
    expect((await t.ask({ retries: 0 })).text).toBe("Here.");
  });

  it("G214: does not wait for that address beyond the deadline", async () => {
    const t = around(await scriptedModel(), {
      catalogue: toCatalogue({ offline: undefined }),
      config: { providerKey: () => undefined },
      offlineUrl: () => new Promise(() => {}),
    });
    const waits = t.waits(60_000);
    const asked = codeOf(t.ask({ retries: 0 }));
    await waits;
    t.timers.pass(60_000);
    expect(await asked).toBe("MODEL_UNAVAILABLE");
    expect(t.ends()).toMatchObject([{ state: "failed", answered: false }]);
  });

  it("is the endpoint of the configuration alone, when there is one", async () => {
    const server = await scriptedModel(say("Hi."));
    const t = around(server, {
      config: {
        modelEndpoint: { baseUrl: server.url, model: "qwen3:8b", apiKey: () => undefined },
        providerKey: () => "unused",
      },
    });
    await t.ask();
    expect(t.starts()[0]).toMatchObject({
      provider: "endpoint",
      model: "qwen3:8b",
      decided: { candidates: [{ provider: "endpoint", model: "qwen3:8b", state: "healthy" }], fallback_chain: [] },
    });
    expect(server.journal[0]?.body.model).toBe("qwen3:8b");
    checkFacts(t);
  });

  it("is priced as thinking when it was asked to think", async () => {
    const server = await scriptedModel(say("1"), say("2"));
    const t = around(server, {
      config: {
        modelEndpoint: { baseUrl: server.url, model: "qwen-turbo", apiKey: () => undefined },
        providerKey: () => undefined,
      },
    });
    await t.ask({ thinking: false });
    await t.ask({ thinking: true });
    expect(t.starts().map(({ model }) => model)).toEqual(["qwen-turbo", "qwen-turbo#thinking"]);
    expect(server.journal.map(({ body }) => body.model)).toEqual(["qwen-turbo", "qwen-turbo"]);
  });
});

it("G219: keys appear in no error, log line, fact or audit entry, also when a provider repeats them", async () => {
  const echo = (status: number) => (request: { headers: { authorization?: string } }) =>
    refuse(status, {
      message: `Incorrect API key provided: ${request.headers.authorization?.slice(7)}`,
      code: "invalid_api_key",
    });
  const t = await several({ alpha: [echo(500)], beta: [echo(401)] });
  const failure: Error & { data?: unknown; detail?: unknown } = await t.ask({ retries: 0 }).then(
    () => expect.fail("answered"),
    (reason: Error) => reason,
  );
  expect(t.servers["alpha"]?.journal[0]?.headers.authorization).toBe("Bearer sk-canary-alpha_key");
  const seen = [
    t.lines.join(),
    JSON.stringify(t.trail),
    failure.message,
    failure.stack,
    JSON.stringify(failure.data),
    failure.detail,
  ].join();
  expect(seen).not.toContain("canary");
  expect(failure.message).not.toContain("Incorrect");
  expect(t.lines.join()).toContain("Incorrect API key provided");
  expect(JSON.parse(t.lines.find((line) => line.includes("a model call failed")) ?? "{}")).toMatchObject({
    request_id: "req_asked",
    task_id: "tsk_asked",
  });
});
