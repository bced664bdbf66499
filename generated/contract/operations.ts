// Generated from specs/paths. Edit there and run make generate.

import type { ErrorCode } from "./errors.ts";
import type { MethodId } from "./methods.ts";
import type * as T from "./types.ts";

export type OperationId =
  | "adminCancelRun"
  | "adminCreateWebhook"
  | "adminDeleteWebhook"
  | "adminGetUser"
  | "adminGetWebhook"
  | "adminGetWebhookDelivery"
  | "adminListActs"
  | "adminListDeliveries"
  | "adminListJobs"
  | "adminListRuns"
  | "adminListUsers"
  | "adminListWebhookDeliveries"
  | "adminListWebhooks"
  | "adminPingWebhook"
  | "adminReplayWebhook"
  | "adminReplayWebhookDelivery"
  | "adminRequeueRun"
  | "adminRetryDelivery"
  | "adminRevokeTokens"
  | "adminRotateWebhookSecret"
  | "adminUpdateUser"
  | "adminUpdateWebhook"
  | "answerQuestion"
  | "callMcp"
  | "cancelRun"
  | "createAttachment"
  | "createChatCompletion"
  | "createJob"
  | "createResponse"
  | "createRun"
  | "createStreamTicket"
  | "decideApproval"
  | "deleteJob"
  | "deleteMe"
  | "deleteMemory"
  | "deleteThread"
  | "exportCalendar"
  | "exportContacts"
  | "exportMe"
  | "getAgUiCapabilities"
  | "getAttachment"
  | "getConsole"
  | "getConsoleAsset"
  | "getConsoleConfig"
  | "getContact"
  | "getDocs"
  | "getDocsAsset"
  | "getHealth"
  | "getHistory"
  | "getJob"
  | "getMe"
  | "getMetrics"
  | "getOpenapi"
  | "getProtectedResource"
  | "getReady"
  | "getRun"
  | "getRunEvidence"
  | "getThread"
  | "getThreadEvidence"
  | "getUsage"
  | "importCalendar"
  | "importContacts"
  | "listAgents"
  | "listApprovals"
  | "listContacts"
  | "listJobs"
  | "listMemoryVersions"
  | "listModels"
  | "listNotices"
  | "listThreadRuns"
  | "listThreads"
  | "listTools"
  | "previewJob"
  | "readNotices"
  | "resolveReview"
  | "runAgUi"
  | "runJob"
  | "searchThreads"
  | "streamByTicket"
  | "streamRunEvents"
  | "updateJob"
  | "updateMe"
  | "updateThread";

/** Operations with a handler; the others are described and mocked, and answer NOT_YET_AVAILABLE. */
export type BuiltOperationId =
  | "adminCancelRun"
  | "adminCreateWebhook"
  | "adminDeleteWebhook"
  | "adminGetUser"
  | "adminGetWebhook"
  | "adminGetWebhookDelivery"
  | "adminListActs"
  | "adminListDeliveries"
  | "adminListJobs"
  | "adminListRuns"
  | "adminListUsers"
  | "adminListWebhookDeliveries"
  | "adminListWebhooks"
  | "adminPingWebhook"
  | "adminReplayWebhook"
  | "adminReplayWebhookDelivery"
  | "adminRequeueRun"
  | "adminRetryDelivery"
  | "adminRevokeTokens"
  | "adminRotateWebhookSecret"
  | "adminUpdateUser"
  | "adminUpdateWebhook"
  | "answerQuestion"
  | "callMcp"
  | "cancelRun"
  | "createAttachment"
  | "createChatCompletion"
  | "createJob"
  | "createResponse"
  | "createRun"
  | "createStreamTicket"
  | "decideApproval"
  | "deleteJob"
  | "deleteMe"
  | "deleteMemory"
  | "deleteThread"
  | "exportCalendar"
  | "exportContacts"
  | "exportMe"
  | "getAgUiCapabilities"
  | "getAttachment"
  | "getConsole"
  | "getConsoleAsset"
  | "getConsoleConfig"
  | "getContact"
  | "getDocs"
  | "getDocsAsset"
  | "getHealth"
  | "getHistory"
  | "getJob"
  | "getMe"
  | "getMetrics"
  | "getOpenapi"
  | "getProtectedResource"
  | "getReady"
  | "getRun"
  | "getRunEvidence"
  | "getThread"
  | "getThreadEvidence"
  | "getUsage"
  | "importCalendar"
  | "importContacts"
  | "listAgents"
  | "listApprovals"
  | "listContacts"
  | "listJobs"
  | "listMemoryVersions"
  | "listModels"
  | "listNotices"
  | "listThreadRuns"
  | "listThreads"
  | "listTools"
  | "previewJob"
  | "readNotices"
  | "resolveReview"
  | "runAgUi"
  | "runJob"
  | "searchThreads"
  | "streamByTicket"
  | "streamRunEvents"
  | "updateJob"
  | "updateMe"
  | "updateThread";

export interface OperationSpec {
  readonly id: OperationId;
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  readonly path: string;
  /** admin: a user token that says so. */
  readonly auth: "user" | "admin" | "credential" | "ticket" | "none";
  readonly planned: boolean;
  /** The status of success. */
  readonly status: number;
  /** That of another success, which takes its time and which only this query parameter asks for. */
  readonly asked?: { readonly status: number; readonly query: string };
  /** Its JSON is waited for, or comes as a stream: it counts as one. */
  readonly holds?: true;
  /** raw: JSON that the handler judges itself. */
  readonly body: "none" | "json" | "raw" | "multipart";
  /** The most bytes a body may have, as they arrive; 0 where there is none. */
  readonly bodyLimit: number;
  /** The most bytes of the file in a form. */
  readonly fileLimit?: number;
  /** The sentence that refuses a larger body; else the title of PAYLOAD_TOO_LARGE says it all. */
  readonly tooLarge?: string;
  readonly response: "json" | "lines" | "sse" | "html" | "text" | "binary" | "none";
  readonly errors: readonly ErrorCode[];
}

