import { toTimezone } from "../../base/timezone.ts";
import type { Patch, Removal } from "./_merge.ts";
import { fold, isList, keyOf, type Content, type Rule, type Rules } from "./_rules.ts";

/** Texts trimmed, doubles in lists of texts dropped, zones in their proper spelling. */
export function tidy(rules: Rules, { content, remove }: Patch): Patch {
  const tidied = content === undefined ? undefined : (tidyValue(content) as Record<string, unknown>);
  for (const [field, value] of Object.entries(tidied ?? {})) {
    if (tidied && isZone(rules[field]) && typeof value === "string") tidied[field] = toTimezone(value) ?? value;
  }
  return { content: tidied, remove };
}

/** What the schema cannot see, in words for the caller; undefined when all is well. */
export function problemOf(rules: Rules, { content = {}, remove = [] }: Patch): string | undefined {
  for (const [field, value] of Object.entries(content)) {
    const rule = rules[field];
    if (isZone(rule) && typeof value === "string" && value !== "" && toTimezone(value) === undefined)
      return `content.${field}: is not a known time zone`;
    const blank = blankIn(rule, value);
    if (blank !== undefined) return `content.${field}.${blank}: must not be blank`;
  }
  for (const [index, removal] of remove.entries()) {
    const problem = removalProblem(rules, removal);
    if (problem !== undefined) return `remove.${index}.${problem}`;
  }
  return undefined;
}

export function ruleAt(rules: Rules, path: string): Rule | undefined {
  const [field = "", inner] = path.split(".");
  // Paths come from a model: only own names count, so that "constructor" is no field.
  const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
  if (inner === undefined) return rule;
  return rule?.merge === "fields" && Object.hasOwn(rule.fields, inner) ? rule.fields[inner] : undefined;
}

function removalProblem(rules: Rules, { path, key }: Removal): string | undefined {
  const rule = ruleAt(rules, path);
  if (rule === undefined) return `path: ${path} is not a field of this scope`;
  if (key === undefined || isList(rule) || (rule.merge === "replace" && rule.of === "texts")) return undefined;
  return `key: ${path} has no elements with a key; leave key out to clear it`;
}

/** Where a name is missing that something is known by. A blank value elsewhere clears its field. */
function blankIn(rule: Rule | undefined, value: unknown): string | undefined {
  if (rule && isList(rule)) {
    const index = (value as unknown[]).findIndex((element) => keyOf(rule, element) === "");
    return index === -1 ? undefined : `${index}${rule.merge === "upsert" ? `.${rule.key}` : ""}`;
  }
  if (rule?.merge !== "replace" || rule.key === undefined || value === null) return undefined;
  return (value as Content)[rule.key] === "" ? rule.key : undefined;
}

const isZone = (rule: Rule | undefined): boolean => rule?.merge === "set" && rule.form === "timezone";

function tidyValue(value: unknown): unknown {
  if (typeof value === "string") return value.normalize("NFC").trim();
  if (Array.isArray(value)) return distinct(value.map(tidyValue));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value as Content).map(([key, item]) => [key, tidyValue(item)]));
}

function distinct(list: readonly unknown[]): unknown[] {
  const seen = new Set<string>();
  return list.filter((item) => typeof item !== "string" || (!seen.has(fold(item)) && seen.add(fold(item))));
}
