import type { Schema } from "../load.ts";
import type { Promised } from "./document.ts";

/**
 * Both documents with references to the same type made blind, so that each type is compared once and where it is
 * written. A type that one of them has written out, or calls otherwise, is written out in both.
 */
export function align(before: Promised, after: Promised): [Promised, Promised] {
  const open: string[] = [];

  function pair(a: unknown, b: unknown): [unknown, unknown] {
    const [left, right] = [nameOf(a), nameOf(b)];
    if (left !== undefined && left === right) return [blind(left), blind(right)];
    const key = `${left} ${right}`;
    if ((left !== undefined || right !== undefined) && a !== undefined && b !== undefined && !open.includes(key)) {
      open.push(key);
      const found = pair(left ? before.schemas[left] : a, right ? after.schemas[right] : b);
      open.pop();
      return found;
    }
    if (left !== undefined || right !== undefined)
      return [left ? blind(left) : shut(a), right ? blind(right) : shut(b)];
    if (Array.isArray(a) && Array.isArray(b)) {
      const [olds, news] = [byKey(a), byKey(b)];
      return [
        [...olds].map(([key, item]) => pair(item, news.get(key))[0]),
        [...news].map(([key, item]) => pair(olds.get(key), item)[1]),
      ];
    }
    if (!isFields(a) || !isFields(b)) return [shut(a), shut(b)];
    const pairs = [...new Set([...Object.keys(a), ...Object.keys(b)])].map(
      (key) => [key, ...pair(a[key], b[key])] as const,
    );
    return [
      Object.fromEntries(pairs.filter(([key]) => key in a).map(([key, x]) => [key, x])),
      Object.fromEntries(pairs.filter(([key]) => key in b).map(([key, , y]) => [key, y])),
    ];
  }

  const [oldPaths, newPaths] = pair(before.paths, after.paths);
  const [oldSchemas, newSchemas] = pair(before.schemas, after.schemas);
  return [
    { ...before, paths: oldPaths as Promised["paths"], schemas: oldSchemas as Promised["schemas"] },
    { ...after, paths: newPaths as Promised["paths"], schemas: newSchemas as Promised["schemas"] },
  ];
}

/** Branches of a union go by their types, parameters by their names, and whatever has no name by its place. */
const byKey = (items: unknown[]): Map<string, unknown> =>
  new Map(
    items.map((item, index) => {
      const { in: place, name } = isFields(item) ? item : {};
      return [nameOf(item) ?? (typeof name === "string" ? `${String(place)} ${name}` : String(index)), item];
    }),
  );

const isFields = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function nameOf(value: unknown): string | undefined {
  if (!isFields(value) || typeof value.$ref !== "string") return undefined;
  return value.$ref.replace("#/components/schemas/", "");
}

const blind = (name: string): Schema => ({ const: `a ${name}` });

function shut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shut);
  if (!isFields(value)) return value;
  const name = nameOf(value);
  if (name !== undefined) return blind(name);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shut(item)]));
}
