import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { UiHints, UiNode, UiSchema } from "../../../generated/contract/types.ts";
import { UiHints as isUiHints, UiSchema as isUiSchema } from "../../../generated/contract/validators/schemas.js";
import { compile } from "../../../src/ui/card/compile.ts";
import { toUiHints } from "../../../src/ui/hints/hints.ts";
import { anyHints, text } from "./arbitrary.ts";
import { ok } from "./calls.ts";

const nodesOf = (node: UiNode): UiNode[] => [node, ...("children" in node ? node.children.flatMap(nodesOf) : [])];
const depthOf = (node: UiNode): number => 1 + ("children" in node ? Math.max(0, ...node.children.map(depthOf)) : 0);
const strings = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(strings)
      : [];
const idsOf = (card: UiSchema) =>
  nodesOf(card.root).flatMap((node) => (node.type === "list" ? node.items.flatMap(({ id }) => id ?? []) : []));

function expectWithinLimits(card: UiSchema): void {
  expect(isUiSchema(card), JSON.stringify(isUiSchema.errors)).toBe(true);
  const nodes = nodesOf(card.root);
  expect(depthOf(card.root)).toBeLessThanOrEqual(6);
  expect(nodes.length).toBeLessThanOrEqual(200);
  expect(nodes.filter(({ type }) => type === "button").length).toBeLessThanOrEqual(10);
  expect(Buffer.byteLength(JSON.stringify(card))).toBeLessThanOrEqual(32 * 1024);
  for (const node of nodes)
    if (node.type === "text" && node.role === "title") expect([...node.content].length).toBeLessThanOrEqual(120);
  expect(new Set(idsOf(card)).size).toBe(idsOf(card).length);
}

/** Ids name things and are passed on as they are; everything else is text. */
const withoutIds = (_key: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== "id"))
    : value;

describe("any valid hints", () => {
  it("compile to a valid card within the limits, with clean text", () => {
    fc.assert(
      fc.property(anyHints, fc.constantFrom("zh-CN", "en"), (hints, locale) => {
        expect(isUiHints(hints), JSON.stringify(isUiHints.errors)).toBe(true);
        const card = compile(hints, { locale: locale, theme: "default", imageHosts: ["img.example.com"] });
        expectWithinLimits(card);
        const said = strings(JSON.parse(JSON.stringify(card), withoutIds)).join("");
        expect(said).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u);
        expect(JSON.stringify(card)).not.toMatch(/evil\.example\/a\.png|token=|u:p@/);
      }),
      { numRuns: 150 },
    );
  }, 120_000);

  it("compile to the same card twice, leaving the hints as they were", () => {
    fc.assert(
      fc.property(anyHints, (hints) => {
        const before = JSON.stringify(hints);
        expect(JSON.stringify(compile(hints, { locale: "en", theme: "dark" }))).toBe(
          JSON.stringify(compile(hints, { locale: "en", theme: "dark" })),
        );
        expect(JSON.stringify(hints)).toBe(before);
      }),
      { numRuns: 30 },
    );
  }, 120_000);

  it("never put tainted text into send_message", () => {
    const secret = "☠evil☠";
    const marked = (words: string) => ({ text: `${words}${secret}`, tainted: true as const });
    fc.assert(
      fc.property(anyHints, text(20), fc.nat(5), (hints, words, form) => {
        const bad = marked(words);
        const spoken = [
          bad,
          { key: "plain", params: { x: bad } },
          { key: "list.pair", params: { a: { key: "plain", params: { x: bad } }, b: "b" } },
          bad.text,
          { key: "prompt.invite", params: { title: `about ${bad.text}` } },
          { text: bad.text },
        ][form];
        const planted = {
          ...hints,
          title: bad,
          actions: [{ key: "create", do: { type: "send_message", text: spoken } }],
        } as UiHints;
        expect(isUiHints(planted)).toBe(true);
        const card = compile(planted, { locale: "zh-CN", theme: "default" });
        for (const node of nodesOf(card.root))
          if (node.type === "button" && node.action.type === "send_message")
            expect(node.action.text).not.toContain(secret);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});

describe("hint makers", () => {
  it("never let a button speak in the words of others", () => {
    fc.assert(
      fc.property(text(60), (words) => {
        const title = `${words}☠`;
        const event = {
          id: "evt_1",
          title,
          location: title,
          notes: title,
          startAt: "2026-04-21T10:00:00+08:00",
          version: 1,
          tainted: true,
          participation: "needs_action",
        };
        const day = { mode: "day", date: "2026-04-21" };
        const results = [
          ok("calendar.read", day, { items: [event], count: 1 }),
          ok("calendar.read", { mode: "event", event_id: "evt_1" }, event),
          ok(
            "calendar.create",
            { title: "a", start_at: event.startAt, event_timezone: "Asia/Shanghai" },
            { ...event, outcome: "created", conflicts: [event] },
          ),
          ok("calendar.accept_invite", { event_id: "evt_1" }, { ...event, outcome: "accepted", conflicts: [event] }),
          ok("contacts.read", { mode: "list" }, { items: [{ id: "ctc_1", name: title, tainted: true }], count: 1 }),
        ];
        for (const hints of results.map(toUiHints)) {
          expect(isUiHints(hints), JSON.stringify(isUiHints.errors)).toBe(true);
          const spoken =
            hints?.actions?.flatMap((action) => (action.do.type === "send_message" ? strings(action.do.text) : [])) ??
            [];
          expect(spoken.join("\n")).not.toContain("☠");
          expect(JSON.stringify(hints)).toContain('"tainted":true');
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("hints at every limit", () => {
  it("still make a card", () => {
    const wide = (n: number) => "😀".repeat(n);
    const words = { text: wide(2000), tainted: true as const };
    const row = {
      id: wide(80),
      title: wide(300),
      tainted: true as const,
      subtitle: words,
      caption: words,
      avatar: { name: wide(60), url: `https://img.example.com/${"a".repeat(900)}` },
      open: { kind: "event" as const, id: wide(80) },
    };
    const hints: UiHints = {
      v: 1,
      kind: "result",
      tool: "calendar.delete",
      status: "warning",
      title: words,
      body: words,
      facts: Array.from({ length: 20 }, () => ({ key: "notes" as const, value: { text: wide(4000) } })),
      changes: Array.from({ length: 20 }, () => ({
        key: "notes" as const,
        from: { text: wide(4000) },
        to: { text: wide(4000) },
      })),
      groups: Array.from({ length: 30 }, () => ({ heading: words, items: Array.from({ length: 200 }, () => row) })),
      failures: Array.from({ length: 20 }, () => ({ label: wide(300), code: "INTERNAL" })),
      notes: Array.from({ length: 10 }, () => ({ level: "info" as const, msg: words })),
      actions: Array.from({ length: 5 }, () => ({
        key: "undo" as const,
        style: "danger" as const,
        confirm: "undo_create",
        params: { title: wide(2000) },
        do: { type: "copy" as const, text: wide(500) },
      })),
    };
    expect(isUiHints(hints)).toBe(true);
    const card = compile(hints, { locale: "en", theme: "default", imageHosts: ["img.example.com"] });
    expectWithinLimits(card);
    expect(card.root.children.at(-1)).toMatchObject({ type: "actions", children: { length: 5 } });
  });
});
