import { beforeAll, describe, expect, it } from "vitest";
import { makeAjv, BASE_ID } from "../../../../codegen/ajv.ts";
import { load } from "../../../../codegen/load.ts";
import { toModel } from "../../../../codegen/model.ts";
import { agents } from "../../../../generated/contract/agents.ts";
import { errors, type ErrorCode } from "../../../../generated/contract/errors.ts";
import { methods, type MethodId } from "../../../../generated/contract/methods.ts";
import type { AgentConfig, ToolAgentOutput, ToolHookOutcome } from "../../../../generated/contract/types.ts";
import openapi from "../../../../generated/openapi.json" with { type: "json" };
import { AppError } from "../../../../src/base/error.ts";
import {
  batchSize,
  toCatalogFact,
  toCompletedFact,
  toPolicyFact,
  toProgressFact,
  type CatalogMoment,
} from "../../../../src/run/journal/facts.ts";
import type { ToolCallRecord } from "../../../../src/store/record/tool-calls.ts";
import { toToolError } from "../../../../src/tool/dispatch/failure.ts";
import { toOutput, type Ending } from "../../../../src/tool/dispatch/output.ts";
import { tables } from "../../../_kit/tool.ts";

const hooks: ToolHookOutcome[] = [
  { phase: "pre", hook: "envelope", outcome: "passed" },
  { phase: "pre", hook: "custom:audit", outcome: "skipped" },
  { phase: "post", hook: "cleaning", outcome: "changed", detail: "1 phone number masked" },
];

function call(tool: MethodId | null, ending: Ending, record: Partial<ToolCallRecord> = {}) {
  const [module = "", method = ""] = tool?.split(".") ?? [];
  const output: ToolAgentOutput = toOutput(ending, {
    toolCallId: "call_1",
    messageId: "msg_1",
    envelope: { module, method, input: {} },
    timezone: "UTC",
    locale: "en",
    toHints: () => null,
  });
  return {
    output,
    record: {
      tool,
      decision: "allowed",
      permissionRef: "agents/worker/whitelist",
      approvalId: null,
      hooks,
      sends: 1,
      status: output.status,
      ...record,
    } as ToolCallRecord,
  };
}

const done = (data: Record<string, unknown>, status: "ok" | "degraded" = "ok"): Ending => ({
  kind: "done",
  status,
  data,
  warnings: [],
  shown: { data, warnings: [] },
  tainted: false,
  redactions: 0,
});
const failed = (code: ErrorCode): Ending => ({
  kind: "failed",
  code,
  error: toToolError(new AppError(code), {
    envelope: { module: "calendar", method: "read", input: {} },
    tables,
    allowed: [],
  }),
});
const approval = {
  id: "apr_7f3",
  state: "pending",
  reasons: ["destructive", "affects_others"],
  expiresAt: "2026-04-22T10:00:00+08:00",
} as const;
const waiting = {
  kind: "waiting",
  asked: { approval, callHash: "h", versions: {} },
  facts: { id: approval.id, reasons: approval.reasons },
} as unknown as Ending;

let fits: (name: string, value: unknown) => boolean;
beforeAll(() => {
  const ajv = makeAjv(toModel(load("specs")).schemas);
  fits = (name, value) => ajv.validate({ $ref: `${BASE_ID}#/$defs/${name}` }, value);
});

const sure: CatalogMoment = { isOffered: true, isUnsure: false, isTainted: false, intents: new Set() };

