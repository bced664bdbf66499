import type { HintFact, HintItem, HintKeyMsg, HintMsg } from "../../../generated/contract/types.ts";
import type { UndoneChange } from "../../domain/card.ts";
import { cut } from "../card/card.ts";
import type { ApprovalPart, WaitingFacts } from "./approval.ts";
import { toPlain } from "./memory.ts";
import { given, msg } from "./msg.ts";
import { counted } from "./reach.ts";
import { toLabel, toPairs, toWords, type ValueScope } from "./values.ts";

/** Fields that would be set or cleared, and a row for each entry that would come or go, with every part of it. */
export function memoryPart({ args, approval, timezone }: WaitingFacts<"memory.update">): ApprovalPart {
  const values: ValueScope = { method: "memory.update", timezone };
  const scope: HintFact = { key: "scope", value: { msg: msg(`value.scope.${args.scope}`) } };
  if (args.undo !== undefined)
    return {
      body: msg("approval.memory.undo.body"),
      facts: [scope, { key: "undo", value: { text: String(args.undo) } }, ...toUndone(approval.undone ?? [])],
    };
  const plans = [
    ...(args.remove ?? []).map(({ path, key }) =>
      key === undefined ? toCleared(path) : toEntry("remove", path, key, values),
    ),
    ...Object.entries(args.content ?? {}).flatMap(([path, value]) => toPlans(path, value, values)),
  ];
  const items = plans.flatMap((plan) => ("title" in plan ? [plan] : []));
  const facts = plans.flatMap((plan) => ("title" in plan ? [] : [plan]));
  return { facts: [scope, ...facts], ...given("groups", items.length === 0 ? [] : [{ items: items.slice(0, 200) }]) };
}

/** Objects that are merged field by field; each field is a fact. */
const byField = ["communication", "scheduling", "meeting"];
/** Lists that take the place of the old one; of any other the elements are added one by one. */
const replaced = ["languages", "working_hours", "scheduling.avoid_weekdays", "meeting.no_meeting_blocks"];

function toPlans(path: string, value: unknown, values: ValueScope): (HintFact | HintItem)[] {
  const isReplaced = replaced.includes(path);
  if (value === null || (isReplaced && Array.isArray(value) && value.length === 0)) return [toCleared(path)];
  if (Array.isArray(value) && !isReplaced) return value.map((entry) => toEntry("add", path, entry, values));
  if (typeof value === "object" && byField.includes(path))
    return Object.entries(value).flatMap(([leaf, part]) => toPlans(`${path}.${leaf}`, part, values));
  const words = toWords(path.split(".").at(-1) ?? "", value, values);
  return words === undefined ? [toCleared(path)] : [toFact(path, words)];
}

const toCleared = (path: string): HintFact => toFact(path, msg("memory.plan.clear"));
const toFact = (path: string, words: HintMsg): HintFact => ({
  key: "field",
  label: toName(path),
  value: { msg: words },
});

/** The name of an entry as the title, and the rest of it below. */
function toEntry(op: "add" | "remove", path: string, value: unknown, values: ValueScope): HintItem {
  const { text, title, name, ...rest } = (typeof value === "object" ? value : { text: value }) as Record<
    string,
    unknown
  >;
  const key = [text, title, name].find((part) => typeof part === "string");
  return {
    title: cut(key ?? toPlain(value), 300) || "…",
    subtitle: msg(`memory.plan.${op}`, { field: toName(path) }),
    ...given("caption", key === undefined ? undefined : toPairs(rest, values)),
    icon: "memory",
  };
}

const toName = (path: string): HintKeyMsg =>
  path
    .split(".")
    .map((part) => toLabel(part, "memory.update"))
    .reduce((a, b) => msg("list.dot", { a, b }));

/** What was added goes, and what was removed comes back; the words that are kept there are not repeated. */
function toUndone(changes: readonly UndoneChange[]): HintFact[] {
  const found = new Map<string, { path: string; op: UndoneChange["op"]; n: number }>();
  for (const { op, path } of changes) {
    const known = found.get(`${op} ${path}`);
    found.set(`${op} ${path}`, { op, path, n: (known?.n ?? 0) + 1 });
  }
  return [...found.values()].map(({ op, path, n }) => toFact(path, counted(`memory.undo.${op}`, n)));
}
