import type {
  HintAction,
  HintItem,
  HintKeyMsg,
  MemoryUpdateOutput,
  UiHints,
} from "../../../generated/contract/types.ts";
import { cut, isMessageKey } from "../card/card.ts";
import { toInvoke, toNavigate } from "./actions.ts";
import type { FactsOf } from "./facts.ts";
import { given, msg } from "./msg.ts";
import { toNotes } from "./notes.ts";

type MemoryChange = MemoryUpdateOutput["changes"][number];

export function toMemoryCard(facts: FactsOf<"memory.update">): UiHints {
  const { data } = facts;
  const card = { v: 1, kind: "memory.change", tool: "memory.update" } as const;
  if (data.outcome === "unchanged") return { ...card, status: "info", title: msg("memory.update.unchanged.title") };
  const rows = data.changes.map((change) => toChangeRow(data.scope, change));
  return {
    ...card,
    status: "success",
    title: msg("memory.update.success.title"),
    ...given("groups", rows.length === 0 ? [] : [{ items: rows }]),
    ...given("more", data.count > rows.length ? { shown: rows.length, total: data.count } : undefined),
    ...given("notes", toNotes(facts)),
    actions: [toNavigate("view_memory", { kind: "memory" }), ...toUndo(facts)],
  };
}

/** The server keeps what each version changed, so the version says it all, however long the list of changes is. */
function toUndo(facts: FactsOf<"memory.update">): HintAction[] {
  const { scope, version, changes } = facts.data;
  // More than three removals count as destructive, as in the approval gate.
  const forgetsMuch = changes.filter(({ op }) => op === "add").length > 3;
  return toInvoke(facts, {
    key: "undo",
    method: "memory.update",
    input: { scope, undo: version },
    ...(forgetsMuch ? { style: "danger", confirm: "undo_memory" } : {}),
  });
}

function toChangeRow(scope: "user" | "work", { op, path, before, after }: MemoryChange): HintItem {
  return toMemoryRow(path, op === "remove" ? before : after, msg(`memory.op.${op}`, { field: toField(scope, path) }));
}

export function toMemoryRow(path: string, value: unknown, subtitle?: HintKeyMsg): HintItem {
  return {
    title: cut(toPlain(value) || path.replaceAll(/[._]/g, " "), 300),
    ...given("subtitle", subtitle),
    icon: "memory",
  };
}

/** The field's name: the part of it that changed where that has a name, work as a whole. */
function toField(scope: "user" | "work", path: string): HintKeyMsg {
  if (scope === "work") return msg("memory.field.work");
  const named = path
    .split(".")
    .toReversed()
    .map((part) => `memory.field.${part}`)
    .find(isMessageKey);
  return msg(named ?? "memory.field.facts");
}

/** A remembered value in a few words that need no translation. */
export function toPlain(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  if (Array.isArray(value)) return value.map(toPlain).filter(Boolean).join(", ");
  if (typeof value !== "object") return String(value);
  const { text, title, name, start, end, ...rest } = value as Record<string, unknown>;
  const key = toPlain(text ?? title ?? name);
  if (key !== "") return key;
  const times = [start, end].filter(Boolean).join("–");
  return [...Object.values(rest).map(toPlain), times].filter(Boolean).join(" ");
}
