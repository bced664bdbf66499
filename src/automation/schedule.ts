import { Temporal } from "temporal-polyfill";
import type { AutomationSchedule } from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import { toTimezone } from "../base/timezone.ts";
import { toCronNext, type Next } from "./cron.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A missed firing is made up for until it is this old. */
const lateMs = 24 * hourMs;

/** As it is kept: zones by their right names. Throws JOB_SCHEDULE_INVALID with what is wrong. */
export function parseSchedule(given: AutomationSchedule): AutomationSchedule {
  if (given.type !== "cron") {
    const [field, instant] = given.type === "once" ? ["at", given.at] : ["start_at", given.start_at];
    if (instant !== undefined && !isInstant(instant)) throw invalid(field, "is not a day of the calendar");
    return given;
  }
  const timezone = toTimezone(given.timezone);
  if (timezone === undefined) throw invalid("timezone", "is not a known IANA zone");
  const schedule = { ...given, timezone };
  try {
    toCronNext(schedule);
  } catch (reason) {
    throw invalid("expression", (reason as Error).message.replace(/^CronPattern: /, ""));
  }
  return schedule;
}

/** `anchor` is where an interval without a beginning of its own counts from. */
export function toNext(schedule: AutomationSchedule, anchor: number): Next {
  if (schedule.type === "cron") return toCronNext(schedule);
  if (schedule.type === "once") {
    const at = Date.parse(schedule.at);
    return (after) => (at > after ? at : undefined);
  }
  const step = schedule.every_minutes * minuteMs;
  const start = schedule.start_at === undefined ? anchor + step : Date.parse(schedule.start_at);
  return (after) => (start > after ? start : start + (Math.floor((after - start) / step) + 1) * step);
}

/** The same readings of a clock elsewhere. Intervals and instants are the same everywhere. */
export const inZone = (schedule: AutomationSchedule, timezone: string | null): AutomationSchedule =>
  schedule.type === "cron" ? { ...schedule, timezone: timezone ?? "UTC" } : schedule;

/** Throws when the schedule lies in the past, or means a day that no calendar has. */
export function firstOf(schedule: AutomationSchedule, now: number): number {
  const next = toNext(schedule, now)(now);
  if (next === undefined)
    throw invalid(
      schedule.type === "once" ? "at" : "expression",
      schedule.type === "once" ? "lies in the past" : "never comes",
    );
  return next;
}

export function nextFive(schedule: AutomationSchedule, now: number): number[] {
  const next = toNext(schedule, now);
  const firings: number[] = [];
  for (let at = next(now); at !== undefined && firings.length < 5; at = next(at)) firings.push(at);
  return firings;
}

/**
 * What is to be done about a job that was due at `due`. Of firings that were missed only the newest is made up for, and
 * only while it is not older than a day; the schedule goes on from there, by its own times and not by when we looked.
 */
export function toDue(
  next: Next,
  { due, now }: { due: number; now: number },
): { newest: number; isLate: boolean; next: number | undefined } {
  let newest = due;
  // A short look back finds the newest of a dense schedule in a few steps, a long one that of a thin schedule.
  for (const back of [5 * minuteMs, hourMs, 6 * hourMs, lateMs]) {
    const from = Math.max(due, now - back);
    for (let at = next(from); at !== undefined && at <= now; at = next(at)) newest = at;
    if (newest > due || from === due) break;
  }
  return { newest, isLate: now - newest > lateMs, next: next(Math.max(newest, now)) };
}

/** The pattern of the contract lets the thirtieth of February through, and so does Date. */
function isInstant(text: string): boolean {
  try {
    return Temporal.Instant.from(text) !== undefined;
  } catch {
    return false;
  }
}

const invalid = (field: string, problem: string) =>
  new AppError(
    "JOB_SCHEDULE_INVALID",
    { errors: [{ path: `/schedule/${field}`, message: problem }] },
    { detail: `schedule.${field} ${problem}.` },
  );
