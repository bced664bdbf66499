import type { EventDetail, ToolError } from "../../../generated/contract/types.ts";
import type { ApprovalFacts, CardFacts } from "../../../src/domain/card.ts";

/** A tool call and the id of the golden pair its card is (golden.json, golden-more.json), when it has one. */
export interface Call {
  name: string;
  golden?: string;
  facts: CardFacts;
}

const timezone = "Asia/Shanghai";
const messageId = "call_1";

export const review = {
  id: "evt_123",
  title: "项目评审",
  startAt: "2026-04-21T10:00:00+08:00",
  endAt: "2026-04-21T11:00:00+08:00",
};
const visit = {
  id: "evt_124",
  title: "客户拜访",
  startAt: "2026-04-21T15:00:00+08:00",
  endAt: "2026-04-21T16:00:00+08:00",
  participation: "needs_action" as const,
  inviteId: "inv_9",
  version: 1,
  tainted: true,
};
const reviewWithGuests: EventDetail = {
  ...review,
  organizer: { name: "我" },
  participants: [
    { name: "我", role: "organizer", participation: "accepted" },
    { name: "王磊", contactId: "ctc_1", role: "attendee", participation: "needs_action" },
    { name: "李娜", contactId: "ctc_2", role: "attendee", participation: "accepted" },
  ],
  version: 3,
};

export function ok(method: string, args: object, data: object, extra: Partial<CardFacts> = {}): CardFacts {
  return { method, messageId, status: "success", args, data, timezone, ...extra };
}

export function failed(method: string, args: object, error: Partial<ToolError> & { code: string }): CardFacts {
  return { method, messageId, status: "failure", args, data: {}, error: { message: "no", ...error }, timezone };
}

export function waiting(method: string, args: object, approval: ApprovalFacts): CardFacts {
  return { method, messageId, status: "partial", args, data: {}, timezone, approval };
}

const day = { mode: "day", date: "2026-04-21", event_timezone: timezone };
const range = { mode: "range", start_at: "2026-04-21T00:00:00+08:00", end_at: "2026-04-23T00:00:00+08:00" };
const draft = {
  title: "项目评审",
  start_at: "2026-04-21T10:00:00+08:00",
  duration_minutes: 60,
  event_timezone: timezone,
  location: "3 号会议室",
  reminders: [10],
};
const draftAt = (title: string, start_at: string) => ({ title, start_at, event_timezone: timezone });

