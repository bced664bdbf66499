import { describe, expect, it } from "vitest";
import {
  callTool,
  hang,
  hangUp,
  hold,
  rateLimited,
  refuse,
  say,
  tooLong,
  type Fault,
  type ModelAnswer,
} from "../../_kit/scripted-model.ts";
import { given } from "./_ask.ts";

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => "answered",
    (reason: { code?: unknown }) => reason.code,
  );

describe("before the first token", () => {
  it.each<[string, ModelAnswer]>([
    ["HTTP 500", refuse(500)],
    ["HTTP 503", refuse(503)],
    ["HTTP 408", refuse(408)],
    ["a connection closed without a word", hangUp()],
    ["a connection cut after the headers", say("x", { fault: { kind: "cut", after: 0 } })],
    ["a stream that ends before it says anything", say("x", { fault: { kind: "end", after: 0 } })],
    ["a malformed chunk", say("x", { fault: { kind: "malformed", after: 0 } })],
    ["an error in the stream", say("x", { fault: { kind: "error", after: 0 } })],
    ["DeepSeek out of resources", say("", { finish: "insufficient_system_resource" })],
  ])("G213: %s is tried again after a while", async (_what, fault) => {
    const t = await given(fault, say("Here I am."));
    const waits = t.waits(500);
    const asked = t.ask();
    await waits;
    expect(t.server.journal).toHaveLength(1);
    t.timers.pass(500);
    expect((await asked).text).toBe("Here I am.");
    expect(t.ends()).toMatchObject([
      { state: "failed", answered: expect.any(Boolean), errorCode: "MODEL_UNAVAILABLE" },
      { state: "finished", errorCode: null },
    ]);
    expect(t.starts().map(({ reason }) => reason)).toEqual([
      expect.stringContaining("first choice"),
      expect.stringContaining("again after"),
    ]);
    expect(t.starts().map(({ decided }) => decided !== undefined)).toEqual([true, false]);
  });

  it.each<[string, ModelAnswer]>([
    ["HTTP 500", refuse(500)],
    ["a closed connection", hangUp()],
  ])("G213: %s for good ends in MODEL_UNAVAILABLE after the retries, each waiting longer", async (_what, fault) => {
    const t = await given(fault, fault, fault);
    const first = t.waits(500);
    const asked = codeOf(t.ask());
    await first;
    const second = t.waits(1000);
    t.timers.pass(500);
    await second;
    t.timers.pass(1000);
    expect(await asked).toBe("MODEL_UNAVAILABLE");
    expect(t.server.journal).toHaveLength(3);
    expect(t.ends()).toHaveLength(3);
    expect(t.timers.pending).toEqual([]);
  });

  it("G213: sends nothing again without retries", async () => {
    const t = await given(refuse(500));
    expect(await codeOf(t.ask({ retries: 0 }))).toBe("MODEL_UNAVAILABLE");
    expect(t.server.journal).toHaveLength(1);
  });

  it.each<[string, number]>([
    ["3", 3000],
    [new Date(1_800_000_000_000 + 7000).toUTCString(), 7000],
  ])("G213: waits as long as Retry-After says: %s", async (retryAfter, ms) => {
    const t = await given(rateLimited(retryAfter), say("Now."));
    const waits = t.waits(ms);
    const asked = t.ask();
    await waits;
    expect(t.server.journal).toHaveLength(1);
    t.timers.pass(ms);
    expect((await asked).text).toBe("Now.");
  });

  it("G213: gives up at once when Retry-After asks for too much", async () => {
    const t = await given(rateLimited("3600"));
    expect(await codeOf(t.ask())).toBe("MODEL_UNAVAILABLE");
    expect(t.server.journal).toHaveLength(1);
    // And does not ask again before it has passed.
    expect(await codeOf(t.ask())).toBe("MODEL_UNAVAILABLE");
    expect(t.server.journal).toHaveLength(1);
    t.timers.pass(3_600_000);
    t.server.next(say("Back."));
    expect((await t.ask()).text).toBe("Back.");
  });

  it("G214: a model that never answers is given up at the deadline, and the connection closed", async () => {
    const t = await given(hang());
    const asked = codeOf(t.ask({ retries: 0, timeoutMs: 60_000 }));
    const request = await t.server.asked(1);
    t.timers.pass(60_000);
    expect(await asked).toBe("MODEL_UNAVAILABLE");
    await request.closed;
    expect(request.isAborted).toBe(true);
    expect(t.ends()).toMatchObject([{ state: "failed", answered: false, errorCode: "MODEL_UNAVAILABLE" }]);
  });
});

