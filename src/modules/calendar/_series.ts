import { RRuleTemporal, type Freq } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { addDays, dateOf, dayMs, fromWall, midnight, startOfDay, toWall } from "../../base/local-time.ts";
import type { EventContent, EventRow, EventSpan, Override, When } from "../../store/modules/calendar/calendar.ts";
import { invalid, parseDate } from "./_input.ts";
import { at, overlaps, wallOf } from "./_when.ts";

/** One occurrence as the rule gives it: `at` is its name, whatever becomes of it later. */
export interface Occurrence {
  at: number;
  wall: number;
  when: When;
}

/** A row of a list that stands for one occurrence of a series. */
export type OccurrenceRow<Row extends EventRow = EventRow> = Row & { occurrenceStartAt: number; isCancelled: boolean };

export type Repeated = When & { recurrence: NonNullable<EventContent["recurrence"]> };

export const isRepeated = <T extends { recurrence: EventContent["recurrence"] }>(
  event: T,
): event is T & Pick<Repeated, "recurrence"> => event.recurrence !== null;

/** What of a series falls into [from, to), changes and cancellations applied, cancelled ones marked. */
export function occurrencesIn<Row extends EventRow & Pick<Repeated, "recurrence">>(
  row: Row,
  from: number,
  to: number,
): OccurrenceRow<Row>[] {
  if (row.overrides.length === 0)
    return ruleBetween(row, from, to).map((occurrence) => applied(row, occurrence, undefined));
  const overrides = new Map(row.overrides.map((override) => [override.at, override]));
  const isMoved = (override: Override | undefined) => override?.changes.startAt !== undefined;
  const plain = ruleBetween(row, from, to).filter(({ at }) => !isMoved(overrides.get(at)));
  const moved = row.overrides.filter(isMoved).map(({ at }) => ({ at, when: row }));
  return [...plain, ...moved]
    .map((occurrence) => applied(row, occurrence, overrides.get(occurrence.at)))
    .filter((occurrence) => overlaps(occurrence, from, to));
}

/** The occurrence with this name, or undefined; one that was cancelled is found and marked. */
export function occurrenceAt<Row extends EventRow & Pick<Repeated, "recurrence">>(
  row: Row,
  at: number,
): OccurrenceRow<Row> | undefined {
  const occurrence = namedBy(row, at);
  return (
    occurrence &&
    applied(
      row,
      occurrence,
      row.overrides.find((override) => override.at === at),
    )
  );
}

/** More than a person would count; a rule until the year 9999 is not counted to its end. */
const mostCounted = 1000;

/** How many occurrences a series has from an instant on, without those cancelled; null when it never ends. */
export function countFrom(
  event: Repeated & Pick<EventRow, "overrides">,
  from = -Infinity,
): { count: number | null; isMore?: true } {
  const { count, until } = event.recurrence;
  if (count === undefined && until === undefined) return { count: null };
  const cancelled = new Set(event.overrides.flatMap(({ at, isCancelled }) => (isCancelled ? [at] : [])));
  // A day earlier on the wall clock, as a wall time is never farther from its instant.
  const first = from === -Infinity ? wallOf(event) : toWall(from, event.timezone) - dayMs;
  let found = 0;
  ruleOf(event).all(({ epochMilliseconds: wall }) => {
    if (wall >= first)
      found += resolved(event, wall).filter(({ at: start }) => start >= from && !cancelled.has(start)).length;
    return found <= mostCounted;
  });
  return found > mostCounted ? { count: mostCounted, isMore: true } : { count: found };
}

export function namedBy(event: Repeated, at: number): Occurrence | undefined {
  return ruleBetween(event, at, at + 1).find((occurrence) => occurrence.at === at);
}

function applied<Row extends EventRow>(
  row: Row,
  { at, when }: Pick<Occurrence, "at" | "when">,
  override: Override | undefined,
): OccurrenceRow<Row> {
  return { ...row, ...when, ...override?.changes, occurrenceStartAt: at, isCancelled: override?.isCancelled ?? false };
}

/** A day more on both sides: a wall time is never farther from its instant. */
function ruleBetween(event: Repeated, from: number, to: number): Occurrence[] {
  const length = event.endAt === null ? 0 : event.endAt - event.startAt + dayMs;
  const walls = ruleOf(event).between(
    new Date(toWall(from, event.timezone) - length - dayMs),
    new Date(toWall(to, event.timezone) + dayMs),
    true,
  );
  return walls
    .flatMap(({ epochMilliseconds }) => resolved(event, epochMilliseconds))
    .filter(({ when }) => overlaps(when, from, to));
}

