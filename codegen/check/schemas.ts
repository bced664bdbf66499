import { keysOf, type Schema, type Specs } from "../load.ts";
import { nearest } from "../nearest.ts";
import type { Path } from "../source.ts";
import type { CheckContext } from "./context.ts";
import { toldApart } from "./unions.ts";

const RESERVED_NAMES = new Set([
  "Date",
  "Error",
  "Map",
  "Set",
  "Event",
  "Request",
  "Response",
  "Record",
  "Object",
  "Function",
  "Promise",
  "Schemas",
]);
const BANNED = {
  nullable: "write a union with null",
  discriminator: "write x-tag",
  $id: "types are named by their file",
  allOf: "write x-extends",
};
const KNOWN = new Set(
  `$ref $defs type const enum oneOf anyOf not properties required additionalProperties patternProperties propertyNames
  minProperties maxProperties items prefixItems contains minContains maxContains minItems maxItems uniqueItems
  minLength maxLength pattern format minimum maximum
  exclusiveMinimum exclusiveMaximum multipleOf default title description
  examples deprecated x-open x-tag x-extends x-item-schema x-card x-corrections x-standard x-doc`.split(/\s+/),
);
const BOUNDED_FORMATS = new Set(["uuid", "binary"]);

/** Closed objects, bounded strings and arrays, unions a reader can tell apart. */
export function checkSchemas({ specs, complain }: Pick<CheckContext, "specs" | "complain">): void {
  for (const { name, source, path, schema } of specs.definitions.values()) {
    const at = (inner: Path) => [...path, ...inner];
    if (RESERVED_NAMES.has(name)) complain(source, path, `type name ${name} hides a name of the language`);
    walk(schema, [], (node, inner) => {
      for (const message of faults(node, specs)) complain(source, at(inner), message);
    });
  }
}

function faults(node: Schema, specs: Specs): string[] {
  const found = Object.entries(BANNED)
    .filter(([keyword]) => keyword in node)
    .map(([keyword, advice]) => `${keyword} is not used here: ${advice}`);
  for (const keyword of keysOf(node))
    if (!KNOWN.has(keyword) && !(keyword in BANNED))
      found.push(`unknown keyword ${JSON.stringify(keyword)}${nearest(keyword, [...KNOWN])}`);
  if (typeof node["x-open"] === "string" && node["x-open"].length > 0) return found;
  if ("x-open" in node) return [...found, "x-open needs a reason"];
  found.push(...strangers(node, "required"), ...strangers(node, "x-standard"));
  const types = [node.type].flat();
  const isFixed = "const" in node || "enum" in node;
  const isUnion = "oneOf" in node || "anyOf" in node;
  if ((types.includes("object") || "properties" in node) && node.additionalProperties !== false && !isUnion) {
    found.push("open object: set additionalProperties: false, or x-open with a reason");
  }
  if (types.includes("string") && !isFixed && !isBounded(node))
    found.push("unbounded string: set maxLength, or x-open with a reason");
  if (types.includes("array") && !isFixed && node.maxItems === undefined)
    found.push("unbounded array: set maxItems, or x-open with a reason");
  const says = ["type", "$ref", "const", "enum", "oneOf", "anyOf", "properties", "not", "required"].some(
    (key) => key in node,
  );
  if (!says) found.push("schema allows anything: say what it is, or x-open with a reason");
  for (const keyword of ["oneOf", "anyOf"]) {
    const branches = node[keyword];
    if (!Array.isArray(branches)) continue;
    const tag = typeof node["x-tag"] === "string" ? node["x-tag"] : undefined;
    const clash = toldApart(branches as Schema[], tag, specs.definitions);
    if (clash) found.push(`${keyword} branches ${clash} cannot be told apart by a const tag or disjoint required keys`);
  }
  return found;
}

/** Names in a list that are no fields of the object. */
function strangers(node: Schema, list: "required" | "x-standard"): string[] {
  const names = node[list];
  if (!("properties" in node) || !Array.isArray(names)) return [];
  const fields = keysOf(node.properties);
  return (names as string[])
    .filter((name) => !fields.includes(name))
    .map(
      (name) => `${list} names ${name}, which is no field${nearest(name, fields) || ": describe it or leave it out"}`,
    );
}

function isBounded(node: Schema): boolean {
  if (typeof node.maxLength === "number" || BOUNDED_FORMATS.has(String(node.format))) return true;
  return typeof node.pattern === "string" && isBoundedPattern(node.pattern);
}

/** Anchored at both ends and without a quantifier that never stops. */
function isBoundedPattern(pattern: string): boolean {
  if (!pattern.startsWith("^") || !pattern.endsWith("$")) return false;
  const bare = pattern.replace(/\\./g, "").replace(/\[[^\]]*\]/g, "");
  return !/[*+]|\{\d+,\}/.test(bare);
}

/** Visits every schema inside a schema, and nothing that is data. */
export function walk(node: unknown, path: Path, visit: (node: Schema, path: Path) => void): void {
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  const schema = node as Schema;
  visit(schema, path);
  for (const keyword of ["items", "additionalProperties", "propertyNames", "contains"])
    walk(schema[keyword], [...path, keyword], visit);
  for (const keyword of ["oneOf", "anyOf"]) {
    for (const [index, branch] of ((schema[keyword] ?? []) as unknown[]).entries())
      walk(branch, [...path, keyword, index], visit);
  }
  for (const keyword of ["properties", "patternProperties"]) {
    for (const key of keysOf(schema[keyword])) walk((schema[keyword] as Schema)[key], [...path, keyword, key], visit);
  }
}