describe("after the first token", () => {
  it("an answer that broke off is not taken for a whole one", async () => {
    const t = await given(say("One", { finish: "insufficient_system_resource" }));
    expect(await codeOf(t.ask())).toBe("MODEL_UNAVAILABLE");
    expect(t.ends()).toMatchObject([{ state: "failed", answered: true, usage: { total_tokens: 120 } }]);
  });

  it.each<[string, Fault["kind"]]>([
    ["a cut connection", "cut"],
    ["an error in the stream", "error"],
    ["a malformed chunk", "malformed"],
    ["a stream that ends early", "end"],
  ])("%s is not tried again", async (_what, kind) => {
    const t = await given(say("One two", { pieces: 3, fault: { kind, after: 1 } }));
    expect(await codeOf(t.ask())).toBe("MODEL_UNAVAILABLE");
    expect(t.pieces).toEqual(["One"]);
    expect(t.server.journal).toHaveLength(1);
    expect(t.ends()).toMatchObject([{ state: "failed", answered: true, usage: null, errorCode: "MODEL_UNAVAILABLE" }]);
  });

  it("counts reasoning and pieces of a call as tokens too", async () => {
    const t = await given(
      say("x", { reasoning: "hm", fault: { kind: "cut", after: 1 } }),
      callTool("calendar.read", {}, { pieces: 3, fault: { kind: "cut", after: 2 } }),
    );
    expect([await codeOf(t.ask()), await codeOf(t.ask())]).toEqual(["MODEL_UNAVAILABLE", "MODEL_UNAVAILABLE"]);
    expect(t.server.journal).toHaveLength(2);
  });

  it("G214: the deadline holds for the whole stream", async () => {
    const t = await given(say("One two", { pieces: 3, fault: { kind: "hang", after: 1 } }));
    const spoken = Promise.withResolvers<void>();
    const asked = codeOf(t.ask({ onText: () => spoken.resolve() }));
    await spoken.promise;
    t.timers.pass(60_000);
    expect(await asked).toBe("MODEL_UNAVAILABLE");
    const [request] = t.server.journal;
    await request?.closed;
    expect(request?.isAborted).toBe(true);
  });
});

describe("refusals", () => {
  it.each<[string, ModelAnswer, string]>([
    ["HTTP 401", refuse(401, { code: "invalid_api_key" }), "MODEL_REFUSED"],
    ["HTTP 404", refuse(404, { code: "model_not_found" }), "MODEL_REFUSED"],
    ["HTTP 400", refuse(400), "MODEL_REFUSED"],
    ["context_length_exceeded", tooLong(), "CONTEXT_TOO_LARGE"],
    ["HTTP 413", refuse(413), "CONTEXT_TOO_LARGE"],
    [
      "DashScope's form of it",
      refuse(400, { code: "invalid_parameter_error", message: "Range of input length should be [1, 129024]" }),
      "CONTEXT_TOO_LARGE",
    ],
    ["an input filter", refuse(400, { code: "content_filter" }), "CONTENT_FILTERED"],
    [
      "DashScope's form of it",
      refuse(400, { code: "data_inspection_failed", message: "Input data may contain inappropriate content." }),
      "CONTENT_FILTERED",
    ],
    ["an output filter", say("I", { finish: "content_filter" }), "CONTENT_FILTERED"],
  ])("%s is final", async (_what, answer, code) => {
    const t = await given(answer);
    expect(await codeOf(t.ask())).toBe(code);
    expect(t.server.journal).toHaveLength(1);
    expect(t.ends()).toMatchObject([{ state: "failed", errorCode: code }]);
  });
});

