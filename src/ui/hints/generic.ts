import { cardForms, type CardForm } from "../../../generated/contract/card-forms.ts";
import type { MethodId } from "../../../generated/contract/methods.ts";
import type { HintFact, HintGroup, HintItem, HintKeyMsg, HintMsg, UiHints } from "../../../generated/contract/types.ts";
import { methodSpec } from "../../base/method-spec.ts";
import type { CardFacts } from "../../domain/card.ts";
import { cut, isMessageKey } from "../card/card.ts";
import type { ApprovalPart } from "./approval.ts";
import { given, msg, quote } from "./msg.ts";
import { toNotes } from "./notes.ts";
import { toFieldName, toLabel, toPairs, toWords, type ValueScope } from "./values.ts";

const most = { facts: 20, groups: 10, rows: 50 };

/** Ids mean nothing to a reader of a result; counts of lists stand above them. */
const forPrograms = /^(?:id|.*_ids?|version|count|total)$/;

/** What a row of a module's table has besides what the module keeps in it. */
const ofEveryRow = ["id", "version", "created_at", "updated_at", "unconfirmed", "tainted"];

const emptyForm: CardForm = { input: [], output: [], hidden: [] };
const formOf = (method: string): CardForm =>
  Object.hasOwn(cardForms, method) ? cardForms[method as MethodId] : emptyForm;

/** The card of a result that nobody wrote one for: the method's name, and its output field by field. */
export function toGenericCard(facts: CardFacts, form: CardForm = formOf(facts.method)): UiHints {
  const isRead = methodSpec(facts.method)?.is_read_only ?? false;
  const data = toObject(facts.data);
  const fields = toOrder(form.output, data).filter((name) => !forPrograms.test(toFieldName(name)));
  const part = toPart(fields, data, toScope(facts, [...form.hidden, "id", "version"]));
  const tool = toName(facts.method);
  const isEmpty = part.facts === undefined && part.groups === undefined;
  const total = typeof data["total"] === "number" ? data["total"] : 0;
  const shown = (part.groups ?? []).reduce((sum, { items }) => sum + items.length, 0);
  return {
    v: 1,
    kind: "result",
    tool: facts.method,
    status: facts.status === "partial" ? "warning" : isRead ? "info" : "success",
    title: isRead ? tool : msg("generic.done.title", { tool }),
    ...given("body", isRead && isEmpty ? msg("generic.empty.body") : undefined),
    ...part,
    ...given("more", total > shown && shown > 0 ? { shown, total } : undefined),
    ...given("notes", toNotes(facts, { isRead })),
  };
}

/**
 * The input of a waiting call, field by field: whatever has an effect is shown. A row that it names by id is shown as
 * it is now.
 */
export function toGenericPart(facts: CardFacts, form: CardForm = formOf(facts.method)): ApprovalPart {
  const input = toObject(facts.args);
  const rows = facts.approval?.rows ?? [];
  const naming = rows.length === 0 ? {} : (methodSpec(facts.method)?.things ?? {});
  const names = toOrder(form.input, input).filter((name) => !Object.hasOwn(naming, name));
  const { groups = [], ...part } = toPart(names, input, toScope(facts, form.hidden));
  const scope = toScope(facts, [...form.hidden, ...ofEveryRow]);
  const concerned = rows.length === 0 ? [] : [{ items: rows.map((row) => toRow("row", row, scope)) }];
  return { ...part, ...given("groups", [...concerned, ...groups].slice(0, most.groups)) };
}

export const toName = (method: string): HintKeyMsg => {
  const name = `tool.${method}`;
  return isMessageKey(name) ? msg(name) : msg("plain", { x: method });
};

const toScope = ({ method, timezone }: CardFacts, hidden: readonly string[]): ValueScope => ({
  method,
  timezone,
  hidden: new Set(hidden),
});

/** In the order of the schema, and what the schema does not list behind it. */
function toOrder(names: readonly string[], object: Readonly<Record<string, unknown>>): string[] {
  const known = names.filter((name) => Object.hasOwn(object, name));
  return [...known, ...Object.keys(object).filter((name) => !names.includes(name))];
}

function toPart(
  names: readonly string[],
  object: Readonly<Record<string, unknown>>,
  outer: ValueScope,
): Pick<UiHints, "facts" | "groups"> {
  const scope = object["tainted"] === true ? { ...outer, tainted: true } : outer;
  const facts: HintFact[] = [];
  const groups: HintGroup[] = [];
  for (const name of names.filter((one) => !scope.hidden?.has(toFieldName(one)))) {
    const value = object[name];
    const label = toLabel(name, scope.method);
    if (Array.isArray(value) && value.some((item) => typeof item === "object" && item !== null)) {
      const items = value.slice(0, most.rows).map((item) => toRow(name, item, scope));
      groups.push({ heading: label, items });
      continue;
    }
    const words = toWords(name, value, scope);
    if (words !== undefined) facts.push({ key: "field", label, value: { msg: words } });
  }
  return { ...given("facts", facts.slice(0, most.facts)), ...given("groups", groups.slice(0, most.groups)) };
}

/** What names a thing is its title, the rest stands below. */
const naming = ["title", "name", "text", "subject", "label", "action"];

function toRow(name: string, value: unknown, scope: ValueScope): HintItem {
  const object = toObject(value);
  const inside = object["tainted"] === true ? { ...scope, tainted: true } : scope;
  const key = naming.find((field) => typeof object[field] === "string" && object[field] !== "");
  const rest = Object.fromEntries(Object.entries(object).filter(([field]) => field !== key));
  const below: HintMsg | undefined =
    Object.keys(object).length === 0 ? toWords(name, value, scope) : toPairs(rest, inside);
  return {
    title: key === undefined ? "•" : cut(String(object[key]), 300),
    ...(inside.tainted ? { tainted: true as const } : {}),
    ...given("subtitle", below ?? (key === undefined ? quote("…", false) : undefined)),
  };
}

const toObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
