import { toText } from "../base/local-time.ts";
import type { Locale } from "../base/locale.ts";
import type { CalendarEntry } from "../domain/calendar-entry.ts";
import type { DueMail } from "../store/modules/modules.ts";
import { toSentence, type Phrase } from "./notice-view.ts";

/** Writes an event as a file that calendars read. */
export type ToIcs = (
  entries: readonly CalendarEntry[],
  options: {
    method: IcsMethod;
    addresses: { organizer: string; guest: { name: string; email: string } };
    occurrence?: number;
  },
) => string;

type IcsMethod = "REQUEST" | "CANCEL";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for every try, so that a mail server that has it takes no second one. */
  messageId: string;
  ics?: { method: IcsMethod; content: string };
}

const methods = { invite: "REQUEST", changed: "REQUEST", restored: "REQUEST", cancelled: "CANCEL" } as const;

/** A notice as mail: the sentence, when and where, and for guests the event as a file that their calendar takes. */
export function toMail(
  { notice, to, timezone, organizerEmail }: DueMail & { to: string },
  { from, locale, phrase, toIcs }: { from: string; locale: Locale; phrase: Phrase; toIcs: ToIcs },
): Mail {
  const { id, kind, content } = notice;
  const { event, occurrence, message } = content;
  const { startAt, endAt, startDate, endDate, timezone: zone, location } = occurrence ?? event;
  const subject = toSentence(notice, { locale, phrase }).replace(/\s+/g, " ");
  const shownIn = timezone ?? zone;
  const when =
    startDate === null
      ? [toText(startAt, shownIn), ...(endAt === null ? [] : [toText(endAt, shownIn)])].join(" – ")
      : [startDate, ...(endDate === startDate || endDate === null ? [] : [endDate])].join(" – ");
  const lines = [subject, "", when, location ?? "", event.meetingUrl ?? "", "", message ?? ""];
  const method = kind in methods ? methods[kind as keyof typeof methods] : undefined;
  const guest = { name: content.recipient ?? "", email: to };
  return {
    to,
    subject: subject.slice(0, 200),
    text: `${lines.join("\n").trim()}\n`,
    messageId: `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    ...(method === undefined
      ? {}
      : {
          ics: {
            method,
            content: toIcs([event], {
              method,
              addresses: { organizer: organizerEmail ?? from, guest },
              ...(occurrence === null ? {} : { occurrence: occurrence.at }),
            }),
          },
        }),
  };
}
