import type { Schema } from "../load.ts";

/** The smallest value that fits a schema of an imported method. People replace it by one that says something. */
export function sample(schema: Schema): unknown {
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0] as unknown;
  const [type] = [schema.type ?? "object"].flat() as string[];
  switch (type) {
    case "string":
      return "x".repeat(Math.max(1, Number(schema.minLength ?? 1)));
    case "integer":
    case "number":
      return toNumber(schema);
    case "boolean":
      return true;
    case "array":
      return Array.from({ length: Number(schema.minItems ?? 0) }, () => sample(schema.items as Schema));
    case "null":
      return null;
    default: {
      const { properties = {}, required = [] } = schema as { properties?: Record<string, Schema>; required?: string[] };
      return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]));
    }
  }
}

function toNumber({ minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf }: Schema): number {
  const step = Number(multipleOf ?? 1);
  if (typeof minimum === "number") return Math.ceil(minimum / step) * step;
  if (typeof exclusiveMinimum === "number") return (Math.floor(exclusiveMinimum / step) + 1) * step;
  if (typeof maximum === "number") return Math.floor(maximum / step) * step;
  return typeof exclusiveMaximum === "number" ? (Math.ceil(exclusiveMaximum / step) - 1) * step : step;
}
