import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import tools from "../../generated/contract/mcp-tools.json" with { type: "json" };
import type { MethodId } from "../../generated/contract/methods.ts";
import { clean } from "../../src/tool/clean/clean.ts";
import { examplesOf } from "../_kit/examples.ts";

/** As MCP clients compile what they are sent. */
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

describe("what MCP clients are told of the methods", () => {
  for (const { name, method, inputSchema, outputSchema } of tools)
    it(`${name} takes and answers as its examples say`, () => {
      const [takes, answers] = [ajv.compile(inputSchema), ajv.compile(outputSchema)];
      for (const { input, output } of examplesOf(method as MethodId)) {
        expect(takes(input), JSON.stringify(takes.errors)).toBe(true);
        const { data, warnings } = clean(output, { method });
        expect(answers({ status: "success", data, warnings, tainted: true }), JSON.stringify(answers.errors)).toBe(
          true,
        );
      }
      expect(takes({ nobody_knows_this: 1 })).toBe(false);
      expect(answers({ status: "success", data: { nobody_knows_this: 1 } })).toBe(false);
    });

  it("no schema begins with a union, which several providers refuse", () => {
    for (const { inputSchema } of tools)
      for (const word of ["oneOf", "anyOf", "allOf"]) expect(inputSchema).not.toHaveProperty(word);
  });
});
