// Generated from specs/paths. Edit there and run make generate.

import type { ErrorCode } from "./errors.ts";
import type { MethodId } from "./methods.ts";
import type * as T from "./types.ts";

export type OperationId =
  | "cancelRun"
  | "createAttachment"
  | "createJob"
  | "createRun"
  | "decideApproval"
  | "deleteJob"
  | "exportCalendar"
  | "exportContacts"
  | "getAgUiCapabilities"
  | "getAttachment"
  | "getConsole"
  | "getContact"
  | "getDocs"
  | "getDocsAsset"
  | "getHealth"
  | "getHistory"
  | "getJob"
  | "getMe"
  | "getMetrics"
  | "getOpenapi"
  | "getReady"
  | "getRun"
  | "getRunEvidence"
  | "getThread"
  | "getThreadEvidence"
  | "getUsage"
  | "importCalendar"
  | "importContacts"
  | "listApprovals"
  | "listContacts"
  | "listJobs"
  | "listNotices"
  | "listThreadRuns"
  | "listThreads"
  | "listTools"
  | "previewJob"
  | "readNotices"
  | "resolveReview"
  | "runAgUi"
  | "runJob"
  | "streamRunEvents"
  | "updateJob"
  | "updateMe";

/** Operations with a handler; the others are described and mocked, and answer NOT_YET_AVAILABLE. */
export type BuiltOperationId =
  | "cancelRun"
  | "createAttachment"
  | "createJob"
  | "createRun"
  | "decideApproval"
  | "deleteJob"
  | "exportCalendar"
  | "exportContacts"
  | "getAgUiCapabilities"
  | "getAttachment"
  | "getContact"
  | "getDocs"
  | "getDocsAsset"
  | "getHealth"
  | "getHistory"
  | "getJob"
  | "getMe"
  | "getMetrics"
  | "getOpenapi"
  | "getReady"
  | "getRun"
  | "getRunEvidence"
  | "getThread"
  | "getThreadEvidence"
  | "getUsage"
  | "importCalendar"
  | "importContacts"
  | "listApprovals"
  | "listContacts"
  | "listJobs"
  | "listNotices"
  | "listThreadRuns"
  | "listThreads"
  | "listTools"
  | "previewJob"
  | "readNotices"
  | "resolveReview"
  | "runAgUi"
  | "runJob"
  | "streamRunEvents"
  | "updateJob"
  | "updateMe";

export interface OperationSpec {
  readonly id: OperationId;
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  readonly path: string;
  readonly auth: "user" | "credential" | "none";
  readonly planned: boolean;
  /** The status of success. */
  readonly status: number;
  /** raw: JSON that the handler judges itself. */
  readonly body: "none" | "json" | "raw" | "multipart";
  /** The most bytes a body may have, as they arrive; 0 where there is none. */
  readonly bodyLimit: number;
  /** The most bytes of the file in a form. */
  readonly fileLimit?: number;
  /** The sentence that refuses a larger body; else the title of PAYLOAD_TOO_LARGE says it all. */
  readonly tooLarge?: string;
  readonly response: "json" | "sse" | "html" | "text" | "binary" | "none";
  readonly errors: readonly ErrorCode[];
}

export interface ModuleOperationSpec {
  readonly id: MethodId;
  readonly path: string;
  readonly planned: boolean;
  readonly bodyLimit: number;
}

