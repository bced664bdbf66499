import { describe, expect, it } from "vitest";
import { agents } from "../../generated/contract/agents.ts";
import { methods, type MethodId } from "../../generated/contract/methods.ts";
import toolSchemas from "../../generated/contract/tool-schemas.json" with { type: "json" };

type Schema = { readonly [keyword: string]: unknown };

const ids = Object.keys(methods) as MethodId[];
const flags = ["destructive", "idempotent", "open_world", "read_only", "sensitive_sink"];

/** Every schema inside this one, with its place. A reference leads to a place of its own. */
function schemasIn(value: unknown, place = ""): [string, Schema][] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => schemasIn(part, `${place}/${key}`));
  return "type" in value && typeof value.type === "string" ? [[place, value], ...inner] : inner;
}

/** Whether what matches has a longest form: no part may be repeated without end. */
const isBounded = (pattern: string): boolean =>
  pattern.startsWith("^") &&
  pattern.endsWith("$") &&
  !/[*+]|\{\d+,\}/.test(pattern.replace(/\\./g, "").replace(/\[[^\]]*\]/g, ""));

it("the worker may run every method that is built: what a person asks for is not missing from a list", () => {
  const built = ids.filter((id) => !methods[id].planned);
  expect(built.filter((id) => !agents.agents["worker"]?.whitelist.includes(id))).toEqual([]);
});

describe.each(ids)("%s", (id) => {
  it("G121: says what it does, when it succeeds and what a failure means, and has both schemas and all flags", () => {
    const { name, description, annotations } = methods[id];
    expect(name).toMatch(/\S/);
    for (const part of ["Use when: ", "Do not use when: ", "Succeeds when: ", "On failure: "])
      expect(description).toMatch(new RegExp(`^${part}\\S`, "m"));
    expect(Object.keys(annotations).sort()).toEqual(flags);
    for (const flag of Object.values(annotations)) expect(typeof flag).toBe("boolean");
    expect(Object.keys(toolSchemas[id]).sort()).toEqual(["input", "output"]);
  });

  it("G123: bounds every text, list and object of its input", () => {
    const places = schemasIn(toolSchemas[id].input);
    expect(places).not.toEqual([]);
    for (const [place, schema] of places) {
      const { type, maxLength, pattern, format, maxItems, additionalProperties } = schema;
      if (type === "string")
        expect(
          maxLength !== undefined || "enum" in schema || format === "date" || isBounded(String(pattern)),
          `${place} has no end`,
        ).toBe(true);
      if (type === "array") expect(maxItems, place).toEqual(expect.any(Number));
      if (type === "object") expect(additionalProperties, place).toBe(false);
    }
  });
});
