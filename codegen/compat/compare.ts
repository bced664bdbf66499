import { apiCompare } from "api-smart-diff";
import type { Schema } from "../load.ts";
import { align } from "./align.ts";
import type { Promised } from "./document.ts";
import { findBrokenRule } from "./rules.ts";
import { findSides, type Side } from "./sides.ts";

type Step = string | number;

export interface Break {
  rule: string;
  /** `GET /api/v1/me`, or the name of a type. */
  where: string;
  /** Within it. */
  path: readonly Step[];
  before: unknown;
  after: unknown;
}

/** Every change that breaks somebody who was content with `before`. */
export function findBreaks(before: Promised, after: Promised): Break[] {
  const [old, now] = align(before, after).map(toDocument) as [Schema, Schema];
  const sides = new Map([...findSides(before), ...findSides(after)]);
  // It fills in what it compares, so it gets documents of its own.
  return apiCompare(structuredClone(old), structuredClone(now)).diffs.flatMap(
    ({ action, path, before: was, after: is }) => {
      const place = toPlace(path);
      if (place === undefined || action === "rename") return [];
      const change = {
        action,
        before: was,
        after: is,
        what: place.what,
        was: (at(old, path.slice(0, -1)) ?? {}) as Schema,
      };
      if (place.what === "enum" && isStillTaken(was, at(now, path.slice(0, -2)))) return [];
      // A type that nothing refers to breaks nobody; where it was referred to, that is the change.
      const rule = findBrokenRule(change, place.sides ?? sides.get(place.where) ?? new Set());
      return rule === undefined ? [] : [{ rule, where: place.where, path: place.path, before: was, after: is }];
    },
  );
}

/** Values that were listed one by one, and have become a text that is described. */
function isStillTaken(value: unknown, node: unknown): boolean {
  if (typeof node !== "object" || node === null || "enum" in node || "const" in node) return false;
  const { type, pattern = "" } = node as { type?: unknown; pattern?: string };
  return type === "string" && typeof value === "string" && new RegExp(pattern, "u").test(value);
}

const toDocument = ({ paths, schemas }: Promised): Schema => ({
  openapi: "3.1.0",
  info: { title: "", version: "" },
  paths,
  components: { schemas },
});

interface Place {
  where: string;
  path: Step[];
  what: string;
  sides?: ReadonlySet<Side>;
}

function toPlace([root, ...steps]: Step[]): Place | undefined {
  if (root === "components") {
    const [, name = "", ...path] = steps;
    return path.length === 0 ? undefined : { where: String(name), path, what: toWhat(path) };
  }
  if (root !== "paths") return undefined;
  const [path = "", verb, ...rest] = steps;
  const where = verb === undefined ? String(path) : `${String(verb).toUpperCase()} ${path}`;
  const sides = new Set<Side>([rest[0] === "responses" ? "answer" : "request"]);
  return { where, path: rest, what: rest.length === 0 ? "operation" : toOperationWhat(rest), sides };
}

function toOperationWhat(path: Step[]): string {
  const [first] = path;
  if (first === "parameters" && path.length === 2) return "parameter";
  if (first === "x-errors") return "error";
  if (first === "security") return path.length === 2 ? "security" : "method";
  if (first === "responses" && path.length <= 4) return "response";
  return toWhat(path);
}

/** Entries of a list are of the list, and those of `properties` are fields. */
function toWhat(path: Step[]): string {
  const last = path.at(-1) ?? "";
  const parent = path.at(-2);
  if (parent === "properties" && path.at(-3) !== "properties") return "property";
  return /^\d+$/.test(String(last)) ? String(parent) : String(last);
}

const at = (value: unknown, path: readonly unknown[]): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[String(step)], value);
