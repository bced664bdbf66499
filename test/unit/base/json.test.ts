import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../../../src/base/error.ts";
import { maxDepth, parseJson } from "../../../src/base/json.ts";

const parse = (text: string) => parseJson(Buffer.from(text));
const codeOf = (bytes: Buffer | string): string => {
  try {
    parseJson(Buffer.from(bytes as string));
    return "accepted";
  } catch (reason) {
    return reason instanceof AppError ? reason.code : String(reason);
  }
};

describe("parseJson", () => {
  it("reads what JSON.parse reads", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each<[string, Buffer | string, string]>([
    ["nothing", "", "MALFORMED_JSON"],
    ["half a document", '{"a":', "MALFORMED_JSON"],
    ["an open string", '{"a":"', "MALFORMED_JSON"],
    ["two documents", "{}{}", "MALFORMED_JSON"],
    ["single quotes", "{'a':1}", "MALFORMED_JSON"],
    ["a trailing comma", '{"a":1,}', "MALFORMED_JSON"],
    ["NaN", "[NaN]", "MALFORMED_JSON"],
    ["a bare control character", '["\u0001"]', "MALFORMED_JSON"],
    ["a bare NUL", '["\0"]', "MALFORMED_JSON"],
    ["a byte order mark", "\ufeff{}", "MALFORMED_JSON"],
    ["invalid UTF-8", Buffer.from([0x22, 0xff, 0x22]), "MALFORMED_JSON"],
    ["overlong UTF-8", Buffer.from([0x22, 0xc0, 0x80, 0x22]), "MALFORMED_JSON"],
    ["a surrogate in UTF-8", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), "MALFORMED_JSON"],
    ["UTF-16", Buffer.from('{"a":1}', "utf16le"), "MALFORMED_JSON"],
    ["a name twice", '{"a":1,"a":2}', "MALFORMED_JSON"],
    ["a name twice, spelt differently", '{"a":1,"\\u0061":2}', "MALFORMED_JSON"],
    ["a name twice, deep", '[{"b":{"a":{},"a":{}}}]', "MALFORMED_JSON"],
    ["__proto__ twice", '{"__proto__":1,"__proto__":2}', "MALFORMED_JSON"],
    ["a number without end", "[1e400]", "MALFORMED_JSON"],
    ["its negative", "[-1E+999]", "MALFORMED_JSON"],
    ["one written out", `[${"9".repeat(310)}]`, "MALFORMED_JSON"],
    ["one in between", `[${"9".repeat(250)}e99]`, "MALFORMED_JSON"],
    ["an escaped NUL", '["\\u0000"]', "INVALID_TEXT"],
    ["a name with NUL", '{"\\u0000":1}', "INVALID_TEXT"],
    ["half a character", '["\\ud800"]', "INVALID_TEXT"],
    ["the other half first", '["\\udc00\\ud800"]', "INVALID_TEXT"],
  ])("refuses %s (G026)", (_, bytes, code) => {
    expect(codeOf(bytes)).toBe(code);
  });

  it("takes colons, quotes and brackets in text for text", () => {
    const value = { 'a:b"c': ':::"{[\\', "\\": "\\\\", "": [":", '"', '\\"'] };
    expect(parse(JSON.stringify(value))).toEqual(value);
  });

  it("takes escapes that make whole characters, large numbers and equal names in different objects", () => {
    expect(parse('["\\ud83d\\ude00","\\u00e9",1e308,-0,{"a":{"a":1}},{"a":2}]')).toEqual([
      "😀",
      "é",
      1e308,
      -0,
      { a: { a: 1 } },
      { a: 2 },
    ]);
  });

  it("leaves numbers without end to a caller who asks for them, but not half characters", () => {
    expect(parseJson(Buffer.from("[1e400]"), { anyNumber: true })).toEqual([Infinity]);
    expect(() => parseJson(Buffer.from('[1e400,"\\ud800"]'), { anyNumber: true })).toThrow(AppError);
  });

  it.each([
    ["[", "]"],
    ['{"a":', "}"],
  ])("bounds the depth of %s at 64 (G027)", (open, close) => {
    const nest = (depth: number) => open.repeat(depth) + "1" + close.repeat(depth);
    expect(codeOf(nest(maxDepth))).toBe("accepted");
    expect(codeOf(nest(maxDepth + 1))).toBe("JSON_TOO_DEEP");
  });

  it("refuses 256 KB of brackets without walking them (G027)", () => {
    expect(codeOf("[".repeat(131_072) + "]".repeat(131_072))).toBe("JSON_TOO_DEEP");
    expect(codeOf("[".repeat(262_144))).toBe("JSON_TOO_DEEP");
  });

  // What is not linear does not end within a test.
  it.each([
    ["backslashes", `"${"\\\\".repeat(131_000)}"`, "accepted"],
    ["quotes", `"${'\\"'.repeat(131_000)}"`, "accepted"],
    ["a text that has no end", `"${"\\".repeat(262_141)}"`, "MALFORMED_JSON"],
  ])("comes to an end with %s", (_what, text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it("keeps __proto__ a name like any other (G028)", () => {
    const value = parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as object;
    expect(Object.keys(value)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
