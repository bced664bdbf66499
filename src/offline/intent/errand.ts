import type { Locale } from "../../base/locale.ts";
import { tidy } from "./intent.ts";

const errand = /^(?:book|order|arrange|plan|organi[sz]e|reserve|schedule|make|set up|create|put together) (?=\S)/i;

/** "Book flights by Friday" is to be done by then, and no flight. `rest` has blanks where times stood. */
export function asErrand(text: string, rest: string, language: Locale): string | undefined {
  if (language !== "en" || !errand.test(text) || !/\bby\s{2,}/.test(rest)) return undefined;
  const said = tidy(rest.replace(/\bby\s{2,}/g, "  "));
  return said.charAt(0).toUpperCase() + said.slice(1);
}
