import type { HintKeyMsg, Weekday } from "../../../generated/contract/types.ts";
import type { ConcernedEvent, EventReach } from "../../domain/card.ts";
import { toWallClock, type MessageKey } from "../card/card.ts";
import type { EventLike } from "./event.ts";
import { msg } from "./msg.ts";
import { toRecurrence } from "./recurrence.ts";

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const satisfies readonly Weekday[];

/** Which part of a series is meant: "The whole series · Every week on Tue · 14 events". Nothing for a single event. */
export function toReach(event: ConcernedEvent): HintKeyMsg | undefined {
  const { reach } = event;
  const rule = toRule(event);
  if (reach === undefined || rule === undefined) return undefined;
  return reach.scope === "this"
    ? msg("reach.this", { rule })
    : msg(`reach.${reach.scope}`, { rule, count: toCount(reach) });
}

/** All events of a call in a line. */
export function toReachOf(events: readonly ConcernedEvent[]): HintKeyMsg | undefined {
  const [first] = events;
  if (first === undefined || events.length === 1) return first && toReach(first);
  const items = counted("reach.batch", events.length);
  const repeated = events.filter(({ reach }) => reach !== undefined);
  if (repeated.length === 0) return items;
  const counts = events.map(({ reach }) => reach?.count ?? (reach === undefined ? 1 : null));
  const isMore = events.some(({ reach }) => reach?.isMore);
  const count = counts.includes(null) ? null : counts.reduce<number>((sum, n) => sum + (n ?? 0), 0);
  return msg("reach.batch_series", {
    items,
    m: repeated.length,
    count: toCount({ count, ...(isMore ? { isMore } : {}) }),
  });
}

/** A call that is to be asked about, and the events it names. */
export interface ReachingCall {
  method: string;
  input: Readonly<Record<string, unknown>>;
  events: readonly ConcernedEvent[];
}

/** What these do, guests see. */
const seenByGuests = ["calendar.update", "calendar.delete", "calendar.restore"];

/** The same for a line that a model reads: it holds nothing that anyone has written. */
export function toReachMsgs({ method, input, events }: ReachingCall): HintKeyMsg[] {
  const { items } = input;
  const drafts = events.length === 0 && Array.isArray(items) ? [counted("reach.batch", items.length)] : [];
  const reach = toReachOf(events);
  const { size } = seenByGuests.includes(method) ? guestsOf(events) : new Set();
  return [...drafts, ...(reach ? [reach] : []), ...(size === 0 ? [] : [counted("reach.guests", size)])];
}

/** The rule without its number of times, which is told as a number of events. */
function toRule(event: EventLike): HintKeyMsg | undefined {
  if (event.recurrence === undefined) return undefined;
  const { count: _count, ...rule } = event.recurrence;
  return toRecurrence(withWeekday(rule, event));
}

/** A weekly rule without days repeats on the weekday of its start. */
export function withWeekday<Rule extends NonNullable<EventLike["recurrence"]>>(rule: Rule, event: EventLike): Rule {
  const date = event.startDate ?? dateThere(event);
  if (rule.freq !== "weekly" || rule.by_weekday !== undefined || date === undefined) return rule;
  const day = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return day === undefined ? rule : { ...rule, by_weekday: [day] };
}

/** In the event's own zone, where its rule counts; unless it is told, the start is written in that. */
function dateThere({ startAt, eventTimezone }: EventLike): string | undefined {
  return startAt === undefined || eventTimezone === undefined
    ? startAt?.slice(0, 10)
    : toWallClock(startAt, eventTimezone).date;
}

function toCount({ count, isMore }: Pick<EventReach, "count" | "isMore">): HintKeyMsg {
  if (count === null) return msg("reach.endless");
  return isMore ? msg("reach.more", { n: count }) : counted("reach.count", count);
}

type Counted =
  Extract<MessageKey, `${string}_one`> extends infer Key ? (Key extends `${infer Many}_one` ? Many : never) : never;

/** A text with a number, in the singular where the language has one. */
export function counted(key: Counted, n: number): HintKeyMsg {
  return n === 1 ? msg(`${key}_one`) : msg(key, { n });
}

/** Names of the people who have these events in their calendars. */
export function guestsOf(events: readonly EventLike[]): Set<string> {
  return new Set(events.flatMap((event) => othersOf(event).map(({ name, contactId }) => contactId ?? name)));
}

export const othersOf = (event: EventLike) => (event.participants ?? []).filter(({ role }) => role !== "organizer");
