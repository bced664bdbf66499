// Generated from specs/paths and specs/modules. Edit there and run make generate.

import * as api from "./api/sdk.gen.ts";
import type * as T from "./api/types.gen.ts";
import type { CallOptions } from "../../src/sdk/connection.ts";
import type { EventStream, StreamOptions } from "../../src/sdk/stream.ts";
import type { Transport } from "../../src/sdk/transport.ts";

type Input<Data> = Omit<Data, "url" | "headers">;

/** Every operation of the server; each answers with its value or throws an ApiError. */
export interface AccordClient {
  /** Cancel anybody's run */
  adminCancelRun(request: Input<T.AdminCancelRunData> & CallOptions): Promise<T.AdminCancelRunResponses[202]>;
  /** Look at a person */
  adminGetUser(request: Input<T.AdminGetUserData> & CallOptions): Promise<T.AdminGetUserResponses[200]>;
  /** The audit: every administrative act */
  adminListActs(request?: Input<T.AdminListActsData> & CallOptions): Promise<T.AdminListActsResponses[200]>;
  /** List what the webhook did not take */
  adminListDeliveries(request?: Input<T.AdminListDeliveriesData> & CallOptions): Promise<T.AdminListDeliveriesResponses[200]>;
  /** List jobs of everybody */
  adminListJobs(request?: Input<T.AdminListJobsData> & CallOptions): Promise<T.AdminListJobsResponses[200]>;
  /** List runs of everybody */
  adminListRuns(request?: Input<T.AdminListRunsData> & CallOptions): Promise<T.AdminListRunsResponses[200]>;
  /** List people */
  adminListUsers(request?: Input<T.AdminListUsersData> & CallOptions): Promise<T.AdminListUsersResponses[200]>;
  /** Take a run from the worker process that holds it */
  adminRequeueRun(request: Input<T.AdminRequeueRunData> & CallOptions): Promise<T.AdminRequeueRunResponses[202]>;
  /** Tell the webhook once more */
  adminRetryDelivery(request: Input<T.AdminRetryDeliveryData> & CallOptions): Promise<void>;
  /** Revoke tokens */
  adminRevokeTokens(request: Input<T.AdminRevokeTokensData> & CallOptions): Promise<T.AdminRevokeTokensResponses[200]>;
  /** Disable or enable a person */
  adminUpdateUser(request: Input<T.AdminUpdateUserData> & CallOptions): Promise<T.AdminUpdateUserResponses[200]>;
  /** Answer a question of the worker, or skip it */
  answerQuestion(request: Input<T.AnswerQuestionData> & CallOptions): Promise<T.AnswerQuestionResponses[202]>;
  /** Talk to the MCP server */
  callMcp(request: Input<T.CallMcpData> & CallOptions): Promise<T.CallMcpResponses[200]>;
  /** Cancel a run */
  cancelRun(request: Input<T.CancelRunData> & CallOptions): Promise<T.CancelRunResponses[202]>;
  /** Upload an image */
  createAttachment(request: Input<T.CreateAttachmentData> & CallOptions): Promise<T.CreateAttachmentResponses[201]>;
  /** Create a job */
  createJob(request: Input<T.CreateJobData> & CallOptions): Promise<T.CreateJobResponses[201]>;
  /** Start a run */
  createRun(request: Input<T.CreateRunData> & CallOptions & { query?: { wait?: never } }): Promise<T.CreateRunResponses[202]>;
  /** Start a run; with wait the answer may be another one */
  createRun(request: Input<T.CreateRunData> & CallOptions): Promise<T.CreateRunResponses[202] | T.CreateRunResponses[200]>;
  /** Get a ticket for a browser's EventSource */
  createStreamTicket(request: Input<T.CreateStreamTicketData> & CallOptions): Promise<T.CreateStreamTicketResponses[201]>;
  /** Approve or deny a waiting call */
  decideApproval(request: Input<T.DecideApprovalData> & CallOptions): Promise<T.DecideApprovalResponses[202]>;
  /** Delete a job */
  deleteJob(request: Input<T.DeleteJobData> & CallOptions): Promise<void>;
  /** Delete the caller's account and everything in it */
  deleteMe(request: Input<T.DeleteMeData> & CallOptions): Promise<void>;
  /** Forget all of a memory, its history included */
  deleteMemory(request: Input<T.DeleteMemoryData> & CallOptions): Promise<void>;
  /** Delete a thread and everything in it */
  deleteThread(request: Input<T.DeleteThreadData> & CallOptions): Promise<void>;
  /** Take the calendar away */
  exportCalendar(request?: Input<T.ExportCalendarData> & CallOptions): Promise<T.ExportCalendarResponses[200]>;
  /** Take the contacts away */
  exportContacts(request?: Input<T.ExportContactsData> & CallOptions): Promise<T.ExportContactsResponses[200]>;
  /** Export everything of the caller's */
  exportMe(request?: Input<T.ExportMeData> & CallOptions): AsyncGenerator<T.AccountLine>;
  /** Read what the AG-UI endpoint can do */
  getAgUiCapabilities(request?: Input<T.GetAgUiCapabilitiesData> & CallOptions): Promise<T.GetAgUiCapabilitiesResponses[200]>;
  /** Read how to sign in */
  getConsoleConfig(request?: Input<T.GetConsoleConfigData> & CallOptions): Promise<T.GetConsoleConfigResponses[200]>;
  /** Read an own contact */
  getContact(request: Input<T.GetContactData> & CallOptions): Promise<T.GetContactResponses[200]>;
  /** Is the process alive */
  getHealth(request?: Input<T.GetHealthData> & CallOptions): Promise<T.GetHealthResponses[200]>;
  /** Read one day of a thread */
  getHistory(request?: Input<T.GetHistoryData> & CallOptions): Promise<T.GetHistoryResponses[200]>;
  /** Read a job */
  getJob(request: Input<T.GetJobData> & CallOptions): Promise<T.GetJobResponses[200]>;
  /** Read the caller's profile */
  getMe(request?: Input<T.GetMeData> & CallOptions): Promise<T.GetMeResponses[200]>;
  /** Read this description */
  getOpenapi(request?: Input<T.GetOpenapiData> & CallOptions): Promise<T.GetOpenapiResponses[200]>;
  /** Read who signs in users of the MCP server */
  getProtectedResource(request?: Input<T.GetProtectedResourceData> & CallOptions): Promise<T.GetProtectedResourceResponses[200]>;
  /** Can it serve */
  getReady(request?: Input<T.GetReadyData> & CallOptions): Promise<T.GetReadyResponses[200]>;
  /** Read one run */
  getRun(request: Input<T.GetRunData> & CallOptions): Promise<T.GetRunResponses[200]>;
  /** Export the evidence of a run */
  getRunEvidence(request: Input<T.GetRunEvidenceData> & CallOptions): AsyncGenerator<T.EvidenceLine>;
  /** Read a thread */
  getThread(request: Input<T.GetThreadData> & CallOptions): Promise<T.GetThreadResponses[200]>;
  /** Export the evidence of a thread */
  getThreadEvidence(request: Input<T.GetThreadEvidenceData> & CallOptions): AsyncGenerator<T.EvidenceLine>;
  /** Read own usage and cost */
  getUsage(request?: Input<T.GetUsageData> & CallOptions): Promise<T.GetUsageResponses[200]>;
  /** Bring a calendar */
  importCalendar(request: Input<T.ImportCalendarData> & CallOptions): Promise<T.ImportCalendarResponses[200]>;
  /** Bring contacts */
  importContacts(request: Input<T.ImportContactsData> & CallOptions): Promise<T.ImportContactsResponses[200]>;
  /** List the agents */
  listAgents(request?: Input<T.ListAgentsData> & CallOptions): Promise<T.ListAgentsResponses[200]>;
  /** List approvals, questions and reviews */
  listApprovals(request?: Input<T.ListApprovalsData> & CallOptions): Promise<T.ListApprovalsResponses[200]>;
  /** List or search own contacts */
  listContacts(request?: Input<T.ListContactsData> & CallOptions): Promise<T.ListContactsResponses[200]>;
  /** List own jobs */
  listJobs(request?: Input<T.ListJobsData> & CallOptions): Promise<T.ListJobsResponses[200]>;
  /** List the changes of a memory */
  listMemoryVersions(request: Input<T.ListMemoryVersionsData> & CallOptions): Promise<T.ListMemoryVersionsResponses[200]>;
  /** List own notices */
  listNotices(request?: Input<T.ListNoticesData> & CallOptions): Promise<T.ListNoticesResponses[200]>;
  /** List the runs of a thread */
  listThreadRuns(request: Input<T.ListThreadRunsData> & CallOptions): Promise<T.ListThreadRunsResponses[200]>;
  /** List own threads */
  listThreads(request?: Input<T.ListThreadsData> & CallOptions): Promise<T.ListThreadsResponses[200]>;
  /** List the tool inventory */
  listTools(request?: Input<T.ListToolsData> & CallOptions): Promise<T.ListToolsResponses[200]>;
  /** Show the next five firings */
  previewJob(request: Input<T.PreviewJobData> & CallOptions): Promise<T.PreviewJobResponses[200]>;
  /** Mark notices as read */
  readNotices(request: Input<T.ReadNoticesData> & CallOptions): Promise<T.ReadNoticesResponses[200]>;
  /** Close a review */
  resolveReview(request: Input<T.ResolveReviewData> & CallOptions): Promise<T.ResolveReviewResponses[200]>;
  /** Run over standard AG-UI */
  runAgUi(request: Input<T.RunAgUiData> & CallOptions): AsyncGenerator<T.AgUiEvent>;
  /** Run a job now */
  runJob(request: Input<T.RunJobData> & CallOptions): Promise<T.RunJobResponses[202]>;
  /** Search own threads */
  searchThreads(request: Input<T.SearchThreadsData> & CallOptions): Promise<T.SearchThreadsResponses[200]>;
  /** Follow a run */
  streamRunEvents(request: Input<T.StreamRunEventsData> & StreamOptions): EventStream;
  /** Change a job */
  updateJob(request: Input<T.UpdateJobData> & CallOptions): Promise<T.UpdateJobResponses[200]>;
  /** Change timezone or locale */
  updateMe(request: Input<T.UpdateMeData> & CallOptions): Promise<T.UpdateMeResponses[200]>;
  /** Name, pin or archive a thread, or choose the version it shows */
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
    adminGetUser: (request) => transport.call(api.adminGetUser, request),
    adminListActs: (request = {}) => transport.call(api.adminListActs, request),
    adminListDeliveries: (request = {}) => transport.call(api.adminListDeliveries, request),
    adminListJobs: (request = {}) => transport.call(api.adminListJobs, request),
    adminListRuns: (request = {}) => transport.call(api.adminListRuns, request),
    adminListUsers: (request = {}) => transport.call(api.adminListUsers, request),
    adminRequeueRun: (request) => transport.call(api.adminRequeueRun, request),
    adminRetryDelivery: (request) => transport.call(api.adminRetryDelivery, request),
    adminRevokeTokens: (request) => transport.call(api.adminRevokeTokens, request),
    adminUpdateUser: (request) => transport.call(api.adminUpdateUser, request),
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
