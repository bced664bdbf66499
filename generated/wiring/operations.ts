// Generated from specs/paths. Edit there and run make generate.

import type { BuiltOperationId } from "../contract/operations.ts";
import type { Operation } from "../../src/http/define.ts";
import cancelRun from "../../src/http/operations/cancelRun.ts";
import createAttachment from "../../src/http/operations/createAttachment.ts";
import createJob from "../../src/http/operations/createJob.ts";
import createRun from "../../src/http/operations/createRun.ts";
import decideApproval from "../../src/http/operations/decideApproval.ts";
import deleteJob from "../../src/http/operations/deleteJob.ts";
import exportCalendar from "../../src/http/operations/exportCalendar.ts";
import exportContacts from "../../src/http/operations/exportContacts.ts";
import getAgUiCapabilities from "../../src/http/operations/getAgUiCapabilities.ts";
import getAttachment from "../../src/http/operations/getAttachment.ts";
import getContact from "../../src/http/operations/getContact.ts";
import getDocs from "../../src/http/operations/getDocs.ts";
import getDocsAsset from "../../src/http/operations/getDocsAsset.ts";
import getHealth from "../../src/http/operations/getHealth.ts";
import getHistory from "../../src/http/operations/getHistory.ts";
import getJob from "../../src/http/operations/getJob.ts";
import getMe from "../../src/http/operations/getMe.ts";
import getMetrics from "../../src/http/operations/getMetrics.ts";
import getOpenapi from "../../src/http/operations/getOpenapi.ts";
import getReady from "../../src/http/operations/getReady.ts";
import getRun from "../../src/http/operations/getRun.ts";
import getRunEvidence from "../../src/http/operations/getRunEvidence.ts";
import getThread from "../../src/http/operations/getThread.ts";
import getThreadEvidence from "../../src/http/operations/getThreadEvidence.ts";
import getUsage from "../../src/http/operations/getUsage.ts";
import importCalendar from "../../src/http/operations/importCalendar.ts";
import importContacts from "../../src/http/operations/importContacts.ts";
import listApprovals from "../../src/http/operations/listApprovals.ts";
import listContacts from "../../src/http/operations/listContacts.ts";
import listJobs from "../../src/http/operations/listJobs.ts";
import listNotices from "../../src/http/operations/listNotices.ts";
import listThreadRuns from "../../src/http/operations/listThreadRuns.ts";
import listThreads from "../../src/http/operations/listThreads.ts";
import listTools from "../../src/http/operations/listTools.ts";
import previewJob from "../../src/http/operations/previewJob.ts";
import readNotices from "../../src/http/operations/readNotices.ts";
import resolveReview from "../../src/http/operations/resolveReview.ts";
import runAgUi from "../../src/http/operations/runAgUi.ts";
import runJob from "../../src/http/operations/runJob.ts";
import streamRunEvents from "../../src/http/operations/streamRunEvents.ts";
import updateJob from "../../src/http/operations/updateJob.ts";
import updateMe from "../../src/http/operations/updateMe.ts";

export const operationHandlers: { readonly [Id in BuiltOperationId]: Operation<Id> } = {
  cancelRun,
  createAttachment,
  createJob,
  createRun,
  decideApproval,
  deleteJob,
  exportCalendar,
  exportContacts,
  getAgUiCapabilities,
  getAttachment,
  getContact,
  getDocs,
  getDocsAsset,
  getHealth,
  getHistory,
  getJob,
  getMe,
  getMetrics,
  getOpenapi,
  getReady,
  getRun,
  getRunEvidence,
  getThread,
  getThreadEvidence,
  getUsage,
  importCalendar,
  importContacts,
  listApprovals,
  listContacts,
  listJobs,
  listNotices,
  listThreadRuns,
  listThreads,
  listTools,
  previewJob,
  readNotices,
  resolveReview,
  runAgUi,
  runJob,
  streamRunEvents,
  updateJob,
  updateMe,
};
