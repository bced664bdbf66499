import { AppError } from "../../base/error.ts";
import { newId } from "../../base/ids.ts";
import { dateOf } from "../../base/local-time.ts";
import type { EntryContent } from "../../domain/calendar-entry.ts";
import type { ReadEntry } from "../../domain/read-file.ts";
import type { EventContent, EventFullRow, Override } from "../../store/modules/calendar/calendar.ts";
import { assertRoom, reread } from "./_create.ts";
import type { CalendarContext } from "./_event.ts";
import { parseDate } from "./_input.ts";
import { differing } from "./_plans.ts";
import { isRepeated, namedBy, spanOf, widened } from "./_series.ts";
import { tellGuests } from "./_tell.ts";
import { allDay, span } from "./_when.ts";

export interface Imported {
  outcome: "created" | "updated" | "unchanged";
  /** What of it could not be kept. */
  lost: string[];
}

/** One event of a file. It is known again by its UID, so that the same file twice is the same events once. */
export async function importEntry(entry: ReadEntry, isOwn: boolean, ctx: CalendarContext): Promise<Imported> {
  const content = checked(entry.content);
  const { overrides, lost } = toOverrides(content, entry);
  const event = { ...content, ...widened(spanOf(content), overrides) };
  const existing = await ctx.calendar.holdByUid(entry.uid);
  if (existing && isSame(existing, content, overrides)) return { outcome: "unchanged", lost };
  // What the person is a guest of is there already, and changes only by its organizer's hand.
  if (existing === undefined && (await ctx.calendar.find(entry.uid))) return { outcome: "unchanged", lost: [] };
  if (isRepeated(content) && !(existing && isRepeated(existing))) await assertRoom(ctx);
  const id = existing?.id ?? newId("evt");
  const at = ctx.clock.now();
  if (existing === undefined) await ctx.calendar.add({ ...event, id, at });
  else {
    if (existing.deletedAt !== null) await ctx.calendar.unmarkDeleted(id, at);
    await ctx.calendar.change(id, { ...event, at });
    await ctx.calendar.dropOverrides(id);
  }
  if (overrides.length > 0) await ctx.calendar.addOverrides(id, overrides);
  if (id !== entry.uid)
    await ctx.calendar.markImported(id, { uid: entry.uid, outsiders: entry.people, isByOthers: !isOwn });
  if (existing && existing.guests.length > 0) await tellGuests("changed", await reread(id, ctx), ctx);
  return { outcome: existing === undefined ? "created" : "updated", lost };
}

/** With the instants that whole days have here, and within what an event may be. */
function checked(content: EntryContent): EventContent {
  const { startAt, endAt, timezone, startDate, endDate } = content;
  parseDate(startDate ?? dateOf(startAt), "start");
  const when = startDate === null ? span(startAt, endAt, timezone) : allDay(startDate, endDate ?? startDate, timezone);
  return { ...content, ...when };
}

/** What differs from the series, occurrence by occurrence; those that the rule does not have are lost. */
function toOverrides(content: EventContent, { cancelled, occurrences, cuts }: ReadEntry) {
  const lost = cuts.map((field) => `${field} was shortened`);
  const overrides = new Map<number, Override>();
  if (!isRepeated(content)) return { overrides: [], lost };
  for (const at of cancelled) if (namedBy(content, at)) overrides.set(at, { at, isCancelled: true, changes: {} });
  for (const { at, content: own } of occurrences) {
    const occurrence = namedBy(content, at);
    if (occurrence === undefined)
      lost.push(`an occurrence at ${new Date(at).toISOString()} that the rule does not have`);
    else if (own === null) overrides.set(at, { at, isCancelled: true, changes: {} });
    else {
      const changes = differing({ ...content, ...occurrence.when }, checked(own));
      if (Object.keys(changes).length > 0) overrides.set(at, { at, isCancelled: false, changes });
    }
  }
  return { overrides: [...overrides.values()].toSorted((a, b) => a.at - b.at), lost };
}

const compared = [
  "title",
  "startAt",
  "endAt",
  "timezone",
  "startDate",
  "endDate",
  "location",
  "notes",
  "meetingUrl",
  "reminders",
  "showAs",
  "status",
] as const;

function isSame(existing: EventFullRow, content: EventContent, overrides: readonly Override[]): boolean {
  return existing.deletedAt === null && toKey(existing, existing.overrides) === toKey(content, overrides);
}

/** Keys of stored objects come in an order of their own. */
function toKey(content: EventContent, overrides: readonly Override[]): string {
  const sorted = (value: object | null) =>
    value && Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const parts = overrides
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, isCancelled, changes }) => [at, isCancelled, isCancelled ? null : sorted(changes)]);
  return JSON.stringify([compared.map((field) => content[field]), sorted(content.recurrence), parts]);
}

/** What is wrong with an event, in words for the person who has the file; anything unexpected goes on. */
export function toReason(reason: unknown): string {
  if (reason instanceof AppError && reason.status < 500) return reason.detail ?? reason.message;
  throw reason;
}
