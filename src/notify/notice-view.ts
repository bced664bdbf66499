import type { Notice } from "../../generated/contract/types.ts";
import { toText } from "../base/local-time.ts";
import type { Locale } from "../base/locale.ts";
import type { UserNotice } from "../domain/notice.ts";

/** The sentence of a kind of notice in a language, its places filled. */
export type Phrase = (key: string, locale: Locale, parameters: Readonly<Record<string, string>>) => string;

/** What the reader is shown. Times are in the zone of the event; when it was told is in the reader's own. */
export function toNotice(
  { id, kind, eventId, content, createdAt, isRead }: UserNotice,
  reader: { timezone: string; locale: Locale; phrase: Phrase },
): Notice {
  const { event, occurrence, by, message, participation, minutesBefore } = content;
  const { title, location, startAt, endAt, timezone, startDate } = occurrence ?? event;
  return {
    id,
    kind,
    text: toSentence({ kind, content }, reader).slice(0, 400),
    createdAt: toText(createdAt.getTime(), reader.timezone),
    read: isRead,
    eventId,
    ...(occurrence === null ? {} : { occurrenceStartAt: toText(occurrence.at, event.timezone) }),
    title,
    startAt: toText(startAt, timezone),
    ...(endAt === null ? {} : { endAt: toText(endAt, timezone) }),
    ...(startDate === null ? {} : { allDay: true }),
    eventTimezone: timezone,
    ...(location === null ? {} : { location }),
    ...(by === null ? {} : { by }),
    ...(message === null ? {} : { message }),
    ...(participation === null ? {} : { participation }),
    ...(minutesBefore === null ? {} : { minutesBefore }),
    ...(by === null ? {} : { tainted: true }),
  };
}

export function toSentence(
  { kind, content }: Pick<UserNotice, "kind" | "content">,
  { locale, phrase }: { locale: Locale; phrase: Phrase },
): string {
  const { event, occurrence, by, participation, minutesBefore } = content;
  const { title } = occurrence ?? event;
  return phrase(toKey(), locale, { title, by: by ?? event.organizer, n: String(minutesBefore ?? 0) });

  function toKey(): string {
    if (kind === "reply") return participation === "declined" ? "notice.declined" : "notice.accepted";
    return kind === "reminder" && minutesBefore === 0 ? "notice.reminder_now" : `notice.${kind}`;
  }
}
