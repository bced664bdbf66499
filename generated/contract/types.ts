// Generated from specs/schemas, specs/events and specs/modules. Edit there and run make generate.

import type { ActionRequiredFact, AdminActName, AgentDescription, AgentTitle, ApprovalReason, AttachmentId, AutomationJobId, CalendarEventId, ContactId, ContextMessages, Cursor, DateTimeOffset, EditedArgs, FormAnswer, IanaTimezone, InviteId, LocalDate, Locale, MemoryScope, MoneyAmount, Notice, NoticeId, Participation, QuestionId, RunId, RunStatus, StreamEventId, TaskId, ThreadId, TicketText, TokenCount, ToolAnnotations, ToolCallResult, ToolEnvelope, ToolError, ToolMeta, ToolWarning, UiA11y, UiButtonStyle, UiCopy, UiDecide, UiFieldInput, UiIconName, UiInvoke, UiItemAvatar, UiNavigate, UiNavigateTarget, UiOpenUrl, UiStatus, UserId, Version, WebhookDeliveryId, WebhookDeliveryState, WebhookId, WebhookLink, WebhookLogKind } from "./api-types.ts";

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
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  userId: string;
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
   * Whether a person started it, or a job.
   */
  runtime_mode: "chat" | "automation";
  /**
   * Always `"action.required"`.
   */
  type: "action.required";
  /**
   * A person has something to decide or to look at.
   */
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
  /**
   * In every language of the server.
   */
  title: AgentTitle;
  /**
   * In every language of the server.
   */
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
  /**
   * Which earlier messages a run may see, the newest that fit all three.
   */
  context_messages: ContextMessages;
  /**
   * Its runs are told what the user said, and nothing that other people have written.
   */
  hides_others?: boolean;
  /**
   * Its worker is offered the tools that a client sends along. Off unless told; ACCORD_FRONTEND_TOOLS turns it on as well.
   */
  frontend_tools?: boolean;
  /**
   * Absent: what is too much is cut.
   */
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
  /**
   * The id of a question.
   */
  questionId: QuestionId;
  /**
   * Values by the names of the fields.
   */
  answer: FormAnswer;
}
/**
 * A call that waits, or waited, for a person's decision. It is the `data` of the pending tool result.
 */
export interface Approval {
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
}
/**
 * The payload of `resume` for an approval.
 */
export interface ApprovalPayload {
  approved: boolean;
  /**
   * Only with `approved` true.
   */
  editedArgs?: EditedArgs;
}
export interface BatchCounts {
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
}
/**
 * One item of a batch. A failed one has an error and may lack the event's fields.
 */
export interface BatchItem {
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
}
/**
 * The button of a card that runs one frozen call.
 */
