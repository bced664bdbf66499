import { expect, it } from "vitest";
import { parsePath, parseQuery } from "../../../src/http/parameters.ts";

it.each([
  ["", undefined],
  ["?", undefined],
  ["?a=1&b=x%20y+z", { a: "1", b: "x y z" }],
  ["?a=1&a=2&a=3", { a: ["1", "2", "3"] }],
  ["?a&=b&&c==", { a: "", "": "b", c: "=" }],
  ["?%E4%BC%9A=%E8%AE%AE", { 会: "议" }],
])("reads %s", (search, expected) => {
  const query = parseQuery(search);
  expect(query && { ...query }).toEqual(expected);
});

it("gives a query no prototype to spoil (G028)", () => {
  const query = parseQuery("?__proto__=x&constructor=y") ?? {};
  expect(Object.keys(query)).toEqual(["__proto__", "constructor"]);
  expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
});

it.each(["?a=%", "?a=%zz", "?%C0%80=1", "?a=%ED%A0%80"])("refuses the escape in %s (G026)", (search) => {
  expect(() => parseQuery(search)).toThrow(expect.objectContaining({ code: "INVALID_REQUEST" }));
});

it("refuses NUL wherever it stands (G026)", () => {
  expect(() => parseQuery("?a=%00")).toThrow(expect.objectContaining({ code: "INVALID_TEXT" }));
  expect(() => parsePath({ id: "a%00b" })).toThrow(expect.objectContaining({ code: "INVALID_TEXT" }));
});
