// Generated from specs/schemas, specs/events and specs/modules. Edit there and run make generate.

/**
 * One line of an export of everything that a person has.
 */
export type AccountLine = AccountRow | AccountFile | AccountManifest;
/**
 * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
 */
export type ThreadId = string;
/**
 * Chosen by the client, unique within its thread. Any characters, counted in code points.
 */
export type RunId = string;
/**
 * The id of a call, as the model or the client has given it.
 */
export type ToolCallId = string;
/**
 * RFC 3339 with an explicit offset
 */
export type DateTimeOffset = string;
/**
 * The server's own key of one accepted run.
 */
export type TaskId = string;
/**
 * Kept as the client sent it when it is unused in the thread, else replaced.
 */
export type MessageId = string;
/**
 * The server's own key of one person.
 */
export type UserId = string;
/**
 * What an administrator can do or look at.
 */
export type AdminActName =
  | "user.list"
  | "user.read"
  | "user.disable"
  | "user.enable"
  | "tokens.revoke"
  | "run.list"
  | "run.cancel"
  | "run.requeue"
  | "job.list"
  | "delivery.list"
  | "delivery.retry"
  | "webhook.list"
  | "webhook.read"
  | "webhook.create"
  | "webhook.update"
  | "webhook.delete"
  | "webhook.rotate"
  | "webhook.ping"
  | "webhook.replay"
  | "webhook.log"
  | "webhook.disable"
  | "act.list";
/**
 * Opaque; send it back unchanged to read the next page.
 */
export type Cursor = string;
/**
 * The id of a job.
 */
export type AutomationJobId = string;
/**
 * Why, for whoever reads the audit. It is kept there.
 */
export type AdminReason = string;
/**
 * A registered agent type (agents.yaml).
 */
export type AgentType = "worker" | "reader" | "memory";
/**
 * queued: accepted, or waiting for earlier runs of the thread or the user. running: a worker holds it.
 * finished: RUN_FINISHED. interrupted: ended and asks for a decision. failed: RUN_ERROR. canceled: RUN_ERROR with RUN_CANCELED.
 */
export type RunStatus = "queued" | "running" | "finished" | "interrupted" | "failed" | "canceled";
/**
 * A part of a message, told apart by `type`.
 */
export type AgUiContentPart = AgUiTextPart | AgUiBinaryPart | AgUiImagePart | AgUiAudioPart | AgUiVideoPart | AgUiDocumentPart;
/**
 * Any event of a run's stream, told apart by `type` (and CUSTOM by `name`).
 */
export type AgUiEvent =
  | CustomEvent
  | MessagesSnapshotEvent
  | RunErrorEvent
  | RunFinishedEvent
  | RunStartedEvent
  | StateSnapshotEvent
  | StepFinishedEvent
  | StepStartedEvent
  | TextMessageContentEvent
  | TextMessageEndEvent
  | TextMessageStartEvent
  | ToolCallArgsEvent
  | ToolCallEndEvent
  | ToolCallResultEvent
  | ToolCallStartEvent;
/**
 * A fact of the runtime, told apart by `name`. For consoles, replay and review; a client may ignore all of them.
 */
export type CustomEvent =
  | ToolCatalogResolvedEvent
  | ToolPolicyDecidedEvent
  | ToolProgressedEvent
  | ToolCompletedEvent
  | ContextResolvedEvent
  | ContextCompactionStartedEvent
  | ContextCompactionCompletedEvent
  | ContextCompactionFailedEvent
  | RoutingDecidedEvent
  | RoutingFallbackAppliedEvent
  | RoutingRetryAppliedEvent
  | RoutingNotPossibleEvent
  | ActionRequiredEvent
  | ActionResolvedEvent;
/**
 * Why a person is asked. destructive: deletes or overwrites. sensitive_sink: text leaves the account. affects_others: other participants are touched. tainted_context: the run has read text of other people; the card calls it a reason only where the message did not call for this. app_context: the app sent data along, and the message did not call for this. low_confidence: the router was not sure. large_batch: more than five items. done_elsewhere: the same was done in another version of this conversation.
 */
export type ApprovalReason =
  | "destructive"
  | "sensitive_sink"
  | "affects_others"
  | "tainted_context"
  | "app_context"
  | "low_confidence"
  | "large_batch"
  | "done_elsewhere";
/**
 * One message of a snapshot, told apart by `role`.
 */
export type SnapshotMessage = SnapshotUserMessage | SnapshotAssistantMessage | SnapshotToolMessage;
/**
 * A part of what the user said, told apart by `type`.
 */
export type SnapshotPart = SnapshotTextPart | SnapshotImagePart;
/**
 * How something stands, by which it is coloured.
 */
export type UiStatus = "info" | "success" | "warning" | "error" | "pending";
/**
 * What a card begins with, told apart by `type`.
 */
export type UiLayoutNode = UiStack | UiRow | UiGrid;
/**
 * How much room lies between things.
 */
export type UiGap = "none" | "sm" | "md" | "lg";
/**
 * A part of a card, told apart by `type`.
 */
export type UiNode =
  | UiStack
  | UiRow
  | UiGrid
  | UiActions
  | UiDisclosure
  | UiText
  | UiBadge
  | UiIcon
  | UiAvatar
  | UiImage
  | UiTime
  | UiKeyValue
  | UiList
  | UiDivider
  | UiLink
  | UiButton;
/**
 * How much a button stands out.
 */
export type UiButtonStyle = "primary" | "secondary" | "danger" | "plain";
/**
 * The icons that a client has to have.
 */
export type UiIconName =
  | "calendar"
  | "clock"
  | "location"
  | "person"
  | "people"
  | "bell"
  | "repeat"
  | "note"
  | "link"
  | "check"
  | "close"
  | "warning"
  | "error"
  | "info"
  | "trash"
  | "edit"
  | "share"
  | "memory"
  | "work"
  | "search"
  | "mail"
  | "phone"
  | "lock"
  | "undo";
/**
 * navigate, open_url and copy stay in the client; send_message, invoke, decide, answer and skip start a run.
 */
export type UiAction = UiNavigate | UiOpenUrl | UiCopy | UiSendMessage | UiInvoke | UiDecide | UiAnswer | UiSkip;
/**
 * An address that a card may show or open.
 */
export type UiUrl = string;
/**
 * What kind of input a field wants.
 */
export type UiFieldInput = "text" | "long_text" | "number" | "numbers" | "date" | "time" | "datetime" | "choice" | "choices" | "yes_no";
/**
 * The id of a question.
 */
export type QuestionId = string;
/**
 * The colour of a text, by what it means.
 */
export type UiTone = "default" | "muted" | "accent" | "success" | "warning" | "danger";
/**
 * A number of tokens or calls.
 */
export type TokenCount = number;
/**
 * Where a cost comes from; the price table unless every call brought a valid cost of its own.
 */
export type CostSource = "provider" | "catalog_fallback" | "catalog_fallback_incomplete_provider_cost" | "incomplete_usage_fallback";
/**
 * Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
 */
export type ToolWarning =
  | "truncated_output"
  | "pii_redacted"
  | "time_conflict"
  | "possible_duplicate"
  | "end_assumed"
  | "batch_partial"
  | "used_cache"
  | "stale_cache"
  | "injection_suspected";
/**
 * A registered agent type that people may talk to (agents.yaml, not internal).
 */
export type PublicAgentType = "worker" | "reader";
/**
 * A day of a calendar, such as 2026-04-21.
 */
export type LocalDate = string;
/**
 * A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
 * none.
 */
export type IanaTimezone = string;
/**
 * An address that begins with https.
 */
export type HttpsUrl = string;
/**
 * minutes before the start
 *
 * @minItems 0
 * @maxItems 5
 */
export type Reminders = number[];
/**
 * MO to SU; monthly with its place in the month, 3TH is the third Thursday, -1FR the last Friday
 */
export type RecurrenceDay = string;
/**
 * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
 */
export type WebhookLink = string;
/**
 * Something for the user to do, told apart by `kind`.
 */
export type ApprovalQueueItem = ApprovalItem | ReviewItem | QuestionItem;
/**
 * The id of an uploaded image.
 */
export type AttachmentId = string;
/**
 * The kinds of image that are stored and served. SVG is active content and is refused.
 */
export type ImageMimeType = "image/png" | "image/jpeg" | "image/webp" | "image/gif";
/**
 * An address issued by `POST /api/v1/agent/attachments`. It carries its expiry and signature.
 */
export type SignedUrl = string;
/**
 * Of firings that were missed, the newest is made up for while it is less than a day old; older ones are not.
 */
export type AutomationSchedule = CronSchedule | IntervalSchedule | OnceSchedule;
/**
 * The id of an event of the calendar.
 */
export type CalendarEventId = string;
/**
 * What a guest has answered: nothing yet, yes, no, or perhaps.
 */
export type Participation = "needs_action" | "accepted" | "declined" | "tentative";
/**
 * The id of an invitation to an event.
 */
export type InviteId = string;
/**
 * Grows with every change.
 */
export type Version = number;
/**
 * Bytes
 */
export type BinaryContent = Blob | File;
/**
 * What calendar.accept_invite takes: Accept an invite to someone else's event.
 */
export type CalendarAcceptInviteInput = ReplyToInvite | ReplyToEvent;
/**
 * events that overlap
 *
 * @minItems 0
 * @maxItems 5
 */
export type EventConflicts = EventSummary[];
/**
 * What calendar.create takes: Create one event, timed or all day, or up to 20 at once.
 */
export type CalendarCreateInput = TimedDraft | AllDayDraft | DraftBatch;
/**
 * What calendar.create gives: Gives the event with id, version and outcome created; conflicts lists events that overlap, with warning time_conflict (not an error). A batch gives items with index and outcome, count, succeeded, failed.
 */
export type CalendarCreateOutput = CreatedEvent | CreatedBatch;
/**
 * The id of a contact.
 */
export type ContactId = string;
/**
 * What calendar.delete takes: Delete one of the user's own events, or up to 20. A person confirms first.
 */
export type CalendarDeleteInput = EventDeletion | EventBatchDeletion;
/**
 * Which occurrences of a repeated event are meant: the one named, it and those after it, or all.
 */
export type RecurrenceScope = "this" | "following" | "all";
/**
 * What calendar.delete gives: First the call waits for approval. Then it gives the event with outcome deleted or already_deleted, and restorableUntil (30 days) unless only a part of a series went. Guests see it as cancelled at once.
 */
export type CalendarDeleteOutput = DeletedEvent | DeletedBatch;
/**
 * An iCalendar file
 */
export type CalendarFile = string;
/**
 * A time of day, such as 09:30.
 */
export type ClockTime = string;
/**
 * What calendar.read takes: Read one day, a range of time, or a single event.
 */
export type CalendarReadInput = DayQuery | RangeQuery | EventQuery;
/**
 * What calendar.read gives: day and range give {items, count, total?, nextCursor?}, sorted by start, all-day first; event gives the event itself. Nothing planned is count 0, not an error. An event that only touches the range's edge is not in it.
 */
export type CalendarReadOutput = EventList | EventDetail;
/**
 * What calendar.reject_invite takes: Decline an invite to someone else's event.
 */
export type CalendarRejectInviteInput = ReplyToInvite | ReplyToEvent;
/**
 * A person to invite, by contact, mail address or number.
 */
export type ParticipantRef = ParticipantByContact | ParticipantByEmail | ParticipantByPhone;
/**
 * What calendar.update takes: Change fields of one event, or of up to 20.
 */
export type CalendarUpdateInput = EventUpdate | EventUpdateBatch;
/**
 * What calendar.update gives: Gives the event with outcome updated or unchanged, and changes as field, from, to. Moving start_at alone keeps the duration. A batch gives items, count, succeeded, failed.
 */
export type CalendarUpdateOutput = UpdatedEvent | UpdatedBatch;
/**
 * What was changed, field by field.
 *
 * @minItems 0
 * @maxItems 20
 */
export type EventChanges = EventChange[];
/**
 * A vCard file
 */
export type CardFile = string;
/**
 * What else a stream tells.
 */
export type ChatStreamOptions = {
  /**
   * Whether the last chunk tells the usage.
   */
  include_usage?: boolean | null;
} | null;
/**
 * A field of a contact.
 */
export type ContactField = "name" | "email" | "phone" | "company" | "job_title" | "relation" | "note";
/**
 * What contacts.read takes: List contacts, search them, or read one.
 */
export type ContactsReadInput = ContactListQuery | ContactSearchQuery | ContactQuery;
/**
 * What contacts.read gives: list and search give {items, count, total?, nextCursor?}; contact gives the contact itself. No match is count 0, not an error. Mail and phone are masked for you; the card shows them to the user in full.
 */
export type ContactsReadOutput = ContactList | ContactSummary;
/**
 * A part of a message, told apart by `type`.
 */
export type ContentBlock = TextContentBlock | BinaryContentBlock;
/**
 * What happened, in the vocabulary of the Agent Runtime standard.
 */
export type EvidenceClass =
  | "turn.submitted"
  | "turn.started"
  | "turn.completed"
  | "turn.failed"
  | "task.created"
  | "task.started"
  | "task.progress"
  | "task.waiting"
  | "task.completed"
  | "task.failed"
  | "task.cancelled"
  | "task.timed_out"
  | "context.resolved"
  | "context.compaction.started"
  | "context.compaction.completed"
  | "context.compaction.failed"
  | "routing.decided"
  | "routing.single_candidate"
  | "routing.fallback.applied"
  | "routing.retry.applied"
  | "routing.not_possible"
  | "model.requested"
  | "model.completed"
  | "model.failed"
  | "cost.recorded"
  | "tool.catalog.resolved"
  | "tool.started"
  | "tool.args"
  | "tool.progress"
  | "tool.result"
  | "tool.failed"
  | "permission.evaluated"
  | "permission.requested"
  | "permission.resolved"
  | "action.required"
  | "action.resolved";
/**
 * One line of an export of evidence.
 */
export type EvidenceLine = EvidenceEvent | EvidenceSnapshot | EvidenceManifest;
/**
 * The `id:` of an SSE frame: the number of the run in its thread, and of the event in the log of the run. An id of
 * another run is refused.
 */
export type StreamEventId = string;
/**
 * One message of a thread, told apart by `role`.
 */
export type HistoryMessage = HistoryMessageUser | HistoryMessageAssistant | HistoryMessageTool;
/**
 * A page for a browser.
 */
export type HtmlPage = string;
/**
 * A day to remember, of every year or of one.
 */
export type ImportantDate = ImportantMonthDay | ImportantDay;
/**
 * A day of a month, such as 04-21.
 */
export type MonthDay = string;
/**
 * The seven message kinds of AG-UI.
 */
export type InputMessage =
  UserMessage | AssistantMessage | SystemMessage | ToolMessage | DeveloperMessage | ReasoningMessage | ActivityMessage;
/**
 * The languages cards and fixed sentences are written in.
 */
export type Locale = "zh-CN" | "en";
/**
 * A day of the week, by its first two letters.
 */
export type Weekday = "MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU";
/**
 * 0 as long as nothing was ever stored
 */
export type MemoryVersion = number;
/**
 * What to forget.
 *
 * @minItems 1
 * @maxItems 20
 */
export type MemoryRemovals = MemoryRemoval[];
/**
 * Which memory: what is known about the user, or about the user's work.
 */
export type MemoryScope = "user" | "work";
/**
 * What memory.update takes: Remember, change or forget things about the user (scope user) or the user's work (scope work).
 */
export type MemoryUpdateInput = UserMemoryUpdate | WorkMemoryUpdate;
/**
 * Prometheus text format
 */
export type MetricsText = string;
/**
 * A decimal number with 12 digits after the point, as text, so that no reader rounds it.
 */
export type MoneyAmount = string;
/**
 * The id of a notice.
 */
export type NoticeId = string;
/**
 * A webhook.
 */
export type WebhookId = string;
/**
 * The user's answer to a question, or that there will be none.
 */
export type QuestionAnswer = GivenAnswer | SkippedQuestion;
/**
 * A secret that opens one stream, once.
 */
export type TicketText = string;
/**
 * One line without blanks around it.
 */
export type ThreadTitle = string;
/**
 * All tokens of a person that were issued until now, or one token by its `jti`.
 */
export type TokenRevocationRequest = TokensOfUser | TokenByJti;
/**
 * https, or http on this machine; without user, password or fragment. Redirects are not followed.
 */
export type WebhookUrl = string;
/**
 * What a registered webhook can be told of; specs/webhooks has a file for each.
 */
export type WebhookKind =
  | "approval.required"
  | "approval.decided"
  | "approval.expired"
  | "question.asked"
  | "question.answered"
  | "question.closed"
  | "run.finished"
  | "run.interrupted"
  | "run.failed"
  | "run.canceled"
  | "job.parked"
  | "notice"
  | "webhook.disabled";
/**
 * What receivers get as `webhook-id`: the same over all tries and replays.
 */
export type WebhookDeliveryId = string;
/**
 * failed: given up, until it is replayed.
 */
export type WebhookDeliveryState = "pending" | "delivered" | "failed";
/**
 * What a registered webhook is sent, as a POST with the headers of Standard Webhooks: `webhook-id`, which is the same over all tries, `webhook-timestamp`, and `webhook-signature`, whose entries `v1,<base64>` are the HMAC-SHA256 of `<id>.<timestamp>.<body>` with the secret.
 */
export type WebhookEvent =
  | ApprovalRequiredWebhook
  | ApprovalDecidedWebhook
  | ApprovalExpiredWebhook
  | QuestionAskedWebhook
  | QuestionAnsweredWebhook
  | QuestionClosedWebhook
  | RunFinishedWebhook
  | RunInterruptedWebhook
  | RunFailedWebhook
  | RunCanceledWebhook
  | JobParkedWebhook
  | NoticeWebhook
  | WebhookDisabledWebhook
  | PingWebhook;
/**
 * A WebhookKind, or `ping`, which nobody registers for.
 */
export type WebhookLogKind =
  | "approval.required"
  | "approval.decided"
  | "approval.expired"
  | "question.asked"
  | "question.answered"
  | "question.closed"
  | "run.finished"
  | "run.interrupted"
  | "run.failed"
  | "run.canceled"
  | "job.parked"
  | "notice"
  | "webhook.disabled"
  | "ping";
/**
 * An image that a person has uploaded.
 */
export interface AccountFile {
  /**
   * Always `"file"`.
   */
  kind: "file";
  /**
   * The id of the image.
   */
  id: string;
  /**
   * The kind of image, such as `image/png`.
   */
  mimeType: string;
  /**
   * The bytes of the image.
   */
  base64: string;
}
/**
 * A row of one table, as it is stored.
 */
export interface AccountRow {
  /**
   * Always `"row"`.
   */
  kind: "row";
  /**
   * The table that the row is of.
   */
  table: string;
  /**
   * The row by its columns.
   */
  row: {};
}
/**
 * The last line of an export, with what should have come before it.
 */
export interface AccountManifest {
  /**
   * Always `"manifest"`.
   */
  kind: "manifest";
  /**
   * Whose export it is.
   */
  userId: string;
  /**
   * When the export was made.
   */
  exportedAt: string;
  /**
   * How many rows of each table came before.
   */
  tables: {};
  /**
   * How many images came before.
   */
  files: number;
}
/**
 * A person has something to decide, to answer or to look at.
 */
export interface ActionRequiredEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"action.required"`.
   */
  name: "action.required";
  /**
   * A person has something to decide or to look at.
   */
  value: ActionRequiredFact;
}
/**
 * A person has something to decide or to look at.
 */
export interface ActionRequiredFact {
  /**
   * The approval, the review or the question.
   */
  action_id: string;
  /**
   * The run waits for an approval or an answer; it does not wait for a review.
   */
  kind: "approval" | "review" | "question";
  /**
   * The id of a call, as the model or the client has given it.
   */
  tool_call_id?: ToolCallId;
  /**
   * The method that is called, by its canonical name.
   */
  tool_name?: string;
  /**
   * Why a person is asked.
   *
   * @minItems 1
   * @maxItems 8
   */
  reasons: string[];
  /**
   * What it is about, in a sentence.
   */
  summary: string;
  /**
   * RFC 3339 with an explicit offset
   */
  expires_at?: DateTimeOffset;
}
/**
 * What a person had to do is done, or too late.
 */
export interface ActionResolvedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"action.resolved"`.
   */
  name: "action.resolved";
  /**
   * What became of an action that was required.
   */
  value: ActionResolvedFact;
}
/**
 * What became of an action that was required.
 */
export interface ActionResolvedFact {
  /**
   * The approval, the review or the question.
   */
  action_id: string;
  /**
   * Which of the three it is.
   */
  kind: "approval" | "review" | "question";
  /**
   * What became of it.
   */
  resolution: "approved" | "denied" | "expired" | "reviewed" | "answered" | "skipped";
  /**
   * The id of a call, as the model or the client has given it.
   */
  tool_call_id?: ToolCallId;
  /**
   * The method that is called, by its canonical name.
   */
  tool_name?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  resolved_at: DateTimeOffset;
  /**
   * The user who decided.
   */
  resolved_by?: string;
  /**
   * What the user has changed of the call, cleaned; without the values where they are too large.
   *
   * @minItems 1
   * @maxItems 20
   */
  edits?: ApprovalEdit[];
  /**
   * The run that asked.
   */
  asked_by_run?: RunId;
}
/**
 * A field of a call that the user has changed while approving it.
 */
export interface ApprovalEdit {
  /**
   * The field that was changed.
   */
  path: string;
  /**
   * The value before.
   */
  before?: unknown;
  /**
   * The value after.
   */
  after?: unknown;
}
/**
 * A progress update.
 */
export interface ActivityMessage {
  /**
   * Kept as the client sent it when it is unused in the thread, else replaced.
   */
  id: MessageId;
  /**
   * Always `"activity"`.
   */
  role: "activity";
  /**
   * The kind of activity, as the client calls it.
   */
  activityType?: string;
  /**
   * What the client shows of it.
   */
  content: string | {};
}
/**
 * One administrative act. These are only ever added; the database refuses to change or delete them.
 */
export interface AdminAct {
  /**
   * The number of the act; it grows with each.
   */
  no: number;
  /**
   * RFC 3339 with an explicit offset
   */
  at: DateTimeOffset;
  /**
   * Who: issuer and subject of the token, or `terminal:` and the name that the machine has for them.
   */
  actor: string;
  /**
   * The server's own key of one person.
   */
  actorId?: UserId;
  /**
   * From where: a network address, or the name of the machine.
   */
  from: string;
  /**
   * What an administrator can do or look at.
   */
  act: AdminActName;
  /**
   * On whom or what: an id.
   */
  target?: string;
  /**
   * What was asked for.
   */
  details: {};
  /**
   * `done`, or the code with which it was refused.
   */
  outcome: string;
  /**
   * The request with which it was done, as the log has it.
   */
  requestId?: string;
}
/**
 * A page of the audit.
 */
export interface AdminActList {
  /**
   * Each: One administrative act. These are only ever added; the database refuses to change or delete them.
   *
   * @maxItems 100
   */
  items: AdminAct[];
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  nextCursor?: Cursor;
}
/**
 * A job as administrators see it: its name and prompt are its owner's.
 */
export interface AdminJob {
  /**
   * The id of a job.
   */
  id: AutomationJobId;
  /**
   * The server's own key of one person.
   */
  userId: UserId;
  /**
   * Whether the owner has it switched on.
   */
  enabled: boolean;
  /**
   * In a row.
   */
  failures: number;
  /**
   * RFC 3339 with an explicit offset
   */
  nextFireAt?: DateTimeOffset;
  /**
   * Why it does not fire at present; absent when it does.
   */
  parked?: {
    /**
     * Failures in a row, a spent budget, too many firings, or a time that passed while nothing ran.
     */
    reason: "failures" | "budget" | "firings" | "missed";
    /**
     * RFC 3339 with an explicit offset
     */
    since: DateTimeOffset;
    /**
     * RFC 3339 with an explicit offset
     */
    until?: DateTimeOffset;
  };
}
/**
 * A page of jobs.
 */
export interface AdminJobList {
  /**
   * Each: A job as administrators see it: its name and prompt are its owner's.
   *
   * @maxItems 100
   */
  items: AdminJob[];
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  nextCursor?: Cursor;
}
/**
 * A run as administrators see it: where it stands and who holds it, and nothing of what it says.
 */
export interface AdminRun {
  /**
   * The server's own key of one accepted run.
   */
  taskId: TaskId;
  /**
   * The server's own key of one person.
   */
  userId: UserId;
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * A registered agent type (agents.yaml).
   */
  agent_type: AgentType;
  /**
   * Whether a person started it, or a job.
   */
  runtime_mode: "chat" | "automation";
  /**
   * queued: accepted, or waiting for earlier runs of the thread or the user. running: a worker holds it.
   * finished: RUN_FINISHED. interrupted: ended and asks for a decision. failed: RUN_ERROR. canceled: RUN_ERROR with RUN_CANCELED.
   */
  status: RunStatus;
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  startedAt?: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  endedAt?: DateTimeOffset;
  /**
   * How often a worker process has taken it.
   */
  attempt: number;
  /**
   * How often one fell silent with it.
   */
  strikes: number;
  /**
   * Whether somebody has asked for its end.
   */
  cancelRequested: boolean;
  /**
   * The worker process that has it: host, process number, name.
   */
  holder?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  leaseUntil?: DateTimeOffset;
  /**
   * The code with which it failed.
   */
  error?: string;
}
/**
 * A page of runs.
 */
export interface AdminRunList {
  /**
   * Each: A run as administrators see it: where it stands and who holds it, and nothing of what it says.
   *
   * @maxItems 100
   */
  items: AdminRun[];
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  nextCursor?: Cursor;
}
/**
 * A person as administrators see them. Nothing of what they have said or written is in it.
 */
export interface AdminUser {
  /**
   * The server's own key of one person.
   */
  id: UserId;
  /**
   * The `iss` of their tokens.
   */
  issuer: string;
  /**
   * The `sub` of their tokens.
   */
  subject: string;
  /**
   * What the person is called.
   */
  name: string;
  /**
   * The mail address, where one is known.
   */
  email?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  /**
   * Since when nothing is done for them.
   */
  disabledAt?: DateTimeOffset;
  /**
   * Tokens that were issued before this are refused.
   */
  tokensRevokedAt?: DateTimeOffset;
  /**
   * Runs of theirs that are not over.
   */
  liveRuns: number;
}
/**
 * A page of people.
 */
export interface AdminUserList {
  /**
   * Each: A person as administrators see them. Nothing of what they have said or written is in it.
   *
   * @maxItems 100
   */
  items: AdminUser[];
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  nextCursor?: Cursor;
}
/**
 * What to change about a person.
 */
export interface AdminUserUpdate {
  /**
   * True: tokens stop working, runs under way are cancelled, jobs do not fire. False: all of that is possible again.
   */
  disabled: boolean;
  /**
   * Why, for whoever reads the audit. It is kept there.
   */
  reason?: AdminReason;
}
/**
 * May stand in older history; refused in the input message.
 */
export interface AgUiAudioPart {
  /**
   * Always `"audio"`.
   */
  type: "audio";
  /**
   * Where the content of a part is.
   */
  source: AgUiPartSource;
}
/**
 * Where the content of a part is.
 */
export interface AgUiPartSource {
  /**
   * Whether `value` is an address, the bytes, or the id of a file.
   */
  type: "url" | "data" | "file";
  /**
   * The address, the bytes in base64, or the id.
   */
  value?: string;
  /**
   * The kind of content, such as `image/png`.
   */
  mimeType?: string | null;
}
/**
 * The shape clients before 1.0 send. In the input message it follows the rules of BinaryContentBlock.
 */
export interface AgUiBinaryPart {
  /**
   * Always `"binary"`.
   */
  type: "binary";
  /**
   * The kind of file, such as `image/png`.
   */
  mimeType: string;
  /**
   * The id that the client has for it.
   */
  id?: string | null;
  /**
   * The address of the file.
   */
  url?: string | null;
  /**
   * The bytes in base64.
   */
  data?: string | null;
  /**
   * What the file is called.
   */
  filename?: string | null;
}
/**
 * The official AgentCapabilities, filled with what this server does.
 */
export interface AgUiCapabilities {
  /**
   * Who answers.
   */
  identity: {
    /**
     * The name of the server's software.
     */
    name: string;
    /**
     * The kind of agent.
     */
    type: string;
    /**
     * What it is for, in a sentence.
     */
    description?: string;
    /**
     * The release of the server.
     */
    version: string;
  };
  /**
   * How events are sent.
   */
  transport: {
    /**
     * Whether events come while the run is under way.
     */
    streaming: boolean;
    /**
     * Last-Event-ID continues a stream.
     */
    resumable: boolean;
  };
  /**
   * What is possible with tools.
   */
  tools: {
    /**
     * Whether there are any.
     */
    supported: boolean;
    /**
     * Whether several may be called at once.
     */
    parallelCalls: boolean;
    /**
     * Whether a worker may call tools that the client sends along. Else they are kept and given back, and no model sees them.
     */
    clientProvided: boolean;
  };
  /**
   * What is possible with state.
   */
  state: {
    /**
     * Whether the state is told as a whole.
     */
    snapshots: boolean;
    /**
     * Whether changes of the state are told.
     */
    deltas: boolean;
    /**
     * Whether anything is remembered across threads.
     */
    memory: boolean;
    /**
     * Whether the client's state is kept from run to run.
     */
    persistentState: boolean;
  };
  /**
   * What is understood beside text.
   */
  multimodal: {
    /**
     * What a message may hold.
     */
    input: {
      /**
       * Whether it may hold images.
       */
      image: boolean;
      /**
       * Whether it may hold sound.
       */
      audio: boolean;
      /**
       * Whether it may hold moving pictures.
       */
      video: boolean;
      /**
       * Whether it may hold PDF documents.
       */
      pdf: boolean;
      /**
       * Whether it may hold any other file.
       */
      file: boolean;
    };
  };
  /**
   * How runs are carried out.
   */
  execution: {
    /**
     * Whether code is run that a model has written.
     */
    codeExecution: boolean;
    /**
     * How often the worker stage may call tools in one run.
     */
    maxIterations: number;
    /**
     * Milliseconds
     */
    maxExecutionTime: number;
  };
  /**
   * What people are asked.
   */
  humanInTheLoop: {
    /**
     * Whether they are asked at all.
     */
    supported: boolean;
    /**
     * Whether calls wait for a decision.
     */
    approvals: boolean;
    /**
     * Whether a run ends with an interrupt, and goes on after it.
     */
    interrupts: boolean;
    /**
     * Whether a call may be changed while it is approved.
     */
    approveWithEdits: boolean;
  };
}
/**
 * A part that is text.
 */
