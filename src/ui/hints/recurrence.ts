import type { HintKeyMsg, Recurrence } from "../../../generated/contract/types.ts";
import { msg } from "./msg.ts";

/** A repetition in words: every two weeks (Mon, Wed), until a date or a number of times. */
export function toRecurrence({ freq, interval = 1, by_weekday, count, until }: Recurrence): HintKeyMsg {
  let rule = interval === 1 ? msg(`recurrence.${freq}`) : msg(`recurrence.${freq}_n`, { n: interval });
  const days = by_weekday?.map((day) => msg(`weekday.${day}`)) ?? [];
  if (days.length > 0) rule = msg("recurrence.on", { rule, days: days.reduce((a, b) => msg("list.pair", { a, b })) });
  if (until !== undefined) return msg("recurrence.until", { rule, date: { date: until } });
  return count === undefined ? rule : msg("recurrence.count", { rule, n: count });
}
