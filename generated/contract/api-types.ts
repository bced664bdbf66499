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
  | "act.list";
/**
 * Opaque; send it back unchanged to read the next page.
 */
export type Cursor = string;
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
 *
 */
export type RunStatus = "queued" | "running" | "finished" | "interrupted" | "failed" | "canceled";
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
export type SnapshotMessage = SnapshotUserMessage | SnapshotAssistantMessage | SnapshotToolMessage;
export type SnapshotPart = SnapshotTextPart | SnapshotImagePart;
export type UiStatus = "info" | "success" | "warning" | "error" | "pending";
export type UiLayoutNode = UiStack | UiRow | UiGrid;
export type UiGap = "none" | "sm" | "md" | "lg";
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
export type UiButtonStyle = "primary" | "secondary" | "danger" | "plain";
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
export type UiUrl = string;
export type UiFieldInput = "text" | "long_text" | "number" | "numbers" | "date" | "time" | "datetime" | "choice" | "choices" | "yes_no";
export type QuestionId = string;
export type UiTone = "default" | "muted" | "accent" | "success" | "warning" | "danger";
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
export type LocalDate = string;
/**
 * A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
 * none.
 */
export type IanaTimezone = string;
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
export type ApprovalQueueItem = ApprovalItem | ReviewItem | QuestionItem;
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
export type CalendarEventId = string;
export type Participation = "needs_action" | "accepted" | "declined" | "tentative";
export type InviteId = string;
export type Version = number;
/**
 * Bytes
 */
export type BinaryContent = Blob | File;
export type CalendarAcceptInviteInput = ReplyToInvite | ReplyToEvent;
/**
 * events that overlap
 *
 * @minItems 0
 * @maxItems 5
 */
export type EventConflicts = EventSummary[];
export type CalendarCreateInput = TimedDraft | AllDayDraft | DraftBatch;
export type CalendarCreateOutput = CreatedEvent | CreatedBatch;
export type ContactId = string;
export type CalendarDeleteInput = EventDeletion | EventBatchDeletion;
export type RecurrenceScope = "this" | "following" | "all";
export type CalendarDeleteOutput = DeletedEvent | DeletedBatch;
/**
 * An iCalendar file
 */
export type CalendarFile = string;
export type ClockTime = string;
export type CalendarReadInput = DayQuery | RangeQuery | EventQuery;
export type CalendarReadOutput = EventList | EventDetail;
export type CalendarRejectInviteInput = ReplyToInvite | ReplyToEvent;
export type ParticipantRef = ParticipantByContact | ParticipantByEmail | ParticipantByPhone;
export type CalendarUpdateInput = EventUpdate | EventUpdateBatch;
export type CalendarUpdateOutput = UpdatedEvent | UpdatedBatch;
/**
 * @minItems 0
 * @maxItems 20
 */
export type EventChanges = EventChange[];
/**
 * A vCard file
 */
export type CardFile = string;
export type ContactField = "name" | "email" | "phone" | "company" | "job_title" | "relation" | "note";
export type ContactsReadInput = ContactListQuery | ContactSearchQuery | ContactQuery;
export type ContactsReadOutput = ContactList | ContactSummary;
export type ContentBlock = TextContentBlock | BinaryContentBlock;
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
export type HistoryMessage = HistoryMessageUser | HistoryMessageAssistant | HistoryMessageTool;
export type HtmlPage = string;
export type ImportantDate = ImportantMonthDay | ImportantDay;
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
export type Weekday = "MO" | "TU" | "WE" | "TH" | "FR" | "SA" | "SU";
/**
 * 0 as long as nothing was ever stored
 */
export type MemoryVersion = number;
/**
 * @minItems 1
 * @maxItems 20
 */
export type MemoryRemovals = MemoryRemoval[];
/**
 * Which memory: what is known about the user, or about the user's work.
 */
export type MemoryScope = "user" | "work";
export type MemoryUpdateInput = UserMemoryUpdate | WorkMemoryUpdate;
/**
 * Prometheus text format
 */
export type MetricsText = string;
/**
 * A decimal number with 12 digits after the point, as text, so that no reader rounds it.
 */
export type MoneyAmount = string;
export type NoticeId = string;
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
 * An image that a person has uploaded.
 */
export interface AccountFile {
  kind: "file";
  id: string;
  mimeType: string;
  base64: string;
}
/**
 * A row of one table, as it is stored.
 */
export interface AccountRow {
  kind: "row";
  table: string;
  row: {};
}
/**
 * The last line of an export, with what should have come before it.
 */
export interface AccountManifest {
  kind: "manifest";
  userId: string;
  exportedAt: string;
  tables: {};
  files: number;
}
export interface ActionRequiredEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "action.required";
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
  tool_call_id?: ToolCallId;
  tool_name?: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  reasons: string[];
  summary: string;
  expires_at?: DateTimeOffset;
}
export interface ActionResolvedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "action.resolved";
  value: ActionResolvedFact;
}
/**
 * What became of an action that was required.
 */
export interface ActionResolvedFact {
  action_id: string;
  kind: "approval" | "review" | "question";
  resolution: "approved" | "denied" | "expired" | "reviewed" | "answered" | "skipped";
  tool_call_id?: ToolCallId;
  tool_name?: string;
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
  asked_by_run?: RunId;
}
/**
 * A field of a call that the user has changed while approving it.
 */
export interface ApprovalEdit {
  path: string;
  before?: unknown;
  after?: unknown;
}
/**
 * A progress update.
 */
export interface ActivityMessage {
  id: MessageId;
  role: "activity";
  activityType?: string;
  content: string | {};
}
/**
 * One administrative act. These are only ever added; the database refuses to change or delete them.
 */
export interface AdminAct {
  no: number;
  at: DateTimeOffset;
  /**
   * Who: issuer and subject of the token, or `terminal:` and the name that the machine has for them.
   */
  actor: string;
  actorId?: UserId;
  /**
   * From where: a network address, or the name of the machine.
   */
  from: string;
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
  requestId?: string;
}
export interface AdminActList {
  /**
   * @maxItems 100
   */
  items: AdminAct[];
  nextCursor?: Cursor;
}
/**
 * A job as administrators see it: its name and prompt are its owner's.
 */
export interface AdminJob {
  id: AutomationJobId;
  userId: UserId;
  enabled: boolean;
  /**
   * In a row.
   */
  failures: number;
  nextFireAt?: DateTimeOffset;
  parked?: {
    reason: "failures" | "budget" | "firings" | "missed";
    since: DateTimeOffset;
    until?: DateTimeOffset;
  };
}
export interface AdminJobList {
  /**
   * @maxItems 100
   */
  items: AdminJob[];
  nextCursor?: Cursor;
}
/**
 * A run as administrators see it: where it stands and who holds it, and nothing of what it says.
 */
export interface AdminRun {
  taskId: TaskId;
  userId: UserId;
  threadId: ThreadId;
  runId: RunId;
  agent_type: AgentType;
  runtime_mode: "chat" | "automation";
  status: RunStatus;
  createdAt: DateTimeOffset;
  startedAt?: DateTimeOffset;
  endedAt?: DateTimeOffset;
  /**
   * How often a worker process has taken it.
   */
  attempt: number;
  /**
   * How often one fell silent with it.
   */
  strikes: number;
  cancelRequested: boolean;
  /**
   * The worker process that has it: host, process number, name.
   */
  holder?: string;
  leaseUntil?: DateTimeOffset;
  error?: string;
}
export interface AdminRunList {
  /**
   * @maxItems 100
   */
  items: AdminRun[];
  nextCursor?: Cursor;
}
/**
 * A person as administrators see them. Nothing of what they have said or written is in it.
 */
export interface AdminUser {
  id: UserId;
  /**
   * The `iss` of their tokens.
   */
  issuer: string;
  /**
   * The `sub` of their tokens.
   */
  subject: string;
  name: string;
  email?: string;
  createdAt: DateTimeOffset;
  disabledAt?: DateTimeOffset;
  tokensRevokedAt?: DateTimeOffset;
  /**
   * Runs of theirs that are not over.
   */
  liveRuns: number;
}
export interface AdminUserList {
  /**
   * @maxItems 100
   */
  items: AdminUser[];
  nextCursor?: Cursor;
}
export interface AdminUserUpdate {
  /**
   * True: tokens stop working, runs under way are cancelled, jobs do not fire. False: all of that is possible again.
   */
  disabled: boolean;
  reason?: AdminReason;
}
/**
 * May stand in older history; refused in the input message.
 */
export interface AgUiAudioPart {
  type: "audio";
  source: AgUiPartSource;
}
export interface AgUiPartSource {
  type: "url" | "data" | "file";
  value?: string;
  mimeType?: string | null;
}
/**
 * The shape clients before 1.0 send. In the input message it follows the rules of BinaryContentBlock.
 */
export interface AgUiBinaryPart {
  type: "binary";
  mimeType: string;
  id?: string | null;
  url?: string | null;
  data?: string | null;
  filename?: string | null;
}
/**
 * The official AgentCapabilities, filled with what this server does.
 */
export interface AgUiCapabilities {
  identity: {
    name: string;
    type: string;
    description?: string;
    version: string;
  };
  transport: {
    streaming: boolean;
    /**
     * Last-Event-ID continues a stream.
     */
    resumable: boolean;
  };
  tools: {
    supported: boolean;
    parallelCalls: boolean;
    /**
     * Whether a worker may call tools that the client sends along. Else they are kept and given back, and no model sees them.
     */
    clientProvided: boolean;
  };
  state: {
    snapshots: boolean;
    deltas: boolean;
    memory: boolean;
    persistentState: boolean;
  };
  multimodal: {
    input: {
      image: boolean;
      audio: boolean;
      video: boolean;
      pdf: boolean;
      file: boolean;
    };
  };
  execution: {
    codeExecution: boolean;
    maxIterations: number;
    /**
     * Milliseconds
     */
    maxExecutionTime: number;
  };
  humanInTheLoop: {
    supported: boolean;
    approvals: boolean;
    interrupts: boolean;
    approveWithEdits: boolean;
  };
}
export interface AgUiTextPart {
  type: "text";
  text: string;
}
/**
 * The 1.0 shape. In the input message only a `url` source with its mimeType is taken.
 */
export interface AgUiImagePart {
  type: "image";
  source: AgUiPartSource;
}
/**
 * May stand in older history; refused in the input message.
 */
export interface AgUiVideoPart {
  type: "video";
  source: AgUiPartSource;
}
/**
 * May stand in older history; refused in the input message.
 */
export interface AgUiDocumentPart {
  type: "document";
  source: AgUiPartSource;
}
export interface AgUiContext {
  description: string;
  value: string;
}
export interface ToolCatalogResolvedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "tool.catalog.resolved";
  value: ToolCatalogFact;
}
/**
 * The tools this run may see, and how each is treated.
 */
