// Generated from specs. Edit there and run make generate.

import type { MethodId, MethodIo } from "../methods.ts";
import type { OperationId } from "../operations.ts";
import * as calendarAcceptInvite from "./methods/calendar.accept_invite.js";
import * as calendarCreate from "./methods/calendar.create.js";
import * as calendarDelete from "./methods/calendar.delete.js";
import * as calendarFindFree from "./methods/calendar.find_free.js";
import * as calendarRead from "./methods/calendar.read.js";
import * as calendarRejectInvite from "./methods/calendar.reject_invite.js";
import * as calendarRestore from "./methods/calendar.restore.js";
import * as calendarShare from "./methods/calendar.share.js";
import * as calendarUninvite from "./methods/calendar.uninvite.js";
import * as calendarUpdate from "./methods/calendar.update.js";
import * as contactsCreate from "./methods/contacts.create.js";
import * as contactsDelete from "./methods/contacts.delete.js";
import * as contactsMerge from "./methods/contacts.merge.js";
import * as contactsRead from "./methods/contacts.read.js";
import * as contactsUpdate from "./methods/contacts.update.js";
import * as memoryRead from "./methods/memory.read.js";
import * as memoryUpdate from "./methods/memory.update.js";
import * as skillsRead from "./methods/skills.read.js";
import * as parameters from "./parameters.js";
import * as schemas from "./schemas.js";

export interface ValidationError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ValidationError[] | null;
}

export const methodValidators: {
  readonly [Id in MethodId]: { input: Validator<MethodIo[Id]["input"]>; output: Validator<MethodIo[Id]["output"]> };
} = {
  "calendar.accept_invite": calendarAcceptInvite,
  "calendar.create": calendarCreate,
  "calendar.delete": calendarDelete,
  "calendar.find_free": calendarFindFree,
  "calendar.read": calendarRead,
  "calendar.reject_invite": calendarRejectInvite,
  "calendar.restore": calendarRestore,
  "calendar.share": calendarShare,
  "calendar.uninvite": calendarUninvite,
  "calendar.update": calendarUpdate,
  "contacts.create": contactsCreate,
  "contacts.delete": contactsDelete,
  "contacts.merge": contactsMerge,
  "contacts.read": contactsRead,
  "contacts.update": contactsUpdate,
  "memory.read": memoryRead,
  "memory.update": memoryUpdate,
  "skills.read": skillsRead,
};

