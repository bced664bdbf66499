import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeObjectReader } from "../../../../src/run/stages/object-reader.ts";

function read(text: string, key = "answer") {
  let watched = "";
  const reader = makeObjectReader({ key, onText: (piece) => (watched += piece) });
  const end = reader.push(text, 0);
  return {
    state: reader.state,
    members: Object.fromEntries(reader.members),
    watched: reader.watched,
    text: watched,
    end,
  };
}

describe("reading an object", () => {
  it("gives what JSON.parse gives, for every object", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue()), fc.nat(3), (object, indent) => {
        const text = JSON.stringify(object, null, indent);
        const reader = makeObjectReader();
        expect(reader.push(`${text} }`, 0)).toBe(text.length);
        expect(reader.state).toBe("whole");
        expect([...reader.members]).toEqual(Object.entries(JSON.parse(text) as object));
      }),
    );
  });

  it.each<[string, string, object]>([
    ["raw line breaks in text", '{"answer":"a\nb\tc"}', { answer: "a\nb\tc" }],
    ["raw line breaks further in", '{"list":["a\nb"]}', { list: ["a\nb"] }],
    ["escapes that do not exist", String.raw`{"answer":"it\'s \*bold\* \uZZ"}`, { answer: "it's *bold* ZZ" }],
    ["a comma too many", '{"a":1,}', { a: 1 }],
    ["a value that is no JSON", '{"status":success,"answer":"x"}', { answer: "x" }],
    ["the same key twice", '{"a":1,"a":2,"answer":"one","answer":"two"}', { a: 1, answer: "one" }],
    ["a key like no other", '{"__proto__":"x","answer":"y"}', { ["__proto__"]: "x", answer: "y" }],
    ["surrogates as escapes", String.raw`{"answer":"\ud83d\ude00"}`, { answer: "😀" }],
    ["brackets in strings of other values", '{"list":["}],\\"{"],"answer":"x"}', { list: ['}],"{'], answer: "x" }],
  ])("forgives %s", (_what, text, members) => {
    const result = read(text);
    expect(result.state).toBe("whole");
    expect(JSON.stringify(result.members)).toBe(JSON.stringify(members));
  });

  it.each<[string, string, object]>([
    ["a key without quotes", "{name}", { state: "broken", watched: "none" }],
    ["no colon", '{"answer" "x"}', { state: "broken", watched: "none" }],
    ["a bracket that was never opened", '{"a":1],"answer":"x"}', { state: "broken", watched: "none" }],
    [
      "a quote in the middle of the text",
      '{"answer":"He said "hi"."}',
      { state: "broken", watched: "cut", text: "He said " },
    ],
    [
      "a text that is not ended",
      '{"status":"success","answer":"Hel',
      { state: "open", watched: "open", text: "Hel", members: { status: "success" } },
    ],
    ["half an escape", String.raw`{"answer":"Hel\u00`, { state: "open", watched: "open", text: "Hel" }],
    [
      "an object that is not ended",
      '{"answer":"Hello","status":"succ',
      { state: "open", watched: "closed", text: "Hello", members: { answer: "Hello" } },
    ],
    ["the key further in", '{"a":{"answer":"no"},"b":["answer"]}', { state: "whole", watched: "none", text: "" }],
    [
      "a value that is no text",
      '{"answer":null,"answer":"x"}',
      { state: "whole", watched: "none", text: "", members: { answer: null } },
    ],
  ])("tells of %s", (_what, text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it("says the same however the text is cut into pieces", () => {
    const scrap = fc.constantFrom(
      '{"answer":"',
      '"',
      "\\",
      "\\u",
      "d83d",
      "\n",
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      "😀",
      "a",
      '"status":',
      "null",
      "\ud83d",
    );
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 25 }), (scraps) => {
        const text = `{${scraps.join("")}`;
        let grown = "";
        let at = 0;
        let pieces = "";
        const reader = makeObjectReader({ key: "answer", onText: (piece) => (pieces += piece) });
        for (const unit of ["{", ...scraps]) {
          grown += unit;
          at = reader.push(grown, at);
        }
        expect({
          state: reader.state,
          members: Object.fromEntries(reader.members),
          watched: reader.watched,
          text: pieces,
          end: at,
        }).toEqual(read(text));
      }),
      { numRuns: 500 },
    );
  });
});
