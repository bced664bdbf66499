import type { Locale } from "../../base/locale.ts";
import type { ToolContext } from "../../domain/tool-call.ts";
import type { ClaimedRun } from "../../store/runs/runs.ts";
import type { Dispatched } from "../../tool/dispatch/dispatch.ts";
import type { RecordedCall } from "../../usage/usage.ts";
import type { Journal, ResultEntry, Round } from "../journal/journal.ts";
import type { AttemptCause } from "./cause.ts";

/** One worker's try at a run, and everything it has come to. */
export interface Attempt {
  readonly run: ClaimedRun;
  /** That of the conversation as soon as it is known, the profile's before. */
  locale: Locale;
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
  readonly cause: AttemptCause;
  /** The result of the call that waited for a decision, once it is written. The run that asked has made that call. */
  decidedResult: ResultEntry | undefined;
  /** The results from a call on that waits for a person. They are written with the end of the run, or not at all. */
  readonly held: Dispatched[];
  /** How many items of each batch under way are through, by call. */
  readonly doneItems: Map<string, number>;
}