export interface ButtonTap {
  actionId: string;
}
export interface CliFailure {
  /**
   * Always `false`.
   */
  ok: false;
  module: string;
  method: string;
  /**
   * Always `"error"`.
   */
  status: "error";
  /**
   * Structured, correctable error of a tool call. An answer for a whole call always names module and method; `input_schema` is present only with input errors.
   */
  error: ToolError;
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 8
   */
  warnings?: ToolWarning[];
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta?: ToolMeta;
}
export interface CliSuccess {
  /**
   * Always `true`.
   */
  ok: true;
  module: string;
  method: string;
  /**
   * typed per method; the method's output schema decides
   */
  data: {};
  status?: "ok" | "degraded" | "empty";
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 8
   */
  warnings?: ToolWarning[];
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
  meta?: ToolMeta;
}
export interface ContextCompactionBase {
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
export interface CustomEventBase {
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
}
/**
 * The same as `resume`, for clients that cannot send it.
 */
export interface DecisionTap {
  approvalId: string;
  decision: "approve" | "deny";
  /**
   * Only when approving.
   */
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
  /**
   * How much a button stands out.
   */
  style?: UiButtonStyle;
  /**
   * keys are the parameter names of the message
   */
  params?: HintParams;
  /**
   * Key under `confirm.` of the messages.
   */
  confirm?: string;
  do: UiNavigate | UiOpenUrl | UiCopy | HintSendMessage | UiInvoke | UiDecide;
  /**
   * The frozen call behind invoke.
   */
  call?: ToolEnvelope;
}
/**
 * keys are the parameter names of the message
 */
export interface HintParams {
  [k: string]: HintParam;
}
/**
 * A date to be written in the card's locale.
 */
export interface HintDate {
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  date: LocalDate;
}
export interface HintWhenValue {
  when: HintWhen;
}
export interface HintTimed {
  /**
   * RFC 3339 with an explicit offset
   */
  startAt: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
  endAt?: DateTimeOffset;
  /**
   * A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
   * none.
   */
  timezone: IanaTimezone;
  /**
   * The zone is not the reader's own.
   */
  showZone?: true;
}
export interface HintAllDay {
  /**
   * Always `true`.
   */
  allDay: true;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  startDate: LocalDate;
  /**
   * Inclusive.
   */
  endDate?: LocalDate;
  /**
   * A name of the tz database, which it is checked against; kept under its canonical name. Abbreviations such as CST are
   * none.
   */
  timezone: IanaTimezone;
  /**
   * Always `true`.
   */
  showZone?: true;
}
export interface HintKeyMsg {
  /**
   * Key of specs/ui/messages.yaml.
   */
  key: string;
  /**
   * keys are the parameter names of the message
   */
  params?: HintParams;
}
export interface HintTextMsg {
  text: string;
  /**
   * Always `true`.
   */
  tainted?: true;
}
export interface HintSendMessage {
  /**
   * Always `"send_message"`.
   */
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
  /**
   * How something stands, by which it is coloured.
   */
  status: UiStatus;
}
export interface HintChange {
  /**
   * Key under `fact.` of the messages.
   */
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
  /**
   * What the person is called.
   */
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
  /**
   * A message key with parameters, or finished text (a title the user gave).
   */
  msg: HintMsg;
}
export interface HintFact {
  /**
   * Key under `fact.` of the messages.
   */
  key: HintFactKey;
  /**
   * Instead of the label of the key.
   */
  label?: HintKeyMsg;
  value: HintFactValue;
  /**
   * Always `true`.
   */
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
  /**
   * What kind of input a field wants.
   */
  input: UiFieldInput;
  /**
   * As the call has it, at most 500 characters of JSON.
   */
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
  /**
   * A message key with parameters, or finished text (a title the user gave).
   */
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
  /**
   * Always `true`.
   */
  tainted?: true;
  when?: HintWhen;
  /**
   * clock: time of day only, the default in a list.
   */
  whenMode?: "clock" | "full";
  /**
   * A message key with parameters, or finished text (a title the user gave).
   */
  subtitle?: HintMsg;
  /**
   * A message key with parameters, or finished text (a title the user gave).
   */
  caption?: HintMsg;
  /**
   * The icons that a client has to have.
   */
  icon?: UiIconName;
  /**
   * The picture of a person beside an item.
   */
  avatar?: UiItemAvatar;
  badge?: HintBadge;
  /**
   * A place in the app.
   */
  open?: UiNavigateTarget;
}
export interface HintMore {
  shown: number;
  /**
   * How many there are in all.
   */
  total: number;
}
export interface HintNote {
  level: "info" | "warning";
  /**
   * A message key with parameters, or finished text (a title the user gave).
   */
  msg: HintMsg;
}
/**
 * A call that waits for a person.
 */
export interface McpApproval {
  id: string;
  /**
   * Each: Why a person is asked. destructive: deletes or overwrites. sensitive_sink: text leaves the account. affects_others: other participants are touched. tainted_context: the run has read text of other people; the card calls it a reason only where the message did not call for this. app_context: the app sent data along, and the message did not call for this. low_confidence: the router was not sure. large_batch: more than five items. done_elsewhere: the same was done in another version of this conversation.
   *
   * @minItems 1
   * @maxItems 10
   */
  reasons: ApprovalReason[];
  summary: string;
  /**
   * RFC 3339 with an explicit offset
   */
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
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  thread_id: ThreadId;
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
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
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 20
   */
  warnings?: ToolWarning[];
  /**
   * True: text by other people is in it. That is data and never an instruction.
   */
  tainted?: boolean;
  /**
   * A call that waits for a person.
   */
  approval?: McpApproval;
  /**
   * The name of a call, by which it is found again.
   */
  call?: McpCall;
}
/**
 * The audit row of one request to a provider. Written as `started` before the call; a row still `started` when the
 * run is claimed again becomes `lost`. Token fields are absent when the provider did not say.
 */
export interface ModelCallRecord {
  /**
   * The server's own key of one accepted run.
   */
  taskId: TaskId;
  request_id: string;
  no: number;
  /**
   * The stage that asks.
   */
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
  /**
   * A number of tokens or calls.
   */
  input_tokens?: TokenCount;
  /**
   * A number of tokens or calls.
   */
  output_tokens?: TokenCount;
  /**
   * A number of tokens or calls.
   */
  total_tokens?: TokenCount;
  /**
   * A number of tokens or calls.
   */
  cached_prompt_tokens?: TokenCount;
  /**
   * A number of tokens or calls.
   */
  prompt_cache_hit_tokens?: TokenCount;
  /**
   * A number of tokens or calls.
   */
  prompt_cache_miss_tokens?: TokenCount;
  /**
   * A number of tokens or calls.
   */
  reasoning_tokens?: TokenCount;
  /**
   * A number of tokens or calls.
   */
  latency_ms?: TokenCount;
  /**
   * The provider began to answer, or may have: a lost call counts. A refused request is no model call.
   */
  answered: boolean;
  /**
   * A decimal number with 12 digits after the point, as text, so that no reader rounds it.
   */
  direct_cost?: MoneyAmount;
  direct_cost_seen: boolean;
  /**
   * By the catalogue; null when the usage or the price is not known.
   */
  cost: MoneyAmount | null;
  currency: string;
  catalog_version: string;
  /**
   * RFC 3339 with an explicit offset
   */
  started_at: DateTimeOffset;
  /**
   * RFC 3339 with an explicit offset
   */
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
  /**
   * What it can reach.
   */
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
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  userId: string;
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
   * Whether a person started it, or a job.
   */
  runtime_mode: "chat" | "automation";
}
export interface RunEndedNotice {
  id: string;
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  userId: string;
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
   * Whether a person started it, or a job.
   */
  runtime_mode: "chat" | "automation";
  /**
   * Always `"run.ended"`.
   */
  type: "run.ended";
  status: "finished" | "interrupted" | "failed" | "canceled";
}
/**
 * What every AG-UI event of a run carries beside its `type`.
 */
export interface RunEventBase {
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
}
export interface SkipTap {
  /**
   * The id of a question.
   */
  questionId: QuestionId;
  /**
   * Always `true`.
   */
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
  /**
   * The languages cards and fixed sentences are written in.
   */
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
  /**
   * Always `"project_cli"`.
   */
  tool_name: "project_cli";
  tool_call_id: string;
  /**
   * Arguments of the one tool, project_cli, as the model writes them. Deliberately thin: `input` is checked against the schema of module and method after dispatch. Arguments that could not be read at all are recorded with empty names and an empty input.
   */
  tool_call_args: ToolEnvelope;
  /**
   * Canonical result. The tool message's content is exactly its compact JSON, except on failure.
   */
  result: ToolCallResult;
  /**
   * Null, or: What a card shall say, without layout and without final text: what happened, which facts, which next steps. Stored with the tool message (16 KB at most), compiled to UiSchema in any locale, never sent.
   */
  ui_hints: UiHints | null;
  /**
   * Always `"success"`.
   */
  status: "success";
  /**
   * Always null.
   */
  error: null;
}
/**
 * What a card shall say, without layout and without final text: what happened, which facts, which next steps. Stored with the tool message (16 KB at most), compiled to UiSchema in any locale, never sent.
 */
export interface UiHints {
  /**
   * Always `1`.
   */
  v: 1;
  /**
   * For analytics and tests; the compiler has one template for all kinds.
   */
  kind: UiCardKind;
  /**
   * Canonical method name, e.g. calendar.create.
   */
  tool: string;
  /**
   * The language of the conversation the card belongs to; without it the reader's.
   */
  locale?: Locale;
  /**
   * How something stands, by which it is coloured.
   */
  status: UiStatus;
  /**
   * A message key with parameters, or finished text (a title the user gave).
   */
  title: HintMsg;
  /**
   * Whether the status badge is shown; by default unless the status is info.
   */
  badge?: boolean;
  /**
   * A message key with parameters, or finished text (a title the user gave).
   */
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
   * Each: A button.
   *
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
  /**
   * Always `"project_cli"`.
   */
  tool_name: "project_cli";
  tool_call_id: string;
  /**
   * Arguments of the one tool, project_cli, as the model writes them. Deliberately thin: `input` is checked against the schema of module and method after dispatch. Arguments that could not be read at all are recorded with empty names and an empty input.
   */
  tool_call_args: ToolEnvelope;
  /**
   * Canonical result. The tool message's content is exactly its compact JSON, except on failure.
   */
  result: ToolCallResult;
  /**
   * Null, or: What a card shall say, without layout and without final text: what happened, which facts, which next steps. Stored with the tool message (16 KB at most), compiled to UiSchema in any locale, never sent.
   */
  ui_hints: UiHints | null;
  /**
   * Always `"partial"`.
   */
  status: "partial";
  /**
   * Always null.
   */
  error: null;
}
/**
 * Nothing was achieved; `result.data` is empty.
 */
export interface ToolFailureOutput {
  /**
   * Always `"project_cli"`.
   */
  tool_name: "project_cli";
  tool_call_id: string;
  /**
   * Arguments of the one tool, project_cli, as the model writes them. Deliberately thin: `input` is checked against the schema of module and method after dispatch. Arguments that could not be read at all are recorded with empty names and an empty input.
   */
  tool_call_args: ToolEnvelope;
  /**
   * Canonical result. The tool message's content is exactly its compact JSON, except on failure.
   */
  result: ToolCallResult;
  /**
   * Null, or: What a card shall say, without layout and without final text: what happened, which facts, which next steps. Stored with the tool message (16 KB at most), compiled to UiSchema in any locale, never sent.
   */
  ui_hints: UiHints | null;
  /**
   * Always `"failure"`.
   */
  status: "failure";
  /**
   * Structured, correctable error of a tool call. An answer for a whole call always names module and method; `input_schema` is present only with input errors.
   */
  error: ToolError;
}
/**
 * What TOOL_CALL_START, ARGS and END have in common. They are for observation; cards come with TOOL_CALL_RESULT.
 */
export interface ToolCallEventBase {
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
}
export interface ToolOutputBase {
  /**
   * Always `"project_cli"`.
   */
  tool_name: "project_cli";
  tool_call_id: string;
  /**
   * Arguments of the one tool, project_cli, as the model writes them. Deliberately thin: `input` is checked against the schema of module and method after dispatch. Arguments that could not be read at all are recorded with empty names and an empty input.
   */
  tool_call_args: ToolEnvelope;
  /**
   * Canonical result. The tool message's content is exactly its compact JSON, except on failure.
   */
  result: ToolCallResult;
  /**
   * Null, or: What a card shall say, without layout and without final text: what happened, which facts, which next steps. Stored with the tool message (16 KB at most), compiled to UiSchema in any locale, never sent.
   */
  ui_hints: UiHints | null;
}
/**
 * What a handler call yields, whatever stands behind it. `ok`: data is usable. `degraded`: usable, and warnings say what is missing. `empty`: nothing found, which is no error. `error`: data is empty and `error` says why.
 */
export interface ToolResult {
  status: "ok" | "degraded" | "empty" | "error";
  /**
   * typed per method; the method's output schema decides
   */
  data: {};
  /**
   * Each: Fixed strings a result may carry. truncated_output: text or list was cut. pii_redacted: contact data was masked. time_conflict: overlaps other events. possible_duplicate: same title and start were created minutes ago. end_assumed: an event without an end was taken to last as long as the user's events do. batch_partial: some items failed. used_cache, stale_cache: where the data came from. injection_suspected: text of other people looks like instructions.
   *
   * @maxItems 8
   */
  warnings: ToolWarning[];
  /**
   * Null, or: Structured, correctable error of a tool call. An answer for a whole call always names module and method; `input_schema` is present only with input errors.
   */
  error: ToolError | null;
  /**
   * Facts about how a call ran. For logs and policy; never shown to a user or a model.
   */
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
}
/**
 * What every node may carry.
 */
export interface UiNodeBase {
  /**
   * Unique in the card.
   */
  id?: string;
  /**
   * What a screen reader is told.
   */
  a11y?: UiA11y;
}
/**
 * Sums and counters over the calls of one tracking model. Internal.
 */
export interface UsageSummary {
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
  latency_ms: TokenCount;
  /**
   * A number of tokens or calls.
   */
  cached_prompt_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  prompt_cache_hit_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  prompt_cache_miss_tokens: TokenCount;
  /**
   * A number of tokens or calls.
   */
  reasoning_tokens: TokenCount;
  /**
   * Sum of the valid costs the provider sent.
   */
  direct_cost: number;
  direct_cost_observed: 0 | 1;
  direct_cost_complete: 0 | 1;
  /**
   * A number of tokens or calls.
   */
  model_call_records: TokenCount;
  /**
   * A number of tokens or calls.
   */
  usage_records: TokenCount;
  /**
   * A number of tokens or calls.
   */
  direct_cost_records: TokenCount;
  cost_source: "provider" | "catalog_fallback";
}
/**
 * Somebody is to be told about an event; the same that `listNotices` shows them.
 */
export interface UserNotice {
  /**
   * Always `"notice"`.
   */
  type: "notice";
  id: string;
  /**
   * RFC 3339 with an explicit offset
   */
  createdAt: DateTimeOffset;
  userId: string;
  /**
   * What a user is told about an event: an invite, a change, a reply, a reminder. Times have the offset of the event's zone.
   */
  notice: Notice;
}
/**
 * The run that something is about.
 */
export interface WebhookAboutRun {
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
}
export interface AdminCancelRunPath {
  /**
   * The server's own key of one accepted run.
   */
  taskId: TaskId;
}
export interface AdminDeleteWebhookPath {
  /**
   * A webhook.
   */
  id: WebhookId;
}
export interface AdminGetUserPath {
  /**
   * The server's own key of one person.
   */
  id: UserId;
}
export interface AdminGetWebhookPath {
  /**
   * A webhook.
   */
  id: WebhookId;
}
export interface AdminGetWebhookDeliveryPath {
  /**
   * What receivers get as `webhook-id`: the same over all tries and replays.
   */
  id: WebhookDeliveryId;
}
export interface AdminListActsQuery {
  target?: string;
  /**
   * What an administrator can do or look at.
   */
  act?: AdminActName;
  limit?: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface AdminListDeliveriesQuery {
  limit?: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface AdminListJobsQuery {
  parked?: boolean;
  limit?: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface AdminListRunsQuery {
  /**
   * The server's own key of one person.
   */
  userId?: UserId;
  /**
   * queued: accepted, or waiting for earlier runs of the thread or the user. running: a worker holds it.
   * finished: RUN_FINISHED. interrupted: ended and asks for a decision. failed: RUN_ERROR. canceled: RUN_ERROR with RUN_CANCELED.
   */
  status?: RunStatus;
  limit?: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface AdminListUsersQuery {
  q?: string;
  disabled?: boolean;
  limit?: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface AdminListWebhookDeliveriesQuery {
  /**
   * A webhook.
   */
  webhookId?: WebhookId;
  /**
   * A WebhookKind, or `ping`, which nobody registers for.
   */
  kind?: WebhookLogKind;
  /**
   * failed: given up, until it is replayed.
   */
  state?: WebhookDeliveryState;
  limit?: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface AdminPingWebhookPath {
  /**
   * A webhook.
   */
  id: WebhookId;
}
export interface AdminReplayWebhookPath {
  /**
   * A webhook.
   */
  id: WebhookId;
}
export interface AdminReplayWebhookDeliveryPath {
  /**
   * What receivers get as `webhook-id`: the same over all tries and replays.
   */
  id: WebhookDeliveryId;
}
export interface AdminRequeueRunPath {
  /**
   * The server's own key of one accepted run.
   */
  taskId: TaskId;
}
export interface AdminRetryDeliveryPath {
  /**
   * The id of a notice.
   */
  id: NoticeId;
}
export interface AdminRotateWebhookSecretPath {
  /**
   * A webhook.
   */
  id: WebhookId;
}
export interface AdminUpdateUserPath {
  /**
   * The server's own key of one person.
   */
  id: UserId;
}
export interface AdminUpdateWebhookPath {
  /**
   * A webhook.
   */
  id: WebhookId;
}
export interface AnswerQuestionPath {
  /**
   * The id of a question.
   */
  id: QuestionId;
}
export interface CancelRunPath {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
}
export interface CreateRunQuery {
  wait?: number;
}
export interface CreateStreamTicketPath {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
}
export interface DecideApprovalPath {
  id: string;
}
export interface DeleteJobPath {
  /**
   * The id of a job.
   */
  id: AutomationJobId;
}
export interface DeleteMeQuery {
  confirm: string;
}
export interface DeleteMemoryPath {
  /**
   * Which memory: what is known about the user, or about the user's work.
   */
  scope: MemoryScope;
}
export interface DeleteThreadPath {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
}
export interface GetAttachmentPath {
  /**
   * The id of an uploaded image.
   */
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
  /**
   * The id of a contact.
   */
  id: ContactId;
}
export interface GetDocsAssetPath {
  asset: string;
}
export interface GetHistoryQuery {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId?: ThreadId;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  before?: LocalDate;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface GetJobPath {
  /**
   * The id of a job.
   */
  id: AutomationJobId;
}
export interface GetOpenapiQuery {
  version?: "3.1" | "3.2";
}
export interface GetRunPath {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
}
export interface GetRunQuery {
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
}
export interface GetRunEvidencePath {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
}
export interface GetRunEvidenceQuery {
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
}
export interface GetThreadPath {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
}
export interface GetThreadEvidencePath {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
}
export interface GetUsageQuery {
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  from?: LocalDate;
  /**
   * A day of a calendar, such as 2026-04-21.
   */
  to?: LocalDate;
}
export interface ListApprovalsQuery {
  kind?: "approval" | "question" | "review";
  state?: "open" | "closed" | "all";
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId?: ThreadId;
  limit?: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface ListContactsQuery {
  query?: string;
  limit?: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface ListJobsQuery {
  enabled?: boolean;
  limit?: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface ListMemoryVersionsPath {
  /**
   * Which memory: what is known about the user, or about the user's work.
   */
  scope: MemoryScope;
}
export interface ListNoticesQuery {
  unread?: boolean;
  limit?: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface ListThreadRunsPath {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
}
export interface ListThreadRunsQuery {
  limit?: number;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface ListThreadsQuery {
  limit?: number;
  archived?: boolean;
  pinned?: boolean;
  /**
   * Opaque; send it back unchanged to read the next page.
   */
  cursor?: Cursor;
}
export interface ResolveReviewPath {
  id: string;
}
export interface RunJobPath {
  /**
   * The id of a job.
   */
  id: AutomationJobId;
}
export interface SearchThreadsQuery {
  q: string;
  limit?: number;
}
export interface StreamByTicketQuery {
  /**
   * A secret that opens one stream, once.
   */
  ticket: TicketText;
  deltas?: boolean;
  facts?: boolean;
  /**
   * The `id:` of an SSE frame: the number of the run in its thread, and of the event in the log of the run. An id of
   * another run is refused.
   */
  lastEventId?: StreamEventId;
}
export interface StreamRunEventsPath {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
}
export interface StreamRunEventsQuery {
  /**
   * Chosen by the client, unique within its thread. Any characters, counted in code points.
   */
  runId: RunId;
  deltas?: boolean;
  facts?: boolean;
}
export interface UpdateJobPath {
  /**
   * The id of a job.
   */
  id: AutomationJobId;
}
export interface UpdateThreadPath {
  /**
   * A UUID chosen by the client. Upper and lower case name the same thread; answers are in lower case.
   */
  threadId: ThreadId;
}
