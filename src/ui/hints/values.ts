import type { HintFactValue, HintKeyMsg, HintMsg, HintParam } from "../../../generated/contract/types.ts";
import { isMessageKey } from "../card/card.ts";
import { msg, quote } from "./msg.ts";

/** What a value is told with: the method whose labels come first, the reader's zone, and who wrote it. */
export interface ValueScope {
  method: string;
  timezone: string;
  tainted?: boolean | undefined;
  /** Names that are not shown, at any depth. */
  hidden?: ReadonlySet<string>;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const localDate = /^\d{4}-\d{2}-\d{2}$/;

/** `startAt` and `start_at` are one field to a reader. */
export const toFieldName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A field's name on a card: the method's own, that of all methods, or the name itself made readable. */
export function toLabel(name: string, method: string): HintKeyMsg {
  const field = toFieldName(name);
  const key = [`field.${method}.${field}`, `field.${field}`].find(isMessageKey);
  return key === undefined ? msg("plain", { x: field.replaceAll("_", " ") }) : msg(key);
}

/** Any value of JSON in words; undefined when there is nothing to say. */
export function toWords(name: string, value: unknown, scope: ValueScope): HintMsg | undefined {
  if (value === undefined || value === "") return undefined;
  if (value === null) return msg("fact.empty");
  if (typeof value === "boolean") return msg(value ? "value.yes" : "value.no");
  if (typeof value === "string") return toText(name, value, scope);
  if (typeof value !== "object") return { text: String(value) };
  if (Array.isArray(value))
    return join(
      "list.pair",
      value.map((item) => toWords(name, item, scope)),
    );
  return toPairs(value as Record<string, unknown>, scope);
}

/** An object in a line: label and value of each field. */
export function toPairs(object: Readonly<Record<string, unknown>>, scope: ValueScope): HintMsg | undefined {
  const inside = object["tainted"] === true ? { ...scope, tainted: true } : scope;
  const pairs = Object.entries(object).map(([name, value]) => {
    const words = scope.hidden?.has(toFieldName(name)) ? undefined : toWords(name, value, inside);
    return words && msg("field.pair", { label: toLabel(name, scope.method), value: words });
  });
  return join("list.dot", pairs);
}

/** Several texts as one; what is missing is left out. */
export function join(key: "list.pair" | "list.dot", parts: readonly (HintMsg | undefined)[]): HintMsg | undefined {
  const said = parts.filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.reduce((a, b) => msg(key, { a, b }));
}

function toText(name: string, value: string, { timezone, tainted }: ValueScope): HintMsg {
  if (instant.test(value)) return msg("plain", { x: { when: { startAt: value, timezone } } });
  if (localDate.test(value)) return msg("plain", { x: { date: value } });
  const known = `value.${toFieldName(name)}.${value}`;
  return isMessageKey(known) ? msg(known) : quote(value, tainted);
}

/** The value of a fact within a sentence. */
export function toParam(value: HintFactValue | null): HintParam {
  if (value === null) return msg("fact.empty");
  if ("msg" in value) return value.msg;
  if ("text" in value) return { text: value.text.slice(0, 2000) };
  if ("when" in value) return value;
  const parts: HintMsg[] =
    "people" in value
      ? value.people.map(({ name }) => ({ text: name }))
      : value.minutes.map((n) => (n === 0 ? msg("reminder.at_start") : msg("reminder.before", { n })));
  return join("list.pair", parts) ?? msg("fact.empty");
}