export interface ToolCatalogFact {
  /**
   * @maxItems 200
   */
  tools: ToolCatalogEntry[];
}
export interface ToolCatalogEntry {
  is_read_only: boolean;
  /**
   * May run beside neighbouring calls.
   */
  is_concurrency_safe: boolean;
  is_destructive: boolean;
  /**
   * On cancel of the run: abandon the call, or let it finish.
   */
  interrupt_behavior: "cancel" | "block";
  tool_name: string;
  description: string;
  /**
   * Reference to the JSON Schema.
   */
  input_schema: string;
  /**
   * @maxItems 10
   */
  capabilities: string[];
  policy: "allowed" | "ask" | "denied" | "sandboxed" | "unavailable";
  runtime_owner: "local" | "mcp_server" | "hosted_connector" | "provider_native" | "workflow" | "subagent";
  metadata_ref?: string;
}
export interface ToolPolicyDecidedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "tool.policy";
  value: ToolPolicyFact;
}
/**
 * What policy decided about one call, and on which grounds.
 */
export interface ToolPolicyFact {
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
  flags: ToolFlags;
  /**
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
export interface ToolFlags {
  is_read_only: boolean;
  /**
   * May run beside neighbouring calls.
   */
  is_concurrency_safe: boolean;
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
  phase: "pre" | "post";
  /**
   * Our own checks by name; one that an operator added is `custom:` and its name.
   */
  hook: string;
  outcome: "passed" | "changed" | "stopped" | "skipped";
  detail?: string;
}
export interface ToolProgressedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "tool.progress";
  value: ToolProgressFact;
}
/**
 * How far a long call or a batch has come: told every two seconds while it is under way, and of a batch that succeeded once more at its end.
 */
export interface ToolProgressFact {
  tool_call_id: ToolCallId;
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
export interface ToolCompletedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "tool.completed";
  value: ToolCompletedFact;
}
/**
 * How one call ended, with references instead of the result itself. A call that was cancelled or cut short says so here; none is dropped silently.
 */
export interface ToolCompletedFact {
  tool_call_id: ToolCallId;
  tool_name: string;
  status: "success" | "partial" | "failure" | "cancelled" | "interrupted";
  /**
   * The tool message that holds the result.
   */
  result_ref?: string;
  preview?: string;
  /**
   * @maxItems 20
   */
  image_refs: string[];
  /**
   * @maxItems 20
   */
  artifact_refs: string[];
  /**
   * Ids of what the answer may rest on, e.g. events.
   *
   * @maxItems 200
   */
  evidence_refs: string[];
  error_code?: string;
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
  retryable: boolean;
  recovery_advice?: string;
  /**
   * @maxItems 20
   */
  hooks?: ToolHookOutcome[];
}
export interface ContextResolvedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "context.resolved";
  value: ContextResolvedFact;
}
/**
 * What the context of this turn was put together from, and what was left out.
 */
export interface ContextResolvedFact {
  /**
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
export interface ContextRef {
  ref: string;
  label?: string;
  version?: string;
}
export interface ContextPolicyFact {
  name: string;
  value: string;
}
export interface ContextOmission {
  what: string;
  /**
   * compacted: told by the summary. unpaired: a result that does not say which call it answers.
   */
  reason: "over_limit" | "compacted" | "unpaired" | "not_found" | "not_supported" | "not_permitted";
  count?: number;
}
export interface ContextMissingFact {
  what: string;
  why: string;
}
export interface ContextCompactionStartedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "context.compaction.started";
  value: ContextCompactionFact;
}
/**
 * A compaction of the context has started. Open approvals, incidents and evidence links are never compacted away.
 */
export interface ContextCompactionFact {
  compaction_id: string;
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
export interface ContextCompactionCompletedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "context.compaction.completed";
  value: ContextCompactedFact;
}
export interface ContextCompactedFact {
  compaction_id: string;
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
  summary_preview: string;
  /**
   * Where the following turns find the summary.
   *
   * @maxItems 50
   */
  continuation_refs: string[];
}
export interface ContextCompactionFailedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "context.compaction.failed";
  value: ContextCompactionFailedFact;
}
export interface ContextCompactionFailedFact {
  compaction_id: string;
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
  error_code: string;
  message: string;
  /**
   * What the run goes on with instead.
   *
   * @maxItems 50
   */
  continuation_refs?: string[];
}
export interface RoutingDecidedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "routing.decided";
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
  requested: RoutingTarget;
  /**
   * @maxItems 8
   */
  requirements: ("tools" | "vision" | "thinking" | "streaming" | "long_context")[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  candidates: RoutingCandidate[];
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
  budget: RoutingBudget;
  rate_limit: RoutingRateLimit;
  reason: string;
}
export interface RoutingTarget {
  provider: string;
  model: string;
}
export interface RoutingCandidate {
  provider: string;
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
export interface RoutingBudget {
  state: "ok" | "low" | "exhausted";
  remaining_tokens?: number;
}
export interface RoutingRateLimit {
  state: "ok" | "limited";
  retry_after_seconds?: number;
}
export interface RoutingFallbackAppliedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "routing.fallback.applied";
  value: RoutingFallbackFact;
}
/**
 * A model failed before its first token and the next one took over.
 */
export interface RoutingFallbackFact {
  stage: "router" | "worker" | "summary";
  from: RoutingTarget;
  to: RoutingTarget;
  /**
   * denied: the provider wants another key, or money. unsupported: it has no such model, or the prompt is too large for it.
   */
  cause: "rate_limited" | "server_error" | "timeout" | "network" | "denied" | "unsupported";
  attempt: number;
  /**
   * What is left to try.
   *
   * @maxItems 20
   */
  fallback_chain: RoutingTarget[];
  rate_limit?: RoutingRateLimit;
  reason: string;
}
export interface RoutingRetryAppliedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "routing.retry.applied";
  value: RoutingRetryFact;
}
/**
 * A model failed before its first token, and the same one is asked again.
 */
export interface RoutingRetryFact {
  stage: "router" | "worker" | "summary";
  target: RoutingTarget;
  cause: "rate_limited" | "server_error" | "timeout" | "network" | "denied" | "unsupported";
  /**
   * The one that failed.
   */
  attempt: number;
  rate_limit?: RoutingRateLimit;
  reason: string;
}
export interface RoutingNotPossibleEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
  name: "routing.not_possible";
  value: RoutingNotPossibleFact;
}
/**
 * No model answers a stage: none may be asked, by key, capability, size or budget, or all that may have failed. The run ends with `error_code`, unless it can do without the stage.
 */
export interface RoutingNotPossibleFact {
  stage: "router" | "worker" | "summary";
  requested: RoutingTarget;
  /**
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
  budget: RoutingBudget;
  rate_limit: RoutingRateLimit;
  /**
   * Requests that were sent and failed.
   */
  attempts: number;
  error_code: string;
  reason: string;
}
/**
 * The thread's messages, in the official AG-UI shape, with the ids and the metadata that were streamed. A message left out is to be dropped. A call that waits for a person, or for the frontend, has no tool message.
 */