describe("tool.catalog.resolved", () => {
  it.each(Object.keys(agents.agents))("names what %s may run, and where its schema is", (name) => {
    const agent = agents.agents[name] as AgentConfig;
    const fact = toCatalogFact(agent, methods, sure);
    expect(fits("ToolCatalogFact", fact)).toBe(true);
    expect(fact.tools.map((entry) => entry.tool_name)).toEqual(agent.whitelist.toSorted());
    for (const entry of fact.tools)
      expect(openapi.components.schemas).toHaveProperty(entry.input_schema.split("/").at(-1) ?? "");
  });

  it("says how each is treated, and leaves out what does not exist", () => {
    const { tools } = toCatalogFact(
      { whitelist: ["calendar.delete", "constructor", "calendar.accept_invite"] },
      methods,
      sure,
    );
    expect(tools).toMatchObject([
      {
        tool_name: "calendar.accept_invite",
        description: "Accept an invite to someone else's event.",
        input_schema: "/openapi.json#/components/schemas/CalendarAcceptInviteInput",
      },
      { tool_name: "calendar.delete", policy: "ask", is_destructive: true, interrupt_behavior: "block" },
    ]);
  });

  it.each<[string, Partial<CatalogMoment>, string]>([
    ["a sure run", {}, "allowed"],
    ["a run that is not sure", { isUnsure: true }, "ask"],
    ["a run that has read text by others", { isTainted: true }, "ask"],
    ["one whose user asked for it", { isTainted: true, intents: new Set(["calendar.create"]) }, "allowed"],
  ])("says how a change is treated in %s", (_name, moment, policy) => {
    const { tools } = toCatalogFact({ whitelist: ["calendar.create", "calendar.read"] }, methods, {
      ...sure,
      ...moment,
    });
    expect(tools.map((entry) => [entry.tool_name, entry.policy])).toEqual([
      ["calendar.create", policy],
      ["calendar.read", "allowed"],
    ]);
  });

  it("is empty where no tools are offered", () => {
    expect(toCatalogFact({ whitelist: ["calendar.read"] }, methods, { ...sure, isOffered: false })).toEqual({
      tools: [],
    });
  });
});

describe("tool.policy", () => {
  it("tells what was asked, why, and what the checks before the call said", () => {
    const fact = toPolicyFact({
      call: call("calendar.delete", waiting, { decision: "ask", approvalId: "apr_7f3", sends: 0 }),
      spec: methods["calendar.delete"],
      safeArguments: { event_id: "evt_1" },
      argumentsRef: "message:m1",
    });
    expect(fits("ToolPolicyFact", fact)).toBe(true);
    expect(fact).toEqual({
      tool_call_id: "call_1",
      tool_name: "calendar.delete",
      safe_arguments: { event_id: "evt_1" },
      decision: "ask",
      reasons: ["destructive", "affects_others"],
      approval_id: "apr_7f3",
      flags: { is_read_only: false, is_concurrency_safe: false, is_destructive: true, interrupt_behavior: "block" },
      hooks: hooks.slice(0, 2),
      permission_ref: "agents/worker/whitelist",
    });
  });

  it("refers to arguments that are too large, by their bytes", () => {
    const facts = (notes: string) =>
      toPolicyFact({
        call: call("calendar.create", done({})),
        spec: methods["calendar.create"],
        safeArguments: { notes },
        argumentsRef: "message:m1",
      });
    expect(facts("a".repeat(4000))).toMatchObject({
      safe_arguments: { notes: "a".repeat(4000) },
      sandbox_ref: "project-cli",
    });
    const large = facts("界".repeat(1400));
    expect(large).toMatchObject({ arguments_ref: "message:m1" });
    expect(large).not.toHaveProperty("safe_arguments");
    expect(fits("ToolPolicyFact", large)).toBe(true);
  });

  it("knows a call that named nothing", () => {
    const fact = toPolicyFact({
      call: call(null, failed("UNKNOWN_ACTION"), { decision: "unavailable", sends: 0 }),
      spec: undefined,
      safeArguments: {},
      argumentsRef: "message:m1",
    });
    expect(fits("ToolPolicyFact", fact)).toBe(true);
    expect(fact).toMatchObject({ tool_name: "project_cli", decision: "unavailable" });
  });
});

describe("tool.progress", () => {
  it.each<[Record<string, unknown>, number | undefined]>([
    [{ items: [1, 2, 3] }, 3],
    [{ event_ids: ["evt_1"] }, 1],
    [{ participants: [{}, {}] }, 2],
    [{ event_id: "evt_1" }, undefined],
    [{ items: "x" }, undefined],
  ])("counts the items of %j", (input, size) => {
    expect(batchSize(input)).toBe(size);
  });

  it("fits its schema", () => {
    const fact = toProgressFact({
      toolCallId: "call_1",
      toolName: "calendar.create",
      done: 3,
      total: 12,
      preview: "x".repeat(600),
    });
    expect(fits("ToolProgressFact", fact)).toBe(true);
    expect(toProgressFact({ toolCallId: "call_1", toolName: "calendar.create", done: 0 })).toEqual({
      tool_call_id: "call_1",
      tool_name: "calendar.create",
      done: 0,
    });
  });
});

