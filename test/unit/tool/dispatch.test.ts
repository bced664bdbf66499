import { describe, expect, it } from "vitest";
import { methods } from "../../../generated/contract/methods.ts";
import { AppError } from "../../../src/base/error.ts";
import type { Gate } from "../../../src/domain/tool-call.ts";
import type { Hooks } from "../../../src/tool/tool.ts";
import { contactsCreate, contextOf, outputOf, skillsRead, toolWith } from "../../_kit/tool.ts";

/** A program that must not be started. */
const never = { command: "/nonexistent", args: [] };
const approval = {
  id: "apr_1",
  state: "pending",
  reasons: ["destructive"],
  expiresAt: "2026-04-22T10:00:00+08:00",
} as const;

describe("a call that must not run", () => {
  it.each<[string, unknown]>([
    ["__proto__.x", { module: "__proto__", method: "x", input: {} }],
    ["constructor.name", { module: "constructor", method: "name", input: {} }],
    ["../x", { module: "..", method: "/x", input: {} }],
    ["a look-alike", { module: "саlendar", method: "read", input: {} }],
    ["capitals", { module: "Calendar", method: "read", input: {} }],
    ["a blank", { module: "calendar ", method: "read", input: {} }],
    ["very long names", { module: "m".repeat(5000), method: "x".repeat(5000), input: {} }],
  ])("is refused without a child: %s (G085)", async (_, args) => {
    const { tool, minted } = toolWith({ program: never });
    const dispatched = await tool.dispatch({ id: "call_1", arguments: args }, contextOf());
    expect(outputOf(dispatched)).toMatchObject({ status: "failure", error: { code: "UNKNOWN_ACTION" } });
    expect(dispatched.record).toMatchObject({ tool: null, decision: "unavailable", sends: 0 });
    expect([tool.children, minted]).toEqual([[], []]);
  });

  it("needs both whitelists (R15, G085)", async () => {
    const { tool } = toolWith({ program: never, cliMethods: ["skills.read"] });
    const runOnly = await tool.dispatch(contactsCreate(), contextOf({ whitelist: new Set(["contacts.create"]) }));
    const cliOnly = await tool.dispatch(skillsRead(), contextOf({ whitelist: new Set(["contacts.create"]) }));
    for (const { output, record } of [runOnly, cliOnly]) {
      expect(output).toMatchObject({ status: "failure", error: { code: "ACTION_NOT_ALLOWED" } });
      expect(record.decision).toBe("denied");
    }
    expect(runOnly.record.hooks.at(-2)).toEqual({
      phase: "pre",
      hook: "cli_whitelist",
      outcome: "stopped",
      detail: "ACTION_NOT_ALLOWED",
    });
    expect(cliOnly.record.hooks.at(-2)).toEqual({
      phase: "pre",
      hook: "runtime_whitelist",
      outcome: "stopped",
      detail: "ACTION_NOT_ALLOWED",
    });
  });

  it("does not show its schema when it is forbidden", async () => {
    const { tool } = toolWith({ program: never });
    const { output } = await tool.dispatch(skillsRead("call_1", { wrong: 1 }), contextOf({ whitelist: new Set() }));
    expect(output.error).toMatchObject({ code: "ACTION_NOT_ALLOWED" });
    for (const field of ["input_schema", "detail", "next_steps"]) expect(output.error).not.toHaveProperty(field);
  });

  it.each([
    { wrong: 1 },
    {},
    { skill: 5 },
    { skill: "calendar", token: "eyJh" },
    { skill: "calendar", owner_id: "usr_bob" },
  ])("is refused with the input %o, and told what fits (G087, G088)", async (input) => {
    const { tool } = toolWith({ program: never });
    const { output } = await tool.dispatch(skillsRead("call_1", input), contextOf());
    expect(output.error).toMatchObject({
      code: "INVALID_ACTION_INPUT",
      message: "skills.read input does not match method schema",
      module: "skills",
      method: "read",
      input_schema: { skill: expect.any(String) },
      next_steps: ["skills.read"],
    });
  });

  it("is refused the third time it fails, whatever the order of its fields (REPEATED_FAILURE)", async () => {
    const { tool } = toolWith({ program: never });
    const context = contextOf();
    const code = async (input: unknown) =>
      (await tool.dispatch(skillsRead("call_1", input), context)).output.error?.code;
    expect(await code({ a: 1, b: 2 })).toBe("INVALID_ACTION_INPUT");
    expect(await code({ b: 2, a: 1 })).toBe("INVALID_ACTION_INPUT");
    expect(await code({ a: 1, b: 2 })).toBe("REPEATED_FAILURE");
    expect(await code({ a: 1, b: 3 })).toBe("INVALID_ACTION_INPUT");
    const other = await tool.dispatch(skillsRead("call_1", { a: 1, b: 2 }), contextOf());
    expect(other.output.error?.code).toBe("INVALID_ACTION_INPUT");
  });

  it("is cancelled when its run is", async () => {
    const { tool, minted } = toolWith({ program: never });
    const { output } = await tool.dispatch(contactsCreate(), contextOf({ signal: AbortSignal.abort() }));
    expect([output.error?.code, minted]).toEqual(["CANCELLED", []]);
  });

  it("ends the run when its user may no longer act (G119)", async () => {
    const { tool, records } = toolWith({
      program: never,
      mintCredential: () => Promise.reject(new AppError("UNAUTHENTICATED")),
    });
    await expect(tool.dispatch(skillsRead(), contextOf())).rejects.toMatchObject({ code: "USER_DISABLED" });
    expect(records().map(({ event }) => event)).toEqual(["agent_tool_call", "agent_tool_done"]);
  });

  it("fails, and no more than that, when no child can be started", async () => {
    const { tool } = toolWith({ program: never });
    const dispatched = await tool.dispatch(skillsRead(), contextOf());
    expect(outputOf(dispatched)).toMatchObject({
      status: "failure",
      error: { code: "UPSTREAM_UNAVAILABLE", can_retry: true },
    });
  });
});

