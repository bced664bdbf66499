import { describe, expect, it } from "vitest";
import type { UiHints } from "../../../generated/contract/types.ts";
import { UiHints as isUiHints } from "../../../generated/contract/validators/schemas.js";
import type { Log, LogFields } from "../../../src/base/log.ts";
import type { CardFacts } from "../../../src/domain/card.ts";
import { compileSafely } from "../../../src/ui/card/compile-safely.ts";
import { toUiHints } from "../../../src/ui/hints/hints.ts";
import { makeUi } from "../../../src/ui/ui.ts";
import { calls, failed, ok } from "./calls.ts";

const told: LogFields[] = [];
const log: Log = {
  debug() {},
  info() {},
  warn() {},
  error: (_message, fields = {}) => void told.push(fields),
  plain() {},
  child: () => log,
  flush() {},
};
const ui = makeUi({ log, imageHosts: [] });
const ctx = { locale: "zh-CN", theme: "default" } as const;
const factsOf = (golden: string): CardFacts =>
  calls.find((call) => call.golden === golden)?.facts ?? expect.fail(golden);

describe("a card that cannot be made (G080)", () => {
  it.each<[string, () => unknown, string]>([
    [
      "hints of another shape",
      () => ui.compile({ v: 1, tool: "x", title: null } as unknown as UiHints, ctx),
      "ui_compile_failed",
    ],
    [
      "hints that would give an invalid card",
      () =>
        ui.compile({ v: 1, kind: "result", tool: "x", status: "odd", title: { text: "t" } } as unknown as UiHints, ctx),
      "ui_schema_invalid",
    ],
    [
      "a result nobody understands",
      () => ui.toHints(ok("calendar.read", { mode: "day" }, null as unknown as object)),
      "ui_hints_failed",
    ],
    [
      "a result with wrong values",
      () =>
        ui.toHints(
          ok(
            "calendar.delete",
            { event_id: "e" },
            { id: 5, outcome: "deleted", restorableUntil: "x", title: "t", startAt: "never" },
          ),
        ),
      "ui_hints_invalid",
    ],
  ])("is null and a line in the log: %s", (_name, make, code) => {
    told.length = 0;
    expect(make()).toBeNull();
    expect(told).toMatchObject([{ error_code: code }]);
  });

  it("is null even when the report fails", () => {
    const report = () => {
      throw new Error("disk full");
    };
    expect(compileSafely({} as UiHints, ctx, report)).toBeNull();
  });

  it("is nothing to tell where there are no hints", () => {
    told.length = 0;
    expect(ui.compile(null, ctx)).toBeNull();
    expect(told).toEqual([]);
  });
});

describe("what other rooms ask for", () => {
  it("the calls behind the buttons", () => {
    expect(ui.toFrozenActions(ui.toHints(factsOf("U02")))).toEqual([
      {
        actionId: "act_KG74S7LJANP6I4XR6OLU5FJDEU",
        key: "undo",
        call: { module: "calendar", method: "delete", input: { event_id: "evt_123", if_version: 1 } },
      },
    ]);
    expect(ui.toFrozenActions(null)).toEqual([]);
  });

  it("the words of a decision, of an interrupt and of an answer without a model", () => {
    const hints = ui.toHints(factsOf("U14"));
    const card = ui.compile(hints, ctx) ?? expect.fail();
    expect(ui.toDecisionLabel(hints, "approve", "zh-CN")).toBe("确认删除");
    expect(ui.toDecisionLabel(hints, "deny", "en")).toBe("Cancel");
    expect(ui.toDecisionLabel(null, "approve", "en")).toBe("Approve");
    expect(ui.toTitle(card)).toBe("确认删除日程？");
    expect(ui.toAnswer(card)).toBe("确认删除日程？\n删除前需要您的确认。");
    expect(ui.chooseLocale(undefined, "en")).toBe("en");
  });

  it("meta that names run and call, and not the user", () => {
    const card = ui.compile(ui.toHints(factsOf("U16")), {
      ...ctx,
      meta: { requestId: "run-1", toolId: "call_1", userId: "usr_1" },
    });
    expect(card?.meta).toEqual({ requestId: "run-1", toolId: "call_1" });
    expect(ui.compile(ui.toHints(factsOf("U16")), { ...ctx, meta: {} })).not.toHaveProperty("meta");
  });
});

describe("stored hints", () => {
  const size = (hints: UiHints | null) => Buffer.byteLength(JSON.stringify(hints));

  it("stay within 16 KB: rows are cut and counted", () => {
    const items = Array.from({ length: 200 }, (_, i) => ({
      id: `evt_${i}`,
      title: "日".repeat(200),
      startAt: "2026-04-21T09:00:00+08:00",
    }));
    const hints = toUiHints(
      ok("calendar.read", { mode: "day", date: "2026-04-21" }, { items, count: 200, total: 500 }),
    );
    expect(size(hints)).toBeLessThanOrEqual(16 * 1024);
    const shown = hints?.groups?.[0]?.items.length ?? 0;
    expect(shown).toBeGreaterThan(10);
    expect(hints?.more).toEqual({ shown, total: 500 });
  });

  it("give up a button whose call is too long to keep", () => {
    const drafts = {
      items: Array.from({ length: 20 }, () => ({
        title: "a",
        start_at: "2026-04-21T09:00:00+08:00",
        event_timezone: "Asia/Shanghai",
        notes: "日".repeat(4000),
      })),
    };
    const hints = toUiHints(failed("calendar.create", drafts, { code: "UPSTREAM_UNAVAILABLE", can_retry: true }));
    expect(size(hints)).toBeLessThanOrEqual(16 * 1024);
    expect(hints).not.toHaveProperty("actions");
  });

  it("fit for the longest event there can be", () => {
    const wide = (n: number) => "😀".repeat(n);
    const people = Array.from({ length: 200 }, (_, i) => ({
      name: `${wide(29)}${i}`,
      participation: "accepted" as const,
    }));
    const event = {
      id: "evt_1",
      title: wide(200),
      location: wide(200),
      notes: wide(4000),
      meetingUrl: `https://a.example/${"a".repeat(400)}`,
      organizer: people[0],
      participants: people,
      startAt: "2026-04-21T09:00:00+08:00",
      tainted: true,
    };
    for (const facts of [
      ok("calendar.read", { mode: "event", event_id: "evt_1" }, event),
      ok(
        "calendar.update",
        { event_id: "evt_1", event_timezone: "Asia/Shanghai", patch: { notes: null } },
        { ...event, version: 2, outcome: "updated", changes: [{ field: "notes", from: wide(4000) }] },
      ),
    ]) {
      const hints = toUiHints(facts);
      expect(size(hints)).toBeLessThanOrEqual(16 * 1024);
      expect(isUiHints(hints)).toBe(true);
    }
  });
});
