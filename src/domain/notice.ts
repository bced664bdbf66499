import type { Participation } from "../../generated/contract/types.ts";
import type { CalendarEntry, EntryContent } from "./calendar-entry.ts";

export type NoticeKind = "invite" | "changed" | "cancelled" | "restored" | "reply" | "reminder";

/** What happened to an event, and the event as it was then. */
export interface NoticeContent {
  event: CalendarEntry;
  /** When it is about one occurrence: its name, and when and what it is. */
  occurrence: (Pick<EntryContent, "title" | "location"> & NoticeWhen & { at: number }) | null;
  /** As the organizer calls the guest who is told. */
  recipient: string | null;
  /** Who did it; nobody, for a reminder. */
  by: string | null;
  /** In the words of that person. */
  message: string | null;
  /** Of a reply. */
  participation: Participation | null;
  /** Of a reminder. */
  minutesBefore: number | null;
}

type NoticeWhen = Pick<EntryContent, "startAt" | "endAt" | "timezone" | "startDate" | "endDate">;

/** Somebody is to be told. */
export interface NewUserNotice {
  /** Null for a guest who is no user here, and is told by mail. */
  userId: string | null;
  mailTo?: string | null;
  kind: NoticeKind;
  eventId: string;
  content: NoticeContent;
  /** Under this name it is made once. */
  once?: string;
}

export interface UserNotice {
  id: string;
  userId: string;
  kind: NoticeKind;
  eventId: string;
  content: NoticeContent;
  createdAt: Date;
  isRead: boolean;
}
