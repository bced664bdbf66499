// Generated from specs/modules. Edit there and run make generate.

import type { ErrorCode } from "./errors.ts";
import type * as T from "./types.ts";

export type MethodId =
  | "calendar.accept_invite"
  | "calendar.create"
  | "calendar.delete"
  | "calendar.find_free"
  | "calendar.read"
  | "calendar.reject_invite"
  | "calendar.restore"
  | "calendar.share"
  | "calendar.uninvite"
  | "calendar.update"
  | "contacts.create"
  | "contacts.delete"
  | "contacts.merge"
  | "contacts.read"
  | "contacts.update"
  | "memory.read"
  | "memory.update"
  | "skills.read";

/** Methods with a handler; the others are described and mocked, and answer NOT_YET_AVAILABLE. */
export type BuiltMethodId =
  | "calendar.accept_invite"
  | "calendar.create"
  | "calendar.delete"
  | "calendar.find_free"
  | "calendar.read"
  | "calendar.reject_invite"
  | "calendar.restore"
  | "calendar.share"
  | "calendar.uninvite"
  | "calendar.update"
  | "contacts.create"
  | "contacts.delete"
  | "contacts.merge"
  | "contacts.read"
  | "contacts.update"
  | "memory.read"
  | "memory.update"
  | "skills.read";

/** Methods whose card is written; the card of any other is made from its schema. */
export type WrittenCardId =
  | "calendar.accept_invite"
  | "calendar.create"
  | "calendar.delete"
  | "calendar.find_free"
  | "calendar.read"
  | "calendar.reject_invite"
  | "calendar.restore"
  | "calendar.share"
  | "calendar.uninvite"
  | "calendar.update"
  | "contacts.create"
  | "contacts.read"
  | "memory.read"
  | "memory.update";

export type CommonToolError =
  | "ACTION_NOT_ALLOWED"
  | "CANCELLED"
  | "CREDENTIAL_EXPIRED"
  | "FORBIDDEN"
  | "INTERNAL"
  | "INVALID_ACTION_INPUT"
  | "INVALID_ENVELOPE"
  | "OUTPUT_SCHEMA_VIOLATION"
  | "RATE_LIMITED"
  | "TIMEOUT"
  | "UNKNOWN_ACTION"
  | "UPSTREAM_UNAVAILABLE";

