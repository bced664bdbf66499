// Generated from specs/paths. Edit there and run make generate.

import * as api from "./api/sdk.gen.ts";
import type * as T from "./api/types.gen.ts";
import { connect, type CallOptions, type ClientOptions } from "./connection.ts";
import { follow, readOnce, type EventStream, type StreamOptions } from "./stream.ts";

export type * from "./api/types.gen.ts";
export type { ErrorCode } from "../contract/error-code.ts";
export { displayName } from "./display-name.ts";
export { ApiError, type ApiErrorCode } from "./error.ts";
export type { CallOptions, ClientOptions, EventStream, StreamOptions };

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
  /** Read own usage and cost */
  getUsage(request?: Input<T.GetUsageData> & CallOptions): Promise<T.GetUsageResponses[200]>;
  /** List approvals and reviews */
  listApprovals(request?: Input<T.ListApprovalsData> & CallOptions): Promise<T.ListApprovalsResponses[200]>;
  /** List own jobs */
  listJobs(request?: Input<T.ListJobsData> & CallOptions): Promise<T.ListJobsResponses[200]>;
  /** List own threads */
  listThreads(request?: Input<T.ListThreadsData> & CallOptions): Promise<T.ListThreadsResponses[200]>;
  /** List the tool inventory */
  listTools(request?: Input<T.ListToolsData> & CallOptions): Promise<T.ListToolsResponses[200]>;
  /** Show the next five firings */
  previewJob(request: Input<T.PreviewJobData> & CallOptions): Promise<T.PreviewJobResponses[200]>;
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

export function createClient(options: ClientOptions): AccordClient {
  const connection = connect(options);
  return {
    cancelRun: (request) => connection.call(api.cancelRun, request),
    createAttachment: (request) => connection.call(api.createAttachment, request),
    createJob: (request) => connection.call(api.createJob, request),
    createRun: (request) => connection.call(api.createRun, request),
    decideApproval: (request) => connection.call(api.decideApproval, request),
    deleteJob: (request) => connection.call(api.deleteJob, request),
    getAgUiCapabilities: (request = {}) => connection.call(api.getAgUiCapabilities, request),
    getHealth: (request = {}) => connection.call(api.getHealth, request),
    getHistory: (request = {}) => connection.call(api.getHistory, request),
    getJob: (request) => connection.call(api.getJob, request),
    getMe: (request = {}) => connection.call(api.getMe, request),
    getOpenapi: (request = {}) => connection.call(api.getOpenapi, request),
    getReady: (request = {}) => connection.call(api.getReady, request),
    getRun: (request) => connection.call(api.getRun, request),
    getUsage: (request = {}) => connection.call(api.getUsage, request),
    listApprovals: (request = {}) => connection.call(api.listApprovals, request),
    listJobs: (request = {}) => connection.call(api.listJobs, request),
    listThreads: (request = {}) => connection.call(api.listThreads, request),
    listTools: (request = {}) => connection.call(api.listTools, request),
    previewJob: (request) => connection.call(api.previewJob, request),
    resolveReview: (request) => connection.call(api.resolveReview, request),
    runAgUi: (request) => readOnce(connection, api.runAgUi, request),
    runJob: (request) => connection.call(api.runJob, request),
    streamRunEvents: (request) => follow(connection, api.streamRunEvents, request),
    updateJob: (request) => connection.call(api.updateJob, request),
    updateMe: (request) => connection.call(api.updateMe, request),
  };
}