/** Path and query values arrive as strings; their validators turn them into what the spec says, in place. */
export const operationValidators: {
  readonly [Id in OperationId]: { path?: Validator<unknown>; query?: Validator<unknown>; body?: Validator<unknown> };
} = {
  adminCancelRun: { path: parameters.adminCancelRun_path },
  adminCreateWebhook: { body: schemas.WebhookCreate },
  adminDeleteWebhook: { path: parameters.adminDeleteWebhook_path },
  adminGetUser: { path: parameters.adminGetUser_path },
  adminGetWebhook: { path: parameters.adminGetWebhook_path },
  adminGetWebhookDelivery: { path: parameters.adminGetWebhookDelivery_path },
  adminListActs: { query: parameters.adminListActs_query },
  adminListDeliveries: { query: parameters.adminListDeliveries_query },
  adminListJobs: { query: parameters.adminListJobs_query },
  adminListRuns: { query: parameters.adminListRuns_query },
  adminListUsers: { query: parameters.adminListUsers_query },
  adminListWebhookDeliveries: { query: parameters.adminListWebhookDeliveries_query },
  adminListWebhooks: {},
  adminPingWebhook: { path: parameters.adminPingWebhook_path },
  adminReplayWebhook: { path: parameters.adminReplayWebhook_path, body: schemas.WebhookReplay },
  adminReplayWebhookDelivery: { path: parameters.adminReplayWebhookDelivery_path },
  adminRequeueRun: { path: parameters.adminRequeueRun_path },
  adminRetryDelivery: { path: parameters.adminRetryDelivery_path },
  adminRevokeTokens: { body: schemas.TokenRevocationRequest },
  adminRotateWebhookSecret: { path: parameters.adminRotateWebhookSecret_path },
  adminUpdateUser: { path: parameters.adminUpdateUser_path, body: schemas.AdminUserUpdate },
  adminUpdateWebhook: { path: parameters.adminUpdateWebhook_path, body: schemas.WebhookUpdate },
  answerQuestion: { path: parameters.answerQuestion_path, body: schemas.QuestionAnswer },
  callMcp: { body: schemas.McpMessage },
  cancelRun: { path: parameters.cancelRun_path, body: schemas.RunCancelRequest },
  createAttachment: {},
  createChatCompletion: { body: schemas.ChatCompletionRequest },
  createJob: { body: schemas.AutomationJobCreate },
  createResponse: { body: schemas.ResponseRequest },
  createRun: { query: parameters.createRun_query },
  createStreamTicket: { path: parameters.createStreamTicket_path, body: schemas.StreamTicketRequest },
  decideApproval: { path: parameters.decideApproval_path, body: schemas.ApprovalDecision },
  deleteJob: { path: parameters.deleteJob_path },
  deleteMe: { query: parameters.deleteMe_query },
  deleteMemory: { path: parameters.deleteMemory_path },
  deleteThread: { path: parameters.deleteThread_path },
  exportCalendar: {},
  exportContacts: {},
  exportMe: {},
  getAgUiCapabilities: {},
  getAttachment: { path: parameters.getAttachment_path, query: parameters.getAttachment_query },
  getConsole: {},
  getConsoleAsset: { path: parameters.getConsoleAsset_path },
  getConsoleConfig: {},
  getContact: { path: parameters.getContact_path },
  getDocs: {},
  getDocsAsset: { path: parameters.getDocsAsset_path },
  getHealth: {},
  getHistory: { query: parameters.getHistory_query },
  getJob: { path: parameters.getJob_path },
  getMe: {},
  getMetrics: {},
  getOpenapi: { query: parameters.getOpenapi_query },
  getProtectedResource: {},
  getReady: {},
  getRun: { path: parameters.getRun_path, query: parameters.getRun_query },
  getRunEvidence: { path: parameters.getRunEvidence_path, query: parameters.getRunEvidence_query },
  getThread: { path: parameters.getThread_path },
  getThreadEvidence: { path: parameters.getThreadEvidence_path },
  getUsage: { query: parameters.getUsage_query },
  importCalendar: { body: schemas.CalendarImport },
  importContacts: { body: schemas.ContactsImport },
  listAgents: {},
  listApprovals: { query: parameters.listApprovals_query },
  listContacts: { query: parameters.listContacts_query },
  listJobs: { query: parameters.listJobs_query },
  listMemoryVersions: { path: parameters.listMemoryVersions_path },
  listModels: {},
  listNotices: { query: parameters.listNotices_query },
  listThreadRuns: { path: parameters.listThreadRuns_path, query: parameters.listThreadRuns_query },
  listThreads: { query: parameters.listThreads_query },
  listTools: {},
  previewJob: { body: schemas.AutomationPreviewRequest },
  readNotices: { body: schemas.NoticesRead },
  resolveReview: { path: parameters.resolveReview_path, body: schemas.ReviewResolution },
  runAgUi: {},
  runJob: { path: parameters.runJob_path },
  searchThreads: { query: parameters.searchThreads_query },
  streamByTicket: { query: parameters.streamByTicket_query },
  streamRunEvents: { path: parameters.streamRunEvents_path, query: parameters.streamRunEvents_query },
  updateJob: { path: parameters.updateJob_path, body: schemas.AutomationJobUpdate },
  updateMe: { body: schemas.MeUpdate },
  updateThread: { path: parameters.updateThread_path, body: schemas.ThreadUpdate },
};
