import type { Specs } from "../load.ts";
import { methodFiles } from "./methods.ts";

export const LOCALES = ["zh-CN", "en"] as const;

/** One text in every language. */
type Text = Readonly<Record<(typeof LOCALES)[number], string>>;
type Texts = Readonly<Record<string, Text>>;

export interface Messages {
  tool_names: Record<string, Text & { snake: string }>;
  status_tokens: Record<string, Record<string, string>>;
  "zh-CN": Record<string, string>;
  en: Record<string, string>;
}

/** All texts of cards: the catalogue, the names of fields and values, and what methods name in their own files. */
export function toMessages(specs: Specs): Messages {
  const written = specs.sources.get("ui/messages.yaml")?.value as Messages;
  const more = namedTexts(specs);
  const table = (locale: (typeof LOCALES)[number]) => ({
    ...written[locale],
    ...Object.fromEntries(more.map(([key, text]) => [key, text[locale]])),
  });
  return { ...written, "zh-CN": table("zh-CN"), en: table("en") };
}

function namedTexts(specs: Specs): [string, Text][] {
  const { fields = {}, values = {} } = (specs.sources.get("ui/fields.yaml")?.value ?? {}) as {
    fields?: Texts;
    values?: Texts;
  };
  const own = methodFiles(specs).flatMap(({ module, method, value }): [string, Text][] => {
    const { name, labels = {} } = value as { name?: Text; labels?: Texts };
    const id = `${module}.${method}`;
    return [
      ...(name === undefined ? [] : [[`tool.${id}`, name] satisfies [string, Text]]),
      ...Object.entries(labels).map(([field, text]): [string, Text] => [`field.${id}.${field}`, text]),
    ];
  });
  return [
    ...Object.entries(fields).map(([field, text]): [string, Text] => [`field.${field}`, text]),
    ...Object.entries(values).map(([word, text]): [string, Text] => [`value.${word}`, text]),
    ...own,
  ];
}
