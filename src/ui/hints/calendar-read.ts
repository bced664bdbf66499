import type * as T from "../../../generated/contract/types.ts";
import type { CardFacts } from "../../domain/card.ts";
import { toWallClock } from "../card/card.ts";
import { toPrompt } from "./actions.ts";
import { toEventDetail } from "./calendar-event.ts";
import { toItem, type Zones } from "./event.ts";
import type { FactsOf } from "./facts.ts";
import { given, msg } from "./msg.ts";
import { toNotes } from "./notes.ts";

type ListQuery = T.DayQuery | T.RangeQuery;
type ListFacts = CardFacts<ListQuery, T.EventList>;

/** How the asked time is called: one day, from day to day, or from minute to minute. */
interface Span {
  wording: "day" | "range";
  params: T.HintParams;
  date?: string;
}

/** Beyond this many days the headings would crowd the rows out of the card; then each row tells its date. */
const maxHeadings = 12;

export function toReadCard(facts: FactsOf<"calendar.read">): T.UiHints {
  if ("items" in facts.data) return toListCard({ ...facts, args: facts.args as ListQuery, data: facts.data });
  return toEventDetail({ ...facts, args: facts.args as T.EventQuery, data: facts.data });
}

function toListCard(facts: ListFacts): T.UiHints {
  const { args, data } = facts;
  // A list has one zone, so that its rows can be compared; an event's own zone is shown in its detail.
  const zones: Zones = { shown: args.event_timezone ?? facts.timezone, reader: facts.timezone };
  const span = toSpan(args, zones.shown);
  const total = Math.max(data.total ?? 0, data.items.length);
  return {
    v: 1,
    kind: "calendar.event_list",
    tool: "calendar.read",
    status: facts.status === "partial" ? "warning" : "info",
    ...toHeadline(facts, span, total),
    ...given("groups", toGroups(data.items, args, zones)),
    ...given("more", total > data.items.length ? { shown: data.items.length, total } : undefined),
    ...given("notes", [...toNotes(facts, { isRead: true }), ...toCutNote(facts)]),
    ...given("actions", toNewEvent(span, data)),
  };
}

function toHeadline(
  { args, data, status }: ListFacts,
  { wording, params }: Span,
  total: number,
): { title: T.HintKeyMsg; body?: T.HintKeyMsg } {
  const title = msg(`calendar.read.${wording}.title`, params);
  if (data.items.length > 0) return { title, body: msg("calendar.read.count", { n: total }) };
  // "You are free then" is only true of a whole and unfiltered answer.
  if (status === "partial") return { title };
  if (args.query !== undefined || args.participation !== undefined)
    return { title: msg("calendar.read.filtered.empty.title") };
  return { title: msg(`calendar.read.${wording}.empty.title`, params), body: msg("calendar.read.empty.body") };
}

/** On a day the button names it; for a longer time there is one only where nothing is planned. */
function toNewEvent({ date }: Span, { items }: T.EventList): T.HintAction[] {
  if (date !== undefined) return [toPrompt("create", msg("prompt.create_on", { date: { date } }))];
  return items.length === 0 ? [toPrompt("create", msg("prompt.create"))] : [];
}

/** There is more, but the method did not count how much. */
function toCutNote({ data, warnings }: ListFacts): T.HintNote[] {
  const isSaid = data.total !== undefined || warnings?.includes("truncated_output");
  return data.nextCursor === undefined || isSaid ? [] : [{ level: "info", msg: msg("note.truncated") }];
}

function toGroups(items: readonly T.EventSummary[], args: ListQuery, zones: Zones): T.HintGroup[] {
  if (items.length === 0) return [];
  if (args.mode !== "range") return [{ items: items.map((event) => toItem(event, zones)) }];
  const first = toWallClock(args.start_at, zones.shown).date;
  const days = new Map<string, T.EventSummary[]>();
  for (const event of items) {
    const started =
      (event.allDay ? event.startDate : undefined) ??
      (event.startAt === undefined ? first : toWallClock(event.startAt, zones.shown).date);
    // What began before the range stands under its first day.
    const day = started < first ? first : started;
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  if (days.size > maxHeadings) return [{ items: items.map((event) => toItem(event, zones, "full")) }];
  return [...days].map(([date, events]) => ({
    heading: msg("plain", { x: { date } }),
    items: events.map((event) => toItem(event, zones)),
  }));
}

function toSpan(args: ListQuery, timezone: string): Span {
  if (args.mode === "day") return { wording: "day", params: { date: { date: args.date } }, date: args.date };
  const start = toWallClock(args.start_at, timezone);
  const end = toWallClock(args.end_at, timezone);
  if (start.time !== "00:00" || end.time !== "00:00") {
    const at = (startAt: string): T.HintParam => ({ when: { startAt, timezone } });
    return { wording: "range", params: { start: at(args.start_at), end: at(args.end_at) } };
  }
  // The end is exclusive: midnight belongs to the day before.
  const last = toWallClock(new Date(Date.parse(args.end_at) - 1000).toISOString(), timezone).date;
  if (last === start.date) return { wording: "day", params: { date: { date: last } }, date: last };
  return { wording: "range", params: { start: { date: start.date }, end: { date: last } } };
}
