import { isDeepStrictEqual } from "node:util";
import type { Change } from "./_changes.ts";
import { isList, keyOf, type Content, type ListRule, type Rules } from "./_rules.ts";

const opposite = { add: "remove", remove: "add", update: "update" } as const;

/** The changes that take these back. Applied to the content these led to, they give exactly the content before. */
export function inverseOf(changes: readonly Change[]): Change[] {
  return changes.map(({ op, before, after, ...place }) => ({
    ...place,
    op: opposite[op],
    ...(after === undefined ? {} : { before: after }),
    ...(before === undefined ? {} : { after: before }),
  }));
}

/** Applies each change whose `before` still holds. A value that was changed since then stays. */
export function applyChanges(rules: Rules, content: Content, changes: readonly Change[]): Content {
  const result = structuredClone(content) as Record<string, unknown>;
  // Elements come back to their places only when those that must go are gone.
  for (const change of [...changes.filter(({ op }) => op !== "add"), ...changes.filter(({ op }) => op === "add")]) {
    const [field = "", inner] = change.path.split(".");
    const rule = rules[field];
    if (rule === undefined) continue;
    if (isList(rule)) put(result, field, changeList(rule, (result[field] ?? []) as unknown[], change));
    else if (inner === undefined) changeValue(result, field, change);
    else {
      const object = { ...(result[field] as Record<string, unknown> | undefined) };
      changeValue(object, inner, change);
      put(result, field, object);
    }
  }
  return result;
}

function changeValue(object: Record<string, unknown>, field: string, { before, after }: Change): void {
  if (isDeepStrictEqual(object[field], before)) put(object, field, after);
}

function changeList(
  rule: ListRule,
  list: readonly unknown[],
  { op, before, after, at = list.length }: Change,
): unknown[] {
  const index = list.findIndex((element) => keyOf(rule, element) === keyOf(rule, op === "add" ? after : before));
  if (op === "add") return index === -1 ? list.toSpliced(at, 0, after) : [...list];
  if (index === -1 || !isDeepStrictEqual(list[index], before)) return [...list];
  return op === "remove" ? list.toSpliced(index, 1) : list.with(index, after);
}

function put(object: Record<string, unknown>, field: string, value: unknown): void {
  if (value === undefined || (typeof value === "object" && value !== null && Object.keys(value).length === 0))
    delete object[field];
  else object[field] = value;
}