export interface AgUiTextPart {
  /**
   * Always `"text"`.
   */
  type: "text";
  /**
   * The text itself.
   */
  text: string;
}
/**
 * The 1.0 shape. In the input message only a `url` source with its mimeType is taken.
 */
export interface AgUiImagePart {
  /**
   * Always `"image"`.
   */
  type: "image";
  /**
   * Where the content of a part is.
   */
  source: AgUiPartSource;
}
/**
 * May stand in older history; refused in the input message.
 */
export interface AgUiVideoPart {
  /**
   * Always `"video"`.
   */
  type: "video";
  /**
   * Where the content of a part is.
   */
  source: AgUiPartSource;
}
/**
 * May stand in older history; refused in the input message.
 */
export interface AgUiDocumentPart {
  /**
   * Always `"document"`.
   */
  type: "document";
  /**
   * Where the content of a part is.
   */
  source: AgUiPartSource;
}
/**
 * A piece of data of the app.
 */
export interface AgUiContext {
  /**
   * What the data is.
   */
  description: string;
  /**
   * The data as text.
   */
  value: string;
}
/**
 * The tools that a run may see, told at its beginning.
 */
export interface ToolCatalogResolvedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"tool.catalog.resolved"`.
   */
  name: "tool.catalog.resolved";
  /**
   * The tools this run may see, and how each is treated.
   */
  value: ToolCatalogFact;
}
/**
 * The tools this run may see, and how each is treated.
 */
export interface ToolCatalogFact {
  /**
   * Each: A tool that the run may see.
   *
   * @maxItems 200
   */
  tools: ToolCatalogEntry[];
}
/**
 * A tool that the run may see.
 */
export interface ToolCatalogEntry {
  /**
   * Whether it changes nothing.
   */
  is_read_only: boolean;
  /**
   * May run beside neighbouring calls.
   */
  is_concurrency_safe: boolean;
  /**
   * Whether it takes something away.
   */
  is_destructive: boolean;
  /**
   * On cancel of the run: abandon the call, or let it finish.
   */
  interrupt_behavior: "cancel" | "block";
  /**
   * Its canonical name.
   */
  tool_name: string;
  /**
   * What it does.
   */
  description: string;
  /**
   * Reference to the JSON Schema.
   */
  input_schema: string;
  /**
   * What it can reach.
   *
   * @maxItems 10
   */
  capabilities: string[];
  /**
   * Whether it may be called, waits for a person each time, or may not.
   */
  policy: "allowed" | "ask" | "denied" | "sandboxed" | "unavailable";
  /**
   * Who carries it out.
   */
  runtime_owner: "local" | "mcp_server" | "hosted_connector" | "provider_native" | "workflow" | "subagent";
  /**
   * Where more is said about it.
   */
  metadata_ref?: string;
}
/**
 * Whether one call may run, must wait for a person, or is refused.
 */
export interface ToolPolicyDecidedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"tool.policy"`.
   */
  name: "tool.policy";
  /**
   * What policy decided about one call, and on which grounds.
   */
  value: ToolPolicyFact;
}
/**
 * What policy decided about one call, and on which grounds.
 */
export interface ToolPolicyFact {
  /**
   * The id of a call, as the model or the client has given it.
   */
  tool_call_id: ToolCallId;
  /**
   * Canonical method name, e.g. calendar.delete.
   */
  tool_name: string;
  /**
   * The input after cleaning; left out when it is too large, then arguments_ref is set.
   */
  safe_arguments?: {};
  /**
   * Where the arguments are kept.
   */
  arguments_ref?: string;
  /**
   * What was decided.
   */
  decision: "allowed" | "ask" | "denied" | "sandboxed" | "unavailable";
  /**
   * Why a person is asked.
   *
   * @minItems 1
   * @maxItems 6
   */
  reasons?: ApprovalReason[];
  /**
   * The approval that is asked for or that allowed the call.
   */
  approval_id?: string;
  /**
   * What the user has changed of the call while approving it.
   *
   * @minItems 1
   * @maxItems 20
   */
  edited_fields?: string[];
  /**
   * How a tool is treated.
   */
  flags: ToolFlags;
  /**
   * Each: What one check before or after the call did.
   *
   * @maxItems 20
   */
  hooks: ToolHookOutcome[];
  /**
   * The whitelist that decided.
   */
  permission_ref?: string;
  /**
   * What the call runs in.
   */
  sandbox_ref?: string;
}
/**
 * How a tool is treated.
 */
export interface ToolFlags {
  /**
   * Whether it changes nothing.
   */
  is_read_only: boolean;
  /**
   * May run beside neighbouring calls.
   */
  is_concurrency_safe: boolean;
  /**
   * Whether it takes something away.
   */
  is_destructive: boolean;
  /**
   * On cancel of the run: abandon the call, or let it finish.
   */
  interrupt_behavior: "cancel" | "block";
}
/**
 * What one check before or after the call did.
 */
export interface ToolHookOutcome {
  /**
   * Whether it ran before the call or after it.
   */
  phase: "pre" | "post";
  /**
   * Our own checks by name; one that an operator added is `custom:` and its name.
   */
  hook: string;
  /**
   * What it did with the call.
   */
  outcome: "passed" | "changed" | "stopped" | "skipped";
  /**
   * What it has to say about it.
   */
  detail?: string;
}
/**
 * How far a long call or a batch has come.
 */
export interface ToolProgressedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"tool.progress"`.
   */
  name: "tool.progress";
  /**
   * How far a long call or a batch has come: told every two seconds while it is under way, and of a batch that succeeded once more at its end.
   */
  value: ToolProgressFact;
}
/**
 * How far a long call or a batch has come: told every two seconds while it is under way, and of a batch that succeeded once more at its end.
 */
export interface ToolProgressFact {
  /**
   * The id of a call, as the model or the client has given it.
   */
  tool_call_id: ToolCallId;
  /**
   * The method that is called, by its canonical name.
   */
  tool_name: string;
  /**
   * Items that are through; 0 of a call that is no batch.
   */
  done: number;
  /**
   * Items of the batch: events, or people to invite.
   */
  total?: number;
  /**
   * Partial output, cleaned.
   */
  preview?: string;
}
/**
 * How one call ended.
 */
export interface ToolCompletedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"tool.completed"`.
   */
  name: "tool.completed";
  /**
   * How one call ended, with references instead of the result itself. A call that was cancelled or cut short says so here; none is dropped silently.
   */
  value: ToolCompletedFact;
}
/**
 * How one call ended, with references instead of the result itself. A call that was cancelled or cut short says so here; none is dropped silently.
 */
export interface ToolCompletedFact {
  /**
   * The id of a call, as the model or the client has given it.
   */
  tool_call_id: ToolCallId;
  /**
   * The method that is called, by its canonical name.
   */
  tool_name: string;
  /**
   * How the call ended.
   */
  status: "success" | "partial" | "failure" | "cancelled" | "interrupted";
  /**
   * The tool message that holds the result.
   */
  result_ref?: string;
  /**
   * The beginning of the result, cleaned.
   */
  preview?: string;
  /**
   * Images that the result has.
   *
   * @maxItems 20
   */
  image_refs: string[];
  /**
   * Files that the result has.
   *
   * @maxItems 20
   */
  artifact_refs: string[];
  /**
   * Ids of what the answer may rest on, e.g. events.
   *
   * @maxItems 200
   */
  evidence_refs: string[];
  /**
   * The code with which it failed.
   */
  error_code?: string;
  /**
   * What kind of failure it is.
   */
  error_category?:
    | "input"
    | "output"
    | "lookup"
    | "state"
    | "policy"
    | "delivery"
    | "approval"
    | "auth"
    | "upstream"
    | "batch"
    | "loop"
    | "run"
    | "internal";
  /**
   * Whether calling again can succeed.
   */
  retryable: boolean;
  /**
   * What to do about it.
   */
  recovery_advice?: string;
  /**
   * Each: What one check before or after the call did.
   *
   * @maxItems 20
   */
  hooks?: ToolHookOutcome[];
}
/**
 * What the model was told beside the message.
 */
export interface ContextResolvedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"context.resolved"`.
   */
  name: "context.resolved";
  /**
   * What the context of this turn was put together from, and what was left out.
   */
  value: ContextResolvedFact;
}
/**
 * What the context of this turn was put together from, and what was left out.
 */
export interface ContextResolvedFact {
  /**
   * Each: Something that the model was told, by reference.
   *
   * @maxItems 50
   */
  memory_refs: ContextRef[];
  /**
   * Documents and sources.
   *
   * @maxItems 50
   */
  knowledge_refs: ContextRef[];
  /**
   * Files and attachments.
   *
   * @maxItems 50
   */
  workspace_refs: ContextRef[];
  /**
   * Earlier messages of the thread and summaries.
   *
   * @maxItems 50
   */
  session_refs: ContextRef[];
  /**
   * Each: A setting that the turn went by.
   *
   * @maxItems 50
   */
  policy_facts: ContextPolicyFact[];
  /**
   * System prompt and skill index.
   *
   * @maxItems 50
   */
  instruction_refs: ContextRef[];
  /**
   * Each: Something that was there and was left out.
   *
   * @maxItems 50
   */
  omissions: ContextOmission[];
  /**
   * What nobody has told the runtime.
   *
   * @maxItems 50
   */
  missing_facts: ContextMissingFact[];
}
/**
 * Something that the model was told, by reference.
 */
export interface ContextRef {
  /**
   * Where it is kept.
   */
  ref: string;
  /**
   * What it is, for people.
   */
  label?: string;
  /**
   * Which version of it was used.
   */
  version?: string;
}
/**
 * A setting that the turn went by.
 */
export interface ContextPolicyFact {
  /**
   * Which setting.
   */
  name: string;
  /**
   * Its value.
   */
  value: string;
}
/**
 * Something that was there and was left out.
 */
export interface ContextOmission {
  /**
   * What was left out.
   */
  what: string;
  /**
   * compacted: told by the summary. unpaired: a result that does not say which call it answers.
   */
  reason: "over_limit" | "compacted" | "unpaired" | "not_found" | "not_supported" | "not_permitted";
  /**
   * How many of them.
   */
  count?: number;
}
/**
 * Something that the turn would have used and that is not there.
 */
export interface ContextMissingFact {
  /**
   * What is missing.
   */
  what: string;
  /**
   * Why it is missing.
   */
  why: string;
}
/**
 * Older turns are about to be summed up.
 */
export interface ContextCompactionStartedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"context.compaction.started"`.
   */
  name: "context.compaction.started";
  /**
   * A compaction of the context has started. Open approvals, incidents and evidence links are never compacted away.
   */
  value: ContextCompactionFact;
}
/**
 * A compaction of the context has started. Open approvals, incidents and evidence links are never compacted away.
 */
export interface ContextCompactionFact {
  /**
   * The same in all that is told of one compaction.
   */
  compaction_id: string;
  /**
   * What made it necessary.
   */
  trigger: "message_limit" | "token_limit" | "manual";
  /**
   * Runs that are summed up, oldest first.
   *
   * @maxItems 500
   */
  affected_turns: RunId[];
  /**
   * What stays whole, e.g. pending approvals.
   *
   * @maxItems 200
   */
  kept_refs?: string[];
}
/**
 * Older turns were summed up.
 */
export interface ContextCompactionCompletedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"context.compaction.completed"`.
   */
  name: "context.compaction.completed";
  /**
   * A compaction of the context has succeeded.
   */
  value: ContextCompactedFact;
}
/**
 * A compaction of the context has succeeded.
 */
export interface ContextCompactedFact {
  /**
   * The same in all that is told of one compaction.
   */
  compaction_id: string;
  /**
   * What made it necessary.
   */
  trigger: "message_limit" | "token_limit" | "manual";
  /**
   * Runs that are summed up, oldest first.
   *
   * @maxItems 500
   */
  affected_turns: RunId[];
  /**
   * What stays whole, e.g. pending approvals.
   *
   * @maxItems 200
   */
  kept_refs?: string[];
  /**
   * The beginning of the summary.
   */
  summary_preview: string;
  /**
   * Where the following turns find the summary.
   *
   * @maxItems 50
   */
  continuation_refs: string[];
}
/**
 * Older turns could not be summed up; the run goes on with less.
 */
export interface ContextCompactionFailedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"context.compaction.failed"`.
   */
  name: "context.compaction.failed";
  /**
   * A compaction of the context has failed.
   */
  value: ContextCompactionFailedFact;
}
/**
 * A compaction of the context has failed.
 */
export interface ContextCompactionFailedFact {
  /**
   * The same in all that is told of one compaction.
   */
  compaction_id: string;
  /**
   * What made it necessary.
   */
  trigger: "message_limit" | "token_limit" | "manual";
  /**
   * Runs that are summed up, oldest first.
   *
   * @maxItems 500
   */
  affected_turns: RunId[];
  /**
   * What stays whole, e.g. pending approvals.
   *
   * @maxItems 200
   */
  kept_refs?: string[];
  /**
   * The code of the failure.
   */
  error_code: string;
  /**
   * The failure in a sentence.
   */
  message: string;
  /**
   * What the run goes on with instead.
   *
   * @maxItems 50
   */
  continuation_refs?: string[];
}
/**
 * Which model a stage uses, and why.
 */
export interface RoutingDecidedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"routing.decided"`.
   */
  name: "routing.decided";
  /**
   * Which model a stage uses and why.
   */
  value: RoutingDecidedFact;
}
/**
 * Which model a stage uses and why.
 */
export interface RoutingDecidedFact {
  /**
   * summary: older turns are summed up; by the candidates of the worker.
   */
  stage: "router" | "worker" | "summary";
  /**
   * A model of a provider.
   */
  requested: RoutingTarget;
  /**
   * What the model must be able to do.
   *
   * @maxItems 8
   */
  requirements: ("tools" | "vision" | "thinking" | "streaming" | "long_context")[];
  /**
   * Each: A model that could be asked, and how it stands.
   *
   * @minItems 1
   * @maxItems 20
   */
  candidates: RoutingCandidate[];
  /**
   * A model of a provider.
   */
  selected: RoutingTarget;
  /**
   * Tried in this order if the selected one fails.
   *
   * @maxItems 20
   */
  fallback_chain: RoutingTarget[];
  /**
   * True where no other model could take over.
   */
  single_candidate?: boolean;
  /**
   * How much may still be spent.
   */
  budget: RoutingBudget;
  /**
   * Whether the provider takes requests.
   */
  rate_limit: RoutingRateLimit;
  /**
   * Why this one, in a sentence.
   */
  reason: string;
}
/**
 * A model of a provider.
 */
export interface RoutingTarget {
  /**
   * The provider.
   */
  provider: string;
  /**
   * Its model.
   */
  model: string;
}
/**
 * A model that could be asked, and how it stands.
 */
export interface RoutingCandidate {
  /**
   * The provider.
   */
  provider: string;
  /**
   * Its model.
   */
  model: string;
  /**
   * Limited and failing ones are tried last; the three after them not at all.
   */
  state: "healthy" | "limited" | "failing" | "unsuitable" | "over_budget" | "not_configured";
  /**
   * Why it was passed over or not counted.
   */
  reason?: string;
}
/**
 * How much may still be spent.
 */
export interface RoutingBudget {
  /**
   * Whether there is enough.
   */
  state: "ok" | "low" | "exhausted";
  /**
   * How many tokens are left.
   */
  remaining_tokens?: number;
}
/**
 * Whether the provider takes requests.
 */
export interface RoutingRateLimit {
  /**
   * Whether it has asked to wait.
   */
  state: "ok" | "limited";
  /**
   * How long to wait before asking again.
   */
  retry_after_seconds?: number;
}
/**
 * A model failed, and another one took over.
 */
export interface RoutingFallbackAppliedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"routing.fallback.applied"`.
   */
  name: "routing.fallback.applied";
  /**
   * A model failed before its first token and the next one took over.
   */
  value: RoutingFallbackFact;
}
/**
 * A model failed before its first token and the next one took over.
 */
export interface RoutingFallbackFact {
  /**
   * The stage that asks.
   */
  stage: "router" | "worker" | "summary";
  /**
   * A model of a provider.
   */
  from: RoutingTarget;
  /**
   * A model of a provider.
   */
  to: RoutingTarget;
  /**
   * denied: the provider wants another key, or money. unsupported: it has no such model, or the prompt is too large for it.
   */
  cause: "rate_limited" | "server_error" | "timeout" | "network" | "denied" | "unsupported";
  /**
   * How many requests had failed.
   */
  attempt: number;
  /**
   * What is left to try.
   *
   * @maxItems 20
   */
  fallback_chain: RoutingTarget[];
  /**
   * Whether the provider takes requests.
   */
  rate_limit?: RoutingRateLimit;
  /**
   * What happened, in a sentence.
   */
  reason: string;
}
/**
 * A model failed, and is asked once more.
 */
export interface RoutingRetryAppliedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"routing.retry.applied"`.
   */
  name: "routing.retry.applied";
  /**
   * A model failed before its first token, and the same one is asked again.
   */
  value: RoutingRetryFact;
}
/**
 * A model failed before its first token, and the same one is asked again.
 */
export interface RoutingRetryFact {
  /**
   * The stage that asks.
   */
  stage: "router" | "worker" | "summary";
  /**
   * A model of a provider.
   */
  target: RoutingTarget;
  /**
   * How the model failed.
   */
  cause: "rate_limited" | "server_error" | "timeout" | "network" | "denied" | "unsupported";
  /**
   * The one that failed.
   */
  attempt: number;
  /**
   * Whether the provider takes requests.
   */
  rate_limit?: RoutingRateLimit;
  /**
   * What happened, in a sentence.
   */
  reason: string;
}
/**
 * No model can be asked for a stage.
 */
export interface RoutingNotPossibleEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"CUSTOM"`.
   */
  type: "CUSTOM";
  /**
   * Always `"routing.not_possible"`.
   */
  name: "routing.not_possible";
  /**
   * No model answers a stage: none may be asked, by key, capability, size or budget, or all that may have failed. The run ends with `error_code`, unless it can do without the stage.
   */
  value: RoutingNotPossibleFact;
}
/**
 * No model answers a stage: none may be asked, by key, capability, size or budget, or all that may have failed. The run ends with `error_code`, unless it can do without the stage.
 */
export interface RoutingNotPossibleFact {
  /**
   * The stage that asks.
   */
  stage: "router" | "worker" | "summary";
  /**
   * A model of a provider.
   */
  requested: RoutingTarget;
  /**
   * What the model must be able to do.
   *
   * @maxItems 8
   */
  requirements: ("tools" | "vision" | "thinking" | "streaming" | "long_context")[];
  /**
   * As they stood when the stage was asked.
   *
   * @minItems 1
   * @maxItems 20
   */
  candidates: RoutingCandidate[];
  /**
   * How much may still be spent.
   */
  budget: RoutingBudget;
  /**
   * Whether the provider takes requests.
   */
  rate_limit: RoutingRateLimit;
  /**
   * Requests that were sent and failed.
   */
  attempts: number;
  /**
   * The code with which the run ends.
   */
  error_code: string;
  /**
   * What stands in the way, in a sentence.
   */
  reason: string;
}
/**
 * The thread's messages, in the official AG-UI shape, with the ids and the metadata that were streamed. A message left out is to be dropped. A call that waits for a person, or for the frontend, has no tool message.
 */
export interface MessagesSnapshotEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"MESSAGES_SNAPSHOT"`.
   */
  type: "MESSAGES_SNAPSHOT";
  /**
   * Each: One message of a snapshot, told apart by `role`.
   *
   * @maxItems 1000
   */
  messages: SnapshotMessage[];
}
/**
 * What the user said.
 */
export interface SnapshotUserMessage {
  /**
   * The id of the message.
   */
  id: string;
  /**
   * Always `"user"`.
   */
  role: "user";
  /**
   * The text, or its parts where images were shown.
   */
  content: string | SnapshotPart[];
}
/**
 * A part that is text.
 */
export interface SnapshotTextPart {
  /**
   * Always `"text"`.
   */
  type: "text";
  /**
   * The text itself.
   */
  text: string;
}
/**
 * A part that is an image.
 */
export interface SnapshotImagePart {
  /**
   * Always `"image"`.
   */
  type: "image";
  /**
   * Where the image is.
   */
  source: SnapshotImageSource;
}
/**
 * Where the image is.
 */
export interface SnapshotImageSource {
  /**
   * Always `"url"`.
   */
  type: "url";
  /**
   * The address of the image.
   */
  value: string;
  /**
   * The kind of image, such as `image/png`.
   */
  mimeType?: string;
}
/**
 * What the assistant said, or the calls that it made.
 */
export interface SnapshotAssistantMessage {
  /**
   * The id of the message.
   */
  id: string;
  /**
   * Always `"assistant"`.
   */
  role: "assistant";
  /**
   * The text of the answer.
   */
  content?: string;
  /**
   * Each: A call that the assistant made.
   *
   * @minItems 1
   * @maxItems 20
   */
  toolCalls?: SnapshotToolCall[];
  /**
   * What a client may want to show beside the text.
   */
  metadata?: TextMessageMetadata;
}
/**
 * A call that the assistant made.
 */
export interface SnapshotToolCall {
  /**
   * The id of the call, to which its result refers.
   */
  id: string;
  /**
   * Always `"function"`.
   */
  type: "function";
  /**
   * What was called.
   */
  function: SnapshotFunction;
}
/**
 * What was called.
 */
export interface SnapshotFunction {
  /**
   * project_cli, or the name of a tool of the frontend.
   */
  name: string;
  /**
   * JSON text; that of the envelope for project_cli.
   */
  arguments: string;
}
/**
 * What a client may want to show beside the text.
 */
export interface TextMessageMetadata {
  /**
   * Whether what was asked for is done, done in part, or not done.
   */
  status: "success" | "partial_success" | "failed";
  /**
   * Each: Tapping it sends `message` as the user.
   *
   * @maxItems 3
   */
  suggested_actions: SuggestedAction[];
  /**
   * As beside `answer`.
   */
  truncated?: true;
  /**
   * Closed without being an answer: a later message replaces it and clients drop this one.
   */
  superseded?: true;
  /**
   * The run was cancelled or failed while the answer was being written: this is what had been shown, and it stays.
   */
  stopped?: true;
  /**
   * The answer rests on text by other people.
   */
  tainted?: true;
}
/**
 * Tapping it sends `message` as the user.
 */
export interface SuggestedAction {
  /**
   * What the button says.
   */
  label: string;
  /**
   * What is said in the user's name when it is pressed.
   */
  message: string;
}
/**
 * What a call has answered.
 */
export interface SnapshotToolMessage {
  /**
   * The id of the message.
   */
  id: string;
  /**
   * Always `"tool"`.
   */
  role: "tool";
  /**
   * The call that this answers.
   */
  toolCallId: string;
  /**
   * The result as text.
   */
  content: string;
  /**
   * The same three values again, because AG-UI 1.0 clients drop fields they do not know, and a mark.
   */
  metadata?: ToolCallResultMetadata;
}
/**
 * The same three values again, because AG-UI 1.0 clients drop fields they do not know, and a mark.
 */
export interface ToolCallResultMetadata {
  /**
   * Null, or: A finished card: a tree of a closed set of nodes with plain text in one locale. Limits the schema cannot say: depth 6 with the root as 1, 200 nodes, 10 buttons, 32 KB serialised, title text 120 characters, node ids unique in the tree.
   */
  ui_schema: UiSchema | null;
  /**
   * Whether the call succeeded, in part, or failed.
   */
  status: "success" | "failure" | "partial";
  /**
   * Null, or: Structured, correctable error of a tool call. An answer for a whole call always names module and method; `input_schema` is present only with input errors.
   */
  error: ToolError | null;
  /**
   * Text by other people is in the result, and on its card.
   */
  tainted?: true;
}
/**
 * A finished card: a tree of a closed set of nodes with plain text in one locale. Limits the schema cannot say: depth 6 with the root as 1, 200 nodes, 10 buttons, 32 KB serialised, title text 120 characters, node ids unique in the tree.
 */
export interface UiSchema {
  /**
   * Always `"2.0"`.
   */
  version: "2.0";
  /**
   * BCP 47 tag; zh-CN and en are produced.
   */
  locale: string;
  /**
   * How something stands, by which it is coloured.
   */
  status: UiStatus;
  /**
   * The theme to draw it in.
   */
  theme: "default" | "light" | "dark";
  /**
   * Where the card comes from.
   */
  meta?: UiMeta;
  /**
   * What a card begins with, told apart by `type`.
   */
  root: UiLayoutNode;
}
/**
 * Where the card comes from.
 */
export interface UiMeta {
  /**
   * The run.
   */
  requestId?: string;
  /**
   * The tool call.
   */
  toolId?: string;
  /**
   * The trace of the run.
   */
  traceId?: string;
  /**
   * For whom it was made.
   */
  userId?: string;
}
/**
 * Parts below each other.
 */
export interface UiStack {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"stack"`.
   */
  type: "stack";
  /**
   * Whether it has a frame or a ground of its own.
   */
  appearance?: "plain" | "card" | "inset" | "banner";
  /**
   * How much room lies between things.
   */
  gap?: UiGap;
  /**
   * Where its parts stand across.
   */
  align?: "start" | "center" | "end" | "stretch";
  /**
   * Each: A part of a card, told apart by `type`.
   *
   * @minItems 1
   * @maxItems 40
   */
  children: UiNode[];
}
/**
 * What a screen reader is told.
 */
export interface UiA11y {
  /**
   * What to read aloud.
   */
  label?: string;
  /**
   * Always `true`.
   */
  hidden?: true;
}
/**
 * Parts beside each other.
 */
export interface UiRow {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"row"`.
   */
  type: "row";
  /**
   * How much room lies between things.
   */
  gap?: UiGap;
  /**
   * Where its parts stand in height.
   */
  align?: "start" | "center" | "end" | "baseline";
  /**
   * How its parts share the width.
   */
  justify?: "start" | "center" | "end" | "between";
  /**
   * Whether parts that do not fit go to the next line.
   */
  wrap?: boolean;
  /**
   * Each: A part of a card, told apart by `type`.
   *
   * @minItems 1
   * @maxItems 12
   */
  children: UiNode[];
}
/**
 * Parts in columns of one width.
 */
export interface UiGrid {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"grid"`.
   */
  type: "grid";
  /**
   * How many columns.
   */
  columns: number;
  /**
   * How much room lies between things.
   */
  gap?: UiGap;
  /**
   * Each: A part of a card, told apart by `type`.
   *
   * @minItems 1
   * @maxItems 24
   */
  children: UiNode[];
}
/**
 * Buttons and links.
 */
export interface UiActions {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"actions"`.
   */
  type: "actions";
  /**
   * Whether they stand beside or below each other.
   */
  layout?: "inline" | "stacked";
  /**
   * Each: A button.
   *
   * @minItems 1
   * @maxItems 5
   */
  children: UiButton[];
}
/**
 * A button.
 */
export interface UiButton {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"button"`.
   */
  type: "button";
  /**
   * The words that are shown.
   */
  label: string;
  /**
   * How much a button stands out.
   */
  style?: UiButtonStyle;
  /**
   * The icons that a client has to have.
   */
  icon?: UiIconName;
  /**
   * Whether it can be pressed: not when true.
   */
  disabled?: boolean;
  /**
   * navigate, open_url and copy stay in the client; send_message, invoke, decide, answer and skip start a run.
   */
  action: UiAction;
}
/**
 * Shows a place in the app.
 */
export interface UiNavigate {
  /**
   * Always `"navigate"`.
   */
  type: "navigate";
  /**
   * A place in the app.
   */
  target: UiNavigateTarget;
}
/**
 * A place in the app.
 */
export interface UiNavigateTarget {
  /**
   * What is shown there.
   */
  kind: "event" | "day" | "contact" | "memory";
  /**
   * Which one of them.
   */
  id?: string;
  /**
   * Which day.
   */
  date?: string;
}
/**
 * Opens an address.
 */
export interface UiOpenUrl {
  /**
   * Always `"open_url"`.
   */
  type: "open_url";
  /**
   * An address that a card may show or open.
   */
  url: UiUrl;
}
/**
 * Copies a text.
 */
export interface UiCopy {
  /**
   * Always `"copy"`.
   */
  type: "copy";
  /**
   * The text to copy.
   */
  text: string;
}
/**
 * Never holds tainted text, because tapping makes it the user's own words.
 */
