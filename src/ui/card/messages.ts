import messages from "../../../generated/contract/messages.json" with { type: "json" };
import type { Locale } from "../../base/locale.ts";

type ToolName = keyof (typeof messages)["tool_names"];

/** What a hint may name. `tool.` keys give a method's name in a sentence. */
export type MessageKey = keyof (typeof messages)["zh-CN"] | `tool.${ToolName}`;

const tables: Readonly<Record<Locale, ReadonlyMap<string, string>>> = { "zh-CN": toTable("zh-CN"), en: toTable("en") };

/**
 * The text of a key; a key the locale lacks is shown in English, one that no locale has as itself. A test forbids the
 * last.
 */
export function lookUp(key: string, locale: Locale): string {
  return tables[locale].get(key) ?? tables.en.get(key) ?? key;
}

export function isMessageKey(key: string): key is MessageKey {
  return tables.en.has(key);
}

export function fill(template: string, parameter: (name: string) => string | undefined): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => parameter(name) ?? whole);
}

function toTable(locale: Locale): ReadonlyMap<string, string> {
  const tools = Object.entries(messages.tool_names).map(([id, names]): [string, string] => [
    `tool.${id}`,
    names[locale],
  ]);
  return new Map([...Object.entries(messages[locale]), ...tools]);
}
