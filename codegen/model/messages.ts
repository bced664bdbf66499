import type { Specs } from "../load.ts";
import { moduleFiles, type Text } from "../module-files.ts";
import { methodFiles } from "./methods.ts";

export const LOCALES = ["zh-CN", "en"] as const;

type Texts = Readonly<Record<string, Text>>;

export interface Messages {
  /** What people read for a method, by its canonical name. */
  tool_names: Texts;
  /** What people read for a module. */
  module_names: Texts;
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
  return {
    ...written,
    tool_names: toolNames(specs),
    module_names: Object.fromEntries(moduleFiles(specs.sources).map(({ module, value: { name } }) => [module, name])),
    "zh-CN": table("zh-CN"),
    en: table("en"),
  };
}

function toolNames(specs: Specs): Texts {
  const named = methodFiles(specs).flatMap(({ module, method, value }): [string, Text][] => {
    const { name } = value as { name?: Text };
    return name === undefined ? [] : [[`${module}.${method}`, name]];
  });
  return Object.fromEntries(named);
}

function namedTexts(specs: Specs): [string, Text][] {
  const { fields = {}, values = {} } = (specs.sources.get("ui/fields.yaml")?.value ?? {}) as {
    fields?: Texts;
    values?: Texts;
  };
  const files = moduleFiles(specs.sources);
  const own = methodFiles(specs).flatMap(({ module, method, value }): [string, Text][] => {
    const shared = files.find((file) => file.module === module)?.value.labels;
    const { labels = {} } = value as { labels?: Texts };
    return Object.entries({ ...shared, ...labels }).map(([field, text]) => [
      `field.${module}.${method}.${field}`,
      text,
    ]);
  });
  const ofModules = files.flatMap(({ value }): [string, Text][] => [
    ...Object.entries(value.values ?? {}).map(([word, text]): [string, Text] => [`value.${word}`, text]),
    ...Object.entries(value.errors ?? {}).map(([code, { text }]): [string, Text] => [`error.${code}`, text]),
  ]);
  return [
    ...Object.entries(fields).map(([field, text]): [string, Text] => [`field.${field}`, text]),
    ...Object.entries(values).map(([word, text]): [string, Text] => [`value.${word}`, text]),
    ...ofModules,
    ...own,
  ];
}
