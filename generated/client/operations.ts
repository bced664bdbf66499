// Generated from specs/paths and specs/modules. Edit there and run make generate.

import * as api from "./api/sdk.gen.ts";
import type * as T from "./api/types.gen.ts";
import type { CallOptions } from "../../src/sdk/connection.ts";
import type { EventStream, StreamOptions } from "../../src/sdk/stream.ts";
import type { Transport } from "../../src/sdk/transport.ts";

type Input<Data> = Omit<Data, "url" | "headers">;
type Without<Name extends string> = { query?: { [Key in Name]?: never } };

/** Every operation of the server; each answers with its value or throws an ApiError. */
export interface AccordClient {
  /**
   * Cancel anybody's run
   *
   * As its owner would. A run that has ended is left alone.
   */
  adminCancelRun(request: Input<T.AdminCancelRunData> & CallOptions): Promise<T.AdminCancelRunResponses[202]>;
  /**
   * Register a webhook
   *
   * It is told of whatever of these kinds happens from now on. The answer has its secret, which is not shown again.
   */
  adminCreateWebhook(request: Input<T.AdminCreateWebhookData> & CallOptions): Promise<T.AdminCreateWebhookResponses[201]>;
  /**
   * Delete a webhook
   *
   * What it was not told yet is not told any more. What it was told stays in the log for as long as the log is kept.
   */
  adminDeleteWebhook(request: Input<T.AdminDeleteWebhookData> & CallOptions): Promise<void>;
  /** Look at a person */
  adminGetUser(request: Input<T.AdminGetUserData> & CallOptions): Promise<T.AdminGetUserResponses[200]>;
  /** Look at a webhook */
  adminGetWebhook(request: Input<T.AdminGetWebhookData> & CallOptions): Promise<T.AdminGetWebhookResponses[200]>;
  /** Look at what a webhook was told */
  adminGetWebhookDelivery(request: Input<T.AdminGetWebhookDeliveryData> & CallOptions): Promise<T.AdminGetWebhookDeliveryResponses[200]>;
  /**
   * The audit: every administrative act
   *
   * Newest first. Looking is an act, too.
   */
  adminListActs(request?: Input<T.AdminListActsData> & CallOptions): Promise<T.AdminListActsResponses[200]>;
  /**
   * List what the webhook did not take
   *
   * Newest first: what waits for another try, and what was given up, which is kept for 30 days.
   */
  adminListDeliveries(request?: Input<T.AdminListDeliveriesData> & CallOptions): Promise<T.AdminListDeliveriesResponses[200]>;
  /**
   * List jobs of everybody
   *
   * Newest first. Parked ones are those that do not fire although nobody has disabled them.
   */
  adminListJobs(request?: Input<T.AdminListJobsData> & CallOptions): Promise<T.AdminListJobsResponses[200]>;
  /**
   * List runs of everybody
   *
   * Newest first. Where each stands and who holds it, and nothing of what it says.
   */
  adminListRuns(request?: Input<T.AdminListRunsData> & CallOptions): Promise<T.AdminListRunsResponses[200]>;
  /**
   * List people
   *
   * Newest first.
   */
  adminListUsers(request?: Input<T.AdminListUsersData> & CallOptions): Promise<T.AdminListUsersResponses[200]>;
  /**
   * List what webhooks were told
   *
   * Newest first, with how each try ended. Kept for 30 days.
   */
  adminListWebhookDeliveries(request?: Input<T.AdminListWebhookDeliveriesData> & CallOptions): Promise<T.AdminListWebhookDeliveriesResponses[200]>;
  /**
   * List webhooks
   *
   * The oldest first, and the one of the settings, if there is one. Secrets are not shown.
   */
  adminListWebhooks(request?: Input<T.AdminListWebhooksData> & CallOptions): Promise<T.AdminListWebhooksResponses[200]>;
  /**
   * Try a webhook
   *
   * Sends it a `ping`, like anything else that it is told. How that went is in the log.
   */
  adminPingWebhook(request: Input<T.AdminPingWebhookData> & CallOptions): Promise<T.AdminPingWebhookResponses[202]>;
  /**
   * Tell a webhook again what was given up
   *
   * Each under the id that it had, and as often as anything new.
   */
  adminReplayWebhook(request: Input<T.AdminReplayWebhookData> & CallOptions): Promise<T.AdminReplayWebhookResponses[202]>;
  /**
   * Tell a webhook one thing again
   *
   * At once, under the id that it had, and as often as anything new; also when it was taken before.
   */
  adminReplayWebhookDelivery(request: Input<T.AdminReplayWebhookDeliveryData> & CallOptions): Promise<T.AdminReplayWebhookDeliveryResponses[202]>;
  /**
   * Take a run from the worker process that holds it
   *
   * For a worker process that hangs and still renews its leases. Another one may claim the run at once and goes on from its journal; the one
   * before can write nothing more. Only a run that is held can be taken.
   */
  adminRequeueRun(request: Input<T.AdminRequeueRunData> & CallOptions): Promise<T.AdminRequeueRunResponses[202]>;
  /**
   * Tell the webhook once more
   *
   * At once, and as often as anything new.
   */
  adminRetryDelivery(request: Input<T.AdminRetryDeliveryData> & CallOptions): Promise<void>;
  /**
   * Revoke tokens
   *
   * All tokens of a person that were issued until now, or one token by its `jti`. They are refused within seconds in every process, and streams
   * that were opened with them end. Runs under way go on. New tokens work: who must not come back is disabled. Idempotent.
   */
  adminRevokeTokens(request: Input<T.AdminRevokeTokensData> & CallOptions): Promise<T.AdminRevokeTokensResponses[200]>;
  /**
   * Give a webhook another secret
   *
   * The answer has it, and it is not shown again. For 24 hours both secrets sign, so that the receiver can change over without missing
   * anything; of two rotations within that time, the last two secrets do.
   */
  adminRotateWebhookSecret(request: Input<T.AdminRotateWebhookSecretData> & CallOptions): Promise<T.AdminRotateWebhookSecretResponses[200]>;
  /**
   * Disable or enable a person
   *
   * Disabling ends everything that is done for a person, within seconds and in every process: tokens, tickets and credentials are refused,
   * open streams end, runs that are not over are cancelled, jobs do not fire. Nothing is deleted. Idempotent.
   */
  adminUpdateUser(request: Input<T.AdminUpdateUserData> & CallOptions): Promise<T.AdminUpdateUserResponses[200]>;
  /**
   * Change a webhook
   *
   * Its address, kinds, description, or whether it is told anything. What is on its way goes to the new address.
   */
  adminUpdateWebhook(request: Input<T.AdminUpdateWebhookData> & CallOptions): Promise<T.AdminUpdateWebhookResponses[200]>;
  /**
   * Answer a question of the worker, or skip it
   *
   * One answer wins. It starts the run `resume-<questionId>` on the same thread, which goes on with the task and the answer;
   * the answer of this operation is that run's. An answer that does not fit the form changes nothing.
   */
  answerQuestion(request: Input<T.AnswerQuestionData> & CallOptions): Promise<T.AnswerQuestionResponses[202]>;
  /**
   * Talk to the MCP server
   *
   * The Model Context Protocol over Streamable HTTP, without sessions: revision 2026-07-28, and those of 2025 for older clients. Tools are the
   * methods that the agent `mcp_agent` of specs/agents.yaml may call; resources are days of the calendar and the memory; prompts are
   * the skills. A call goes the way of every other call of a model. One that must wait for a person answers with `status: pending`, or asks
   * by elicitation where the client can.
   *
   * A page of another origin is refused unless ACCORD_CORS_ORIGINS names it. A notification is answered by 202 and no body.
   */
  callMcp(request: Input<T.CallMcpData> & CallOptions): Promise<T.CallMcpResponses[200]>;
  /**
   * Cancel a run
   *
   * Idempotent. A run that has ended is left alone. The stream ends with RUN_ERROR, code RUN_CANCELED.
   */
  cancelRun(request: Input<T.CancelRunData> & CallOptions): Promise<T.CancelRunResponses[202]>;
  /**
   * Upload an image
   *
   * One part named `file`, PNG, JPEG, WebP or GIF, at most 10 MB and 50 megapixels. What it is, is read from its bytes: a
   * part that declares another type is refused, and so are bytes behind the end of the image, except that those behind
   * a JPEG are cut off. The answer holds a signed address for a binary content block of a run; it is good for an hour.
   * Count and bytes per user and day are limited. An image that no message shows within a day is removed.
   */
  createAttachment(request: Input<T.CreateAttachmentData> & CallOptions): Promise<T.CreateAttachmentResponses[201]>;
  /**
   * Create a job
   *
   * The job runs as its creator. Nothing it does is approved by itself.
   */
  createJob(request: Input<T.CreateJobData> & CallOptions): Promise<T.CreateJobResponses[201]>;
  /**
   * Start a run
   *
   * Accepts the input, stores it and answers at once; follow the run with `streamRunEvents`. Runs of one thread are
   * executed one at a time, in order of acceptance. The same threadId and runId again with an equivalent body gives
   * the same answer and starts nothing; equivalent means the user's text and images, agent_type, parentRunId, context
   * and resume. With `resume` the decision is what the run is about, and the message only stands in the history; under the
   * runId of the run that asked, the answer names the runId of the run that goes on. The body is at most 256 KB. Rules with a message of their own in `detail` are checked first, in a fixed
   * order; what is left is judged by the schema. The url of an image is one that this server has
   * signed for the caller and that has not expired; the images of a message have at most 20 MB together. Nothing is
   * ever fetched from an address a client sends. Only the run that carries an image shows it to the model; in later
   * turns of the thread the model is told that there was one.
   *
   * A script that wants no stream asks with `wait`: if the run ends within so many seconds, the answer is 200 with the
   * run as `getRun` reads it, also when it ended with a question to the user. Otherwise it is 202 as without `wait`.
   * A client that goes away while it waits cancels nothing, and may send the same request again.
   *
   * Where the agent allows it, its worker may call one of `tools`. Then the run ends with that call open: TOOL_CALL_START,
   * ARGS and END without a result. The client carries it out and brings the result with the next run: the same user
   * message, then one tool message for each call (`toolCallId`, `content`, and `error` where it failed). That run goes on
   * where the other one ended. A message of the user in its place closes the calls as not answered.
   *
   * With `forwardedProps.again` a run answers an earlier message once more, stands in its place with another message, or
   * goes on with an answer that was stopped. It is queued like any other. The thread keeps what it leaves, and shows the
   * new path; a question that waits there is over. What runs on other paths have changed stays so, and the new run is told.
   */
  createRun(request: Input<T.CreateRunData> & CallOptions & Without<"wait">): Promise<T.CreateRunResponses[202]>;
  /**
   * Start a run; with wait the answer may be another one
   *
   * Accepts the input, stores it and answers at once; follow the run with `streamRunEvents`. Runs of one thread are
   * executed one at a time, in order of acceptance. The same threadId and runId again with an equivalent body gives
   * the same answer and starts nothing; equivalent means the user's text and images, agent_type, parentRunId, context
   * and resume. With `resume` the decision is what the run is about, and the message only stands in the history; under the
   * runId of the run that asked, the answer names the runId of the run that goes on. The body is at most 256 KB. Rules with a message of their own in `detail` are checked first, in a fixed
   * order; what is left is judged by the schema. The url of an image is one that this server has
   * signed for the caller and that has not expired; the images of a message have at most 20 MB together. Nothing is
   * ever fetched from an address a client sends. Only the run that carries an image shows it to the model; in later
   * turns of the thread the model is told that there was one.
   *
   * A script that wants no stream asks with `wait`: if the run ends within so many seconds, the answer is 200 with the
   * run as `getRun` reads it, also when it ended with a question to the user. Otherwise it is 202 as without `wait`.
   * A client that goes away while it waits cancels nothing, and may send the same request again.
   *
   * Where the agent allows it, its worker may call one of `tools`. Then the run ends with that call open: TOOL_CALL_START,
   * ARGS and END without a result. The client carries it out and brings the result with the next run: the same user
   * message, then one tool message for each call (`toolCallId`, `content`, and `error` where it failed). That run goes on
   * where the other one ended. A message of the user in its place closes the calls as not answered.
   *
   * With `forwardedProps.again` a run answers an earlier message once more, stands in its place with another message, or
   * goes on with an answer that was stopped. It is queued like any other. The thread keeps what it leaves, and shows the
   * new path; a question that waits there is over. What runs on other paths have changed stays so, and the new run is told.
   */
  createRun(request: Input<T.CreateRunData> & CallOptions): Promise<T.CreateRunResponses[202] | T.CreateRunResponses[200]>;
  /**
   * Get a ticket for a browser's EventSource
   *
   * A browser's own `EventSource` sends no Authorization header. A ticket stands in for it: it opens the stream of this
   * one run (`streamByTicket`), once, within a minute, and nothing else. It is a secret like the token it was asked for
   * with; it stands in an address, though, which is why it lives so short.
   */
  createStreamTicket(request: Input<T.CreateStreamTicketData> & CallOptions): Promise<T.CreateStreamTicketResponses[201]>;
  /**
   * Approve or deny a waiting call
   *
   * One decision wins. It starts the run `resume-<approvalId>` on the same thread, which carries out exactly the call
   * that was shown, or records that it was denied; the answer is that run's. With `editedArgs` the call is made with
   * what the user has changed of it; changes that are refused decide nothing.
   */
  decideApproval(request: Input<T.DecideApprovalData> & CallOptions): Promise<T.DecideApprovalResponses[202]>;
  /**
   * Delete a job
   *
   * Its past runs stay in history.
   */
  deleteJob(request: Input<T.DeleteJobData> & CallOptions): Promise<void>;
  /**
   * Delete the caller's account and everything in it
   *
   * Conversations, runs, calendar, contacts, memory, jobs, images, notices and what they cost: every row, file and
   * stream, for good. Runs that are under way end without a word. Guests lose the events they were invited to; in the
   * address books of others the person stays as those have written them down. `confirm` must be the id that `getMe`
   * answers, so that nobody does this by mistake. A token of the same person makes a new, empty account later.
   */
  deleteMe(request: Input<T.DeleteMeData> & CallOptions): Promise<void>;
  /**
   * Forget all of a memory, its history included
   *
   * Nothing of it can be brought back. Single things are forgotten, and can be brought back, with memory.update.
   */
  deleteMemory(request: Input<T.DeleteMemoryData> & CallOptions): Promise<void>;
  /**
   * Delete a thread and everything in it
   *
   * Messages, runs with their events and journals, cards, approvals that wait, reviews, summaries and what search knows
   * of it are gone with the answer; its images are out of reach at once, and their bytes within a day. What its runs have
   * done (events, contacts, memory) stays. Kept without any text: what its model calls cost, and the record of which
   * methods ran when. A thread with a run that is not over is not deleted: cancel it first. The id may be used again,
   * for a new thread.
   */
  deleteThread(request: Input<T.DeleteThreadData> & CallOptions): Promise<void>;
  /**
   * Take the calendar away
   *
   * Own events, and those the caller takes part in, as an iCalendar file (RFC 5545): series with their exceptions, whole
   * days, zones, people and reminders. Deleted and declined ones are left out.
   */
  exportCalendar(request?: Input<T.ExportCalendarData> & CallOptions): Promise<T.ExportCalendarResponses[200]>;
  /**
   * Take the contacts away
   *
   * All contacts, whole, as a file of cards (vCard 3.0).
   */
  exportContacts(request?: Input<T.ExportContactsData> & CallOptions): Promise<T.ExportContactsResponses[200]>;
  /**
   * Export everything of the caller's
   *
   * One JSON value per line, written while it is read. `row` lines have the rows of each table as they are stored, `file`
   * lines the images in base64, and the last line is the `manifest` with the counts; an export without it was cut off.
   * Not in it: keys, working copies of the server, and what belongs to other people, such as the events of those who
   * have invited the caller.
   */
  exportMe(request?: Input<T.ExportMeData> & CallOptions): AsyncGenerator<T.AccountLine>;
  /**
   * Read what the AG-UI endpoint can do
   *
   * The official AgentCapabilities object.
   */
  getAgUiCapabilities(request?: Input<T.GetAgUiCapabilitiesData> & CallOptions): Promise<T.GetAgUiCapabilitiesResponses[200]>;
  /**
   * Read how to sign in
   *
   * What the web console, or another client of people, needs to know before it has a token.
   */
  getConsoleConfig(request?: Input<T.GetConsoleConfigData> & CallOptions): Promise<T.GetConsoleConfigResponses[200]>;
  /**
   * Read an own contact
   *
   * With nothing masked. Cards name a contact by this id.
   */
  getContact(request: Input<T.GetContactData> & CallOptions): Promise<T.GetContactResponses[200]>;
  /**
   * Is the process alive
   *
   * Touches no dependency.
   */
  getHealth(request?: Input<T.GetHealthData> & CallOptions): Promise<T.GetHealthResponses[200]>;
  /**
   * Read one day of a thread
   *
   * The newest day that has visible messages, or the newest before `before`, in the caller's timezone. Without threadId the newest chat, which is never the thread of a job; without any an empty answer. A day of more than 10,000 messages comes in pages, the newest first.
   */
  getHistory(request?: Input<T.GetHistoryData> & CallOptions): Promise<T.GetHistoryResponses[200]>;
  /**
   * Read a job
   *
   * With its next firing, and its last one and how that ended.
   */
  getJob(request: Input<T.GetJobData> & CallOptions): Promise<T.GetJobResponses[200]>;
  /**
   * Read the caller's profile
   *
   * Timezone and locale are used wherever a request does not say otherwise.
   */
  getMe(request?: Input<T.GetMeData> & CallOptions): Promise<T.GetMeResponses[200]>;
  /**
   * Read this description
   *
   * The bundled OpenAPI document. Streams are described by one of their items; OpenAPI 3.1 has no word for that, 3.2 has
   * `itemSchema`.
   */
  getOpenapi(request?: Input<T.GetOpenapiData> & CallOptions): Promise<T.GetOpenapiResponses[200]>;
  /**
   * Read who signs in users of the MCP server
   *
   * OAuth 2.0 Protected Resource Metadata (RFC 9728). There is none where no issuer is configured.
   */
  getProtectedResource(request?: Input<T.GetProtectedResourceData> & CallOptions): Promise<T.GetProtectedResourceResponses[200]>;
  /**
   * Can it serve
   *
   * Asks the database and the stream. 503 when the database does not answer, or when the process is about to stop and wants no more requests; `detail` says which. Without the stream alone the server is `degraded` and goes on.
   */
  getReady(request?: Input<T.GetReadyData> & CallOptions): Promise<T.GetReadyResponses[200]>;
  /**
   * Read one run
   *
   * The read model of one run. Run ids stand in the query because they may contain anything.
   */
  getRun(request: Input<T.GetRunData> & CallOptions): Promise<T.GetRunResponses[200]>;
  /**
   * Export the evidence of a run
   *
   * What happened in a run, as classed events in the vocabulary of the Agent Runtime standard, then what it has come to,
   * then a manifest with hashes: one JSON value per line, written while it is read. Of the caller's own runs only.
   */
  getRunEvidence(request: Input<T.GetRunEvidenceData> & CallOptions): AsyncGenerator<T.EvidenceLine>;
  /**
   * Read a thread
   *
   * What runs in it, what is queued, and what waits for a decision of the user.
   */
  getThread(request: Input<T.GetThreadData> & CallOptions): Promise<T.GetThreadResponses[200]>;
  /**
   * Export the evidence of a thread
   *
   * What happened in all runs of a thread, in their order, as classed events in the vocabulary of the Agent Runtime standard, after each run what it has come to,
   * then a manifest with hashes: one JSON value per line, written while it is read. Of the caller's own threads only.
   */
  getThreadEvidence(request: Input<T.GetThreadEvidenceData> & CallOptions): AsyncGenerator<T.EvidenceLine>;
  /**
   * Read own usage and cost
   *
   * By day, model, stage and thread. Days are of the caller's timezone (`GET /me`) and both ends count; at most 366 of them.
   * Without `to` the last day is today; without `from` the range has 30 days. Days, models and stages without a call are left out.
   *
   * A call counts from when the provider began to answer, on the day it was sent: aborted and lost calls count, refused requests do not.
   * A date that is not in the calendar, a range that ends before it begins or is too long is INVALID_REQUEST.
   */
  getUsage(request?: Input<T.GetUsageData> & CallOptions): Promise<T.GetUsageResponses[200]>;
  /**
   * Bring a calendar
   *
   * Events are known by their UID: the same file again changes nothing, a newer one updates. Nobody is invited and
   * nobody is told because of a file; people it names are kept for the next export. What cannot be kept (rules that
   * `calendar.create` does not know, events of more than 30 days) is named in the report, and the rest is taken.
   */
  importCalendar(request: Input<T.ImportCalendarData> & CallOptions): Promise<T.ImportCalendarResponses[200]>;
  /**
   * Bring contacts
   *
   * Cards of version 3.0 and 4.0. Who is here already, by mail address or phone number (+86 or not), or by the same name
   * where a card has neither, gets what was missing; nothing is overwritten. The same file again changes nothing.
   */
  importContacts(request: Input<T.ImportContactsData> & CallOptions): Promise<T.ImportContactsResponses[200]>;
  /**
   * List the agents
   *
   * The agent types that a run can name in `forwardedProps.agent_type`, as specs/agents.yaml orders them. Those that only automation starts are left out.
   */
  listAgents(request?: Input<T.ListAgentsData> & CallOptions): Promise<T.ListAgentsResponses[200]>;
  /**
   * List approvals, questions and reviews
   *
   * The caller's queue, newest first. Without filters only what is still open.
   */
  listApprovals(request?: Input<T.ListApprovalsData> & CallOptions): Promise<T.ListApprovalsResponses[200]>;
  /**
   * List or search own contacts
   *
   * By name, page by page; with `query` the best matches first, on one page: a name, its pinyin or initials, also mixed
   * with characters, a company or job title, a whole mail address or phone number, or the last four digits of one. Mail
   * and phone are whole: this is for the person's own client, while models are given masked values.
   */
  listContacts(request?: Input<T.ListContactsData> & CallOptions): Promise<T.ListContactsResponses[200]>;
  /**
   * List own jobs
   *
   * Newest first. Everybody has one job from the start: the nightly memory, which is off until its owner enables it and does not come back
   * when it was deleted.
   */
  listJobs(request?: Input<T.ListJobsData> & CallOptions): Promise<T.ListJobsResponses[200]>;
  /**
   * List the changes of a memory
   *
   * Newest first, whole, for the person's own client. To take one back, give its version to memory.update as undo.
   */
  listMemoryVersions(request: Input<T.ListMemoryVersionsData> & CallOptions): Promise<T.ListMemoryVersionsResponses[200]>;
  /**
   * List own notices
   *
   * Newest first: invites, changes and cancellations by organizers, replies of guests, and reminders of own events.
   * The webhook is told of each (`notice`), and mail goes out where the server has a mail server. Kept for 90 days.
   */
  listNotices(request?: Input<T.ListNoticesData> & CallOptions): Promise<T.ListNoticesResponses[200]>;
  /**
   * List the runs of a thread
   *
   * Newest first. `getRun` reads one of them whole.
   */
  listThreadRuns(request: Input<T.ListThreadRunsData> & CallOptions): Promise<T.ListThreadRunsResponses[200]>;
  /**
   * List own threads
   *
   * Newest activity first. Those that were archived are listed apart. Threads with nothing to see, such as an automation that has not answered yet, are left out.
   */
  listThreads(request?: Input<T.ListThreadsData> & CallOptions): Promise<T.ListThreadsResponses[200]>;
  /**
   * List the tool inventory
   *
   * One entry per module method with its schemas, flags and the policy that holds for the caller. Methods that are not built yet are `unavailable`.
   */
  listTools(request?: Input<T.ListToolsData> & CallOptions): Promise<T.ListToolsResponses[200]>;
  /**
   * Show the next five firings
   *
   * Stores nothing.
   */
  previewJob(request: Input<T.PreviewJobData> & CallOptions): Promise<T.PreviewJobResponses[200]>;
  /**
   * Mark notices as read
   *
   * Those named, or all. Ids that are not the caller's, or read already, change nothing.
   */
  readNotices(request: Input<T.ReadNoticesData> & CallOptions): Promise<T.ReadNoticesResponses[200]>;
  /**
   * Close a review
   *
   * Records what a person found. Changes no message and starts no run.
   */
  resolveReview(request: Input<T.ResolveReviewData> & CallOptions): Promise<T.ResolveReviewResponses[200]>;
  /**
   * Run over standard AG-UI
   *
   * For `@ag-ui/client`, CopilotKit and others. Takes what stock clients send and answers with the events of the run,
   * deltas included. A disconnect never cancels the run. `agent_type` defaults to `worker` here and only here.
   *
   * Input: the whole history may be sent each time, up to 4 MB; what the server keeps of it (the last user message,
   * state, tools, context) is at most 256 KB. The last user message is what the run answers. It is stored unless the
   * thread has that id with that text already; the same id with another text is stored under a new id. The rest of the
   * history is not read: the server's own store is the truth. The rules for the message, the images and `client_time`
   * are those of `createRun`, with the same words. snake_case spellings are accepted and renamed as there. Anything
   * refused is a problem document with a status that is not 2xx, before a stream begins.
   *
   * Decision: with `resume` the decision is the input. No message is read or stored; the run carries the decision out
   * and says what came of it. Under the runId of the run that asked, or of one before it in the same request, the run
   * that goes on has a runId of its own, which `RUN_STARTED` names together with `parentRunId`; the same decision again
   * joins it.
   *
   * Tools: where the agent allows it (`tools.clientProvided` of the capabilities), the worker may call one of `tools`.
   * The run ends with the call open, and `messages` that end with tool messages for it start the run that goes on, as in
   * `createRun`.
   *
   * Output: the official fields of each event and no others, and of the runtime's facts those for users; with
   * `forwardedProps.extended_events` true all that `streamRunEvents` sends. What has no official field of its own is in `metadata` (card, status, suggested actions).
   * `STATE_SNAPSHOT` follows `RUN_STARTED` when a state was sent, and carries it back. A call that waits for a
   * person has no result here: its card is `interrupts[].metadata.ui_schema` of `RUN_FINISHED`. Only frames with an id
   * are in the log of the run. No event has a shape that clients before AG-UI 1.0 do not know.
   *
   * Join: the threadId and runId of a run there is, with an equivalent body (see `createRun`) or with no user message at
   * all, start nothing. The answer is `RUN_STARTED`, `STATE_SNAPSHOT`, `MESSAGES_SNAPSHOT` with the thread so far,
   * `STEP_STARTED` and `TEXT_MESSAGE_START` with its text so far where these are open, then what happens from now on.
   * Connect: a runId that the thread has no run of, with no user message and no `resume`, starts nothing either. The
   * answer is the same for the run that is under way, under its own runId; where none is, `RUN_STARTED`,
   * `STATE_SNAPSHOT`, `MESSAGES_SNAPSHOT` and `RUN_FINISHED` under the runId that was sent, with the question of the last
   * run as its outcome while that waits. A thread that is not there has no messages. Nothing is kept of such a request.
   * With `Last-Event-ID` the answer is what came after that event instead, or 204 when there will be no more.
   */
  runAgUi(request: Input<T.RunAgUiData> & CallOptions): AsyncGenerator<T.AgUiEvent>;
  /**
   * Run a job now
   *
   * Also a disabled or parked one. The schedule does not move. The run stands in the job's thread, behind one that is under way.
   */
  runJob(request: Input<T.RunJobData> & CallOptions): Promise<T.RunJobResponses[202]>;
  /**
   * Search own threads
   *
   * The threads in which all words of `q` stand in one message of the user or the assistant, newest message first, each
   * with the newest such message. Three letters of a word are enough, shorter words are found whole; of Chinese one
   * character is enough, or three letters of its pinyin, written without tones. Upper and lower case are the same. Of a
   * message the first 4,000 characters are searched, and archived threads are searched, too. What is said in a run is
   * found when the run has ended.
   */
  searchThreads(request: Input<T.SearchThreadsData> & CallOptions): Promise<T.SearchThreadsResponses[200]>;
  /**
   * Follow a run
   *
   * Server-sent events of this run only, from its first event or after `Last-Event-ID`, until RUN_FINISHED or
   * RUN_ERROR. Idle streams carry a `: keep-alive` comment at least every 15 seconds. A client that asks again after
   * the terminal event gets 204 and should stop. A stream whose token has expired, or whose user was disabled, ends
   * within half a minute; so does one whose reader lets more than 1 MB pile up, at once. Both continue by id.
   */
  streamRunEvents(request: Input<T.StreamRunEventsData> & StreamOptions): EventStream;
  /**
   * Change a job
   *
   * Disabling stops further firings; a run that has started goes on.
   */
  updateJob(request: Input<T.UpdateJobData> & CallOptions): Promise<T.UpdateJobResponses[200]>;
  /**
   * Change timezone or locale
   *
   * Absent fields stay as they are. The zone must be in the tz database.
   */
  updateMe(request: Input<T.UpdateMeData> & CallOptions): Promise<T.UpdateMeResponses[200]>;
  /**
   * Name, pin or archive a thread, or choose the version it shows
   *
   * Its activity, and so its place in the list, stays as it is. Archiving hides it from the list and changes nothing else. Choosing a version changes what the history shows and where the next message goes on; it starts and undoes nothing.
   */
  updateThread(request: Input<T.UpdateThreadData> & CallOptions): Promise<T.UpdateThreadResponses[200]>;
  /** Accept an invite to someone else's event. For the user of the token. */
  calendarAcceptInvite(request: Input<T.CalendarAcceptInviteData> & CallOptions): Promise<T.CalendarAcceptInviteResponses[200]>;
  /** Create one event, timed or all day, or up to 20 at once. For the user of the token. */
  calendarCreate(request: Input<T.CalendarCreateData> & CallOptions): Promise<T.CalendarCreateResponses[200]>;
  /** Delete one of the user's own events, or up to 20. A person confirms first. For the user of the token. */
  calendarDelete(request: Input<T.CalendarDeleteData> & CallOptions): Promise<T.CalendarDeleteResponses[200]>;
  /** Find gaps of a given length between the user's events. For the user of the token. */
  calendarFindFree(request: Input<T.CalendarFindFreeData> & CallOptions): Promise<T.CalendarFindFreeResponses[200]>;
  /** Read one day, a range of time, or a single event. For the user of the token. */
  calendarRead(request: Input<T.CalendarReadData> & CallOptions): Promise<T.CalendarReadResponses[200]>;
  /** Decline an invite to someone else's event. For the user of the token. */
  calendarRejectInvite(request: Input<T.CalendarRejectInviteData> & CallOptions): Promise<T.CalendarRejectInviteResponses[200]>;
  /** Bring back an event that was deleted in the last 30 days, or one cancelled occurrence of a series. For the user of the token. */
  calendarRestore(request: Input<T.CalendarRestoreData> & CallOptions): Promise<T.CalendarRestoreResponses[200]>;
  /** Invite 1 to 20 people to one of the user's own events. A person confirms first. For the user of the token. */
  calendarShare(request: Input<T.CalendarShareData> & CallOptions): Promise<T.CalendarShareResponses[200]>;
  /** Take back the invites of 1 to 20 people to one of the user's own events. A person confirms first. For the user of the token. */
  calendarUninvite(request: Input<T.CalendarUninviteData> & CallOptions): Promise<T.CalendarUninviteResponses[200]>;
  /** Change fields of one event, or of up to 20. For the user of the token. */
  calendarUpdate(request: Input<T.CalendarUpdateData> & CallOptions): Promise<T.CalendarUpdateResponses[200]>;
  /** Add a person to the user's contacts. For the user of the token. */
  contactsCreate(request: Input<T.ContactsCreateData> & CallOptions): Promise<T.ContactsCreateResponses[200]>;
  /** Remove a person from the user's contacts. For the user of the token. */
  contactsDelete(request: Input<T.ContactsDeleteData> & CallOptions): Promise<T.ContactsDeleteResponses[200]>;
  /** Make one contact of two that are the same person. For the user of the token. */
  contactsMerge(request: Input<T.ContactsMergeData> & CallOptions): Promise<T.ContactsMergeResponses[200]>;
  /** List contacts, search them, or read one. For the user of the token. */
  contactsRead(request: Input<T.ContactsReadData> & CallOptions): Promise<T.ContactsReadResponses[200]>;
  /** Change what is kept about a person. For the user of the token. */
  contactsUpdate(request: Input<T.ContactsUpdateData> & CallOptions): Promise<T.ContactsUpdateResponses[200]>;
  /** Read what is remembered about the user or the user's work. For the user of the token. */
  memoryRead(request: Input<T.MemoryReadData> & CallOptions): Promise<T.MemoryReadResponses[200]>;
  /** Remember, change or forget things about the user (scope user) or the user's work (scope work). For the user of the token. */
  memoryUpdate(request: Input<T.MemoryUpdateData> & CallOptions): Promise<T.MemoryUpdateResponses[200]>;
  /** Open the card of a skill, or of some of its actions. For the user of the token. */
  skillsRead(request: Input<T.SkillsReadData> & CallOptions): Promise<T.SkillsReadResponses[200]>;
}

