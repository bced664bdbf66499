import { describe, expect, it } from "vitest";
import { errors, type ErrorCode } from "../../../../generated/contract/errors.ts";
import { methods } from "../../../../generated/contract/methods.ts";
import { AppError } from "../../../../src/base/error.ts";
import { canRetry, toDotted, toToolError } from "../../../../src/tool/dispatch/failure.ts";
import { tables } from "../../../_kit/tool.ts";

const toolCodes = (Object.keys(errors) as ErrorCode[]).filter((code) => errors[code].scope.includes("tool"));
const allowed = Object.keys(methods);
const call = (module: string, method: string, input: Record<string, unknown> = {}) => ({ module, method, input });
const errorOf = (code: ErrorCode, envelope = call("calendar", "create"), list = allowed, data = {}) =>
  toToolError(new AppError(code, data), { envelope, tables, allowed: list });

describe("the error of a failed call", () => {
  it.each(toolCodes)("%s has a stable code, a sentence, and a dotted form (G126)", (code) => {
    const error = errorOf(code);
    expect(error).toMatchObject({ code, module: "calendar", method: "create", can_retry: expect.any(Boolean) });
    expect(error.code).toMatch(/^[A-Z][A-Z0-9_]{2,48}$/);
    expect(error.message).not.toMatch(/\n|\bat \w/);
    expect(toDotted(code, "calendar")).toMatch(/^tool\.[a-z_]+\.[a-z_]+\.[a-z_]+$/);
  });

  it("shows what would fit, and no more (G088)", () => {
    expect(errorOf("INVALID_ACTION_INPUT", call("calendar", "read", { mode: "week" }))).toMatchObject({
      message: "calendar.read input does not match method schema",
      input_schema: { mode: "string enum(day|range|event)" },
      next_steps: ["calendar.read"],
      can_retry: true,
    });
    expect(errorOf("INVALID_ENVELOPE").input_schema).toEqual({ module: "string", method: "string", input: "object" });
    expect(errorOf("EVENT_NOT_FOUND")).not.toHaveProperty("input_schema");
    expect(errorOf("ACTION_NOT_ALLOWED")).not.toHaveProperty("input_schema");
  });

  it("lists the names there are for one there is not", () => {
    const list = ["contacts.read", "skills.read"];
    expect(errorOf("UNKNOWN_ACTION", call("cooking", "read"), list).input_schema).toEqual({
      module: "string enum(contacts|skills)",
    });
    expect(errorOf("UNKNOWN_ACTION", call("contacts", "burn"), list).input_schema).toEqual({
      method: "string enum(read)",
    });
    expect(errorOf("UNKNOWN_ACTION", call("__proto__", "x"), list).input_schema).toEqual({
      module: "string enum(contacts|skills)",
    });
  });

  it.each(toolCodes)("names only allowed methods as next steps after %s (G127)", (code) => {
    for (const step of errorOf(code).next_steps ?? []) expect(allowed).toContain(step);
    expect(errorOf(code, undefined, [])).not.toHaveProperty("next_steps");
  });

  it.each(toolCodes)("never advises to call again after %s where that cannot help or is not safe", (code) => {
    for (const envelope of [call("calendar", "create"), call("calendar", "update"), call("no", "such")]) {
      const { can_retry, recovery_suggestion = "" } = errorOf(code, envelope);
      const positive = recovery_suggestion.replaceAll(/Do not [^.:]*/g, "");
      if (!can_retry)
        expect(positive).not.toMatch(/\b(?:call|send|repeat|make)\b.*\bagain\b|call again|new tool call/i);
    }
  });

  it("says whose reading helps", () => {
    expect(errorOf("VERSION_CONFLICT", call("memory", "update")).next_steps).toEqual(["memory.read"]);
    expect(errorOf("NOT_ORGANIZER", call("calendar", "delete")).next_steps).toEqual(["calendar.reject_invite"]);
  });

  it("passes on how long to wait", () => {
    expect(errorOf("RATE_LIMITED", undefined, allowed, { retry_after_seconds: 12 })).toMatchObject({
      can_retry: true,
      retry_after_seconds: 12,
    });
  });
});

describe("calling again (G103)", () => {
  it.each(["TIMEOUT", "UPSTREAM_UNAVAILABLE"] as const)("is safe after %s only where twice is once", (code) => {
    expect([canRetry(code, true), canRetry(code, false)]).toEqual([true, false]);
    // The key of a write is closed before it is told as failed, so another call is the only one.
    expect(errorOf(code, call("calendar", "create")).can_retry).toBe(true);
    expect(errorOf(code, call("no", "such")).can_retry).toBe(false);
  });

  it("is safe after a refusal, which had no effect", () => {
    expect(canRetry("INVALID_ACTION_INPUT", false)).toBe(true);
    expect(canRetry("RATE_LIMITED", false)).toBe(true);
  });

  it.each(["INTERNAL", "OUTPUT_SCHEMA_VIOLATION", "EVENT_NOT_FOUND", "APPROVAL_DENIED"] as const)(
    "does not help after %s",
    (code) => {
      expect(canRetry(code, true)).toBe(false);
    },
  );
});
