import type { CalendarEntry } from "../../domain/calendar-entry.ts";
import type { NewUserNotice, NoticeContent, NoticeKind } from "../../domain/notice.ts";
import type { EventFullRow } from "../../store/modules/calendar/calendar.ts";
import type { MethodContext } from "../define.ts";
import type { OccurrenceRow } from "./_series.ts";

type TellContext = Pick<MethodContext, "notices">;

interface Telling {
  /** When only one occurrence is meant. */
  occurrence?: OccurrenceRow<EventFullRow> | undefined;
  /** By the ids of their invites; all guests, unless told. */
  only?: readonly string[];
  message?: string | null;
}

/** Everybody in the event besides its organizer; in the transaction of what they are told of. */
export async function tellGuests(
  kind: NoticeKind,
  event: EventFullRow,
  ctx: TellContext,
  { occurrence, only, message = null }: Telling = {},
): Promise<void> {
  const told = event.guests.filter(({ inviteId }) => only?.includes(inviteId) ?? true);
  await ctx.notices.add(
    told.map(({ userId, email: mailTo, name }) =>
      toNotice({ userId, mailTo, kind, event, occurrence }, { recipient: name, by: event.organizer, message }),
    ),
  );
}

/**
 * These of the people that a call names, one after the other: with the notice, a person is through. Those who need none
 * are so from the start.
 */
export async function tellOneByOne(
  kind: NoticeKind,
  event: EventFullRow,
  ctx: TellContext & Pick<MethodContext, "progress">,
  { only, of, message = null }: { only: readonly string[]; of: number; message?: string | null },
): Promise<void> {
  let done = of - only.length;
  ctx.progress(done);
  for (const inviteId of only) {
    await tellGuests(kind, event, ctx, { only: [inviteId], message });
    ctx.progress(++done);
  }
}

/** Tells the organizer what a guest has replied. */
export async function tellOrganizer(event: EventFullRow, message: string | null, ctx: TellContext): Promise<void> {
  const guest = event.guests.find(({ inviteId }) => inviteId === event.inviteId);
  const said = { by: guest?.name ?? null, message, participation: event.participation };
  await ctx.notices.add([toNotice({ userId: event.ownerId, kind: "reply", event }, said)]);
}

export function toNotice(
  about: Pick<NewUserNotice, "userId" | "mailTo" | "kind"> & Pick<Telling, "occurrence"> & { event: EventFullRow },
  said: Partial<Pick<NoticeContent, "recipient" | "by" | "message" | "participation" | "minutesBefore">>,
): NewUserNotice {
  const { userId, mailTo = null, kind, event, occurrence } = about;
  const content = { recipient: null, by: null, message: null, participation: null, minutesBefore: null, ...said };
  return {
    userId,
    mailTo,
    kind,
    eventId: event.id,
    content: { event: toEntry(event), occurrence: occurrence ? toOccurrence(occurrence) : null, ...content },
  };
}

function toOccurrence(row: OccurrenceRow<EventFullRow>): NonNullable<NoticeContent["occurrence"]> {
  const { occurrenceStartAt: at, startAt, endAt, timezone, startDate, endDate, title, location } = row;
  return { at, startAt, endAt, timezone, startDate, endDate, title, location };
}

/** The event by itself: ids of people, and what only its owner may know, stay behind. */
function toEntry(event: EventFullRow): CalendarEntry {
  return {
    id: event.id,
    version: event.version,
    title: event.title,
    startAt: event.startAt,
    endAt: event.endAt,
    timezone: event.timezone,
    startDate: event.startDate,
    endDate: event.endDate,
    location: event.location,
    notes: event.notes,
    meetingUrl: event.meetingUrl,
    reminders: null,
    showAs: event.showAs,
    status: event.status,
    recurrence: event.recurrence,
    overrides: event.overrides.map(({ at, isCancelled, changes }) => ({
      at,
      isCancelled,
      changes: "reminders" in changes ? { ...changes, reminders: null } : changes,
    })),
    createdAt: event.createdAt,
    updatedAt: event.updatedAt,
    organizer: event.organizer,
    guests: event.guests.map(({ name, participation }) => ({ name, participation })),
  };
}
