import type { DayQuery, EventList, RangeQuery } from "../../../generated/contract/types.ts";
import { defineMethod, type MethodContext } from "../define.ts";
import { deletedSince } from "./_event.ts";
import { invalid, parseInstant, zoneOr } from "./_input.ts";
import { byDay, inOrder, parseCursor, placeOf, toCursor, unfoldSeries } from "./_page.ts";
import { dayRange, toRange, type Range } from "./_range.ts";
import { isRepeated, occurrenceAt } from "./_series.ts";
import { toDetail, toSummary } from "./_view.ts";
import { toText } from "./_zone.ts";

export default defineMethod("calendar.read", async (input, ctx) => {
  const zone = zoneOr(input.event_timezone, ctx.timezone);
  switch (input.mode) {
    case "day":
      return await list(dayRange(input.date, zone), input, zone, ctx);
    case "range":
      return await list(toRange(input), input, zone, ctx);
    case "event": {
      const event = await ctx.calendar.find(input.event_id);
      if (!event || event.deletedAt !== null) throw ctx.error("EVENT_NOT_FOUND", { event_id: input.event_id });
      if (input.occurrence_start_at === undefined) return toDetail(event, zone);
      if (!isRepeated(event)) throw invalid("occurrence_start_at", "this event does not repeat");
      const occurrence = occurrenceAt(event, parseInstant(input.occurrence_start_at, "occurrence_start_at"));
      if (!occurrence || occurrence.isCancelled) throw ctx.error("EVENT_NOT_FOUND", {}, { detail: `The event has no occurrence at ${input.occurrence_start_at}.` });
      return toDetail(occurrence, zone);
    }
  }
});

async function list(range: Range, input: DayQuery | RangeQuery, zone: string, ctx: MethodContext<"calendar.read">): Promise<EventList> {
  const { query, participation, limit = 50 } = input;
  const after = input.cursor === undefined ? undefined : parseCursor(input.cursor);
  const filter = { ...range, query, participation, deletedSince: input.include_cancelled ? deletedSince(ctx) : undefined };
  const rows = await ctx.calendar.list({ ...filter, after, limit: limit + 1 });
  const series = unfoldSeries(rows, filter, after);
  const singles = rows.filter((row) => !isRepeated(row));
  const found = inOrder([...singles, ...series.items]);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const isPaged = after !== undefined || last !== undefined;
  const total = isPaged ? await totalOf() : undefined;
  return {
    items: byDay(page, zone).map((item) => toSummary(item, zone)),
    count: page.length,
    ...(total === undefined ? {} : { total }),
    ...(last === undefined ? {} : { nextCursor: toCursor(placeOf(last)) }),
    range: { startAt: toText(range.from, zone), endAt: toText(range.to, zone), timezone: zone },
  };

  /** Unknown when the series alone have more occurrences than one read unfolds. */
  async function totalOf(): Promise<number | undefined> {
    const all = after === undefined ? series : unfoldSeries(rows, filter, undefined);
    return all.isWhole ? (await ctx.calendar.count(filter)) + all.items.length : undefined;
  }
}
