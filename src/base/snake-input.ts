import { canonicalJson } from "./canonical.ts";

// Names such as startAt; a name of the contract has no other form of capitals.
const camel = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+$/;

/**
 * The input of a method with its names as the contract writes them. Outputs are in camelCase, and what one method
 * answered may be given to the next as it is: `startAt` is `start_at`. Where both stand side by side and differ, the
 * one in camelCase stays, and the schema, which does not know it, refuses it by name. Every name of an input belongs to
 * the contract; no input has a place for names of the caller's own.
 */
export function toSnakeInput<T>(value: T): T {
  return rename(value) as T;
}

function rename(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rename);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, rename(item)] as const);
  if (!entries.some(([name]) => camel.test(name))) return Object.fromEntries(entries);
  const given = new Map(entries);
  // Unlike an assignment, fromEntries makes a field of "__proto__".
  return Object.fromEntries(
    entries.map(([name, item]) => {
      const snake = camel.test(name) ? name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`) : name;
      const isFree = !given.has(snake) || canonicalJson(given.get(snake)) === canonicalJson(item);
      return [isFree ? snake : name, item];
    }),
  );
}