describe("a write whose answer nobody heard (G102)", () => {
  const data = { id: "ctc_9", name: "Mei", outcome: "created" };
  type Stored = () => Promise<{ status: "ok"; data: object } | undefined>;
  const lost = (settle: Stored, code = "INTERNAL") =>
    toolWith({ settle, script: `serve((line) => failed(line, "${code}"))` });
  const there: Stored = async () => ({ status: "ok", data });
  const away: Stored = () => Promise.reject(new AppError("SERVICE_UNAVAILABLE"));

  it.each(["INTERNAL", "TIMEOUT", "OUTPUT_SCHEMA_VIOLATION", "TASK_NOT_LIVE", "NO_SUCH_CODE"])(
    "is told as what it was when it has happened, after %s",
    async (code) => {
      const told = await lost(there, code).tool.dispatch(contactsCreate(), contextOf());
      expect(outputOf(told)).toMatchObject({ status: "success", result: { data }, error: null });
    },
  );

  it("is told as a failure that changed nothing when it has not", async () => {
    const told = await lost(async () => undefined, "TIMEOUT").tool.dispatch(contactsCreate(), contextOf());
    expect(outputOf(told)).toMatchObject({
      status: "failure",
      error: { code: "TIMEOUT", can_retry: true, detail: "Nothing was changed." },
    });
    const given = await lost(async () => undefined, "TASK_NOT_LIVE").tool.dispatch(contactsCreate(), contextOf());
    expect(outputOf(given)).toMatchObject({ error: { code: "UPSTREAM_UNAVAILABLE", can_retry: true } });
  });

  it("is not told at all where that cannot be known: the attempt is over", async () => {
    const { tool, records } = lost(away);
    await expect(tool.dispatch(contactsCreate(), contextOf())).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    await expect(tool.cancel(contactsCreate(), contextOf())).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(records().filter(({ event }) => event === "agent_tool_done")).toHaveLength(2);
  });

  it("is asked about when an earlier attempt may have made it, whatever stops this one", async () => {
    const contextAgain = () => contextOf({ attempt: 2 });
    const refusing = toolWith({ settle: there, gate: () => ({ decision: "refuse", code: "VERSION_CONFLICT" }) });
    expect(outputOf(await refusing.tool.dispatch(contactsCreate(), contextAgain()))).toMatchObject({
      status: "success",
    });
    const judged = lost(there, "LIMIT_EXCEEDED");
    expect(outputOf(await judged.tool.dispatch(contactsCreate(), contextOf()))).toMatchObject({
      error: { code: "LIMIT_EXCEEDED" },
    });
    expect(outputOf(await judged.tool.dispatch(contactsCreate(), contextAgain()))).toMatchObject({ status: "success" });
    const forbidden = { ...contextAgain(), whitelist: new Set<string>() };
    expect(outputOf(await judged.tool.dispatch(contactsCreate(), forbidden))).toMatchObject({ status: "success" });
  });

  it("is not asked about by an attempt that has left the run to another", async () => {
    const stop = new AbortController();
    let asked = 0;
    const { tool } = toolWith({
      settle: async () => void asked++,
      script: "serve(() => process.exit(1))",
    });
    stop.abort(new Error("the worker stops"));
    const context = contextOf({ attempt: 2, signal: stop.signal });
    expect(outputOf(await tool.dispatch(contactsCreate(), context))).toMatchObject({ error: { code: "CANCELLED" } });
    expect(asked).toBe(0);
    await tool.cancel(contactsCreate(), context);
    expect(asked).toBe(1);
  });

  it("says that it has taken effect where a hook withholds its result", async () => {
    const { tool } = toolWith({
      settle: there,
      script: `serve((line) => done(line, ${JSON.stringify(data)}))`,
      hooks: { post: [{ name: "no", run: () => ({ outcome: "stopped", code: "RATE_LIMITED" }) }] },
    });
    expect(outputOf(await tool.dispatch(contactsCreate(), contextOf()))).toMatchObject({
      error: {
        code: "RATE_LIMITED",
        can_retry: false,
        recovery_suggestion: expect.stringContaining("has taken effect"),
      },
    });
  });

  it("is not called cancelled when its run is, if it has happened; a read always is", async () => {
    const { tool } = lost(there);
    expect(outputOf(await tool.cancel(contactsCreate(), contextOf()))).toMatchObject({
      status: "success",
      result: { data },
    });
    expect(outputOf(await tool.cancel(skillsRead(), contextOf()))).toMatchObject({
      status: "failure",
      error: { code: "CANCELLED" },
    });
  });
});

