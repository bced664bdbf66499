// Generated from specs/paths. Edit there and run make generate.

import type { BuiltOperationId } from "../contract/operations.ts";
import type { Operation } from "../../src/http/define.ts";
import adminCancelRun from "../../src/http/operations/adminCancelRun.ts";
import adminCreateWebhook from "../../src/http/operations/adminCreateWebhook.ts";
import adminDeleteWebhook from "../../src/http/operations/adminDeleteWebhook.ts";
import adminGetUser from "../../src/http/operations/adminGetUser.ts";
import adminGetWebhook from "../../src/http/operations/adminGetWebhook.ts";
import adminGetWebhookDelivery from "../../src/http/operations/adminGetWebhookDelivery.ts";
import adminListActs from "../../src/http/operations/adminListActs.ts";
import adminListDeliveries from "../../src/http/operations/adminListDeliveries.ts";
import adminListJobs from "../../src/http/operations/adminListJobs.ts";
import adminListRuns from "../../src/http/operations/adminListRuns.ts";
import adminListUsers from "../../src/http/operations/adminListUsers.ts";
import adminListWebhookDeliveries from "../../src/http/operations/adminListWebhookDeliveries.ts";
import adminListWebhooks from "../../src/http/operations/adminListWebhooks.ts";
import adminPingWebhook from "../../src/http/operations/adminPingWebhook.ts";
import adminReplayWebhook from "../../src/http/operations/adminReplayWebhook.ts";
import adminReplayWebhookDelivery from "../../src/http/operations/adminReplayWebhookDelivery.ts";
import adminRequeueRun from "../../src/http/operations/adminRequeueRun.ts";
import adminRetryDelivery from "../../src/http/operations/adminRetryDelivery.ts";
import adminRevokeTokens from "../../src/http/operations/adminRevokeTokens.ts";
import adminRotateWebhookSecret from "../../src/http/operations/adminRotateWebhookSecret.ts";
import adminUpdateUser from "../../src/http/operations/adminUpdateUser.ts";
import adminUpdateWebhook from "../../src/http/operations/adminUpdateWebhook.ts";
import answerQuestion from "../../src/http/operations/answerQuestion.ts";
import callMcp from "../../src/http/operations/callMcp.ts";
import cancelRun from "../../src/http/operations/cancelRun.ts";
import createAttachment from "../../src/http/operations/createAttachment.ts";
import createChatCompletion from "../../src/http/operations/createChatCompletion.ts";
import createJob from "../../src/http/operations/createJob.ts";
import createResponse from "../../src/http/operations/createResponse.ts";
import createRun from "../../src/http/operations/createRun.ts";
import createStreamTicket from "../../src/http/operations/createStreamTicket.ts";
import decideApproval from "../../src/http/operations/decideApproval.ts";
import deleteJob from "../../src/http/operations/deleteJob.ts";
import deleteMe from "../../src/http/operations/deleteMe.ts";
import deleteMemory from "../../src/http/operations/deleteMemory.ts";
import deleteThread from "../../src/http/operations/deleteThread.ts";
import exportCalendar from "../../src/http/operations/exportCalendar.ts";
import exportContacts from "../../src/http/operations/exportContacts.ts";
import exportMe from "../../src/http/operations/exportMe.ts";
import getAgUiCapabilities from "../../src/http/operations/getAgUiCapabilities.ts";
import getAttachment from "../../src/http/operations/getAttachment.ts";
import getConsole from "../../src/http/operations/getConsole.ts";
import getConsoleAsset from "../../src/http/operations/getConsoleAsset.ts";
import getConsoleConfig from "../../src/http/operations/getConsoleConfig.ts";
import getContact from "../../src/http/operations/getContact.ts";
import getDocs from "../../src/http/operations/getDocs.ts";
import getDocsAsset from "../../src/http/operations/getDocsAsset.ts";
import getHealth from "../../src/http/operations/getHealth.ts";
import getHistory from "../../src/http/operations/getHistory.ts";
import getJob from "../../src/http/operations/getJob.ts";
import getMe from "../../src/http/operations/getMe.ts";
import getMetrics from "../../src/http/operations/getMetrics.ts";
import getOpenapi from "../../src/http/operations/getOpenapi.ts";
import getProtectedResource from "../../src/http/operations/getProtectedResource.ts";
import getReady from "../../src/http/operations/getReady.ts";
import getRun from "../../src/http/operations/getRun.ts";
import getRunEvidence from "../../src/http/operations/getRunEvidence.ts";
import getThread from "../../src/http/operations/getThread.ts";
import getThreadEvidence from "../../src/http/operations/getThreadEvidence.ts";
import getUsage from "../../src/http/operations/getUsage.ts";
import importCalendar from "../../src/http/operations/importCalendar.ts";
import importContacts from "../../src/http/operations/importContacts.ts";
import listAgents from "../../src/http/operations/listAgents.ts";
import listApprovals from "../../src/http/operations/listApprovals.ts";
import listContacts from "../../src/http/operations/listContacts.ts";
import listJobs from "../../src/http/operations/listJobs.ts";
import listMemoryVersions from "../../src/http/operations/listMemoryVersions.ts";
import listModels from "../../src/http/operations/listModels.ts";
import listNotices from "../../src/http/operations/listNotices.ts";
import listThreadRuns from "../../src/http/operations/listThreadRuns.ts";
import listThreads from "../../src/http/operations/listThreads.ts";
import listTools from "../../src/http/operations/listTools.ts";
import previewJob from "../../src/http/operations/previewJob.ts";
import readNotices from "../../src/http/operations/readNotices.ts";
import resolveReview from "../../src/http/operations/resolveReview.ts";
import runAgUi from "../../src/http/operations/runAgUi.ts";
import runJob from "../../src/http/operations/runJob.ts";
import searchThreads from "../../src/http/operations/searchThreads.ts";
import streamByTicket from "../../src/http/operations/streamByTicket.ts";
import streamRunEvents from "../../src/http/operations/streamRunEvents.ts";
import updateJob from "../../src/http/operations/updateJob.ts";
import updateMe from "../../src/http/operations/updateMe.ts";
import updateThread from "../../src/http/operations/updateThread.ts";