export interface UiSendMessage {
  /**
   * Always `"send_message"`.
   */
  type: "send_message";
  /**
   * What is said in the user's name.
   */
  text: string;
}
/**
 * Runs one frozen call; the id is opaque and the call stays on the server.
 */
export interface UiInvoke {
  /**
   * Always `"invoke"`.
   */
  type: "invoke";
  /**
   * The id of the button, which can be used once.
   */
  actionId: string;
  /**
   * The method that it calls.
   */
  tool: string;
  /**
   * A question the client asks before it acts.
   */
  confirm?: UiConfirm;
}
/**
 * A question the client asks before it acts.
 */
export interface UiConfirm {
  /**
   * The question.
   */
  title: string;
  /**
   * What will happen.
   */
  message?: string;
  /**
   * What the button that goes on says.
   */
  confirmLabel: string;
  /**
   * What the button that does not says.
   */
  cancelLabel: string;
  /**
   * Whether going on takes something away.
   */
  danger?: boolean;
}
/**
 * Answers a waiting approval.
 */
export interface UiDecide {
  /**
   * Always `"decide"`.
   */
  type: "decide";
  /**
   * The approval that it decides.
   */
  approvalId: string;
  /**
   * What it decides.
   */
  decision: "approve" | "deny";
  /**
   * What may be changed while approving: a client that can ask for it sends what differs as `editedArgs`.
   *
   * @minItems 1
   * @maxItems 20
   */
  fields?: UiField[];
  /**
   * A question the client asks before it acts.
   */
  confirm?: UiConfirm;
}
/**
 * Something that a person is asked to fill in.
 */
export interface UiField {
  /**
   * Under this name the answer goes back.
   */
  name: string;
  /**
   * The words that are shown.
   */
  label: string;
  /**
   * What kind of input a field wants.
   */
  input: UiFieldInput;
  /**
   * What the field holds at first.
   */
  value?: unknown;
  /**
   * Whether it has to be filled in; it has unless told otherwise.
   */
  required?: boolean;
  /**
   * Each: One of the values to choose from.
   *
   * @minItems 1
   * @maxItems 20
   */
  options?: UiOption[];
  /**
   * The most characters that it takes.
   */
  maxLength?: number;
}
/**
 * One of the values to choose from.
 */
export interface UiOption {
  /**
   * What is sent when it is chosen.
   */
  value: string;
  /**
   * The words that are shown.
   */
  label: string;
}
/**
 * Answers a question with what is filled in.
 */
export interface UiAnswer {
  /**
   * Always `"answer"`.
   */
  type: "answer";
  /**
   * The id of a question.
   */
  questionId: QuestionId;
  /**
   * Each: Something that a person is asked to fill in.
   *
   * @minItems 1
   * @maxItems 6
   */
  fields: UiField[];
}
/**
 * Leaves a question without an answer, and lets the worker go on.
 */
export interface UiSkip {
  /**
   * Always `"skip"`.
   */
  type: "skip";
  /**
   * The id of a question.
   */
  questionId: QuestionId;
}
/**
 * Parts that are shown when somebody asks for them.
 */
export interface UiDisclosure {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"disclosure"`.
   */
  type: "disclosure";
  /**
   * What is shown of it before.
   */
  summary: string;
  /**
   * Whether it is open at first.
   */
  open?: boolean;
  /**
   * Each: A part of a card, told apart by `type`.
   *
   * @minItems 1
   * @maxItems 40
   */
  children: UiNode[];
}
/**
 * A text.
 */
export interface UiText {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"text"`.
   */
  type: "text";
  /**
   * The text itself.
   */
  content: string;
  /**
   * What kind of text it is, by which it is set.
   */
  role?: "title" | "subtitle" | "body" | "caption" | "label";
  /**
   * The colour of a text, by what it means.
   */
  tone?: UiTone;
  /**
   * After so many lines the rest is hidden.
   */
  maxLines?: number;
  /**
   * Written by someone else; shown as quoted content.
   */
  tainted?: true;
}
/**
 * A word that tells how something stands.
 */
export interface UiBadge {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"badge"`.
   */
  type: "badge";
  /**
   * The words that are shown.
   */
  label: string;
  /**
   * How something stands, by which it is coloured.
   */
  status: UiStatus;
}
/**
 * An icon.
 */
export interface UiIcon {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"icon"`.
   */
  type: "icon";
  /**
   * The icons that a client has to have.
   */
  name: UiIconName;
  /**
   * The colour of a text, by what it means.
   */
  tone?: UiTone;
}
/**
 * The picture of a person, or the letters that stand for it.
 */
export interface UiAvatar {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"avatar"`.
   */
  type: "avatar";
  /**
   * What the person is called.
   */
  name: string;
  /**
   * An address that a card may show or open.
   */
  url?: UiUrl;
}
/**
 * An image.
 */
export interface UiImage {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"image"`.
   */
  type: "image";
  /**
   * An address that a card may show or open.
   */
  url: UiUrl;
  /**
   * The image in words.
   */
  alt: string;
  /**
   * How large it is shown.
   */
  size?: "sm" | "md" | "lg" | "full";
  /**
   * Whether the frame is filled, or the whole image shown.
   */
  fit?: "cover" | "contain";
}
/**
 * A time, or the time between two.
 */
export interface UiTime {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"time"`.
   */
  type: "time";
  /**
   * RFC 3339.
   */
  value: string;
  /**
   * When it ends.
   */
  end?: string;
  /**
   * IANA name.
   */
  timezone: string;
  /**
   * Whether whole days are meant.
   */
  allDay?: boolean;
  /**
   * The finished text to show.
   */
  text: string;
}
/**
 * Names and values.
 */
export interface UiKeyValue {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"key_value"`.
   */
  type: "key_value";
  /**
   * Each: One name with its value.
   *
   * @minItems 1
   * @maxItems 20
   */
  items: UiKeyValueItem[];
}
/**
 * One name with its value.
 */
export interface UiKeyValueItem {
  /**
   * The words that are shown.
   */
  label: string;
  /**
   * The value as text.
   */
  value: string;
  /**
   * The colour of a text, by what it means.
   */
  tone?: UiTone;
  /**
   * The icons that a client has to have.
   */
  icon?: UiIconName;
  /**
   * Always `true`.
   */
  tainted?: true;
  /**
   * navigate, open_url and copy stay in the client; send_message, invoke, decide, answer and skip start a run.
   */
  action?: UiAction;
}
/**
 * A list.
 */
export interface UiList {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"list"`.
   */
  type: "list";
  /**
   * What stands before each item.
   */
  style?: "plain" | "bullet" | "number";
  /**
   * Each: One item of a list.
   *
   * @minItems 1
   * @maxItems 50
   */
  items: UiListItem[];
  /**
   * Says that there is more than is shown.
   */
  moreText?: string;
}
/**
 * One item of a list.
 */
export interface UiListItem {
  /**
   * Unique in the list.
   */
  id?: string;
  /**
   * The first line.
   */
  title: string;
  /**
   * The second line.
   */
  subtitle?: string;
  /**
   * The small line below.
   */
  caption?: string;
  /**
   * The icons that a client has to have.
   */
  icon?: UiIconName;
  /**
   * The picture of a person beside an item.
   */
  avatar?: UiItemAvatar;
  /**
   * A word beside an item that tells how it stands.
   */
  badge?: UiItemBadge;
  /**
   * Always `true`.
   */
  tainted?: true;
  /**
   * navigate, open_url and copy stay in the client; send_message, invoke, decide, answer and skip start a run.
   */
  action?: UiAction;
}
/**
 * The picture of a person beside an item.
 */
export interface UiItemAvatar {
  /**
   * What the person is called.
   */
  name: string;
  /**
   * An address that a card may show or open.
   */
  url?: UiUrl;
}
/**
 * A word beside an item that tells how it stands.
 */
export interface UiItemBadge {
  /**
   * The words that are shown.
   */
  label: string;
  /**
   * How something stands, by which it is coloured.
   */
  status: UiStatus;
}
/**
 * A line between parts.
 */
export interface UiDivider {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"divider"`.
   */
  type: "divider";
}
/**
 * A link.
 */
export interface UiLink {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
  /**
   * Always `"link"`.
   */
  type: "link";
  /**
   * The words that are shown.
   */
  label: string;
  /**
   * An address that a card may show or open.
   */
  url: UiUrl;
}
/**
 * Structured, correctable error of a tool call. An answer for a whole call always names module and method; `input_schema` is present only with input errors.
 */
export interface ToolError {
  /**
   * Stable code of the error catalogue.
   */
  code: string;
  /**
   * Short and readable; no stack and no personal data.
   */
  message: string;
  /**
   * The module that was called.
   */
  module?: string;
  /**
   * The method of it.
   */
  method?: string;
  /**
   * One line per field of the branch that was meant, for a model to read.
   */
  input_schema?: {
    [k: string]: string;
  };
  /**
   * Which field is wrong and why.
   */
  detail?: string;
  /**
   * One sentence on what to do now.
   */
  recovery_suggestion?: string;
  /**
   * Methods that help, whitelisted ones only.
   *
   * @minItems 0
   * @maxItems 3
   */
  next_steps?: string[];
  /**
   * Whether calling again can succeed and is safe.
   */
  can_retry?: boolean;
  /**
   * How long to wait before asking again.
   */
  retry_after_seconds?: number;
}
/**
 * Last event of a run that failed or was cancelled.
 */
export interface RunErrorEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"RUN_ERROR"`.
   */
  type: "RUN_ERROR";
  /**
   * Generic; never a stack, query, path or host.
   */
  message: string;
  /**
   * Code of the error catalogue; never null.
   */
  code: string;
}
/**
 * Last event of a run that did not fail. With outcome `interrupt` a call waits for a person, or the worker has a question; the decision or the answer starts the next run. A call of a tool of the frontend that has no result is open; the client brings the result with the next run. On the standard AG-UI endpoint such a run ends without `outcome`, because clients take `success` for the end of the matter.
 */
export interface RunFinishedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"RUN_FINISHED"`.
   */
  type: "RUN_FINISHED";
  /**
   * Whether the run is done, or waits for the user.
   */
  outcome: RunSuccessOutcome | RunInterruptOutcome;
}
/**
 * The run is done.
 */
export interface RunSuccessOutcome {
  /**
   * Always `"success"`.
   */
  type: "success";
}
/**
 * The run has ended with something for the user to decide or to answer; another run goes on after that.
 */
export interface RunInterruptOutcome {
  /**
   * Always `"interrupt"`.
   */
  type: "interrupt";
  /**
   * Each: What the user has to decide or to answer.
   *
   * @minItems 1
   * @maxItems 5
   */
  interrupts: RunInterrupt[];
}
/**
 * What the user has to decide or to answer.
 */
export interface RunInterrupt {
  /**
   * The approval or the question; `resume[].interruptId` names it.
   */
  id: string;
  /**
   * A call waits for a yes or no; or the worker has asked something.
   */
  reason: "tool_call" | "input_required";
  /**
   * The call that waits; a question has none.
   */
  toolCallId?: string;
  /**
   * The same in a sentence, for the user.
   */
  message: string;
  /**
   * What `resume[].payload` must look like.
   */
  responseSchema: {};
  /**
   * RFC 3339 with an explicit offset
   */
  expiresAt: DateTimeOffset;
  /**
   * What a client needs to show it.
   */
  metadata?: RunInterruptMetadata;
}
/**
 * What a client needs to show it.
 */
export interface RunInterruptMetadata {
  /**
   * The pending card, for clients that get no pending tool result.
   */
  ui_schema?: UiSchema;
  /**
   * The form of a question.
   *
   * @minItems 1
   * @maxItems 6
   */
  fields?: UiField[];
  /**
   * What may be changed while approving, with `payload.editedArgs`.
   *
   * @minItems 1
   * @maxItems 20
   */
  editable?: EditableField[];
}
/**
 * A field of a waiting call that the user may change while approving it.
 */
export interface EditableField {
  /**
   * Its place in the input; `patch.title` is `title` inside of `patch`.
   */
  path: string;
  /**
   * Its name in the reader's language.
   */
  label: string;
  /**
   * How to ask for it.
   */
  input: UiFieldInput;
  /**
   * The JSON Schema of the field.
   */
  schema: {};
  /**
   * What the field is in the call as it was asked for.
   */
  value?: unknown;
}
/**
 * First event of a run, exactly once, also after a recovery.
 */
export interface RunStartedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"RUN_STARTED"`.
   */
  type: "RUN_STARTED";
  /**
   * AG-UI protocol version.
   */
  protocolVersion: "1.0";
  /**
   * The run that this one goes on from: after a decision, the one that asked.
   */
  parentRunId?: RunId;
}
/**
 * The client state of the run, as the client sent it. Never interpreted.
 */
export interface StateSnapshotEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"STATE_SNAPSHOT"`.
   */
  type: "STATE_SNAPSHOT";
  /**
   * The client's own state, as it was sent with the run.
   */
  snapshot: unknown;
}
/**
 * The stage that was started last has ended.
 */
export interface StepFinishedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"STEP_FINISHED"`.
   */
  type: "STEP_FINISHED";
  /**
   * The stage of the run that is over.
   */
  stepName: "router" | "worker";
}
/**
 * A stage begins. Router comes before worker; a run continued by a button or a decision has no router.
 */
export interface StepStartedEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"STEP_STARTED"`.
   */
  type: "STEP_STARTED";
  /**
   * The stage of the run that begins.
   */
  stepName: "router" | "worker";
}
/**
 * A piece of the answer. All pieces of a message, joined, equal its `answer`. Sent only where deltas are asked for.
 */
export interface TextMessageContentEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"TEXT_MESSAGE_CONTENT"`.
   */
  type: "TEXT_MESSAGE_CONTENT";
  /**
   * The message that the event is about.
   */
  messageId: string;
  /**
   * What is added to the end of the text.
   */
  delta: string;
}
/**
 * The whole answer of the worker. Carries a usage summary of exactly seven fields; prompt and completion counts, prices, timings and model names stay inside the server.
 */
export interface TextMessageEndEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"TEXT_MESSAGE_END"`.
   */
  type: "TEXT_MESSAGE_END";
  /**
   * The message that the event is about.
   */
  messageId: string;
  /**
   * Always `"assistant"`.
   */
  role: "assistant";
  /**
   * Always `"worker"`.
   */
  stage: "worker";
  /**
   * Whether what was asked for is done, done in part, or not done.
   */
  status: "success" | "partial_success" | "failed";
  /**
   * At most 8,000 columns, of which a Chinese character takes two and a letter one: 4,000 characters of Chinese or 8,000 of English. Text with at most this much Markdown: emphasis, lists, quotes, headings, code, tables and inline links `[text](https://host/path)`. It holds no HTML (`<` before a tag is `‹`), no image (`![alt](address)` is `[alt] (address)`), no reference link (`]:` is `] :`), and no address but http and https; of any other only the host is left. When text by other people was read, no link is left at all, and of every address only its host (`www.` is `www `, `&sol;` is `& sol;`). A stretch of 200 characters or more of what the assistant was told is replaced by a note. The pieces of TEXT_MESSAGE_CONTENT, history and snapshots hold the same.
   */
  answer: string;
  /**
   * Empty when text by other people was read; else under the rules of `answer`.
   *
   * @maxItems 3
   */
  suggested_actions: SuggestedAction[];
  /**
   * Always an object with failed, never with success.
   */
  error: WorkerFailure | null;
  /**
   * There was no room for the rest of the answer; it ends with a sentence where one ends near the limit, or else, where the provider cut it off, with "…".
   */
  truncated?: true;
  /**
   * What a client may want to show beside the text.
   */
  metadata: TextMessageMetadata;
  /**
   * A number of tokens or calls.
   */
  totalTokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  cachedPromptTokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  promptCacheHitTokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  promptCacheMissTokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  reasoningTokens: TokenCount;
  /**
   * Where a cost comes from; the price table unless every call brought a valid cost of its own.
   */
  costSource: CostSource;
  /**
   * Whether every model call reported its usage.
   */
  usageComplete: boolean;
}
/**
 * Why the worker could not do what was asked for.
 */
export interface WorkerFailure {
  /**
   * The kind of failure.
   */
  code: "MAX_ITERS_REACHED" | "TOOLS_FAILED" | "UNSUPPORTED_TASK" | "MODEL_OUTPUT_INVALID";
  /**
   * The failure in a sentence.
   */
  message: string;
}
/**
 * An answer begins. Views without deltas send it right before TEXT_MESSAGE_END, without an SSE id.
 */
