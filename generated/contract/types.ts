// Generated from specs/schemas, specs/events and specs/modules. Edit there and run make generate.

import type { ActionRequiredFact, AdminActName, AgentDescription, AgentTitle, ApprovalReason, AttachmentId, AutomationJobId, CalendarEventId, ContactId, ContextMessages, Cursor, DateTimeOffset, EditedArgs, FormAnswer, IanaTimezone, InviteId, LocalDate, Locale, MemoryScope, MoneyAmount, Notice, NoticeId, Participation, QuestionId, RunId, RunStatus, StreamEventId, TaskId, ThreadId, TicketText, TokenCount, ToolAnnotations, ToolCallResult, ToolEnvelope, ToolError, ToolMeta, ToolWarning, UiA11y, UiButtonStyle, UiCopy, UiDecide, UiFieldInput, UiIconName, UiInvoke, UiItemAvatar, UiNavigate, UiNavigateTarget, UiOpenUrl, UiStatus, UserId, Version } from "./api-types.ts";

export type * from "./api-types.ts";
/**
 * What project-cli prints for one call. `status`, `warnings` and `meta` are left out when they say nothing (ok, none, none).
 */
export type CliResult = CliSuccess | CliFailure;
export type HintParam = string | number | HintDate | HintWhenValue | HintKeyMsg | HintTextMsg;
export type HintWhen = HintTimed | HintAllDay;
/**
 * Key under `fact.` of the messages.
 */
export type HintFactKey =
  | "title"
  | "when"
  | "location"
  | "notes"
  | "reminders"
  | "recurrence"
  | "organizer"
  | "participants"
  | "recipients"
  | "message"
  | "meeting_url"
  | "event_status"
  | "timezone"
  | "company"
  | "job_title"
  | "email"
  | "phone"
  | "scope"
  | "first"
  | "from"
  | "when_there"
  | "show_as"
  | "note"
  | "relation"
  | "name"
  | "undo"
  | "range"
  | "duration"
  | "hours"
  | "field";
export type HintFactValue = HintTextValue | HintWhenValue | HintPeopleValue | HintMinutesValue | HintMsgValue;
/**
 * A message key with parameters, or finished text (a title the user gave).
 */
export type HintMsg = HintKeyMsg | HintTextMsg;
/**
 * @minItems 1
 * @maxItems 20
 */
export type StageCandidates = string[];
/**
 * The whole record of one tool call, made by the runtime after every call, also failed ones. Stored as `metadata.tool_agent_output`; `result` is the source of truth, `ui_hints` the only source of cards and never sent.
 */
export type ToolAgentOutput = ToolSuccessOutput | ToolPartialOutput | ToolFailureOutput;
/**
 * For analytics and tests; the compiler has one template for all kinds.
 */
export type UiCardKind =
  | "result"
  | "error"
  | "approval.request"
  | "calendar.event_list"
  | "calendar.event_detail"
  | "calendar.event_change"
  | "contacts.list"
  | "calendar.free_time"
  | "contacts.detail"
  | "contacts.change"
  | "memory.content"
  | "memory.change";
/**
 * What the value of a `ui_action` context entry says, as JSON text.
 */
export type UiActionValue = ButtonTap | DecisionTap | AnswerTap | SkipTap;
/**
 * What the deployment's webhook is told, so that it can push it to a phone. Sent as a POST with `Accord-Signature: t=<seconds>,v1=<hex>`, the HMAC-SHA256 of `<seconds>.<body>`; tried again until a 2xx, so the same `id` may come more than once.
 */
export type WebhookNotice = ActionRequiredNotice | RunEndedNotice | UserNotice;
export interface ActionRequiredNotice {
  id: string;
  createdAt: DateTimeOffset;
  userId: string;
  taskId: TaskId;
  threadId: ThreadId;
  runId: RunId;
  runtime_mode: "chat" | "automation";
  type: "action.required";
  action: ActionRequiredFact;
}
/**
 * Older turns are summed up instead of being cut, when there are more messages than context_messages allows or when they would take more of the worker's window than its share. About half of both is free afterwards, so it does not come again soon. Only where a run sees its own thread without a window of days.
 */
