import { fold, isList, keyOf, type Content, type ListRule, type Rule, type Rules, type UpsertRule } from "./_rules.ts";

export interface Removal {
  readonly path: string;
  readonly key?: string | undefined;
}

export interface Patch {
  readonly content?: Content | undefined;
  readonly remove?: readonly Removal[] | undefined;
}

/** What is remembered after the patch. Removals come first, so one call can replace an element as a whole. */
export function merge(rules: Rules, content: Content, { content: given = {}, remove = [] }: Patch): Content {
  const merged = { ...content };
  for (const [field, rule] of Object.entries(rules)) {
    const removals = remove
      .filter(({ path }) => path === field || path.startsWith(`${field}.`))
      .map(({ path, key }) => ({ path: path.slice(field.length + 1), key }));
    const value = mergeField(rule, merged[field], given[field], removals);
    if (isUnset(value)) delete merged[field];
    else merged[field] = value;
  }
  return merged;
}

/** The first list that has more elements than it may. */
export function overCap(rules: Rules, content: Content): { path: string; cap: number } | undefined {
  for (const [path, rule] of Object.entries(rules)) {
    const list = content[path];
    if (isList(rule) && Array.isArray(list) && list.length > rule.cap) return { path, cap: rule.cap };
  }
  return undefined;
}

/** Removals of one field: an empty path means the field itself. */
function mergeField(rule: Rule, before: unknown, given: unknown, removals: readonly Removal[]): unknown {
  switch (rule.merge) {
    case "set":
    case "replace":
      return given === undefined ? mergeRemovals(before, removals) : given;
    case "fields": {
      const start = removals.some(({ path }) => path === "") ? {} : ((before ?? {}) as Content);
      return merge(rule.fields, start, {
        content: given as Content | undefined,
        remove: removals.filter(({ path }) => path !== ""),
      });
    }
    case "upsert":
    case "union":
      return mergeList(rule, (before ?? []) as unknown[], (given ?? []) as unknown[], removals);
  }
}

function mergeRemovals(before: unknown, removals: readonly Removal[]): unknown {
  if (removals.some(({ key }) => key === undefined)) return undefined;
  const keys = new Set(removals.map(({ key = "" }) => fold(key)));
  return Array.isArray(before) ? before.filter((element) => !keys.has(fold(String(element)))) : before;
}

/** A map keeps the place of what is removed and given again, as it keeps that of what is changed. */
function mergeList(
  rule: ListRule,
  before: readonly unknown[],
  given: readonly unknown[],
  removals: readonly Removal[],
): unknown[] {
  const elements = new Map<string, unknown>(before.map((element) => [keyOf(rule, element), element]));
  for (const { key } of removals) {
    for (const name of key === undefined ? elements.keys() : [fold(key)])
      if (elements.has(name)) elements.set(name, undefined);
  }
  for (const element of given) {
    const name = keyOf(rule, element);
    const known = elements.get(name);
    elements.set(
      name,
      rule.merge === "upsert"
        ? mergeElement(rule, known as Content | undefined, element as Content)
        : (known ?? element),
    );
  }
  return [...elements.values()].filter((element) => element !== undefined);
}

/**
 * The key stays as it was first written. A blank text clears its field; of fields that exclude each other the new one
 * stays.
 */
function mergeElement({ key, oneOf = [] }: UpsertRule, known: Content | undefined, given: Content): Content {
  const replaced = oneOf.some((field) => field in given) ? oneOf : [];
  const kept = Object.entries(known ?? {}).filter(([field]) => !replaced.includes(field));
  const merged = { ...Object.fromEntries(kept), ...given, [key]: known?.[key] ?? given[key] };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => !isUnset(value)));
}

/** Null, blank texts, empty lists and empty objects all mean that there is nothing. */
function isUnset(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