describe("an abort", () => {
  const reason = new Error("the run was cancelled");

  it("before anything sends nothing", async () => {
    const t = await given();
    await expect(t.ask({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(t.trail).toEqual([]);
    expect(t.server.journal).toEqual([]);
  });

  it("before the headers closes the connection", async () => {
    const held = hold();
    const t = await given(say("x", { hold: held }));
    const control = new AbortController();
    const asked = t.ask({ signal: control.signal });
    await held.reached;
    control.abort(reason);
    await expect(asked).rejects.toBe(reason);
    const [request] = t.server.journal;
    await request?.closed;
    expect(request?.isAborted).toBe(true);
    expect(t.ends()).toMatchObject([{ state: "aborted", answered: false, usage: null, errorCode: null }]);
    expect(t.timers.pending).toEqual([]);
  });

  it("amid the stream closes the connection, and nothing is said after it", async () => {
    const held = hold({ after: 1 });
    const t = await given(say("One two", { pieces: 3, hold: held }));
    const control = new AbortController();
    const spoken = Promise.withResolvers<void>();
    const asked = t.ask({
      signal: control.signal,
      onText: (piece) => {
        t.pieces.push(piece);
        spoken.resolve();
      },
    });
    await Promise.all([held.reached, spoken.promise]);
    control.abort(reason);
    await expect(asked).rejects.toBe(reason);
    await t.server.journal[0]?.closed;
    expect(t.server.journal[0]?.isAborted).toBe(true);
    expect(t.pieces).toEqual(["One"]);
    expect(t.ends()).toMatchObject([{ state: "aborted", answered: true, usage: null, errorCode: null }]);
  });

  it("while waiting to try again ends the wait", async () => {
    const t = await given(refuse(500));
    const control = new AbortController();
    const waits = t.waits(500);
    const asked = t.ask({ signal: control.signal });
    await waits;
    control.abort(reason);
    await expect(asked).rejects.toBe(reason);
    expect(t.timers.pending).toEqual([]);
    expect(t.server.journal).toHaveLength(1);
  });

  it("while the audit row is written keeps the request from being sent", async () => {
    const t = await given();
    const control = new AbortController();
    const asked = t.ask({
      signal: control.signal,
      calls: { begin: async () => control.abort(reason), end: (end) => void t.trail.push({ end }) },
    });
    await expect(asked).rejects.toBe(reason);
    expect(t.server.journal).toEqual([]);
    expect(t.ends()).toMatchObject([{ state: "aborted", answered: false }]);
  });
});

describe("the audit trail", () => {
  it("keeps a request from being sent when its row cannot be written", async () => {
    const t = await given();
    const reason = new Error("no database");
    await expect(
      t.ask({ calls: { begin: () => Promise.reject(reason), end: (end) => void t.trail.push({ end }) } }),
    ).rejects.toBe(reason);
    expect(t.server.journal).toEqual([]);
    expect(t.ends()).toEqual([]);
  });

  it("is begun before the request and ended once, also when the listener of text throws", async () => {
    const t = await given(say("Hello", { pieces: 1 }));
    const reason = new Error("lease lost");
    const asked = t.ask({
      onText() {
        throw reason;
      },
    });
    await expect(asked).rejects.toBe(reason);
    expect(t.trail.map((entry) => Object.keys(entry)[0])).toEqual(["begin", "end"]);
    expect(t.ends()).toMatchObject([{ state: "aborted", answered: expect.any(Boolean) }]);
  });
});

it("G215: asks for no more tokens than allowed, and cuts a stream that has no end", async () => {
  const t = await given(say("x".repeat(2_100_000), { pieces: 100_000 }));
  expect(await codeOf(t.ask({ maxOutputTokens: 77 }))).toBe("MODEL_UNAVAILABLE");
  expect(t.server.journal[0]?.body["max_tokens"]).toBe(77);
  expect(t.pieces.join("").length).toBeLessThanOrEqual(2_000_000);
});

it("uses connections again", async () => {
  const t = await given(...Array.from({ length: 8 }, () => say("Hi.")));
  for (let i = 0; i < 8; i++) await t.ask();
  // Two take turns: the one just used is free a moment after its answer has ended.
  expect(new Set(t.server.journal.map(({ port }) => port)).size).toBeLessThanOrEqual(2);
});

it("does not wait for a server that keeps the stream open after [DONE]", async () => {
  const t = await given(say("That is all.", { staysOpen: true }));
  const waits = t.waits(50);
  const asked = t.ask();
  await waits;
  t.timers.pass(50);
  expect((await asked).text).toBe("That is all.");
  await t.server.journal[0]?.closed;
});
