// Generated from specs/paths. Edit there and run make generate.

import * as api from "./api/sdk.gen.ts";
import type * as T from "./api/types.gen.ts";
import type { CallOptions } from "../../src/sdk/connection.ts";
import type { EventStream, StreamOptions } from "../../src/sdk/stream.ts";
import type { Transport } from "../../src/sdk/transport.ts";

type Input<Data> = Omit<Data, "url" | "headers">;

/** Every operation of the server; each answers with its value or throws an ApiError. */
export interface AccordClient {
  /** Cancel a run */
  cancelRun(request: Input<T.CancelRunData> & CallOptions): Promise<T.CancelRunResponses[202]>;
  /** Upload an image */
  createAttachment(request: Input<T.CreateAttachmentData> & CallOptions): Promise<T.CreateAttachmentResponses[201]>;
  /** Create a job */
  createJob(request: Input<T.CreateJobData> & CallOptions): Promise<T.CreateJobResponses[201]>;
  /** Start a run */
  createRun(request: Input<T.CreateRunData> & CallOptions): Promise<T.CreateRunResponses[202]>;
  /** Approve or deny a waiting call */
  decideApproval(request: Input<T.DecideApprovalData> & CallOptions): Promise<T.DecideApprovalResponses[202]>;
  /** Delete a job */
  deleteJob(request: Input<T.DeleteJobData> & CallOptions): Promise<void>;
  /** Read what the AG-UI endpoint can do */
  getAgUiCapabilities(request?: Input<T.GetAgUiCapabilitiesData> & CallOptions): Promise<T.GetAgUiCapabilitiesResponses[200]>;
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
  /** Can it serve */
  getReady(request?: Input<T.GetReadyData> & CallOptions): Promise<T.GetReadyResponses[200]>;
  /** Read one run */
  getRun(request: Input<T.GetRunData> & CallOptions): Promise<T.GetRunResponses[200]>;
  /** Read a thread */
  getThread(request: Input<T.GetThreadData> & CallOptions): Promise<T.GetThreadResponses[200]>;
  /** Read own usage and cost */
  getUsage(request?: Input<T.GetUsageData> & CallOptions): Promise<T.GetUsageResponses[200]>;
  /** Bring a calendar */
  importCalendar(request: Input<T.ImportCalendarData> & CallOptions): Promise<T.ImportCalendarResponses[200]>;
  /** Bring contacts */
  importContacts(request: Input<T.ImportContactsData> & CallOptions): Promise<T.ImportContactsResponses[200]>;
  /** List approvals and reviews */
  listApprovals(request?: Input<T.ListApprovalsData> & CallOptions): Promise<T.ListApprovalsResponses[200]>;
  /** List or search own contacts */
  listContacts(request?: Input<T.ListContactsData> & CallOptions): Promise<T.ListContactsResponses[200]>;
  /** List own jobs */
  listJobs(request?: Input<T.ListJobsData> & CallOptions): Promise<T.ListJobsResponses[200]>;
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
  /** Follow a run */
  streamRunEvents(request: Input<T.StreamRunEventsData> & StreamOptions): EventStream;
  /** Change a job */
  updateJob(request: Input<T.UpdateJobData> & CallOptions): Promise<T.UpdateJobResponses[200]>;
  /** Change timezone or locale */
  updateMe(request: Input<T.UpdateMeData> & CallOptions): Promise<T.UpdateMeResponses[200]>;
}

export function bindOperations(transport: Transport): AccordClient {
  return {
    cancelRun: (request) => transport.call(api.cancelRun, request),
    createAttachment: (request) => transport.call(api.createAttachment, request),
    createJob: (request) => transport.call(api.createJob, request),
    createRun: (request) => transport.call(api.createRun, request),
    decideApproval: (request) => transport.call(api.decideApproval, request),
    deleteJob: (request) => transport.call(api.deleteJob, request),
    getAgUiCapabilities: (request = {}) => transport.call(api.getAgUiCapabilities, request),
    getContact: (request) => transport.call(api.getContact, request),
    getHealth: (request = {}) => transport.call(api.getHealth, request),
    getHistory: (request = {}) => transport.call(api.getHistory, request),
    getJob: (request) => transport.call(api.getJob, request),
    getMe: (request = {}) => transport.call(api.getMe, request),
    getOpenapi: (request = {}) => transport.call(api.getOpenapi, request),
    getReady: (request = {}) => transport.call(api.getReady, request),
    getRun: (request) => transport.call(api.getRun, request),
    getThread: (request) => transport.call(api.getThread, request),
    getUsage: (request = {}) => transport.call(api.getUsage, request),
    importCalendar: (request) => transport.call(api.importCalendar, request),
    importContacts: (request) => transport.call(api.importContacts, request),
    listApprovals: (request = {}) => transport.call(api.listApprovals, request),
    listContacts: (request = {}) => transport.call(api.listContacts, request),
    listJobs: (request = {}) => transport.call(api.listJobs, request),
    listNotices: (request = {}) => transport.call(api.listNotices, request),
    listThreadRuns: (request) => transport.call(api.listThreadRuns, request),
    listThreads: (request = {}) => transport.call(api.listThreads, request),
    listTools: (request = {}) => transport.call(api.listTools, request),
    previewJob: (request) => transport.call(api.previewJob, request),
    readNotices: (request) => transport.call(api.readNotices, request),
    resolveReview: (request) => transport.call(api.resolveReview, request),
    runAgUi: (request) => transport.readOnce(api.runAgUi, request),
    runJob: (request) => transport.call(api.runJob, request),
    streamRunEvents: (request) => transport.follow(api.streamRunEvents, request),
    updateJob: (request) => transport.call(api.updateJob, request),
    updateMe: (request) => transport.call(api.updateMe, request),
  };
}
