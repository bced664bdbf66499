/** What clients do with a run that was accepted: follow its log, read it, cancel it. */
export { makeAgUi, type AgUi } from "./ag-ui.ts";
export { makeCancel, type Cancel } from "./cancel.ts";
export { makeFollow, type Follow, type SentFrame, type Sink } from "./reader.ts";
export { makeListRuns, type ListRuns } from "./thread-runs.ts";
export { makeReadOutcome, type Outcome, type ReadOutcome } from "./outcome.ts";
export { makeReadRun, type ReadRun } from "./run-view.ts";
export { makeWaitForEnd, type WaitForEnd } from "./wait.ts";
