// Generated from specs/modules. Edit there and run make generate.

import type { MethodId } from "./methods.ts";

/** Fields in the order of their schema, and names that are never shown, at any depth. */
export interface CardForm {
  readonly input: readonly string[];
  readonly output: readonly string[];
  readonly hidden: readonly string[];
}

export const cardForms: { readonly [Id in MethodId]: CardForm } = {
  "calendar.accept_invite": {
    "input": [
      "invite_id",
      "comment",
      "event_timezone",
      "event_id"
    ],
    "output": [
      "id",
      "title",
      "startAt",
      "endAt",
      "assumedEndAt",
      "allDay",
      "startDate",
      "endDate",
      "eventTimezone",
      "location",
      "eventStatus",
      "participation",
      "inviteId",
      "changed",
      "participantCount",
      "recurring",
      "occurrenceStartAt",
      "version",
      "unconfirmed",
      "outcome",
      "conflicts"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted"
    ]
  },
  "calendar.create": {
    "input": [
      "title",
      "start_at",
      "end_at",
      "duration_minutes",
      "event_timezone",
      "all_day",
      "location",
      "notes",
      "meeting_url",
      "reminders",
      "show_as",
      "event_status",
      "recurrence",
      "start_date",
      "end_date",
      "items"
    ],
    "output": [
      "id",
      "title",
      "startAt",
      "endAt",
      "assumedEndAt",
      "allDay",
      "startDate",
      "endDate",
      "eventTimezone",
      "location",
      "eventStatus",
      "participation",
      "inviteId",
      "changed",
      "participantCount",
      "recurring",
      "occurrenceStartAt",
      "version",
      "unconfirmed",
      "notes",
      "meetingUrl",
      "reminders",
      "showAs",
      "recurrence",
      "count",
      "organizer",
      "participants",
      "createdAt",
      "updatedAt",
      "outcome",
      "conflicts",
      "succeeded",
      "failed",
      "items"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted"
    ]
  },
  "calendar.delete": {
    "input": [
      "event_id",
      "occurrence_start_at",
      "scope",
      "event_timezone",
      "event_ids"
    ],
    "output": [
      "id",
      "title",
      "startAt",
      "endAt",
      "assumedEndAt",
      "allDay",
      "startDate",
      "endDate",
      "eventTimezone",
      "location",
      "eventStatus",
      "participation",
      "inviteId",
      "changed",
      "participantCount",
      "recurring",
      "occurrenceStartAt",
      "version",
      "unconfirmed",
      "outcome",
      "restorableUntil",
      "count",
      "succeeded",
      "failed",
      "items"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "if_versions",
      "index",
      "next_cursor",
      "tainted"
    ]
  },
  "calendar.find_free": {
    "input": [
      "start_at",
      "end_at",
      "duration_minutes",
      "event_timezone",
      "earliest",
      "latest",
      "limit"
    ],
    "output": [
      "items",
      "count",
      "assumedMinutes"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted"
    ]
  },
  "calendar.read": {
    "input": [
      "mode",
      "date",
      "event_timezone",
      "query",
      "participation",
      "include_cancelled",
      "limit",
      "start_at",
      "end_at",
      "event_id",
      "occurrence_start_at"
    ],
    "output": [
      "items",
      "id",
      "title",
      "startAt",
      "endAt",
      "assumedEndAt",
      "allDay",
      "startDate",
      "endDate",
      "eventTimezone",
      "location",
      "eventStatus",
      "participation",
      "inviteId",
      "changed",
      "participantCount",
      "recurring",
      "occurrenceStartAt",
      "version",
      "unconfirmed",
      "count",
      "total",
      "range",
      "notes",
      "meetingUrl",
      "reminders",
      "showAs",
      "recurrence",
      "organizer",
      "participants",
      "createdAt",
      "updatedAt"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted"
    ]
  },
  "calendar.reject_invite": {
    "input": [
      "invite_id",
      "comment",
      "event_timezone",
      "event_id"
    ],
    "output": [
      "id",
      "title",
      "startAt",
      "endAt",
      "assumedEndAt",
      "allDay",
      "startDate",
      "endDate",
      "eventTimezone",
      "location",
      "eventStatus",
      "participation",
      "inviteId",
      "changed",
      "participantCount",
      "recurring",
      "occurrenceStartAt",
      "version",
      "unconfirmed",
      "outcome"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted"
    ]
  },
  "calendar.restore": {
    "input": [
      "event_id",
      "occurrence_start_at"
    ],
    "output": [
      "id",
      "title",
      "startAt",
      "endAt",
      "assumedEndAt",
      "allDay",
      "startDate",
      "endDate",
      "eventTimezone",
      "location",
      "eventStatus",
      "participation",
      "inviteId",
      "changed",
      "participantCount",
      "recurring",
      "occurrenceStartAt",
      "version",
      "unconfirmed",
      "outcome"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted"
    ]
  },
  "calendar.share": {
    "input": [
      "event_id",
      "participants",
      "message",
      "event_timezone"
    ],
    "output": [
      "id",
      "title",
      "startAt",
      "invites",
      "count",
      "invited",
      "failed",
      "version"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted"
    ]
  },
  "calendar.uninvite": {
    "input": [
      "event_id",
      "participants",
      "event_timezone"
    ],
    "output": [
      "id",
      "title",
      "startAt",
      "guests",
      "count",
      "removed",
      "version"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted"
    ]
  },
  "calendar.update": {
    "input": [
      "event_id",
      "event_timezone",
      "patch",
      "occurrence_start_at",
      "scope",
      "items"
    ],
    "output": [
      "id",
      "title",
      "startAt",
      "endAt",
      "assumedEndAt",
      "allDay",
      "startDate",
      "endDate",
      "eventTimezone",
      "location",
      "eventStatus",
      "participation",
      "inviteId",
      "changed",
      "participantCount",
      "recurring",
      "occurrenceStartAt",
      "version",
      "unconfirmed",
      "notes",
      "meetingUrl",
      "reminders",
      "showAs",
      "recurrence",
      "count",
      "organizer",
      "participants",
      "createdAt",
      "updatedAt",
      "outcome",
      "changes",
      "conflicts",
      "succeeded",
      "failed",
      "items"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted"
    ]
  },
  "contacts.create": {
    "input": [
      "name",
      "email",
      "phone",
      "company",
      "job_title",
      "note"
    ],
    "output": [
      "id",
      "name",
      "company",
      "jobTitle",
      "relation",
      "emailMasked",
      "phoneMasked",
      "isUser",
      "note",
      "unconfirmed",
      "outcome"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted",
      "version"
    ]
  },
  "contacts.delete": {
    "input": [
      "contact_id"
    ],
    "output": [
      "id",
      "name",
      "company",
      "jobTitle",
      "relation",
      "emailMasked",
      "phoneMasked",
      "isUser",
      "note",
      "unconfirmed",
      "outcome"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted",
      "version"
    ]
  },
  "contacts.merge": {
    "input": [
      "contact_id",
      "duplicate_id"
    ],
    "output": [
      "id",
      "name",
      "company",
      "jobTitle",
      "relation",
      "emailMasked",
      "phoneMasked",
      "isUser",
      "note",
      "unconfirmed",
      "outcome",
      "changed"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "duplicate_if_version",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted",
      "version"
    ]
  },
  "contacts.read": {
    "input": [
      "mode",
      "limit",
      "query",
      "contact_id"
    ],
    "output": [
      "items",
      "id",
      "name",
      "company",
      "jobTitle",
      "relation",
      "emailMasked",
      "phoneMasked",
      "isUser",
      "note",
      "unconfirmed",
      "count",
      "total"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted",
      "version"
    ]
  },
  "contacts.update": {
    "input": [
      "contact_id",
      "patch"
    ],
    "output": [
      "id",
      "name",
      "company",
      "jobTitle",
      "relation",
      "emailMasked",
      "phoneMasked",
      "isUser",
      "note",
      "unconfirmed",
      "outcome",
      "changed"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted",
      "version"
    ]
  },
  "memory.read": {
    "input": [
      "scope",
      "paths"
    ],
    "output": [
      "scope",
      "version",
      "content",
      "unconfirmed"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted"
    ]
  },
  "memory.update": {
    "input": [
      "scope",
      "content",
      "remove",
      "undo"
    ],
    "output": [
      "scope",
      "outcome",
      "version",
      "changes",
      "count"
    ],
    "hidden": [
      "avatar_url",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted"
    ]
  },
  "skills.read": {
    "input": [
      "skill",
      "actions"
    ],
    "output": [
      "skill",
      "cards"
    ],
    "hidden": [
      "avatar_url",
      "content",
      "cursor",
      "error",
      "etag",
      "if_version",
      "index",
      "next_cursor",
      "tainted"
    ]
  }
};