export interface MessagesSnapshotEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "MESSAGES_SNAPSHOT";
  /**
   * @maxItems 1000
   */
  messages: SnapshotMessage[];
}
export interface SnapshotUserMessage {
  id: string;
  role: "user";
  content: string | SnapshotPart[];
}
export interface SnapshotTextPart {
  type: "text";
  text: string;
}
export interface SnapshotImagePart {
  type: "image";
  source: SnapshotImageSource;
}
export interface SnapshotImageSource {
  type: "url";
  value: string;
  mimeType?: string;
}
export interface SnapshotAssistantMessage {
  id: string;
  role: "assistant";
  content?: string;
  /**
   * @minItems 1
   * @maxItems 20
   */
  toolCalls?: SnapshotToolCall[];
  metadata?: TextMessageMetadata;
}
export interface SnapshotToolCall {
  id: string;
  type: "function";
  function: SnapshotFunction;
}
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
export interface TextMessageMetadata {
  status: "success" | "partial_success" | "failed";
  /**
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
  label: string;
  message: string;
}
export interface SnapshotToolMessage {
  id: string;
  role: "tool";
  toolCallId: string;
  content: string;
  metadata?: ToolCallResultMetadata;
}
/**
 * The same three values again, because AG-UI 1.0 clients drop fields they do not know, and a mark.
 */
export interface ToolCallResultMetadata {
  ui_schema: UiSchema | null;
  status: "success" | "failure" | "partial";
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
  version: "2.0";
  /**
   * BCP 47 tag; zh-CN and en are produced.
   */
  locale: string;
  status: UiStatus;
  theme: "default" | "light" | "dark";
  meta?: UiMeta;
  root: UiLayoutNode;
}
export interface UiMeta {
  /**
   * The run.
   */
  requestId?: string;
  /**
   * The tool call.
   */
  toolId?: string;
  traceId?: string;
  userId?: string;
}
export interface UiStack {
  id?: string;
  a11y?: UiA11y;
  type: "stack";
  appearance?: "plain" | "card" | "inset" | "banner";
  gap?: UiGap;
  align?: "start" | "center" | "end" | "stretch";
  /**
   * @minItems 1
   * @maxItems 40
   */
  children: UiNode[];
}
export interface UiA11y {
  label?: string;
  hidden?: true;
}
export interface UiRow {
  id?: string;
  a11y?: UiA11y;
  type: "row";
  gap?: UiGap;
  align?: "start" | "center" | "end" | "baseline";
  justify?: "start" | "center" | "end" | "between";
  wrap?: boolean;
  /**
   * @minItems 1
   * @maxItems 12
   */
  children: UiNode[];
}
export interface UiGrid {
  id?: string;
  a11y?: UiA11y;
  type: "grid";
  columns: number;
  gap?: UiGap;
  /**
   * @minItems 1
   * @maxItems 24
   */
  children: UiNode[];
}
export interface UiActions {
  id?: string;
  a11y?: UiA11y;
  type: "actions";
  layout?: "inline" | "stacked";
  /**
   * @minItems 1
   * @maxItems 5
   */
  children: UiButton[];
}
export interface UiButton {
  id?: string;
  a11y?: UiA11y;
  type: "button";
  label: string;
  style?: UiButtonStyle;
  icon?: UiIconName;
  disabled?: boolean;
  action: UiAction;
}
export interface UiNavigate {
  type: "navigate";
  target: UiNavigateTarget;
}
export interface UiNavigateTarget {
  kind: "event" | "day" | "contact" | "memory";
  id?: string;
  date?: string;
}
export interface UiOpenUrl {
  type: "open_url";
  url: UiUrl;
}
export interface UiCopy {
  type: "copy";
  text: string;
}
/**
 * Never holds tainted text, because tapping makes it the user's own words.
 */
export interface UiSendMessage {
  type: "send_message";
  text: string;
}
/**
 * Runs one frozen call; the id is opaque and the call stays on the server.
 */
export interface UiInvoke {
  type: "invoke";
  actionId: string;
  tool: string;
  confirm?: UiConfirm;
}
/**
 * A question the client asks before it acts.
 */
export interface UiConfirm {
  title: string;
  message?: string;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
}
/**
 * Answers a waiting approval.
 */
export interface UiDecide {
  type: "decide";
  approvalId: string;
  decision: "approve" | "deny";
  /**
   * What may be changed while approving: a client that can ask for it sends what differs as `editedArgs`.
   *
   * @minItems 1
   * @maxItems 20
   */
  fields?: UiField[];
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
  label: string;
  input: UiFieldInput;
  value?: unknown;
  required?: boolean;
  /**
   * @minItems 1
   * @maxItems 20
   */
  options?: UiOption[];
  maxLength?: number;
}
export interface UiOption {
  value: string;
  label: string;
}
/**
 * Answers a question with what is filled in.
 */
export interface UiAnswer {
  type: "answer";
  questionId: QuestionId;
  /**
   * @minItems 1
   * @maxItems 6
   */
  fields: UiField[];
}
/**
 * Leaves a question without an answer, and lets the worker go on.
 */
export interface UiSkip {
  type: "skip";
  questionId: QuestionId;
}
export interface UiDisclosure {
  id?: string;
  a11y?: UiA11y;
  type: "disclosure";
  summary: string;
  open?: boolean;
  /**
   * @minItems 1
   * @maxItems 40
   */
  children: UiNode[];
}
export interface UiText {
  id?: string;
  a11y?: UiA11y;
  type: "text";
  content: string;
  role?: "title" | "subtitle" | "body" | "caption" | "label";
  tone?: UiTone;
  maxLines?: number;
  /**
   * Written by someone else; shown as quoted content.
   */
  tainted?: true;
}
export interface UiBadge {
  id?: string;
  a11y?: UiA11y;
  type: "badge";
  label: string;
  status: UiStatus;
}
export interface UiIcon {
  id?: string;
  a11y?: UiA11y;
  type: "icon";
  name: UiIconName;
  tone?: UiTone;
}
export interface UiAvatar {
  id?: string;
  a11y?: UiA11y;
  type: "avatar";
  name: string;
  url?: UiUrl;
}
export interface UiImage {
  id?: string;
  a11y?: UiA11y;
  type: "image";
  url: UiUrl;
  alt: string;
  size?: "sm" | "md" | "lg" | "full";
  fit?: "cover" | "contain";
}
export interface UiTime {
  id?: string;
  a11y?: UiA11y;
  type: "time";
  /**
   * RFC 3339.
   */
  value: string;
  end?: string;
  /**
   * IANA name.
   */
  timezone: string;
  allDay?: boolean;
  /**
   * The finished text to show.
   */
  text: string;
}
export interface UiKeyValue {
  id?: string;
  a11y?: UiA11y;
  type: "key_value";
  /**
   * @minItems 1
   * @maxItems 20
   */
  items: UiKeyValueItem[];
}
export interface UiKeyValueItem {
  label: string;
  value: string;
  tone?: UiTone;
  icon?: UiIconName;
  tainted?: true;
  action?: UiAction;
}
export interface UiList {
  id?: string;
  a11y?: UiA11y;
  type: "list";
  style?: "plain" | "bullet" | "number";
  /**
   * @minItems 1
   * @maxItems 50
   */
  items: UiListItem[];
  moreText?: string;
}
export interface UiListItem {
  id?: string;
  title: string;
  subtitle?: string;
  caption?: string;
  icon?: UiIconName;
  avatar?: UiItemAvatar;
  badge?: UiItemBadge;
  tainted?: true;
  action?: UiAction;
}
export interface UiItemAvatar {
  name: string;
  url?: UiUrl;
}
export interface UiItemBadge {
  label: string;
  status: UiStatus;
}
export interface UiDivider {
  id?: string;
  a11y?: UiA11y;
  type: "divider";
}
export interface UiLink {
  id?: string;
  a11y?: UiA11y;
  type: "link";
  label: string;
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
  module?: string;
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
  retry_after_seconds?: number;
}
/**
 * Last event of a run that failed or was cancelled.
 */
export interface RunErrorEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
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
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "RUN_FINISHED";
  outcome: RunSuccessOutcome | RunInterruptOutcome;
}
export interface RunSuccessOutcome {
  type: "success";
}
export interface RunInterruptOutcome {
  type: "interrupt";
  /**
   * @minItems 1
   * @maxItems 5
   */
  interrupts: RunInterrupt[];
}
export interface RunInterrupt {
  /**
   * The approval or the question; `resume[].interruptId` names it.
   */
  id: string;
  /**
   * A call waits for a yes or no; or the worker has asked something.
   */
  reason: "tool_call" | "input_required";
  toolCallId?: string;
  message: string;
  /**
   * What `resume[].payload` must look like.
   */
  responseSchema: {};
  expiresAt: DateTimeOffset;
  metadata?: RunInterruptMetadata;
}
export interface RunInterruptMetadata {
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
  input: UiFieldInput;
  schema: {};
  value?: unknown;
}
/**
 * First event of a run, exactly once, also after a recovery.
 */
export interface RunStartedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "RUN_STARTED";
  /**
   * AG-UI protocol version.
   */
  protocolVersion: "1.0";
  parentRunId?: RunId;
}
/**
 * The client state of the run, as the client sent it. Never interpreted.
 */
export interface StateSnapshotEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "STATE_SNAPSHOT";
  snapshot: unknown;
}
/**
 * The stage that was started last has ended.
 */
export interface StepFinishedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "STEP_FINISHED";
  stepName: "router" | "worker";
}
/**
 * A stage begins. Router comes before worker; a run continued by a button or a decision has no router.
 */
export interface StepStartedEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "STEP_STARTED";
  stepName: "router" | "worker";
}
/**
 * A piece of the answer. All pieces of a message, joined, equal its `answer`. Sent only where deltas are asked for.
 */
export interface TextMessageContentEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "TEXT_MESSAGE_CONTENT";
  messageId: string;
  delta: string;
}
/**
 * The whole answer of the worker. Carries a usage summary of exactly seven fields; prompt and completion counts, prices, timings and model names stay inside the server.
 */
export interface TextMessageEndEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "TEXT_MESSAGE_END";
  messageId: string;
  role: "assistant";
  stage: "worker";
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
  metadata: TextMessageMetadata;
  totalTokens: TokenCount;
  cachedPromptTokens: TokenCount;
  promptCacheHitTokens: TokenCount;
  promptCacheMissTokens: TokenCount;
  reasoningTokens: TokenCount;
  costSource: CostSource;
  /**
   * Whether every model call reported its usage.
   */
  usageComplete: boolean;
}
export interface WorkerFailure {
  code: "MAX_ITERS_REACHED" | "TOOLS_FAILED" | "UNSUPPORTED_TASK" | "MODEL_OUTPUT_INVALID";
  message: string;
}
/**
 * An answer begins. Views without deltas send it right before TEXT_MESSAGE_END, without an SSE id.
 */
export interface TextMessageStartEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "TEXT_MESSAGE_START";
  messageId: string;
  role: "assistant";
}
/**
 * The arguments of the call, whole, in one event.
 */
export interface ToolCallArgsEvent {
  threadId: ThreadId;
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
  stage: "worker";
  type: "TOOL_CALL_ARGS";
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
  threadId: ThreadId;
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
  stage: "worker";
  type: "TOOL_CALL_END";
}
/**
 * The answer of one call. `result` holds facts only and does not repeat the input. A call that waited gets its final result in the run that the decision started, with the same tool_call_id; clients replace the card.
 */
export interface ToolCallResultEvent {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "TOOL_CALL_RESULT";
  /**
   * The tool message, an id of its own.
   */
  messageId: string;
  role: "tool";
  stage: "worker";
  tool_name: "project_cli";
  tool_call_id: string;
  /**
   * Equals tool_call_id, for AG-UI clients.
   */
  toolCallId: string;
  tool_call_args: ToolEnvelope;
  status: "success" | "failure" | "partial";
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
  metadata: ToolCallResultMetadata;
}
/**
 * Canonical result. The tool message's content is exactly its compact JSON, except on failure.
 */
export interface ToolCallResult {
  module: string;
  method: string;
  /**
   * The method's data, or {approval} while a decision is pending, or {} on failure.
   */
  data: {};
  /**
   * @minItems 1
   * @maxItems 8
   */
  warnings?: ToolWarning[];
}
/**
 * The model made a tool call.
 */
export interface ToolCallStartEvent {
  threadId: ThreadId;
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
  stage: "worker";
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
  id: string;
  role: "user" | "assistant" | "system" | "tool" | "developer" | "reasoning" | "activity";
  content?: string | AgUiContentPart[] | {} | null;
}
export interface AgUiResume {
  interruptId: string;
  status: "resolved" | "cancelled";
  payload?: unknown;
}
/**
 * The official AG-UI RunAgentInput as stock clients send it: the whole history each turn, nulls, empty
 * forwardedProps. The last user message is the input; the server's own store is the truth for the rest. The schema
 * takes camelCase; snake_case spellings of the same fields are accepted and renamed before it is applied.
 *
 */
export interface AgUiRunInput {
  threadId: ThreadId;
  runId: RunId;
  parentRunId?: string | null;
  protocolVersion?: string | null;
  state?: unknown;
  /**
   * Without a user message nothing is started: the run of that name is joined, or where there is none, the thread is told. With `resume` they are not read. A user's message at the end that the thread has is answered once more; a new one behind messages that the thread has gone on from makes a branch there.
   *
   * @maxItems 5000
   */
  messages: AgUiMessage[];
  /**
   * @maxItems 200
   */
  tools?: AgUiTool[] | null;
  /**
   * @maxItems 200
   */
  context?: AgUiContext[] | null;
  forwardedProps?: unknown;
  /**
   * @maxItems 1
   */
  resume?: AgUiResume[] | null;
}
export interface AgUiTool {
  name: string;
  description?: string | null;
  parameters?: unknown;
}
/**
 * Goes back to an earlier run of the thread: `run_id` names it, or `message_id` one of its messages, as AG-UI clients know them. regenerate: answers its message once more; the message that is sent along is not read. edit: the message that is sent along stands in the place of its message. continue: goes on with an answer that was stopped or broke off; the message that is sent along is not read. The thread keeps all versions and shows the newest.
 */
export interface Again {
  how: "regenerate" | "edit" | "continue";
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
  "zh-CN": string;
  en: string;
}
/**
 * In every language of the server.
 */
export interface AgentDescription {
  "zh-CN": string;
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
  count: number;
  /**
   * Age of the oldest message, in local days of the owner.
   */
  window: "day" | "week" | "month" | "all";
}
export interface AgentEntry {
  agent_type: PublicAgentType;
  title: AgentTitle;
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
   * @maxItems 50
   */
  agents: AgentEntry[];
}
/**
 * An event of whole days.
 */
export interface AllDayDraft {
  title: string;
  all_day: true;
  start_date: LocalDate;
  end_date?: LocalDate;
  event_timezone: IanaTimezone;
  location?: string;
  notes?: string;
  meeting_url?: HttpsUrl;
  reminders?: Reminders;
  show_as?: "busy" | "free";
  event_status?: "confirmed" | "tentative";
  recurrence?: Recurrence;
}
/**
 * repeats until `until` (inclusive) or `count` times, never both
 */
export interface Recurrence {
  freq: "daily" | "weekly" | "monthly" | "yearly";
  interval?: number;
  /**
   * @minItems 1
   * @maxItems 7
   */
  by_weekday?: RecurrenceDay[];
  count?: number;
  until?: LocalDate;
}
/**
 * Values by the names of the fields.
 */