export interface ModuleOperationSpec {
  readonly id: MethodId;
  readonly path: string;
  readonly planned: boolean;
  readonly bodyLimit: number;
  readonly errors: readonly ErrorCode[];
}

/** What a handler is given and must return. An answer that is not JSON is returned as a Response. */
export interface OperationIo {
  adminCancelRun: {
    path: T.AdminCancelRunPath;
    query: undefined;
    body: undefined;
    result: T.RunCancelAccepted;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "RUN_NOT_FOUND"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  adminCreateWebhook: {
    path: undefined;
    query: undefined;
    body: T.WebhookCreate;
    result: T.WebhookSecret;
    asked: never;
    error:
      | "FORBIDDEN"
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
      | "TOO_MANY_WEBHOOKS"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED"
      | "WEBHOOK_URL_REFUSED";
  };
  adminDeleteWebhook: {
    path: T.AdminDeleteWebhookPath;
    query: undefined;
    body: undefined;
    result: void;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "WEBHOOK_FIXED"
      | "WEBHOOK_NOT_FOUND";
  };
  adminGetUser: {
    path: T.AdminGetUserPath;
    query: undefined;
    body: undefined;
    result: T.AdminUser;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "USER_NOT_FOUND";
  };
  adminGetWebhook: {
    path: T.AdminGetWebhookPath;
    query: undefined;
    body: undefined;
    result: T.Webhook;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "WEBHOOK_NOT_FOUND";
  };
  adminGetWebhookDelivery: {
    path: T.AdminGetWebhookDeliveryPath;
    query: undefined;
    body: undefined;
    result: T.WebhookLogDetail;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "WEBHOOK_DELIVERY_NOT_FOUND";
  };
  adminListActs: {
    path: undefined;
    query: T.AdminListActsQuery | undefined;
    body: undefined;
    result: T.AdminActList;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  adminListDeliveries: {
    path: undefined;
    query: T.AdminListDeliveriesQuery | undefined;
    body: undefined;
    result: T.WebhookDeliveryList;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  adminListJobs: {
    path: undefined;
    query: T.AdminListJobsQuery | undefined;
    body: undefined;
    result: T.AdminJobList;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  adminListRuns: {
    path: undefined;
    query: T.AdminListRunsQuery | undefined;
    body: undefined;
    result: T.AdminRunList;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  adminListUsers: {
    path: undefined;
    query: T.AdminListUsersQuery | undefined;
    body: undefined;
    result: T.AdminUserList;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  adminListWebhookDeliveries: {
    path: undefined;
    query: T.AdminListWebhookDeliveriesQuery | undefined;
    body: undefined;
    result: T.WebhookLog;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  adminListWebhooks: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.WebhookList;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  adminPingWebhook: {
    path: T.AdminPingWebhookPath;
    query: undefined;
    body: undefined;
    result: T.WebhookLogEntry;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "WEBHOOK_DISABLED"
      | "WEBHOOK_FIXED"
      | "WEBHOOK_NOT_FOUND";
  };
  adminReplayWebhook: {
    path: T.AdminReplayWebhookPath;
    query: undefined;
    body: T.WebhookReplay;
    result: T.WebhookReplayed;
    asked: never;
    error:
      | "FORBIDDEN"
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
      | "VALIDATION_FAILED"
      | "WEBHOOK_DISABLED"
      | "WEBHOOK_FIXED"
      | "WEBHOOK_NOT_FOUND";
  };
  adminReplayWebhookDelivery: {
    path: T.AdminReplayWebhookDeliveryPath;
    query: undefined;
    body: undefined;
    result: T.WebhookLogEntry;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "WEBHOOK_DELIVERY_NOT_FOUND"
      | "WEBHOOK_DISABLED"
      | "WEBHOOK_NOT_FOUND";
  };
  adminRequeueRun: {
    path: T.AdminRequeueRunPath;
    query: undefined;
    body: undefined;
    result: T.RunCancelAccepted;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "RUN_NOT_FOUND"
      | "RUN_NOT_HELD"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  adminRetryDelivery: {
    path: T.AdminRetryDeliveryPath;
    query: undefined;
    body: undefined;
    result: void;
    asked: never;
    error:
      | "DELIVERY_NOT_FOUND"
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  adminRevokeTokens: {
    path: undefined;
    query: undefined;
    body: T.TokenRevocationRequest;
    result: T.TokenRevocation;
    asked: never;
    error:
      | "FORBIDDEN"
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
      | "USER_NOT_FOUND"
      | "VALIDATION_FAILED";
  };
  adminRotateWebhookSecret: {
    path: T.AdminRotateWebhookSecretPath;
    query: undefined;
    body: undefined;
    result: T.WebhookSecret;
    asked: never;
    error:
      | "FORBIDDEN"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "WEBHOOK_FIXED"
      | "WEBHOOK_NOT_FOUND";
  };
  adminUpdateUser: {
    path: T.AdminUpdateUserPath;
    query: undefined;
    body: T.AdminUserUpdate;
    result: T.AdminUser;
    asked: never;
    error:
      | "FORBIDDEN"
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
      | "USER_NOT_FOUND"
      | "VALIDATION_FAILED";
  };
  adminUpdateWebhook: {
    path: T.AdminUpdateWebhookPath;
    query: undefined;
    body: T.WebhookUpdate;
    result: T.Webhook;
    asked: never;
    error:
      | "FORBIDDEN"
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
      | "VALIDATION_FAILED"
      | "WEBHOOK_FIXED"
      | "WEBHOOK_NOT_FOUND"
      | "WEBHOOK_URL_REFUSED";
  };
  answerQuestion: {
    path: T.AnswerQuestionPath;
    query: undefined;
    body: T.QuestionAnswer;
    result: T.TaskAcceptedResponse;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "QUESTION_ALREADY_ANSWERED"
      | "QUESTION_ANSWER_INVALID"
      | "QUESTION_CLOSED"
      | "QUESTION_EXPIRED"
      | "QUESTION_NOT_FOUND"
      | "RATE_LIMITED"
      | "RUN_ID_REUSED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
  callMcp: {
    path: undefined;
    query: undefined;
    body: T.McpMessage;
    result: T.McpMessage;
    asked: never;
    error:
      | "FORBIDDEN"
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
  cancelRun: {
    path: T.CancelRunPath;
    query: undefined;
    body: T.RunCancelRequest;
    result: T.RunCancelAccepted;
    asked: never;
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
    asked: never;
    error:
      | "ATTACHMENT_NOT_AN_IMAGE"
      | "ATTACHMENT_QUOTA_EXCEEDED"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE";
  };
  createChatCompletion: {
    path: undefined;
    query: undefined;
    body: T.ChatCompletionRequest;
    result: T.ChatCompletion;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_RUN_INPUT"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "MODEL_NOT_FOUND"
      | "NOT_ACCEPTABLE"
      | "PARAMETER_NOT_SUPPORTED"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "RUN_FAILED"
      | "RUN_NOT_FOUND"
      | "SERVICE_UNAVAILABLE"
      | "TOO_MANY_RUNS"
      | "TOO_MANY_STREAMS"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
  createJob: {
    path: undefined;
    query: undefined;
    body: T.AutomationJobCreate;
    result: T.AutomationJob;
    asked: never;
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
  createResponse: {
    path: undefined;
    query: undefined;
    body: T.ResponseRequest;
    result: T.OpenAiResponse;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_RUN_INPUT"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "MODEL_NOT_FOUND"
      | "NOT_ACCEPTABLE"
      | "PARAMETER_NOT_SUPPORTED"
      | "PAYLOAD_TOO_LARGE"
      | "RATE_LIMITED"
      | "RUN_FAILED"
      | "RUN_NOT_FOUND"
      | "SERVICE_UNAVAILABLE"
      | "TOO_MANY_RUNS"
      | "TOO_MANY_STREAMS"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
  createRun: {
    path: undefined;
    query: T.CreateRunQuery | undefined;
    body: unknown;
    result: T.TaskAcceptedResponse;
    asked: T.RunView;
    error:
      | "ACTION_ALREADY_USED"
      | "ACTION_EXPIRED"
      | "ACTION_NOT_FOUND"
      | "APPROVAL_ALREADY_DECIDED"
      | "APPROVAL_EDIT_INVALID"
      | "APPROVAL_EDIT_NOT_ALLOWED"
      | "APPROVAL_EDIT_WIDENS"
      | "APPROVAL_EXPIRED"
      | "APPROVAL_NOT_FOUND"
      | "ATTACHMENT_URL_EXPIRED"
      | "ATTACHMENT_URL_INVALID"
      | "FRONTEND_CALL_ANSWERED"
      | "FRONTEND_CALL_CLOSED"
      | "FRONTEND_CALL_NOT_FOUND"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_RUN_INPUT"
      | "INVALID_TEXT"
      | "JSON_TOO_DEEP"
      | "MALFORMED_JSON"
      | "NOT_ACCEPTABLE"
      | "PAYLOAD_TOO_LARGE"
      | "QUESTION_ALREADY_ANSWERED"
      | "QUESTION_ANSWER_INVALID"
      | "QUESTION_CLOSED"
      | "QUESTION_EXPIRED"
      | "QUESTION_NOT_FOUND"
      | "RATE_LIMITED"
      | "RUN_ID_REUSED"
      | "RUN_NOT_CONTINUABLE"
      | "RUN_NOT_FOUND"
      | "RUN_NOT_REPEATABLE"
      | "SERVICE_UNAVAILABLE"
      | "TOO_MANY_RUNS"
      | "TOO_MANY_STREAMS"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE";
  };
  createStreamTicket: {
    path: T.CreateStreamTicketPath;
    query: undefined;
    body: T.StreamTicketRequest;
    result: T.StreamTicket;
    asked: never;
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
  decideApproval: {
    path: T.DecideApprovalPath;
    query: undefined;
    body: T.ApprovalDecision;
    result: T.TaskAcceptedResponse;
    asked: never;
    error:
      | "APPROVAL_ALREADY_DECIDED"
      | "APPROVAL_EDIT_INVALID"
      | "APPROVAL_EDIT_NOT_ALLOWED"
      | "APPROVAL_EDIT_WIDENS"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JOB_NOT_FOUND"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  deleteMe: {
    path: undefined;
    query: T.DeleteMeQuery;
    body: undefined;
    result: void;
    asked: never;
    error:
      | "CONFIRMATION_MISSING"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  deleteMemory: {
    path: T.DeleteMemoryPath;
    query: undefined;
    body: undefined;
    result: void;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  deleteThread: {
    path: T.DeleteThreadPath;
    query: undefined;
    body: undefined;
    result: void;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "THREAD_BUSY"
      | "THREAD_NOT_FOUND"
      | "UNAUTHENTICATED";
  };
  exportCalendar: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: Response;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  exportContacts: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: Response;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  exportMe: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: Response;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  getAgUiCapabilities: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.AgUiCapabilities;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "ATTACHMENT_NOT_FOUND"
      | "ATTACHMENT_URL_EXPIRED"
      | "ATTACHMENT_URL_INVALID"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "RANGE_NOT_SATISFIABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE";
  };
  getConsole: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: Response;
    asked: never;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "INVALID_TEXT" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE";
  };
  getConsoleAsset: {
    path: T.GetConsoleAssetPath;
    query: undefined;
    body: undefined;
    result: Response;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_FOUND"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE";
  };
  getConsoleConfig: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.ConsoleConfig;
    asked: never;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "INVALID_TEXT" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE";
  };
  getContact: {
    path: T.GetContactPath;
    query: undefined;
    body: undefined;
    result: T.Contact;
    asked: never;
    error:
      | "CONTACT_NOT_FOUND"
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "INVALID_TEXT" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE";
  };
  getDocsAsset: {
    path: T.GetDocsAssetPath;
    query: undefined;
    body: undefined;
    result: Response;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_FOUND"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE";
  };
  getHealth: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.Health;
    asked: never;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "INVALID_TEXT" | "SERVICE_UNAVAILABLE";
  };
  getHistory: {
    path: undefined;
    query: T.GetHistoryQuery | undefined;
    body: undefined;
    result: T.HistorySnapshotResponse;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "INVALID_TEXT" | "SERVICE_UNAVAILABLE";
  };
  getOpenapi: {
    path: undefined;
    query: T.GetOpenapiQuery | undefined;
    body: undefined;
    result: T.OpenapiDocument;
    asked: never;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "INVALID_TEXT" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE";
  };
  getProtectedResource: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.ProtectedResource;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_FOUND"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE";
  };
  getReady: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.Ready;
    asked: never;
    error: "HEADERS_TOO_LARGE" | "INTERNAL" | "INVALID_REQUEST" | "INVALID_TEXT" | "NOT_READY" | "SERVICE_UNAVAILABLE";
  };
  getRun: {
    path: T.GetRunPath;
    query: T.GetRunQuery;
    body: undefined;
    result: T.RunView;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
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
    asked: never;
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
  listAgents: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.AgentList;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  listApprovals: {
    path: undefined;
    query: T.ListApprovalsQuery | undefined;
    body: undefined;
    result: T.ApprovalQueue;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  listMemoryVersions: {
    path: T.ListMemoryVersionsPath;
    query: undefined;
    body: undefined;
    result: T.MemoryVersions;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  listModels: {
    path: undefined;
    query: undefined;
    body: undefined;
    result: T.OpenAiModelList;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
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
    asked: never;
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
    asked: never;
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
    asked: never;
    error:
      | "ACTION_ALREADY_USED"
      | "ACTION_EXPIRED"
      | "ACTION_NOT_FOUND"
      | "APPROVAL_ALREADY_DECIDED"
      | "APPROVAL_EDIT_INVALID"
      | "APPROVAL_EDIT_NOT_ALLOWED"
      | "APPROVAL_EDIT_WIDENS"
      | "APPROVAL_EXPIRED"
      | "APPROVAL_NOT_FOUND"
      | "ATTACHMENT_URL_EXPIRED"
      | "ATTACHMENT_URL_INVALID"
      | "FRONTEND_CALL_ANSWERED"
      | "FRONTEND_CALL_CLOSED"
      | "FRONTEND_CALL_NOT_FOUND"
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
      | "QUESTION_ALREADY_ANSWERED"
      | "QUESTION_ANSWER_INVALID"
      | "QUESTION_CLOSED"
      | "QUESTION_EXPIRED"
      | "QUESTION_NOT_FOUND"
      | "RATE_LIMITED"
      | "RUN_ID_REUSED"
      | "RUN_NOT_CONTINUABLE"
      | "RUN_NOT_FOUND"
      | "RUN_NOT_REPEATABLE"
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
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "JOB_BUDGET_EXCEEDED"
      | "JOB_FIRINGS_EXCEEDED"
      | "JOB_NOT_FOUND"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  searchThreads: {
    path: undefined;
    query: T.SearchThreadsQuery;
    body: undefined;
    result: T.ThreadMatches;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "SERVICE_UNAVAILABLE"
      | "UNAUTHENTICATED";
  };
  streamByTicket: {
    path: undefined;
    query: T.StreamByTicketQuery;
    body: undefined;
    result: Response;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_LAST_EVENT_ID"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
      | "NOT_ACCEPTABLE"
      | "RATE_LIMITED"
      | "RUN_NOT_FOUND"
      | "SERVICE_UNAVAILABLE"
      | "TOO_MANY_STREAMS"
      | "UNAUTHENTICATED";
  };
  streamRunEvents: {
    path: T.StreamRunEventsPath;
    query: T.StreamRunEventsQuery;
    body: undefined;
    result: Response;
    asked: never;
    error:
      | "HEADERS_TOO_LARGE"
      | "INTERNAL"
      | "INVALID_LAST_EVENT_ID"
      | "INVALID_REQUEST"
      | "INVALID_TEXT"
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
    asked: never;
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
    asked: never;
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
  updateThread: {
    path: T.UpdateThreadPath;
    query: undefined;
    body: T.ThreadUpdate;
    result: T.ThreadState;
    asked: never;
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
      | "THREAD_NOT_FOUND"
      | "UNAUTHENTICATED"
      | "UNSUPPORTED_MEDIA_TYPE"
      | "VALIDATION_FAILED";
  };
}

export const operations: { readonly [Id in OperationId]: OperationSpec } = {
  adminCancelRun: {"id":"adminCancelRun","method":"POST","path":"/api/v1/admin/runs/{taskId}/cancel","auth":"admin","planned":false,"status":202,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  adminCreateWebhook: {"id":"adminCreateWebhook","method":"POST","path":"/api/v1/admin/webhooks","auth":"admin","planned":false,"status":201,"body":"json","bodyLimit":262144,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TOO_MANY_WEBHOOKS","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED","WEBHOOK_URL_REFUSED"]},
  adminDeleteWebhook: {"id":"adminDeleteWebhook","method":"DELETE","path":"/api/v1/admin/webhooks/{id}","auth":"admin","planned":false,"status":204,"body":"none","bodyLimit":0,"response":"none","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","WEBHOOK_FIXED","WEBHOOK_NOT_FOUND"]},
  adminGetUser: {"id":"adminGetUser","method":"GET","path":"/api/v1/admin/users/{id}","auth":"admin","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","USER_NOT_FOUND"]},
  adminGetWebhook: {"id":"adminGetWebhook","method":"GET","path":"/api/v1/admin/webhooks/{id}","auth":"admin","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","WEBHOOK_NOT_FOUND"]},
  adminGetWebhookDelivery: {"id":"adminGetWebhookDelivery","method":"GET","path":"/api/v1/admin/webhook-deliveries/{id}","auth":"admin","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","WEBHOOK_DELIVERY_NOT_FOUND"]},
  adminListActs: {"id":"adminListActs","method":"GET","path":"/api/v1/admin/acts","auth":"admin","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  adminListDeliveries: {"id":"adminListDeliveries","method":"GET","path":"/api/v1/admin/deliveries","auth":"admin","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  adminListJobs: {"id":"adminListJobs","method":"GET","path":"/api/v1/admin/jobs","auth":"admin","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  adminListRuns: {"id":"adminListRuns","method":"GET","path":"/api/v1/admin/runs","auth":"admin","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  adminListUsers: {"id":"adminListUsers","method":"GET","path":"/api/v1/admin/users","auth":"admin","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  adminListWebhookDeliveries: {"id":"adminListWebhookDeliveries","method":"GET","path":"/api/v1/admin/webhook-deliveries","auth":"admin","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  adminListWebhooks: {"id":"adminListWebhooks","method":"GET","path":"/api/v1/admin/webhooks","auth":"admin","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  adminPingWebhook: {"id":"adminPingWebhook","method":"POST","path":"/api/v1/admin/webhooks/{id}/ping","auth":"admin","planned":false,"status":202,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","WEBHOOK_DISABLED","WEBHOOK_FIXED","WEBHOOK_NOT_FOUND"]},
  adminReplayWebhook: {"id":"adminReplayWebhook","method":"POST","path":"/api/v1/admin/webhooks/{id}/replay","auth":"admin","planned":false,"status":202,"body":"json","bodyLimit":262144,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED","WEBHOOK_DISABLED","WEBHOOK_FIXED","WEBHOOK_NOT_FOUND"]},
  adminReplayWebhookDelivery: {"id":"adminReplayWebhookDelivery","method":"POST","path":"/api/v1/admin/webhook-deliveries/{id}/replay","auth":"admin","planned":false,"status":202,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","WEBHOOK_DELIVERY_NOT_FOUND","WEBHOOK_DISABLED","WEBHOOK_NOT_FOUND"]},
  adminRequeueRun: {"id":"adminRequeueRun","method":"POST","path":"/api/v1/admin/runs/{taskId}/requeue","auth":"admin","planned":false,"status":202,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","RUN_NOT_FOUND","RUN_NOT_HELD","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  adminRetryDelivery: {"id":"adminRetryDelivery","method":"POST","path":"/api/v1/admin/deliveries/{id}/retry","auth":"admin","planned":false,"status":204,"body":"none","bodyLimit":0,"response":"none","errors":["DELIVERY_NOT_FOUND","FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  adminRevokeTokens: {"id":"adminRevokeTokens","method":"POST","path":"/api/v1/admin/token-revocations","auth":"admin","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","USER_NOT_FOUND","VALIDATION_FAILED"]},
  adminRotateWebhookSecret: {"id":"adminRotateWebhookSecret","method":"POST","path":"/api/v1/admin/webhooks/{id}/secret","auth":"admin","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","WEBHOOK_FIXED","WEBHOOK_NOT_FOUND"]},
  adminUpdateUser: {"id":"adminUpdateUser","method":"PATCH","path":"/api/v1/admin/users/{id}","auth":"admin","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","USER_NOT_FOUND","VALIDATION_FAILED"]},
  adminUpdateWebhook: {"id":"adminUpdateWebhook","method":"PATCH","path":"/api/v1/admin/webhooks/{id}","auth":"admin","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED","WEBHOOK_FIXED","WEBHOOK_NOT_FOUND","WEBHOOK_URL_REFUSED"]},
  answerQuestion: {"id":"answerQuestion","method":"POST","path":"/api/v1/agent/questions/{id}/answer","auth":"user","planned":false,"status":202,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","QUESTION_ALREADY_ANSWERED","QUESTION_ANSWER_INVALID","QUESTION_CLOSED","QUESTION_EXPIRED","QUESTION_NOT_FOUND","RATE_LIMITED","RUN_ID_REUSED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  callMcp: {"id":"callMcp","method":"POST","path":"/mcp","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["FORBIDDEN","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  cancelRun: {"id":"cancelRun","method":"POST","path":"/api/v1/agent/runs/{threadId}/cancel","auth":"user","planned":false,"status":202,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  createAttachment: {"id":"createAttachment","method":"POST","path":"/api/v1/agent/attachments","auth":"user","planned":false,"status":201,"body":"multipart","bodyLimit":10551296,"fileLimit":10485760,"tooLarge":"An image may have 10 MB.","response":"json","errors":["ATTACHMENT_NOT_AN_IMAGE","ATTACHMENT_QUOTA_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE"]},
  createChatCompletion: {"id":"createChatCompletion","method":"POST","path":"/v1/chat/completions","auth":"user","planned":false,"status":200,"holds":true,"body":"json","bodyLimit":4194304,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_RUN_INPUT","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","MODEL_NOT_FOUND","NOT_ACCEPTABLE","PARAMETER_NOT_SUPPORTED","PAYLOAD_TOO_LARGE","RATE_LIMITED","RUN_FAILED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","TOO_MANY_RUNS","TOO_MANY_STREAMS","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  createJob: {"id":"createJob","method":"POST","path":"/api/v1/automation/jobs","auth":"user","planned":false,"status":201,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JOB_LIMIT_EXCEEDED","JOB_SCHEDULE_INVALID","JOB_SKILL_UNKNOWN","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  createResponse: {"id":"createResponse","method":"POST","path":"/v1/responses","auth":"user","planned":false,"status":200,"holds":true,"body":"json","bodyLimit":4194304,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_RUN_INPUT","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","MODEL_NOT_FOUND","NOT_ACCEPTABLE","PARAMETER_NOT_SUPPORTED","PAYLOAD_TOO_LARGE","RATE_LIMITED","RUN_FAILED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","TOO_MANY_RUNS","TOO_MANY_STREAMS","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  createRun: {"id":"createRun","method":"POST","path":"/api/v1/agent/runs","auth":"user","planned":false,"status":202,"asked":{"status":200,"query":"wait"},"body":"raw","bodyLimit":262144,"tooLarge":"RunAgentInput payload exceeds size limit","response":"json","errors":["ACTION_ALREADY_USED","ACTION_EXPIRED","ACTION_NOT_FOUND","APPROVAL_ALREADY_DECIDED","APPROVAL_EDIT_INVALID","APPROVAL_EDIT_NOT_ALLOWED","APPROVAL_EDIT_WIDENS","APPROVAL_EXPIRED","APPROVAL_NOT_FOUND","ATTACHMENT_URL_EXPIRED","ATTACHMENT_URL_INVALID","FRONTEND_CALL_ANSWERED","FRONTEND_CALL_CLOSED","FRONTEND_CALL_NOT_FOUND","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_RUN_INPUT","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","QUESTION_ALREADY_ANSWERED","QUESTION_ANSWER_INVALID","QUESTION_CLOSED","QUESTION_EXPIRED","QUESTION_NOT_FOUND","RATE_LIMITED","RUN_ID_REUSED","RUN_NOT_CONTINUABLE","RUN_NOT_FOUND","RUN_NOT_REPEATABLE","SERVICE_UNAVAILABLE","TOO_MANY_RUNS","TOO_MANY_STREAMS","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE"]},
  createStreamTicket: {"id":"createStreamTicket","method":"POST","path":"/api/v1/agent/runs/{threadId}/ticket","auth":"user","planned":false,"status":201,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  decideApproval: {"id":"decideApproval","method":"POST","path":"/api/v1/agent/approvals/{id}/decision","auth":"user","planned":false,"status":202,"body":"json","bodyLimit":262144,"response":"json","errors":["APPROVAL_ALREADY_DECIDED","APPROVAL_EDIT_INVALID","APPROVAL_EDIT_NOT_ALLOWED","APPROVAL_EDIT_WIDENS","APPROVAL_EXPIRED","APPROVAL_NOT_FOUND","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","RUN_ID_REUSED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  deleteJob: {"id":"deleteJob","method":"DELETE","path":"/api/v1/automation/jobs/{id}","auth":"user","planned":false,"status":204,"body":"none","bodyLimit":0,"response":"none","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JOB_NOT_FOUND","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  deleteMe: {"id":"deleteMe","method":"DELETE","path":"/api/v1/me","auth":"user","planned":false,"status":204,"body":"none","bodyLimit":0,"response":"none","errors":["CONFIRMATION_MISSING","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  deleteMemory: {"id":"deleteMemory","method":"DELETE","path":"/api/v1/agent/memory/{scope}","auth":"user","planned":false,"status":204,"body":"none","bodyLimit":0,"response":"none","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  deleteThread: {"id":"deleteThread","method":"DELETE","path":"/api/v1/agent/threads/{threadId}","auth":"user","planned":false,"status":204,"body":"none","bodyLimit":0,"response":"none","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE","THREAD_BUSY","THREAD_NOT_FOUND","UNAUTHENTICATED"]},
  exportCalendar: {"id":"exportCalendar","method":"GET","path":"/api/v1/agent/calendar.ics","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"text","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  exportContacts: {"id":"exportContacts","method":"GET","path":"/api/v1/agent/contacts.vcf","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"text","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  exportMe: {"id":"exportMe","method":"GET","path":"/api/v1/me/export","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"lines","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getAgUiCapabilities: {"id":"getAgUiCapabilities","method":"GET","path":"/api/v1/ag-ui/capabilities","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getAttachment: {"id":"getAttachment","method":"GET","path":"/api/v1/agent/attachments/{id}","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"binary","errors":["ATTACHMENT_NOT_FOUND","ATTACHMENT_URL_EXPIRED","ATTACHMENT_URL_INVALID","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RANGE_NOT_SATISFIABLE","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getConsole: {"id":"getConsole","method":"GET","path":"/","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"html","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getConsoleAsset: {"id":"getConsoleAsset","method":"GET","path":"/assets/{asset}","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"binary","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_FOUND","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getConsoleConfig: {"id":"getConsoleConfig","method":"GET","path":"/api/v1/console","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getContact: {"id":"getContact","method":"GET","path":"/api/v1/agent/contacts/{id}","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["CONTACT_NOT_FOUND","HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getDocs: {"id":"getDocs","method":"GET","path":"/docs","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"html","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getDocsAsset: {"id":"getDocsAsset","method":"GET","path":"/docs/{asset}","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"binary","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_FOUND","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getHealth: {"id":"getHealth","method":"GET","path":"/healthz","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","SERVICE_UNAVAILABLE"]},
  getHistory: {"id":"getHistory","method":"GET","path":"/api/v1/agent/history","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","THREAD_NOT_FOUND","UNAUTHENTICATED"]},
  getJob: {"id":"getJob","method":"GET","path":"/api/v1/automation/jobs/{id}","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JOB_NOT_FOUND","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getMe: {"id":"getMe","method":"GET","path":"/api/v1/me","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getMetrics: {"id":"getMetrics","method":"GET","path":"/metrics","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"text","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","SERVICE_UNAVAILABLE"]},
  getOpenapi: {"id":"getOpenapi","method":"GET","path":"/openapi.json","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getProtectedResource: {"id":"getProtectedResource","method":"GET","path":"/.well-known/oauth-protected-resource/mcp","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_FOUND","RATE_LIMITED","SERVICE_UNAVAILABLE"]},
  getReady: {"id":"getReady","method":"GET","path":"/readyz","auth":"none","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_READY","SERVICE_UNAVAILABLE"]},
  getRun: {"id":"getRun","method":"GET","path":"/api/v1/agent/runs/{threadId}","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getRunEvidence: {"id":"getRunEvidence","method":"GET","path":"/api/v1/agent/runs/{threadId}/evidence","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"lines","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  getThread: {"id":"getThread","method":"GET","path":"/api/v1/agent/threads/{threadId}","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","THREAD_NOT_FOUND","UNAUTHENTICATED"]},
  getThreadEvidence: {"id":"getThreadEvidence","method":"GET","path":"/api/v1/agent/threads/{threadId}/evidence","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"lines","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","RATE_LIMITED","SERVICE_UNAVAILABLE","THREAD_NOT_FOUND","UNAUTHENTICATED"]},
  getUsage: {"id":"getUsage","method":"GET","path":"/api/v1/agent/usage","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  importCalendar: {"id":"importCalendar","method":"POST","path":"/api/v1/agent/calendar/import","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":4194304,"tooLarge":"A file may have 4 MB.","response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  importContacts: {"id":"importContacts","method":"POST","path":"/api/v1/agent/contacts/import","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":4194304,"tooLarge":"A file may have 4 MB.","response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  listAgents: {"id":"listAgents","method":"GET","path":"/api/v1/agent/agents","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listApprovals: {"id":"listApprovals","method":"GET","path":"/api/v1/agent/approvals","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listContacts: {"id":"listContacts","method":"GET","path":"/api/v1/agent/contacts","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listJobs: {"id":"listJobs","method":"GET","path":"/api/v1/automation/jobs","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listMemoryVersions: {"id":"listMemoryVersions","method":"GET","path":"/api/v1/agent/memory/{scope}/versions","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listModels: {"id":"listModels","method":"GET","path":"/v1/models","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listNotices: {"id":"listNotices","method":"GET","path":"/api/v1/agent/notices","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listThreadRuns: {"id":"listThreadRuns","method":"GET","path":"/api/v1/agent/threads/{threadId}/runs","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","THREAD_NOT_FOUND","UNAUTHENTICATED"]},
  listThreads: {"id":"listThreads","method":"GET","path":"/api/v1/agent/threads","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  listTools: {"id":"listTools","method":"GET","path":"/api/v1/agent/tools","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  previewJob: {"id":"previewJob","method":"POST","path":"/api/v1/automation/jobs/preview","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JOB_SCHEDULE_INVALID","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  readNotices: {"id":"readNotices","method":"POST","path":"/api/v1/agent/notices/read","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  resolveReview: {"id":"resolveReview","method":"POST","path":"/api/v1/agent/reviews/{id}/resolution","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","REVIEW_ALREADY_RESOLVED","REVIEW_NOT_FOUND","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  runAgUi: {"id":"runAgUi","method":"POST","path":"/api/v1/ag-ui","auth":"user","planned":false,"status":200,"body":"raw","bodyLimit":4194304,"tooLarge":"RunAgentInput payload exceeds size limit","response":"sse","errors":["ACTION_ALREADY_USED","ACTION_EXPIRED","ACTION_NOT_FOUND","APPROVAL_ALREADY_DECIDED","APPROVAL_EDIT_INVALID","APPROVAL_EDIT_NOT_ALLOWED","APPROVAL_EDIT_WIDENS","APPROVAL_EXPIRED","APPROVAL_NOT_FOUND","ATTACHMENT_URL_EXPIRED","ATTACHMENT_URL_INVALID","FRONTEND_CALL_ANSWERED","FRONTEND_CALL_CLOSED","FRONTEND_CALL_NOT_FOUND","HEADERS_TOO_LARGE","INTERNAL","INVALID_LAST_EVENT_ID","INVALID_REQUEST","INVALID_RUN_INPUT","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","QUESTION_ALREADY_ANSWERED","QUESTION_ANSWER_INVALID","QUESTION_CLOSED","QUESTION_EXPIRED","QUESTION_NOT_FOUND","RATE_LIMITED","RUN_ID_REUSED","RUN_NOT_CONTINUABLE","RUN_NOT_FOUND","RUN_NOT_REPEATABLE","SERVICE_UNAVAILABLE","TOO_MANY_RUNS","TOO_MANY_STREAMS","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE"]},
  runJob: {"id":"runJob","method":"POST","path":"/api/v1/automation/jobs/{id}/run","auth":"user","planned":false,"status":202,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JOB_BUDGET_EXCEEDED","JOB_FIRINGS_EXCEEDED","JOB_NOT_FOUND","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  searchThreads: {"id":"searchThreads","method":"GET","path":"/api/v1/agent/threads/search","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED"]},
  streamByTicket: {"id":"streamByTicket","method":"GET","path":"/api/v1/agent/stream","auth":"ticket","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"sse","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_LAST_EVENT_ID","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","TOO_MANY_STREAMS","UNAUTHENTICATED"]},
  streamRunEvents: {"id":"streamRunEvents","method":"GET","path":"/api/v1/agent/runs/{threadId}/events","auth":"user","planned":false,"status":200,"body":"none","bodyLimit":0,"response":"sse","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_LAST_EVENT_ID","INVALID_REQUEST","INVALID_TEXT","NOT_ACCEPTABLE","RATE_LIMITED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","TOO_MANY_STREAMS","UNAUTHENTICATED"]},
  updateJob: {"id":"updateJob","method":"PATCH","path":"/api/v1/automation/jobs/{id}","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JOB_NOT_FOUND","JOB_SCHEDULE_INVALID","JOB_SKILL_UNKNOWN","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  updateMe: {"id":"updateMe","method":"PATCH","path":"/api/v1/me","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
  updateThread: {"id":"updateThread","method":"PATCH","path":"/api/v1/agent/threads/{threadId}","auth":"user","planned":false,"status":200,"body":"json","bodyLimit":262144,"response":"json","errors":["HEADERS_TOO_LARGE","INTERNAL","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ACCEPTABLE","PAYLOAD_TOO_LARGE","RATE_LIMITED","RUN_NOT_FOUND","SERVICE_UNAVAILABLE","THREAD_NOT_FOUND","UNAUTHENTICATED","UNSUPPORTED_MEDIA_TYPE","VALIDATION_FAILED"]},
};

/** One operation per method, served by one handler: the method itself. */
export const moduleOperations: { readonly [Id in MethodId]: ModuleOperationSpec & { readonly id: Id } } = {
  "calendar.accept_invite": { id: "calendar.accept_invite", path: "/api/v1/modules/calendar/accept_invite", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","CANCELLED","CREDENTIAL_EXPIRED","EVENT_NOT_FOUND","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","INVITE_NOT_OPEN","JSON_TOO_DEEP","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE","VERSION_CONFLICT"] },
  "calendar.create": { id: "calendar.create", path: "/api/v1/modules/calendar/create", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","BATCH_ALL_FAILED","CANCELLED","CREDENTIAL_EXPIRED","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","LIMIT_EXCEEDED","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE"] },
  "calendar.delete": { id: "calendar.delete", path: "/api/v1/modules/calendar/delete", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","BATCH_ALL_FAILED","CANCELLED","CREDENTIAL_EXPIRED","EVENT_NOT_FOUND","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ORGANIZER","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE","VERSION_CONFLICT"] },
  "calendar.find_free": { id: "calendar.find_free", path: "/api/v1/modules/calendar/find_free", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","CANCELLED","CREDENTIAL_EXPIRED","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RANGE_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE"] },
  "calendar.read": { id: "calendar.read", path: "/api/v1/modules/calendar/read", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","CANCELLED","CREDENTIAL_EXPIRED","EVENT_NOT_FOUND","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RANGE_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE"] },
  "calendar.reject_invite": { id: "calendar.reject_invite", path: "/api/v1/modules/calendar/reject_invite", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","CANCELLED","CREDENTIAL_EXPIRED","EVENT_NOT_FOUND","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","INVITE_NOT_OPEN","JSON_TOO_DEEP","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE","VERSION_CONFLICT"] },
  "calendar.restore": { id: "calendar.restore", path: "/api/v1/modules/calendar/restore", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","CANCELLED","CREDENTIAL_EXPIRED","EVENT_NOT_FOUND","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ORGANIZER","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE"] },
  "calendar.share": { id: "calendar.share", path: "/api/v1/modules/calendar/share", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","BATCH_ALL_FAILED","CANCELLED","CONTACT_NOT_FOUND","CONTACT_UNREACHABLE","CREDENTIAL_EXPIRED","EVENT_NOT_FOUND","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","LIMIT_EXCEEDED","MALFORMED_JSON","NOT_ORGANIZER","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE","VERSION_CONFLICT"] },
  "calendar.uninvite": { id: "calendar.uninvite", path: "/api/v1/modules/calendar/uninvite", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","BATCH_ALL_FAILED","CANCELLED","CONTACT_NOT_FOUND","CONTACT_UNREACHABLE","CREDENTIAL_EXPIRED","EVENT_NOT_FOUND","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","NOT_ORGANIZER","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE","VERSION_CONFLICT"] },
  "calendar.update": { id: "calendar.update", path: "/api/v1/modules/calendar/update", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","BATCH_ALL_FAILED","CANCELLED","CREDENTIAL_EXPIRED","EVENT_NOT_FOUND","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","LIMIT_EXCEEDED","MALFORMED_JSON","NOT_ORGANIZER","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE","VERSION_CONFLICT"] },
  "contacts.create": { id: "contacts.create", path: "/api/v1/modules/contacts/create", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","CANCELLED","CREDENTIAL_EXPIRED","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","LIMIT_EXCEEDED","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE"] },
  "contacts.delete": { id: "contacts.delete", path: "/api/v1/modules/contacts/delete", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","CANCELLED","CONTACT_NOT_FOUND","CREDENTIAL_EXPIRED","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE","VERSION_CONFLICT"] },
  "contacts.merge": { id: "contacts.merge", path: "/api/v1/modules/contacts/merge", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","CANCELLED","CONTACT_NOT_FOUND","CREDENTIAL_EXPIRED","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE","VERSION_CONFLICT"] },
  "contacts.read": { id: "contacts.read", path: "/api/v1/modules/contacts/read", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","CANCELLED","CONTACT_NOT_FOUND","CREDENTIAL_EXPIRED","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE"] },
  "contacts.update": { id: "contacts.update", path: "/api/v1/modules/contacts/update", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","CANCELLED","CONTACT_EXISTS","CONTACT_NOT_FOUND","CREDENTIAL_EXPIRED","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE","VERSION_CONFLICT"] },
  "memory.read": { id: "memory.read", path: "/api/v1/modules/memory/read", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","CANCELLED","CREDENTIAL_EXPIRED","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE"] },
  "memory.update": { id: "memory.update", path: "/api/v1/modules/memory/update", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","APPROVAL_DENIED","APPROVAL_EXPIRED","CANCELLED","CREDENTIAL_EXPIRED","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","LIMIT_EXCEEDED","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SENSITIVE_CONTENT","SERVICE_UNAVAILABLE","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE","VERSION_CONFLICT"] },
  "skills.read": { id: "skills.read", path: "/api/v1/modules/skills/read", planned: false, bodyLimit: 262144, errors: ["ACTION_NOT_ALLOWED","CANCELLED","CREDENTIAL_EXPIRED","FORBIDDEN","HEADERS_TOO_LARGE","IDEMPOTENCY_MISMATCH","INTERNAL","INVALID_ACTION_INPUT","INVALID_ENVELOPE","INVALID_REQUEST","INVALID_TEXT","JSON_TOO_DEEP","MALFORMED_JSON","OUTPUT_SCHEMA_VIOLATION","PAYLOAD_TOO_LARGE","RATE_LIMITED","SERVICE_UNAVAILABLE","SKILL_NOT_FOUND","TASK_NOT_LIVE","TIMEOUT","UNAUTHENTICATED","UNKNOWN_ACTION","UNSUPPORTED_MEDIA_TYPE","UPSTREAM_UNAVAILABLE"] },
};
