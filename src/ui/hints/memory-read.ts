import type { HintGroup, HintItem, UiHints } from "../../../generated/contract/types.ts";
import { toNavigate } from "./actions.ts";
import type { FactsOf } from "./facts.ts";
import { toMemoryRow } from "./memory.ts";
import { given, msg } from "./msg.ts";
import { toNotes } from "./notes.ts";
import { toLabel } from "./values.ts";

/** What is remembered, field by field. */
export function toMemoryReadCard(facts: FactsOf<"memory.read">): UiHints {
  const { scope, content, unconfirmed = [] } = facts.data;
  const groups = Object.entries(content).flatMap(([field, value]): HintGroup[] => {
    // Noted after text by others was read: it may be theirs.
    const isForeign = unconfirmed.some((path) => path === field);
    const items = toItems(field, value).map((item) => (isForeign ? { ...item, tainted: true as const } : item));
    return items.length === 0 ? [] : [{ heading: toLabel(field, "memory.read"), items }];
  });
  return {
    v: 1,
    kind: "memory.content",
    tool: "memory.read",
    status: facts.status === "partial" ? "warning" : "info",
    title: msg(groups.length === 0 ? `memory.read.${scope}.empty.title` : `memory.read.${scope}.title`),
    ...given("groups", groups),
    ...given("notes", toNotes(facts, { isRead: true })),
    actions: [toNavigate("view_memory", { kind: "memory" })],
  };
}

function toItems(field: string, value: unknown): HintItem[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.map((entry) => toMemoryRow(field, entry));
  if (typeof value !== "object") return [toMemoryRow(field, value)];
  return Object.entries(value)
    .filter(([, part]) => part !== null)
    .map(([leaf, part]) => toMemoryRow(leaf, part, toLabel(leaf, "memory.read")));
}
