import type { CalendarCreateInput, HintFact, HintFactKey, HintItem } from "../../../generated/contract/types.ts";
import { toOffsetTime } from "../card/card.ts";
import { inZoneOf, toRows, toTimes } from "./approval-event.ts";
import type { ApprovalPart, WaitingFacts } from "./approval.ts";
import { toFacts, toItem, type EventLike } from "./event.ts";
import { given, msg } from "./msg.ts";
import { withWeekday } from "./reach.ts";
import { join, toParam } from "./values.ts";

type Draft = Exclude<CalendarCreateInput, { items: unknown }>;
const details = ["recurrence", "location", "notes", "meeting_url", "reminders", "show_as", "event_status"] as const;

export function createPart({ args, timezone }: WaitingFacts<"calendar.create">): ApprovalPart {
  if ("items" in args) return toRows(args.items.map((draft) => toDraftRow(toPlannedEvent(draft), timezone)));
  const event = toPlannedEvent(args);
  const zones = inZoneOf(timezone);
  return {
    facts: [...toFacts(event, ["title"], zones), ...toTimes(event, timezone), ...toFacts(event, details, zones)],
  };
}

function toDraftRow(event: EventLike, timezone: string): HintItem {
  const known = [...toTimes(event, timezone).slice(1), ...toFacts(event, details, inZoneOf(timezone))];
  const { subtitle: _location, ...row } = toItem(event, inZoneOf(timezone), "full");
  return { ...row, ...given("caption", join("list.dot", known.map(toPair))) };
}

const toPair = ({ key, value }: HintFact) =>
  msg("field.pair", { label: msg(`fact.${key satisfies HintFactKey}`), value: toParam(value) });

/** A draft as the event it would become, as far as a card shows it. */
function toPlannedEvent(draft: Draft): EventLike {
  const rest = {
    title: draft.title,
    eventTimezone: draft.event_timezone,
    ...given("location", draft.location),
    ...given("notes", draft.notes),
    ...given("meetingUrl", draft.meeting_url),
    ...given("reminders", draft.reminders),
    ...given("showAs", draft.show_as),
    ...given("eventStatus", draft.event_status),
  };
  const when = draft.all_day
    ? { allDay: true, startDate: draft.start_date, ...given("endDate", draft.end_date) }
    : { startAt: draft.start_at, ...given("endAt", toEnd(draft)) };
  const event: EventLike = { ...rest, ...when };
  return { ...event, ...given("recurrence", draft.recurrence && withWeekday(draft.recurrence, event)) };
}

function toEnd({ start_at, end_at, duration_minutes, event_timezone }: Exclude<Draft, { all_day: true }>) {
  return duration_minutes === undefined
    ? end_at
    : toOffsetTime(Date.parse(start_at) + duration_minutes * 60_000, event_timezone);
}
