import type { Locale } from "../../base/locale.ts";

/** Names and loan words are often Latin in Chinese text, but an English sentence has hardly a Han character. */
const enough = 0.3;

/** The language a text is written in, as far as its letters tell; `otherwise` when it has none. */
export function guessLanguage(text: string, otherwise: Locale): Locale {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  // A Han character is about a word, so whole words are what it is weighed against.
  const words = text.replace(/\p{Script=Han}/gu, " ").match(/\p{L}[\p{L}\p{M}'’]*/gu)?.length ?? 0;
  if (han + words === 0) return otherwise;
  return han / (han + words) >= enough ? "zh-CN" : "en";
}