export interface FormAnswer {}
export interface ApprovalDecision {
  decision: "approve" | "deny";
  /**
   * Kept with the decision; not shown to the model.
   */
  note?: string;
  editedArgs?: EditedArgs;
}
/**
 * Changes to a call that waits, in the shape of the method's `input`: what is left out stays, null takes out a field that need not be there. Only fields that the approval lists as `editable` may differ. The whole call `{module, method, input}` is taken, too.
 */
export interface EditedArgs {}
/**
 * A frozen call that waits for, or has got, a human decision.
 */
export interface ApprovalItem {
  id: string;
  state: "pending" | "approved" | "denied" | "expired";
  /**
   * @minItems 1
   * @maxItems 8
   */
  reasons: ApprovalReason[];
  expiresAt: DateTimeOffset;
  /**
   * What would happen, in one sentence.
   */
  summary?: string;
  kind: "approval";
  threadId: ThreadId;
  runId: RunId;
  toolCallId: ToolCallId;
  runtime_mode: "chat" | "automation";
  call: FrozenCall;
  ui_schema: UiSchema | null;
  /**
   * What may be changed while approving; of a pending approval.
   *
   * @minItems 1
   * @maxItems 20
   */
  editable?: EditableField[];
  shownCall?: FrozenCall;
  /**
   * What `decidedBy` has changed at `decidedAt`.
   *
   * @minItems 1
   * @maxItems 20
   */
  edits?: ApprovalEdit[];
  requestedAt: DateTimeOffset;
  decidedAt?: DateTimeOffset;
  decidedBy?: string;
  continuationRunId?: RunId;
}
export interface FrozenCall {
  module: string;
  method: string;
  input: {};
}
/**
 * What waits for the caller, newest first. Counts cover the whole queue, not only this page or filter.
 */
export interface ApprovalQueue {
  /**
   * @maxItems 100
   */
  items: ApprovalQueueItem[];
  counts: {
    pendingApprovals: number;
    openReviews: number;
    openQuestions: number;
  };
  nextCursor?: Cursor;
}
/**
 * A review as it stands in the queue.
 */
export interface ReviewItem {
  id: string;
  state: "open" | "resolved";
  /**
   * @minItems 1
   * @maxItems 7
   */
  reasons: (
    "low_confidence" | "status_lowered" | "degraded_result" | "round_limit" | "repeated_failure" | "many_redactions" | "tainted_write"
  )[];
  threadId: ThreadId;
  runId: RunId;
  claimedStatus?: "success" | "partial_success" | "failed";
  finalStatus: "success" | "partial_success" | "failed";
  answer: string;
  createdAt: DateTimeOffset;
  resolution?: "confirmed" | "corrected" | "dismissed";
  note?: string;
  resolvedAt?: DateTimeOffset;
  resolvedBy?: string;
  kind: "review";
}
/**
 * A question of the worker. `closed` is one that the user did not answer, but wrote on.
 */
export interface QuestionItem {
  kind: "question";
  id: QuestionId;
  state: "pending" | "answered" | "skipped" | "closed" | "expired";
  text: string;
  /**
   * @minItems 1
   * @maxItems 6
   */
  fields: UiField[];
  expiresAt: DateTimeOffset;
  threadId: ThreadId;
  runId: RunId;
  runtime_mode: "chat" | "automation";
  ui_schema: UiSchema | null;
  requestedAt: DateTimeOffset;
  answer?: FormAnswer;
  answeredAt?: DateTimeOffset;
  answeredBy?: string;
  continuationRunId?: RunId;
}
export interface AssistantMessage {
  id: MessageId;
  role: "assistant";
  content?: string | null;
  name?: string | null;
  /**
   * @maxItems 50
   */
  toolCalls?: MessageToolCall[];
  encryptedValue?: string | null;
}
export interface MessageToolCall {
  id: ToolCallId;
  type: "function";
  function: {
    name: string;
    arguments: string;
  };
  encryptedValue?: string | null;
}
export interface Attachment {
  id: AttachmentId;
  mimeType: ImageMimeType;
  size: number;
  width?: number;
  height?: number;
  filename?: string;
  url: SignedUrl;
  expiresAt: DateTimeOffset;
}
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
  context: {
    context_messages: ContextMessages;
  };
}
export interface AutomationFiring {
  fired_at: DateTimeOffset;
  threadId: ThreadId;
  runId: RunId;
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
  id: AutomationJobId;
  name: string;
  prompt: string;
  schedule: AutomationSchedule;
  agent_type: AgentType;
  config: AutomationConfig;
  enabled: boolean;
  /**
   * off: disabled by its owner, or done. scheduled: waits for its time. running: a run of it is under way. waiting: its last run asks for
   * a decision, and it does not fire again before that. parked: see parked.
   *
   */
  state: "off" | "scheduled" | "running" | "waiting" | "parked";
  parked: AutomationParked | null;
  threadId: ThreadId;
  created_at: DateTimeOffset;
  updated_at: DateTimeOffset;
  next_run_at: DateTimeOffset | null;
  last_run: AutomationFiring | null;
}
/**
 * Local time of the zone. Where the hour is named, each reading of the clock fires once: the first time when clocks go back, and moved
 * by the gap, on the same date, when clocks skip it. Where the hour begins with `*`, the job goes on by real time.
 *
 */
export interface CronSchedule {
  type: "cron";
  /**
   * Five fields: minute, hour, day of month, month, day of week.
   */
  expression: string;
  timezone: IanaTimezone;
}
export interface IntervalSchedule {
  type: "interval";
  every_minutes: number;
  start_at?: DateTimeOffset;
}
/**
 * One instant; the job is disabled after it.
 */
export interface OnceSchedule {
  type: "once";
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
   *
   */
  reason: "failures" | "budget" | "firings" | "missed";
  message: string;
  since: DateTimeOffset;
  /**
   * When it is tried again; null: not before somebody changes the job.
   */
  until: DateTimeOffset | null;
}
export interface AutomationJobCreate {
  name: string;
  prompt: string;
  schedule: AutomationSchedule;
  agent_type?: AgentType;
  config: AutomationConfig;
  enabled?: boolean;
}
export interface AutomationJobList {
  /**
   * @maxItems 100
   */
  items: AutomationJob[];
  nextCursor?: Cursor;
}
/**
 * At least one field; absent fields stay as they are.
 */
export interface AutomationJobUpdate {
  name?: string;
  prompt?: string;
  schedule?: AutomationSchedule;
  agent_type?: AgentType;
  config?: AutomationConfig;
  enabled?: boolean;
}
export interface AutomationPreview {
  /**
   * The next firings after now, with the zone's offset; fewer when the schedule ends, none when it lies in the past.
   *
   * @maxItems 5
   */
  firings: DateTimeOffset[];
}
export interface AutomationPreviewRequest {
  schedule: AutomationSchedule;
}
/**
 * An uploaded image. Inline `data` is refused; the address must come from the attachments endpoint and still be valid.
 */