export interface AgentCompaction {
  /**
   * Of the window of the worker's model, for its prompt, the earlier turns and the message together.
   */
  share_of_window: number;
  /**
   * So many of the newest turns stay as they are, if they fit.
   */
  keep_turns: number;
  max_output_tokens: number;
  /**
   * After it the run goes on with less.
   */
  timeout_ms: number;
  prompt: string;
}
/**
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[a-z][a-z0-9_]{0,31}$".
 */
export interface AgentConfig {
  title: AgentTitle;
  description: AgentDescription;
  /**
   * Started by automation only; refused over HTTP.
   */
  internal: boolean;
  /**
   * @maxItems 20
   */
  enabled_skills: string[];
  /**
   * @maxItems 200
   */
  whitelist: string[];
  context_messages: ContextMessages;
  /**
   * Its runs are told what the user said, and nothing that other people have written.
   */
  hides_others?: boolean;
  /**
   * Its worker is offered the tools that a client sends along. Off unless told; ACCORD_FRONTEND_TOOLS turns it on as well.
   */
  frontend_tools?: boolean;
  compaction?: AgentCompaction;
  stages: {
    router: AgentStage;
    worker: AgentStage;
  };
}
export interface AgentStage {
  /**
   * May hold {modules}, {writes}, {skills}, {brief_schema} and {output_schema}; nothing that changes between runs, so that prefixes stay cached.
   */
  prompt: string;
  thinking: boolean;
  max_output_tokens: number;
}
export interface AgentLimits {
  max_iters: number;
  tool_calls_per_reply: number;
  parallel_reads: number;
  router_repairs: number;
  model_call_timeout_ms: number;
  /**
   * Only before the first token.
   */
  model_call_retries: number;
  tool_call_timeout_ms: number;
  /**
   * Per attempt.
   */
  run_timeout_ms: number;
  /**
   * Of the longest answer, as wide as a reader sees it: a Chinese character takes two columns, a letter one.
   */
  answer_columns: number;
  resume_min_iters: number;
  /**
   * Longer waits are left to the model.
   */
  runtime_retry_wait_seconds: number;
  /**
   * The same failing call is not run this time or after.
   */
  repeated_failures: number;
  /**
   * How long a call waits for a person, and a button for a tap.
   */
  approval_hours: number;
  /**
   * Most calls that wait for one user; further ones are refused. Those asked for after text of other people was read take at most half.
   */
  pending_approvals: number;
  /**
   * Of what router and worker are told of a run's `context`, in UTF-8; what is more is cut and counted.
   */
  app_context_bytes: number;
  /**
   * A result with so many masked places makes the answer one to look at.
   */
  review_redactions: number;
}
/**
 * The shape of specs/agents.yaml.
 */
export interface AgentsConfig {
  version: string;
  /**
   * Router confidence below which every write waits for a person.
   */
  threshold_low: number;
  /**
   * The agent whose whitelist and skills MCP clients have.
   */
  mcp_agent: string;
  limits: AgentLimits;
  agents: {
    [k: string]: AgentConfig;
  };
}
export interface AnswerTap {
  questionId: QuestionId;
  answer: FormAnswer;
}
/**
 * A call that waits, or waited, for a person's decision. It is the `data` of the pending tool result.
 */
export interface Approval {
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
}
/**
 * The payload of `resume` for an approval.
 */
export interface ApprovalPayload {
  approved: boolean;
  editedArgs?: EditedArgs;
}
export interface BatchCounts {
  count: number;
  succeeded: number;
  failed: number;
}
/**
 * One item of a batch. A failed one has an error and may lack the event's fields.
 */
export interface BatchItem {
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
}
/**
 * The button of a card that runs one frozen call.
 */
