import type { FreeSlot, HintFact, HintItem, HintKeyMsg, UiHints } from "../../../generated/contract/types.ts";
import { toWallClock } from "../card/card.ts";
import { toPrompt } from "./actions.ts";
import { toWhen, type Zones } from "./event.ts";
import type { FactsOf } from "./facts.ts";
import { given, msg } from "./msg.ts";
import { toNotes } from "./notes.ts";

/** Gaps between events, day by day, and what was asked for. */
export function toFreeCard(facts: FactsOf<"calendar.find_free">): UiHints {
  const { data, args } = facts;
  const zones: Zones = { shown: args.event_timezone ?? facts.timezone, reader: facts.timezone };
  const isEmpty = data.items.length === 0;
  return {
    v: 1,
    kind: "calendar.free_time",
    tool: "calendar.find_free",
    status: facts.status === "partial" ? "warning" : "info",
    title: msg(isEmpty ? "calendar.find_free.empty.title" : "calendar.find_free.title"),
    facts: toAsked(args, zones),
    ...given("groups", toDays(data.items, zones)),
    ...given("notes", toNotes(facts, { isRead: true })),
    ...given("actions", isEmpty ? [] : [toPrompt("create", msg("prompt.create"))]),
  };
}

function toAsked(args: FactsOf<"calendar.find_free">["args"], zones: Zones): HintFact[] {
  const range = toWhen({ startAt: args.start_at, endAt: args.end_at }, zones);
  const hours = toHours(args.earliest, args.latest);
  return [
    ...(range === undefined ? [] : [{ key: "range" as const, value: { when: range } }]),
    { key: "duration", value: { msg: msg("minutes.at_least", { n: args.duration_minutes }) } },
    ...(hours === undefined ? [] : [{ key: "hours" as const, value: { msg: hours } }]),
  ];
}

function toHours(earliest: string | undefined, latest: string | undefined): HintKeyMsg | undefined {
  if (earliest !== undefined && latest !== undefined) return msg("plain", { x: `${earliest}–${latest}` });
  if (earliest !== undefined) return msg("hours.from", { start: earliest });
  return latest === undefined ? undefined : msg("hours.until", { end: latest });
}

function toDays(slots: readonly FreeSlot[], zones: Zones) {
  const days = new Map<string, HintItem[]>();
  for (const slot of slots) {
    const { date } = toWallClock(slot.startAt, zones.shown);
    days.set(date, [...(days.get(date) ?? []), toRow(slot, zones)]);
  }
  return [...days].map(([date, items]) => ({ heading: msg("plain", { x: { date } }), items }));
}

function toRow(slot: FreeSlot, zones: Zones): HintItem {
  const [start, end] = [toWallClock(slot.startAt, zones.shown), toWallClock(slot.endAt, zones.shown)];
  const when = toWhen(slot, zones);
  // Two times of day alone would be misread across midnight, and in a zone that is not the reader's.
  const isPlain = start.date === end.date && zones.shown === zones.reader;
  return {
    title: `${start.time}–${end.time}`,
    icon: "clock",
    ...(isPlain || when === undefined ? {} : { when, whenMode: "full" }),
  };
}