describe("a gate", () => {
  const gated = (gate: Gate) => toolWith({ program: never, gate });

  it("that asks makes a partial result, and nothing runs", async () => {
    const { tool, minted } = gated(() => ({
      decision: "ask",
      callHash: "h",
      versions: {},
      approval: { ...approval, reasons: ["destructive"] },
    }));
    const dispatched = await tool.dispatch(contactsCreate(), contextOf());
    expect(outputOf(dispatched)).toMatchObject({ status: "partial", error: null, result: { data: { approval } } });
    expect(dispatched).toMatchObject({
      awaitsApproval: true,
      record: { decision: "ask", approvalId: "apr_1", sends: 0 },
    });
    expect(JSON.parse(dispatched.content)).toEqual(dispatched.output.result);
    expect(minted).toEqual([]);
  });

  it("that refuses is a failure with its reason (R21)", async () => {
    const { tool } = gated(() => ({ decision: "refuse", code: "APPROVAL_DENIED", approvalId: "apr_1" }));
    const { output, record } = await tool.dispatch(contactsCreate(), contextOf());
    expect(output).toMatchObject({ status: "failure", error: { code: "APPROVAL_DENIED", can_retry: false } });
    expect(record).toMatchObject({ decision: "denied", approvalId: "apr_1" });
  });

  it("is never asked about a call that cannot run", async () => {
    const { tool } = gated(() => Promise.reject(new Error("must not be asked")));
    expect((await tool.dispatch(contactsCreate("call_1", { wrong: 1 }), contextOf())).output.error?.code).toBe(
      "INVALID_ACTION_INPUT",
    );
  });

  it("stops the calls that come after it in the same answer", async () => {
    const { tool } = gated(({ id }) =>
      id === "contacts.create"
        ? { decision: "ask", callHash: "h", versions: {}, approval: { ...approval, reasons: ["destructive"] } }
        : { decision: "refuse", code: "FORBIDDEN" },
    );
    const results = await tool.dispatchAll(
      [skillsRead("call_1"), contactsCreate("call_2"), skillsRead("call_3"), contactsCreate("call_4")],
      contextOf(),
    );
    expect(results.map(({ output }) => output.error?.code ?? output.status)).toEqual([
      "FORBIDDEN",
      "partial",
      "CANCELLED",
      "CANCELLED",
    ]);
  });
});