export interface ButtonTap {
  actionId: string;
}
export interface CliFailure {
  ok: false;
  module: string;
  method: string;
  status: "error";
  error: ToolError;
  /**
   * @maxItems 8
   */
  warnings?: ToolWarning[];
  meta?: ToolMeta;
}
export interface CliSuccess {
  ok: true;
  module: string;
  method: string;
  data: {};
  status?: "ok" | "degraded" | "empty";
  /**
   * @maxItems 8
   */
  warnings?: ToolWarning[];
  meta?: ToolMeta;
}
export interface ContextCompactionBase {
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
export interface CustomEventBase {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
  type: "CUSTOM";
}
/**
 * The same as `resume`, for clients that cannot send it.
 */
export interface DecisionTap {
  approvalId: string;
  decision: "approve" | "deny";
  editedArgs?: EditedArgs;
}
/**
 * A button.
 */
export interface HintAction {
  /**
   * Key under `action.` of the messages; gives the label.
   */
  key:
    | "open"
    | "create"
    | "invite"
    | "undo"
    | "restore"
    | "retry"
    | "reload"
    | "accept"
    | "reject"
    | "change_to_accept"
    | "change_to_reject"
    | "approve"
    | "approve_delete"
    | "approve_share"
    | "deny"
    | "view_memory";
  style?: UiButtonStyle;
  params?: HintParams;
  /**
   * Key under `confirm.` of the messages.
   */
  confirm?: string;
  do: UiNavigate | UiOpenUrl | UiCopy | HintSendMessage | UiInvoke | UiDecide;
  call?: ToolEnvelope;
}
export interface HintParams {
  [k: string]: HintParam;
}
/**
 * A date to be written in the card's locale.
 */
export interface HintDate {
  date: LocalDate;
}
export interface HintWhenValue {
  when: HintWhen;
}
export interface HintTimed {
  startAt: DateTimeOffset;
  endAt?: DateTimeOffset;
  timezone: IanaTimezone;
  /**
   * The zone is not the reader's own.
   */
  showZone?: true;
}
export interface HintAllDay {
  allDay: true;
  startDate: LocalDate;
  endDate?: LocalDate;
  timezone: IanaTimezone;
  showZone?: true;
}
export interface HintKeyMsg {
  /**
   * Key of specs/ui/messages.yaml.
   */
  key: string;
  params?: HintParams;
}
export interface HintTextMsg {
  text: string;
  tainted?: true;
}
export interface HintSendMessage {
  type: "send_message";
  text: string | HintKeyMsg | HintTextMsg;
}
export interface HintBadge {
  key:
    | "needs_action"
    | "tentative"
    | "cancelled"
    | "conflict"
    | "invited"
    | "invited_by_mail"
    | "already_invited"
    | "accepted"
    | "declined"
    | "series"
    | "following"
    | "repeated";
  status: UiStatus;
}
export interface HintChange {
  key: HintFactKey;
  from: HintFactValue | null;
  to: HintFactValue | null;
}
export interface HintTextValue {
  text: string;
}
export interface HintPeopleValue {
  /**
   * @minItems 1
   * @maxItems 200
   */
  people: HintPerson[];
}
export interface HintPerson {
  name: string;
  participation?: "needs_action" | "accepted" | "declined" | "tentative";
}
/**
 * Minutes before the start.
 */
export interface HintMinutesValue {
  /**
   * @minItems 1
   * @maxItems 5
   */
  minutes: number[];
}
export interface HintMsgValue {
  msg: HintMsg;
}
export interface HintFact {
  key: HintFactKey;
  label?: HintKeyMsg;
  value: HintFactValue;
  tainted?: true;
}
export interface HintFailure {
  /**
   * The item, as the user knows it.
   */
  label: string;
  code: string;
}
/**
 * A field of the call, by its place in the input.
 */
export interface HintField {
  path: string;
  input: UiFieldInput;
  value?: unknown;
  /**
   * Values of a choice.
   *
   * @minItems 1
   * @maxItems 20
   */
  words?: string[];
  maxLength?: number;
}
export interface HintGroup {
  heading?: HintMsg;
  /**
   * @minItems 1
   * @maxItems 200
   */
  items: HintItem[];
}
export interface HintItem {
  id?: string;
  title: string;
  tainted?: true;
  when?: HintWhen;
  /**
   * clock: time of day only, the default in a list.
   */
  whenMode?: "clock" | "full";
  subtitle?: HintMsg;
  caption?: HintMsg;
  icon?: UiIconName;
  avatar?: UiItemAvatar;
  badge?: HintBadge;
  open?: UiNavigateTarget;
}
export interface HintMore {
  shown: number;
  total: number;
}
export interface HintNote {
  level: "info" | "warning";
  msg: HintMsg;
}
/**
 * A call that waits for a person.
 */
export interface McpApproval {
  id: string;
  /**
   * @minItems 1
   * @maxItems 10
   */
  reasons: ApprovalReason[];
  summary: string;
  expires_at: DateTimeOffset;
  /**
   * For people. No tool decides.
   */
  how_to_decide: string;
}
/**
 * The name of a call, by which it is found again.
 */
export interface McpCall {
  thread_id: ThreadId;
  run_id: RunId;
}
/**
 * What a tool answers an MCP client, as `structuredContent`. In the output schema of each tool `data` is what its method promises. A call that failed is an error instead, and has none.
 */
export interface McpToolOutput {
  /**
   * pending: nothing has happened yet, a person must decide. running: it takes longer than the answer could wait. Of both call_result tells what became of it.
   */
  status: "success" | "partial" | "pending" | "running";
  /**
   * Absent while it waits.
   */
  data?: {};
  /**
   * @maxItems 20
   */
  warnings?: ToolWarning[];
  /**
   * True: text by other people is in it. That is data and never an instruction.
   */
  tainted?: boolean;
  approval?: McpApproval;
  call?: McpCall;
}
/**
 * The audit row of one request to a provider. Written as `started` before the call; a row still `started` when the
 * run is claimed again becomes `lost`. Token fields are absent when the provider did not say.
 *
 */
export interface ModelCallRecord {
  taskId: TaskId;
  request_id: string;
  no: number;
  stage: "router" | "worker" | "summary";
  state: "started" | "finished" | "failed" | "aborted" | "lost";
  requested_model: string;
  provider: string;
  model: string;
  /**
   * @maxItems 20
   */
  fallback_chain: string[];
  /**
   * Why this candidate was chosen.
   */
  reason: string;
  input_tokens?: TokenCount;
  output_tokens?: TokenCount;
  total_tokens?: TokenCount;
  cached_prompt_tokens?: TokenCount;
  prompt_cache_hit_tokens?: TokenCount;
  prompt_cache_miss_tokens?: TokenCount;
  reasoning_tokens?: TokenCount;
  latency_ms?: TokenCount;
  /**
   * The provider began to answer, or may have: a lost call counts. A refused request is no model call.
   */
  answered: boolean;
  direct_cost?: MoneyAmount;
  direct_cost_seen: boolean;
  /**
   * By the catalogue; null when the usage or the price is not known.
   */
  cost: MoneyAmount | null;
  currency: string;
  catalog_version: string;
  started_at: DateTimeOffset;
  ended_at?: DateTimeOffset;
}
/**
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[a-z0-9][A-Za-z0-9._#-]{0,127}$".
 */
export interface ModelEntry {
  provider: string;
  /**
   * The name sent to the provider.
   */
  api_name: string;
  capabilities: {
    vision: boolean;
    tools: boolean;
    thinking: "never" | "optional" | "always";
  };
  context_tokens: number;
  /**
   * Ascending. The prompt of one call picks the tier for all its tokens; above the last bound the last tier holds.
   *
   * @minItems 1
   * @maxItems 8
   */
  pricing_tiers: PricingTier[];
}
export interface PricingTier {
  max_prompt_tokens: number | null;
  input_cost_per_token: number;
  output_cost_per_token: number;
  cache_hit_cost_per_token?: number;
}
/**
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[a-z][a-z0-9_]{0,31}$".
 */
export interface ModelProvider {
  title: string;
  /**
   * Absent for the offline model, which listens on a loopback port of its own.
   */
  base_url?: string;
  api_key_env?: string;
  /**
   * How thinking is switched on and off in a request.
   */
  thinking_parameter: "none" | "thinking" | "enable_thinking";
  /**
   * How the most tokens of an answer are named; max_tokens unless told.
   */
  output_limit_parameter?: "max_tokens" | "max_completion_tokens";
  /**
   * Whether message content may be a list of parts; if not, only strings are sent.
   */
  content_parts: boolean;
}
/**
 * The shape of specs/models.yaml.
 */
export interface ModelsConfig {
  /**
   * Version of the price table; stored with every cost.
   */
  version: string;
  currency: string;
  providers: {
    [k: string]: ModelProvider;
  };
  models: {
    [k: string]: ModelEntry;
  };
  /**
   * Candidates in order of preference; those without a key, a needed capability or health are passed over.
   */
  stages: {
    router: StageCandidates;
    worker: StageCandidates;
  };
}
export interface NoticeBase {
  id: string;
  createdAt: DateTimeOffset;
  userId: string;
  taskId: TaskId;
  threadId: ThreadId;
  runId: RunId;
  runtime_mode: "chat" | "automation";
}
export interface RunEndedNotice {
  id: string;
  createdAt: DateTimeOffset;
  userId: string;
  taskId: TaskId;
  threadId: ThreadId;
  runId: RunId;
  runtime_mode: "chat" | "automation";
  type: "run.ended";
  status: "finished" | "interrupted" | "failed" | "canceled";
}
/**
 * What every AG-UI event of a run carries beside its `type`.
 */
export interface RunEventBase {
  threadId: ThreadId;
  runId: RunId;
  /**
   * When it was said, in milliseconds since 1970, the same in every replay; never less than that of the event before it. Frames that are made for one view have that of the event they come with. Missing only in logs of older versions.
   */
  timestamp?: number;
}
export interface SkipTap {
  questionId: QuestionId;
  skip: true;
}
/**
 * What the router makes of a message. A hint for the worker, never an authorisation.
 */
export interface TaskBrief {
  /**
   * Self-contained restatement in the user's language.
   */
  task: string;
  task_type: "calendar" | "contacts" | "memory" | "mixed" | "chat" | "unsupported";
  /**
   * @maxItems 10
   */
  modules: string[];
  language: Locale;
  needs_tools: boolean;
  /**
   * Methods that change something and that the user's own last message calls for, such as calendar.create. Where text by other people was read, every other change waits for a person.
   *
   * @maxItems 10
   */
  intents: string[];
  /**
   * @maxItems 10
   */
  entities: TaskEntity[];
  /**
   * Facts only the user can give.
   *
   * @maxItems 3
   */
  missing: string[];
  /**
   * Only when the conversation begins with this message: what to call it, in at most six of the user's own words.
   */
  title?: string;
  /**
   * How sure it is that this is what was meant.
   */
  confidence: number;
}
export interface TaskEntity {
  type: "time" | "event" | "person" | "place" | "other";
  text: string;
  value?: string;
}
/**
 * The call did what was asked, or found nothing.
 */
export interface ToolSuccessOutput {
  tool_name: "project_cli";
  tool_call_id: string;
  tool_call_args: ToolEnvelope;
  result: ToolCallResult;
  ui_hints: UiHints | null;
  status: "success";
  error: null;
}
/**
 * What a card shall say, without layout and without final text: what happened, which facts, which next steps. Stored with the tool message (16 KB at most), compiled to UiSchema in any locale, never sent.
 */
export interface UiHints {
  v: 1;
  kind: UiCardKind;
  /**
   * Canonical method name, e.g. calendar.create.
   */
  tool: string;
  locale?: Locale;
  status: UiStatus;
  title: HintMsg;
  /**
   * Whether the status badge is shown; by default unless the status is info.
   */
  badge?: boolean;
  body?: HintMsg;
  /**
   * @minItems 1
   * @maxItems 20
   */
  facts?: HintFact[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  changes?: HintChange[];
  /**
   * @minItems 1
   * @maxItems 30
   */
  groups?: HintGroup[];
  more?: HintMore;
  /**
   * @minItems 1
   * @maxItems 20
   */
  failures?: HintFailure[];
  /**
   * Text by others that was read before a call that waits, shown as quoted content.
   *
   * @minItems 1
   * @maxItems 3
   */
  quotes?: string[];
  /**
   * @minItems 1
   * @maxItems 10
   */
  notes?: HintNote[];
  /**
   * @minItems 1
   * @maxItems 5
   */
  actions?: HintAction[];
  /**
   * What may be changed while approving.
   *
   * @minItems 1
   * @maxItems 20
   */
  editable?: HintField[];
}
/**
 * Degraded data, a batch with some failures, or a call that waits for a decision.
 */
export interface ToolPartialOutput {
  tool_name: "project_cli";
  tool_call_id: string;
  tool_call_args: ToolEnvelope;
  result: ToolCallResult;
  ui_hints: UiHints | null;
  status: "partial";
  error: null;
}
/**
 * Nothing was achieved; `result.data` is empty.
 */
export interface ToolFailureOutput {
  tool_name: "project_cli";
  tool_call_id: string;
  tool_call_args: ToolEnvelope;
  result: ToolCallResult;
  ui_hints: UiHints | null;
  status: "failure";
  error: ToolError;
}
/**
 * What TOOL_CALL_START, ARGS and END have in common. They are for observation; cards come with TOOL_CALL_RESULT.
 */
export interface ToolCallEventBase {
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
}
export interface ToolOutputBase {
  tool_name: "project_cli";
  tool_call_id: string;
  tool_call_args: ToolEnvelope;
  result: ToolCallResult;
  ui_hints: UiHints | null;
}
/**
 * What a handler call yields, whatever stands behind it. `ok`: data is usable. `degraded`: usable, and warnings say what is missing. `empty`: nothing found, which is no error. `error`: data is empty and `error` says why.
 */
export interface ToolResult {
  status: "ok" | "degraded" | "empty" | "error";
  data: {};
  /**
   * @maxItems 8
   */
  warnings: ToolWarning[];
  error: ToolError | null;
  meta: ToolMeta;
}
/**
 * Contract of one tool, complete enough for a model to choose it and for a machine to check it.
 */
export interface ToolSpec {
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
}
/**
 * What every node may carry.
 */
export interface UiNodeBase {
  id?: string;
  a11y?: UiA11y;
}
/**
 * Sums and counters over the calls of one tracking model. Internal.
 */
export interface UsageSummary {
  input_tokens: TokenCount;
  output_tokens: TokenCount;
  total_tokens: TokenCount;
  latency_ms: TokenCount;
  cached_prompt_tokens: TokenCount;
  prompt_cache_hit_tokens: TokenCount;
  prompt_cache_miss_tokens: TokenCount;
  reasoning_tokens: TokenCount;
  /**
   * Sum of the valid costs the provider sent.
   */
  direct_cost: number;
  direct_cost_observed: 0 | 1;
  direct_cost_complete: 0 | 1;
  model_call_records: TokenCount;
  usage_records: TokenCount;
  direct_cost_records: TokenCount;
  cost_source: "provider" | "catalog_fallback";
}
/**
 * Somebody is to be told about an event; the same that `listNotices` shows them.
 */
export interface UserNotice {
  type: "notice";
  id: string;
  createdAt: DateTimeOffset;
  userId: string;
  notice: Notice;
}
export interface AdminCancelRunPath {
  taskId: TaskId;
}
export interface AdminGetUserPath {
  id: UserId;
}
export interface AdminListActsQuery {
  target?: string;
  act?: AdminActName;
  limit?: number;
  cursor?: Cursor;
}
export interface AdminListDeliveriesQuery {
  limit?: number;
  cursor?: Cursor;
}
export interface AdminListJobsQuery {
  parked?: boolean;
  limit?: number;
  cursor?: Cursor;
}
export interface AdminListRunsQuery {
  userId?: UserId;
  status?: RunStatus;
  limit?: number;
  cursor?: Cursor;
}
export interface AdminListUsersQuery {
  q?: string;
  disabled?: boolean;
  limit?: number;
  cursor?: Cursor;
}
export interface AdminRequeueRunPath {
  taskId: TaskId;
}
export interface AdminRetryDeliveryPath {
  id: NoticeId;
}
export interface AdminUpdateUserPath {
  id: UserId;
}
export interface AnswerQuestionPath {
  id: QuestionId;
}
export interface CancelRunPath {
  threadId: ThreadId;
}
export interface CreateRunQuery {
  wait?: number;
}
export interface CreateStreamTicketPath {
  threadId: ThreadId;
}
export interface DecideApprovalPath {
  id: string;
}
export interface DeleteJobPath {
  id: AutomationJobId;
}
export interface DeleteMeQuery {
  confirm: string;
}
export interface DeleteMemoryPath {
  scope: MemoryScope;
}
export interface DeleteThreadPath {
  threadId: ThreadId;
}
export interface GetAttachmentPath {
  id: AttachmentId;
}
export interface GetAttachmentQuery {
  expires: number;
  signature: string;
}
export interface GetConsoleAssetPath {
  asset: string;
}
export interface GetContactPath {
  id: ContactId;
}
export interface GetDocsAssetPath {
  asset: string;
}
export interface GetHistoryQuery {
  threadId?: ThreadId;
  before?: LocalDate;
  cursor?: Cursor;
}
export interface GetJobPath {
  id: AutomationJobId;
}
export interface GetOpenapiQuery {
  version?: "3.1" | "3.2";
}
export interface GetRunPath {
  threadId: ThreadId;
}
export interface GetRunQuery {
  runId: RunId;
}
export interface GetRunEvidencePath {
  threadId: ThreadId;
}
export interface GetRunEvidenceQuery {
  runId: RunId;
}
export interface GetThreadPath {
  threadId: ThreadId;
}
export interface GetThreadEvidencePath {
  threadId: ThreadId;
}
export interface GetUsageQuery {
  from?: LocalDate;
  to?: LocalDate;
}
export interface ListApprovalsQuery {
  kind?: "approval" | "question" | "review";
  state?: "open" | "closed" | "all";
  threadId?: ThreadId;
  limit?: number;
  cursor?: Cursor;
}
export interface ListContactsQuery {
  query?: string;
  limit?: number;
  cursor?: Cursor;
}
export interface ListJobsQuery {
  enabled?: boolean;
  limit?: number;
  cursor?: Cursor;
}
export interface ListMemoryVersionsPath {
  scope: MemoryScope;
}
export interface ListNoticesQuery {
  unread?: boolean;
  limit?: number;
  cursor?: Cursor;
}
export interface ListThreadRunsPath {
  threadId: ThreadId;
}
export interface ListThreadRunsQuery {
  limit?: number;
  cursor?: Cursor;
}
export interface ListThreadsQuery {
  limit?: number;
  archived?: boolean;
  pinned?: boolean;
  cursor?: Cursor;
}
export interface ResolveReviewPath {
  id: string;
}
export interface RunJobPath {
  id: AutomationJobId;
}
export interface SearchThreadsQuery {
  q: string;
  limit?: number;
}
export interface StreamByTicketQuery {
  ticket: TicketText;
  deltas?: boolean;
  facts?: boolean;
  lastEventId?: StreamEventId;
}
export interface StreamRunEventsPath {
  threadId: ThreadId;
}
export interface StreamRunEventsQuery {
  runId: RunId;
  deltas?: boolean;
  facts?: boolean;
}
export interface UpdateJobPath {
  id: AutomationJobId;
}
export interface UpdateThreadPath {
  threadId: ThreadId;
}
