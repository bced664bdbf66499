import { createRequire } from "node:module";
import { Ajv, type CodeKeywordDefinition, type Options } from "ajv";
import addFormats from "ajv-formats";
import type { Schema } from "./load.ts";

/** Formats the specs may use; a new one is a deliberate step, because each ends up in the generated validators. */
export const FORMATS = ["date-time", "uuid", "uri", "binary"] as const;

// Their default export has another place in each loader; required, it is where they put it.
const load = createRequire(import.meta.url);

export const BASE_ID = "urn:accord:specs";

/**
 * One ajv for the check and for the emitted validators, so that both judge alike. The 2020-12 class would add the
 * bookkeeping of unevaluatedProperties and $dynamicRef to every function; the specs use neither. Of its keywords they
 * use those that say which message comes first, and how many of a kind there may be.
 */
export function makeAjv(schemas: { name: string; schema: Schema }[], options: Options = {}): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    strictTuples: false,
    allowUnionTypes: true,
    inlineRefs: true,
    discriminator: true,
    next: true,
    ...options,
  });
  addFormats.default(ajv, [...FORMATS]);
  for (const place of ["applicator/prefixItems.js", "validation/limitContains.js"])
    ajv.addKeyword((load(`ajv/dist/vocabularies/${place}`) as { default: CodeKeywordDefinition }).default);
  for (const keyword of ["x-open", "x-item-schema", "x-extends", "x-card", "x-standard", "x-doc"])
    ajv.addKeyword(keyword);
  const $defs = Object.fromEntries(schemas.map(({ name, schema }) => [name, forAjv(schema)]));
  ajv.addSchema({ $id: BASE_ID, $defs });
  return ajv;
}

/** `x-tag` becomes ajv's discriminator, which is faster and reports one error instead of one per branch; prose goes. */
function forAjv(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((item) => forAjv(item));
  if (typeof value !== "object" || value === null) return value;
  const { "x-tag": tag, "x-corrections": _, ...node } = value as Schema;
  const kept = Object.entries(node).filter(([key]) => isNamed || !["examples", "description"].includes(key));
  const entries = kept.map(([key, item]) => [
    key,
    ["const", "enum", "default"].includes(key) && !isNamed ? item : forAjv(item, key === "properties"),
  ]);
  return {
    ...Object.fromEntries(entries),
    ...(typeof tag === "string" ? { discriminator: { propertyName: tag }, type: "object" } : {}),
  };
}
