import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeCut } from "../../../../src/run/stages/cut.ts";

function cut(columns: number, ...pieces: string[]): { text: string; isCut: boolean } {
  const filter = makeCut(columns);
  const text = pieces.map((piece) => filter.push(piece)).join("") + filter.end();
  return { text, isCut: filter.isCut };
}

describe("an answer that is too long", () => {
  it("is whole up to the limit, in columns as a reader sees them", () => {
    expect(cut(20, "x".repeat(20))).toEqual({ text: "x".repeat(20), isCut: false });
    expect(cut(20, "好".repeat(10))).toEqual({ text: "好".repeat(10), isCut: false });
    expect(cut(20, "好".repeat(11)).isCut).toBe(true);
  });

  it.each([
    [40, "This is the first one. This is one too many of them.", "This is the first one."],
    [40, "这是第一句话，它说完了。这是第二句话，它没有说完就结束", "这是第一句话，它说完了。"],
    [40, 'She said in the end "Yes." And then she went home again', 'She said in the end "Yes."'],
    [40, "It costs exactly three euros, or 3.50 with it all", "It costs exactly three euros, or 3.50"],
    [40, "- the first line of a list\n- the second line of it", "- the first line of a list\n"],
  ])("of %i columns ends with a sentence, else with a word: %j", (columns, text, expected) => {
    expect(cut(columns, text)).toEqual({ text: expected, isCut: true });
  });

  it("is the same in whatever pieces it comes, and what was shown is its beginning", () => {
    const words = fc.string({
      unit: fc.constantFrom("a", " ", ".", "。", "好", "\n", '"', "!", "」", "5"),
      maxLength: 80,
    });
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6 }), fc.integer({ min: 2, max: 100 }), (pieces, columns) => {
        expect(cut(columns, ...pieces)).toEqual(cut(columns, pieces.join("")));
        expect(pieces.join("").startsWith(cut(columns, ...pieces).text)).toBe(true);
      }),
    );
  });
});
