import { describe, expect, it } from "vitest";
import { findMisfit, findSchemaProblem } from "../../../src/base/json-schema.ts";

const schema = {
  type: "object",
  properties: {
    place: { type: "string", minLength: 2, maxLength: 5, pattern: "^(a+)+$", format: "email" },
    zoom: { type: ["integer", "null"], minimum: 1, maximum: 20 },
    kind: { enum: ["map", "list", null] },
    fixed: { const: { pattern: "a" } },
    points: {
      type: "array",
      maxItems: 2,
      items: { type: "object", properties: { x: { type: "number" } }, required: ["x"] },
    },
    how: { oneOf: [{ type: "string" }, { type: "boolean" }] },
    any: { anyOf: [{ type: "number", maximum: 1 }, { type: "string" }] },
    all: { allOf: [{ minimum: 1 }, { exclusiveMaximum: 3 }] },
    pattern: { type: "string" },
  },
  required: ["place"],
  additionalProperties: false,
};

describe("a value and a schema that a stranger has written", () => {
  it.each<[string, object]>([
    ["a value", { place: "Rome" }],
    [
      "all its parts",
      { place: "Rome", zoom: null, fixed: { pattern: "a" }, points: [{ x: 1 }], how: true, any: "x", all: 2 },
    ],
    ["what no pattern and no format would take, for none is run", { place: "aaa!" }],
    ["as many characters as are counted by people", { place: "😀😀😀😀😀" }],
    ["a field of any name", { place: "Rome", pattern: "x" }],
  ])("take %s", (_what, value) => {
    expect(findMisfit(schema, value)).toBeUndefined();
  });

  it.each<[string, unknown, string]>([
    ["no object", [], ""],
    ["a field too few", {}, ""],
    ["a field too many", { place: "Rome", x: 1 }, "/x"],
    ["__proto__, a field like any other", JSON.parse('{"place":"Rome","__proto__":1}'), "/__proto__"],
    ["another type", { place: "Rome", zoom: 1.5 }, "/zoom"],
    ["too short a text", { place: "R" }, "/place"],
    ["too large a number", { place: "Rome", zoom: 21 }, "/zoom"],
    ["none of a list", { place: "Rome", kind: "x" }, "/kind"],
    ["another than what is fixed", { place: "Rome", fixed: {} }, "/fixed"],
    ["too many items", { place: "Rome", points: [{ x: 1 }, { x: 1 }, { x: 1 }] }, "/points"],
    ["a wrong item", { place: "Rome", points: [{ x: 1 }, {}] }, "/points/1"],
    ["no alternative", { place: "Rome", any: true }, "/any"],
    ["not all of several", { place: "Rome", all: 3 }, "/all"],
  ])("refuse %s, and say where", (_what, value, path) => {
    const found = findMisfit(schema, value);
    expect(found?.path).toBe(path);
    expect(found?.message).toMatch(/^is not as the app wants it: .{5,}/);
  });

  it("is refused, and not thrown, where the schema is none", () => {
    for (const rule of [{ required: 3 }, { allOf: 3 }, { properties: { a: { type: 5, enum: 3 } } }])
      expect(() => findMisfit(rule, { a: [1] })).not.toThrow();
  });
});

it.each<[string, unknown, string | undefined]>([
  ["a plain one", { type: "object", properties: { a: { type: "string" } } }, undefined],
  ["an empty one", {}, undefined],
  ["none", null, "must be an object"],
  ["one of a list", { type: "array" }, "must describe an object"],
  ["one that refers", { properties: { a: { $ref: "#/x" } } }, "must not refer to other schemas"],
  ["one that is too deep", { a: { a: { a: { a: { a: {} } } } } }, "must not be deeper than 5"],
  ["one that is too long", { title: "x".repeat(2000) }, "must not be longer than 2000 characters"],
])("a schema is judged before it is used: %s", (_what, given, problem) => {
  expect(findSchemaProblem(given, { most: 2000, depth: 5 })).toBe(problem);
});