describe("hooks before a call", () => {
  const hooked = (pre: NonNullable<Hooks["pre"]>) => toolWith({ program: never, hooks: { pre } });

  it("may refuse it with a reason, which is part of the record", async () => {
    const { tool } = hooked([
      { name: "watch", run: () => ({ outcome: "passed" }) },
      { name: "quota", run: () => ({ outcome: "stopped", code: "LIMIT_EXCEEDED", detail: "enough for today" }) },
    ]);
    const { output, record } = await tool.dispatch(contactsCreate(), contextOf());
    expect(output.error).toMatchObject({ code: "LIMIT_EXCEEDED", detail: "enough for today" });
    expect(record).toMatchObject({ decision: "denied", sends: 0 });
    expect(record.hooks.filter(({ hook }) => hook.startsWith("custom:"))).toEqual([
      { phase: "pre", hook: "custom:watch", outcome: "passed" },
      { phase: "pre", hook: "custom:quota", outcome: "stopped", detail: "enough for today" },
    ]);
  });

  it("have not agreed when they fail, and do not tell why", async () => {
    const { tool, lines } = hooked([{ name: "broken", run: () => Promise.reject(new Error("secret reason")) }]);
    const { output } = await tool.dispatch(contactsCreate(), contextOf());
    expect([output.error?.code, JSON.stringify(output)]).toEqual([
      "INTERNAL",
      expect.not.stringContaining("secret reason"),
    ]);
    expect(lines.join("")).toContain("secret reason");
  });
});

describe("more calls than one answer may have", () => {
  it("are told to go one step at a time", async () => {
    const { tool } = toolWith({ program: never });
    const results = await tool.dispatchAll(
      Array.from({ length: 7 }, (_, i) => skillsRead(`call_${i}`, { wrong: i })),
      contextOf(),
    );
    expect(results.map(({ output }) => output.tool_call_id)).toEqual(Array.from({ length: 7 }, (_, i) => `call_${i}`));
    expect(results.map(({ output }) => output.error?.code)).toEqual([
      ...Array<string>(5).fill("INVALID_ACTION_INPUT"),
      "INVALID_ENVELOPE",
      "INVALID_ENVELOPE",
    ]);
    expect(results[6]?.output.error?.detail).toContain("one step at a time");
  });
});

describe("the log (G204-G207)", () => {
  const fields = [
    "event",
    "session_id",
    "request_id",
    "iteration",
    "tool",
    "status",
    "duration_ms",
    "warnings_count",
    "provider",
    "cache_hit",
  ];

  it("has two lines per call with all fields of the contract", async () => {
    const world = toolWith({ program: never });
    await world.tool.dispatch(skillsRead("call_1", { wrong: 1 }), contextOf());
    const [start, end, ...others] = world.records().filter(({ event }) => event !== undefined);
    expect(others).toEqual([]);
    for (const line of [start, end]) for (const field of fields) expect(line).toHaveProperty(field);
    expect(start).toMatchObject({
      event: "agent_tool_call",
      status: "running",
      tool: "skills.read",
      session_id: contextOf().threadId,
      request_id: "req_12345678",
      iteration: 2,
    });
    expect(start).not.toHaveProperty("error_code");
    expect(end).toMatchObject({
      event: "agent_tool_done",
      status: "error",
      error_code: "tool.skills.input.schema",
      duration_ms: 0,
    });
  });

  it("holds no text of a model", async () => {
    const world = toolWith({ program: never });
    await world.tool.dispatch(
      {
        id: 'x","level":"error',
        arguments: { module: "evil\n{}", method: "\u001b[31m", input: { note: "13800005678" } },
      },
      contextOf(),
    );
    for (const text of ["evil", "[31m", "13800005678", 'level\\":\\"error'])
      expect(world.lines.join("")).not.toContain(text);
    expect(world.records().at(-1)).toMatchObject({ tool: "unknown", error_code: "tool.runtime.input.unknown_action" });
  });
});