/** What a handler is given and must return. An answer that is not JSON is returned as a Response. */
export interface OperationIo {
  cancelRun: {
    path: T.CancelRunPath;
    query: undefined;
    body: T.RunCancelRequest;
    result: T.RunCancelAccepted;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "RUN_NOT_FOUND"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
  createAttachment: {
    path: undefined;
    query: undefined;
    body: T.AttachmentUpload;
    result: T.Attachment;
    error:
      | "ATTACHMENT_NOT_AN_IMAGE"
      | "ATTACHMENT_QUOTA_EXCEEDED"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE";
  };
  createJob: {
    path: undefined;
    query: undefined;
    body: T.AutomationJobCreate;
    result: T.AutomationJob;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JOB_LIMIT_EXCEEDED"
      | "JOB_SCHEDULE_INVALID"
      | "JOB_SKILL_UNKNOWN"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
  createRun: {
    path: undefined;
    query: undefined;
    body: unknown;
    result: T.TaskAcceptedResponse;
    error:
      | "ACTION_ALREADY_USED"
      | "ACTION_EXPIRED"
      | "ACTION_NOT_FOUND"
      | "APPROVAL_ALREADY_DECIDED"
      | "APPROVAL_EXPIRED"
      | "APPROVAL_NOT_FOUND"
      | "ATTACHMENT_URL_EXPIRED"
      | "ATTACHMENT_URL_INVALID"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_RUN_INPUT"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "RUN_ID_REUSED"
      | "SERVICE_UNAVAILABLE"
      | "TOO_MANY_RUNS"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE";
  };
  decideApproval: {
    path: T.DecideApprovalPath;
    query: undefined;
    body: T.ApprovalDecision;
    result: T.TaskAcceptedResponse;
    error:
      | "APPROVAL_ALREADY_DECIDED"
      | "APPROVAL_EXPIRED"
      | "APPROVAL_NOT_FOUND"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "RUN_ID_REUSED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
  deleteJob: {
    path: T.DeleteJobPath;
    query: undefined;
    body: undefined;
    result: void;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "JOB_NOT_FOUND"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  exportCalendar: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: Response;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
  };
  exportContacts: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: Response;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED";
  };
  getAgUiCapabilities: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.AgUiCapabilities;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  getAttachment: {
    path: T.GetAttachmentPath;
    query: T.GetAttachmentQuery;
    body: undefined;
    result: Response;
    error:
      | "ATTACHMENT_NOT_FOUND"
      | "ATTACHMENT_URL_EXPIRED"
      | "ATTACHMENT_URL_INVALID"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "RANGE_NOT_SATISFIABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE";
  };
  getConsole: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: Response;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "NOT_YET_AVAILABLE" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE";
  };
  getContact: {
    path: T.GetContactPath;
    query: undefined;
    body: undefined;
    result: T.Contact;
    error:
      | "CONTACT_NOT_FOUND"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  getDocs: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: Response;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE";
  };
  getDocsAsset: {
    path: T.GetDocsAssetPath;
    query: undefined;
    body: undefined;
    result: Response;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "NOT_FOUND" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE";
  };
  getHealth: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.Health;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "SERVICE_UNAVAILABLE";
  };
  getHistory: {
    path: undefined;
    query: T.GetHistoryQuery | undefined;
    body: undefined;
    result: T.HistorySnapshotResponse;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "THREAD_NOT_FOUND"
      | "UNAUTHENTICATED";
  };
  getJob: {
    path: T.GetJobPath;
    query: undefined;
    body: undefined;
    result: T.AutomationJob;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "JOB_NOT_FOUND"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  getMe: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.Me;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  getMetrics: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: Response;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "SERVICE_UNAVAILABLE";
  };
  getOpenapi: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.OpenapiDocument;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE";
  };
  getReady: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.Ready;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "NOT_READY" | "SERVICE_UNAVAILABLE";
  };
  getRun: {
    path: T.GetRunPath;
    query: T.GetRunQuery;
    body: undefined;
    result: T.RunView;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "RUN_NOT_FOUND"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  getRunEvidence: {
    path: T.GetRunEvidencePath;
    query: T.GetRunEvidenceQuery;
    body: undefined;
    result: Response;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "RATE_LIMITED"
      | "RUN_NOT_FOUND"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  getThread: {
    path: T.GetThreadPath;
    query: undefined;
    body: undefined;
    result: T.ThreadState;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "THREAD_NOT_FOUND"
      | "UNAUTHENTICATED";
  };
  getThreadEvidence: {
    path: T.GetThreadEvidencePath;
    query: undefined;
    body: undefined;
    result: Response;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "THREAD_NOT_FOUND"
      | "UNAUTHENTICATED";
  };
  getUsage: {
    path: undefined;
    query: T.GetUsageQuery | undefined;
    body: undefined;
    result: T.UsageReport;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  importCalendar: {
    path: undefined;
    query: undefined;
    body: T.CalendarImport;
    result: T.ImportReport;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
  importContacts: {
    path: undefined;
    query: undefined;
    body: T.ContactsImport;
    result: T.ImportReport;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
  listApprovals: {
    path: undefined;
    query: T.ListApprovalsQuery | undefined;
    body: undefined;
    result: T.ApprovalQueue;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  listContacts: {
    path: undefined;
    query: T.ListContactsQuery | undefined;
    body: undefined;
    result: T.ContactPage;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  listJobs: {
    path: undefined;
    query: T.ListJobsQuery | undefined;
    body: undefined;
    result: T.AutomationJobList;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  listNotices: {
    path: undefined;
    query: T.ListNoticesQuery | undefined;
    body: undefined;
    result: T.NoticeList;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  listThreadRuns: {
    path: T.ListThreadRunsPath;
    query: T.ListThreadRunsQuery | undefined;
    body: undefined;
    result: T.RunList;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "THREAD_NOT_FOUND"
      | "UNAUTHENTICATED";
  };
  listThreads: {
    path: undefined;
    query: T.ListThreadsQuery | undefined;
    body: undefined;
    result: T.ThreadList;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  listTools: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.ToolInventory;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  previewJob: {
    path: undefined;
    query: undefined;
    body: T.AutomationPreviewRequest;
    result: T.AutomationPreview;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JOB_SCHEDULE_INVALID"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
  readNotices: {
    path: undefined;
    query: undefined;
    body: T.NoticesRead;
    result: T.NoticesUnread;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
  resolveReview: {
    path: T.ResolveReviewPath;
    query: undefined;
    body: T.ReviewResolution;
    result: T.Review;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "REVIEW_ALREADY_RESOLVED"
      | "REVIEW_NOT_FOUND"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
  runAgUi: {
    path: undefined;
    query: undefined;
    body: unknown;
    result: Response;
    error:
      | "ACTION_ALREADY_USED"
      | "ACTION_EXPIRED"
      | "ACTION_NOT_FOUND"
      | "APPROVAL_ALREADY_DECIDED"
      | "APPROVAL_EXPIRED"
      | "APPROVAL_NOT_FOUND"
      | "ATTACHMENT_URL_EXPIRED"
      | "ATTACHMENT_URL_INVALID"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_LAST_EVENT_ID"
      | "INVALID_REQUEST"
      | "INVALID_RUN_INPUT"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "RUN_ID_REUSED"
      | "RUN_NOT_FOUND"
      | "SERVICE_UNAVAILABLE"
      | "TOO_MANY_RUNS"
      | "TOO_MANY_STREAMS"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE";
  };
  runJob: {
    path: T.RunJobPath;
    query: undefined;
    body: undefined;
    result: T.TaskAcceptedResponse;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "JOB_BUDGET_EXCEEDED"
      | "JOB_FIRINGS_EXCEEDED"
      | "JOB_NOT_FOUND"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  streamRunEvents: {
    path: T.StreamRunEventsPath;
    query: T.StreamRunEventsQuery;
    body: undefined;
    result: Response;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_LAST_EVENT_ID"
      | "INVALID_REQUEST"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "RUN_NOT_FOUND"
      | "SERVICE_UNAVAILABLE"
      | "TOO_MANY_STREAMS"
      | "UNAUTHENTICATED";
  };
  updateJob: {
    path: T.UpdateJobPath;
    query: undefined;
    body: T.AutomationJobUpdate;
    result: T.AutomationJob;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JOB_NOT_FOUND"
      | "JOB_SCHEDULE_INVALID"
      | "JOB_SKILL_UNKNOWN"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
  updateMe: {
    path: undefined;
    query: undefined;
    body: T.MeUpdate;
    result: T.Me;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
}

export const operations: { readonly [Id in OperationId]: OperationSpec } = {
  cancelRun: {"id":"cancelRun","method":"POST","path":"/api/v1/agent/runs/{threadId}/cancel","auth":"user","planned":false,"status":202,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  createAttachment: {"id":"createAttachment","method":"POST","path":"/api/v1/agent/attachments","auth":"user","planned":false,"status":201,"body":"multipart","bodyLimit":10551296,"fileLimit":10485760,"tooLarge":"An image may have 10 MB.","response":"json","errors":["ATTACHMENT_NOT_AN_IMAGE","ATTACHMENT_QUOTA_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE"]},
  createJob: {"id":"createJob","method":"POST","path":"/api/v1/automation/jobs","auth":"user","planned":false,"status":201,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JOB_LIMIT_EXCEEDED","JOB_SCHEDULE_INVALID","JOB_SKILL_UNKNOWN","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  createRun: {"id":"createRun","method":"POST","path":"/api/v1/agent/runs","auth":"user","planned":false,"status":202,"body":"raw","bodyLimit":262144,"tooLarge":"RunAgentInput payload exceeds size limit","response":"json","errors":["ACTION_ALREADY_USED","ACTION_EXPIRED","ACTION_NOT_FOUND","APPROVAL_ALREADY_DECIDED","APPROVAL_EXPIRED","APPROVAL_NOT_FOUND","ATTACHMENT_URL_EXPIRED","ATTACHMENT_URL_INVALID","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_RUN_INPUT","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","RUN_ID_REUSED","SERVICE_UNAVAILABLE","TOO_MANY_RUNS","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE"]},
  decideApproval: {"id":"decideApproval","method":"POST","path":"/api/v1/agent/approvals/{id}/decision","auth":"user","planned":false,"status":202,"body":"json","bodyLimit":262144,"response":"json","errors":["APPROVAL_ALREADY_DECIDED","APPROVAL_EXPIRED","APPROVAL_NOT_FOUND","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","RUN_ID_REUSED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  deleteJob: {"id":"deleteJob","method":"DELETE","path":"/api/v1/automation/jobs/{id}","auth":"user","planned":false,"status":204,"body":"none","bodyLimit":0,"response":"none","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","JOB_NOT_FOUND","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  exportCalendar: {"id":"exportCalendar","method":"GET","path":"/api/v1/agent/calendar.ics","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"text","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  exportContacts: {"id":"exportContacts","method":"GET","path":"/api/v1/agent/contacts.vcf","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"text","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getAgUiCapabilities: {"id":"getAgUiCapabilities","method":"GET","path":"/api/v1/ag-ui/capabilities","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getAttachment: {"id":"getAttachment","method":"GET","path":"/api/v1/agent/attachments/{id}","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"binary","errors":["ATTACHMENT_NOT_FOUND","ATTACHMENT_URL_EXPIRED","ATTACHMENT_URL_INVALID","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","RANGE_NOT_SATISFIABLE","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getConsole: {"id":"getConsole","method":"GET","path":"/","auth":"none","planned":true,"status":200,"body":"none","bodyLimit":0,"response":"html","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_YET_AVAILABLE","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getContact: {"id":"getContact","method":"GET","path":"/api/v1/agent/contacts/{id}","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["CONTACT_NOT_FOUND","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getDocs: {"id":"getDocs","method":"GET","path":"/docs","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"html","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getDocsAsset: {"id":"getDocsAsset","method":"GET","path":"/docs/{asset}","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"binary","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_FOUND","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getHealth: {"id":"getHealth","method":"GET","path":"/healthz","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","SERVICE_UNAVAILABLE"]},
  getHistory: {"id":"getHistory","method":"GET","path":"/api/v1/agent/history","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","THREAD_NOT_FOUND","UNAUTHENTICATED"]},
  getJob: {"id":"getJob","method":"GET","path":"/api/v1/automation/jobs/{id}","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","JOB_NOT_FOUND","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getMe: {"id":"getMe","method":"GET","path":"/api/v1/me","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getMetrics: {"id":"getMetrics","method":"GET","path":"/metrics","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"text","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","SERVICE_UNAVAILABLE"]},
  getOpenapi: {"id":"getOpenapi","method":"GET","path":"/openapi.json","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getReady: {"id":"getReady","method":"GET","path":"/readyz","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_READY","SERVICE_UNAVAILABLE"]},
  getRun: {"id":"getRun","method":"GET","path":"/api/v1/agent/runs/{threadId}","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getRunEvidence: {"id":"getRunEvidence","method":"GET","path":"/api/v1/agent/runs/{threadId}/evidence","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"binary","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","RATE_LIMITED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getThread: {"id":"getThread","method":"GET","path":"/api/v1/agent/threads/{threadId}","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","THREAD_NOT_FOUND","UNAUTHENTICATED"]},
  getThreadEvidence: {"id":"getThreadEvidence","method":"GET","path":"/api/v1/agent/threads/{threadId}/evidence","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"binary","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","RATE_LIMITED","SERVICE_UNAVAILABLE","THREAD_NOT_FOUND","UNAUTHENTICATED"]},
  getUsage: {"id":"getUsage","method":"GET","path":"/api/v1/agent/usage","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  importCalendar: {"id":"importCalendar","method":"POST","path":"/api/v1/agent/calendar/import","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":4194304,"tooLarge":"A file may have 4 MB.","response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  importContacts: {"id":"importContacts","method":"POST","path":"/api/v1/agent/contacts/import","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":4194304,"tooLarge":"A file may have 4 MB.","response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  listApprovals: {"id":"listApprovals","method":"GET","path":"/api/v1/agent/approvals","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listContacts: {"id":"listContacts","method":"GET","path":"/api/v1/agent/contacts","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listJobs: {"id":"listJobs","method":"GET","path":"/api/v1/automation/jobs","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listNotices: {"id":"listNotices","method":"GET","path":"/api/v1/agent/notices","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listThreadRuns: {"id":"listThreadRuns","method":"GET","path":"/api/v1/agent/threads/{threadId}/runs","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","THREAD_NOT_FOUND","UNAUTHENTICATED"]},
  listThreads: {"id":"listThreads","method":"GET","path":"/api/v1/agent/threads","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listTools: {"id":"listTools","method":"GET","path":"/api/v1/agent/tools","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  previewJob: {"id":"previewJob","method":"POST","path":"/api/v1/automation/jobs/preview","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JOB_SCHEDULE_INVALID","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  readNotices: {"id":"readNotices","method":"POST","path":"/api/v1/agent/notices/read","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  resolveReview: {"id":"resolveReview","method":"POST","path":"/api/v1/agent/reviews/{id}/resolution","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","REVIEW_ALREADY_RESOLVED","REVIEW_NOT_FOUND","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  runAgUi: {"id":"runAgUi","method":"POST","path":"/api/v1/ag-ui","auth":"user","planned":false,"status":200,"body":"raw","bodyLimit":4194304,"tooLarge":"RunAgentInput payload exceeds size limit","response":"sse","errors":["ACTION_ALREADY_USED","ACTION_EXPIRED","ACTION_NOT_FOUND","APPROVAL_ALREADY_DECIDED","APPROVAL_EXPIRED","APPROVAL_NOT_FOUND","ATTACHMENT_URL_EXPIRED","ATTACHMENT_URL_INVALID","HEADERS_TOO_LARGE","INTERNAL","INVALID_LAST_EVENT_ID","INVALID_REQUEST","INVALID_RUN_INPUT","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","RUN_ID_REUSED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","TOO_MANY_RUNS","TOO_MANY_STREAMS","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE"]},
  runJob: {"id":"runJob","method":"POST","path":"/api/v1/automation/jobs/{id}/run","auth":"user","planned":false,"status":202,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","JOB_BUDGET_EXCEEDED","JOB_FIRINGS_EXCEEDED","JOB_NOT_FOUND","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  streamRunEvents: {"id":"streamRunEvents","method":"GET","path":"/api/v1/agent/runs/{threadId}/events","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"sse","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_LAST_EVENT_ID","INVALID_REQUEST","NOT_ACCEPTABLE","RATE_LIMITED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","TOO_MANY_STREAMS","UNAUTHENTICATED"]},
  updateJob: {"id":"updateJob","method":"PATCH","path":"/api/v1/automation/jobs/{id}","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JOB_NOT_FOUND","JOB_SCHEDULE_INVALID","JOB_SKILL_UNKNOWN","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  updateMe: {"id":"updateMe","method":"PATCH","path":"/api/v1/me","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
};

/** One operation per method, served by one handler: the method itself. */
export const moduleOperations: { readonly [Id in MethodId]: ModuleOperationSpec & { readonly id: Id } } = {
  "calendar.accept_invite": { id: "calendar.accept_invite", path: "/api/v1/modules/calendar/accept_invite", planned: false, bodyLimit: 262144 },
  "calendar.create": { id: "calendar.create", path: "/api/v1/modules/calendar/create", planned: false, bodyLimit: 262144 },
  "calendar.delete": { id: "calendar.delete", path: "/api/v1/modules/calendar/delete", planned: false, bodyLimit: 262144 },
  "calendar.find_free": { id: "calendar.find_free", path: "/api/v1/modules/calendar/find_free", planned: false, bodyLimit: 262144 },
  "calendar.read": { id: "calendar.read", path: "/api/v1/modules/calendar/read", planned: false, bodyLimit: 262144 },
  "calendar.reject_invite": { id: "calendar.reject_invite", path: "/api/v1/modules/calendar/reject_invite", planned: false, bodyLimit: 262144 },
  "calendar.restore": { id: "calendar.restore", path: "/api/v1/modules/calendar/restore", planned: false, bodyLimit: 262144 },
  "calendar.share": { id: "calendar.share", path: "/api/v1/modules/calendar/share", planned: false, bodyLimit: 262144 },
  "calendar.uninvite": { id: "calendar.uninvite", path: "/api/v1/modules/calendar/uninvite", planned: false, bodyLimit: 262144 },
  "calendar.update": { id: "calendar.update", path: "/api/v1/modules/calendar/update", planned: false, bodyLimit: 262144 },
  "contacts.create": { id: "contacts.create", path: "/api/v1/modules/contacts/create", planned: false, bodyLimit: 262144 },
  "contacts.delete": { id: "contacts.delete", path: "/api/v1/modules/contacts/delete", planned: false, bodyLimit: 262144 },
  "contacts.merge": { id: "contacts.merge", path: "/api/v1/modules/contacts/merge", planned: false, bodyLimit: 262144 },
  "contacts.read": { id: "contacts.read", path: "/api/v1/modules/contacts/read", planned: false, bodyLimit: 262144 },
  "contacts.update": { id: "contacts.update", path: "/api/v1/modules/contacts/update", planned: false, bodyLimit: 262144 },
  "memory.read": { id: "memory.read", path: "/api/v1/modules/memory/read", planned: false, bodyLimit: 262144 },
  "memory.update": { id: "memory.update", path: "/api/v1/modules/memory/update", planned: false, bodyLimit: 262144 },
  "skills.read": { id: "skills.read", path: "/api/v1/modules/skills/read", planned: false, bodyLimit: 262144 },
};
