// Generated from specs. Edit there and run make generate.

import type { MethodId, MethodIo } from "../methods.ts";
import type { OperationId } from "../operations.ts";
import * as methods from "./methods.js";
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

export const methodValidators: { readonly [Id in MethodId]: { input: Validator<MethodIo[Id]["input"]>; output: Validator<MethodIo[Id]["output"]> } } = {
  "calendar.accept_invite": { input: methods.CalendarAcceptInviteInput, output: methods.CalendarAcceptInviteOutput },
  "calendar.create": { input: methods.CalendarCreateInput, output: methods.CalendarCreateOutput },
  "calendar.delete": { input: methods.CalendarDeleteInput, output: methods.CalendarDeleteOutput },
  "calendar.find_free": { input: methods.CalendarFindFreeInput, output: methods.CalendarFindFreeOutput },
  "calendar.read": { input: methods.CalendarReadInput, output: methods.CalendarReadOutput },
  "calendar.reject_invite": { input: methods.CalendarRejectInviteInput, output: methods.CalendarRejectInviteOutput },
  "calendar.restore": { input: methods.CalendarRestoreInput, output: methods.CalendarRestoreOutput },
  "calendar.share": { input: methods.CalendarShareInput, output: methods.CalendarShareOutput },
  "calendar.update": { input: methods.CalendarUpdateInput, output: methods.CalendarUpdateOutput },
  "contacts.create": { input: methods.ContactsCreateInput, output: methods.ContactsCreateOutput },
  "contacts.read": { input: methods.ContactsReadInput, output: methods.ContactsReadOutput },
  "memory.read": { input: methods.MemoryReadInput, output: methods.MemoryReadOutput },
  "memory.update": { input: methods.MemoryUpdateInput, output: methods.MemoryUpdateOutput },
  "skills.read": { input: methods.SkillsReadInput, output: methods.SkillsReadOutput },
};

/** Path and query values arrive as strings; their validators turn them into what the spec says, in place. */
export const operationValidators: { readonly [Id in OperationId]: { path?: Validator<unknown>; query?: Validator<unknown>; body?: Validator<unknown> } } = {
  cancelRun: { path: parameters.cancelRun_path, body: schemas.RunCancelRequest },
  createAttachment: {},
  createJob: { body: schemas.AutomationJobCreate },
  createRun: { body: schemas.RunAgentInput },
  decideApproval: { path: parameters.decideApproval_path, body: schemas.ApprovalDecision },
  deleteJob: { path: parameters.deleteJob_path },
  getAgUiCapabilities: {},
  getAttachment: { path: parameters.getAttachment_path, query: parameters.getAttachment_query },
  getConsole: {},
  getDocs: {},
  getDocsAsset: { path: parameters.getDocsAsset_path },
  getHealth: {},
  getHistory: { query: parameters.getHistory_query },
  getJob: { path: parameters.getJob_path },
  getMe: {},
  getMetrics: {},
  getOpenapi: {},
  getReady: {},
  getRun: { path: parameters.getRun_path, query: parameters.getRun_query },
  getUsage: { query: parameters.getUsage_query },
  listApprovals: { query: parameters.listApprovals_query },
  listJobs: { query: parameters.listJobs_query },
  listThreads: { query: parameters.listThreads_query },
  listTools: {},
  previewJob: { body: schemas.AutomationPreviewRequest },
  resolveReview: { path: parameters.resolveReview_path, body: schemas.ReviewResolution },
  runAgUi: { body: schemas.AgUiRunInput },
  runJob: { path: parameters.runJob_path },
  streamRunEvents: { path: parameters.streamRunEvents_path, query: parameters.streamRunEvents_query },
  updateJob: { path: parameters.updateJob_path, body: schemas.AutomationJobUpdate },
  updateMe: { body: schemas.MeUpdate },
};
