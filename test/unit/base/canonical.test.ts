import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson, fingerprint } from "../../../src/base/canonical.ts";

it("is the same for equal values, whatever the order of their keys", () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: "x" })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
  expect(fingerprint({ a: 1, b: 2 })).toBe(fingerprint({ b: 2, a: 1 }));
  expect(fingerprint({ a: [1, 2] })).not.toBe(fingerprint({ a: [2, 1] }));
});

it("is JSON of the same value", () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      (value) => void expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value))),
    ),
  );
});