/** Nothing when the calendar of the zone skips the whole day, as Samoa's did on 2011-12-30. */
function resolved(event: Repeated, wall: number): Occurrence[] {
  const isFirst = wall === wallOf(event);
  const date = dateOf(wall);
  const startAt = isFirst
    ? event.startAt
    : event.startDate === null
      ? fromWall(wall, event.timezone)
      : startOfDay(date, event.timezone);
  const isShifted = !isFirst && toWall(startAt, event.timezone) !== wall;
  if (isShifted && startOfDay(date, event.timezone) === startOfDay(addDays(date, 1), event.timezone)) return [];
  return [{ at: startAt, wall, when: at(event, wall, startAt) }];
}

/** Rules are read far more often than written, and making one costs more than asking it. */
const made = new Map<string, RRuleTemporal>();
const mostMade = 1000;

function ruleOf(event: Repeated): RRuleTemporal {
  const wall = wallOf(event);
  const name = `${wall} ${JSON.stringify(event.recurrence)}`;
  let rule = made.get(name);
  // Put back at the end: the first one is the one not asked for the longest.
  if (rule) made.delete(name);
  else rule = makeRule(wall, event.recurrence);
  if (made.size >= mostMade) made.delete(made.keys().next().value ?? "");
  made.set(name, rule);
  return rule;
}

/**
 * The rule runs on wall time: rrule would leave out the 02:30 that a clock change skips, and we promise "compatible".
 * Until is a local day, and inclusive.
 */
function makeRule(wall: number, { freq, interval, by_weekday, count, until }: Repeated["recurrence"]): RRuleTemporal {
  return new RRuleTemporal({
    freq: freq.toUpperCase() as Freq,
    dtstart: asUtc(wall),
    ...(interval === undefined ? {} : { interval }),
    ...(by_weekday === undefined ? {} : { byDay: by_weekday }),
    ...(count === undefined ? {} : { count }),
    ...(until === undefined ? {} : { until: asUtc(endOfDay(until)) }),
  });
}

const asUtc = (wall: number) => Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO("UTC");
const endOfDay = (date: string): number => midnight(date) + dayMs - 1;

/** Refuses a rule whose first occurrence is not the start, and finds where the event begins and ends for good. */
export function spanOf(event: EventContent): EventSpan {
  if (!isRepeated(event)) return { spanStart: event.startAt, spanEnd: event.endAt ?? event.startAt };
  const { count, until } = event.recurrence;
  const wall = wallOf(event);
  if (until !== undefined && parseDate(until, "recurrence.until") < dateOf(wall))
    throw invalid("recurrence.until", `the last day must not be before the start, ${dateOf(wall)}`);
  const rule = ruleOf(event);
  const first = rule.next(new Date(wall), true)?.epochMilliseconds;
  if (first !== wall) {
    const next = first === undefined ? "" : `; the first after it is ${dateOf(first)}`;
    throw invalid(
      event.startDate === null ? "start_at" : "start_date",
      `${dateOf(wall)} is not a day of the recurrence${next}`,
    );
  }
  if (count === undefined && until === undefined) return { spanStart: event.startAt, spanEnd: null };
  const last = until === undefined ? rule.all().at(-1) : rule.previous(new Date(endOfDay(until)), true);
  const startAt = fromWall(last?.epochMilliseconds ?? wall, event.timezone);
  const { endAt } = at(event, last?.epochMilliseconds ?? wall, startAt);
  return { spanStart: event.startAt, spanEnd: endAt ?? startAt };
}

/** With what was moved out of the rule's own span. */
export function widened({ spanStart, spanEnd }: EventSpan, overrides: readonly Override[]): EventSpan {
  const moved = overrides.flatMap(({ changes: { startAt, endAt } }) =>
    startAt === undefined ? [] : [{ startAt, endAt: endAt ?? startAt }],
  );
  return {
    spanStart: Math.min(spanStart, ...moved.map(({ startAt }) => startAt)),
    spanEnd: spanEnd === null ? null : Math.max(spanEnd, ...moved.map(({ endAt }) => endAt)),
  };
}

/** The rule up to the day before an occurrence, and the rule from it on. */
export function splitAt(
  event: Repeated,
  { wall }: Occurrence,
): { before: Repeated["recurrence"]; after: Repeated["recurrence"] } {
  const { count, ...rule } = event.recurrence;
  const before = { ...rule, until: addDays(dateOf(wall), -1) };
  if (count === undefined) return { before, after: event.recurrence };
  const past = ruleOf(event).between(new Date(wallOf(event)), new Date(wall - 1), true).length;
  return { before, after: { ...rule, count: count - past } };
}

/**
 * Overrides of a series that is moved: each keeps its place in it, and is gone where the new rule has no such place.
 */
export function rekeyed(from: Repeated, to: Repeated, overrides: readonly Override[]): Override[] {
  const shift = wallOf(to) - wallOf(from);
  return overrides.flatMap((override) => {
    const old = namedBy(from, override.at);
    const [place] = old ? resolved(to, old.wall + shift) : [];
    return place && namedBy(to, place.at) ? [{ ...override, at: place.at }] : [];
  });
}
