import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../../base/locale.ts";
import { findTimes, reword } from "../dates/dates.ts";
import { literal } from "./literal.ts";

/** What was looked at, by its days. */
interface Looked {
  start_at?: unknown;
  end_at?: unknown;
}

/** The message without "before Friday" or 周五之后, where the days that were looked at end before it or begin behind it. */
export function withoutBounds(
  message: string,
  { start_at: start, end_at: end }: Looked,
  now: Temporal.ZonedDateTime,
  language: Locale,
): string {
  if (typeof start !== "string" || typeof end !== "string" || !bound.test(message)) return message;
  return findTimes(reword(message, now, language), now, language).whens.reduce((said, { text, days }) => {
    if (days === undefined) return said;
    const day = literal(text.trim());
    const begins = (at: string, date: Temporal.PlainDate) => at.startsWith(`${date.toString()}T00:00`);
    const before = begins(end, days.first) ? [`${day}(?:之前|以前|前)`, `before ${day}`] : [];
    const after = begins(start, days.last.add({ days: 1 })) ? [`${day}(?:之后|以后|后)`, `after ${day}`] : [];
    const used = [...before, ...after].join("|");
    return used === "" ? said : said.replace(new RegExp(used, "i"), " ");
  }, message);
}

const bound = /[之以]?[前后]|\b(?:before|after)\b/i;
