// Generated from specs. Edit there and run make generate.

import type { Validator } from "./validators.ts";

export declare const cancelRun_path: Validator<unknown>;
export declare const decideApproval_path: Validator<unknown>;
export declare const deleteJob_path: Validator<unknown>;
export declare const getAttachment_path: Validator<unknown>;
export declare const getAttachment_query: Validator<unknown>;
export declare const getContact_path: Validator<unknown>;
export declare const getDocsAsset_path: Validator<unknown>;
export declare const getHistory_query: Validator<unknown>;
export declare const getJob_path: Validator<unknown>;
export declare const getRun_path: Validator<unknown>;
export declare const getRun_query: Validator<unknown>;
export declare const getRunEvidence_path: Validator<unknown>;
export declare const getRunEvidence_query: Validator<unknown>;
export declare const getThread_path: Validator<unknown>;
export declare const getThreadEvidence_path: Validator<unknown>;
export declare const getUsage_query: Validator<unknown>;
export declare const listApprovals_query: Validator<unknown>;
export declare const listContacts_query: Validator<unknown>;
export declare const listJobs_query: Validator<unknown>;
export declare const listNotices_query: Validator<unknown>;
export declare const listThreadRuns_path: Validator<unknown>;
export declare const listThreadRuns_query: Validator<unknown>;
export declare const listThreads_query: Validator<unknown>;
export declare const resolveReview_path: Validator<unknown>;
export declare const runJob_path: Validator<unknown>;
export declare const streamRunEvents_path: Validator<unknown>;
export declare const streamRunEvents_query: Validator<unknown>;
export declare const updateJob_path: Validator<unknown>;