export const calls: Call[] = [
  {
    name: "create, with a conflict",
    golden: "U02",
    facts: ok(
      "calendar.create",
      draft,
      {
        ...review,
        location: "3 号会议室",
        reminders: [10],
        showAs: "busy",
        version: 1,
        outcome: "created",
        conflicts: [
          {
            id: "evt_200",
            title: "部门周会",
            startAt: "2026-04-21T10:30:00+08:00",
            endAt: "2026-04-21T11:30:00+08:00",
            version: 1,
          },
        ],
      },
      { warnings: ["time_conflict"] },
    ),
  },
  {
    name: "create a batch, one refused",
    golden: "U04",
    facts: ok(
      "calendar.create",
      {
        items: [
          draftAt("晨会", "2026-04-21T09:00:00+08:00"),
          draftAt("午餐", "2026-04-21T12:00:00+08:00"),
          draftAt("晚间复盘", "2026-04-21T20:00:00+08:00"),
        ],
      },
      {
        items: [
          {
            index: 0,
            outcome: "created",
            id: "evt_1",
            title: "晨会",
            startAt: "2026-04-21T09:00:00+08:00",
            endAt: "2026-04-21T09:15:00+08:00",
            version: 1,
          },
          {
            index: 1,
            outcome: "created",
            id: "evt_2",
            title: "午餐",
            startAt: "2026-04-21T12:00:00+08:00",
            endAt: "2026-04-21T13:00:00+08:00",
            version: 1,
          },
          { index: 2, outcome: "failed", error: { code: "INVALID_ACTION_INPUT", message: "no" } },
        ],
        count: 3,
        succeeded: 2,
        failed: 1,
      },
      { status: "partial", warnings: ["batch_partial"] },
    ),
  },
  {
    name: "create while the module is away",
    golden: "U05",
    facts: failed("calendar.create", draft, { code: "UPSTREAM_UNAVAILABLE", can_retry: true }),
  },
  {
    name: "read a day",
    golden: "U06",
    facts: ok("calendar.read", day, {
      items: [
        {
          id: "evt_9",
          title: "出差",
          startAt: "2026-04-21T00:00:00+08:00",
          endAt: "2026-04-22T00:00:00+08:00",
          allDay: true,
          startDate: "2026-04-21",
          endDate: "2026-04-21",
          version: 1,
        },
        {
          id: "evt_123",
          title: "Project sync",
          startAt: "2026-04-21T10:00:00+08:00",
          endAt: "2026-04-21T11:00:00+08:00",
          location: "3 号会议室",
          version: 1,
        },
        visit,
      ],
      count: 3,
    }),
  },
  {
    name: "read an empty day",
    golden: "U07",
    facts: ok("calendar.read", { mode: "day", date: "2026-04-22" }, { items: [], count: 0 }),
  },
  {
    name: "read a range, cut",
    golden: "U08",
    facts: ok("calendar.read", range, {
      items: [
        { id: "evt_1", title: "晨会", startAt: "2026-04-21T09:00:00+08:00", endAt: "2026-04-21T09:15:00+08:00" },
        { id: "evt_2", title: "评审", startAt: "2026-04-22T14:00:00+08:00", endAt: "2026-04-22T15:00:00+08:00" },
      ],
      count: 2,
      total: 60,
      nextCursor: "abc",
    }),
  },
  {
    name: "read a day, incomplete",
    golden: "U09",
    facts: ok(
      "calendar.read",
      day,
      { items: [{ ...review, location: "3 号会议室", version: 1 }], count: 1 },
      { status: "partial" },
    ),
  },
  {
    name: "read an event with an open invite",
    golden: "U10",
    facts: ok(
      "calendar.read",
      { mode: "event", event_id: "evt_124" },
      {
        ...visit,
        organizer: { name: "王磊", contactId: "ctc_1" },
        notes: "带上合同草案",
        participants: [
          { name: "王磊", contactId: "ctc_1", role: "organizer", participation: "accepted" },
          { name: "我", role: "attendee", participation: "needs_action" },
        ],
      },
    ),
  },
  {
    name: "read an event that is not there",
    golden: "U11",
    facts: failed(
      "calendar.read",
      { mode: "event", event_id: "evt_none" },
      { code: "EVENT_NOT_FOUND", can_retry: false },
    ),
  },
  {
    name: "update time and place",
    golden: "U12",
    facts: ok(
      "calendar.update",
      {
        event_id: "evt_123",
        event_timezone: timezone,
        patch: { start_at: "2026-04-21T14:00:00+08:00", location: "线上" },
        if_version: 1,
      },
      {
        id: "evt_123",
        title: "项目评审",
        startAt: "2026-04-21T14:00:00+08:00",
        endAt: "2026-04-21T15:00:00+08:00",
        location: "线上",
        showAs: "busy",
        version: 2,
        outcome: "updated",
        changes: [
          { field: "start_at", from: "2026-04-21T10:00:00+08:00", to: "2026-04-21T14:00:00+08:00" },
          { field: "end_at", from: "2026-04-21T11:00:00+08:00", to: "2026-04-21T15:00:00+08:00" },
          { field: "location", to: "线上" },
        ],
      },
    ),
  },
  {
    name: "update what has changed meanwhile",
    golden: "U13",
    facts: failed(
      "calendar.update",
      { event_id: "evt_123", event_timezone: timezone, patch: { location: "线上" }, if_version: 1 },
      { code: "VERSION_CONFLICT", can_retry: true },
    ),
  },
  {
    name: "delete, waiting",
    golden: "U14",
    facts: waiting(
      "calendar.delete",
      { event_id: "evt_123" },
      { id: "apr_7f3", reasons: ["destructive", "affects_others"], events: [reviewWithGuests] },
    ),
  },
  {
    name: "delete",
    golden: "U15",
    facts: ok(
      "calendar.delete",
      { event_id: "evt_123" },
      { ...review, version: 2, outcome: "deleted", restorableUntil: "2026-05-20T09:00:00+08:00" },
    ),
  },
  {
    name: "delete, denied",
    golden: "U16",
    facts: failed("calendar.delete", { event_id: "evt_123" }, { code: "APPROVAL_DENIED" }),
  },
  {
    name: "share, waiting",
    golden: "U17",
    facts: waiting(
      "calendar.share",
      { event_id: "evt_123", participants: [{ contact_id: "ctc_1" }, { contact_id: "ctc_2" }], message: "请准时参加" },
      {
        id: "apr_8a1",
        reasons: ["sensitive_sink"],
        events: [{ ...review, version: 1 }],
        contactNames: { ctc_1: "王磊", ctc_2: "李娜" },
      },
    ),
  },
  {
    name: "share, one unreachable",
    golden: "U18",
    facts: ok(
      "calendar.share",
      {
        event_id: "evt_123",
        participants: [{ contact_id: "ctc_1" }, { contact_id: "ctc_2" }, { contact_id: "ctc_3" }],
      },
      {
        id: "evt_123",
        title: "项目评审",
        startAt: "2026-04-21T10:00:00+08:00",
        invites: [
          { name: "王磊", contactId: "ctc_1", inviteId: "inv_31", outcome: "invited" },
          { name: "赵敏", contactId: "ctc_3", inviteId: "inv_12", outcome: "already_invited" },
          {
            name: "李娜",
            contactId: "ctc_2",
            outcome: "failed",
            error: { code: "CONTACT_UNREACHABLE", message: "no", can_retry: false },
          },
        ],
        count: 3,
        invited: 1,
        failed: 1,
        version: 2,
      },
      { status: "partial" },
    ),
  },
  {
    name: "accept, with a conflict",
    golden: "U19",
    facts: ok(
      "calendar.accept_invite",
      { invite_id: "inv_9" },
      {
        ...visit,
        participation: "accepted",
        version: 2,
        outcome: "accepted",
        conflicts: [
          {
            id: "evt_300",
            title: "周报",
            startAt: "2026-04-21T15:30:00+08:00",
            endAt: "2026-04-21T16:00:00+08:00",
            version: 1,
          },
        ],
      },
    ),
  },
  {
    name: "decline",
    golden: "U20",
    facts: ok(
      "calendar.reject_invite",
      { invite_id: "inv_9" },
      { ...visit, participation: "declined", version: 2, outcome: "declined" },
    ),
  },
  {
    name: "accept too late",
    golden: "U21",
    facts: failed("calendar.accept_invite", { invite_id: "inv_9" }, { code: "INVITE_NOT_OPEN", can_retry: false }),
  },
  {
    name: "search contacts",
    golden: "U22",
    facts: ok(
      "contacts.read",
      { mode: "search", query: "wang lei" },
      {
        items: [
          {
            id: "ctc_1",
            name: "王磊",
            company: "远山科技",
            jobTitle: "产品经理",
            phoneMasked: "138****5678",
            version: 1,
          },
          { id: "ctc_2", name: "王蕾", emailMasked: "w***@example.com", version: 1 },
        ],
        count: 2,
        total: 2,
      },
      { warnings: ["pii_redacted"] },
    ),
  },
  {
    name: "search contacts, nobody",
    golden: "U23",
    facts: ok("contacts.read", { mode: "search", query: "赵" }, { items: [], count: 0, total: 0 }),
  },
  {
    name: "remember",
    golden: "U24",
    facts: ok(
      "memory.update",
      { scope: "user", content: { interests: ["黑咖啡"], scheduling: { earliest_start: "10:00" } } },
      {
        scope: "user",
        outcome: "updated",
        version: 3,
        count: 2,
        changes: [
          { op: "add", path: "interests", after: "黑咖啡" },
          { op: "update", path: "scheduling", before: { earliest_start: "09:00" }, after: "早上 10 点前不开会" },
        ],
      },
    ),
  },
  {
    name: "remember what is known",
    golden: "U25",
    facts: ok(
      "memory.update",
      { scope: "user", content: { interests: ["黑咖啡"] } },
      { scope: "user", outcome: "unchanged", version: 3, changes: [], count: 0 },
    ),
  },
];
