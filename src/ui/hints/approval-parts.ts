import type {
  CalendarCreateInput,
  EventDetail,
  EventPatch,
  HintFact,
  HintNote,
  UiHints,
} from "../../../generated/contract/types.ts";
import { cut, toOffsetTime } from "../card/card.ts";
import type { WaitingFacts } from "./approval.ts";
import { toChanges, toPlanned } from "./changes.ts";
import { toFacts, toItem, toPeople, toText, zonesOf, type EventLike, type Zones } from "./event.ts";
import { given, msg, quote } from "./msg.ts";

/** The part of an approval card that depends on the method. */
export type ApprovalPart = Pick<UiHints, "facts" | "changes" | "groups" | "notes">;

type Draft = Exclude<CalendarCreateInput, { items: unknown }>;
const draftFacts = ["title", "when", "location", "notes", "reminders", "recurrence", "meeting_url"] as const;

export function createPart({ args, timezone }: WaitingFacts<"calendar.create">): ApprovalPart {
  if ("items" in args)
    return {
      groups: [
        { items: args.items.map((draft) => toItem(toPlannedEvent(draft), zonesOf({}, draft, timezone), "full")) },
      ],
    };
  return given("facts", toFacts(toPlannedEvent(args), draftFacts, zonesOf({}, args, timezone)));
}

export function updatePart({ args, approval, timezone }: WaitingFacts<"calendar.update">): ApprovalPart {
  if ("items" in args) return toRows(approval.events, args, timezone);
  const [event] = approval.events ?? [];
  if (event === undefined) return {};
  const zones = zonesOf(event, args, timezone);
  const after = toPatched(event, args.patch, zones);
  const moved =
    after.endAt === event.endAt || "end_at" in args.patch
      ? []
      : [{ field: "end_at", from: event.endAt, to: after.endAt }];
  return {
    ...given("facts", [...toFacts(event, ["title", "when"], zones), ...toGuests(event)]),
    ...given("changes", toChanges(after, [...toPlanned(event, args.patch), ...moved], zones)),
  };
}

export function deletePart({ args, approval, timezone }: WaitingFacts<"calendar.delete">): ApprovalPart {
  const events = approval.events ?? [];
  const guests = new Set(events.flatMap((event) => othersOf(event).map(({ name, contactId }) => contactId ?? name)))
    .size;
  const notes: HintNote[] =
    guests === 0 ? [] : [{ level: "warning", msg: msg("note.participants_notified", { n: guests }) }];
  const [event] = events;
  if (event === undefined || "event_ids" in args)
    return { ...toRows(events, args, timezone), ...given("notes", notes) };
  const known = [...toFacts(event, ["title", "when", "location"], zonesOf(event, args, timezone)), ...toGuests(event)];
  return { ...given("facts", known), ...given("notes", notes) };
}

export function replyPart({
  args,
  approval,
  timezone,
}: WaitingFacts<"calendar.accept_invite" | "calendar.reject_invite">): ApprovalPart {
  const [event] = approval.events ?? [];
  const facts =
    event === undefined ? [] : toFacts(event, ["title", "when", "organizer"], zonesOf(event, args, timezone));
  const comment = toText(args.comment);
  return given(
    "facts",
    comment === undefined ? facts : [...facts, { key: "message", value: comment } satisfies HintFact],
  );
}

export function restorePart({ approval, timezone }: WaitingFacts<"calendar.restore">): ApprovalPart {
  const [event] = approval.events ?? [];
  return event === undefined ? {} : given("facts", toFacts(event, ["title", "when"], zonesOf(event, {}, timezone)));
}

export function contactPart({ args }: WaitingFacts<"contacts.create">): ApprovalPart {
  const work = [args.job_title, args.company].filter(Boolean).join(" · ");
  const address = [args.phone, args.email].filter(Boolean).join(" · ");
  const name = cut(args.name, 60) || "…";
  const lines = {
    ...(work === "" ? {} : { subtitle: quote(work, false) }),
    ...(address === "" ? {} : { caption: quote(address, false) }),
  };
  return { groups: [{ items: [{ title: name, ...lines, avatar: { name } }] }] };
}

/** A draft as the event it would become, as far as a card shows it. */
function toPlannedEvent(draft: Draft): EventLike {
  const rest = {
    title: draft.title,
    ...given("location", draft.location),
    ...given("notes", draft.notes),
    ...given("meetingUrl", draft.meeting_url),
    ...given("reminders", draft.reminders),
    ...given("recurrence", draft.recurrence),
  };
  if (draft.all_day) return { ...rest, allDay: true, startDate: draft.start_date, ...given("endDate", draft.end_date) };
  const lasting =
    draft.duration_minutes &&
    toOffsetTime(Date.parse(draft.start_at) + draft.duration_minutes * 60_000, draft.event_timezone);
  return { ...rest, startAt: draft.start_at, ...given("endAt", lasting || draft.end_at) };
}

/** When the event would be after the patch. */
function toPatched(event: EventDetail, patch: EventPatch, zones: Zones): EventLike {
  return {
    ...event,
    startAt: patch.start_at ?? event.startAt,
    endAt: toNewEnd(event, patch, zones),
    allDay: patch.all_day ?? event.allDay,
    startDate: patch.start_date ?? event.startDate,
    endDate: patch.end_date ?? event.endDate,
  };
}

/** Moving only the start keeps the duration. */
function toNewEnd(event: EventDetail, patch: EventPatch, { shown }: Zones): string | undefined {
  if (patch.end_at !== undefined) return patch.end_at ?? undefined;
  if (patch.start_at === undefined || event.startAt === undefined || event.endAt === undefined) return event.endAt;
  return toOffsetTime(Date.parse(patch.start_at) + Date.parse(event.endAt) - Date.parse(event.startAt), shown);
}

function toRows(
  events: readonly EventDetail[] = [],
  args: { event_timezone?: string },
  timezone: string,
): ApprovalPart {
  return given(
    "groups",
    events.length === 0
      ? []
      : [{ items: events.map((event) => toItem(event, zonesOf(event, args, timezone), "full")) }],
  );
}

/** Who else is in the event and would hear of it. */
function toGuests(event: EventDetail): HintFact[] {
  const people = toPeople(othersOf(event), false);
  return people.length === 0 ? [] : [{ key: "participants", value: { people } }];
}

const othersOf = (event: EventDetail) => (event.participants ?? []).filter(({ role }) => role !== "organizer");
