import * as official from "@ag-ui/core/schemas";
import { describe, expect, it } from "vitest";
import { standardFields } from "../../generated/contract/events.ts";
import openapi from "../../generated/openapi.json" with { type: "json" };

interface Shape {
  properties?: Record<string, unknown>;
  oneOf?: { $ref: string }[];
  [keyword: string]: unknown;
}
const schemas: Record<string, Shape> = openapi.components.schemas;
const pascal = (type: string) =>
  type.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase());

/** The fields an event may have here; all branches of a union have the same. */
function fieldsOf(type: string): string[] {
  const { properties, oneOf } = schemas[`${pascal(type)}Event`] ?? {};
  const branch = oneOf?.[0]?.$ref.replace("#/components/schemas/", "") ?? "";
  return Object.keys(properties ?? schemas[branch]?.properties ?? {});
}

describe("the fields that official clients know (R36)", () => {
  it.each(Object.entries(standardFields))("%s", (type, fields) => {
    const { shape } = official[`${pascal(type)}EventSchema` as "CustomEventSchema"];
    const ours = fieldsOf(type);
    expect(ours).toContain("type");
    expect(new Set(fields)).toEqual(new Set(["timestamp", ...ours.filter((field) => field in shape)]));
  });
});
