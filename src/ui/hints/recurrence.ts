import type { HintKeyMsg, Recurrence } from "../../../generated/contract/types.ts";
import type { MessageKey } from "../card/card.ts";
import { msg } from "./msg.ts";

/** A repetition in words: every two weeks (Mon, Wed), until a date or a number of times. */
export function toRecurrence({ freq, interval = 1, by_weekday, count, until }: Recurrence): HintKeyMsg {
  let rule = interval === 1 ? msg(`recurrence.${freq}`) : msg(`recurrence.${freq}_n`, { n: interval });
  const days = by_weekday?.map(toDay) ?? [];
  if (days.length > 0) rule = msg("recurrence.on", { rule, days: days.reduce((a, b) => msg("list.pair", { a, b })) });
  if (until !== undefined) return msg("recurrence.until", { rule, date: { date: until } });
  return count === undefined ? rule : msg("recurrence.count", { rule, n: count });
}

/** `3TH` is the third Thursday of a month, `-1FR` its last Friday. */
function toDay(day: string): HintKeyMsg {
  const [place, name] = [day.slice(0, -2), day.slice(-2)];
  const weekday = msg(`weekday.${name}` as MessageKey);
  return place === "" ? weekday : msg(`recurrence.nth_${place === "-1" ? "last" : place}` as MessageKey, { weekday });
}
