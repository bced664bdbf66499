import type { DayQuery, EventList, RangeQuery } from "../../../generated/contract/types.ts";
import { parseCursor } from "../../base/cursor.ts";
import { toText } from "../../base/local-time.ts";
import type { MethodContext } from "../define.ts";
import { deletedSince, type CalendarContext } from "./_event.ts";
import { invalid, parseText } from "./_input.ts";
import { byDay, inOrder, placeOf, places, unfoldSeries } from "./_page.ts";
import type { Range } from "./_range.ts";
import { isRepeated } from "./_series.ts";
import { toSummary } from "./_shown.ts";

/** One page of what overlaps a range: single events as SQL cut them, merged with the occurrences of series. */
export async function listEvents(
  range: Range,
  input: DayQuery | RangeQuery,
  zone: string,
  ctx: CalendarContext & Pick<MethodContext, "fitting">,
): Promise<EventList> {
  const { participation, limit = 50 } = input;
  const query = input.query === undefined ? undefined : parseText(input.query, "query");
  const after = parseCursor(places, input.cursor, () => invalid("cursor", "not the nextCursor of a page"));
  const filter = {
    ...range,
    query,
    participation,
    deletedSince: input.include_cancelled ? deletedSince(ctx) : undefined,
  };
  const rows = await ctx.calendar.list({ ...filter, after, limit: limit + 1 });
  const series = unfoldSeries(rows, filter, after);
  const singles = rows.filter((row) => !isRepeated(row));
  const found = inOrder([...singles, ...series.items]);
  const page = found.slice(0, ctx.fitting(found.slice(0, limit).map((item) => toSummary(item, zone))).length);
  const last = found.length > page.length ? page.at(-1) : undefined;
  const isPaged = after !== undefined || last !== undefined;
  const total = isPaged ? await totalOf() : undefined;
  return {
    items: byDay(page, zone).map((item) => toSummary(item, zone)),
    count: page.length,
    ...(total === undefined ? {} : { total }),
    ...(last === undefined ? {} : { nextCursor: places.write(placeOf(last)) }),
    range: { startAt: toText(range.from, zone), endAt: toText(range.to, zone), timezone: zone },
  };

  /** Unknown when the series alone have more occurrences than one read unfolds. */
  async function totalOf(): Promise<number | undefined> {
    const all = after === undefined ? series : unfoldSeries(rows, filter, undefined);
    return all.isWhole ? (await ctx.calendar.count(filter)) + all.items.length : undefined;
  }
}
