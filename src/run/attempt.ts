import type { Locale } from "../base/locale.ts";
import type { ClaimedRun } from "../store/runs/runs.ts";
import type { ToolContext } from "../tool/call.ts";
import type { RecordedCall } from "../usage/usage.ts";
import type { Journal } from "./journal.ts";
import type { Round } from "./steps.ts";

/** One worker's try at a run, and everything it has come to. */
export interface Attempt {
  readonly run: ClaimedRun;
  readonly locale: Locale;
  readonly signal: AbortSignal;
  readonly journal: Journal;
  /** One object for all calls of the run. */
  readonly toolContext: ToolContext;
  /** Replies that made calls, with their results. */
  readonly rounds: Round[];
  /** The worker's model calls, those of earlier attempts included. */
  readonly workerCalls: RecordedCall[];
  /** Who may see what the run says. */
  readonly mask: number;
}