describe("tool.completed", () => {
  it("refers to the result and to what it rests on", () => {
    const data = {
      items: [
        { id: "evt_1", title: "evt_2", inviteId: "inv_9" },
        { id: "evt_1", title: "Lunch", organizer: { name: "Li", contactId: "ctc_4" } },
      ],
      count: 2,
      nextCursor: "evt_7",
    };
    const fact = toCompletedFact(call("calendar.read", done(data)), "message:m1");
    expect(fits("ToolCompletedFact", fact)).toBe(true);
    expect(fact).toEqual({
      tool_call_id: "call_1",
      tool_name: "calendar.read",
      status: "success",
      result_ref: "message:m1",
      preview: "2 items: evt_2, Lunch",
      image_refs: [],
      artifact_refs: [],
      evidence_refs: ["evt_1", "inv_9", "ctc_4"],
      retryable: false,
      hooks: hooks.slice(2),
    });
  });

  it.each<[MethodId, Record<string, unknown>, string]>([
    ["calendar.create", { id: "evt_1", title: "Stand-up\nnow", outcome: "created" }, "created: Stand-up now"],
    [
      "calendar.find_free",
      { items: [{ startAt: "2026-04-21T10:00:00+08:00", endAt: "2026-04-21T11:00:00+08:00" }], count: 1 },
      "1 item: 2026-04-21T10:00:00+08:00",
    ],
    ["calendar.read", { items: [], count: 0 }, "0 items"],
    ["memory.update", { scope: "user", outcome: "updated", version: 4, changes: [], count: 0 }, "updated: user"],
    ["skills.read", { skill: "calendar", etag: "x", content: "long" }, "calendar"],
    ["calendar.delete", { approval }, "waiting for a decision"],
  ])("shows a result of %s in a line", (tool, data, preview) => {
    expect(toCompletedFact(call(tool, done(data)), "message:m1").preview).toBe(preview);
  });

  it("names the memory an answer rests on", () => {
    expect(
      toCompletedFact(call("memory.read", done({ scope: "user", version: 3, content: {} })), "message:m1")
        .evidence_refs,
    ).toEqual(["memory:user@3"]);
  });

  it("refers to the results of every method's examples", () => {
    for (const { id, examples } of toModel(load("specs")).methods) {
      for (const { output } of examples as { output: Record<string, unknown> }[]) {
        const fact = toCompletedFact(call(id as MethodId, done(output)), "message:m1");
        expect(fits("ToolCompletedFact", fact)).toBe(true);
        expect(fact.preview?.length).toBeGreaterThan(0);
      }
    }
  });

  it.each((Object.keys(errors) as ErrorCode[]).filter((code) => errors[code].scope.includes("tool")))(
    "tells how %s may be dealt with",
    (code) => {
      const fact = toCompletedFact(call("calendar.read", failed(code)), "message:m1");
      expect(fits("ToolCompletedFact", fact)).toBe(true);
      expect(fact).toMatchObject({
        error_code: code,
        error_category: errors[code].dotted?.split(".")[2],
        recovery_advice: errors[code].recovery_suggestion,
        evidence_refs: [],
      });
    },
  );

  it("tells a call that did not run from one that was cut short, and a failure from both", () => {
    expect(toCompletedFact(call("calendar.read", failed("CANCELLED"), { sends: 0 }), "message:m1").status).toBe(
      "cancelled",
    );
    expect(toCompletedFact(call("calendar.read", failed("CANCELLED"), { sends: 1 }), "message:m1").status).toBe(
      "interrupted",
    );
    expect(toCompletedFact(call("calendar.read", failed("TIMEOUT")), "message:m1")).toMatchObject({
      status: "failure",
      retryable: true,
    });
    expect(toCompletedFact(call("calendar.read", done({}, "degraded")), "message:m1").status).toBe("partial");
  });
});