export const operationHandlers: { readonly [Id in BuiltOperationId]: Operation<Id> } = {
  adminCancelRun,
  adminCreateWebhook,
  adminDeleteWebhook,
  adminGetUser,
  adminGetWebhook,
  adminGetWebhookDelivery,
  adminListActs,
  adminListDeliveries,
  adminListJobs,
  adminListRuns,
  adminListUsers,
  adminListWebhookDeliveries,
  adminListWebhooks,
  adminPingWebhook,
  adminReplayWebhook,
  adminReplayWebhookDelivery,
  adminRequeueRun,
  adminRetryDelivery,
  adminRevokeTokens,
  adminRotateWebhookSecret,
  adminUpdateUser,
  adminUpdateWebhook,
  answerQuestion,
  callMcp,
  cancelRun,
  createAttachment,
  createChatCompletion,
  createJob,
  createResponse,
  createRun,
  createStreamTicket,
  decideApproval,
  deleteJob,
  deleteMe,
  deleteMemory,
  deleteThread,
  exportCalendar,
  exportContacts,
  exportMe,
  getAgUiCapabilities,
  getAttachment,
  getConsole,
  getConsoleAsset,
  getConsoleConfig,
  getContact,
  getDocs,
  getDocsAsset,
  getHealth,
  getHistory,
  getJob,
  getMe,
  getMetrics,
  getOpenapi,
  getProtectedResource,
  getReady,
  getRun,
  getRunEvidence,
  getThread,
  getThreadEvidence,
  getUsage,
  importCalendar,
  importContacts,
  listAgents,
  listApprovals,
  listContacts,
  listJobs,
  listMemoryVersions,
  listModels,
  listNotices,
  listThreadRuns,
  listThreads,
  listTools,
  previewJob,
  readNotices,
  resolveReview,
  runAgUi,
  runJob,
  searchThreads,
  streamByTicket,
  streamRunEvents,
  updateJob,
  updateMe,
  updateThread,
};
