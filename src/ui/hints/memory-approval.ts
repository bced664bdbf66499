import type { HintItem } from "../../../generated/contract/types.ts";
import type { ApprovalPart } from "./approval-parts.ts";
import type { WaitingFacts } from "./approval.ts";
import { toField, toMemoryRow } from "./memory.ts";
import { given, msg } from "./msg.ts";

/** What would be remembered or forgotten, one row each. */
export function memoryPart({ args }: WaitingFacts<"memory.update">): ApprovalPart {
  const kept = Object.entries(args.content ?? {}).flatMap(([field, value]) => toRows(args.scope, field, value));
  const removed = (args.remove ?? []).map(({ path, key }) =>
    toMemoryRow(path, key, msg("memory.op.remove", { field: toField(args.scope, path) })),
  );
  const items = [...removed, ...kept];
  return given("groups", items.length === 0 ? [] : [{ items: items.slice(0, 200) }]);
}

/** Objects that are merged field by field; each field is a row. */
const byField = ["communication", "scheduling", "meeting"];

function toLeafRows(scope: "user" | "work", path: string, value: unknown): HintItem[] {
  return Array.isArray(value) ? [toMemoryRow(path, value, toField(scope, path))] : toRows(scope, path, value);
}

function toRows(scope: "user" | "work", path: string, value: unknown): HintItem[] {
  if (value === null) return [toMemoryRow(path, undefined, msg("memory.op.remove", { field: toField(scope, path) }))];
  if (Array.isArray(value)) return value.map((entry) => toMemoryRow(path, entry, toField(scope, path)));
  const isOpen = typeof value === "object" && byField.includes(path);
  if (isOpen) return Object.entries(value).flatMap(([leaf, part]) => toLeafRows(scope, `${path}.${leaf}`, part));
  return [toMemoryRow(path, value, toField(scope, path))];
}