export interface TextMessageStartEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"TEXT_MESSAGE_START"`.
   */
  type: "TEXT_MESSAGE_START";
  /**
   * The message that the event is about.
   */
  messageId: string;
  /**
   * Always `"assistant"`.
   */
  role: "assistant";
}
/**
 * The arguments of the call, whole, in one event.
 */
export interface ToolCallArgsEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * The assistant message that made the call.
   */
  messageId: string;
  /**
   * Unique per call; the same in START, ARGS, END and RESULT.
   */
  toolCallId: string;
  /**
   * project_cli, or the name of a tool of the frontend. Sent raw; clients translate.
   */
  toolCallName: string;
  /**
   * Always `"worker"`.
   */
  stage: "worker";
  /**
   * Always `"TOOL_CALL_ARGS"`.
   */
  type: "TOOL_CALL_ARGS";
  /**
   * Of project_cli; those of a tool of the frontend stand in delta alone.
   */
  args?: ToolEnvelope;
  /**
   * JSON text of args.
   */
  delta: string;
}
/**
 * Arguments of the one tool, project_cli, as the model writes them. Deliberately thin: `input` is checked against the schema of module and method after dispatch. Arguments that could not be read at all are recorded with empty names and an empty input.
 */
export interface ToolEnvelope {
  /**
   * Module name, e.g. calendar.
   */
  module: string;
  /**
   * Method of that module, e.g. read.
   */
  method: string;
  /**
   * Input of the method.
   */
  input: {};
}
/**
 * The arguments are complete; the call runs now, waits for a decision, or is left to the frontend whose tool it names.
 */
export interface ToolCallEndEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * The assistant message that made the call.
   */
  messageId: string;
  /**
   * Unique per call; the same in START, ARGS, END and RESULT.
   */
  toolCallId: string;
  /**
   * project_cli, or the name of a tool of the frontend. Sent raw; clients translate.
   */
  toolCallName: string;
  /**
   * Always `"worker"`.
   */
  stage: "worker";
  /**
   * Always `"TOOL_CALL_END"`.
   */
  type: "TOOL_CALL_END";
}
/**
 * The answer of one call. `result` holds facts only and does not repeat the input. A call that waited gets its final result in the run that the decision started, with the same tool_call_id; clients replace the card.
 */
export interface ToolCallResultEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * Always `"TOOL_CALL_RESULT"`.
   */
  type: "TOOL_CALL_RESULT";
  /**
   * The tool message, an id of its own.
   */
  messageId: string;
  /**
   * Always `"tool"`.
   */
  role: "tool";
  /**
   * Always `"worker"`.
   */
  stage: "worker";
  /**
   * Always `"project_cli"`.
   */
  tool_name: "project_cli";
  /**
   * The call that this is the result of.
   */
  tool_call_id: string;
  /**
   * Equals tool_call_id, for AG-UI clients.
   */
  toolCallId: string;
  /**
   * Arguments of the one tool, project_cli, as the model writes them. Deliberately thin: `input` is checked against the schema of module and method after dispatch. Arguments that could not be read at all are recorded with empty names and an empty input.
   */
  tool_call_args: ToolEnvelope;
  /**
   * Whether the call succeeded, in part, or failed.
   */
  status: "success" | "failure" | "partial";
  /**
   * Canonical result. The tool message's content is exactly its compact JSON, except on failure.
   */
  result: ToolCallResult;
  /**
   * An object if and only if status is failure.
   */
  error: ToolError | null;
  /**
   * The card, if the method has one.
   */
  ui_schema: UiSchema | null;
  /**
   * Compact JSON of result; on failure {"status":"failure","error":{...}}.
   */
  content: string;
  /**
   * The same three values again, because AG-UI 1.0 clients drop fields they do not know, and a mark.
   */
  metadata: ToolCallResultMetadata;
}
/**
 * Canonical result. The tool message's content is exactly its compact JSON, except on failure.
 */
export interface ToolCallResult {
  /**
   * The module that was called.
   */
  module: string;
  /**
   * The method of it.
   */
  method: string;
  /**
   * The method's data, or {approval} while a decision is pending, or {} on failure.
   */
  data: {};
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @minItems 1
   * @maxItems 8
   */
  warnings?: ToolWarning[];
}
/**
 * The model made a tool call.
 */
export interface ToolCallStartEvent {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  /**
   * The assistant message that made the call.
   */
  messageId: string;
  /**
   * Unique per call; the same in START, ARGS, END and RESULT.
   */
  toolCallId: string;
  /**
   * project_cli, or the name of a tool of the frontend. Sent raw; clients translate.
   */
  toolCallName: string;
  /**
   * Always `"worker"`.
   */
  stage: "worker";
  /**
   * Always `"TOOL_CALL_START"`.
   */
  type: "TOOL_CALL_START";
  /**
   * Equals messageId.
   */
  parentMessageId: string;
}
/**
 * One message of the client's history. Only the last user message is read closely.
 */
export interface AgUiMessage {
  /**
   * The id of the message.
   */
  id: string;
  /**
   * Who has said it.
   */
  role: "user" | "assistant" | "system" | "tool" | "developer" | "reasoning" | "activity";
  /**
   * What was said, as text, parts, or data of an activity.
   */
  content?: string | AgUiContentPart[] | {} | null;
}
/**
 * What the user has decided or answered about one interrupt.
 */
export interface AgUiResume {
  /**
   * The interrupt, as RUN_FINISHED has named it.
   */
  interruptId: string;
  /**
   * Whether the user has decided, or will not.
   */
  status: "resolved" | "cancelled";
  /**
   * The decision or the answer, in the shape of `responseSchema`.
   */
  payload?: unknown;
}
/**
 * The official AG-UI RunAgentInput as stock clients send it: the whole history each turn, nulls, empty
 * forwardedProps. The last user message is the input; the server's own store is the truth for the rest. The schema
 * takes camelCase; snake_case spellings of the same fields are accepted and renamed before it is applied.
 */
export interface AgUiRunInput {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * The run that this one follows, as the client sees it.
   */
  parentRunId?: string | null;
  /**
   * The version of AG-UI that the client speaks.
   */
  protocolVersion?: string | null;
  /**
   * The client's own state, any JSON value. It is kept and given back, and no model sees it.
   */
  state?: unknown;
  /**
   * Without a user message nothing is started: the run of that name is joined, or where there is none, the thread is told. With `resume` they are not read. A user's message at the end that the thread has is answered once more; a new one behind messages that the thread has gone on from makes a branch there.
   *
   * @maxItems 5000
   */
  messages: AgUiMessage[];
  /**
   * Tools that the client has.
   *
   * @maxItems 200
   */
  tools?: AgUiTool[] | null;
  /**
   * Data of the app for the model.
   *
   * @maxItems 200
   */
  context?: AgUiContext[] | null;
  /**
   * Frameworks put their own settings here. agent_type (default worker), client_time, again and extended_events (true: every event with all the fields that `streamRunEvents` sends) are read; the rest is ignored.
   */
  forwardedProps?: unknown;
  /**
   * What the user has decided or answered.
   *
   * @maxItems 1
   */
  resume?: AgUiResume[] | null;
}
/**
 * A tool that the client has and carries out itself.
 */
export interface AgUiTool {
  /**
   * The name by which it is called.
   */
  name: string;
  /**
   * What it does, for the model.
   */
  description?: string | null;
  /**
   * The JSON Schema of its arguments.
   */
  parameters?: unknown;
}
/**
 * Goes back to an earlier run of the thread: `run_id` names it, or `message_id` one of its messages, as AG-UI clients know them. regenerate: answers its message once more; the message that is sent along is not read. edit: the message that is sent along stands in the place of its message. continue: goes on with an answer that was stopped or broke off; the message that is sent along is not read. The thread keeps all versions and shows the newest.
 */
export interface Again {
  /**
   * Answer once more, answer something else, or go on.
   */
  how: "regenerate" | "edit" | "continue";
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  run_id?: RunId;
  /**
   * A message of the thread, of the user or of the assistant: it stands for the run that has brought or written it.
   */
  message_id?: string;
}
/**
 * In every language of the server.
 */
export interface AgentTitle {
  /**
   * In Chinese.
   */
  "zh-CN": string;
  /**
   * In English.
   */
  en: string;
}
/**
 * In every language of the server.
 */
export interface AgentDescription {
  /**
   * In Chinese.
   */
  "zh-CN": string;
  /**
   * In English.
   */
  en: string;
}
/**
 * Which earlier messages a run may see, the newest that fit all three.
 */
export interface ContextMessages {
  /**
   * The run's own thread, the owner's newest chat thread, or nothing.
   */
  source: "thread" | "latest_chat" | "none";
  /**
   * The most messages that are taken.
   */
  count: number;
  /**
   * Age of the oldest message, in local days of the owner.
   */
  window: "day" | "week" | "month" | "all";
}
/**
 * An agent that a run can be given to.
 */
export interface AgentEntry {
  /**
   * A registered agent type that people may talk to (agents.yaml, not internal).
   */
  agent_type: PublicAgentType;
  /**
   * In every language of the server.
   */
  title: AgentTitle;
  /**
   * In every language of the server.
   */
  description: AgentDescription;
  /**
   * The modules it knows about.
   *
   * @maxItems 20
   */
  skills: string[];
}
/**
 * Whom a run can be given to.
 */
export interface AgentList {
  /**
   * Each: An agent that a run can be given to.
   *
   * @maxItems 50
   */
  agents: AgentEntry[];
}
/**
 * An event of whole days.
 */
export interface AllDayDraft {
  /**
   * What the event is called.
   */
  title: string;
  /**
   * Always `true`.
   */
  all_day: true;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  start_date: LocalDate;
  /**
   * last day; inclusive
   */
  end_date?: LocalDate;
  /**
   * A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
   * none.
   */
  event_timezone: IanaTimezone;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * Further text of the event.
   */
  notes?: string;
  /**
   * An address that begins with https.
   */
  meeting_url?: HttpsUrl;
  /**
   * minutes before the start
   */
  reminders?: Reminders;
  /**
   * Whether the time counts as taken.
   */
  show_as?: "busy" | "free";
  /**
   * Whether it is certain to take place.
   */
  event_status?: "confirmed" | "tentative";
  /**
   * repeats until `until` (inclusive) or `count` times, never both
   */
  recurrence?: Recurrence;
}
/**
 * repeats until `until` (inclusive) or `count` times, never both
 */
export interface Recurrence {
  /**
   * In what rhythm the event comes again.
   */
  freq: "daily" | "weekly" | "monthly" | "yearly";
  /**
   * Every so many days, weeks, months or years; 1 unless told.
   */
  interval?: number;
  /**
   * Each: MO to SU; monthly with its place in the month, 3TH is the third Thursday, -1FR the last Friday
   *
   * @minItems 1
   * @maxItems 7
   */
  by_weekday?: RecurrenceDay[];
  /**
   * How often it takes place in all.
   */
  count?: number;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  until?: LocalDate;
}
/**
 * Values by the names of the fields.
 */
export interface FormAnswer {}
/**
 * A person has decided; what goes on is the run `continuationRunId` of the same thread.
 */
export interface ApprovalDecidedWebhook {
  /**
   * Always `"approval.decided"`.
   */
  type: "approval.decided";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * The server's own key of one person.
     */
    userId: UserId;
    /**
     * The server's own key of one accepted run.
     */
    taskId: TaskId;
    /**
     * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
     */
    threadId: ThreadId;
    /**
     * Chosen by the client, unique within its thread. Any characters, counted in code points.
     */
    runId: RunId;
    /**
     * Who has started it: a person, or a job.
     */
    runtime_mode: "chat" | "automation";
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
    /**
     * The approval.
     */
    approvalId: string;
    /**
     * The method that is to be called.
     */
    tool_name: string;
    /**
     * Each: Why a person is asked. destructive: deletes or overwrites. sensitive_sink: text leaves the account. affects_others: other participants are touched. tainted_context: the run has read text of other people; the card calls it a reason only where the message did not call for this. app_context: the app sent data along, and the message did not call for this. low_confidence: the router was not sure. large_batch: more than five items. done_elsewhere: the same was done in another version of this conversation.
     *
     * @maxItems 10
     */
    reasons: ApprovalReason[];
    /**
     * RFC 3339 with an explicit offset
     */
    expiresAt: DateTimeOffset;
    /**
     * What they said.
     */
    decision: "approved" | "denied";
    /**
     * RFC 3339 with an explicit offset
     */
    decidedAt: DateTimeOffset;
    /**
     * Approved with changes.
     */
    edited?: boolean;
    /**
     * Chosen by the client, unique within its thread. Any characters, counted in code points.
     */
    continuationRunId: RunId;
  };
}
/**
 * What the user has decided about a waiting call.
 */
export interface ApprovalDecision {
  /**
   * Whether the call shall be made.
   */
  decision: "approve" | "deny";
  /**
   * Kept with the decision; not shown to the model.
   */
  note?: string;
  /**
   * Only when approving.
   */
  editedArgs?: EditedArgs;
}
/**
 * Changes to a call that waits, in the shape of the method's `input`: what is left out stays, null takes out a field that need not be there. Only fields that the approval lists as `editable` may differ. The whole call `{module, method, input}` is taken, too.
 */
export interface EditedArgs {}
/**
 * Nobody has decided in time, and the call is not made.
 */
export interface ApprovalExpiredWebhook {
  /**
   * Always `"approval.expired"`.
   */
  type: "approval.expired";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * The server's own key of one person.
     */
    userId: UserId;
    /**
     * The server's own key of one accepted run.
     */
    taskId: TaskId;
    /**
     * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
     */
    threadId: ThreadId;
    /**
     * Chosen by the client, unique within its thread. Any characters, counted in code points.
     */
    runId: RunId;
    /**
     * Who has started it: a person, or a job.
     */
    runtime_mode: "chat" | "automation";
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
    /**
     * The approval.
     */
    approvalId: string;
    /**
     * The method that is to be called.
     */
    tool_name: string;
    /**
     * Each: Why a person is asked. destructive: deletes or overwrites. sensitive_sink: text leaves the account. affects_others: other participants are touched. tainted_context: the run has read text of other people; the card calls it a reason only where the message did not call for this. app_context: the app sent data along, and the message did not call for this. low_confidence: the router was not sure. large_batch: more than five items. done_elsewhere: the same was done in another version of this conversation.
     *
     * @maxItems 10
     */
    reasons: ApprovalReason[];
    /**
     * RFC 3339 with an explicit offset
     */
    expiresAt: DateTimeOffset;
  };
}
/**
 * A frozen call that waits for, or has got, a human decision.
 */
export interface ApprovalItem {
  /**
   * The id of the approval.
   */
  id: string;
  /**
   * Whether it waits, or what became of it.
   */
  state: "pending" | "approved" | "denied" | "expired";
  /**
   * Each: Why a person is asked. destructive: deletes or overwrites. sensitive_sink: text leaves the account. affects_others: other participants are touched. tainted_context: the run has read text of other people; the card calls it a reason only where the message did not call for this. app_context: the app sent data along, and the message did not call for this. low_confidence: the router was not sure. large_batch: more than five items. done_elsewhere: the same was done in another version of this conversation.
   *
   * @minItems 1
   * @maxItems 8
   */
  reasons: ApprovalReason[];
  /**
   * RFC 3339 with an explicit offset
   */
  expiresAt: DateTimeOffset;
  /**
   * What would happen, in one sentence.
   */
  summary?: string;
  /**
   * Always `"approval"`.
   */
  kind: "approval";
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * The id of a call, as the model or the client has given it.
   */
  toolCallId: ToolCallId;
  /**
   * Whether a person started it, or a job.
   */
  runtime_mode: "chat" | "automation";
  /**
   * The call as it was shown to the user, which is the one that is made.
   */
  call: FrozenCall;
  /**
   * Null, or: A finished card: a tree of a closed set of nodes with plain text in one locale. Limits the schema cannot say: depth 6 with the root as 1, 200 nodes, 10 buttons, 32 KB serialised, title text 120 characters, node ids unique in the tree.
   */
  ui_schema: UiSchema | null;
  /**
   * What may be changed while approving; of a pending approval.
   *
   * @minItems 1
   * @maxItems 20
   */
  editable?: EditableField[];
  /**
   * As it was asked about, when the user has changed it; `call` is what was made.
   */
  shownCall?: FrozenCall;
  /**
   * What `decidedBy` has changed at `decidedAt`.
   *
   * @minItems 1
   * @maxItems 20
   */
  edits?: ApprovalEdit[];
  /**
   * RFC 3339 with an explicit offset
   */
  requestedAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  decidedAt?: DateTimeOffset;
  /**
   * The user who has decided.
   */
  decidedBy?: string;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  continuationRunId?: RunId;
}
/**
 * The call as it was shown to the user, which is the one that is made.
 */
export interface FrozenCall {
  /**
   * The module that is called.
   */
  module: string;
  /**
   * The method of it.
   */
  method: string;
  /**
   * What the method is given.
   */
  input: {};
}
/**
 * What waits for the caller, newest first. Counts cover the whole queue, not only this page or filter.
 */
export interface ApprovalQueue {
  /**
   * Each: Something for the user to do, told apart by `kind`.
   *
   * @maxItems 100
   */
  items: ApprovalQueueItem[];
  /**
   * How many wait in all, whatever the page shows.
   */
  counts: {
    /**
     * Calls that wait for a decision.
     */
    pendingApprovals: number;
    /**
     * Answers that somebody should look at.
     */
    openReviews: number;
    /**
     * Questions that wait for an answer.
     */
    openQuestions: number;
  };
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  nextCursor?: Cursor;
}
/**
 * A review as it stands in the queue.
 */
export interface ReviewItem {
  /**
   * The id of the review.
   */
  id: string;
  /**
   * Whether somebody has looked at it.
   */
  state: "open" | "resolved";
  /**
   * Why somebody should look at it.
   *
   * @minItems 1
   * @maxItems 7
   */
  reasons: (
    "low_confidence" | "status_lowered" | "degraded_result" | "round_limit" | "repeated_failure" | "many_redactions" | "tainted_write"
  )[];
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * What the worker said about its own work.
   */
  claimedStatus?: "success" | "partial_success" | "failed";
  /**
   * What the run was told as.
   */
  finalStatus: "success" | "partial_success" | "failed";
  /**
   * The answer to look at.
   */
  answer: string;
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  /**
   * What somebody has found.
   */
  resolution?: "confirmed" | "corrected" | "dismissed";
  /**
   * What somebody has noted.
   */
  note?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  resolvedAt?: DateTimeOffset;
  /**
   * Who has looked at it.
   */
  resolvedBy?: string;
  /**
   * Always `"review"`.
   */
  kind: "review";
}
/**
 * A question of the worker. `closed` is one that the user did not answer, but wrote on.
 */
export interface QuestionItem {
  /**
   * Always `"question"`.
   */
  kind: "question";
  /**
   * The id of a question.
   */
  id: QuestionId;
  /**
   * Whether it waits, was answered or skipped, or is over without an answer.
   */
  state: "pending" | "answered" | "skipped" | "closed" | "expired";
  /**
   * The question as the worker asks it.
   */
  text: string;
  /**
   * Each: Something that a person is asked to fill in.
   *
   * @minItems 1
   * @maxItems 6
   */
  fields: UiField[];
  /**
   * RFC 3339 with an explicit offset
   */
  expiresAt: DateTimeOffset;
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * Whether a person started it, or a job.
   */
  runtime_mode: "chat" | "automation";
  /**
   * Null, or: A finished card: a tree of a closed set of nodes with plain text in one locale. Limits the schema cannot say: depth 6 with the root as 1, 200 nodes, 10 buttons, 32 KB serialised, title text 120 characters, node ids unique in the tree.
   */
  ui_schema: UiSchema | null;
  /**
   * RFC 3339 with an explicit offset
   */
  requestedAt: DateTimeOffset;
  /**
   * Values by the names of the fields.
   */
  answer?: FormAnswer;
  /**
   * RFC 3339 with an explicit offset
   */
  answeredAt?: DateTimeOffset;
  /**
   * The user who has answered.
   */
  answeredBy?: string;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  continuationRunId?: RunId;
}
/**
 * A call waits for a person. What it would do stands in the inbox of its user, and nowhere else.
 */
export interface ApprovalRequiredWebhook {
  /**
   * Always `"approval.required"`.
   */
  type: "approval.required";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * The server's own key of one person.
     */
    userId: UserId;
    /**
     * The server's own key of one accepted run.
     */
    taskId: TaskId;
    /**
     * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
     */
    threadId: ThreadId;
    /**
     * Chosen by the client, unique within its thread. Any characters, counted in code points.
     */
    runId: RunId;
    /**
     * Who has started it: a person, or a job.
     */
    runtime_mode: "chat" | "automation";
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
    /**
     * The approval.
     */
    approvalId: string;
    /**
     * The method that is to be called.
     */
    tool_name: string;
    /**
     * Each: Why a person is asked. destructive: deletes or overwrites. sensitive_sink: text leaves the account. affects_others: other participants are touched. tainted_context: the run has read text of other people; the card calls it a reason only where the message did not call for this. app_context: the app sent data along, and the message did not call for this. low_confidence: the router was not sure. large_batch: more than five items. done_elsewhere: the same was done in another version of this conversation.
     *
     * @maxItems 10
     */
    reasons: ApprovalReason[];
    /**
     * RFC 3339 with an explicit offset
     */
    expiresAt: DateTimeOffset;
  };
}
/**
 * What the assistant said, as the client has it.
 */
export interface AssistantMessage {
  /**
   * Kept as the client sent it when it is unused in the thread, else replaced.
   */
  id: MessageId;
  /**
   * Always `"assistant"`.
   */
  role: "assistant";
  /**
   * The text of the answer.
   */
  content?: string | null;
  /**
   * What the one who speaks is called.
   */
  name?: string | null;
  /**
   * Each: A call that the assistant made.
   *
   * @maxItems 50
   */
  toolCalls?: MessageToolCall[];
  /**
   * What a provider has sealed for itself; part of the AG-UI message, and not read.
   */
  encryptedValue?: string | null;
}
/**
 * A call that the assistant made.
 */
export interface MessageToolCall {
  /**
   * The id of a call, as the model or the client has given it.
   */
  id: ToolCallId;
  /**
   * Always `"function"`.
   */
  type: "function";
  /**
   * What was called.
   */
  function: {
    /**
     * The name of the tool.
     */
    name: string;
    /**
     * Its arguments, as JSON text.
     */
    arguments: string;
  };
  /**
   * What a provider has sealed for itself; part of the AG-UI message, and not read.
   */
  encryptedValue?: string | null;
}
/**
 * An image that was uploaded.
 */
export interface Attachment {
  /**
   * The id of an uploaded image.
   */
  id: AttachmentId;
  /**
   * The kinds of image that are stored and served. SVG is active content and is refused.
   */
  mimeType: ImageMimeType;
  /**
   * Bytes.
   */
  size: number;
  /**
   * Pixels.
   */
  width?: number;
  /**
   * Pixels.
   */
  height?: number;
  /**
   * What the file is called.
   */
  filename?: string;
  /**
   * An address issued by `POST /api/v1/agent/attachments`. It carries its expiry and signature.
   */
  url: SignedUrl;
  /**
   * RFC 3339 with an explicit offset
   */
  expiresAt: DateTimeOffset;
}
/**
 * The form with which an image is uploaded.
 */
export interface AttachmentUpload {
  /**
   * PNG, JPEG, WebP or GIF, at most 10 MB. The bytes are checked, not the name.
   */
  file: Blob | File;
}
/**
 * Replaces the static agent configuration in runs of this job.
 */
export interface AutomationConfig {
  /**
   * What the worker reads about. It grants nothing; the whitelist decides what may run.
   *
   * @maxItems 20
   */
  enabled_skills: string[];
  /**
   * What the run of a firing is told of earlier turns.
   */
  context: {
    /**
     * Which earlier messages a run may see, the newest that fit all three.
     */
    context_messages: ContextMessages;
  };
}
/**
 * One start of a job.
 */
export interface AutomationFiring {
  /**
   * RFC 3339 with an explicit offset
   */
  fired_at: DateTimeOffset;
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * queued: accepted, or waiting for earlier runs of the thread or the user. running: a worker holds it.
   * finished: RUN_FINISHED. interrupted: ended and asks for a decision. failed: RUN_ERROR. canceled: RUN_ERROR with RUN_CANCELED.
   */
  outcome: RunStatus;
  /**
   * Why it failed, as RUN_ERROR says it.
   */
  error: string | null;
}
/**
 * A prompt that runs by itself, always as its owner. Calls that need approval wait for the owner.
 */
export interface AutomationJob {
  /**
   * The id of a job.
   */
  id: AutomationJobId;
  /**
   * What the job is called.
   */
  name: string;
  /**
   * What is asked each time.
   */
  prompt: string;
  /**
   * Of firings that were missed, the newest is made up for while it is less than a day old; older ones are not.
   */
  schedule: AutomationSchedule;
  /**
   * A registered agent type (agents.yaml).
   */
  agent_type: AgentType;
  /**
   * Replaces the static agent configuration in runs of this job.
   */
  config: AutomationConfig;
  /**
   * Whether it fires.
   */
  enabled: boolean;
  /**
   * off: disabled by its owner, or done. scheduled: waits for its time. running: a run of it is under way. waiting: its last run asks for
   * a decision, and it does not fire again before that. parked: see parked.
   */
  state: "off" | "scheduled" | "running" | "waiting" | "parked";
  /**
   * Null, or: The job does not fire although nobody has disabled it.
   */
  parked: AutomationParked | null;
  /**
   * Where its runs are found, all in one thread.
   */
  threadId: ThreadId;
  /**
   * RFC 3339 with an explicit offset
   */
  created_at: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  updated_at: DateTimeOffset;
  /**
   * Null, or: RFC 3339 with an explicit offset
   */
  next_run_at: DateTimeOffset | null;
  /**
   * Null, or: One start of a job.
   */
  last_run: AutomationFiring | null;
}
/**
 * Local time of the zone. Where the hour is named, each reading of the clock fires once: the first time when clocks go back, and moved
 * by the gap, on the same date, when clocks skip it. Where the hour begins with `*`, the job goes on by real time.
 */
export interface CronSchedule {
  /**
   * Always `"cron"`.
   */
  type: "cron";
  /**
   * Five fields: minute, hour, day of month, month, day of week.
   */
  expression: string;
  /**
   * A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
   * none.
   */
  timezone: IanaTimezone;
}
/**
 * A time and again after so many minutes.
 */
export interface IntervalSchedule {
  /**
   * Always `"interval"`.
   */
  type: "interval";
  /**
   * How many minutes lie between two firings.
   */
  every_minutes: number;
  /**
   * The first firing; without it, one interval from now.
   */
  start_at?: DateTimeOffset;
}
/**
 * One instant; the job is disabled after it.
 */
export interface OnceSchedule {
  /**
   * Always `"once"`.
   */
  type: "once";
  /**
   * RFC 3339 with an explicit offset
   */
  at: DateTimeOffset;
}
/**
 * The job does not fire although nobody has disabled it.
 */
export interface AutomationParked {
  /**
   * failures: it failed too often in a row, and is disabled until somebody enables it again. budget: the owner's jobs have cost as much
   * as they may on one day. firings: the owner's jobs have fired as often as they may in an hour. missed: its one instant passed more than
   * a day before anybody could fire it.
   */
  reason: "failures" | "budget" | "firings" | "missed";
  /**
   * The same in a sentence, for the user.
   */
  message: string;
  /**
   * RFC 3339 with an explicit offset
   */
  since: DateTimeOffset;
  /**
   * When it is tried again; null: not before somebody changes the job.
   */
  until: DateTimeOffset | null;
}
/**
 * A job to create.
 */
export interface AutomationJobCreate {
  /**
   * What the job is called.
   */
  name: string;
  /**
   * What to ask each time.
   */
  prompt: string;
  /**
   * Of firings that were missed, the newest is made up for while it is less than a day old; older ones are not.
   */
  schedule: AutomationSchedule;
  /**
   * A registered agent type (agents.yaml).
   */
  agent_type?: AgentType;
  /**
   * Replaces the static agent configuration in runs of this job.
   */
  config: AutomationConfig;
  /**
   * Whether it fires; it does unless told otherwise.
   */
  enabled?: boolean;
}
/**
 * A page of jobs.
 */
export interface AutomationJobList {
  /**
   * Each: A prompt that runs by itself, always as its owner. Calls that need approval wait for the owner.
   *
   * @maxItems 100
   */
  items: AutomationJob[];
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  nextCursor?: Cursor;
}
/**
 * At least one field; absent fields stay as they are.
 */
export interface AutomationJobUpdate {
  /**
   * What the job shall be called.
   */
  name?: string;
  /**
   * What to ask each time.
   */
  prompt?: string;
  /**
   * Of firings that were missed, the newest is made up for while it is less than a day old; older ones are not.
   */
  schedule?: AutomationSchedule;
  /**
   * A registered agent type (agents.yaml).
   */
  agent_type?: AgentType;
  /**
   * Replaces the static agent configuration in runs of this job.
   */
  config?: AutomationConfig;
  /**
   * Whether it fires.
   */
  enabled?: boolean;
}
/**
 * When a job would fire.
 */
export interface AutomationPreview {
  /**
   * The next firings after now, with the zone's offset; fewer when the schedule ends, none when it lies in the past.
   *
   * @maxItems 5
   */
  firings: DateTimeOffset[];
}
/**
 * A schedule to try out.
 */
export interface AutomationPreviewRequest {
  /**
   * Of firings that were missed, the newest is made up for while it is less than a day old; older ones are not.
   */
  schedule: AutomationSchedule;
}
/**
 * An uploaded image. Inline `data` is refused; the address must come from the attachments endpoint and still be valid.
 */
export interface BinaryContentBlock {
  /**
   * Always `"binary"`.
   */
  type: "binary";
  /**
   * The kinds of image that are stored and served. SVG is active content and is refused.
   */
  mimeType: ImageMimeType;
  /**
   * The id that the client has for it.
   */
  id?: string;
  /**
   * An address issued by `POST /api/v1/agent/attachments`. It carries its expiry and signature.
   */
  url: SignedUrl;
  /**
   * What the file is called.
   */
  filename?: string;
}
/**
 * An answer to an invitation, by the invitation.
 */
export interface ReplyToInvite {
  /**
   * The id of an invitation to an event.
   */
  invite_id: InviteId;
  /**
   * sent to the organizer; a person must approve it first
   */
  comment?: string;
  /**
   * display only
   */
  event_timezone?: IanaTimezone;
}
/**
 * An answer to an invitation, by the event.
 */
export interface ReplyToEvent {
  /**
   * The id of an event of the calendar.
   */
  event_id: CalendarEventId;
  /**
   * sent to the organizer; a person must approve it first
   */
  comment?: string;
  /**
   * display only
   */
  event_timezone?: IanaTimezone;
}
/**
 * An event as lists have it.
 */
export interface CalendarAcceptInviteOutput {
  /**
   * The id of an event of the calendar.
   */
  id: CalendarEventId;
  /**
   * What the event is called.
   */
  title: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * exclusive
   */
  endAt?: DateTimeOffset;
  /**
   * of an event without an end, where a conflict rests on it; say that it is assumed
   */
  assumedEndAt?: DateTimeOffset;
  /**
   * Whether it takes whole days.
   */
  allDay?: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  startDate?: LocalDate;
  /**
   * inclusive
   */
  endDate?: LocalDate;
  /**
   * the event's own zone, when the times are written in another: the one asked for, else the user's
   */
  eventTimezone?: IanaTimezone;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  /**
   * the user's own reply; only when the user is a guest
   */
  participation?: Participation;
  /**
   * The id of an invitation to an event.
   */
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  /**
   * How many people take part.
   */
  participantCount?: number;
  /**
   * Whether it comes again.
   */
  recurring?: boolean;
  /**
   * RFC 3339 with an explicit offset
   */
  occurrenceStartAt?: DateTimeOffset;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * Whether the answer is new.
   */
  outcome: "accepted" | "already_accepted";
  /**
   * events that overlap
   */
  conflicts?: EventConflicts;
}
/**
 * An event as lists have it.
 */
export interface EventSummary {
  /**
   * The id of an event of the calendar.
   */
  id: CalendarEventId;
  /**
   * What the event is called.
   */
  title: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * exclusive
   */
  endAt?: DateTimeOffset;
  /**
   * of an event without an end, where a conflict rests on it; say that it is assumed
   */
  assumedEndAt?: DateTimeOffset;
  /**
   * Whether it takes whole days.
   */
  allDay?: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  startDate?: LocalDate;
  /**
   * inclusive
   */
  endDate?: LocalDate;
  /**
   * the event's own zone, when the times are written in another: the one asked for, else the user's
   */
  eventTimezone?: IanaTimezone;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  /**
   * the user's own reply; only when the user is a guest
   */
  participation?: Participation;
  /**
   * The id of an invitation to an event.
   */
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  /**
   * How many people take part.
   */
  participantCount?: number;
  /**
   * Whether it comes again.
   */
  recurring?: boolean;
  /**
   * RFC 3339 with an explicit offset
   */
  occurrenceStartAt?: DateTimeOffset;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
}
/**
 * ToolResult of calendar.accept_invite.
 */
export interface CalendarAcceptInviteResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * An event as lists have it.
   */
  data: CalendarAcceptInviteOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * Facts about how a call ran. For logs and policy; never shown to a user or a model.
 */
export interface ToolMeta {
  /**
   * How long the call took, in milliseconds.
   */
  duration_ms?: number;
  /**
   * External provider that was called.
   */
  provider?: string;
  /**
   * Whether the answer was kept from an earlier call.
   */
  cache_hit?: boolean;
  /**
   * Hash of the canonical input.
   */
  input_fingerprint?: string;
  /**
   * Hash of the canonical data.
   */
  output_fingerprint?: string;
  /**
   * Whether anything was masked.
   */
  redaction_applied?: boolean;
  /**
   * How many places were masked; five or more make a review item.
   */
  redactions?: number;
}
/**
 * An event at a time of day. Without end_at and duration_minutes its end is open.
 */
export interface TimedDraft {
  /**
   * What the event is called.
   */
  title: string;
  /**
   * with the offset event_timezone has then
   */
  start_at: DateTimeOffset;
  /**
   * not together with duration_minutes
   */
  end_at?: DateTimeOffset;
  /**
   * How long it takes, in minutes.
   */
  duration_minutes?: number;
  /**
   * zone the user thinks in; never left out
   */
  event_timezone: IanaTimezone;
  /**
   * Always `false`.
   */
  all_day?: false;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * Further text of the event.
   */
  notes?: string;
  /**
   * An address that begins with https.
   */
  meeting_url?: HttpsUrl;
  /**
   * minutes before the start
   */
  reminders?: Reminders;
  /**
   * Whether the time counts as taken.
   */
  show_as?: "busy" | "free";
  /**
   * Whether it is certain to take place.
   */
  event_status?: "confirmed" | "tentative";
  /**
   * repeats until `until` (inclusive) or `count` times, never both
   */
  recurrence?: Recurrence;
}
/**
 * Several events to create at once.
 */
export interface DraftBatch {
  /**
   * 1 to 20 events of the other two forms; each stands for itself
   *
   * @minItems 1
   * @maxItems 20
   */
  items: (TimedDraft | AllDayDraft)[];
}
/**
 * The event that was created.
 */
export interface CreatedEvent {
  /**
   * The id of an event of the calendar.
   */
  id: CalendarEventId;
  /**
   * What the event is called.
   */
  title: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * exclusive
   */
  endAt?: DateTimeOffset;
  /**
   * of an event without an end, where a conflict rests on it; say that it is assumed
   */
  assumedEndAt?: DateTimeOffset;
  /**
   * Whether it takes whole days.
   */
  allDay?: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  startDate?: LocalDate;
  /**
   * inclusive
   */
  endDate?: LocalDate;
  /**
   * the event's own zone, when the times are written in another: the one asked for, else the user's
   */
  eventTimezone?: IanaTimezone;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  /**
   * the user's own reply; only when the user is a guest
   */
  participation?: Participation;
  /**
   * The id of an invitation to an event.
   */
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  /**
   * How many people take part.
   */
  participantCount?: number;
  /**
   * Whether it comes again.
   */
  recurring?: boolean;
  /**
   * RFC 3339 with an explicit offset
   */
  occurrenceStartAt?: DateTimeOffset;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * Further text of the event.
   */
  notes?: string;
  /**
   * An address that begins with https.
   */
  meetingUrl?: HttpsUrl;
  /**
   * minutes before the start
   */
  reminders?: Reminders;
  /**
   * Whether the time counts as taken.
   */
  showAs?: "busy" | "free";
  /**
   * repeats until `until` (inclusive) or `count` times, never both
   */
  recurrence?: Recurrence;
  /**
   * Somebody who takes part in an event.
   */
  organizer?: Participant;
  /**
   * Each: Somebody who takes part in an event.
   *
   * @minItems 0
   * @maxItems 200
   */
  participants?: Participant[];
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt?: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  updatedAt?: DateTimeOffset;
  /**
   * Always `"created"`.
   */
  outcome: "created";
  /**
   * events that overlap
   */
  conflicts?: EventConflicts;
}
/**
 * Somebody who takes part in an event.
 */
export interface Participant {
  /**
   * What the person is called.
   */
  name: string;
  /**
   * The id of a contact.
   */
  contactId?: ContactId;
  /**
   * Whether the person has made the event or is a guest.
   */
  role?: "organizer" | "attendee";
  /**
   * What a guest has answered: nothing yet, yes, no, or perhaps.
   */
  participation?: Participation;
}
/**
 * What became of each event of a batch that was created.
 */
export interface CreatedBatch {
  /**
   * How many items the batch has.
   */
  count: number;
  /**
   * How many of them were done.
   */
  succeeded: number;
  /**
   * How many of them failed.
   */
  failed: number;
  /**
   * Each: What became of one event of a batch.
   *
   * @minItems 1
   * @maxItems 20
   */
  items: CreatedItem[];
}
/**
 * What became of one event of a batch.
 */
export interface CreatedItem {
  /**
   * The id of an event of the calendar.
   */
  id?: CalendarEventId;
  /**
   * What the event is called.
   */
  title?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * exclusive
   */
  endAt?: DateTimeOffset;
  /**
   * of an event without an end, where a conflict rests on it; say that it is assumed
   */
  assumedEndAt?: DateTimeOffset;
  /**
   * Whether it takes whole days.
   */
  allDay?: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  startDate?: LocalDate;
  /**
   * inclusive
   */
  endDate?: LocalDate;
  /**
   * the event's own zone, when the times are written in another: the one asked for, else the user's
   */
  eventTimezone?: IanaTimezone;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  /**
   * the user's own reply; only when the user is a guest
   */
  participation?: Participation;
  /**
   * The id of an invitation to an event.
   */
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  /**
   * How many people take part.
   */
  participantCount?: number;
  /**
   * Whether it comes again.
   */
  recurring?: boolean;
  /**
   * RFC 3339 with an explicit offset
   */
  occurrenceStartAt?: DateTimeOffset;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * position in the input
   */
  index: number;
  /**
   * Structured, correctable error of a tool call. An answer for a whole call always names module and method; `input_schema` is present only with input errors.
   */
  error?: ToolError;
  /**
   * Whether it was created.
   */
  outcome: "created" | "failed";
}
/**
 * ToolResult of calendar.create.
 */
export interface CalendarCreateResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What calendar.create gives: Gives the event with id, version and outcome created; conflicts lists events that overlap, with warning time_conflict (not an error). A batch gives items with index and outcome, count, succeeded, failed.
   */
  data: CalendarCreateOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * One event to delete, or some occurrences of it.
 */
export interface EventDeletion {
  /**
   * The id of an event of the calendar.
   */
  event_id: CalendarEventId;
  /**
   * which occurrence of a repeated event
   */
  occurrence_start_at?: DateTimeOffset;
  /**
   * repeated events only; without it the occurrence named or all
   */
  scope?: RecurrenceScope;
  /**
   * version you read; refuses the call if it is stale
   */
  if_version?: Version;
  /**
   * display only
   */
  event_timezone?: IanaTimezone;
}
/**
 * Several events to delete at once.
 */
export interface EventBatchDeletion {
  /**
   * each stands for itself
   *
   * @minItems 1
   * @maxItems 20
   */
  event_ids: CalendarEventId[];
  /**
   * filled in for you; leave it out
   *
   * @minItems 1
   * @maxItems 20
   */
  if_versions?: EventVersion[];
  /**
   * display only
   */
  event_timezone?: IanaTimezone;
}
/**
 * The version of an event as it was read. One that has changed since is refused.
 */
export interface EventVersion {
  /**
   * The id of an event of the calendar.
   */
  event_id: CalendarEventId;
  /**
   * Grows with every change.
   */
  version: Version;
}
/**
 * The event that was deleted.
 */
export interface DeletedEvent {
  /**
   * The id of an event of the calendar.
   */
  id: CalendarEventId;
  /**
   * What the event is called.
   */
  title?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * exclusive
   */
  endAt?: DateTimeOffset;
  /**
   * of an event without an end, where a conflict rests on it; say that it is assumed
   */
  assumedEndAt?: DateTimeOffset;
  /**
   * Whether it takes whole days.
   */
  allDay?: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  startDate?: LocalDate;
  /**
   * inclusive
   */
  endDate?: LocalDate;
  /**
   * the event's own zone, when the times are written in another: the one asked for, else the user's
   */
  eventTimezone?: IanaTimezone;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  /**
   * the user's own reply; only when the user is a guest
   */
  participation?: Participation;
  /**
   * The id of an invitation to an event.
   */
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  /**
   * How many people take part.
   */
  participantCount?: number;
  /**
   * Whether it comes again.
   */
  recurring?: boolean;
  /**
   * RFC 3339 with an explicit offset
   */
  occurrenceStartAt?: DateTimeOffset;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * Whether it was there to be deleted.
   */
  outcome: "deleted" | "already_deleted";
  /**
   * RFC 3339 with an explicit offset
   */
  restorableUntil?: DateTimeOffset;
}
/**
 * What became of each deletion of a batch.
 */
export interface DeletedBatch {
  /**
   * How many items the batch has.
   */
  count: number;
  /**
   * How many of them were done.
   */
  succeeded: number;
  /**
   * How many of them failed.
   */
  failed: number;
  /**
   * Each: What became of one deletion of a batch.
   *
   * @minItems 1
   * @maxItems 20
   */
  items: DeletedItem[];
}
/**
 * What became of one deletion of a batch.
 */
export interface DeletedItem {
  /**
   * The id of an event of the calendar.
   */
  id?: CalendarEventId;
  /**
   * What the event is called.
   */
  title?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * exclusive
   */
  endAt?: DateTimeOffset;
  /**
   * of an event without an end, where a conflict rests on it; say that it is assumed
   */
  assumedEndAt?: DateTimeOffset;
  /**
   * Whether it takes whole days.
   */
  allDay?: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  startDate?: LocalDate;
  /**
   * inclusive
   */
  endDate?: LocalDate;
  /**
   * the event's own zone, when the times are written in another: the one asked for, else the user's
   */
  eventTimezone?: IanaTimezone;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  /**
   * the user's own reply; only when the user is a guest
   */
  participation?: Participation;
  /**
   * The id of an invitation to an event.
   */
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  /**
   * How many people take part.
   */
  participantCount?: number;
  /**
   * Whether it comes again.
   */
  recurring?: boolean;
  /**
   * RFC 3339 with an explicit offset
   */
  occurrenceStartAt?: DateTimeOffset;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * position in the input
   */
  index: number;
  /**
   * Structured, correctable error of a tool call. An answer for a whole call always names module and method; `input_schema` is present only with input errors.
   */
  error?: ToolError;
  /**
   * Whether it was deleted, was gone already, or failed.
   */
  outcome: "deleted" | "already_deleted" | "failed";
}
/**
 * ToolResult of calendar.delete.
 */
export interface CalendarDeleteResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What calendar.delete gives: First the call waits for approval. Then it gives the event with outcome deleted or already_deleted, and restorableUntil (30 days) unless only a part of a series went. Guests see it as cancelled at once.
   */
  data: CalendarDeleteOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * What calendar.find_free takes: Find gaps of a given length between the user's events.
 */
export interface CalendarFindFreeInput {
  /**
   * inclusive
   */
  start_at: DateTimeOffset;
  /**
   * exclusive
   */
  end_at: DateTimeOffset;
  /**
   * How long it takes, in minutes.
   */
  duration_minutes: number;
  /**
   * zone of earliest and latest and of the answer
   */
  event_timezone?: IanaTimezone;
  /**
   * no slot starts before this time of day
   */
  earliest?: ClockTime;
  /**
   * no slot ends after this time of day
   */
  latest?: ClockTime;
  /**
   * The most free times to find.
   */
  limit?: number;
}
/**
 * What calendar.find_free gives: Gives free spans {startAt, endAt} in order, each at least duration_minutes long; events shown as free and declined invites do not block; one without an end blocks assumedMinutes. No gap is count 0.
 */
export interface CalendarFindFreeOutput {
  /**
   * Each: A time in which everybody is free.
   *
   * @minItems 0
   * @maxItems 20
   */
  items: FreeSlot[];
  /**
   * How many free times were found.
   */
  count: number;
  /**
   * how long events without an end were taken to last; absent when there was none
   */
  assumedMinutes?: number;
}
/**
 * A time in which everybody is free.
 */
export interface FreeSlot {
  /**
   * RFC 3339 with an explicit offset
   */
  startAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  endAt: DateTimeOffset;
}
/**
 * ToolResult of calendar.find_free.
 */
export interface CalendarFindFreeResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What calendar.find_free gives: Gives free spans {startAt, endAt} in order, each at least duration_minutes long; events shown as free and declined invites do not block; one without an end blocks assumedMinutes. No gap is count 0.
   */
  data: CalendarFindFreeOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * A calendar file.
 */
export interface CalendarImport {
  /**
   * The text of an iCalendar file (RFC 5545).
   */
  ics: string;
}
/**
 * The events of one day.
 */
export interface DayQuery {
  /**
   * Always `"day"`.
   */
  mode: "day";
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  date: LocalDate;
  /**
   * zone of the answer; default is the user's zone
   */
  event_timezone?: IanaTimezone;
  /**
   * matches title, place and participant names
   */
  query?: string;
  /**
   * needs_action finds open invites
   */
  participation?: Participation;
  /**
   * Whether events that were called off are listed, too.
   */
  include_cancelled?: boolean;
  /**
   * The most that one page shall have.
   */
  limit?: number;
  /**
   * nextCursor of the page before
   */
  cursor?: string;
}
/**
 * The events between two times.
 */
export interface RangeQuery {
  /**
   * Always `"range"`.
   */
  mode: "range";
  /**
   * inclusive
   */
  start_at: DateTimeOffset;
  /**
   * exclusive; at most 366 days later
   */
  end_at: DateTimeOffset;
  /**
   * zone of the answer; default is the user's zone
   */
  event_timezone?: IanaTimezone;
  /**
   * matches title, place and participant names
   */
  query?: string;
  /**
   * needs_action finds open invites
   */
  participation?: Participation;
  /**
   * Whether events that were called off are listed, too.
   */
  include_cancelled?: boolean;
  /**
   * The most that one page shall have.
   */
  limit?: number;
  /**
   * nextCursor of the page before
   */
  cursor?: string;
}
/**
 * One event with everything that is kept of it.
 */
export interface EventQuery {
  /**
   * Always `"event"`.
   */
  mode: "event";
  /**
   * The id of an event of the calendar.
   */
  event_id: CalendarEventId;
  /**
   * one occurrence of a repeated event
   */
  occurrence_start_at?: DateTimeOffset;
  /**
   * zone of the answer
   */
  event_timezone?: IanaTimezone;
}
/**
 * A page of events.
 */
export interface EventList {
  /**
   * Each: An event as lists have it.
   *
   * @minItems 0
   * @maxItems 200
   */
  items: EventSummary[];
  /**
   * How many events this page has.
   */
  count: number;
  /**
   * How many there are in all.
   */
  total?: number;
  /**
   * Asks for the next page; absent on the last one.
   */
  nextCursor?: string;
  /**
   * The time that was looked at.
   */
  range?: EventRange;
}
/**
 * The time that was looked at.
 */
export interface EventRange {
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  endAt?: DateTimeOffset;
  /**
   * A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
   * none.
   */
  timezone?: IanaTimezone;
}
/**
 * An event with everything that is kept of it.
 */
export interface EventDetail {
  /**
   * The id of an event of the calendar.
   */
  id: CalendarEventId;
  /**
   * What the event is called.
   */
  title: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * exclusive
   */
  endAt?: DateTimeOffset;
  /**
   * of an event without an end, where a conflict rests on it; say that it is assumed
   */
  assumedEndAt?: DateTimeOffset;
  /**
   * Whether it takes whole days.
   */
  allDay?: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  startDate?: LocalDate;
  /**
   * inclusive
   */
  endDate?: LocalDate;
  /**
   * the event's own zone, when the times are written in another: the one asked for, else the user's
   */
  eventTimezone?: IanaTimezone;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  /**
   * the user's own reply; only when the user is a guest
   */
  participation?: Participation;
  /**
   * The id of an invitation to an event.
   */
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  /**
   * How many people take part.
   */
  participantCount?: number;
  /**
   * Whether it comes again.
   */
  recurring?: boolean;
  /**
   * RFC 3339 with an explicit offset
   */
  occurrenceStartAt?: DateTimeOffset;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * Further text of the event.
   */
  notes?: string;
  /**
   * An address that begins with https.
   */
  meetingUrl?: HttpsUrl;
  /**
   * minutes before the start
   */
  reminders?: Reminders;
  /**
   * Whether the time counts as taken.
   */
  showAs?: "busy" | "free";
  /**
   * repeats until `until` (inclusive) or `count` times, never both
   */
  recurrence?: Recurrence;
  /**
   * Somebody who takes part in an event.
   */
  organizer?: Participant;
  /**
   * Each: Somebody who takes part in an event.
   *
   * @minItems 0
   * @maxItems 200
   */
  participants?: Participant[];
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt?: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  updatedAt?: DateTimeOffset;
}
/**
 * ToolResult of calendar.read.
 */
export interface CalendarReadResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What calendar.read gives: day and range give {items, count, total?, nextCursor?}, sorted by start, all-day first; event gives the event itself. Nothing planned is count 0, not an error. An event that only touches the range's edge is not in it.
   */
  data: CalendarReadOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * An event as lists have it.
 */
export interface CalendarRejectInviteOutput {
  /**
   * The id of an event of the calendar.
   */
  id: CalendarEventId;
  /**
   * What the event is called.
   */
  title: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * exclusive
   */
  endAt?: DateTimeOffset;
  /**
   * of an event without an end, where a conflict rests on it; say that it is assumed
   */
  assumedEndAt?: DateTimeOffset;
  /**
   * Whether it takes whole days.
   */
  allDay?: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  startDate?: LocalDate;
  /**
   * inclusive
   */
  endDate?: LocalDate;
  /**
   * the event's own zone, when the times are written in another: the one asked for, else the user's
   */
  eventTimezone?: IanaTimezone;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  /**
   * the user's own reply; only when the user is a guest
   */
  participation?: Participation;
  /**
   * The id of an invitation to an event.
   */
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  /**
   * How many people take part.
   */
  participantCount?: number;
  /**
   * Whether it comes again.
   */
  recurring?: boolean;
  /**
   * RFC 3339 with an explicit offset
   */
  occurrenceStartAt?: DateTimeOffset;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * Whether the answer is new.
   */
  outcome: "declined" | "already_declined";
}
/**
 * ToolResult of calendar.reject_invite.
 */
export interface CalendarRejectInviteResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * An event as lists have it.
   */
  data: CalendarRejectInviteOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * What calendar.restore takes: Bring back an event that was deleted in the last 30 days, or one cancelled occurrence of a series.
 */
export interface CalendarRestoreInput {
  /**
   * id given by calendar.delete
   */
  event_id: CalendarEventId;
  /**
   * only this cancelled occurrence of a repeated event
   */
  occurrence_start_at?: DateTimeOffset;
}
/**
 * An event as lists have it.
 */
export interface CalendarRestoreOutput {
  /**
   * The id of an event of the calendar.
   */
  id: CalendarEventId;
  /**
   * What the event is called.
   */
  title?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * exclusive
   */
  endAt?: DateTimeOffset;
  /**
   * of an event without an end, where a conflict rests on it; say that it is assumed
   */
  assumedEndAt?: DateTimeOffset;
  /**
   * Whether it takes whole days.
   */
  allDay?: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  startDate?: LocalDate;
  /**
   * inclusive
   */
  endDate?: LocalDate;
  /**
   * the event's own zone, when the times are written in another: the one asked for, else the user's
   */
  eventTimezone?: IanaTimezone;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  /**
   * the user's own reply; only when the user is a guest
   */
  participation?: Participation;
  /**
   * The id of an invitation to an event.
   */
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  /**
   * How many people take part.
   */
  participantCount?: number;
  /**
   * Whether it comes again.
   */
  recurring?: boolean;
  /**
   * RFC 3339 with an explicit offset
   */
  occurrenceStartAt?: DateTimeOffset;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * Whether it had been deleted at all.
   */
  outcome: "restored" | "not_deleted";
}
/**
 * ToolResult of calendar.restore.
 */
export interface CalendarRestoreResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * An event as lists have it.
   */
  data: CalendarRestoreOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * What calendar.share takes: Invite 1 to 20 people to one of the user's own events. A person confirms first.
 */
export interface CalendarShareInput {
  /**
   * The id of an event of the calendar.
   */
  event_id: CalendarEventId;
  /**
   * each exactly one of {contact_id}, {email, name?}, {phone, name?}; prefer contact_id from contacts.read
   *
   * @minItems 1
   * @maxItems 20
   */
  participants: ParticipantRef[];
  /**
   * sent with the invite
   */
  message?: string;
  /**
   * display only
   */
  event_timezone?: IanaTimezone;
}
/**
 * A person of the user's contacts.
 */
export interface ParticipantByContact {
  /**
   * The id of a contact.
   */
  contact_id: ContactId;
}
/**
 * A person by mail address.
 */
export interface ParticipantByEmail {
  /**
   * The address that is invited.
   */
  email: string;
  /**
   * What to call the person.
   */
  name?: string;
}
/**
 * A person by telephone number.
 */
export interface ParticipantByPhone {
  /**
   * The number that is invited.
   */
  phone: string;
  /**
   * What to call the person.
   */
  name?: string;
}
/**
 * What calendar.share gives: First the call waits for approval. Then it gives invites, one per person, with outcome invited, already_invited or failed, and count, invited, failed. People see title, time, place and message.
 */
export interface CalendarShareOutput {
  /**
   * The id of an event of the calendar.
   */
  id: CalendarEventId;
  /**
   * What the event is called.
   */
  title?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * Each: What became of one invitation.
   *
   * @minItems 1
   * @maxItems 20
   */
  invites: InviteOutcome[];
  /**
   * How many people it was about.
   */
  count: number;
  /**
   * How many are invited now.
   */
  invited: number;
  /**
   * How many could not be invited.
   */
  failed: number;
  /**
   * Grows with every change.
   */
  version?: Version;
}
/**
 * What became of one invitation.
 */
export interface InviteOutcome {
  /**
   * Whom it is about.
   */
  name: string;
  /**
   * The id of a contact.
   */
  contactId?: ContactId;
  /**
   * The id of an invitation to an event.
   */
  inviteId?: InviteId;
  /**
   * Whether the person was invited, was so already, or could not be.
   */
  outcome: "invited" | "already_invited" | "failed";
  /**
   * no user here: told by mail, and answers by mail, not in the app
   */
  byMail?: boolean;
  /**
   * Structured, correctable error of a tool call. An answer for a whole call always names module and method; `input_schema` is present only with input errors.
   */
  error?: ToolError;
}
/**
 * ToolResult of calendar.share.
 */
export interface CalendarShareResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What calendar.share gives: First the call waits for approval. Then it gives invites, one per person, with outcome invited, already_invited or failed, and count, invited, failed. People see title, time, place and message.
   */
  data: CalendarShareOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * What calendar.uninvite takes: Take back the invites of 1 to 20 people to one of the user's own events. A person confirms first.
 */
export interface CalendarUninviteInput {
  /**
   * The id of an event of the calendar.
   */
  event_id: CalendarEventId;
  /**
   * each exactly one of {contact_id}, {email}, {phone}; contact_id stands with the participants of calendar.read, mode event
   *
   * @minItems 1
   * @maxItems 20
   */
  participants: ParticipantRef[];
  /**
   * display only
   */
  event_timezone?: IanaTimezone;
}
/**
 * What calendar.uninvite gives: First the call waits for approval. Then it gives guests, one per person, with outcome removed, not_invited or failed, and count, removed. The event leaves their calendars; their replies are lost.
 */
export interface CalendarUninviteOutput {
  /**
   * The id of an event of the calendar.
   */
  id: CalendarEventId;
  /**
   * What the event is called.
   */
  title?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * Each: What became of taking back one invitation.
   *
   * @minItems 1
   * @maxItems 20
   */
  guests: UninviteOutcome[];
  /**
   * How many people it was about.
   */
  count: number;
  /**
   * How many are not invited any more.
   */
  removed: number;
  /**
   * Grows with every change.
   */
  version?: Version;
}
/**
 * What became of taking back one invitation.
 */
export interface UninviteOutcome {
  /**
   * Whom it is about.
   */
  name: string;
  /**
   * The id of a contact.
   */
  contactId?: ContactId;
  /**
   * Whether the person was removed, was not invited, or could not be removed.
   */
  outcome: "removed" | "not_invited" | "failed";
  /**
   * Structured, correctable error of a tool call. An answer for a whole call always names module and method; `input_schema` is present only with input errors.
   */
  error?: ToolError;
}
/**
 * ToolResult of calendar.uninvite.
 */
export interface CalendarUninviteResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What calendar.uninvite gives: First the call waits for approval. Then it gives guests, one per person, with outcome removed, not_invited or failed, and count, removed. The event leaves their calendars; their replies are lost.
   */
  data: CalendarUninviteOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * A change of one event.
 */
export interface EventUpdate {
  /**
   * The id of an event of the calendar.
   */
  event_id: CalendarEventId;
  /**
   * zone the new times are meant in
   */
  event_timezone: IanaTimezone;
  /**
   * same types as in calendar.create; absent keeps, null clears
   */
  patch: EventPatch;
  /**
   * which occurrence of a repeated event
   */
  occurrence_start_at?: DateTimeOffset;
  /**
   * repeated events only; without it the occurrence named or all
   */
  scope?: RecurrenceScope;
  /**
   * version you read; refuses the call if it is stale
   */
  if_version?: Version;
}
/**
 * Fields to change. Absent keeps, null clears.
 */
export interface EventPatch {
  /**
   * What the event shall be called.
   */
  title?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  start_at?: DateTimeOffset;
  /**
   * Null, or: RFC 3339 with an explicit offset
   */
  end_at?: DateTimeOffset | null;
  /**
   * Whether it takes whole days.
   */
  all_day?: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  start_date?: LocalDate;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  end_date?: LocalDate;
  /**
   * Where it shall take place; null for nowhere in particular.
   */
  location?: string | null;
  /**
   * Further text of the event; null for none.
   */
  notes?: string | null;
  /**
   * Null, or: An address that begins with https.
   */
  meeting_url?: HttpsUrl | null;
  /**
   * Null, or: minutes before the start
   */
  reminders?: Reminders | null;
  /**
   * Whether the time counts as taken.
   */
  show_as?: "busy" | "free";
  /**
   * Whether it is certain to take place.
   */
  event_status?: "confirmed" | "tentative";
  /**
   * Null, or: repeats until `until` (inclusive) or `count` times, never both
   */
  recurrence?: Recurrence | null;
}
/**
 * Changes of several events at once.
 */
export interface EventUpdateBatch {
  /**
   * one zone for all items
   */
  event_timezone: IanaTimezone;
  /**
   * each stands for itself
   *
   * @minItems 1
   * @maxItems 20
   */
  items: EventUpdateItem[];
}
/**
 * One change of a batch.
 */
export interface EventUpdateItem {
  /**
   * The id of an event of the calendar.
   */
  event_id: CalendarEventId;
  /**
   * Fields to change. Absent keeps, null clears.
   */
  patch: EventPatch;
  /**
   * RFC 3339 with an explicit offset
   */
  occurrence_start_at?: DateTimeOffset;
  /**
   * Which occurrences of a repeated event are meant: the one named, it and those after it, or all.
   */
  scope?: RecurrenceScope;
  /**
   * Grows with every change.
   */
  if_version?: Version;
}
/**
 * The event after the change.
 */
export interface UpdatedEvent {
  /**
   * The id of an event of the calendar.
   */
  id: CalendarEventId;
  /**
   * What the event is called.
   */
  title: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * exclusive
   */
  endAt?: DateTimeOffset;
  /**
   * of an event without an end, where a conflict rests on it; say that it is assumed
   */
  assumedEndAt?: DateTimeOffset;
  /**
   * Whether it takes whole days.
   */
  allDay?: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  startDate?: LocalDate;
  /**
   * inclusive
   */
  endDate?: LocalDate;
  /**
   * the event's own zone, when the times are written in another: the one asked for, else the user's
   */
  eventTimezone?: IanaTimezone;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  /**
   * the user's own reply; only when the user is a guest
   */
  participation?: Participation;
  /**
   * The id of an invitation to an event.
   */
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  /**
   * How many people take part.
   */
  participantCount?: number;
  /**
   * Whether it comes again.
   */
  recurring?: boolean;
  /**
   * RFC 3339 with an explicit offset
   */
  occurrenceStartAt?: DateTimeOffset;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * Further text of the event.
   */
  notes?: string;
  /**
   * An address that begins with https.
   */
  meetingUrl?: HttpsUrl;
  /**
   * minutes before the start
   */
  reminders?: Reminders;
  /**
   * Whether the time counts as taken.
   */
  showAs?: "busy" | "free";
  /**
   * repeats until `until` (inclusive) or `count` times, never both
   */
  recurrence?: Recurrence;
  /**
   * Somebody who takes part in an event.
   */
  organizer?: Participant;
  /**
   * Each: Somebody who takes part in an event.
   *
   * @minItems 0
   * @maxItems 200
   */
  participants?: Participant[];
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt?: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  updatedAt?: DateTimeOffset;
  /**
   * Whether anything had to be changed.
   */
  outcome: "updated" | "unchanged";
  /**
   * What was changed, field by field.
   */
  changes?: EventChanges;
  /**
   * events that overlap
   */
  conflicts?: EventConflicts;
}
/**
 * One field that was changed.
 */
export interface EventChange {
  /**
   * The name of the field.
   */
  field: string;
  /**
   * Its value before.
   */
  from?: unknown;
  /**
   * Its value now.
   */
  to?: unknown;
}
/**
 * What became of each change of a batch.
 */
export interface UpdatedBatch {
  /**
   * How many items the batch has.
   */
  count: number;
  /**
   * How many of them were done.
   */
  succeeded: number;
  /**
   * How many of them failed.
   */
  failed: number;
  /**
   * Each: What became of one change of a batch.
   *
   * @minItems 1
   * @maxItems 20
   */
  items: UpdatedItem[];
}
/**
 * What became of one change of a batch.
 */
export interface UpdatedItem {
  /**
   * The id of an event of the calendar.
   */
  id?: CalendarEventId;
  /**
   * What the event is called.
   */
  title?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt?: DateTimeOffset;
  /**
   * exclusive
   */
  endAt?: DateTimeOffset;
  /**
   * of an event without an end, where a conflict rests on it; say that it is assumed
   */
  assumedEndAt?: DateTimeOffset;
  /**
   * Whether it takes whole days.
   */
  allDay?: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  startDate?: LocalDate;
  /**
   * inclusive
   */
  endDate?: LocalDate;
  /**
   * the event's own zone, when the times are written in another: the one asked for, else the user's
   */
  eventTimezone?: IanaTimezone;
  /**
   * Where it takes place.
   */
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  /**
   * the user's own reply; only when the user is a guest
   */
  participation?: Participation;
  /**
   * The id of an invitation to an event.
   */
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  /**
   * How many people take part.
   */
  participantCount?: number;
  /**
   * Whether it comes again.
   */
  recurring?: boolean;
  /**
   * RFC 3339 with an explicit offset
   */
  occurrenceStartAt?: DateTimeOffset;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * position in the input
   */
  index: number;
  /**
   * Structured, correctable error of a tool call. An answer for a whole call always names module and method; `input_schema` is present only with input errors.
   */
  error?: ToolError;
  /**
   * Whether it was changed, had to be changed, or failed.
   */
  outcome: "updated" | "unchanged" | "failed";
  /**
   * What was changed, field by field.
   */
  changes?: EventChanges;
}
/**
 * ToolResult of calendar.update.
 */
export interface CalendarUpdateResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What calendar.update gives: Gives the event with outcome updated or unchanged, and changes as field, from, to. Moving start_at alone keeps the duration. A batch gives items, count, succeeded, failed.
   */
  data: CalendarUpdateOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * What the assistant says.
 */
export interface ChatAnswer {
  /**
   * Always `"assistant"`.
   */
  role: "assistant";
  /**
   * The answer; where something waits for the user, that and how to find it, too.
   */
  content: string;
  /**
   * Always null.
   */
  refusal: null;
}
/**
 * The one answer.
 */
export interface ChatChoice {
  /**
   * Always `0`.
   */
  index: 0;
  /**
   * What the assistant says.
   */
  message: ChatAnswer;
  /**
   * Always null.
   */
  logprobs: null;
  /**
   * Always `"stop"`.
   */
  finish_reason: "stop";
}
/**
 * An answer of an agent as OpenAI's API has it.
 */
export interface ChatCompletion {
  /**
   * Names the run.
   */
  id: string;
  /**
   * Always `"chat.completion"`.
   */
  object: "chat.completion";
  /**
   * Seconds since 1970.
   */
  created: number;
  /**
   * A registered agent type that people may talk to (agents.yaml, not internal).
   */
  model: PublicAgentType;
  /**
   * Each: The one answer.
   *
   * @minItems 1
   * @maxItems 1
   */
  choices: ChatChoice[];
  /**
   * The tokens of the run, all its model calls together.
   */
  usage: ChatUsage;
  /**
   * The run behind an answer, for clients that know this server.
   */
  accord: OpenAiRun;
}
/**
 * The tokens of the run, all its model calls together.
 */
export interface ChatUsage {
  /**
   * As far as providers tell of their caches; else they count as completion.
   */
  prompt_tokens: TokenCount;
  /**
   * The rest.
   */
  completion_tokens: TokenCount;
  /**
   * All of them.
   */
  total_tokens: TokenCount;
}
/**
 * The run behind an answer, for clients that know this server.
 */
export interface OpenAiRun {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  thread_id: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  run_id: RunId;
  /**
   * interrupted: something waits for the user.
   */
  status: "finished" | "interrupted";
  /**
   * What waits: an approval to decide, or a question to answer.
   */
  interrupt_id?: string;
}
/**
 * What OpenAI's chat completions take. Fields that are not named here, and those that tune a model, are ignored: which model answers, and how, is for the agent to say.
 */
export interface ChatCompletionRequest {
  /**
   * The agent, one of `listAgents`.
   */
  model: string;
  /**
   * The last one is of the user, and is what the run answers. In a thread of the server's the others are not read; else they are told to the models as what was said before.
   *
   * @minItems 1
   * @maxItems 1000
   */
  messages: ChatMessage[];
  /**
   * Whether the answer comes while it is written.
   */
  stream?: boolean | null;
  /**
   * What else a stream tells.
   */
  stream_options?: ChatStreamOptions;
  /**
   * `thread_id` names the thread to go on with; the header `Accord-Thread` does the same.
   */
  metadata?: ChatMetadata | null;
  /**
   * One answer is all there is: more are refused.
   */
  n?: number | null;
  /**
   * The agent has tools of its own: others are refused.
   *
   * @maxItems 128
   */
  tools?: unknown[] | null;
  /**
   * As `tools`.
   *
   * @maxItems 128
   */
  functions?: unknown[] | null;
  /**
   * `{ type: text }`, or nothing; another one is refused.
   */
  response_format?: unknown;
}
/**
 * One message of the conversation.
 */
export interface ChatMessage {
  /**
   * Who has said it.
   */
  role: "system" | "developer" | "user" | "assistant" | "tool" | "function";
  /**
   * What was said: a text, or parts of which those of text are read.
   */
  content?: string | ChatPart[] | null;
}
/**
 * A part of a message.
 */
export interface ChatPart {
  /**
   * `text`; a part of another kind is refused in the message that is answered.
   */
  type: string;
  /**
   * The text itself.
   */
  text?: string;
}
/**
 * What the client keeps with the request.
 */
export interface ChatMetadata {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  thread_id?: ThreadId;
}
/**
 * The clock of the device. The instant and the epoch are never compared with each other.
 */
export interface ClientTime {
  /**
   * A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
   * none.
   */
  device_timezone: IanaTimezone;
  /**
   * RFC 3339 with an offset; the day must exist
   */
  client_now_iso: string;
  /**
   * Milliseconds since 1970
   */
  client_epoch_ms: number;
}
/**
 * How the user wants to be spoken to.
 */
export interface CommunicationStyle {
  /**
   * How long answers shall be.
   */
  tone?: ("concise" | "balanced" | "detailed") | null;
  /**
   * How formal answers shall be.
   */
  formality?: ("casual" | "neutral" | "formal") | null;
  /**
   * Whether answers may have emoji.
   */
  emoji?: boolean | null;
}
/**
 * How people sign in at this server. Without `oidc` they bring a token.
 */
export interface ConsoleConfig {
  /**
   * Of the server.
   */
  version: string;
  /**
   * OpenID Connect: a code flow with PKCE, as a public client.
   */
  oidc?: {
    /**
     * Whose /.well-known/openid-configuration says the rest.
     */
    issuer: string;
    /**
     * The client of the console at the provider.
     */
    clientId: string;
    /**
     * Ask for an access token for this resource (RFC 8707) and send that; without it the ID token is sent.
     */
    resource?: string;
  };
}
/**
 * A person the caller knows, with nothing masked. Models never see this; what they are given is masked.
 */
export interface Contact {
  /**
   * The id of a contact.
   */
  id: ContactId;
  /**
   * What the person is called.
   */
  name: string;
  /**
   * The mail address.
   */
  email?: string;
  /**
   * The telephone number.
   */
  phone?: string;
  /**
   * Where the person works.
   */
  company?: string;
  /**
   * What the person does there.
   */
  jobTitle?: string;
  /**
   * What the person is to the user.
   */
  relation?: string;
  /**
   * An address that begins with https.
   */
  avatarUrl?: HttpsUrl;
  /**
   * What the user has noted about the person.
   */
  note?: string;
  /**
   * written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * can receive invites in the app
   */
  isUser: boolean;
  /**
   * raised by every change; a write may name it as `if_version`
   */
  version?: Version;
}
/**
 * A page of contacts.
 */
export interface ContactList {
  /**
   * Each: A person the user knows. Mail and phone are masked; work with the id.
   *
   * @minItems 0
   * @maxItems 100
   */
  items: ContactSummary[];
  /**
   * How many contacts this page has.
   */
  count: number;
  /**
   * How many there are in all.
   */
  total?: number;
  /**
   * Asks for the next page; absent on the last one.
   */
  nextCursor?: string;
}
/**
 * A person the user knows. Mail and phone are masked; work with the id.
 */
export interface ContactSummary {
  /**
   * The id of a contact.
   */
  id: ContactId;
  /**
   * What the person is called.
   */
  name: string;
  /**
   * Where the person works.
   */
  company?: string;
  /**
   * What the person does there.
   */
  jobTitle?: string;
  /**
   * What the person is to the user.
   */
  relation?: string;
  /**
   * The mail address, most of it hidden.
   */
  emailMasked?: string;
  /**
   * The telephone number, most of it hidden.
   */
  phoneMasked?: string;
  /**
   * An address that begins with https.
   */
  avatarUrl?: HttpsUrl;
  /**
   * can receive invites in the app
   */
  isUser?: boolean;
  /**
   * What the user has noted about the person.
   */
  note?: string;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * Grows with every change.
   */
  version: Version;
}
/**
 * All contacts, page by page.
 */
export interface ContactListQuery {
  /**
   * Always `"list"`.
   */
  mode: "list";
  /**
   * The most that one page shall have.
   */
  limit?: number;
  /**
   * nextCursor of the page before
   */
  cursor?: string;
}
/**
 * Contacts, and where the next page begins.
 */
export interface ContactPage {
  /**
   * Each: A person the caller knows, with nothing masked. Models never see this; what they are given is masked.
   *
   * @minItems 0
   * @maxItems 100
   */
  items: Contact[];
  /**
   * How many there are in all.
   */
  total: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  nextCursor?: Cursor;
}
/**
 * What is absent stays as it is, null clears it.
 */
export interface ContactPatch {
  /**
   * What the person shall be called.
   */
  name?: string;
  /**
   * The mail address; null for none.
   */
  email?: string | null;
  /**
   * The telephone number; null for none.
   */
  phone?: string | null;
  /**
   * Where the person works.
   */
  company?: string | null;
  /**
   * What the person does there.
   */
  job_title?: string | null;
  /**
   * What the person is to the user.
   */
  relation?: string | null;
  /**
   * What to note about the person; null for nothing.
   */
  note?: string | null;
}
/**
 * One contact.
 */
export interface ContactQuery {
  /**
   * Always `"contact"`.
   */
  mode: "contact";
  /**
   * The id of a contact.
   */
  contact_id: ContactId;
}
/**
 * Contacts that match some words.
 */
export interface ContactSearchQuery {
  /**
   * Always `"search"`.
   */
  mode: "search";
  /**
   * name, pinyin or its initials, company or job title, a whole mail address or phone number, or its last four digits
   */
  query: string;
  /**
   * The most that one page shall have.
   */
  limit?: number;
  /**
   * nextCursor of the page before
   */
  cursor?: string;
}
/**
 * What contacts.create takes: Add a person to the user's contacts.
 */
export interface ContactsCreateInput {
  /**
   * What the person is called.
   */
  name: string;
  /**
   * The mail address.
   */
  email?: string;
  /**
   * The telephone number.
   */
  phone?: string;
  /**
   * Where the person works.
   */
  company?: string;
  /**
   * What the person does there.
   */
  job_title?: string;
  /**
   * What to note about the person.
   */
  note?: string;
}
/**
 * What contacts.create gives: Gives the contact with outcome created. When the same mail or phone is there already (+86 or not), it is that contact with outcome existing, or merged when it lacked something that was given.
 */
export interface ContactsCreateOutput {
  /**
   * The id of a contact.
   */
  id: ContactId;
  /**
   * What the person is called.
   */
  name: string;
  /**
   * Where the person works.
   */
  company?: string;
  /**
   * What the person does there.
   */
  jobTitle?: string;
  /**
   * What the person is to the user.
   */
  relation?: string;
  /**
   * The mail address, most of it hidden.
   */
  emailMasked?: string;
  /**
   * The telephone number, most of it hidden.
   */
  phoneMasked?: string;
  /**
   * An address that begins with https.
   */
  avatarUrl?: HttpsUrl;
  /**
   * can receive invites in the app
   */
  isUser?: boolean;
  /**
   * What the user has noted about the person.
   */
  note?: string;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * Whether the contact is new, was there already, or was added to.
   */
  outcome: "created" | "existing" | "merged";
}
/**
 * ToolResult of contacts.create.
 */
export interface ContactsCreateResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What contacts.create gives: Gives the contact with outcome created. When the same mail or phone is there already (+86 or not), it is that contact with outcome existing, or merged when it lacked something that was given.
   */
  data: ContactsCreateOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * What contacts.delete takes: Remove a person from the user's contacts.
 */
export interface ContactsDeleteInput {
  /**
   * The id of a contact.
   */
  contact_id: ContactId;
  /**
   * filled in for you; leave it out
   */
  if_version?: Version;
}
/**
 * What contacts.delete gives: Gives the contact as it was, with outcome deleted. Events the person was invited to stay as they are.
 */
export interface ContactsDeleteOutput {
  /**
   * The id of a contact.
   */
  id: ContactId;
  /**
   * What the person is called.
   */
  name: string;
  /**
   * Where the person works.
   */
  company?: string;
  /**
   * What the person does there.
   */
  jobTitle?: string;
  /**
   * What the person is to the user.
   */
  relation?: string;
  /**
   * The mail address, most of it hidden.
   */
  emailMasked?: string;
  /**
   * The telephone number, most of it hidden.
   */
  phoneMasked?: string;
  /**
   * An address that begins with https.
   */
  avatarUrl?: HttpsUrl;
  /**
   * can receive invites in the app
   */
  isUser?: boolean;
  /**
   * What the user has noted about the person.
   */
  note?: string;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * What was done.
   */
  outcome: "deleted";
}
/**
 * ToolResult of contacts.delete.
 */
export interface ContactsDeleteResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What contacts.delete gives: Gives the contact as it was, with outcome deleted. Events the person was invited to stay as they are.
   */
  data: ContactsDeleteOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * A file of cards.
 */
export interface ContactsImport {
  /**
   * The text of a vCard file, version 3.0 or 4.0.
   */
  vcf: string;
}
/**
 * What contacts.merge takes: Make one contact of two that are the same person.
 */
export interface ContactsMergeInput {
  /**
   * the one that is kept
   */
  contact_id: ContactId;
  /**
   * the one that goes
   */
  duplicate_id: ContactId;
  /**
   * filled in for you; leave it out
   */
  if_version?: Version;
  /**
   * filled in for you; leave it out
   */
  duplicate_if_version?: Version;
}
/**
 * What contacts.merge gives: Gives the contact that is kept with outcome merged. What it lacked it has from the other one, which is gone; where both had a value, that of the kept one stays.
 */
export interface ContactsMergeOutput {
  /**
   * The id of a contact.
   */
  id: ContactId;
  /**
   * What the person is called.
   */
  name: string;
  /**
   * Where the person works.
   */
  company?: string;
  /**
   * What the person does there.
   */
  jobTitle?: string;
  /**
   * What the person is to the user.
   */
  relation?: string;
  /**
   * The mail address, most of it hidden.
   */
  emailMasked?: string;
  /**
   * The telephone number, most of it hidden.
   */
  phoneMasked?: string;
  /**
   * An address that begins with https.
   */
  avatarUrl?: HttpsUrl;
  /**
   * can receive invites in the app
   */
  isUser?: boolean;
  /**
   * What the user has noted about the person.
   */
  note?: string;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * What was done.
   */
  outcome: "merged";
  /**
   * Each: A field of a contact.
   *
   * @minItems 0
   * @maxItems 7
   */
  changed: ContactField[];
}
/**
 * ToolResult of contacts.merge.
 */
export interface ContactsMergeResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What contacts.merge gives: Gives the contact that is kept with outcome merged. What it lacked it has from the other one, which is gone; where both had a value, that of the kept one stays.
   */
  data: ContactsMergeOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * ToolResult of contacts.read.
 */
export interface ContactsReadResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What contacts.read gives: list and search give {items, count, total?, nextCursor?}; contact gives the contact itself. No match is count 0, not an error. Mail and phone are masked for you; the card shows them to the user in full.
   */
  data: ContactsReadOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * What contacts.update takes: Change what is kept about a person.
 */
export interface ContactsUpdateInput {
  /**
   * The id of a contact.
   */
  contact_id: ContactId;
  /**
   * What is absent stays as it is, null clears it.
   */
  patch: ContactPatch;
  /**
   * filled in for you; leave it out
   */
  if_version?: Version;
}
/**
 * What contacts.update gives: Gives the contact with outcome updated, or unchanged when it was so already, and the names of the changed fields.
 */
export interface ContactsUpdateOutput {
  /**
   * The id of a contact.
   */
  id: ContactId;
  /**
   * What the person is called.
   */
  name: string;
  /**
   * Where the person works.
   */
  company?: string;
  /**
   * What the person does there.
   */
  jobTitle?: string;
  /**
   * What the person is to the user.
   */
  relation?: string;
  /**
   * The mail address, most of it hidden.
   */
  emailMasked?: string;
  /**
   * The telephone number, most of it hidden.
   */
  phoneMasked?: string;
  /**
   * An address that begins with https.
   */
  avatarUrl?: HttpsUrl;
  /**
   * can receive invites in the app
   */
  isUser?: boolean;
  /**
   * What the user has noted about the person.
   */
  note?: string;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * Grows with every change.
   */
  version?: Version;
  /**
   * Whether anything had to be changed.
   */
  outcome: "updated" | "unchanged";
  /**
   * Each: A field of a contact.
   *
   * @minItems 0
   * @maxItems 7
   */
  changed: ContactField[];
}
/**
 * ToolResult of contacts.update.
 */
export interface ContactsUpdateResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What contacts.update gives: Gives the contact with outcome updated, or unchanged when it was so already, and the names of the changed fields.
   */
  data: ContactsUpdateOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * A part that is text.
 */
export interface TextContentBlock {
  /**
   * Always `"text"`.
   */
  type: "text";
  /**
   * The text itself.
   */
  text: string;
}
/**
 * An instruction of the app's developer, as the client has it.
 */
export interface DeveloperMessage {
  /**
   * Kept as the client sent it when it is unused in the thread, else replaced.
   */
  id: MessageId;
  /**
   * Always `"developer"`.
   */
  role: "developer";
  /**
   * The text of the instruction.
   */
  content: string;
  /**
   * What the one who speaks is called.
   */
  name?: string | null;
  /**
   * What a provider has sealed for itself; part of the AG-UI message, and not read.
   */
  encryptedValue?: string | null;
}
/**
 * One fact of a run, in the vocabulary of the Agent Runtime standard. Large things are referred to, not repeated: results by their message, texts by their hash.
 */
export interface EvidenceEvent {
  /**
   * Always `"event"`.
   */
  kind: "event";
  /**
   * Always `"1.0"`.
   */
  schemaVersion: "1.0";
  /**
   * What happened, in the vocabulary of the Agent Runtime standard.
   */
  type: EvidenceClass;
  /**
   * The same in every export; made from the task and the place in its log.
   */
  eventId: string;
  /**
   * Of an event of the run its own. The order is that of `sequence`.
   */
  timestamp: string;
  /**
   * From 1, in the order of the export.
   */
  sequence: number;
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * The turn is what a client knows as its run.
   */
  turnId: RunId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * The server's own key of one accepted run.
   */
  taskId: TaskId;
  /**
   * The stage in which it happened.
   */
  stepId?: "router" | "worker" | "summary";
  /**
   * The id of a call, as the model or the client has given it.
   */
  toolCallId?: ToolCallId;
  /**
   * The approval, the question or the review that it is about.
   */
  actionId?: string;
  /**
   * The model call that it is about, counted in the run.
   */
  modelCallNo?: number;
  /**
   * What happened, by class.
   */
  payload: {};
  /**
   * What it refers to: calls, messages, models, hashes.
   *
   * @maxItems 250
   */
  refs: string[];
}
/**
 * What a run has come to, after its events.
 */
export interface EvidenceSnapshot {
  /**
   * Always `"snapshot"`.
   */
  kind: "snapshot";
  /**
   * Always `"1.0"`.
   */
  schemaVersion: "1.0";
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * The server's own key of one accepted run.
   */
  taskId: TaskId;
  /**
   * The read model of one run.
   */
  run: RunView;
}
/**
 * The read model of one run.
 */
export interface RunView {
  /**
   * The server's own key of one accepted run.
   */
  taskId: TaskId;
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  parentRunId?: RunId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  continuedBy?: RunId;
  /**
   * A registered agent type (agents.yaml).
   */
  agent_type: AgentType;
  /**
   * Whether a person started it, or a job.
   */
  runtime_mode: "chat" | "automation";
  /**
   * queued: accepted, or waiting for earlier runs of the thread or the user. running: a worker holds it.
   * finished: RUN_FINISHED. interrupted: ended and asks for a decision. failed: RUN_ERROR. canceled: RUN_ERROR with RUN_CANCELED.
   */
  status: RunStatus;
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  startedAt?: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  endedAt?: DateTimeOffset;
  /**
   * The `id:` of an SSE frame: the number of the run in its thread, and of the event in the log of the run. An id of
   * another run is refused.
   */
  lastEventId?: StreamEventId;
  /**
   * Each: A stage of the run.
   *
   * @maxItems 16
   */
  steps: RunStep[];
  /**
   * Each: A call that the run has made.
   *
   * @maxItems 100
   */
  toolCalls: RunToolCall[];
  /**
   * At most one per run.
   *
   * @maxItems 1
   */
  approvals: RunApproval[];
  /**
   * Absent when the run has asked nothing.
   *
   * @maxItems 1
   */
  questions?: RunQuestion[];
  /**
   * The client's own state, as it was sent with the run; absent when none was.
   */
  state?: unknown;
  /**
   * Tools of the frontend, as they were sent with the run. A model has seen them where the agent allows it.
   *
   * @maxItems 200
   */
  tools?: AgUiTool[];
  /**
   * Data of the app, as it was sent with the run. Models were told a cleaned part of it; `context.resolved` says how much.
   *
   * @maxItems 200
   */
  context?: AgUiContext[];
  /**
   * The worker's last message, after the evidence floor has been applied. `failed` always has an error, `success` never. `answer` is the Markdown that TEXT_MESSAGE_END allows.
   */
  output?: WorkerOutput;
  /**
   * The seven usage fields of TEXT_MESSAGE_END. Tokens in and out, cost, latency and model never leave the server there.
   */
  usage?: UsageOnWire;
  /**
   * What RUN_ERROR said.
   */
  error?: RunFailure;
}
/**
 * A stage of the run.
 */
export interface RunStep {
  /**
   * Which stage.
   */
  stepName: "router" | "worker";
  /**
   * How far it is.
   */
  status: "running" | "finished" | "failed";
  /**
   * RFC 3339 with an explicit offset
   */
  startedAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  endedAt?: DateTimeOffset;
}
/**
 * A call that the run has made.
 */
export interface RunToolCall {
  /**
   * The id of a call, as the model or the client has given it.
   */
  toolCallId: ToolCallId;
  /**
   * project_cli, or the name of a tool of the frontend.
   */
  tool_name: string;
  /**
   * The module that is called; a tool of the frontend has none.
   */
  module?: string;
  /**
   * The method of it.
   */
  method?: string;
  /**
   * open: left to the frontend whose tool it is.
   */
  status: "running" | "success" | "partial" | "failure" | "open";
  /**
   * The approval that it waits for, or waited.
   */
  approvalId?: string;
  /**
   * Structured, correctable error of a tool call. An answer for a whole call always names module and method; `input_schema` is present only with input errors.
   */
  error?: ToolError;
  /**
   * The card of its result, as it was streamed.
   */
  ui_schema?: UiSchema;
  /**
   * RFC 3339 with an explicit offset
   */
  startedAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  endedAt?: DateTimeOffset;
}
/**
 * What the run waits for, or has waited for.
 */
export interface RunApproval {
  /**
   * The id of the approval.
   */
  id: string;
  /**
   * Whether it waits, or what became of it.
   */
  state: "pending" | "approved" | "denied" | "expired";
  /**
   * Each: Why a person is asked. destructive: deletes or overwrites. sensitive_sink: text leaves the account. affects_others: other participants are touched. tainted_context: the run has read text of other people; the card calls it a reason only where the message did not call for this. app_context: the app sent data along, and the message did not call for this. low_confidence: the router was not sure. large_batch: more than five items. done_elsewhere: the same was done in another version of this conversation.
   *
   * @minItems 1
   * @maxItems 8
   */
  reasons: ApprovalReason[];
  /**
   * RFC 3339 with an explicit offset
   */
  expiresAt: DateTimeOffset;
  /**
   * What would happen, in one sentence.
   */
  summary?: string;
  /**
   * The id of a call, as the model or the client has given it.
   */
  toolCallId: ToolCallId;
  /**
   * RFC 3339 with an explicit offset
   */
  decidedAt?: DateTimeOffset;
  /**
   * The user who has decided.
   */
  decidedBy?: string;
  /**
   * What the user has changed while approving it.
   *
   * @minItems 1
   * @maxItems 20
   */
  edits?: ApprovalEdit[];
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  continuationRunId?: RunId;
}
/**
 * What the run has asked the user.
 */
export interface RunQuestion {
  /**
   * The id of a question.
   */
  id: QuestionId;
  /**
   * Whether it waits, was answered or skipped, or is over without an answer.
   */
  state: "pending" | "answered" | "skipped" | "closed" | "expired";
  /**
   * Each: Something that a person is asked to fill in.
   *
   * @minItems 1
   * @maxItems 6
   */
  fields: UiField[];
  /**
   * RFC 3339 with an explicit offset
   */
  expiresAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  answeredAt?: DateTimeOffset;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  continuationRunId?: RunId;
}
/**
 * The worker's last message, after the evidence floor has been applied. `failed` always has an error, `success` never. `answer` is the Markdown that TEXT_MESSAGE_END allows.
 */
export interface WorkerOutput {
  /**
   * Whether what was asked for is done, done in part, or not done.
   */
  status: "success" | "partial_success" | "failed";
  /**
   * What the user is told.
   */
  answer: string;
  /**
   * Each: Tapping it sends `message` as the user.
   *
   * @maxItems 3
   */
  suggested_actions: SuggestedAction[];
  /**
   * Null, or: Why the worker could not do what was asked for.
   */
  error: WorkerFailure | null;
  /**
   * Only when the user has to be asked: then `answer` is the question in words, and the run waits.
   */
  question?: Question;
  /**
   * There was no room for the rest of the answer; it ends with a sentence where one ends near the limit, or else, where the provider cut it off, with "…".
   */
  truncated?: true;
}
/**
 * What the worker asks the user instead of guessing: a small form. A field is required unless it says otherwise. The answer has a value under the name of each field: text for text, choice, date (2026-04-21), time (15:30) and datetime (2026-04-21T15:30, in the user's zone, or with an offset), a list of texts for choices, true or false for yes_no.
 */
export interface Question {
  /**
   * Each: Something that a person is asked to fill in.
   *
   * @minItems 1
   * @maxItems 6
   */
  fields: UiField[];
}
/**
 * The seven usage fields of TEXT_MESSAGE_END. Tokens in and out, cost, latency and model never leave the server there.
 */
export interface UsageOnWire {
  /**
   * A number of tokens or calls.
   */
  totalTokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  cachedPromptTokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  promptCacheHitTokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  promptCacheMissTokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  reasoningTokens: TokenCount;
  /**
   * Where a cost comes from; the price table unless every call brought a valid cost of its own.
   */
  costSource: CostSource;
  /**
   * When false, some call sent no usage and the figures are a lower bound.
   */
  usageComplete: boolean;
}
/**
 * What RUN_ERROR said.
 */
export interface RunFailure {
  /**
   * The code with which the run failed.
   */
  code: string;
  /**
   * The same in a sentence.
   */
  message: string;
}
/**
 * The last line of an export. An export without it was cut off.
 */
export interface EvidenceManifest {
  /**
   * Always `"manifest"`.
   */
  kind: "manifest";
  /**
   * Always `"1.0"`.
   */
  schemaVersion: "1.0";
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Left out of the export of a whole thread.
   */
  runId?: RunId;
  /**
   * When the export was made.
   */
  exportedAt: string;
  /**
   * How many runs the export has.
   */
  runs: number;
  /**
   * How many events the export has.
   */
  events: number;
  /**
   * Of the lines of the events, each with its line feed, in order.
   */
  eventsSha256: string;
  /**
   * The same of the snapshots.
   */
  snapshotsSha256: string;
  /**
   * Runs that are not over; more will be said of them.
   *
   * @maxItems 1000
   */
  unfinished: RunId[];
}
/**
 * What is wrong with one field.
 */
export interface FieldProblem {
  /**
   * JSON Pointer into the body, or the name of a parameter.
   */
  path: string;
  /**
   * What is wrong with it.
   */
  message: string;
}
/**
 * How to run. Only these three fields, in this spelling; anything else is `invalid RunAgentInput.forwardedProps`.
 */
export interface ForwardedProps {
  /**
   * Who answers, one of `listAgents`. Never defaulted on this endpoint.
   */
  agent_type: PublicAgentType;
  /**
   * False from a client that can show no forms: the worker then asks in words, and the run ends.
   */
  forms?: boolean;
  /**
   * The clock of the device. The instant and the epoch are never compared with each other.
   */
  client_time?: ClientTime;
  /**
   * Goes back to an earlier run of the thread: `run_id` names it, or `message_id` one of its messages, as AG-UI clients know them. regenerate: answers its message once more; the message that is sent along is not read. edit: the message that is sent along stands in the place of its message. continue: goes on with an answer that was stopped or broke off; the message that is sent along is not read. The thread keeps all versions and shows the newest.
   */
  again?: Again;
}
/**
 * A tool that the client has and carries out itself.
 */
export interface FrontendTool {
  /**
   * The name by which it is called.
   */
  name: string;
  /**
   * What it does, for the model.
   */
  description: string;
  /**
   * The JSON Schema of its arguments.
   */
  parameters: {};
}
/**
 * An answer.
 */
export interface GivenAnswer {
  /**
   * Values by the names of the fields.
   */
  answer: FormAnswer;
}
/**
 * Something that the user wants to reach.
 */
export interface Goal {
  /**
   * What it is.
   */
  text: string;
  /**
   * Whether it still stands.
   */
  state?: "active" | "done" | "dropped";
}
/**
 * The process is alive. Says nothing about its dependencies; see /readyz.
 */
export interface Health {
  /**
   * Always `"ok"`.
   */
  status: "ok";
  /**
   * The release of the server.
   */
  version: string;
  /**
   * How long the process has been running.
   */
  uptime_seconds: number;
  /**
   * The Node that it runs on.
   */
  node: string;
  /**
   * Release of the time-zone data in use.
   */
  tz: string;
}
/**
 * Signed anew for each answer.
 */
export interface HistoryAttachment {
  /**
   * The kinds of image that are stored and served. SVG is active content and is refused.
   */
  mimeType: ImageMimeType;
  /**
   * An address issued by `POST /api/v1/agent/attachments`. It carries its expiry and signature.
   */
  url: SignedUrl;
}
/**
 * There only where the run of this message ended without an answer.
 */
export interface HistoryFailure {
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * Whether the run failed or was cancelled.
   */
  status: "failed" | "canceled";
  /**
   * The code with which it ended.
   */
  code: string;
  /**
   * The same in a sentence.
   */
  message: string;
}
/**
 * What the user said.
 */
export interface HistoryMessageUser {
  /**
   * Kept as the client sent it when it is unused in the thread, else replaced.
   */
  id: MessageId;
  /**
   * The place of the message in the thread.
   */
  seq: number;
  /**
   * Always `"user"`.
   */
  role: "user";
  /**
   * Text blocks stand on lines of their own.
   */
  content: string;
  /**
   * Each: Signed anew for each answer.
   *
   * @maxItems 3
   */
  attachments: HistoryAttachment[];
  /**
   * There only where the run of this message ended without an answer.
   */
  failure?: HistoryFailure;
  /**
   * The run that brought it.
   */
  runId?: RunId;
  /**
   * There only where other messages stand in this place, too; all of them in order, this one included; at most the newest hundred.
   *
   * @minItems 2
   * @maxItems 100
   */
  versions?: HistoryVersion[];
  /**
   * There only where several runs have answered this message; all of them in order; at most the newest hundred.
   *
   * @minItems 2
   * @maxItems 100
   */
  answers?: HistoryVersion[];
  /**
   * RFC 3339 with an explicit offset
   */
  timestamp: DateTimeOffset;
}
/**
 * One of several paths. `updateThread` with this runId shows it.
 */
export interface HistoryVersion {
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * The message that the run answers.
   */
  messageId: MessageId;
  /**
   * Whether the thread shows it.
   */
  shown: boolean;
  /**
   * Methods by which this run has changed something: that stays, whichever version is shown.
   *
   * @minItems 1
   * @maxItems 100
   */
  changed?: string[];
}
/**
 * What the assistant said.
 */
export interface HistoryMessageAssistant {
  /**
   * Kept as the client sent it when it is unused in the thread, else replaced.
   */
  id: MessageId;
  /**
   * The place of the message in the thread.
   */
  seq: number;
  /**
   * Always `"assistant"`.
   */
  role: "assistant";
  /**
   * The text of the answer.
   */
  content: string;
  /**
   * Null in everything this server writes; cards hang on tool messages.
   */
  ui_schema: UiSchema | null;
  /**
   * There was no room for the rest of the answer.
   */
  truncated?: true;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId?: RunId;
  /**
   * The run was cancelled or failed while this was being written; it is what had been shown.
   */
  stopped?: true;
  /**
   * The answer rests on text by other people.
   */
  tainted?: true;
  /**
   * RFC 3339 with an explicit offset
   */
  timestamp: DateTimeOffset;
}
/**
 * What a call has answered, with its card.
 */
export interface HistoryMessageTool {
  /**
   * Kept as the client sent it when it is unused in the thread, else replaced.
   */
  id: MessageId;
  /**
   * The place of the message in the thread.
   */
  seq: number;
  /**
   * Always `"tool"`.
   */
  role: "tool";
  /**
   * JSON text of the result, as the model read it.
   */
  content: string;
  /**
   * Null, or: A finished card: a tree of a closed set of nodes with plain text in one locale. Limits the schema cannot say: depth 6 with the root as 1, 200 nodes, 10 buttons, 32 KB serialised, title text 120 characters, node ids unique in the tree.
   */
  ui_schema: UiSchema | null;
  /**
   * Text by other people is in the result, and on its card.
   */
  tainted?: true;
  /**
   * RFC 3339 with an explicit offset
   */
  timestamp: DateTimeOffset;
}
/**
 * The newest visible day of a thread before the bound, in the user's timezone.
 */
export interface HistorySnapshotResponse {
  /**
   * Always `"history_day"`.
   */
  scope: "history_day";
  /**
   * Null, or: A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId | null;
  /**
   * Null, or: A day of a calendar, such as 2026-04-21.
   */
  day: LocalDate | null;
  /**
   * Whether an earlier day has visible messages.
   */
  hasMore: boolean;
  /**
   * There only where the day has more than 10,000 messages; as `cursor` it leads to the ones before these.
   */
  nextCursor?: Cursor;
  /**
   * Each: One message of a thread, told apart by `role`.
   *
   * @maxItems 10000
   */
  messages: HistoryMessage[];
}
/**
 * Something in the file that could not be taken as it is.
 */
export interface ImportProblem {
  /**
   * Of the event or person as the file has it.
   */
  title: string;
  /**
   * The id that the file has for it.
   */
  uid?: string;
  /**
   * What is wrong with it.
   */
  detail: string;
  /**
   * Whether the rest of it was taken.
   */
  taken: boolean;
}
/**
 * What was taken from a file and what was not.
 */
export interface ImportReport {
  /**
   * How many are new.
   */
  created: number;
  /**
   * How many were there and were changed.
   */
  updated: number;
  /**
   * Were here already.
   */
  unchanged: number;
  /**
   * How many were not taken.
   */
  skipped: number;
  /**
   * The first hundred of what was not taken, or not whole.
   *
   * @minItems 0
   * @maxItems 100
   */
  problems: ImportProblem[];
}
/**
 * A day of a month.
 */
export interface ImportantMonthDay {
  /**
   * What is on that day.
   */
  title: string;
  /**
   * A day of a month, such as 04-21.
   */
  month_day: MonthDay;
  /**
   * Whether it comes every year.
   */
  yearly?: boolean;
}
/**
 * A day of one year.
 */
export interface ImportantDay {
  /**
   * What is on that day.
   */
  title: string;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  date: LocalDate;
  /**
   * Whether it comes every year.
   */
  yearly?: boolean;
}
/**
 * What the app wants the models of this run to know, such as what is on the screen. It is told as data, cleaned and
 * cut to a budget, and is never an instruction: a change that only it asks for waits for the user. JSON text is read as
 * JSON. The description `ui_action` is reserved and not told: its value is JSON text, either `{"actionId"}` (a button of
 * a card) or `{"approvalId","decision"}` for clients that cannot send `resume`.
 */
export interface InputContext {
  /**
   * What the data is.
   */
  description: string;
  /**
   * The data as text.
   */
  value: string;
}
/**
 * What the user says.
 */
export interface UserMessage {
  /**
   * Kept as the client sent it when it is unused in the thread, else replaced.
   */
  id: MessageId;
  /**
   * Always `"user"`.
   */
  role: "user";
  /**
   * At most 10,000 characters over all text blocks and three images. A string means one text block.
   */
  content: string | ContentBlock[];
  /**
   * What the one who speaks is called.
   */
  name?: string;
  /**
   * What a provider has sealed for itself; part of the AG-UI message, and not read.
   */
  encryptedValue?: string;
}
/**
 * An instruction, as the client has it.
 */
export interface SystemMessage {
  /**
   * Kept as the client sent it when it is unused in the thread, else replaced.
   */
  id: MessageId;
  /**
   * Always `"system"`.
   */
  role: "system";
  /**
   * The text of the instruction.
   */
  content: string;
  /**
   * What the one who speaks is called.
   */
  name?: string | null;
  /**
   * What a provider has sealed for itself; part of the AG-UI message, and not read.
   */
  encryptedValue?: string | null;
}
/**
 * What a tool has answered.
 */
export interface ToolMessage {
  /**
   * Kept as the client sent it when it is unused in the thread, else replaced.
   */
  id: MessageId;
  /**
   * Always `"tool"`.
   */
  role: "tool";
  /**
   * The result as text.
   */
  content: string;
  /**
   * The id of a call, as the model or the client has given it.
   */
  toolCallId: ToolCallId;
  /**
   * What went wrong, where something did.
   */
  error?: string | null;
  /**
   * What a provider has sealed for itself; part of the AG-UI message, and not read.
   */
  encryptedValue?: string | null;
}
/**
 * What the model thought, as the client has it.
 */
export interface ReasoningMessage {
  /**
   * Kept as the client sent it when it is unused in the thread, else replaced.
   */
  id: MessageId;
  /**
   * Always `"reasoning"`.
   */
  role: "reasoning";
  /**
   * The text of it.
   */
  content: string;
  /**
   * What a provider has sealed for itself; part of the AG-UI message, and not read.
   */
  encryptedValue?: string | null;
}
/**
 * A job does not fire for now, or not any more.
 */
export interface JobParkedWebhook {
  /**
   * Always `"job.parked"`.
   */
  type: "job.parked";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * The server's own key of one person.
     */
    userId: UserId;
    /**
     * The id of a job.
     */
    jobId: AutomationJobId;
    /**
     * Why.
     */
    reason: "failures" | "budget" | "firings" | "missed";
    /**
     * RFC 3339 with an explicit offset
     */
    parkedAt: DateTimeOffset;
    /**
     * Absent when only its owner can start it again.
     */
    until?: DateTimeOffset;
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
  };
}
/**
 * The person to whom the user reports.
 */
export interface Manager {
  /**
   * What the person is called.
   */
  name: string;
  /**
   * The id of a contact.
   */
  contact_id?: ContactId;
}
/**
 * A JSON-RPC 2.0 message of the Model Context Protocol.
 */
export interface McpMessage {
  /**
   * Always `"2.0"`.
   */
  jsonrpc: "2.0";
  /**
   * Ties an answer to its request; a notification has none.
   */
  id?: string | number;
  /**
   * What is asked for; an answer has none.
   */
  method?: string;
  /**
   * What the method is given.
   */
  params?: {};
  /**
   * What a request is answered with.
   */
  result?: {};
  /**
   * Why a request failed.
   */
  error?: {};
}
/**
 * The caller's profile.
 */
export interface Me {
  /**
   * The server's own key of the caller.
   */
  id: string;
  /**
   * What the caller is called.
   */
  name: string;
  /**
   * A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
   * none.
   */
  timezone: IanaTimezone;
  /**
   * The languages cards and fixed sentences are written in.
   */
  locale: Locale;
}
/**
 * At least one field. Names belong to the issuer of the token and cannot be changed here.
 */
export interface MeUpdate {
  /**
   * A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
   * none.
   */
  timezone?: IanaTimezone;
  /**
   * The languages cards and fixed sentences are written in.
   */
  locale?: Locale;
}
/**
 * How the user likes meetings to be.
 */
export interface MeetingHabits {
  /**
   * How long an event is if nothing is said, in minutes.
   */
  default_duration_minutes?: number | null;
  /**
   * How much time to leave between events, in minutes.
   */
  buffer_minutes?: number | null;
  /**
   * Where to meet online.
   */
  preferred_platform?: string | null;
  /**
   * Each: Times of the week.
   *
   * @minItems 0
   * @maxItems 14
   */
  no_meeting_blocks?: WeeklyHours[];
}
/**
 * Times of the week.
 */
export interface WeeklyHours {
  /**
   * Each: A day of the week, by its first two letters.
   *
   * @minItems 1
   * @maxItems 7
   */
  weekdays: Weekday[];
  /**
   * A time of day, such as 09:30.
   */
  start: ClockTime;
  /**
   * A time of day, such as 09:30.
   */
  end: ClockTime;
}
/**
 * One thing that was changed in a memory.
 */
export interface MemoryChange {
  /**
   * Whether it was added, changed or removed.
   */
  op: "add" | "update" | "remove";
  /**
   * Where it stands in the memory.
   */
  path: string;
  /**
   * The value before.
   */
  before?: unknown;
  /**
   * The value after.
   */
  after?: unknown;
}
/**
 * What memory.read takes: Read what is remembered about the user or the user's work.
 */
export interface MemoryReadInput {
  /**
   * Which memory is meant: of the user as a person, or of the user's work.
   */
  scope: "user" | "work";
  /**
   * fields to read; all when left out
   *
   * @minItems 1
   * @maxItems 20
   */
  paths?: string[];
}
/**
 * What memory.read gives: Gives scope, version and content with the fields that are set. Nothing remembered is version 0 and an empty content.
 */
export interface MemoryReadOutput {
  /**
   * Which memory is meant: of the user as a person, or of the user's work.
   */
  scope: "user" | "work";
  /**
   * 0 as long as nothing was ever stored
   */
  version: MemoryVersion;
  /**
   * UserMemoryContent or WorkProfileContent without the fields that are not set.
   */
  content: {};
  /**
   * fields with something that was noted after text by others was read, and not confirmed by the user
   *
   * @minItems 1
   * @maxItems 40
   */
  unconfirmed?: string[];
  /**
   * something in it is unconfirmed
   */
  tainted?: boolean;
}
/**
 * ToolResult of memory.read.
 */
export interface MemoryReadResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What memory.read gives: Gives scope, version and content with the fields that are set. Nothing remembered is version 0 and an empty content.
   */
  data: MemoryReadOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * One thing to forget.
 */
export interface MemoryRemoval {
  /**
   * Where it stands in the memory.
   */
  path: string;
  /**
   * Which entry of a list it is.
   */
  key?: string;
}
/**
 * One change of a memory, with the values as they are.
 */
export interface MemoryRevision {
  /**
   * What the change gave; memory.update takes it as undo.
   */
  version: Version;
  /**
   * RFC 3339 with an explicit offset
   */
  at: DateTimeOffset;
  /**
   * Whose hand it was; absent for changes older than this field.
   */
  by?: "person" | "assistant";
  /**
   * Each: What became of one value, one field of an object, or one element of a list.
   *
   * @minItems 1
   * @maxItems 2000
   */
  changes: MemoryValueChange[];
}
/**
 * What became of one value, one field of an object, or one element of a list.
 */
export interface MemoryValueChange {
  /**
   * Whether it was added, changed or removed.
   */
  op: "add" | "update" | "remove";
  /**
   * Where it stands in the memory.
   */
  path: string;
  /**
   * The value before.
   */
  before?: unknown;
  /**
   * The value after.
   */
  after?: unknown;
}
/**
 * What to remember or to forget about the user as a person.
 */
export interface UserMemoryUpdate {
  /**
   * Always `"user"`.
   */
  scope: "user";
  /**
   * what to add or change; all fields are on the card fields-user
   */
  content?: UserMemoryContent;
  /**
   * path clears a field; path and key remove one element
   */
  remove?: MemoryRemovals;
  /**
   * version you read; refuses the call if it is stale
   */
  if_version?: MemoryVersion;
  /**
   * takes back the change that gave this version; instead of content and remove
   */
  undo?: Version;
}
/**
 * What is remembered about the user as a person.
 */
export interface UserMemoryContent {
  /**
   * What the user wants to be called.
   */
  preferred_name?: string | null;
  /**
   * How to speak of the user.
   */
  pronouns?: string | null;
  /**
   * The languages that the user speaks.
   *
   * @minItems 0
   * @maxItems 8
   */
  languages?: string[];
  /**
   * Null, or: A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
   * none.
   */
  timezone?: IanaTimezone | null;
  /**
   * Where the user lives.
   */
  home_city?: string | null;
  /**
   * Null, or: A day of a month, such as 04-21.
   */
  birthday?: MonthDay | null;
  /**
   * How the user wants to be spoken to.
   */
  communication?: CommunicationStyle;
  /**
   * When the user wants to have events.
   */
  scheduling?: SchedulingHabits;
  /**
   * Each: Somebody in the user's life.
   *
   * @minItems 0
   * @maxItems 50
   */
  people?: RememberedPerson[];
  /**
   * Each: A day to remember, of every year or of one.
   *
   * @minItems 0
   * @maxItems 50
   */
  important_dates?: ImportantDate[];
  /**
   * Each: Something that the user does regularly.
   *
   * @minItems 0
   * @maxItems 30
   */
  routines?: Routine[];
  /**
   * What the user likes to do.
   *
   * @minItems 0
   * @maxItems 50
   */
  interests?: string[];
  /**
   * What the user likes to eat, or does not eat.
   *
   * @minItems 0
   * @maxItems 30
   */
  food_preferences?: string[];
  /**
   * Each: Something that the user wants to reach.
   *
   * @minItems 0
   * @maxItems 30
   */
  goals?: Goal[];
  /**
   * Each: Anything else worth remembering.
   *
   * @minItems 0
   * @maxItems 100
   */
  facts?: RememberedFact[];
}
/**
 * When the user wants to have events.
 */
export interface SchedulingHabits {
  /**
   * Null, or: A time of day, such as 09:30.
   */
  earliest_start?: ClockTime | null;
  /**
   * Null, or: A time of day, such as 09:30.
   */
  latest_end?: ClockTime | null;
  /**
   * Each: A day of the week, by its first two letters.
   *
   * @minItems 0
   * @maxItems 7
   */
  avoid_weekdays?: Weekday[];
  /**
   * How long an event is if nothing is said, in minutes.
   */
  default_duration_minutes?: number | null;
  /**
   * How long before an event to be reminded if nothing is said, in minutes.
   */
  default_reminder_minutes?: number | null;
  /**
   * How much time to leave between events, in minutes.
   */
  buffer_minutes?: number | null;
}
/**
 * Somebody in the user's life.
 */
export interface RememberedPerson {
  /**
   * What the person is called.
   */
  name: string;
  /**
   * What the person is to the user.
   */
  relation?: string;
  /**
   * The id of a contact.
   */
  contact_id?: ContactId;
  /**
   * A day of a month, such as 04-21.
   */
  birthday?: MonthDay;
  /**
   * Anything else about the person.
   */
  note?: string;
}
/**
 * Something that the user does regularly.
 */
export interface Routine {
  /**
   * What it is.
   */
  title: string;
  /**
   * Each: A day of the week, by its first two letters.
   *
   * @minItems 1
   * @maxItems 7
   */
  weekdays?: Weekday[];
  /**
   * A time of day, such as 09:30.
   */
  start?: ClockTime;
  /**
   * A time of day, such as 09:30.
   */
  end?: ClockTime;
}
/**
 * Anything else worth remembering.
 */
export interface RememberedFact {
  /**
   * The fact in a sentence.
   */
  text: string;
  /**
   * Whether the user has said so, or it was concluded.
   */
  source?: "user_said" | "inferred";
}
/**
 * What to remember or to forget about the user's work.
 */
export interface WorkMemoryUpdate {
  /**
   * Always `"work"`.
   */
  scope: "work";
  /**
   * what to add or change; all fields are on the card fields-work
   */
  content?: WorkProfileContent;
  /**
   * path clears a field; path and key remove one element
   */
  remove?: MemoryRemovals;
  /**
   * version you read; refuses the call if it is stale
   */
  if_version?: MemoryVersion;
  /**
   * takes back the change that gave this version; instead of content and remove
   */
  undo?: Version;
}
/**
 * What is remembered about the user's work.
 */
export interface WorkProfileContent {
  /**
   * Where the user works.
   */
  company?: string | null;
  /**
   * The department of the user.
   */
  department?: string | null;
  /**
   * What the user does there.
   */
  job_title?: string | null;
  /**
   * The industry of the company.
   */
  industry?: string | null;
  /**
   * How the user is employed.
   */
  employment_type?: ("full_time" | "part_time" | "contract" | "self_employed" | "student" | "other") | null;
  /**
   * The city in which the user works.
   */
  work_city?: string | null;
  /**
   * Whether the user works in an office, elsewhere, or both.
   */
  work_mode?: ("office" | "remote" | "hybrid") | null;
  /**
   * Null, or: A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
   * none.
   */
  work_timezone?: IanaTimezone | null;
  /**
   * Each: Times of the week.
   *
   * @minItems 0
   * @maxItems 7
   */
  working_hours?: WeeklyHours[];
  /**
   * How the user likes meetings to be.
   */
  meeting?: MeetingHabits;
  /**
   * Null, or: The person to whom the user reports.
   */
  manager?: Manager | null;
  /**
   * Each: Somebody with whom the user works.
   *
   * @minItems 0
   * @maxItems 50
   */
  team?: Teammate[];
  /**
   * What the user answers for.
   *
   * @minItems 0
   * @maxItems 30
   */
  responsibilities?: string[];
  /**
   * What the user is good at.
   *
   * @minItems 0
   * @maxItems 50
   */
  skills?: string[];
  /**
   * What the user works with.
   *
   * @minItems 0
   * @maxItems 50
   */
  tools?: string[];
  /**
   * Each: A project of the user.
   *
   * @minItems 0
   * @maxItems 50
   */
  projects?: WorkProject[];
  /**
   * Each: Something that the user has to do regularly.
   *
   * @minItems 0
   * @maxItems 30
   */
  recurring_duties?: RecurringDuty[];
  /**
   * Each: Anything else worth remembering.
   *
   * @minItems 0
   * @maxItems 100
   */
  facts?: RememberedFact[];
}
/**
 * Somebody with whom the user works.
 */
export interface Teammate {
  /**
   * What the person is called.
   */
  name: string;
  /**
   * What the person does in the team.
   */
  role?: string;
  /**
   * The id of a contact.
   */
  contact_id?: ContactId;
}
/**
 * A project of the user.
 */
export interface WorkProject {
  /**
   * What the project is called.
   */
  name: string;
  /**
   * What the user does in it.
   */
  role?: string;
  /**
   * How far it is.
   */
  state?: "planned" | "active" | "paused" | "done";
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  due_date?: LocalDate;
  /**
   * Anything else about it.
   */
  note?: string;
}
/**
 * Something that the user has to do regularly.
 */
export interface RecurringDuty {
  /**
   * What it is.
   */
  title: string;
  /**
   * How often it comes.
   */
  cadence: "daily" | "weekly" | "monthly" | "quarterly" | "yearly";
  /**
   * Anything else about it.
   */
  note?: string;
}
/**
 * What memory.update gives: Gives scope, outcome updated or unchanged, version, and changes with op, path, before, after. Scalars are set, null clears; lists of objects are merged by name, title or text; string lists are united; languages and working_hours are replaced.
 */
export interface MemoryUpdateOutput {
  /**
   * Which memory is meant: of the user as a person, or of the user's work.
   */
  scope: "user" | "work";
  /**
   * Whether anything had to be changed.
   */
  outcome: "updated" | "unchanged";
  /**
   * 0 as long as nothing was ever stored
   */
  version: MemoryVersion;
  /**
   * Each: One thing that was changed in a memory.
   *
   * @minItems 0
   * @maxItems 60
   */
  changes: MemoryChange[];
  /**
   * of all changes; the list holds the first 60
   */
  count: number;
}
/**
 * ToolResult of memory.update.
 */
export interface MemoryUpdateResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What memory.update gives: Gives scope, outcome updated or unchanged, version, and changes with op, path, before, after. Scalars are set, null clears; lists of objects are merged by name, title or text; string lists are united; languages and working_hours are replaced.
   */
  data: MemoryUpdateOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * How a memory came to be what it is, newest change first. The last 20 changes are kept and can be undone.
 */
export interface MemoryVersions {
  /**
   * Which memory: what is known about the user, or about the user's work.
   */
  scope: MemoryScope;
  /**
   * Of what is remembered now; 0 is nothing yet.
   */
  version: number;
  /**
   * Each: One change of a memory, with the values as they are.
   *
   * @minItems 0
   * @maxItems 20
   */
  items: MemoryRevision[];
}
/**
 * What a user is told about an event: an invite, a change, a reply, a reminder. Times have the offset of the event's zone.
 */
export interface Notice {
  /**
   * The id of the notice.
   */
  id: string;
  /**
   * What has happened to the event.
   */
  kind: "invite" | "changed" | "cancelled" | "restored" | "reply" | "reminder";
  /**
   * One sentence for the reader.
   */
  text: string;
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  /**
   * Whether the user has seen it.
   */
  read: boolean;
  /**
   * The event that it is about.
   */
  eventId: string;
  /**
   * When it is about one occurrence of a repeated event.
   */
  occurrenceStartAt?: DateTimeOffset;
  /**
   * What the event is called.
   */
  title: string;
  /**
   * RFC 3339 with an explicit offset
   */
  startAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  endAt?: DateTimeOffset;
  /**
   * Whether the event takes whole days.
   */
  allDay?: boolean;
  /**
   * A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
   * none.
   */
  eventTimezone: IanaTimezone;
  /**
   * Where the event takes place.
   */
  location?: string;
  /**
   * Who did it.
   */
  by?: string;
  /**
   * In the words of that person.
   */
  message?: string;
  /**
   * Of a reply.
   */
  participation?: "needs_action" | "accepted" | "declined" | "tentative";
  /**
   * Of a reminder.
   */
  minutesBefore?: number;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
}
/**
 * Notices of one user, newest first.
 */
export interface NoticeList {
  /**
   * Each: What a user is told about an event: an invite, a change, a reply, a reminder. Times have the offset of the event's zone.
   *
   * @minItems 0
   * @maxItems 100
   */
  items: Notice[];
  /**
   * Of all, not of this page.
   */
  unread: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  nextCursor?: Cursor;
}
/**
 * A user is told about an event; what, `listNotices` shows them.
 */
export interface NoticeWebhook {
  /**
   * Always `"notice"`.
   */
  type: "notice";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * The server's own key of one person.
     */
    userId: UserId;
    /**
     * The id of a notice.
     */
    noticeId: NoticeId;
    /**
     * What has happened to the event.
     */
    kind: "invite" | "changed" | "cancelled" | "restored" | "reply" | "reminder";
    /**
     * The event.
     */
    eventId: string;
    /**
     * RFC 3339 with an explicit offset
     */
    createdAt: DateTimeOffset;
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
  };
}
/**
 * Which notices the user has seen; all of them when none is named.
 */
export interface NoticesRead {
  /**
   * The notices that were seen.
   *
   * @minItems 1
   * @maxItems 100
   */
  ids?: string[];
}
/**
 * How many notices are left to read.
 */
export interface NoticesUnread {
  /**
   * How many have not been seen.
   */
  unread: number;
}
/**
 * The same failure in the shape that OpenAI clients read.
 */
export interface OpenAiError {
  /**
   * What went wrong, for people.
   */
  message: string;
  /**
   * What kind of failure it is.
   */
  type: "invalid_request_error" | "authentication_error" | "permission_error" | "rate_limit_error" | "server_error";
  /**
   * The field that is wrong, where one is.
   */
  param: string | null;
  /**
   * The code of the problem.
   */
  code: string;
}
/**
 * An agent that a run can be given to.
 */
export interface OpenAiModel {
  /**
   * A registered agent type that people may talk to (agents.yaml, not internal).
   */
  id: PublicAgentType;
  /**
   * Always `"model"`.
   */
  object: "model";
  /**
   * Not known.
   */
  created: 0;
  /**
   * Always `"accord"`.
   */
  owned_by: "accord";
}
/**
 * The agents as models of OpenAI's API.
 */
export interface OpenAiModelList {
  /**
   * Always `"list"`.
   */
  object: "list";
  /**
   * Each: An agent that a run can be given to.
   *
   * @maxItems 50
   */
  data: OpenAiModel[];
}
/**
 * An answer of an agent as OpenAI's responses have it.
 */
export interface OpenAiResponse {
  /**
   * Names the run, and goes on with its thread as `previous_response_id`.
   */
  id: string;
  /**
   * Always `"response"`.
   */
  object: "response";
  /**
   * Seconds since 1970.
   */
  created_at: number;
  /**
   * Always `"completed"`.
   */
  status: "completed";
  /**
   * Always null.
   */
  error: null;
  /**
   * Always null.
   */
  incomplete_details: null;
  /**
   * Always null.
   */
  instructions: null;
  /**
   * Nothing is kept of the client's.
   */
  metadata: {};
  /**
   * A registered agent type that people may talk to (agents.yaml, not internal).
   */
  model: PublicAgentType;
  /**
   * Each: What the assistant says.
   *
   * @minItems 1
   * @maxItems 1
   */
  output: ResponseMessage[];
  /**
   * Always `false`.
   */
  parallel_tool_calls: false;
  /**
   * As it was asked for.
   */
  previous_response_id: string | null;
  /**
   * Always null.
   */
  temperature: null;
  /**
   * Always `"auto"`.
   */
  tool_choice: "auto";
  /**
   * None of the client's.
   *
   * @maxItems 0
   */
  tools: null[];
  /**
   * Always null.
   */
  top_p: null;
  /**
   * The tokens of the run, all its model calls together.
   */
  usage: ResponseUsage;
  /**
   * The run behind an answer, for clients that know this server.
   */
  accord: OpenAiRun;
}
/**
 * What the assistant says.
 */
export interface ResponseMessage {
  /**
   * The id of the message.
   */
  id: string;
  /**
   * Always `"message"`.
   */
  type: "message";
  /**
   * Always `"assistant"`.
   */
  role: "assistant";
  /**
   * Always `"completed"`.
   */
  status: "completed";
  /**
   * Each: The text of an answer.
   *
   * @minItems 1
   * @maxItems 1
   */
  content: ResponseText[];
}
/**
 * The text of an answer.
 */
export interface ResponseText {
  /**
   * Always `"output_text"`.
   */
  type: "output_text";
  /**
   * The answer; where something waits for the user, that and how to find it, too.
   */
  text: string;
  /**
   * None.
   *
   * @maxItems 0
   */
  annotations: null[];
}
/**
 * The tokens of the run, all its model calls together.
 */
export interface ResponseUsage {
  /**
   * As far as providers tell of their caches; else they count as output.
   */
  input_tokens: TokenCount;
  /**
   * Of these.
   */
  input_tokens_details: {
    /**
     * Read from a cache.
     */
    cached_tokens: TokenCount;
  };
  /**
   * The rest.
   */
  output_tokens: TokenCount;
  /**
   * Of those.
   */
  output_tokens_details: {
    /**
     * What models have thought.
     */
    reasoning_tokens: TokenCount;
  };
  /**
   * All of them.
   */
  total_tokens: TokenCount;
}
/**
 * The description of this API.
 */
export interface OpenapiDocument {
  /**
   * The version of OpenAPI in which it is written.
   */
  openapi: string;
  /**
   * What the API is called, and its version.
   */
  info: {};
  /**
   * Every operation, by path and method.
   */
  paths: {};
}
/**
 * An administrator tries whether the webhook listens.
 */
export interface PingWebhook {
  /**
   * Always `"ping"`.
   */
  type: "ping";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * A webhook.
     */
    webhookId: WebhookId;
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
  };
}
/**
 * RFC 9457. `code` is stable and comes from errors.yaml; branch on it, not on the text.
 */
export interface Problem {
  /**
   * A URN with the code.
   */
  type: string;
  /**
   * What the code means, in a sentence.
   */
  title: string;
  /**
   * The status of the answer.
   */
  status: number;
  /**
   * What went wrong, by a name that stays.
   */
  code: string;
  /**
   * What went wrong this time.
   */
  detail?: string;
  /**
   * The path that was asked for.
   */
  instance?: string;
  /**
   * The request, as the server's log has it.
   */
  request_id: string;
  /**
   * Each: What is wrong with one field.
   *
   * @maxItems 20
   */
  errors?: FieldProblem[];
  /**
   * How long to wait before asking again.
   */
  retry_after_seconds?: number;
  /**
   * Structured, correctable error of a tool call. An answer for a whole call always names module and method; `input_schema` is present only with input errors.
   */
  tool_error?: ToolError;
  /**
   * The same failure in the shape that OpenAI clients read.
   */
  error?: OpenAiError;
}
/**
 * OAuth 2.0 Protected Resource Metadata (RFC 9728).
 */
export interface ProtectedResource {
  /**
   * The address of the MCP endpoint.
   */
  resource: string;
  /**
   * Who issues tokens for it.
   *
   * @minItems 1
   * @maxItems 1
   */
  authorization_servers: string[];
  /**
   * How a token is sent.
   *
   * @minItems 1
   * @maxItems 1
   */
  bearer_methods_supported: "header"[];
  /**
   * What it is called.
   */
  resource_name: string;
}
/**
 * There will be no answer, and the run goes on without it.
 */
export interface SkippedQuestion {
  /**
   * Always `true`.
   */
  skip: true;
}
/**
 * A person has answered or passed; what goes on is the run `continuationRunId` of the same thread.
 */
export interface QuestionAnsweredWebhook {
  /**
   * Always `"question.answered"`.
   */
  type: "question.answered";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * The server's own key of one person.
     */
    userId: UserId;
    /**
     * The server's own key of one accepted run.
     */
    taskId: TaskId;
    /**
     * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
     */
    threadId: ThreadId;
    /**
     * Chosen by the client, unique within its thread. Any characters, counted in code points.
     */
    runId: RunId;
    /**
     * Who has started it: a person, or a job.
     */
    runtime_mode: "chat" | "automation";
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
    /**
     * The id of a question.
     */
    questionId: QuestionId;
    /**
     * RFC 3339 with an explicit offset
     */
    expiresAt: DateTimeOffset;
    /**
     * What they did.
     */
    state: "answered" | "skipped";
    /**
     * RFC 3339 with an explicit offset
     */
    answeredAt: DateTimeOffset;
    /**
     * Chosen by the client, unique within its thread. Any characters, counted in code points.
     */
    continuationRunId: RunId;
  };
}
/**
 * A worker asks a person. What it asks stands in the inbox of its user, and nowhere else.
 */
export interface QuestionAskedWebhook {
  /**
   * Always `"question.asked"`.
   */
  type: "question.asked";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * The server's own key of one person.
     */
    userId: UserId;
    /**
     * The server's own key of one accepted run.
     */
    taskId: TaskId;
    /**
     * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
     */
    threadId: ThreadId;
    /**
     * Chosen by the client, unique within its thread. Any characters, counted in code points.
     */
    runId: RunId;
    /**
     * Who has started it: a person, or a job.
     */
    runtime_mode: "chat" | "automation";
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
    /**
     * The id of a question.
     */
    questionId: QuestionId;
    /**
     * RFC 3339 with an explicit offset
     */
    expiresAt: DateTimeOffset;
  };
}
/**
 * A question is over without an answer: its user wrote on instead, or its time has run out.
 */
export interface QuestionClosedWebhook {
  /**
   * Always `"question.closed"`.
   */
  type: "question.closed";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * The server's own key of one person.
     */
    userId: UserId;
    /**
     * The server's own key of one accepted run.
     */
    taskId: TaskId;
    /**
     * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
     */
    threadId: ThreadId;
    /**
     * Chosen by the client, unique within its thread. Any characters, counted in code points.
     */
    runId: RunId;
    /**
     * Who has started it: a person, or a job.
     */
    runtime_mode: "chat" | "automation";
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
    /**
     * The id of a question.
     */
    questionId: QuestionId;
    /**
     * RFC 3339 with an explicit offset
     */
    expiresAt: DateTimeOffset;
    /**
     * closed: its user wrote on instead.
     */
    state: "closed" | "expired";
  };
}
/**
 * The server can do its work. `degraded` while only the stream or the replica is away: runs go on and events come from the database, a little later; history comes from the primary.
 */
export interface Ready {
  /**
   * Whether everything is there, or only what is needed.
   */
  status: "ready" | "degraded";
  /**
   * What was looked at.
   */
  checks: {
    /**
     * Always `"up"`.
     */
    database: "up";
    /**
     * Whether Redis answers.
     */
    stream: "up" | "down";
    /**
     * Only where one is configured. `behind` has not caught up with the primary; `down` does not answer, or does not follow it.
     */
    replica?: "up" | "behind" | "down";
  };
}
/**
 * A thread by its id.
 */
export interface ResponseConversation {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  id: ThreadId;
}
/**
 * One message.
 */
export interface ResponseInputItem {
  /**
   * `message`, or nothing; items of other kinds are ignored.
   */
  type?: string;
  /**
   * Who has said it.
   */
  role?: "user" | "assistant" | "system" | "developer";
  /**
   * What was said.
   */
  content?: string | ChatPart[];
}
/**
 * What OpenAI's responses take. Fields that are not named here, and those that tune a model, are ignored: which model answers, and how, is for the agent to say.
 */
export interface ResponseRequest {
  /**
   * The agent, one of `listAgents`.
   */
  model: string;
  /**
   * What the user says, or messages of which the last is the user's.
   */
  input: string | ResponseInputItem[];
  /**
   * Told to the models as what the app has to say.
   */
  instructions?: string | null;
  /**
   * An answer of this server's: the run goes on in its thread.
   */
  previous_response_id?: string | null;
  /**
   * The thread to go on with.
   */
  conversation?: ThreadId | ResponseConversation | null;
  /**
   * Whether the answer comes while it is written.
   */
  stream?: boolean | null;
  /**
   * The answer is waited for: true is refused.
   */
  background?: boolean | null;
  /**
   * The agent has tools of its own: others are refused.
   *
   * @maxItems 128
   */
  tools?: unknown[] | null;
}
/**
 * An AG-UI answer to one interrupt. Of an approval (`apr_`) the payload says `approved`; `cancelled`, and `approved` false, both deny. Of a question (`qst_`) the payload is the answer, by the names of the fields; `cancelled` skips it.
 */
export interface ResumeEntry {
  /**
   * The approval or the question.
   */
  interruptId: string;
  /**
   * Whether the user has decided, or will not.
   */
  status: "resolved" | "cancelled";
  /**
   * The decision, or the answer by the names of the fields.
   */
  payload?: {};
}
/**
 * An answer a person should look at. Nothing waits for it. tainted_write: something was changed after text by others had been read, as the user asked; until the review is confirmed it counts as their text.
 */
export interface Review {
  /**
   * The id of the review.
   */
  id: string;
  /**
   * Whether somebody has looked at it.
   */
  state: "open" | "resolved";
  /**
   * Why somebody should look at it.
   *
   * @minItems 1
   * @maxItems 7
   */
  reasons: (
    "low_confidence" | "status_lowered" | "degraded_result" | "round_limit" | "repeated_failure" | "many_redactions" | "tainted_write"
  )[];
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * What the worker said about its own work.
   */
  claimedStatus?: "success" | "partial_success" | "failed";
  /**
   * What the run was told as.
   */
  finalStatus: "success" | "partial_success" | "failed";
  /**
   * The answer to look at.
   */
  answer: string;
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  /**
   * What somebody has found.
   */
  resolution?: "confirmed" | "corrected" | "dismissed";
  /**
   * What somebody has noted.
   */
  note?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  resolvedAt?: DateTimeOffset;
  /**
   * Who has looked at it.
   */
  resolvedBy?: string;
}
/**
 * What somebody has found who looked at an answer.
 */
export interface ReviewResolution {
  /**
   * The answer was right, was put right by hand, or does not matter.
   */
  resolution: "confirmed" | "corrected" | "dismissed";
  /**
   * Anything to keep with it.
   */
  note?: string;
}
/**
 * Starts a run. The schema takes camelCase; snake_case spellings of the same fields are accepted and renamed
 * before it is applied, and `tools`, `context` and `resume` may be null as if they were absent. Rules with a message of their own are checked first, in a fixed order;
 * everything else that does not fit is `invalid RunAgentInput`.
 */
export interface RunAgentInput {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * The run that the message follows. One that the thread has gone on from makes a branch; a name that the thread does not have is kept and nothing else.
   */
  parentRunId?: RunId;
  /**
   * The AG-UI version the client speaks. Shapes that only newer clients know are sent when it is present.
   */
  protocolVersion?: string;
  /**
   * The client's own state, any JSON value. It is kept and given back, and no model sees it.
   */
  state?: unknown;
  /**
   * Exactly one user message, and it comes first. Of the others tool messages at the end are read, where they bring results of the frontend's tools; context is loaded from storage.
   *
   * @minItems 1
   * @maxItems 200
   */
  messages: InputMessage[];
  /**
   * Tools of the frontend. They register, filter and rename no tool of the server. Where the agent allows it the worker may call one; then there are at most 20, with names of their own and schemas of at most 8 KB, without $ref, 32 KB together.
   *
   * @maxItems 100
   */
  tools?: FrontendTool[];
  /**
   * Each: What the app wants the models of this run to know, such as what is on the screen. It is told as data, cleaned and
   * cut to a budget, and is never an instruction: a change that only it asks for waits for the user. JSON text is read as
   * JSON. The description `ui_action` is reserved and not told: its value is JSON text, either `{"actionId"}` (a button of
   * a card) or `{"approvalId","decision"}` for clients that cannot send `resume`.
   *
   * @maxItems 50
   */
  context?: InputContext[];
  /**
   * How to run. Only these three fields, in this spelling; anything else is `invalid RunAgentInput.forwardedProps`.
   */
  forwardedProps: ForwardedProps;
  /**
   * The decision on a waiting approval. One run carries out one decision.
   *
   * @maxItems 1
   */
  resume?: ResumeEntry[];
}
/**
 * The request is stored. `status` is the run's at this moment; a run that had ended keeps it and gets no new event.
 */
export interface RunCancelAccepted {
  /**
   * The server's own key of one accepted run.
   */
  taskId: TaskId;
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * queued: accepted, or waiting for earlier runs of the thread or the user. running: a worker holds it.
   * finished: RUN_FINISHED. interrupted: ended and asks for a decision. failed: RUN_ERROR. canceled: RUN_ERROR with RUN_CANCELED.
   */
  status: RunStatus;
}
/**
 * Which run to cancel.
 */
export interface RunCancelRequest {
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
}
/**
 * A run was cancelled.
 */
export interface RunCanceledWebhook {
  /**
   * Always `"run.canceled"`.
   */
  type: "run.canceled";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * The server's own key of one person.
     */
    userId: UserId;
    /**
     * The server's own key of one accepted run.
     */
    taskId: TaskId;
    /**
     * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
     */
    threadId: ThreadId;
    /**
     * Chosen by the client, unique within its thread. Any characters, counted in code points.
     */
    runId: RunId;
    /**
     * Who has started it: a person, or a job.
     */
    runtime_mode: "chat" | "automation";
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
    /**
     * A registered agent type (agents.yaml).
     */
    agent_type: AgentType;
    /**
     * RFC 3339 with an explicit offset
     */
    createdAt: DateTimeOffset;
    /**
     * RFC 3339 with an explicit offset
     */
    endedAt: DateTimeOffset;
  };
}
/**
 * A run has failed; `error` is the code that its last event has.
 */
export interface RunFailedWebhook {
  /**
   * Always `"run.failed"`.
   */
  type: "run.failed";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * The server's own key of one person.
     */
    userId: UserId;
    /**
     * The server's own key of one accepted run.
     */
    taskId: TaskId;
    /**
     * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
     */
    threadId: ThreadId;
    /**
     * Chosen by the client, unique within its thread. Any characters, counted in code points.
     */
    runId: RunId;
    /**
     * Who has started it: a person, or a job.
     */
    runtime_mode: "chat" | "automation";
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
    /**
     * A registered agent type (agents.yaml).
     */
    agent_type: AgentType;
    /**
     * RFC 3339 with an explicit offset
     */
    createdAt: DateTimeOffset;
    /**
     * RFC 3339 with an explicit offset
     */
    endedAt: DateTimeOffset;
    /**
     * The code of the failure.
     */
    error: string;
  };
}
/**
 * A run has ended with an answer, or with calls for the tools of its client.
 */
export interface RunFinishedWebhook {
  /**
   * Always `"run.finished"`.
   */
  type: "run.finished";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * The server's own key of one person.
     */
    userId: UserId;
    /**
     * The server's own key of one accepted run.
     */
    taskId: TaskId;
    /**
     * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
     */
    threadId: ThreadId;
    /**
     * Chosen by the client, unique within its thread. Any characters, counted in code points.
     */
    runId: RunId;
    /**
     * Who has started it: a person, or a job.
     */
    runtime_mode: "chat" | "automation";
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
    /**
     * A registered agent type (agents.yaml).
     */
    agent_type: AgentType;
    /**
     * RFC 3339 with an explicit offset
     */
    createdAt: DateTimeOffset;
    /**
     * RFC 3339 with an explicit offset
     */
    endedAt: DateTimeOffset;
  };
}
/**
 * A run has ended with something that a person must decide or answer.
 */
export interface RunInterruptedWebhook {
  /**
   * Always `"run.interrupted"`.
   */
  type: "run.interrupted";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * The server's own key of one person.
     */
    userId: UserId;
    /**
     * The server's own key of one accepted run.
     */
    taskId: TaskId;
    /**
     * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
     */
    threadId: ThreadId;
    /**
     * Chosen by the client, unique within its thread. Any characters, counted in code points.
     */
    runId: RunId;
    /**
     * Who has started it: a person, or a job.
     */
    runtime_mode: "chat" | "automation";
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
    /**
     * A registered agent type (agents.yaml).
     */
    agent_type: AgentType;
    /**
     * RFC 3339 with an explicit offset
     */
    createdAt: DateTimeOffset;
    /**
     * RFC 3339 with an explicit offset
     */
    endedAt: DateTimeOffset;
  };
}
/**
 * A page of runs.
 */
export interface RunList {
  /**
   * Each: A run as lists have it.
   *
   * @maxItems 100
   */
  items: RunSummary[];
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  nextCursor?: Cursor;
}
/**
 * A run as lists have it.
 */
export interface RunSummary {
  /**
   * The server's own key of one accepted run.
   */
  taskId: TaskId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  parentRunId?: RunId;
  /**
   * A registered agent type (agents.yaml).
   */
  agent_type: AgentType;
  /**
   * Whether a person started it, or a job.
   */
  runtime_mode: "chat" | "automation";
  /**
   * queued: accepted, or waiting for earlier runs of the thread or the user. running: a worker holds it.
   * finished: RUN_FINISHED. interrupted: ended and asks for a decision. failed: RUN_ERROR. canceled: RUN_ERROR with RUN_CANCELED.
   */
  status: RunStatus;
  /**
   * Whether it is on the path that the thread shows.
   */
  shown: boolean;
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  startedAt?: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  endedAt?: DateTimeOffset;
  /**
   * The `id:` of an SSE frame: the number of the run in its thread, and of the event in the log of the run. An id of
   * another run is refused.
   */
  lastEventId?: StreamEventId;
  /**
   * What RUN_ERROR said.
   */
  error?: RunFailure;
}
/**
 * The card of one action.
 */
export interface SkillCard {
  /**
   * The action that the card is about.
   */
  action: string;
  /**
   * The card as text.
   */
  content: string;
}
/**
 * What skills.read takes: Open the card of a skill, or of some of its actions.
 */
export interface SkillsReadInput {
  /**
   * name of the module, e.g. calendar
   */
  skill: string;
  /**
   * cards to open; ask for several at once
   *
   * @minItems 1
   * @maxItems 5
   */
  actions?: string[];
}
/**
 * What skills.read gives: Without actions gives the skill's body in content; with actions gives one card per action in cards.
 */
export interface SkillsReadOutput {
  /**
   * The skill that was opened.
   */
  skill: string;
  /**
   * changes with the content
   */
  etag: string;
  /**
   * The card as text.
   */
  content?: string;
  /**
   * Each: The card of one action.
   *
   * @minItems 0
   * @maxItems 5
   */
  cards?: SkillCard[];
}
/**
 * ToolResult of skills.read.
 */
export interface SkillsReadResult {
  /**
   * Whether all is there, only some of it, or nothing.
   */
  status: "ok" | "degraded" | "empty";
  /**
   * What skills.read gives: Without actions gives the skill's body in content; with actions gives one card per action in cards.
   */
  data: SkillsReadOutput;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings: ToolWarning[];
  /**
   * Always null: what fails is answered with a Problem.
   */
  error: null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta: ToolMeta;
}
/**
 * Opens the stream of one run without a token.
 */
export interface StreamTicket {
  /**
   * A secret that opens one stream, once.
   */
  ticket: TicketText;
  /**
   * For `new EventSource(url)`, on this server. `deltas` and `facts` may be added.
   */
  url: string;
  /**
   * RFC 3339 with an explicit offset
   */
  expiresAt: DateTimeOffset;
}
/**
 * The run whose stream is wanted.
 */
export interface StreamTicketRequest {
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
}
/**
 * The run is stored and will reach a terminal event. The same request again has the same answer, except that
 * `runCreated` is false then.
 */
export interface TaskAcceptedResponse {
  /**
   * The server's own key of one accepted run.
   */
  taskId: TaskId;
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  /**
   * Whether this run opened the thread.
   */
  threadCreated: boolean;
  /**
   * Whether this request started the run; false when it had been accepted before.
   */
  runCreated: boolean;
  /**
   * @deprecated
   * The same as `threadCreated`.
   */
  created: boolean;
}
/**
 * A page of threads.
 */
export interface ThreadList {
  /**
   * Each: A thread as lists have it.
   *
   * @maxItems 100
   */
  items: ThreadView[];
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  nextCursor?: Cursor;
}
/**
 * A thread as lists have it.
 */
export interface ThreadView {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * What the user calls it; else what the router made of the first message, or its beginning.
   */
  title: string;
  /**
   * After its newest run. A canceled run leaves `failed`.
   */
  state: "running" | "finished" | "interrupted" | "failed";
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  lastActivityAt: DateTimeOffset;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  lastRunId: RunId;
  /**
   * Calls that wait for a decision.
   */
  pendingApprovals: number;
  /**
   * Whether the user keeps it on top.
   */
  pinned: boolean;
  /**
   * Whether the user has put it away.
   */
  archived: boolean;
}
/**
 * A message that matches.
 */
export interface ThreadMatch {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * What the thread is called.
   */
  title: string;
  /**
   * Whether the user has put it away.
   */
  archived: boolean;
  /**
   * The newest message that matches, as the history names it.
   */
  messageId: MessageId;
  /**
   * Who has said it.
   */
  role: "user" | "assistant";
  /**
   * RFC 3339 with an explicit offset
   */
  at: DateTimeOffset;
  /**
   * Plain text around the first word that was found.
   */
  excerpt: string;
  /**
   * The message rests on text by other people.
   */
  tainted?: boolean;
}
/**
 * What a search has found.
 */
export interface ThreadMatches {
  /**
   * Each: A message that matches.
   *
   * @maxItems 50
   */
  items: ThreadMatch[];
}
/**
 * A run of the thread.
 */
export interface ThreadRunRef {
  /**
   * The server's own key of one accepted run.
   */
  taskId: TaskId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
}
/**
 * A thread as it stands now.
 */
export interface ThreadState {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
  /**
   * What the user calls it; else what the router made of the first message, or its beginning.
   */
  title: string;
  /**
   * After its newest run. A canceled run leaves `failed`.
   */
  state: "running" | "finished" | "interrupted" | "failed";
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  lastActivityAt: DateTimeOffset;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  lastRunId: RunId;
  /**
   * The run that the path ends with which the thread shows. The next message follows it.
   */
  shownRunId: RunId;
  /**
   * Calls that wait for a decision.
   */
  pendingApprovals: number;
  /**
   * Whether the user keeps it on top.
   */
  pinned: boolean;
  /**
   * Whether the user has put it away.
   */
  archived: boolean;
  /**
   * The run that a worker process holds.
   */
  active: ThreadRunRef | null;
  /**
   * Accepted and not begun, in their order; at most the first hundred.
   *
   * @maxItems 100
   */
  queued: ThreadRunRef[];
  /**
   * The pending approvals, newest first; at most the newest hundred.
   *
   * @maxItems 100
   */
  waiting: ThreadWaiting[];
}
/**
 * A call of the thread that waits for a decision.
 */
export interface ThreadWaiting {
  /**
   * The approval to decide.
   */
  approvalId: string;
  /**
   * The run that asked.
   */
  runId: RunId;
  /**
   * RFC 3339 with an explicit offset
   */
  expiresAt: DateTimeOffset;
}
/**
 * At least one field; absent fields stay as they are.
 */
export interface ThreadUpdate {
  /**
   * What the user calls it. Null: what the server would call it.
   */
  title?: ThreadTitle | null;
  /**
   * Whether the user keeps it on top.
   */
  pinned?: boolean;
  /**
   * Whether the user has put it away.
   */
  archived?: boolean;
  /**
   * Shows the path through this run, up to the newest run behind it. The next message goes on from there.
   */
  shownRunId?: RunId;
}
/**
 * One token.
 */
export interface TokenByJti {
  /**
   * The `jti` of a token. It is no secret, and opens nothing.
   */
  jti: string;
  /**
   * Why, for whoever reads the audit. It is kept there.
   */
  reason?: AdminReason;
}
/**
 * From when on the tokens are refused.
 */
export interface TokenRevocation {
  /**
   * RFC 3339 with an explicit offset
   */
  revokedAt: DateTimeOffset;
}
/**
 * All tokens of one person.
 */
export interface TokensOfUser {
  /**
   * The server's own key of one person.
   */
  userId: UserId;
  /**
   * Why, for whoever reads the audit. It is kept there.
   */
  reason?: AdminReason;
}
/**
 * Behaviour of a tool. Policy is derived from these flags, so they are rules, not hints.
 */
export interface ToolAnnotations {
  /**
   * No side effect outside the call.
   */
  read_only: boolean;
  /**
   * The same input again changes nothing more.
   */
  idempotent: boolean;
  /**
   * May delete, overwrite or commit; always asks a person.
   */
  destructive: boolean;
  /**
   * Reaches systems that are not ours.
   */
  open_world: boolean;
  /**
   * May carry data out of the user's account; always asks a person.
   */
  sensitive_sink: boolean;
}
/**
 * One entry per module method, as this caller may use it. The model itself sees one tool, `project_cli`.
 */
export interface ToolInventory {
  /**
   * Each: A tool with everything that is said about it.
   *
   * @maxItems 200
   */
  tools: ToolInventoryEntry[];
}
/**
 * A tool with everything that is said about it.
 */
export interface ToolInventoryEntry {
  /**
   * Snake form, e.g. calendar_read.
   */
  name: string;
  /**
   * English display name.
   */
  title: string;
  /**
   * What it does, when to use it and when not, when it succeeds and how it fails.
   */
  description: string;
  /**
   * a JSON Schema
   */
  input_schema: {};
  /**
   * ToolResult with the method's data.
   */
  output_schema: {};
  /**
   * Behaviour of a tool. Policy is derived from these flags, so they are rules, not hints.
   */
  annotations: ToolAnnotations;
  /**
   * Canonical dotted name.
   */
  tool_name: string;
  /**
   * What it can reach.
   *
   * @minItems 1
   * @maxItems 10
   */
  capabilities: string[];
  /**
   * `ask` needs a human decision each time; `unavailable` is described but not built yet.
   */
  policy: "allowed" | "ask" | "denied" | "sandboxed" | "unavailable";
  /**
   * Who carries it out.
   */
  runtime_owner: "local" | "mcp_server" | "hosted_connector" | "provider_native" | "workflow" | "subagent";
  /**
   * Where more is said about it.
   */
  metadata_ref?: string;
  /**
   * Whether it changes nothing.
   */
  is_read_only: boolean;
  /**
   * Whether it may run beside neighbouring calls.
   */
  is_concurrency_safe: boolean;
  /**
   * Whether it takes something away.
   */
  is_destructive: boolean;
  /**
   * Whether a call is abandoned when its run is cancelled, or finished.
   */
  interrupt_behavior: "cancel" | "block";
}
/**
 * Sums of one day.
 */
export interface UsageByDay {
  /**
   * A number of tokens or calls.
   */
  model_calls: TokenCount;
  /**
   * A number of tokens or calls.
   */
  input_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  output_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  total_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  cached_prompt_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  reasoning_tokens: TokenCount;
  /**
   * What the calls with a price cost together; null when none of them has one, which is not the same as free.
   */
  cost: MoneyAmount | null;
  /**
   * Calls that told their usage but have no price: the model is not in the catalogue. They are missing in cost.
   */
  unpriced_calls: number;
  /**
   * When false, some call sent no usage and the figures are a lower bound.
   */
  usage_complete: boolean;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  day: LocalDate;
}
/**
 * Sums of one model.
 */
export interface UsageByModel {
  /**
   * A number of tokens or calls.
   */
  model_calls: TokenCount;
  /**
   * A number of tokens or calls.
   */
  input_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  output_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  total_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  cached_prompt_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  reasoning_tokens: TokenCount;
  /**
   * What the calls with a price cost together; null when none of them has one, which is not the same as free.
   */
  cost: MoneyAmount | null;
  /**
   * Calls that told their usage but have no price: the model is not in the catalogue. They are missing in cost.
   */
  unpriced_calls: number;
  /**
   * When false, some call sent no usage and the figures are a lower bound.
   */
  usage_complete: boolean;
  /**
   * The provider.
   */
  provider: string;
  /**
   * Its model.
   */
  model: string;
}
/**
 * Sums of one stage.
 */
export interface UsageByStage {
  /**
   * A number of tokens or calls.
   */
  model_calls: TokenCount;
  /**
   * A number of tokens or calls.
   */
  input_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  output_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  total_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  cached_prompt_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  reasoning_tokens: TokenCount;
  /**
   * What the calls with a price cost together; null when none of them has one, which is not the same as free.
   */
  cost: MoneyAmount | null;
  /**
   * Calls that told their usage but have no price: the model is not in the catalogue. They are missing in cost.
   */
  unpriced_calls: number;
  /**
   * When false, some call sent no usage and the figures are a lower bound.
   */
  usage_complete: boolean;
  /**
   * The stage that asks.
   */
  stage: "router" | "worker" | "summary";
}
/**
 * Sums of one thread.
 */
export interface UsageByThread {
  /**
   * A number of tokens or calls.
   */
  model_calls: TokenCount;
  /**
   * A number of tokens or calls.
   */
  input_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  output_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  total_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  cached_prompt_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  reasoning_tokens: TokenCount;
  /**
   * What the calls with a price cost together; null when none of them has one, which is not the same as free.
   */
  cost: MoneyAmount | null;
  /**
   * Calls that told their usage but have no price: the model is not in the catalogue. They are missing in cost.
   */
  unpriced_calls: number;
  /**
   * When false, some call sent no usage and the figures are a lower bound.
   */
  usage_complete: boolean;
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId?: ThreadId;
}
/**
 * The caller's own usage. Days are of the caller's timezone; those without a call are left out.
 */
export interface UsageReport {
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  from: LocalDate;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  to: LocalDate;
  /**
   * A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
   * none.
   */
  timezone: IanaTimezone;
  /**
   * The currency of all costs, by its three letters.
   */
  currency: string;
  /**
   * Sums over model calls. The parts of a report add up to its total, to the last digit.
   */
  total: UsageTotals;
  /**
   * Each: Sums of one day.
   *
   * @maxItems 366
   */
  by_day: UsageByDay[];
  /**
   * Each: Sums of one model.
   *
   * @maxItems 1000
   */
  by_model: UsageByModel[];
  /**
   * Each: Sums of one stage.
   *
   * @maxItems 3
   */
  by_stage: UsageByStage[];
  /**
   * Those with the most tokens, most first; all that were deleted are one, without threadId.
   *
   * @maxItems 100
   */
  by_thread: UsageByThread[];
}
/**
 * Sums over model calls. The parts of a report add up to its total, to the last digit.
 */
export interface UsageTotals {
  /**
   * A number of tokens or calls.
   */
  model_calls: TokenCount;
  /**
   * A number of tokens or calls.
   */
  input_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  output_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  total_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  cached_prompt_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  reasoning_tokens: TokenCount;
  /**
   * What the calls with a price cost together; null when none of them has one, which is not the same as free.
   */
  cost: MoneyAmount | null;
  /**
   * Calls that told their usage but have no price: the model is not in the catalogue. They are missing in cost.
   */
  unpriced_calls: number;
  /**
   * When false, some call sent no usage and the figures are a lower bound.
   */
  usage_complete: boolean;
}
/**
 * An address that is told of what happens.
 */
export interface Webhook {
  /**
   * A webhook.
   */
  id: WebhookId;
  /**
   * settings: the one of ACCORD_WEBHOOK_URL, with a protocol of its own. It cannot be changed here.
   */
  source: "api" | "settings";
  /**
   * https, or http on this machine; without user, password or fragment. Redirects are not followed.
   */
  url: WebhookUrl;
  /**
   * For the people who look after it.
   */
  description?: string;
  /**
   * Absent for the one of the settings.
   *
   * @maxItems 50
   */
  kinds?: WebhookKind[];
  /**
   * False: what happens is not told, and what is due waits.
   */
  enabled: boolean;
  /**
   * gone: it answered 410. failures: it took nothing for five days.
   */
  disabledReason?: "admin" | "gone" | "failures";
  /**
   * RFC 3339 with an explicit offset
   */
  disabledAt?: DateTimeOffset;
  /**
   * Nothing was taken since then.
   */
  failingSince?: DateTimeOffset;
  /**
   * Until then the secret before signs as well.
   */
  earlierSecretUntil?: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt?: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  updatedAt?: DateTimeOffset;
}
/**
 * How one try ended.
 */
export interface WebhookAttempt {
  /**
   * RFC 3339 with an explicit offset
   */
  at: DateTimeOffset;
  /**
   * How long it took.
   */
  ms: number;
  /**
   * What the receiver answered.
   */
  status?: number;
  /**
   * Why there was no answer. refused_address: ACCORD_WEBHOOK_PRIVATE does not allow it. secret_changed: ACCORD_SECRET is another one than the secret was made with; rotate it. stopped: this process was, and another one tries.
   */
  problem?: "timeout" | "unreachable" | "refused_address" | "tls" | "secret_changed" | "stopped";
}
/**
 * A webhook to be registered.
 */
export interface WebhookCreate {
  /**
   * https, or http on this machine; without user, password or fragment. Redirects are not followed.
   */
  url: WebhookUrl;
  /**
   * For the people who look after it.
   */
  description?: string;
  /**
   * Each: What a registered webhook can be told of; specs/webhooks has a file for each.
   *
   * @minItems 1
   * @maxItems 50
   */
  kinds: WebhookKind[];
}
/**
 * What the webhook has refused, or did not take in time.
 */
export interface WebhookDelivery {
  /**
   * The id of a notice.
   */
  id: NoticeId;
  /**
   * What the webhook was told of.
   */
  type: "action.required" | "run.ended" | "notice";
  /**
   * The server's own key of one person.
   */
  userId?: UserId;
  /**
   * How often it was tried.
   */
  tries: number;
  /**
   * How the last try ended.
   */
  problem?: string;
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  nextTryAt?: DateTimeOffset;
  /**
   * Not tried again unless an administrator says so.
   */
  givenUpAt?: DateTimeOffset;
}
/**
 * A page of what the webhook did not take.
 */
export interface WebhookDeliveryList {
  /**
   * Each: What the webhook has refused, or did not take in time.
   *
   * @maxItems 100
   */
  items: WebhookDelivery[];
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  nextCursor?: Cursor;
}
/**
 * A webhook is told nothing any more: an administrator said so, it answered 410, or it took nothing for five days.
 */
export interface WebhookDisabledWebhook {
  /**
   * Always `"webhook.disabled"`.
   */
  type: "webhook.disabled";
  /**
   * When it happened.
   */
  timestamp: DateTimeOffset;
  /**
   * What it is about.
   */
  data: {
    /**
     * A webhook.
     */
    webhookId: WebhookId;
    /**
     * Why.
     */
    reason: "admin" | "gone" | "failures";
    /**
     * RFC 3339 with an explicit offset
     */
    disabledAt: DateTimeOffset;
    /**
     * Where the API has it, for whoever may see it: below ACCORD_PUBLIC_URL, or as a path where that is not set.
     */
    link: WebhookLink;
  };
}
/**
 * All webhooks.
 */
export interface WebhookList {
  /**
   * Each: An address that is told of what happens.
   *
   * @maxItems 101
   */
  items: Webhook[];
}
/**
 * A page of what webhooks were told.
 */
export interface WebhookLog {
  /**
   * Each: One thing that one webhook is told.
   *
   * @maxItems 100
   */
  items: WebhookLogEntry[];
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  nextCursor?: Cursor;
}
/**
 * One thing that one webhook is told.
 */
export interface WebhookLogEntry {
  /**
   * What receivers get as `webhook-id`: the same over all tries and replays.
   */
  id: WebhookDeliveryId;
  /**
   * A webhook.
   */
  webhookId: WebhookId;
  /**
   * A WebhookKind, or `ping`, which nobody registers for.
   */
  kind: WebhookLogKind;
  /**
   * Whom it concerns.
   */
  userId?: UserId;
  /**
   * failed: given up, until it is replayed.
   */
  state: WebhookDeliveryState;
  /**
   * Since it was first due or last replayed.
   */
  tries: number;
  /**
   * The latest, oldest first. A process that dies while it waits for the answer leaves none, and the thing is told again.
   *
   * @maxItems 20
   */
  attempts: WebhookAttempt[];
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  /**
   * While it is pending; a webhook that is disabled is not tried.
   */
  nextTryAt?: DateTimeOffset;
  /**
   * When it was taken or given up.
   */
  settledAt?: DateTimeOffset;
}
/**
 * One thing that one webhook is told, with what is sent.
 */
export interface WebhookLogDetail {
  /**
   * One thing that one webhook is told.
   */
  delivery: WebhookLogEntry;
  /**
   * What is sent.
   */
  event: WebhookEvent;
}
/**
 * What is to be told again.
 */
export interface WebhookReplay {
  /**
   * What was given up and has happened since then.
   */
  since: DateTimeOffset;
}
/**
 * What is told again.
 */
export interface WebhookReplayed {
  /**
   * How many are due again.
   */
  replayed: number;
}
/**
 * A webhook with its secret, which is shown this once.
 */
export interface WebhookSecret {
  /**
   * An address that is told of what happens.
   */
  webhook: Webhook;
  /**
   * `whsec_` and 32 bytes in base64, as verifiers of Standard Webhooks take it.
   */
  secret: string;
}
/**
 * What is absent stays.
 */
export interface WebhookUpdate {
  /**
   * https, or http on this machine; without user, password or fragment. Redirects are not followed.
   */
  url?: WebhookUrl;
  /**
   * For the people who look after it.
   */
  description?: string;
  /**
   * Each: What a registered webhook can be told of; specs/webhooks has a file for each.
   *
   * @minItems 1
   * @maxItems 50
   */
  kinds?: WebhookKind[];
  /**
   * True: what waits is due again, and a count of failures starts anew.
   */
  enabled?: boolean;
}
