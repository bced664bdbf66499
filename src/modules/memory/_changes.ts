import { isDeepStrictEqual } from "node:util";
import type { MemoryChange } from "../../../generated/contract/types.ts";
import { isList, keyOf, type Content, type ListRule, type Rules } from "./_rules.ts";

/** A change as it is kept: an element that came or went also says where it stood, so that undo puts it back there. */
export interface Change extends MemoryChange {
  at?: number;
}

/** What differs, one change per value, per field of an object, and per element of a list. */
export function changesBetween(rules: Rules, before: Content, after: Content): Change[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const [from, to] = [before[field], after[field]];
    if (isDeepStrictEqual(from, to)) return [];
    if (isList(rule)) return listChanges(field, rule, (from ?? []) as unknown[], (to ?? []) as unknown[]);
    if (rule.merge === "fields") {
      const inner = changesBetween(rule.fields, (from ?? {}) as Content, (to ?? {}) as Content);
      return inner.map((change) => ({ ...change, path: `${field}.${change.path}` }));
    }
    return [toChange(field, from, to)];
  });
}

/** In the order in which the caller named the fields. */
export function inOrderOf(fields: readonly string[], changes: readonly Change[]): Change[] {
  const place = ({ path }: Change) => fields.indexOf(path.split(".")[0] ?? "");
  return changes.toSorted((a, b) => place(a) - place(b));
}

function listChanges(path: string, rule: ListRule, before: readonly unknown[], after: readonly unknown[]): Change[] {
  const [old, now] = [before, after].map((list) => new Map(list.map((element) => [keyOf(rule, element), element])));
  const gone = before.flatMap((element, at) => {
    const successor = now?.get(keyOf(rule, element));
    if (isDeepStrictEqual(element, successor)) return [];
    return [
      successor === undefined ? { ...toChange(path, element, undefined), at } : toChange(path, element, successor),
    ];
  });
  const come = after.flatMap((element, at) =>
    old?.has(keyOf(rule, element)) ? [] : [{ ...toChange(path, undefined, element), at }],
  );
  return [...gone, ...come];
}

function toChange(path: string, before: unknown, after: unknown): Change {
  if (before === undefined) return { op: "add", path, after };
  return after === undefined ? { op: "remove", path, before } : { op: "update", path, before, after };
}
