import type { Temporal } from "temporal-polyfill";
import { findTimes, reword } from "./dates/dates.ts";
import { toStart, type When } from "./dates/when.ts";

/** "4", "2:30": an hour, where an hour was asked about. */
const bareHour = /^\d{1,2}(?::\d\d)?$/;

/**
 * "Am I free tomorrow at 2?" – "what about 4?", "and Thursday?", "or Friday at noon?": the same of another hour, of the
 * same hour on another day, or of both. Undefined where no hour is in it.
 */
export function atOtherHour(part: string, asked: string, now: Temporal.ZonedDateTime): string | undefined {
  const text = reword(asked, now, "en");
  const [when, ...others] = findTimes(text, now, "en").whens;
  const own = findTimes(reword(bareHour.test(part) ? `at ${part}` : part, now, "en"), now, "en");
  if (when === undefined || own.when === undefined || others.length > 0 || own.rest.trim() !== "") return undefined;
  const words = together(when, own.when, now);
  return words === undefined
    ? undefined
    : `${text.slice(0, when.index)}${words}${text.slice(when.index + when.text.length)}`;
}

function together(when: When, own: When, now: Temporal.ZonedDateTime): string | undefined {
  if ((own.time === undefined && when.time === undefined) || when.end !== undefined || when.isSpan === true)
    return undefined;
  if (own.days === undefined) return own.time === undefined ? undefined : `${wordDay(when)}${own.text}`;
  if (own.time !== undefined) return own.text;
  // Of a day alone it is asked at the hour that was asked about before.
  const hour = toStart(when, now)?.start.toPlainTime().toString({ smallestUnit: "minute" });
  return own.part !== undefined || hour === undefined ? undefined : `on ${own.days.first.toString()} at ${hour}`;
}

const wordDay = ({ days }: When): string => (days === undefined ? "" : `on ${days.first.toString()} `);
