import { expect, it } from "vitest";
import schemas from "../../../../generated/contract/tool-schemas.json" with { type: "json" };
import { rulesOf } from "../../../../src/modules/memory/_rules.ts";

interface Node {
  $ref?: string;
  type?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
  required?: string[];
  maxItems?: number;
}
const types = schemas["memory.update"].input.$defs as Record<string, Node>;
const resolve = (node: Node | undefined): Node =>
  node?.$ref === undefined ? (node ?? {}) : resolve(types[node.$ref.replace("#/$defs/", "")]);

it.each([
  ["user", "UserMemoryContent"],
  ["work", "WorkProfileContent"],
] as const)("gives every field of scope %s the rule its schema asks for", (scope, type) => {
  const properties = resolve(types[type]).properties ?? {};
  expect(Object.keys(rulesOf[scope]).sort()).toEqual(Object.keys(properties).sort());
  for (const [field, rule] of Object.entries(rulesOf[scope])) {
    const schema = resolve(properties[field]);
    const elements = (resolve(schema.items).oneOf ?? [schema.items ?? {}]).map(resolve);
    switch (rule.merge) {
      case "set":
        expect(schema.anyOf?.at(-1), field).toEqual({ type: "null" });
        break;
      case "fields":
        expect(Object.keys(rule.fields).sort(), field).toEqual(Object.keys(schema.properties ?? {}).sort());
        break;
      case "upsert":
        expect(rule.cap, field).toBe(schema.maxItems);
        for (const element of elements) expect(element.required, field).toContain(rule.key);
        for (const choice of rule.oneOf ?? [])
          expect(
            elements.filter(({ required }) => required?.includes(choice)),
            field,
          ).toHaveLength(1);
        break;
      case "union":
        expect(rule.cap, field).toBe(schema.maxItems);
        expect(elements, field).toMatchObject([{ type: "string" }]);
        break;
      case "replace":
        expect(schema.type === "array" || schema.anyOf?.some(({ type: kind }) => kind === "null"), field).toBe(true);
    }
  }
});