export interface MethodIo {
  "calendar.accept_invite": { input: T.CalendarAcceptInviteInput; output: T.CalendarAcceptInviteOutput; error: CommonToolError | "EVENT_NOT_FOUND" | "INVITE_NOT_OPEN" | "VERSION_CONFLICT" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "calendar.create": { input: T.CalendarCreateInput; output: T.CalendarCreateOutput; error: CommonToolError | "LIMIT_EXCEEDED" | "BATCH_ALL_FAILED" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "calendar.delete": { input: T.CalendarDeleteInput; output: T.CalendarDeleteOutput; error: CommonToolError | "EVENT_NOT_FOUND" | "VERSION_CONFLICT" | "NOT_ORGANIZER" | "BATCH_ALL_FAILED" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "calendar.find_free": { input: T.CalendarFindFreeInput; output: T.CalendarFindFreeOutput; error: CommonToolError | "RANGE_TOO_LARGE"; table: never };
  "calendar.read": { input: T.CalendarReadInput; output: T.CalendarReadOutput; error: CommonToolError | "EVENT_NOT_FOUND" | "RANGE_TOO_LARGE"; table: never };
  "calendar.reject_invite": { input: T.CalendarRejectInviteInput; output: T.CalendarRejectInviteOutput; error: CommonToolError | "EVENT_NOT_FOUND" | "INVITE_NOT_OPEN" | "VERSION_CONFLICT" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "calendar.restore": { input: T.CalendarRestoreInput; output: T.CalendarRestoreOutput; error: CommonToolError | "EVENT_NOT_FOUND" | "NOT_ORGANIZER" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "calendar.share": { input: T.CalendarShareInput; output: T.CalendarShareOutput; error: CommonToolError | "EVENT_NOT_FOUND" | "VERSION_CONFLICT" | "NOT_ORGANIZER" | "CONTACT_NOT_FOUND" | "CONTACT_UNREACHABLE" | "LIMIT_EXCEEDED" | "BATCH_ALL_FAILED" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "calendar.uninvite": { input: T.CalendarUninviteInput; output: T.CalendarUninviteOutput; error: CommonToolError | "EVENT_NOT_FOUND" | "VERSION_CONFLICT" | "NOT_ORGANIZER" | "CONTACT_NOT_FOUND" | "CONTACT_UNREACHABLE" | "BATCH_ALL_FAILED" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "calendar.update": { input: T.CalendarUpdateInput; output: T.CalendarUpdateOutput; error: CommonToolError | "EVENT_NOT_FOUND" | "VERSION_CONFLICT" | "NOT_ORGANIZER" | "LIMIT_EXCEEDED" | "BATCH_ALL_FAILED" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "contacts.create": { input: T.ContactsCreateInput; output: T.ContactsCreateOutput; error: CommonToolError | "LIMIT_EXCEEDED" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "contacts.delete": { input: T.ContactsDeleteInput; output: T.ContactsDeleteOutput; error: CommonToolError | "CONTACT_NOT_FOUND" | "VERSION_CONFLICT" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "contacts.merge": { input: T.ContactsMergeInput; output: T.ContactsMergeOutput; error: CommonToolError | "CONTACT_NOT_FOUND" | "VERSION_CONFLICT" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "contacts.read": { input: T.ContactsReadInput; output: T.ContactsReadOutput; error: CommonToolError | "CONTACT_NOT_FOUND"; table: never };
  "contacts.update": { input: T.ContactsUpdateInput; output: T.ContactsUpdateOutput; error: CommonToolError | "CONTACT_NOT_FOUND" | "VERSION_CONFLICT" | "CONTACT_EXISTS" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "memory.read": { input: T.MemoryReadInput; output: T.MemoryReadOutput; error: CommonToolError; table: never };
  "memory.update": { input: T.MemoryUpdateInput; output: T.MemoryUpdateOutput; error: CommonToolError | "SENSITIVE_CONTENT" | "LIMIT_EXCEEDED" | "VERSION_CONFLICT" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED"; table: never };
  "skills.read": { input: T.SkillsReadInput; output: T.SkillsReadOutput; error: CommonToolError | "SKILL_NOT_FOUND"; table: never };
}

export interface MethodSpec {
  readonly id: MethodId;
  readonly module: string;
  readonly method: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly planned: boolean;
  readonly annotations: T.ToolAnnotations;
  readonly capabilities: readonly string[];
  readonly policy: "allowed" | "ask";
  readonly is_read_only: boolean;
  readonly is_concurrency_safe: boolean;
  readonly is_destructive: boolean;
  readonly interrupt_behavior: "cancel" | "block";
  readonly ui: string;
  /** Fields of the input that name rows of a table of its module. */
  readonly things: Readonly<Record<string, string>>;
  /** Whether its input has `if_version`, the version of such a row that was read. */
  readonly takes_version: boolean;
  /** Every code that a call of it can end with. */
  readonly errors: readonly ErrorCode[];
}

export const methods: { readonly [Id in MethodId]: MethodSpec } = {
  "calendar.accept_invite": {
    "id": "calendar.accept_invite",
    "module": "calendar",
    "method": "accept_invite",
    "name": "calendar_accept_invite",
    "title": "Accept invite",
    "description": "Accept an invite to someone else's event.\nUse when: The user wants to accept an invite and its invite_id or event_id is known; also to change an earlier reply.\nDo not use when: The user wants to decline (calendar.reject_invite), or organizes the event.\nSucceeds when: Gives the event with outcome accepted or already_accepted, and conflicts with other events.\nOn failure: The invite was withdrawn or the event is over or cancelled. A comment goes to the organizer and waits for approval.",
    "path": "/api/v1/modules/calendar/accept_invite",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": true,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "write",
      "custom:calendar"
    ],
    "policy": "allowed",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": false,
    "interrupt_behavior": "block",
    "ui": "calendar.event_change",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CREDENTIAL_EXPIRED",
      "EVENT_NOT_FOUND",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "INVITE_NOT_OPEN",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE",
      "VERSION_CONFLICT"
    ]
  },
  "calendar.create": {
    "id": "calendar.create",
    "module": "calendar",
    "method": "create",
    "name": "calendar_create",
    "title": "Create event",
    "description": "Create one event, timed or all day, or up to 20 at once.\nUse when: The user wants something in the calendar and title and start are known.\nDo not use when: The event exists already (calendar.update). People are invited afterwards with calendar.share; there is no participants field.\nSucceeds when: Gives the event with id, version and outcome created; conflicts lists events that overlap, with warning time_conflict (not an error). A batch gives items with index and outcome, count, succeeded, failed.\nOn failure: The offset does not belong to event_timezone at that time, both end_at and duration_minutes are given, the end is not after the start, or the start is not a day of the recurrence.",
    "path": "/api/v1/modules/calendar/create",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": false,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "write",
      "custom:calendar"
    ],
    "policy": "allowed",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": false,
    "interrupt_behavior": "block",
    "ui": "calendar.event_change",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "BATCH_ALL_FAILED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CREDENTIAL_EXPIRED",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "LIMIT_EXCEEDED",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE"
    ]
  },
  "calendar.delete": {
    "id": "calendar.delete",
    "module": "calendar",
    "method": "delete",
    "name": "calendar_delete",
    "title": "Delete event",
    "description": "Delete one of the user's own events, or up to 20. A person confirms first.\nUse when: The user clearly wants an event gone and its event_id is known.\nDo not use when: The user is a guest (calendar.reject_invite), only wants another time (calendar.update), or it is unclear which event is meant.\nSucceeds when: First the call waits for approval. Then it gives the event with outcome deleted or already_deleted, and restorableUntil (30 days) unless only a part of a series went. Guests see it as cancelled at once.\nOn failure: The user says no, does not answer for 24 hours, is not the organizer, or the event changed after it was shown.",
    "path": "/api/v1/modules/calendar/delete",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": true,
      "destructive": true,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "write",
      "custom:calendar"
    ],
    "policy": "ask",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": true,
    "interrupt_behavior": "block",
    "ui": "calendar.event_change",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "BATCH_ALL_FAILED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CREDENTIAL_EXPIRED",
      "EVENT_NOT_FOUND",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "NOT_ORGANIZER",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE",
      "VERSION_CONFLICT"
    ]
  },
  "calendar.find_free": {
    "id": "calendar.find_free",
    "module": "calendar",
    "method": "find_free",
    "name": "calendar_find_free",
    "title": "Find free time",
    "description": "Find gaps of a given length between the user's events.\nUse when: The user asks when they are free, or for a time that suits.\nDo not use when: The user asks what is planned (calendar.read) or for other people's free time (not available).\nSucceeds when: Gives free spans {startAt, endAt} in order, each at least duration_minutes long; events shown as free and declined invites do not block; one without an end blocks assumedMinutes. No gap is count 0.\nOn failure: The range is longer than 366 days or a time has no offset.",
    "path": "/api/v1/modules/calendar/find_free",
    "planned": false,
    "annotations": {
      "read_only": true,
      "idempotent": true,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "read",
      "custom:calendar"
    ],
    "policy": "allowed",
    "is_read_only": true,
    "is_concurrency_safe": true,
    "is_destructive": false,
    "interrupt_behavior": "cancel",
    "ui": "calendar.free_time",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "CANCELLED",
      "CREDENTIAL_EXPIRED",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "OUTPUT_SCHEMA_VIOLATION",
      "RANGE_TOO_LARGE",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE"
    ]
  },
  "calendar.read": {
    "id": "calendar.read",
    "module": "calendar",
    "method": "read",
    "name": "calendar_read",
    "title": "Read calendar",
    "description": "Read one day, a range of time, or a single event.\nUse when: The user asks what is planned, whether an invite is open, or another call needs an event_id or version.\nDo not use when: The user asks for free time (calendar.find_free) or wants a change whose event_id is already known.\nSucceeds when: day and range give {items, count, total?, nextCursor?}, sorted by start, all-day first; event gives the event itself. Nothing planned is count 0, not an error. An event that only touches the range's edge is not in it.\nOn failure: The event_id is unknown, the range is longer than 366 days, or a time has no offset.",
    "path": "/api/v1/modules/calendar/read",
    "planned": false,
    "annotations": {
      "read_only": true,
      "idempotent": true,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "read",
      "custom:calendar"
    ],
    "policy": "allowed",
    "is_read_only": true,
    "is_concurrency_safe": true,
    "is_destructive": false,
    "interrupt_behavior": "cancel",
    "ui": "calendar.event_list",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "CANCELLED",
      "CREDENTIAL_EXPIRED",
      "EVENT_NOT_FOUND",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "OUTPUT_SCHEMA_VIOLATION",
      "RANGE_TOO_LARGE",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE"
    ]
  },
  "calendar.reject_invite": {
    "id": "calendar.reject_invite",
    "module": "calendar",
    "method": "reject_invite",
    "name": "calendar_reject_invite",
    "title": "Decline invite",
    "description": "Decline an invite to someone else's event.\nUse when: The user wants to decline an invite and its invite_id or event_id is known; also to change an earlier reply.\nDo not use when: The user wants to accept (calendar.accept_invite), or organizes the event.\nSucceeds when: Gives the event with outcome declined or already_declined. It stays readable.\nOn failure: The invite was withdrawn or the event is over or cancelled. A comment goes to the organizer and waits for approval.",
    "path": "/api/v1/modules/calendar/reject_invite",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": true,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "write",
      "custom:calendar"
    ],
    "policy": "allowed",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": false,
    "interrupt_behavior": "block",
    "ui": "calendar.event_change",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CREDENTIAL_EXPIRED",
      "EVENT_NOT_FOUND",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "INVITE_NOT_OPEN",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE",
      "VERSION_CONFLICT"
    ]
  },
  "calendar.restore": {
    "id": "calendar.restore",
    "module": "calendar",
    "method": "restore",
    "name": "calendar_restore",
    "title": "Restore event",
    "description": "Bring back an event that was deleted in the last 30 days, or one cancelled occurrence of a series.\nUse when: The user wants a deleted event or a cancelled occurrence back and its event_id is known.\nDo not use when: The event was never deleted, or longer ago than restorableUntil (create it anew).\nSucceeds when: Gives the event with outcome restored, or not_deleted when it still exists.\nOn failure: The id is unknown or the 30 days are over.",
    "path": "/api/v1/modules/calendar/restore",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": true,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "write",
      "custom:calendar"
    ],
    "policy": "allowed",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": false,
    "interrupt_behavior": "block",
    "ui": "calendar.event_change",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CREDENTIAL_EXPIRED",
      "EVENT_NOT_FOUND",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "NOT_ORGANIZER",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE"
    ]
  },
  "calendar.share": {
    "id": "calendar.share",
    "module": "calendar",
    "method": "share",
    "name": "calendar_share",
    "title": "Invite participants",
    "description": "Invite 1 to 20 people to one of the user's own events. A person confirms first.\nUse when: The user wants someone to take part and the event_id is known.\nDo not use when: The event does not exist yet (calendar.create first) or several contacts match a name (ask which one).\nSucceeds when: First the call waits for approval. Then it gives invites, one per person, with outcome invited, already_invited or failed, and count, invited, failed. People see title, time, place and message.\nOn failure: The user says no, is not the organizer, or nobody could be invited. Only contacts can be: those who use the product, and where the server sends mail those with a mail address (byMail).",
    "path": "/api/v1/modules/calendar/share",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": true,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": true
    },
    "capabilities": [
      "write",
      "custom:calendar",
      "custom:outbound"
    ],
    "policy": "ask",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": false,
    "interrupt_behavior": "block",
    "ui": "calendar.event_change",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "BATCH_ALL_FAILED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CONTACT_NOT_FOUND",
      "CONTACT_UNREACHABLE",
      "CREDENTIAL_EXPIRED",
      "EVENT_NOT_FOUND",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "LIMIT_EXCEEDED",
      "NOT_ORGANIZER",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE",
      "VERSION_CONFLICT"
    ]
  },
  "calendar.uninvite": {
    "id": "calendar.uninvite",
    "module": "calendar",
    "method": "uninvite",
    "name": "calendar_uninvite",
    "title": "Remove guests",
    "description": "Take back the invites of 1 to 20 people to one of the user's own events. A person confirms first.\nUse when: The user no longer wants someone to take part and the event_id is known.\nDo not use when: The whole event is to go (calendar.delete), or the user is a guest (calendar.reject_invite).\nSucceeds when: First the call waits for approval. Then it gives guests, one per person, with outcome removed, not_invited or failed, and count, removed. The event leaves their calendars; their replies are lost.\nOn failure: The user says no, is not the organizer, or none of the people could be found.",
    "path": "/api/v1/modules/calendar/uninvite",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": true,
      "destructive": true,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "write",
      "custom:calendar"
    ],
    "policy": "ask",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": true,
    "interrupt_behavior": "block",
    "ui": "calendar.event_change",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "BATCH_ALL_FAILED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CONTACT_NOT_FOUND",
      "CONTACT_UNREACHABLE",
      "CREDENTIAL_EXPIRED",
      "EVENT_NOT_FOUND",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "NOT_ORGANIZER",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE",
      "VERSION_CONFLICT"
    ]
  },
  "calendar.update": {
    "id": "calendar.update",
    "module": "calendar",
    "method": "update",
    "name": "calendar_update",
    "title": "Update event",
    "description": "Change fields of one event, or of up to 20.\nUse when: The user moves, renames or edits an event whose event_id is known.\nDo not use when: The id is unknown (calendar.read first), the user is only a guest, or people are to be added (calendar.share).\nSucceeds when: Gives the event with outcome updated or unchanged, and changes as field, from, to. Moving start_at alone keeps the duration. A batch gives items, count, succeeded, failed.\nOn failure: The event is not the user's own or changed since it was read. Events with other participants wait for approval.",
    "path": "/api/v1/modules/calendar/update",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": true,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "write",
      "custom:calendar"
    ],
    "policy": "allowed",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": false,
    "interrupt_behavior": "block",
    "ui": "calendar.event_change",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "BATCH_ALL_FAILED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CREDENTIAL_EXPIRED",
      "EVENT_NOT_FOUND",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "LIMIT_EXCEEDED",
      "NOT_ORGANIZER",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE",
      "VERSION_CONFLICT"
    ]
  },
  "contacts.create": {
    "id": "contacts.create",
    "module": "contacts",
    "method": "create",
    "name": "contacts_create",
    "title": "Add contact",
    "description": "Add a person to the user's contacts.\nUse when: The user wants to keep or invite someone who is not in contacts, and gave the data.\nDo not use when: contacts.read has not been tried yet, or the data comes from somewhere else than the user.\nSucceeds when: Gives the contact with outcome created. When the same mail or phone is there already (+86 or not), it is that contact with outcome existing, or merged when it lacked something that was given.\nOn failure: The name is missing, the mail or phone has no valid form, or there are too many contacts.",
    "path": "/api/v1/modules/contacts/create",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": false,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "write",
      "custom:contacts"
    ],
    "policy": "allowed",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": false,
    "interrupt_behavior": "block",
    "ui": "contacts.change",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CREDENTIAL_EXPIRED",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "LIMIT_EXCEEDED",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE"
    ]
  },
  "contacts.delete": {
    "id": "contacts.delete",
    "module": "contacts",
    "method": "delete",
    "name": "contacts_delete",
    "title": "Delete contact",
    "description": "Remove a person from the user's contacts.\nUse when: The user wants a contact removed.\nDo not use when: Only some of its data is wrong, or two contacts are the same person; use contacts.update or contacts.merge.\nSucceeds when: Gives the contact as it was, with outcome deleted. Events the person was invited to stay as they are.\nOn failure: The contact_id is unknown, or the contact has changed since it was read.",
    "path": "/api/v1/modules/contacts/delete",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": false,
      "destructive": true,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "write",
      "custom:contacts"
    ],
    "policy": "ask",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": true,
    "interrupt_behavior": "block",
    "ui": "result",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CONTACT_NOT_FOUND",
      "CREDENTIAL_EXPIRED",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE",
      "VERSION_CONFLICT"
    ]
  },
  "contacts.merge": {
    "id": "contacts.merge",
    "module": "contacts",
    "method": "merge",
    "name": "contacts_merge",
    "title": "Merge contacts",
    "description": "Make one contact of two that are the same person.\nUse when: The user says that two contacts are one person, or wants duplicates gone.\nDo not use when: They only share a name; ask the user first.\nSucceeds when: Gives the contact that is kept with outcome merged. What it lacked it has from the other one, which is gone; where both had a value, that of the kept one stays.\nOn failure: A contact_id is unknown, both are the same, both are different users of this product, or one has changed since it was read.",
    "path": "/api/v1/modules/contacts/merge",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": false,
      "destructive": true,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "write",
      "custom:contacts"
    ],
    "policy": "ask",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": true,
    "interrupt_behavior": "block",
    "ui": "result",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CONTACT_NOT_FOUND",
      "CREDENTIAL_EXPIRED",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE",
      "VERSION_CONFLICT"
    ]
  },
  "contacts.read": {
    "id": "contacts.read",
    "module": "contacts",
    "method": "read",
    "name": "contacts_read",
    "title": "Read contacts",
    "description": "List contacts, search them, or read one.\nUse when: The user asks about a person, or another call needs a contact_id.\nDo not use when: The id of the contact is known already and the user asks for nothing about the person.\nSucceeds when: list and search give {items, count, total?, nextCursor?}; contact gives the contact itself. No match is count 0, not an error. Mail and phone are masked for you; the card shows them to the user in full.\nOn failure: The contact_id is unknown.",
    "path": "/api/v1/modules/contacts/read",
    "planned": false,
    "annotations": {
      "read_only": true,
      "idempotent": true,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "read",
      "custom:contacts"
    ],
    "policy": "allowed",
    "is_read_only": true,
    "is_concurrency_safe": true,
    "is_destructive": false,
    "interrupt_behavior": "cancel",
    "ui": "contacts.list",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "CANCELLED",
      "CONTACT_NOT_FOUND",
      "CREDENTIAL_EXPIRED",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE"
    ]
  },
  "contacts.update": {
    "id": "contacts.update",
    "module": "contacts",
    "method": "update",
    "name": "contacts_update",
    "title": "Change contact",
    "description": "Change what is kept about a person.\nUse when: The user gives a new mail address, phone number, company or the like of someone who is in contacts.\nDo not use when: The person is not in contacts yet, or two contacts are the same person; contacts.merge puts those together.\nSucceeds when: Gives the contact with outcome updated, or unchanged when it was so already, and the names of the changed fields.\nOn failure: The contact_id is unknown, the mail or phone has no valid form, another contact has that mail or phone, or the contact has changed since it was read.",
    "path": "/api/v1/modules/contacts/update",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": true,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "write",
      "custom:contacts"
    ],
    "policy": "allowed",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": false,
    "interrupt_behavior": "block",
    "ui": "result",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CONTACT_EXISTS",
      "CONTACT_NOT_FOUND",
      "CREDENTIAL_EXPIRED",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE",
      "VERSION_CONFLICT"
    ]
  },
  "memory.read": {
    "id": "memory.read",
    "module": "memory",
    "method": "read",
    "name": "memory_read",
    "title": "Read memory",
    "description": "Read what is remembered about the user or the user's work.\nUse when: The user asks what you know about them, or an answer needs a preference that is not in the context.\nDo not use when: The fact is already in the conversation.\nSucceeds when: Gives scope, version and content with the fields that are set. Nothing remembered is version 0 and an empty content.\nOn failure: A path does not name a field of the scope.",
    "path": "/api/v1/modules/memory/read",
    "planned": false,
    "annotations": {
      "read_only": true,
      "idempotent": true,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "read",
      "custom:memory"
    ],
    "policy": "allowed",
    "is_read_only": true,
    "is_concurrency_safe": true,
    "is_destructive": false,
    "interrupt_behavior": "cancel",
    "ui": "memory.content",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "CANCELLED",
      "CREDENTIAL_EXPIRED",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "TIMEOUT",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE"
    ]
  },
  "memory.update": {
    "id": "memory.update",
    "module": "memory",
    "method": "update",
    "name": "memory_update",
    "title": "Update memory",
    "description": "Remember, change or forget things about the user (scope user) or the user's work (scope work).\nUse when: The user says something lasting about themselves, asks to remember or forget it, or corrects what is remembered.\nDo not use when: It only matters now, is an appointment (calendar.create), is about someone else beyond name, relation, birthday and work role, or is a password, code, identity, card or account number, or a diagnosis.\nSucceeds when: Gives scope, outcome updated or unchanged, version, and changes with op, path, before, after. Scalars are set, null clears; lists of objects are merged by name, title or text; string lists are united; languages and working_hours are replaced.\nOn failure: The content is too sensitive, a list would outgrow its limit (then nothing is stored), a field belongs to the other scope, or the change to undo is not among the last 20.",
    "path": "/api/v1/modules/memory/update",
    "planned": false,
    "annotations": {
      "read_only": false,
      "idempotent": true,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "write",
      "custom:memory"
    ],
    "policy": "allowed",
    "is_read_only": false,
    "is_concurrency_safe": false,
    "is_destructive": false,
    "interrupt_behavior": "block",
    "ui": "memory.change",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "APPROVAL_DENIED",
      "APPROVAL_EXPIRED",
      "CALL_ALREADY_DECIDED",
      "CANCELLED",
      "CREDENTIAL_EXPIRED",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "LIMIT_EXCEEDED",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "SENSITIVE_CONTENT",
      "TIMEOUT",
      "TOO_MANY_APPROVALS",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE",
      "VERSION_CONFLICT"
    ]
  },
  "skills.read": {
    "id": "skills.read",
    "module": "skills",
    "method": "read",
    "name": "skills_read",
    "title": "Read skill card",
    "description": "Open the card of a skill, or of some of its actions.\nUse when: You are about to use a module and do not know its rules or the fields of an action.\nDo not use when: You know the fields already; a wrong call is answered with the right ones.\nSucceeds when: Without actions gives the skill's body in content; with actions gives one card per action in cards.\nOn failure: The skill or one of the actions does not exist or is not enabled.",
    "path": "/api/v1/modules/skills/read",
    "planned": false,
    "annotations": {
      "read_only": true,
      "idempotent": true,
      "destructive": false,
      "open_world": false,
      "sensitive_sink": false
    },
    "capabilities": [
      "read",
      "custom:skills"
    ],
    "policy": "allowed",
    "is_read_only": true,
    "is_concurrency_safe": true,
    "is_destructive": false,
    "interrupt_behavior": "cancel",
    "ui": "result",
    "things": {},
    "takes_version": false,
    "errors": [
      "ACTION_NOT_ALLOWED",
      "CANCELLED",
      "CREDENTIAL_EXPIRED",
      "FORBIDDEN",
      "INTERNAL",
      "INVALID_ACTION_INPUT",
      "INVALID_ENVELOPE",
      "OUTPUT_SCHEMA_VIOLATION",
      "RATE_LIMITED",
      "REPEATED_FAILURE",
      "SKILL_NOT_FOUND",
      "TIMEOUT",
      "UNKNOWN_ACTION",
      "UPSTREAM_UNAVAILABLE"
    ]
  },
};