it("knows every method of the contract by its own name", async () => {
  const { tool } = toolWith({ program: never });
  for (const { id, module, method } of Object.values(methods)) {
    const { record } = await tool.dispatch(
      { id: "call_1", arguments: { module, method, input: { surely_unknown: 1 } } },
      contextOf(),
    );
    expect(record).toMatchObject({ tool: id, errorCode: "INVALID_ACTION_INPUT" });
  }
});

describe("calls that somebody watches", () => {
  const answering = `serve(async (line) => {
    if (line.tool_call_id === "slow") await new Promise((resolve) => setTimeout(resolve, 50));
    return done(line, line.module === "skills" ? skill : { contact_id: "cnt_1", contact: { id: "cnt_1", name: "Mei" } });
  });`;

  it("hands results over in call order, and starts no later group before that is done", async () => {
    const { tool } = toolWith({ script: answering });
    const seen: string[] = [];
    await tool.dispatchAll([skillsRead("slow"), skillsRead("quick"), contactsCreate("write")], contextOf(), {
      onStart: ({ id }) => void seen.push(`start ${id}`),
      async onResult({ output }) {
        seen.push(`result ${output.tool_call_id}`);
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(`through ${output.tool_call_id}`);
      },
    });
    expect(seen.slice(0, 2)).toEqual(["start slow", "start quick"]);
    expect(seen.slice(2, 4)).toEqual(["result slow", "result quick"]);
    expect(seen.slice(6)).toEqual(["start write", "result write", "through write"]);
  });

  it("goes on behind the calls that were answered before, and counts those beyond the limit all the same", async () => {
    const { tool } = toolWith({ script: answering });
    const calls = Array.from({ length: 7 }, (_, i) => skillsRead(`call_${i}`));
    const results = await tool.dispatchAll(calls, contextOf(), { done: 3 });
    expect(results.map(({ output }) => [output.tool_call_id, output.error?.code])).toEqual([
      ["call_3", undefined],
      ["call_4", undefined],
      ["call_5", "INVALID_ENVELOPE"],
      ["call_6", "INVALID_ENVELOPE"],
    ]);
    expect(await tool.dispatchAll(calls, contextOf(), { done: 7 })).toEqual([]);
  });

  it("G215: counts failures for a later attempt as the first one did", async () => {
    const { tool } = toolWith({});
    const context = contextOf();
    const outputs = [];
    for (let i = 0; i < 2; i++)
      outputs.push((await tool.dispatch(skillsRead(`call_${i}`, { wrong: 1 }), context)).output);
    outputs.push((await tool.dispatch({ id: "call_x", arguments: "no JSON" }, context)).output);
    outputs.push((await tool.cancel(skillsRead("call_y", { wrong: 2 }), context)).output);
    expect(outputs.map(({ error }) => error?.code)).toEqual([
      "INVALID_ACTION_INPUT",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "CANCELLED",
    ]);
    expect(tool.toFailures(outputs)).toEqual(context.failures);
    const later = await tool.dispatch(
      skillsRead("call_z", { wrong: 1 }),
      contextOf({ failures: tool.toFailures(outputs) }),
    );
    expect(later.output.error?.code).toBe("REPEATED_FAILURE");
  });

  it("shows of a call what its result will show", async () => {
    const { tool } = toolWith({});
    for (const given of [
      "no JSON",
      '{"module":"calendar","method":"read"',
      `{"module":"${"m".repeat(50)}","method":"x","input":{"a":1}}`,
      `{"module":"a","method":"b","input":{"n":[${"1e20,".repeat(30_000)}1]}}`,
    ]) {
      const call = { id: "call_1", name: "project_cli", arguments: given };
      const { output } = await tool.dispatch(call, contextOf());
      expect(tool.toEnvelope(call)).toEqual(output.tool_call_args);
      expect(JSON.stringify(output.tool_call_args).length).toBeLessThan(200_000);
    }
  });
});
