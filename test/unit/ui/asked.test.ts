import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MethodId } from "../../../generated/contract/methods.ts";
import { UiHints as isUiHints, UiSchema as isUiSchema } from "../../../generated/contract/validators/schemas.js";
import { methodValidators } from "../../../generated/contract/validators/validators.ts";
import { compile } from "../../../src/ui/card/compile.ts";
import { toUiHints } from "../../../src/ui/hints/hints.ts";
import { anyCall, anyPair } from "./any-call.ts";
import { asked, effectOf } from "./asked.ts";

const locales = ["zh-CN", "en"] as const;

async function cardsOf(method: MethodId, input: object): Promise<string[]> {
  const hints = toUiHints(await asked(method, input)) ?? expect.fail("no card");
  expect(isUiHints(hints), JSON.stringify(isUiHints.errors)).toBe(true);
  return locales.map((locale) => {
    const card = compile(hints, { locale, theme: "default" });
    expect(isUiSchema(card), JSON.stringify(isUiSchema.errors)).toBe(true);
    return JSON.stringify(card);
  });
}

describe("two calls with different effects", () => {
  it("never have equal cards (R40)", async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(anyCall, anyCall, async (a, b) => {
        for (const [method, input] of [a, b]) expect(methodValidators[method].input(input)).toBe(true);
        const [one, other] = [await effectOf(...a), await effectOf(...b)];
        if (one === undefined || other === undefined || one === other) return;
        compared += 1;
        const [first, second] = [await cardsOf(...a), await cardsOf(...b)];
        locales.forEach((locale, at) => expect(first[at], `${locale}: ${one}\n${other}`).not.toBe(second[at]));
      }),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(100);
  }, 120_000);

  it("differ in one field only, and still in their cards", async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(anyPair, fc.nat(), async ([[method, input], [, other]], at) => {
        const near = withField(input, other, at);
        if (!methodValidators[method].input(near)) return;
        const [one, two] = [await effectOf(method, input), await effectOf(method, near)];
        if (one === undefined || two === undefined || one === two) return;
        compared += 1;
        const [first, second] = [await cardsOf(method, input), await cardsOf(method, near)];
        locales.forEach((locale, index) =>
          expect(first[index], `${locale}: ${JSON.stringify(input)}\n${JSON.stringify(near)}`).not.toBe(second[index]),
        );
      }),
      { numRuns: 800 },
    );
    expect(compared).toBeGreaterThan(200);
  }, 120_000);
});

/** The input with one field taken from another, or left out where the other has none. */
function withField(input: object, other: object, at: number): object {
  const names = Object.keys({ ...input, ...other });
  const name = names[at % Math.max(1, names.length)] ?? "";
  const [mine, theirs] = [Reflect.get(input, name), Reflect.get(other, name)] as unknown[];
  if (isObject(mine) && isObject(theirs)) return { ...input, [name]: withField(mine, theirs, Math.floor(at / 7)) };
  const { [name]: _gone, ...rest } = input as Record<string, unknown>;
  return theirs === undefined ? rest : { ...rest, [name]: theirs };
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
