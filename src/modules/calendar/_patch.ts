import type { EventChange, EventPatch } from "../../../generated/contract/types.ts";
import { addDays, dateOf, toText, toWall } from "../../base/local-time.ts";
import type { EventContent, When } from "../../store/modules/calendar/calendar.ts";
import { invalid, parseInstantIn, parseText } from "./_input.ts";
import { assertDays } from "./_recurrence.ts";
import { allDay, daysOf, span, toReminders } from "./_when.ts";

/**
 * The content with a patch applied: absent keeps, null clears. New times are meant in `zone`; without any the event
 * keeps its own.
 */
export function patched(content: EventContent, patch: EventPatch, zone: string): EventContent {
  const when = toWhen(content, patch, zone);
  if (patch.recurrence) assertDays(patch.recurrence, when);
  return {
    ...content,
    ...when,
    ...(patch.title === undefined ? {} : { title: parseText(patch.title, "patch.title") }),
    ...(patch.location === undefined ? {} : { location: patch.location || null }),
    ...(patch.notes === undefined ? {} : { notes: patch.notes || null }),
    ...(patch.meeting_url === undefined ? {} : { meetingUrl: patch.meeting_url }),
    ...(patch.reminders === undefined ? {} : { reminders: toReminders(patch.reminders) }),
    ...(patch.show_as === undefined ? {} : { showAs: patch.show_as }),
    ...(patch.event_status === undefined ? {} : { status: patch.event_status }),
    ...(patch.recurrence === undefined ? {} : { recurrence: patch.recurrence }),
  };
}

function toWhen(when: When, patch: EventPatch, zone: string): When {
  const isAllDay = patch.all_day ?? when.startDate !== null;
  const wrong = isAllDay ? (["start_at", "end_at"] as const) : (["start_date", "end_date"] as const);
  // To clear the end of whole days says nothing, and an undo may say it.
  const stray = wrong.find((field) => patch[field] !== undefined && patch[field] !== null);
  if (stray !== undefined) {
    throw invalid(
      stray,
      isAllDay
        ? "an all-day event has start_date and end_date; for a time of day also send all_day false"
        : "a timed event has start_at and end_at; for whole days also send all_day true",
    );
  }
  return isAllDay ? toAllDay(when, patch, zone) : toTimed(when, patch, zone);
}

/** Moving the start alone keeps the length. */
function toTimed(when: When, { start_at, end_at }: EventPatch, zone: string): When {
  const isTimed = when.startDate === null;
  if (start_at === undefined && end_at === undefined && isTimed) return when;
  if (start_at === undefined && !isTimed) throw invalid("start_at", "an all-day event needs it to become a timed one");
  const startAt = start_at === undefined ? when.startAt : parseInstantIn(zone, start_at, "start_at");
  const timezone = start_at === undefined ? when.timezone : zone;
  if (end_at !== undefined)
    return span(startAt, end_at === null ? null : parseInstantIn(zone, end_at, "end_at"), timezone);
  return span(startAt, when.endAt === null || !isTimed ? null : startAt + (when.endAt - when.startAt), timezone);
}

function toAllDay(when: When, { start_date, end_date }: EventPatch, zone: string): When {
  const isTimed = when.startDate === null;
  if (start_date === undefined && end_date === undefined && !isTimed) return when;
  const timezone = start_date === undefined && !isTimed ? when.timezone : zone;
  const [oldStart, oldEnd] =
    when.startDate === null || when.endDate === null ? datesOf(when, timezone) : [when.startDate, when.endDate];
  const startDate = start_date ?? oldStart;
  return allDay(
    startDate,
    end_date ?? (start_date === undefined ? oldEnd : addDays(startDate, daysOf(oldStart, oldEnd) - 1)),
    timezone,
  );
}

/** The local days a timed event touches. Its end is exclusive: until midnight is not the next day. */
function datesOf({ startAt, endAt }: When, zone: string): [string, string] {
  const date = (instant: number) => dateOf(toWall(instant, zone));
  return [date(startAt), date(endAt === null ? startAt : endAt - 1)];
}

/** What differs, in the words of the input; a value that is absent is left out. */
export function changesBetween(before: EventContent, after: EventContent): EventChange[] {
  const [from, to] = [toFields(before), toFields(after)];
  return Object.keys({ ...from, ...to }).flatMap((field) => {
    if (JSON.stringify(from[field]) === JSON.stringify(to[field])) return [];
    return [
      {
        field,
        ...(from[field] === undefined ? {} : { from: from[field] }),
        ...(to[field] === undefined ? {} : { to: to[field] }),
      },
    ];
  });
}

function toFields(content: EventContent): Record<string, unknown> {
  const isAllDay = content.startDate !== null;
  const fields: Record<string, unknown> = {
    title: content.title,
    all_day: isAllDay || null,
    start_date: content.startDate,
    end_date: content.endDate,
    start_at: isAllDay ? null : toText(content.startAt, content.timezone),
    end_at: isAllDay || content.endAt === null ? null : toText(content.endAt, content.timezone),
    event_timezone: content.timezone,
    location: content.location,
    notes: content.notes,
    meeting_url: content.meetingUrl,
    reminders: content.reminders,
    show_as: content.showAs,
    event_status: content.status,
    recurrence: content.recurrence,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
