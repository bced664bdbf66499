import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { load } from "../../codegen/load.ts";
import { toModel } from "../../codegen/model.ts";
import { toCardForm } from "../../codegen/model/card-forms.ts";
import type { MethodId } from "../../generated/contract/methods.ts";
import { methods } from "../../generated/contract/methods.ts";
import type { UiHints, UiSchema } from "../../generated/contract/types.ts";
import { UiHints as isUiHints, UiSchema as isUiSchema } from "../../generated/contract/validators/schemas.js";
import type { CardFacts } from "../../src/domain/card.ts";
import { compile } from "../../src/ui/card/compile.ts";
import { toGenericCard, toGenericPart } from "../../src/ui/hints/generic.ts";
import { toUiHints } from "../../src/ui/hints/hints.ts";
import { specsWith } from "../unit/codegen/tiny-specs.ts";

const model = toModel(load(join(import.meta.dirname, "../../specs")));
const examples = model.methods.flatMap(({ id, examples: all }) =>
  all.map(({ name, input, output }, at) => ({ id: id as MethodId, label: `${id} ${name ?? at}`, input, output })),
);
const base = { messageId: "msg_1", timezone: "Asia/Shanghai" };

const strings = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

/** Valid in both languages, with no parameter left open and no key in the place of a text. */
function cardsOf(hints: UiHints | null): [UiSchema, UiSchema] {
  if (hints === null) return expect.fail("no card");
  expect(isUiHints(hints), JSON.stringify(isUiHints.errors)).toBe(true);
  const cards = (["zh-CN", "en"] as const).map((locale) => {
    const card = compile(hints, { locale, theme: "default" });
    expect(isUiSchema(card), JSON.stringify(isUiSchema.errors)).toBe(true);
    expect(strings(card).filter((text) => /\{\w+\}|^(?:field|fact|tool|value|approval)\.[a-z_.]+$/.test(text))).toEqual(
      [],
    );
    return card;
  });
  return cards as [UiSchema, UiSchema];
}

const titleOf = ({ root }: UiSchema) => strings(root.children[0])[1];

describe("every method of the contract (G079, R40)", () => {
  it("has examples to show", () => {
    expect(new Set(examples.map(({ id }) => id))).toEqual(new Set(Object.keys(methods)));
  });

  it.each(examples)("has a card for its result: $label", ({ id, input, output }) => {
    const facts: CardFacts = { ...base, method: id, status: "success", args: input, data: output };
    const [chinese, english] = cardsOf(toUiHints(facts));
    expect(titleOf(chinese)).toBeTruthy();
    expect(titleOf(english)).toBeTruthy();
    expect(toUiHints(facts)?.kind).not.toBe("error");
  });

  it.each(examples)("has a card for its question: $label", ({ id, input }) => {
    const approval = { id: "apr_1", reasons: ["low_confidence"] as const };
    const [chinese, english] = cardsOf(
      toUiHints({ ...base, method: id, status: "partial", args: input, data: {}, approval }),
    );
    expect(titleOf(chinese)).toMatch(/\p{Script=Han}/u);
    expect(titleOf(english)).not.toMatch(/\p{Script=Han}/u);
    expect(strings(english)).toContain("Why you are asked: it is not certain what you meant");
  });

  it("shows the kind that its spec names", () => {
    const kinds = new Map(
      examples.map(({ id, input, output }) => {
        const facts: CardFacts = { ...base, method: id, status: "success", args: input, data: output };
        return [id, toUiHints(facts)?.kind] as const;
      }),
    );
    const several: Partial<Record<MethodId, string>> = {
      "calendar.read": "calendar.event_detail",
      "contacts.read": "contacts.detail",
    };
    for (const [id, kind] of kinds) expect([methods[id].ui, several[id]]).toContain(kind);
  });
});

describe("a method that nobody wrote UI code for", () => {
  const spec = (text: string) =>
    text
      .replace(
        "now: { type: string, maxLength: 35, x-doc: The time with its offset. }",
        'startAt: { type: string, maxLength: 35 }\n    items: { type: array, maxItems: 5, items: { $ref: "#/$defs/ClockHand" } }\n    secret: { type: string, maxLength: 9, x-card: hidden }',
      )
      .replace("required: [now]", "required: [startAt]")
      .replace('{ now: "2026-04-21T10:00:00Z" }', '{ startAt: "2026-04-21T10:00:00Z" }')
      .replace(
        "follows:",
        "$defs:\n  ClockHand:\n    type: object\n    additionalProperties: false\n    required: [name]\n    properties:\n      name: { type: string, maxLength: 9 }\n      note: { type: string, maxLength: 9 }\n      tainted: { type: boolean }\nfollows:",
      );
  const formOf = () => {
    const tiny = toModel(load(specsWith({ "modules/clock/now.yaml": spec })));
    return toCardForm(tiny.methods[0] ?? expect.fail(), tiny.schemas);
  };
  const facts = { ...base, method: "clock.now", status: "success" as const, args: { zone: "UTC", style: "short" } };

  it("has a card made from its schema, in both languages", () => {
    const form = formOf();
    expect(form).toMatchObject({ input: ["zone", "style"], output: ["startAt", "items"] });
    const hands = [{ name: "hour" }, { name: "minute", note: "thin", tainted: true }];
    const hints = toGenericCard(
      { ...facts, data: { items: hands, startAt: "2026-04-21T10:00:00Z", secret: "s3cret" } },
      form,
    );
    const [chinese, english] = cardsOf(hints);
    expect(strings(chinese)).toEqual(
      expect.arrayContaining(["开始", "2026年4月21日 周二 18:00", "各项", "hour", "备注：thin"]),
    );
    expect(strings(english)).toEqual(
      expect.arrayContaining(["Start", "Tue, Apr 21, 2026 18:00", "Items", "minute", "Note: thin"]),
    );
    expect(strings(english)).not.toContain("s3cret");
    expect(hints.groups?.[0]?.items).toMatchObject([{ title: "hour" }, { title: "minute", tainted: true }]);
  });

  it("keeps to the limits of a card, however much it answers", () => {
    const items = Array.from({ length: 500 }, (_, n) => ({ name: `hand ${n}`, note: "x".repeat(900) }));
    const hints = toUiHints({ ...facts, method: "skills.read", data: { skill: "a", cards: items } });
    const [card] = cardsOf(hints);
    expect(Buffer.byteLength(JSON.stringify(card))).toBeLessThanOrEqual(32 * 1024);
    expect(hints?.groups?.[0]?.items.length).toBeLessThanOrEqual(50);
  });

  it("shows all of its input when it asks", () => {
    const form = formOf();
    const part = toGenericPart(
      { ...facts, args: { zone: "UTC", style: "short", extra: { a: [1, true, null] } }, data: {} },
      form,
    );
    expect(part.facts?.map(({ value }) => strings(value).join(" "))).toMatchObject([
      "UTC",
      "short",
      expect.stringContaining("1"),
    ]);
  });
});