export interface BinaryContentBlock {
  type: "binary";
  mimeType: ImageMimeType;
  id?: string;
  url: SignedUrl;
  filename?: string;
}
export interface ReplyToInvite {
  invite_id: InviteId;
  /**
   * sent to the organizer; a person must approve it first
   */
  comment?: string;
  event_timezone?: IanaTimezone;
}
export interface ReplyToEvent {
  event_id: CalendarEventId;
  /**
   * sent to the organizer; a person must approve it first
   */
  comment?: string;
  event_timezone?: IanaTimezone;
}
export interface CalendarAcceptInviteOutput {
  id: CalendarEventId;
  title: string;
  startAt?: DateTimeOffset;
  endAt?: DateTimeOffset;
  assumedEndAt?: DateTimeOffset;
  allDay?: boolean;
  startDate?: LocalDate;
  endDate?: LocalDate;
  eventTimezone?: IanaTimezone;
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  participation?: Participation;
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  participantCount?: number;
  recurring?: boolean;
  occurrenceStartAt?: DateTimeOffset;
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  outcome: "accepted" | "already_accepted";
  conflicts?: EventConflicts;
}
export interface EventSummary {
  id: CalendarEventId;
  title: string;
  startAt?: DateTimeOffset;
  endAt?: DateTimeOffset;
  assumedEndAt?: DateTimeOffset;
  allDay?: boolean;
  startDate?: LocalDate;
  endDate?: LocalDate;
  eventTimezone?: IanaTimezone;
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  participation?: Participation;
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  participantCount?: number;
  recurring?: boolean;
  occurrenceStartAt?: DateTimeOffset;
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
  status: "ok" | "degraded" | "empty";
  data: CalendarAcceptInviteOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
/**
 * Facts about how a call ran. For logs and policy; never shown to a user or a model.
 */
export interface ToolMeta {
  duration_ms?: number;
  /**
   * External provider that was called.
   */
  provider?: string;
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
  title: string;
  start_at: DateTimeOffset;
  end_at?: DateTimeOffset;
  duration_minutes?: number;
  event_timezone: IanaTimezone;
  all_day?: false;
  location?: string;
  notes?: string;
  meeting_url?: HttpsUrl;
  reminders?: Reminders;
  show_as?: "busy" | "free";
  event_status?: "confirmed" | "tentative";
  recurrence?: Recurrence;
}
export interface DraftBatch {
  /**
   * 1 to 20 events of the other two forms; each stands for itself
   *
   * @minItems 1
   * @maxItems 20
   */
  items: (TimedDraft | AllDayDraft)[];
}
export interface CreatedEvent {
  id: CalendarEventId;
  title: string;
  startAt?: DateTimeOffset;
  endAt?: DateTimeOffset;
  assumedEndAt?: DateTimeOffset;
  allDay?: boolean;
  startDate?: LocalDate;
  endDate?: LocalDate;
  eventTimezone?: IanaTimezone;
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  participation?: Participation;
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  participantCount?: number;
  recurring?: boolean;
  occurrenceStartAt?: DateTimeOffset;
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  notes?: string;
  meetingUrl?: HttpsUrl;
  reminders?: Reminders;
  showAs?: "busy" | "free";
  recurrence?: Recurrence;
  organizer?: Participant;
  /**
   * @minItems 0
   * @maxItems 200
   */
  participants?: Participant[];
  createdAt?: DateTimeOffset;
  updatedAt?: DateTimeOffset;
  outcome: "created";
  conflicts?: EventConflicts;
}
export interface Participant {
  name: string;
  contactId?: ContactId;
  role?: "organizer" | "attendee";
  participation?: Participation;
}
export interface CreatedBatch {
  count: number;
  succeeded: number;
  failed: number;
  /**
   * @minItems 1
   * @maxItems 20
   */
  items: CreatedItem[];
}
export interface CreatedItem {
  id?: CalendarEventId;
  title?: string;
  startAt?: DateTimeOffset;
  endAt?: DateTimeOffset;
  assumedEndAt?: DateTimeOffset;
  allDay?: boolean;
  startDate?: LocalDate;
  endDate?: LocalDate;
  eventTimezone?: IanaTimezone;
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  participation?: Participation;
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  participantCount?: number;
  recurring?: boolean;
  occurrenceStartAt?: DateTimeOffset;
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
  error?: ToolError;
  outcome: "created" | "failed";
}
/**
 * ToolResult of calendar.create.
 */
export interface CalendarCreateResult {
  status: "ok" | "degraded" | "empty";
  data: CalendarCreateOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
export interface EventDeletion {
  event_id: CalendarEventId;
  occurrence_start_at?: DateTimeOffset;
  scope?: RecurrenceScope;
  if_version?: Version;
  event_timezone?: IanaTimezone;
}
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
  event_timezone?: IanaTimezone;
}
/**
 * The version of an event as it was read. One that has changed since is refused.
 */
export interface EventVersion {
  event_id: CalendarEventId;
  version: Version;
}
export interface DeletedEvent {
  id: CalendarEventId;
  title?: string;
  startAt?: DateTimeOffset;
  endAt?: DateTimeOffset;
  assumedEndAt?: DateTimeOffset;
  allDay?: boolean;
  startDate?: LocalDate;
  endDate?: LocalDate;
  eventTimezone?: IanaTimezone;
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  participation?: Participation;
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  participantCount?: number;
  recurring?: boolean;
  occurrenceStartAt?: DateTimeOffset;
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  outcome: "deleted" | "already_deleted";
  restorableUntil?: DateTimeOffset;
}
export interface DeletedBatch {
  count: number;
  succeeded: number;
  failed: number;
  /**
   * @minItems 1
   * @maxItems 20
   */
  items: DeletedItem[];
}
export interface DeletedItem {
  id?: CalendarEventId;
  title?: string;
  startAt?: DateTimeOffset;
  endAt?: DateTimeOffset;
  assumedEndAt?: DateTimeOffset;
  allDay?: boolean;
  startDate?: LocalDate;
  endDate?: LocalDate;
  eventTimezone?: IanaTimezone;
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  participation?: Participation;
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  participantCount?: number;
  recurring?: boolean;
  occurrenceStartAt?: DateTimeOffset;
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
  error?: ToolError;
  outcome: "deleted" | "already_deleted" | "failed";
}
/**
 * ToolResult of calendar.delete.
 */
export interface CalendarDeleteResult {
  status: "ok" | "degraded" | "empty";
  data: CalendarDeleteOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
export interface CalendarFindFreeInput {
  start_at: DateTimeOffset;
  end_at: DateTimeOffset;
  duration_minutes: number;
  event_timezone?: IanaTimezone;
  earliest?: ClockTime;
  latest?: ClockTime;
  limit?: number;
}
export interface CalendarFindFreeOutput {
  /**
   * @minItems 0
   * @maxItems 20
   */
  items: FreeSlot[];
  count: number;
  /**
   * how long events without an end were taken to last; absent when there was none
   */
  assumedMinutes?: number;
}
export interface FreeSlot {
  startAt: DateTimeOffset;
  endAt: DateTimeOffset;
}
/**
 * ToolResult of calendar.find_free.
 */
export interface CalendarFindFreeResult {
  status: "ok" | "degraded" | "empty";
  data: CalendarFindFreeOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
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
export interface DayQuery {
  mode: "day";
  date: LocalDate;
  event_timezone?: IanaTimezone;
  /**
   * matches title, place and participant names
   */
  query?: string;
  participation?: Participation;
  include_cancelled?: boolean;
  limit?: number;
  /**
   * nextCursor of the page before
   */
  cursor?: string;
}
export interface RangeQuery {
  mode: "range";
  start_at: DateTimeOffset;
  end_at: DateTimeOffset;
  event_timezone?: IanaTimezone;
  /**
   * matches title, place and participant names
   */
  query?: string;
  participation?: Participation;
  include_cancelled?: boolean;
  limit?: number;
  /**
   * nextCursor of the page before
   */
  cursor?: string;
}
export interface EventQuery {
  mode: "event";
  event_id: CalendarEventId;
  occurrence_start_at?: DateTimeOffset;
  event_timezone?: IanaTimezone;
}
export interface EventList {
  /**
   * @minItems 0
   * @maxItems 200
   */
  items: EventSummary[];
  count: number;
  total?: number;
  nextCursor?: string;
  range?: EventRange;
}
export interface EventRange {
  startAt?: DateTimeOffset;
  endAt?: DateTimeOffset;
  timezone?: IanaTimezone;
}
export interface EventDetail {
  id: CalendarEventId;
  title: string;
  startAt?: DateTimeOffset;
  endAt?: DateTimeOffset;
  assumedEndAt?: DateTimeOffset;
  allDay?: boolean;
  startDate?: LocalDate;
  endDate?: LocalDate;
  eventTimezone?: IanaTimezone;
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  participation?: Participation;
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  participantCount?: number;
  recurring?: boolean;
  occurrenceStartAt?: DateTimeOffset;
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  notes?: string;
  meetingUrl?: HttpsUrl;
  reminders?: Reminders;
  showAs?: "busy" | "free";
  recurrence?: Recurrence;
  organizer?: Participant;
  /**
   * @minItems 0
   * @maxItems 200
   */
  participants?: Participant[];
  createdAt?: DateTimeOffset;
  updatedAt?: DateTimeOffset;
}
/**
 * ToolResult of calendar.read.
 */
export interface CalendarReadResult {
  status: "ok" | "degraded" | "empty";
  data: CalendarReadOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
export interface CalendarRejectInviteOutput {
  id: CalendarEventId;
  title: string;
  startAt?: DateTimeOffset;
  endAt?: DateTimeOffset;
  assumedEndAt?: DateTimeOffset;
  allDay?: boolean;
  startDate?: LocalDate;
  endDate?: LocalDate;
  eventTimezone?: IanaTimezone;
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  participation?: Participation;
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  participantCount?: number;
  recurring?: boolean;
  occurrenceStartAt?: DateTimeOffset;
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  outcome: "declined" | "already_declined";
}
/**
 * ToolResult of calendar.reject_invite.
 */
export interface CalendarRejectInviteResult {
  status: "ok" | "degraded" | "empty";
  data: CalendarRejectInviteOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
export interface CalendarRestoreInput {
  event_id: CalendarEventId;
  occurrence_start_at?: DateTimeOffset;
}
export interface CalendarRestoreOutput {
  id: CalendarEventId;
  title?: string;
  startAt?: DateTimeOffset;
  endAt?: DateTimeOffset;
  assumedEndAt?: DateTimeOffset;
  allDay?: boolean;
  startDate?: LocalDate;
  endDate?: LocalDate;
  eventTimezone?: IanaTimezone;
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  participation?: Participation;
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  participantCount?: number;
  recurring?: boolean;
  occurrenceStartAt?: DateTimeOffset;
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  outcome: "restored" | "not_deleted";
}
/**
 * ToolResult of calendar.restore.
 */
export interface CalendarRestoreResult {
  status: "ok" | "degraded" | "empty";
  data: CalendarRestoreOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
export interface CalendarShareInput {
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
  event_timezone?: IanaTimezone;
}
export interface ParticipantByContact {
  contact_id: ContactId;
}
export interface ParticipantByEmail {
  email: string;
  name?: string;
}
export interface ParticipantByPhone {
  phone: string;
  name?: string;
}
export interface CalendarShareOutput {
  id: CalendarEventId;
  title?: string;
  startAt?: DateTimeOffset;
  /**
   * @minItems 1
   * @maxItems 20
   */
  invites: InviteOutcome[];
  count: number;
  invited: number;
  failed: number;
  version?: Version;
}
export interface InviteOutcome {
  name: string;
  contactId?: ContactId;
  inviteId?: InviteId;
  outcome: "invited" | "already_invited" | "failed";
  /**
   * no user here: told by mail, and answers by mail, not in the app
   */
  byMail?: boolean;
  error?: ToolError;
}
/**
 * ToolResult of calendar.share.
 */
export interface CalendarShareResult {
  status: "ok" | "degraded" | "empty";
  data: CalendarShareOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
export interface CalendarUninviteInput {
  event_id: CalendarEventId;
  /**
   * each exactly one of {contact_id}, {email}, {phone}; contact_id stands with the participants of calendar.read, mode event
   *
   * @minItems 1
   * @maxItems 20
   */
  participants: ParticipantRef[];
  event_timezone?: IanaTimezone;
}
export interface CalendarUninviteOutput {
  id: CalendarEventId;
  title?: string;
  startAt?: DateTimeOffset;
  /**
   * @minItems 1
   * @maxItems 20
   */
  guests: UninviteOutcome[];
  count: number;
  removed: number;
  version?: Version;
}
export interface UninviteOutcome {
  name: string;
  contactId?: ContactId;
  outcome: "removed" | "not_invited" | "failed";
  error?: ToolError;
}
/**
 * ToolResult of calendar.uninvite.
 */
export interface CalendarUninviteResult {
  status: "ok" | "degraded" | "empty";
  data: CalendarUninviteOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
export interface EventUpdate {
  event_id: CalendarEventId;
  event_timezone: IanaTimezone;
  patch: EventPatch;
  occurrence_start_at?: DateTimeOffset;
  scope?: RecurrenceScope;
  if_version?: Version;
}
/**
 * Fields to change. Absent keeps, null clears.
 */
export interface EventPatch {
  title?: string;
  start_at?: DateTimeOffset;
  end_at?: DateTimeOffset | null;
  all_day?: boolean;
  start_date?: LocalDate;
  end_date?: LocalDate;
  location?: string | null;
  notes?: string | null;
  meeting_url?: HttpsUrl | null;
  reminders?: Reminders | null;
  show_as?: "busy" | "free";
  event_status?: "confirmed" | "tentative";
  recurrence?: Recurrence | null;
}
export interface EventUpdateBatch {
  event_timezone: IanaTimezone;
  /**
   * each stands for itself
   *
   * @minItems 1
   * @maxItems 20
   */
  items: EventUpdateItem[];
}
export interface EventUpdateItem {
  event_id: CalendarEventId;
  patch: EventPatch;
  occurrence_start_at?: DateTimeOffset;
  scope?: RecurrenceScope;
  if_version?: Version;
}
export interface UpdatedEvent {
  id: CalendarEventId;
  title: string;
  startAt?: DateTimeOffset;
  endAt?: DateTimeOffset;
  assumedEndAt?: DateTimeOffset;
  allDay?: boolean;
  startDate?: LocalDate;
  endDate?: LocalDate;
  eventTimezone?: IanaTimezone;
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  participation?: Participation;
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  participantCount?: number;
  recurring?: boolean;
  occurrenceStartAt?: DateTimeOffset;
  version?: Version;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * the user's own, but written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  notes?: string;
  meetingUrl?: HttpsUrl;
  reminders?: Reminders;
  showAs?: "busy" | "free";
  recurrence?: Recurrence;
  organizer?: Participant;
  /**
   * @minItems 0
   * @maxItems 200
   */
  participants?: Participant[];
  createdAt?: DateTimeOffset;
  updatedAt?: DateTimeOffset;
  outcome: "updated" | "unchanged";
  changes?: EventChanges;
  conflicts?: EventConflicts;
}
export interface EventChange {
  field: string;
  from?: unknown;
  to?: unknown;
}
export interface UpdatedBatch {
  count: number;
  succeeded: number;
  failed: number;
  /**
   * @minItems 1
   * @maxItems 20
   */
  items: UpdatedItem[];
}
export interface UpdatedItem {
  id?: CalendarEventId;
  title?: string;
  startAt?: DateTimeOffset;
  endAt?: DateTimeOffset;
  assumedEndAt?: DateTimeOffset;
  allDay?: boolean;
  startDate?: LocalDate;
  endDate?: LocalDate;
  eventTimezone?: IanaTimezone;
  location?: string;
  /**
   * when it is not confirmed
   */
  eventStatus?: "confirmed" | "tentative" | "cancelled";
  participation?: Participation;
  inviteId?: InviteId;
  /**
   * the organizer has changed it since the user answered; only when the user is a guest
   */
  changed?: boolean;
  participantCount?: number;
  recurring?: boolean;
  occurrenceStartAt?: DateTimeOffset;
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
  error?: ToolError;
  outcome: "updated" | "unchanged" | "failed";
  changes?: EventChanges;
}
/**
 * ToolResult of calendar.update.
 */
export interface CalendarUpdateResult {
  status: "ok" | "degraded" | "empty";
  data: CalendarUpdateOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
/**
 * The clock of the device. The instant and the epoch are never compared with each other.
 */
export interface ClientTime {
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
export interface CommunicationStyle {
  tone?: ("concise" | "balanced" | "detailed") | null;
  formality?: ("casual" | "neutral" | "formal") | null;
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
  id: ContactId;
  name: string;
  email?: string;
  phone?: string;
  company?: string;
  jobTitle?: string;
  relation?: string;
  avatarUrl?: HttpsUrl;
  note?: string;
  /**
   * written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  /**
   * can receive invites in the app
   */
  isUser: boolean;
  version?: Version;
}
export interface ContactList {
  /**
   * @minItems 0
   * @maxItems 100
   */
  items: ContactSummary[];
  count: number;
  total?: number;
  nextCursor?: string;
}
/**
 * A person the user knows. Mail and phone are masked; work with the id.
 */
export interface ContactSummary {
  id: ContactId;
  name: string;
  company?: string;
  jobTitle?: string;
  relation?: string;
  emailMasked?: string;
  phoneMasked?: string;
  avatarUrl?: HttpsUrl;
  /**
   * can receive invites in the app
   */
  isUser?: boolean;
  note?: string;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  version: Version;
}
export interface ContactListQuery {
  mode: "list";
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
   * @minItems 0
   * @maxItems 100
   */
  items: Contact[];
  total: number;
  nextCursor?: Cursor;
}
/**
 * What is absent stays as it is, null clears it.
 */
export interface ContactPatch {
  name?: string;
  email?: string | null;
  phone?: string | null;
  company?: string | null;
  job_title?: string | null;
  relation?: string | null;
  note?: string | null;
}
export interface ContactQuery {
  mode: "contact";
  contact_id: ContactId;
}
export interface ContactSearchQuery {
  mode: "search";
  /**
   * name, pinyin or its initials, company or job title, a whole mail address or phone number, or its last four digits
   */
  query: string;
  limit?: number;
  /**
   * nextCursor of the page before
   */
  cursor?: string;
}
export interface ContactsCreateInput {
  name: string;
  email?: string;
  phone?: string;
  company?: string;
  job_title?: string;
  note?: string;
}
export interface ContactsCreateOutput {
  id: ContactId;
  name: string;
  company?: string;
  jobTitle?: string;
  relation?: string;
  emailMasked?: string;
  phoneMasked?: string;
  avatarUrl?: HttpsUrl;
  /**
   * can receive invites in the app
   */
  isUser?: boolean;
  note?: string;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  version?: Version;
  outcome: "created" | "existing" | "merged";
}
/**
 * ToolResult of contacts.create.
 */
export interface ContactsCreateResult {
  status: "ok" | "degraded" | "empty";
  data: ContactsCreateOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
export interface ContactsDeleteInput {
  contact_id: ContactId;
  if_version?: Version;
}
export interface ContactsDeleteOutput {
  id: ContactId;
  name: string;
  company?: string;
  jobTitle?: string;
  relation?: string;
  emailMasked?: string;
  phoneMasked?: string;
  avatarUrl?: HttpsUrl;
  /**
   * can receive invites in the app
   */
  isUser?: boolean;
  note?: string;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  version?: Version;
  outcome: "deleted";
}
/**
 * ToolResult of contacts.delete.
 */
export interface ContactsDeleteResult {
  status: "ok" | "degraded" | "empty";
  data: ContactsDeleteOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
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
export interface ContactsMergeInput {
  contact_id: ContactId;
  duplicate_id: ContactId;
  if_version?: Version;
  duplicate_if_version?: Version;
}
export interface ContactsMergeOutput {
  id: ContactId;
  name: string;
  company?: string;
  jobTitle?: string;
  relation?: string;
  emailMasked?: string;
  phoneMasked?: string;
  avatarUrl?: HttpsUrl;
  /**
   * can receive invites in the app
   */
  isUser?: boolean;
  note?: string;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  version?: Version;
  outcome: "merged";
  /**
   * @minItems 0
   * @maxItems 7
   */
  changed: ContactField[];
}
/**
 * ToolResult of contacts.merge.
 */
export interface ContactsMergeResult {
  status: "ok" | "degraded" | "empty";
  data: ContactsMergeOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
/**
 * ToolResult of contacts.read.
 */
export interface ContactsReadResult {
  status: "ok" | "degraded" | "empty";
  data: ContactsReadOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
export interface ContactsUpdateInput {
  contact_id: ContactId;
  patch: ContactPatch;
  if_version?: Version;
}
export interface ContactsUpdateOutput {
  id: ContactId;
  name: string;
  company?: string;
  jobTitle?: string;
  relation?: string;
  emailMasked?: string;
  phoneMasked?: string;
  avatarUrl?: HttpsUrl;
  /**
   * can receive invites in the app
   */
  isUser?: boolean;
  note?: string;
  /**
   * text was written by someone else
   */
  tainted?: boolean;
  /**
   * written after text by others was read, and not confirmed by the user
   */
  unconfirmed?: boolean;
  version?: Version;
  outcome: "updated" | "unchanged";
  /**
   * @minItems 0
   * @maxItems 7
   */
  changed: ContactField[];
}
/**
 * ToolResult of contacts.update.
 */
export interface ContactsUpdateResult {
  status: "ok" | "degraded" | "empty";
  data: ContactsUpdateOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
export interface TextContentBlock {
  type: "text";
  text: string;
}
export interface DeveloperMessage {
  id: MessageId;
  role: "developer";
  content: string;
  name?: string | null;
  encryptedValue?: string | null;
}
/**
 * One fact of a run, in the vocabulary of the Agent Runtime standard. Large things are referred to, not repeated: results by their message, texts by their hash.
 */
export interface EvidenceEvent {
  kind: "event";
  schemaVersion: "1.0";
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
  threadId: ThreadId;
  turnId: RunId;
  runId: RunId;
  taskId: TaskId;
  stepId?: "router" | "worker" | "summary";
  toolCallId?: ToolCallId;
  actionId?: string;
  modelCallNo?: number;
  payload: {};
  /**
   * @maxItems 250
   */
  refs: string[];
}
/**
 * What a run has come to, after its events.
 */
export interface EvidenceSnapshot {
  kind: "snapshot";
  schemaVersion: "1.0";
  threadId: ThreadId;
  runId: RunId;
  taskId: TaskId;
  run: RunView;
}
/**
 * The read model of one run.
 */
export interface RunView {
  taskId: TaskId;
  threadId: ThreadId;
  runId: RunId;
  parentRunId?: RunId;
  continuedBy?: RunId;
  agent_type: AgentType;
  runtime_mode: "chat" | "automation";
  status: RunStatus;
  createdAt: DateTimeOffset;
  startedAt?: DateTimeOffset;
  endedAt?: DateTimeOffset;
  lastEventId?: StreamEventId;
  /**
   * @maxItems 16
   */
  steps: RunStep[];
  /**
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
  output?: WorkerOutput;
  usage?: UsageOnWire;
  error?: RunFailure;
}
export interface RunStep {
  stepName: "router" | "worker";
  status: "running" | "finished" | "failed";
  startedAt: DateTimeOffset;
  endedAt?: DateTimeOffset;
}
export interface RunToolCall {
  toolCallId: ToolCallId;
  /**
   * project_cli, or the name of a tool of the frontend.
   */
  tool_name: string;
  module?: string;
  method?: string;
  /**
   * open: left to the frontend whose tool it is.
   */
  status: "running" | "success" | "partial" | "failure" | "open";
  approvalId?: string;
  error?: ToolError;
  ui_schema?: UiSchema;
  startedAt: DateTimeOffset;
  endedAt?: DateTimeOffset;
}
export interface RunApproval {
  id: string;
  state: "pending" | "approved" | "denied" | "expired";
  /**
   * @minItems 1
   * @maxItems 8
   */
  reasons: ApprovalReason[];
  expiresAt: DateTimeOffset;
  /**
   * What would happen, in one sentence.
   */
  summary?: string;
  toolCallId: ToolCallId;
  decidedAt?: DateTimeOffset;
  decidedBy?: string;
  /**
   * What the user has changed while approving it.
   *
   * @minItems 1
   * @maxItems 20
   */
  edits?: ApprovalEdit[];
  continuationRunId?: RunId;
}
/**
 * What the run has asked the user.
 */
export interface RunQuestion {
  id: QuestionId;
  state: "pending" | "answered" | "skipped" | "closed" | "expired";
  /**
   * @minItems 1
   * @maxItems 6
   */
  fields: UiField[];
  expiresAt: DateTimeOffset;
  answeredAt?: DateTimeOffset;
  continuationRunId?: RunId;
}
/**
 * The worker's last message, after the evidence floor has been applied. `failed` always has an error, `success` never. `answer` is the Markdown that TEXT_MESSAGE_END allows.
 */
export interface WorkerOutput {
  status: "success" | "partial_success" | "failed";
  answer: string;
  /**
   * @maxItems 3
   */
  suggested_actions: SuggestedAction[];
  error: WorkerFailure | null;
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
   * @minItems 1
   * @maxItems 6
   */
  fields: UiField[];
}
/**
 * The seven usage fields of TEXT_MESSAGE_END. Tokens in and out, cost, latency and model never leave the server there.
 */
export interface UsageOnWire {
  totalTokens: TokenCount;
  cachedPromptTokens: TokenCount;
  promptCacheHitTokens: TokenCount;
  promptCacheMissTokens: TokenCount;
  reasoningTokens: TokenCount;
  costSource: CostSource;
  usageComplete: boolean;
}
/**
 * What RUN_ERROR said.
 */
export interface RunFailure {
  code: string;
  message: string;
}
/**
 * The last line of an export. An export without it was cut off.
 */
export interface EvidenceManifest {
  kind: "manifest";
  schemaVersion: "1.0";
  threadId: ThreadId;
  runId?: RunId;
  exportedAt: string;
  runs: number;
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
export interface FieldProblem {
  /**
   * JSON Pointer into the body, or the name of a parameter.
   */
  path: string;
  message: string;
}
/**
 * How to run. Only these three fields, in this spelling; anything else is `invalid RunAgentInput.forwardedProps`.
 */
export interface ForwardedProps {
  agent_type: PublicAgentType;
  /**
   * False from a client that can show no forms: the worker then asks in words, and the run ends.
   */
  forms?: boolean;
  client_time?: ClientTime;
  again?: Again;
}
export interface FrontendTool {
  name: string;
  description: string;
  parameters: {};
}
export interface GivenAnswer {
  answer: FormAnswer;
}
export interface Goal {
  text: string;
  state?: "active" | "done" | "dropped";
}
/**
 * The process is alive. Says nothing about its dependencies; see /readyz.
 */
export interface Health {
  status: "ok";
  version: string;
  uptime_seconds: number;
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
  mimeType: ImageMimeType;
  url: SignedUrl;
}
/**
 * There only where the run of this message ended without an answer.
 */
export interface HistoryFailure {
  runId: RunId;
  status: "failed" | "canceled";
  code: string;
  message: string;
}
export interface HistoryMessageUser {
  id: MessageId;
  seq: number;
  role: "user";
  /**
   * Text blocks stand on lines of their own.
   */
  content: string;
  /**
   * @maxItems 3
   */
  attachments: HistoryAttachment[];
  failure?: HistoryFailure;
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
  timestamp: DateTimeOffset;
}
/**
 * One of several paths. `updateThread` with this runId shows it.
 */
export interface HistoryVersion {
  runId: RunId;
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
export interface HistoryMessageAssistant {
  id: MessageId;
  seq: number;
  role: "assistant";
  content: string;
  /**
   * Null in everything this server writes; cards hang on tool messages.
   */
  ui_schema: UiSchema | null;
  /**
   * There was no room for the rest of the answer.
   */
  truncated?: true;
  runId?: RunId;
  /**
   * The run was cancelled or failed while this was being written; it is what had been shown.
   */
  stopped?: true;
  /**
   * The answer rests on text by other people.
   */
  tainted?: true;
  timestamp: DateTimeOffset;
}
export interface HistoryMessageTool {
  id: MessageId;
  seq: number;
  role: "tool";
  /**
   * JSON text of the result, as the model read it.
   */
  content: string;
  ui_schema: UiSchema | null;
  /**
   * Text by other people is in the result, and on its card.
   */
  tainted?: true;
  timestamp: DateTimeOffset;
}
/**
 * The newest visible day of a thread before the bound, in the user's timezone.
 */
export interface HistorySnapshotResponse {
  scope: "history_day";
  threadId: ThreadId | null;
  day: LocalDate | null;
  /**
   * Whether an earlier day has visible messages.
   */
  hasMore: boolean;
  nextCursor?: Cursor;
  /**
   * @maxItems 10000
   */
  messages: HistoryMessage[];
}
export interface ImportProblem {
  /**
   * Of the event or person as the file has it.
   */
  title: string;
  uid?: string;
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
  created: number;
  updated: number;
  /**
   * Were here already.
   */
  unchanged: number;
  skipped: number;
  /**
   * The first hundred of what was not taken, or not whole.
   *
   * @minItems 0
   * @maxItems 100
   */
  problems: ImportProblem[];
}
export interface ImportantMonthDay {
  title: string;
  month_day: MonthDay;
  yearly?: boolean;
}
export interface ImportantDay {
  title: string;
  date: LocalDate;
  yearly?: boolean;
}
/**
 * What the app wants the models of this run to know, such as what is on the screen. It is told as data, cleaned and
 * cut to a budget, and is never an instruction: a change that only it asks for waits for the user. JSON text is read as
 * JSON. The description `ui_action` is reserved and not told: its value is JSON text, either `{"actionId"}` (a button of
 * a card) or `{"approvalId","decision"}` for clients that cannot send `resume`.
 *
 */
export interface InputContext {
  description: string;
  value: string;
}
export interface UserMessage {
  id: MessageId;
  role: "user";
  /**
   * At most 10,000 characters over all text blocks and three images. A string means one text block.
   */
  content: string | ContentBlock[];
  name?: string;
  encryptedValue?: string;
}
export interface SystemMessage {
  id: MessageId;
  role: "system";
  content: string;
  name?: string | null;
  encryptedValue?: string | null;
}
export interface ToolMessage {
  id: MessageId;
  role: "tool";
  content: string;
  toolCallId: ToolCallId;
  error?: string | null;
  encryptedValue?: string | null;
}
export interface ReasoningMessage {
  id: MessageId;
  role: "reasoning";
  content: string;
  encryptedValue?: string | null;
}
export interface Manager {
  name: string;
  contact_id?: ContactId;
}
/**
 * A JSON-RPC 2.0 message of the Model Context Protocol.
 */
export interface McpMessage {
  jsonrpc: "2.0";
  id?: string | number;
  method?: string;
  params?: {};
  result?: {};
  error?: {};
}
/**
 * The caller's profile.
 */
export interface Me {
  id: string;
  name: string;
  timezone: IanaTimezone;
  locale: Locale;
}
/**
 * At least one field. Names belong to the issuer of the token and cannot be changed here.
 */
export interface MeUpdate {
  timezone?: IanaTimezone;
  locale?: Locale;
}
export interface MeetingHabits {
  default_duration_minutes?: number | null;
  buffer_minutes?: number | null;
  preferred_platform?: string | null;
  /**
   * @minItems 0
   * @maxItems 14
   */
  no_meeting_blocks?: WeeklyHours[];
}
export interface WeeklyHours {
  /**
   * @minItems 1
   * @maxItems 7
   */
  weekdays: Weekday[];
  start: ClockTime;
  end: ClockTime;
}
export interface MemoryChange {
  op: "add" | "update" | "remove";
  path: string;
  before?: unknown;
  after?: unknown;
}
export interface MemoryReadInput {
  scope: "user" | "work";
  /**
   * fields to read; all when left out
   *
   * @minItems 1
   * @maxItems 20
   */
  paths?: string[];
}
export interface MemoryReadOutput {
  scope: "user" | "work";
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
  status: "ok" | "degraded" | "empty";
  data: MemoryReadOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
export interface MemoryRemoval {
  path: string;
  key?: string;
}
/**
 * One change of a memory, with the values as they are.
 */
export interface MemoryRevision {
  version: Version;
  at: DateTimeOffset;
  /**
   * Whose hand it was; absent for changes older than this field.
   */
  by?: "person" | "assistant";
  /**
   * @minItems 1
   * @maxItems 2000
   */
  changes: MemoryValueChange[];
}
/**
 * What became of one value, one field of an object, or one element of a list.
 */
export interface MemoryValueChange {
  op: "add" | "update" | "remove";
  path: string;
  before?: unknown;
  after?: unknown;
}
export interface UserMemoryUpdate {
  scope: "user";
  content?: UserMemoryContent;
  remove?: MemoryRemovals;
  if_version?: MemoryVersion;
  undo?: Version;
}
/**
 * What is remembered about the user as a person.
 */
export interface UserMemoryContent {
  preferred_name?: string | null;
  pronouns?: string | null;
  /**
   * @minItems 0
   * @maxItems 8
   */
  languages?: string[];
  timezone?: IanaTimezone | null;
  home_city?: string | null;
  birthday?: MonthDay | null;
  communication?: CommunicationStyle;
  scheduling?: SchedulingHabits;
  /**
   * @minItems 0
   * @maxItems 50
   */
  people?: RememberedPerson[];
  /**
   * @minItems 0
   * @maxItems 50
   */
  important_dates?: ImportantDate[];
  /**
   * @minItems 0
   * @maxItems 30
   */
  routines?: Routine[];
  /**
   * @minItems 0
   * @maxItems 50
   */
  interests?: string[];
  /**
   * @minItems 0
   * @maxItems 30
   */
  food_preferences?: string[];
  /**
   * @minItems 0
   * @maxItems 30
   */
  goals?: Goal[];
  /**
   * @minItems 0
   * @maxItems 100
   */
  facts?: RememberedFact[];
}
export interface SchedulingHabits {
  earliest_start?: ClockTime | null;
  latest_end?: ClockTime | null;
  /**
   * @minItems 0
   * @maxItems 7
   */
  avoid_weekdays?: Weekday[];
  default_duration_minutes?: number | null;
  default_reminder_minutes?: number | null;
  buffer_minutes?: number | null;
}
export interface RememberedPerson {
  name: string;
  relation?: string;
  contact_id?: ContactId;
  birthday?: MonthDay;
  note?: string;
}
export interface Routine {
  title: string;
  /**
   * @minItems 1
   * @maxItems 7
   */
  weekdays?: Weekday[];
  start?: ClockTime;
  end?: ClockTime;
}
export interface RememberedFact {
  text: string;
  source?: "user_said" | "inferred";
}
export interface WorkMemoryUpdate {
  scope: "work";
  content?: WorkProfileContent;
  remove?: MemoryRemovals;
  if_version?: MemoryVersion;
  undo?: Version;
}
/**
 * What is remembered about the user's work.
 */
export interface WorkProfileContent {
  company?: string | null;
  department?: string | null;
  job_title?: string | null;
  industry?: string | null;
  employment_type?: ("full_time" | "part_time" | "contract" | "self_employed" | "student" | "other") | null;
  work_city?: string | null;
  work_mode?: ("office" | "remote" | "hybrid") | null;
  work_timezone?: IanaTimezone | null;
  /**
   * @minItems 0
   * @maxItems 7
   */
  working_hours?: WeeklyHours[];
  meeting?: MeetingHabits;
  manager?: Manager | null;
  /**
   * @minItems 0
   * @maxItems 50
   */
  team?: Teammate[];
  /**
   * @minItems 0
   * @maxItems 30
   */
  responsibilities?: string[];
  /**
   * @minItems 0
   * @maxItems 50
   */
  skills?: string[];
  /**
   * @minItems 0
   * @maxItems 50
   */
  tools?: string[];
  /**
   * @minItems 0
   * @maxItems 50
   */
  projects?: WorkProject[];
  /**
   * @minItems 0
   * @maxItems 30
   */
  recurring_duties?: RecurringDuty[];
  /**
   * @minItems 0
   * @maxItems 100
   */
  facts?: RememberedFact[];
}
export interface Teammate {
  name: string;
  role?: string;
  contact_id?: ContactId;
}
export interface WorkProject {
  name: string;
  role?: string;
  state?: "planned" | "active" | "paused" | "done";
  due_date?: LocalDate;
  note?: string;
}
export interface RecurringDuty {
  title: string;
  cadence: "daily" | "weekly" | "monthly" | "quarterly" | "yearly";
  note?: string;
}
export interface MemoryUpdateOutput {
  scope: "user" | "work";
  outcome: "updated" | "unchanged";
  version: MemoryVersion;
  /**
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
  status: "ok" | "degraded" | "empty";
  data: MemoryUpdateOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
/**
 * How a memory came to be what it is, newest change first. The last 20 changes are kept and can be undone.
 */
export interface MemoryVersions {
  scope: MemoryScope;
  /**
   * Of what is remembered now; 0 is nothing yet.
   */
  version: number;
  /**
   * @minItems 0
   * @maxItems 20
   */
  items: MemoryRevision[];
}
/**
 * What a user is told about an event: an invite, a change, a reply, a reminder. Times have the offset of the event's zone.
 */
export interface Notice {
  id: string;
  kind: "invite" | "changed" | "cancelled" | "restored" | "reply" | "reminder";
  /**
   * One sentence for the reader.
   */
  text: string;
  createdAt: DateTimeOffset;
  read: boolean;
  eventId: string;
  occurrenceStartAt?: DateTimeOffset;
  title: string;
  startAt: DateTimeOffset;
  endAt?: DateTimeOffset;
  allDay?: boolean;
  eventTimezone: IanaTimezone;
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
   * @minItems 0
   * @maxItems 100
   */
  items: Notice[];
  /**
   * Of all, not of this page.
   */
  unread: number;
  nextCursor?: Cursor;
}
/**
 * Which notices the user has seen; all of them when none is named.
 */
export interface NoticesRead {
  /**
   * @minItems 1
   * @maxItems 100
   */
  ids?: string[];
}
/**
 * How many notices are left to read.
 */
export interface NoticesUnread {
  unread: number;
}
export interface OpenapiDocument {
  openapi: string;
  info: {};
  paths: {};
}
/**
 * RFC 9457. `code` is stable and comes from errors.yaml; branch on it, not on the text.
 */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  /**
   * The path that was asked for.
   */
  instance?: string;
  request_id: string;
  /**
   * @maxItems 20
   */
  errors?: FieldProblem[];
  retry_after_seconds?: number;
  tool_error?: ToolError;
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
   * @minItems 1
   * @maxItems 1
   */
  authorization_servers: string[];
  /**
   * @minItems 1
   * @maxItems 1
   */
  bearer_methods_supported: "header"[];
  resource_name: string;
}
export interface SkippedQuestion {
  skip: true;
}
/**
 * The server can do its work. `degraded` while only the stream is away: runs go on and events come from the database, a little later.
 */
export interface Ready {
  status: "ready" | "degraded";
  checks: {
    database: "up";
    stream: "up" | "down";
  };
}
/**
 * An AG-UI answer to one interrupt. Of an approval (`apr_`) the payload says `approved`; `cancelled`, and `approved` false, both deny. Of a question (`qst_`) the payload is the answer, by the names of the fields; `cancelled` skips it.
 */
export interface ResumeEntry {
  interruptId: string;
  status: "resolved" | "cancelled";
  payload?: {};
}
/**
 * An answer a person should look at. Nothing waits for it. tainted_write: something was changed after text by others had been read, as the user asked; until the review is confirmed it counts as their text.
 */
export interface Review {
  id: string;
  state: "open" | "resolved";
  /**
   * @minItems 1
   * @maxItems 7
   */
  reasons: (
    "low_confidence" | "status_lowered" | "degraded_result" | "round_limit" | "repeated_failure" | "many_redactions" | "tainted_write"
  )[];
  threadId: ThreadId;
  runId: RunId;
  claimedStatus?: "success" | "partial_success" | "failed";
  finalStatus: "success" | "partial_success" | "failed";
  answer: string;
  createdAt: DateTimeOffset;
  resolution?: "confirmed" | "corrected" | "dismissed";
  note?: string;
  resolvedAt?: DateTimeOffset;
  resolvedBy?: string;
}
export interface ReviewResolution {
  /**
   * The answer was right, was put right by hand, or does not matter.
   */
  resolution: "confirmed" | "corrected" | "dismissed";
  note?: string;
}
/**
 * Starts a run. The schema takes camelCase; snake_case spellings of the same fields are accepted and renamed
 * before it is applied, and `tools`, `context` and `resume` may be null as if they were absent. Rules with a message of their own are checked first, in a fixed order;
 * everything else that does not fit is `invalid RunAgentInput`.
 *
 */
export interface RunAgentInput {
  threadId: ThreadId;
  runId: RunId;
  parentRunId?: RunId;
  /**
   * The AG-UI version the client speaks. Shapes that only newer clients know are sent when it is present.
   */
  protocolVersion?: string;
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
   * @maxItems 50
   */
  context?: InputContext[];
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
  taskId: TaskId;
  threadId: ThreadId;
  runId: RunId;
  status: RunStatus;
}
export interface RunCancelRequest {
  runId: RunId;
}
export interface RunList {
  /**
   * @maxItems 100
   */
  items: RunSummary[];
  nextCursor?: Cursor;
}
export interface RunSummary {
  taskId: TaskId;
  runId: RunId;
  parentRunId?: RunId;
  agent_type: AgentType;
  runtime_mode: "chat" | "automation";
  status: RunStatus;
  /**
   * Whether it is on the path that the thread shows.
   */
  shown: boolean;
  createdAt: DateTimeOffset;
  startedAt?: DateTimeOffset;
  endedAt?: DateTimeOffset;
  lastEventId?: StreamEventId;
  error?: RunFailure;
}
export interface SkillCard {
  action: string;
  content: string;
}
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
export interface SkillsReadOutput {
  skill: string;
  /**
   * changes with the content
   */
  etag: string;
  content?: string;
  /**
   * @minItems 0
   * @maxItems 5
   */
  cards?: SkillCard[];
}
/**
 * ToolResult of skills.read.
 */
export interface SkillsReadResult {
  status: "ok" | "degraded" | "empty";
  data: SkillsReadOutput;
  /**
   * @maxItems 20
   */
  warnings: ToolWarning[];
  error: null;
  meta: ToolMeta;
}
export interface StreamTicket {
  ticket: TicketText;
  /**
   * For `new EventSource(url)`, on this server. `deltas` and `facts` may be added.
   */
  url: string;
  expiresAt: DateTimeOffset;
}
export interface StreamTicketRequest {
  runId: RunId;
}
/**
 * The run is stored and will reach a terminal event. The same request again has the same answer, except that
 * `runCreated` is false then.
 */
export interface TaskAcceptedResponse {
  taskId: TaskId;
  threadId: ThreadId;
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
export interface ThreadList {
  /**
   * @maxItems 100
   */
  items: ThreadView[];
  nextCursor?: Cursor;
}
export interface ThreadView {
  threadId: ThreadId;
  /**
   * What the user calls it; else what the router made of the first message, or its beginning.
   */
  title: string;
  /**
   * After its newest run. A canceled run leaves `failed`.
   */
  state: "running" | "finished" | "interrupted" | "failed";
  createdAt: DateTimeOffset;
  lastActivityAt: DateTimeOffset;
  lastRunId: RunId;
  /**
   * Calls that wait for a decision.
   */
  pendingApprovals: number;
  pinned: boolean;
  archived: boolean;
}
export interface ThreadMatch {
  threadId: ThreadId;
  title: string;
  archived: boolean;
  messageId: MessageId;
  role: "user" | "assistant";
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
export interface ThreadMatches {
  /**
   * @maxItems 50
   */
  items: ThreadMatch[];
}
export interface ThreadRunRef {
  taskId: TaskId;
  runId: RunId;
}
/**
 * A thread as it stands now.
 */
export interface ThreadState {
  threadId: ThreadId;
  /**
   * What the user calls it; else what the router made of the first message, or its beginning.
   */
  title: string;
  /**
   * After its newest run. A canceled run leaves `failed`.
   */
  state: "running" | "finished" | "interrupted" | "failed";
  createdAt: DateTimeOffset;
  lastActivityAt: DateTimeOffset;
  lastRunId: RunId;
  shownRunId: RunId;
  /**
   * Calls that wait for a decision.
   */
  pendingApprovals: number;
  pinned: boolean;
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
export interface ThreadWaiting {
  approvalId: string;
  runId: RunId;
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
  pinned?: boolean;
  archived?: boolean;
  shownRunId?: RunId;
}
export interface TokenByJti {
  /**
   * The `jti` of a token. It is no secret, and opens nothing.
   */
  jti: string;
  reason?: AdminReason;
}
export interface TokenRevocation {
  revokedAt: DateTimeOffset;
}
export interface TokensOfUser {
  userId: UserId;
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
   * @maxItems 200
   */
  tools: ToolInventoryEntry[];
}
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
  input_schema: {};
  /**
   * ToolResult with the method's data.
   */
  output_schema: {};
  annotations: ToolAnnotations;
  /**
   * Canonical dotted name.
   */
  tool_name: string;
  /**
   * @minItems 1
   * @maxItems 10
   */
  capabilities: string[];
  /**
   * `ask` needs a human decision each time; `unavailable` is described but not built yet.
   */
  policy: "allowed" | "ask" | "denied" | "sandboxed" | "unavailable";
  runtime_owner: "local" | "mcp_server" | "hosted_connector" | "provider_native" | "workflow" | "subagent";
  metadata_ref?: string;
  is_read_only: boolean;
  is_concurrency_safe: boolean;
  is_destructive: boolean;
  interrupt_behavior: "cancel" | "block";
}
export interface UsageByDay {
  model_calls: TokenCount;
  input_tokens: TokenCount;
  output_tokens: TokenCount;
  total_tokens: TokenCount;
  cached_prompt_tokens: TokenCount;
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
  day: LocalDate;
}
export interface UsageByModel {
  model_calls: TokenCount;
  input_tokens: TokenCount;
  output_tokens: TokenCount;
  total_tokens: TokenCount;
  cached_prompt_tokens: TokenCount;
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
  provider: string;
  model: string;
}
export interface UsageByStage {
  model_calls: TokenCount;
  input_tokens: TokenCount;
  output_tokens: TokenCount;
  total_tokens: TokenCount;
  cached_prompt_tokens: TokenCount;
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
  stage: "router" | "worker" | "summary";
}
export interface UsageByThread {
  model_calls: TokenCount;
  input_tokens: TokenCount;
  output_tokens: TokenCount;
  total_tokens: TokenCount;
  cached_prompt_tokens: TokenCount;
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
  threadId?: ThreadId;
}
/**
 * The caller's own usage. Days are of the caller's timezone; those without a call are left out.
 */
export interface UsageReport {
  from: LocalDate;
  to: LocalDate;
  timezone: IanaTimezone;
  currency: string;
  total: UsageTotals;
  /**
   * @maxItems 366
   */
  by_day: UsageByDay[];
  /**
   * @maxItems 1000
   */
  by_model: UsageByModel[];
  /**
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
  model_calls: TokenCount;
  input_tokens: TokenCount;
  output_tokens: TokenCount;
  total_tokens: TokenCount;
  cached_prompt_tokens: TokenCount;
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
 * What the webhook has refused, or did not take in time.
 */
export interface WebhookDelivery {
  id: NoticeId;
  type: "action.required" | "run.ended" | "notice";
  userId?: UserId;
  tries: number;
  /**
   * How the last try ended.
   */
  problem?: string;
  createdAt: DateTimeOffset;
  nextTryAt?: DateTimeOffset;
  givenUpAt?: DateTimeOffset;
}
export interface WebhookDeliveryList {
  /**
   * @maxItems 100
   */
  items: WebhookDelivery[];
  nextCursor?: Cursor;
}
