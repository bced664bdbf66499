import { EVENT_UNION, type Schema } from "../load.ts";

/** Unions that are told apart by a tag say so to other generators, with the value of each branch. */
export function addDiscriminators(schemas: Schema): Schema {
  const named = (reference: string) => schemas[reference.replace("#/$defs/", "")] as Schema | undefined;

  /** The one value that the tag has in a branch, also where the branch is a union of its own. */
  const valueOf = (branch: Schema, tag: string): string | undefined => {
    const schema = typeof branch.$ref === "string" ? named(branch.$ref) : branch;
    const nested = branchesOf(schema);
    if (nested !== undefined) {
      const [first, ...others] = new Set(nested.map((inner) => valueOf(inner, tag)));
      return others.length === 0 ? first : undefined;
    }
    const { const: value } = ((schema?.properties as Schema | undefined)?.[tag] ?? {}) as { const?: unknown };
    return typeof value === "string" ? value : undefined;
  };

  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== "object" || value === null) return value;
    const node = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item)]));
    const { "x-tag": tag, anyOf: _any, oneOf: _one, ...rest } = node;
    const branches = branchesOf(node);
    if (typeof tag !== "string" || branches === undefined) return node;
    const mapping = branches.map((branch) => [valueOf(branch, tag), branch.$ref] as const);
    // A mapping names types; a branch that has no name, or several values, cannot stand in one.
    if (mapping.some(([key, reference]) => key === undefined || reference === undefined)) return node;
    const places = Object.fromEntries(mapping.map(([key, reference]) => [key, toPublicPlace(String(reference))]));
    return { ...rest, type: "object", oneOf: branches, discriminator: { propertyName: tag, mapping: places } };
  };

  const events = { ...(schemas[EVENT_UNION] as Schema), "x-tag": "type" };
  return visit({ ...schemas, [EVENT_UNION]: events }) as Schema;
}

const branchesOf = (schema: Schema | undefined): Schema[] | undefined =>
  (schema?.oneOf ?? schema?.anyOf) as Schema[] | undefined;

const toPublicPlace = (reference: string): string => reference.replace("#/$defs/", "#/components/schemas/");
