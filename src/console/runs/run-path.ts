import type { RunRef } from "../../sdk/sdk.ts";

/** Where the inspector shows a run. Run ids may hold anything, so they are encoded. */
export const toRunPath = (threadId: string, runId: string): string =>
  `/runs/${encodeURIComponent(threadId)}/${encodeURIComponent(runId)}`;

/** Where it shows one beside another, of the same conversation or not. */
export const toComparison = (run: RunRef, other: RunRef): string =>
  `${toRunPath(run.threadId, run.runId)}/${encodeURIComponent(other.threadId)}/${encodeURIComponent(other.runId)}`;
