import { flagPart, idPart, makeCursor, msPart } from "../../base/cursor.ts";
import { dayMs, toWall } from "../../base/local-time.ts";
import type { Position, ListedRow, RangeFilter } from "../../store/modules/calendar/calendar.ts";
import type { Range } from "./_range.ts";
import { isRepeated, occurrencesIn } from "./_series.ts";
import type { ShownEvent } from "./_shown.ts";

/** Where a page ended. Two occurrences of one series can start together, so the one it was counts too. */
export interface Place extends Position {
  occurrence: number;
}

/** Occurrences unfolded in one read. Pages are shorter, so a cut costs no item, only the total. */
const mostOccurrences = 730;
const windowMs = 31 * dayMs;

export interface Occurrences {
  items: ShownEvent<ListedRow>[];
  /** False when there are more in the range. */
  isWhole: boolean;
}

/**
 * Occurrences in order of time, month by month, until there are enough of them: a hundred daily series cost a month,
 * not a year.
 */
export function unfoldSeries(
  rows: readonly ListedRow[],
  filter: RangeFilter & Range,
  place: Place | undefined,
): Occurrences {
  const series = rows.filter(isRepeated);
  // A name keeps an occurrence from being counted in two windows when it reaches into both.
  const found = new Map<string, ShownEvent<ListedRow>>();
  const first = place === undefined ? filter.from : Math.max(filter.from, place.startAt);
  for (let from = first; from < filter.to && series.length > 0; from += windowMs) {
    const to = Math.min(from + windowMs, filter.to);
    for (const row of series) {
      for (const item of occurrencesIn(row, from, to)) {
        if (isShown(item, filter) && (place === undefined || compare(placeOf(item), place) > 0))
          found.set(`${item.id} ${item.occurrenceStartAt}`, item);
      }
    }
    if (found.size > mostOccurrences) return { items: [...found.values()], isWhole: false };
  }
  return { items: [...found.values()], isWhole: true };
}

function isShown(
  item: ShownEvent<ListedRow> & { isCancelled: boolean },
  { query, deletedSince }: RangeFilter,
): boolean {
  if (item.isCancelled && deletedSince === undefined) return false;
  if (query === undefined || item.hasPerson) return true;
  return [item.title, item.location ?? ""].some((text) => text.toLowerCase().includes(query.toLowerCase()));
}

export const placeOf = (item: ShownEvent): Place => ({
  startAt: item.startAt,
  isTimed: item.startDate === null,
  id: item.id,
  occurrence: occurrenceOf(item),
});

const occurrenceOf = (item: ShownEvent): number => ("occurrenceStartAt" in item ? item.occurrenceStartAt : 0);

/** As pages are cut. */
export function inOrder<Row extends ShownEvent>(items: readonly Row[]): Row[] {
  return items
    .map((item) => ({ item, place: placeOf(item) }))
    .toSorted((a, b) => compare(a.place, b.place))
    .map(({ item }) => item);
}

/** By start, all-day before timed, then by id; SQL sorts the same way. */
function compare(a: Place, b: Place): number {
  return (
    a.startAt - b.startAt ||
    Number(a.isTimed) - Number(b.isTimed) ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0) ||
    a.occurrence - b.occurrence
  );
}

/**
 * The order in which one page is shown: day by day in the zone of the answer, all-day first, whatever zone it is in.
 */
export function byDay<Row extends ShownEvent>(items: readonly Row[], zone: string): Row[] {
  return items
    .map((item) => ({ item, place: placeOf(item), day: Math.floor(toWall(item.startAt, zone) / dayMs) }))
    .toSorted((a, b) => a.day - b.day || Number(a.place.isTimed) - Number(b.place.isTimed) || compare(a.place, b.place))
    .map(({ item }) => item);
}

/** Opaque for others, so anything else than what was given out is refused. */
export const places = makeCursor<Place>({
  startAt: msPart,
  isTimed: flagPart,
  id: idPart(/^evt_[\w-]{1,64}$/),
  occurrence: msPart,
});
