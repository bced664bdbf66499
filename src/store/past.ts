import type { ISql } from "postgres";
import { approvalOfRun, questionOfRun, type Approvals, type Questions } from "./people/people.ts";
import { makeModelCalls, type ModelCalls } from "./record/record.ts";
import { makeEvents, makeRunReads, type Events, type RunReads } from "./runs/runs.ts";
import {
  findMessages,
  makeBranchReads,
  makeHistoryReads,
  type BranchReads,
  type HistoryReads,
  type Search,
} from "./thread/thread.ts";

/** What tells of what was, and changes nothing. It decides nothing either: what is decided is read where it is kept. */
export interface Past {
  readonly history: HistoryReads;
  readonly branches: BranchReads;
  readonly search: Pick<Search, "find">;
  readonly runs: RunReads;
  readonly events: Pick<Events, "after">;
  readonly approvals: Pick<Approvals, "ofRun">;
  readonly questions: Pick<Questions, "ofRun">;
  readonly modelCalls: Pick<ModelCalls, "report">;
}

/** May be begun anew elsewhere, so it only reads. */
export type ReadPast = <T>(read: (past: Past) => Promise<T>) => Promise<T>;

export const makePast = (sql: ISql): Past => ({
  history: makeHistoryReads(sql),
  branches: makeBranchReads(sql),
  search: { find: (asked) => findMessages(sql, asked) },
  runs: makeRunReads(sql),
  events: makeEvents(sql),
  approvals: { ofRun: (run) => approvalOfRun(sql, run) },
  questions: { ofRun: (run) => questionOfRun(sql, run) },
  modelCalls: makeModelCalls(sql),
});
