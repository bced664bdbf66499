import type { AllDayDraft, TimedDraft } from "../../../generated/contract/types.ts";
import { addDays, dateOf, dayMs, midnight, startOfDay, toText, toWall } from "../../base/local-time.ts";
import type { EventContent, When } from "../../store/modules/calendar/calendar.ts";
import { invalid, parseDate, parseInstantIn, parseText, parseZone } from "./_input.ts";

const longestDays = 30;

/** What a draft says, checked; a series is checked further by its rule. */
export function toContent(draft: TimedDraft | AllDayDraft): EventContent {
  const timezone = parseZone(draft.event_timezone);
  return {
    ...(draft.all_day
      ? allDay(draft.start_date, draft.end_date ?? draft.start_date, timezone)
      : timed(draft, timezone)),
    title: parseText(draft.title, "title"),
    location: draft.location || null,
    notes: draft.notes || null,
    meetingUrl: draft.meeting_url ?? null,
    reminders: toReminders(draft.reminders),
    showAs: draft.show_as ?? "busy",
    status: draft.event_status ?? "confirmed",
    recurrence: draft.recurrence ?? null,
  };
}

/** None is null, however it is said. */
export const toReminders = (minutes: number[] | null | undefined): number[] | null =>
  minutes?.length ? minutes : null;

function timed(draft: TimedDraft, timezone: string): When {
  const startAt = parseInstantIn(timezone, draft.start_at, "start_at");
  if (draft.end_at !== undefined) return span(startAt, parseInstantIn(timezone, draft.end_at, "end_at"), timezone);
  return span(
    startAt,
    draft.duration_minutes === undefined ? null : startAt + draft.duration_minutes * 60_000,
    timezone,
  );
}

/** Half-open; no end is a point in time. */
export function span(startAt: number, endAt: number | null, timezone: string): When {
  if (endAt !== null && endAt <= startAt)
    throw invalid("end_at", `the end must be after the start, ${toText(startAt, timezone)}`);
  if (endAt !== null && endAt - startAt > longestDays * dayMs)
    throw invalid("end_at", `an event lasts at most ${longestDays} days`);
  return { startAt, endAt, timezone, startDate: null, endDate: null };
}

/** Dates are inclusive; the instants are the first ones of the first day and of the day after the last. */
export function allDay(startDate: string, endDate: string, timezone: string): When {
  parseDate(startDate, "start_date");
  parseDate(endDate, "end_date");
  if (endDate < startDate) throw invalid("end_date", `the last day must not be before the first, ${startDate}`);
  if (daysOf(startDate, endDate) > longestDays) throw invalid("end_date", `an event lasts at most ${longestDays} days`);
  const [startAt, endAt] = [startOfDay(startDate, timezone), startOfDay(addDays(endDate, 1), timezone)];
  if (endAt <= startAt) throw invalid("start_date", `${startDate} is skipped by the calendar of ${timezone}`);
  return { startAt, endAt, timezone, startDate, endDate };
}

export const daysOf = (startDate: string, endDate: string): number =>
  (midnight(endDate) - midnight(startDate)) / dayMs + 1;

/** The local reading a series counts its days and weeks on. */
export const wallOf = ({ startAt, timezone, startDate }: When): number =>
  startDate === null ? toWall(startAt, timezone) : midnight(startDate);

/** The same length and kind of event at another local reading, resolved by the caller for a timed one. */
export function at(when: When, wall: number, startAt: number): When {
  if (when.startDate === null || when.endDate === null)
    return { ...when, startAt, endAt: when.endAt === null ? null : startAt + (when.endAt - when.startAt) };
  const startDate = dateOf(wall);
  const endDate = addDays(startDate, daysOf(when.startDate, when.endDate) - 1);
  return { ...when, startDate, endDate, startAt, endAt: startOfDay(addDays(endDate, 1), when.timezone) };
}

/** A point is inside when its start is; everything else when it overlaps. */
export const overlaps = ({ startAt, endAt }: When, from: number, to: number): boolean =>
  startAt < to && (endAt === null ? startAt >= from : endAt > from);
