import { monthDay } from "./dates/days.ts";
import { months, weekdays } from "./dates/english-words.ts";
import type { EventItem } from "./events.ts";

const named = new RegExp(`\\b(${weekdays.join("|")}),? the (\\d{1,2})(?:st|nd|rd|th)\\b(?! of\\b)`, "i");

export const namesDay = (said: string): boolean => named.test(said);

/**
 * "No, it's Sunday the 10th", said of a recital in May: the month is the event's where the 10th is a Sunday in it.
 * Where it is none, nothing is added, and both the day and the date are asked about.
 */
export function inItsMonth(said: string, event: EventItem | undefined): string {
  const [all = "", day = "", date = ""] = named.exec(said) ?? [];
  const first = event?.start?.toPlainDate() ?? event?.days?.first;
  if (all === "" || first === undefined) return said;
  const meant = monthDay(first.with({ day: 1 }), first.month, Number(date));
  if (meant?.dayOfWeek !== weekdays.indexOf(day.toLowerCase()) + 1) return said;
  return said.replace(all, `${all} of ${months[first.month - 1] ?? ""}`);
}