export function bindOperations(transport: Transport): AccordClient {
  return {
    adminCancelRun: (request) => transport.call(api.adminCancelRun, request),
    adminCreateWebhook: (request) => transport.call(api.adminCreateWebhook, request),
    adminDeleteWebhook: (request) => transport.call(api.adminDeleteWebhook, request),
    adminGetUser: (request) => transport.call(api.adminGetUser, request),
    adminGetWebhook: (request) => transport.call(api.adminGetWebhook, request),
    adminGetWebhookDelivery: (request) => transport.call(api.adminGetWebhookDelivery, request),
    adminListActs: (request = {}) => transport.call(api.adminListActs, request),
    adminListDeliveries: (request = {}) => transport.call(api.adminListDeliveries, request),
    adminListJobs: (request = {}) => transport.call(api.adminListJobs, request),
    adminListRuns: (request = {}) => transport.call(api.adminListRuns, request),
    adminListUsers: (request = {}) => transport.call(api.adminListUsers, request),
    adminListWebhookDeliveries: (request = {}) => transport.call(api.adminListWebhookDeliveries, request),
    adminListWebhooks: (request = {}) => transport.call(api.adminListWebhooks, request),
    adminPingWebhook: (request) => transport.call(api.adminPingWebhook, request),
    adminReplayWebhook: (request) => transport.call(api.adminReplayWebhook, request),
    adminReplayWebhookDelivery: (request) => transport.call(api.adminReplayWebhookDelivery, request),
    adminRequeueRun: (request) => transport.call(api.adminRequeueRun, request),
    adminRetryDelivery: (request) => transport.call(api.adminRetryDelivery, request),
    adminRevokeTokens: (request) => transport.call(api.adminRevokeTokens, request),
    adminRotateWebhookSecret: (request) => transport.call(api.adminRotateWebhookSecret, request),
    adminUpdateUser: (request) => transport.call(api.adminUpdateUser, request),
    adminUpdateWebhook: (request) => transport.call(api.adminUpdateWebhook, request),
    answerQuestion: (request) => transport.call(api.answerQuestion, request),
    callMcp: (request) => transport.call(api.callMcp, request),
    cancelRun: (request) => transport.call(api.cancelRun, request),
    createAttachment: (request) => transport.call(api.createAttachment, request),
    createJob: (request) => transport.call(api.createJob, request),
    createRun: (request) => transport.call<never>(api.createRun, request),
    createStreamTicket: (request) => transport.call(api.createStreamTicket, request),
    decideApproval: (request) => transport.call(api.decideApproval, request),
    deleteJob: (request) => transport.call(api.deleteJob, request),
    deleteMe: (request) => transport.call(api.deleteMe, request),
    deleteMemory: (request) => transport.call(api.deleteMemory, request),
    deleteThread: (request) => transport.call(api.deleteThread, request),
    exportCalendar: (request = {}) => transport.call(api.exportCalendar, request),
    exportContacts: (request = {}) => transport.call(api.exportContacts, request),
    exportMe: (request = {}) => transport.readLines(api.exportMe, request),
    getAgUiCapabilities: (request = {}) => transport.call(api.getAgUiCapabilities, request),
    getConsoleConfig: (request = {}) => transport.call(api.getConsoleConfig, request),
    getContact: (request) => transport.call(api.getContact, request),
    getHealth: (request = {}) => transport.call(api.getHealth, request),
    getHistory: (request = {}) => transport.call(api.getHistory, request),
    getJob: (request) => transport.call(api.getJob, request),
    getMe: (request = {}) => transport.call(api.getMe, request),
    getOpenapi: (request = {}) => transport.call(api.getOpenapi, request),
    getProtectedResource: (request = {}) => transport.call(api.getProtectedResource, request),
    getReady: (request = {}) => transport.call(api.getReady, request),
    getRun: (request) => transport.call(api.getRun, request),
    getRunEvidence: (request) => transport.readLines(api.getRunEvidence, request),
    getThread: (request) => transport.call(api.getThread, request),
    getThreadEvidence: (request) => transport.readLines(api.getThreadEvidence, request),
    getUsage: (request = {}) => transport.call(api.getUsage, request),
    importCalendar: (request) => transport.call(api.importCalendar, request),
    importContacts: (request) => transport.call(api.importContacts, request),
    listAgents: (request = {}) => transport.call(api.listAgents, request),
    listApprovals: (request = {}) => transport.call(api.listApprovals, request),
    listContacts: (request = {}) => transport.call(api.listContacts, request),
    listJobs: (request = {}) => transport.call(api.listJobs, request),
    listMemoryVersions: (request) => transport.call(api.listMemoryVersions, request),
    listNotices: (request = {}) => transport.call(api.listNotices, request),
    listThreadRuns: (request) => transport.call(api.listThreadRuns, request),
    listThreads: (request = {}) => transport.call(api.listThreads, request),
    listTools: (request = {}) => transport.call(api.listTools, request),
    previewJob: (request) => transport.call(api.previewJob, request),
    readNotices: (request) => transport.call(api.readNotices, request),
    resolveReview: (request) => transport.call(api.resolveReview, request),
    runAgUi: (request) => transport.readOnce(api.runAgUi, request),
    runJob: (request) => transport.call(api.runJob, request),
    searchThreads: (request) => transport.call(api.searchThreads, request),
    streamRunEvents: (request) => transport.follow(api.streamRunEvents, request),
    updateJob: (request) => transport.call(api.updateJob, request),
    updateMe: (request) => transport.call(api.updateMe, request),
    updateThread: (request) => transport.call(api.updateThread, request),
    calendarAcceptInvite: (request) => transport.call(api.calendarAcceptInvite, request),
    calendarCreate: (request) => transport.call(api.calendarCreate, request),
    calendarDelete: (request) => transport.call(api.calendarDelete, request),
    calendarFindFree: (request) => transport.call(api.calendarFindFree, request),
    calendarRead: (request) => transport.call(api.calendarRead, request),
    calendarRejectInvite: (request) => transport.call(api.calendarRejectInvite, request),
    calendarRestore: (request) => transport.call(api.calendarRestore, request),
    calendarShare: (request) => transport.call(api.calendarShare, request),
    calendarUninvite: (request) => transport.call(api.calendarUninvite, request),
    calendarUpdate: (request) => transport.call(api.calendarUpdate, request),
    contactsCreate: (request) => transport.call(api.contactsCreate, request),
    contactsDelete: (request) => transport.call(api.contactsDelete, request),
    contactsMerge: (request) => transport.call(api.contactsMerge, request),
    contactsRead: (request) => transport.call(api.contactsRead, request),
    contactsUpdate: (request) => transport.call(api.contactsUpdate, request),
    memoryRead: (request) => transport.call(api.memoryRead, request),
    memoryUpdate: (request) => transport.call(api.memoryUpdate, request),
    skillsRead: (request) => transport.call(api.skillsRead, request),
  };
}
