export type Locale = "zh-CN" | "en";

/** The words of one part of the console in both languages; `{name}` stands for a value. */
export type Text<Key extends string> = Record<Locale, Record<Key, string>>;

/** A table whose languages have the same keys: the compiler names the one that is missing. */
export const defineText = <const Words extends Record<string, string>>(text: {
  en: Words;
  "zh-CN": { [Key in keyof NoInfer<Words>]: string };
}): Text<Extract<keyof Words, string>> => text;
