import type {
  EventChange,
  EventPatch,
  HintChange,
  HintFactKey,
  HintFactValue,
} from "../../../generated/contract/types.ts";
import { toText, toWhen, type EventLike, type Zones } from "./event.ts";
import { msg, quote } from "./msg.ts";
import { toRecurrence } from "./recurrence.ts";

/** Fields of a patch that together say when. */
export const whenFields = ["start_at", "end_at", "all_day", "start_date", "end_date"];

const shownFields: readonly [string, HintFactKey][] = [
  ["location", "location"],
  ["notes", "notes"],
  ["meeting_url", "meeting_url"],
  ["reminders", "reminders"],
  ["recurrence", "recurrence"],
  ["show_as", "show_as"],
  ["event_status", "event_status"],
  ["event_timezone", "timezone"],
];

/** Old and new per fact, in the order of the facts; `event` is the event after the change. */
export function toChanges(event: EventLike, changes: readonly EventChange[], zones: Zones): HintChange[] {
  const changed = (field: string): EventChange | undefined => changes.find((change) => change.field === field);
  const when = changes.some(({ field }) => whenFields.includes(field)) ? [toWhenChange(event, changes, zones)] : [];
  const rest = [["title", "title"] as const, ...shownFields].flatMap(([field, key]): HintChange[] => {
    const change = changed(field);
    return change === undefined
      ? []
      : [{ key, from: toValue(field, change.from, event), to: toValue(field, change.to, event) }];
  });
  const [title, others] = [rest.filter(({ key }) => key === "title"), rest.filter(({ key }) => key !== "title")];
  return [...title, ...when, ...others];
}

/** The event as it was: what changed taken back, the rest as it is. */
function toEarlier(event: EventLike, changes: readonly EventChange[]): EventLike {
  const was = <T>(field: string, now: T | undefined): T | undefined => {
    const change = changes.find((one) => one.field === field);
    return change === undefined ? now : ((change.from ?? undefined) as T | undefined);
  };
  return {
    startAt: was("start_at", event.startAt),
    endAt: was("end_at", event.endAt),
    allDay: was("all_day", event.allDay),
    startDate: was("start_date", event.startDate),
    endDate: was("end_date", event.endDate),
  };
}

/** What a patch would change, as the handler would report it. */
export function toPlanned(event: EventLike, patch: EventPatch): EventChange[] {
  const now: Record<string, unknown> = {
    title: event.title,
    start_at: event.startAt,
    end_at: event.endAt,
    all_day: event.allDay,
    start_date: event.startDate,
    end_date: event.endDate,
    location: event.location,
    notes: event.notes,
    meeting_url: event.meetingUrl,
    reminders: event.reminders,
    recurrence: event.recurrence,
    show_as: event.showAs ?? "busy",
    event_status: event.eventStatus ?? "confirmed",
  };
  return Object.entries(patch).map(([field, to]) => ({ field, from: now[field], to: to ?? undefined }));
}

function toWhenChange(event: EventLike, changes: readonly EventChange[], zones: Zones): HintChange {
  const [before, after] = [toWhen(toEarlier(event, changes), zones), toWhen(event, zones)];
  return {
    key: "when",
    from: before === undefined ? null : { when: before },
    to: after === undefined ? null : { when: after },
  };
}

function toValue(field: string, value: unknown, { tainted }: EventLike): HintFactValue | null {
  if (value === undefined || value === null || value === "") return null;
  if (field === "reminders") return Array.isArray(value) && value.length > 0 ? { minutes: value as number[] } : null;
  if (field === "recurrence") return { msg: toRecurrence(value as Parameters<typeof toRecurrence>[0]) };
  if (field === "show_as") return { msg: msg(`value.show_as.${value as "busy" | "free"}`) };
  if (field === "event_status") return { msg: msg(`event_status.${value as "confirmed" | "tentative" | "cancelled"}`) };
  const text = String(value);
  return tainted && field !== "event_timezone" ? { msg: quote(text, true) } : (toText(text) ?? null);
}
