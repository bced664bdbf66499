import { joinQuotes, toQuotes } from "../../base/quoted.ts";
import type { StoredMessage, Upto } from "../../store/thread/thread.ts";
import { isCalls, toPairs } from "../pairs.ts";
import { countImages, toContextMessages, withAutomationInput, type ContextMessage } from "./context-messages.ts";
import type { Context, ContextQuery } from "./context.ts";
import type { Fitted } from "./fit.ts";
import { isByApp, isTainted, withoutOthers } from "./mask.ts";
import { recordOf } from "./record.ts";
import { toSummaryMessage, type Summary } from "./summary.ts";

/** Where a context was taken from: enough to build the same again, to the byte, whatever the settings say by then. */
export interface ContextPlace {
  thread_id: string;
  /** All messages from here … */
  from_seq: number;
  /** … to here, */
  upto_seq: number;
  /** and these, which are older or all that is left of a turn. */
  seqs: readonly number[];
  summary_id: string | null;
  /** Of all these, what is on this path. Left out: all. */
  path?: string;
  /** Whether any of it is someone else's text (R31). */
  tainted: boolean;
  /** Whether any of it is what a tool of the frontend has answered. */
  app?: boolean;
}

export interface Assembled {
  /** Earlier turns, oldest first. */
  messages: ContextMessage[];
  /** The same without text by other people. */
  masked: ContextMessage[];
  /** A little of what other people have written, the newest first. */
  quotes: string[];
  /** Whether the run's own input stands at the head, as automation has it. Else the caller puts it at the end. */
  hasInput: boolean;
  /** Images of these turns, which are not shown again. */
  omittedImages: number;
  /** Stored results that do not say what they answer. */
  unpaired: number;
}

type Told = Pick<ContextQuery, "mode" | "input" | "hidesOthers">;

/** From the oldest to the newest: the summary, what was held back from it, and what came since. */
export function assemble(
  { mode, input, hidesOthers = false }: Told,
  rows: readonly StoredMessage[],
  summary: Summary | undefined,
): Assembled {
  const pairs = toPairs(rows);
  const masked = withoutOthers(pairs, { answers: hidesOthers ? "all" : "quotes" });
  const earlier = toContextMessages(hidesOthers ? masked : pairs);
  const led = mode === "automation" ? withAutomationInput(earlier, input) : earlier;
  const head = led.slice(0, led.length - earlier.length);
  const sent = pairs.reduce((count, said) => count + (isCalls(said) ? said.calls.length : 1), 0);
  const toSummarised = (isMasked: boolean) => (summary === undefined ? [] : [toSummaryMessage(summary, { isMasked })]);
  return {
    messages: [...head, ...toSummarised(hidesOthers), ...earlier],
    masked: [...head, ...toSummarised(true), ...toContextMessages(masked)],
    quotes: rows
      .filter(isTainted)
      .reduce<string[]>((older, row) => joinQuotes(toQuotes(recordOf(row)?.data), older), []),
    hasInput: head.length > 0,
    omittedImages: rows.reduce((count, message) => count + countImages(message), 0),
    unpaired: rows.length - sent,
  };
}

export interface Parts {
  /** The newest message there is. */
  upto: Upto;
  fitted?: Fitted;
  extra?: readonly StoredMessage[];
  summary?: Summary | undefined;
  /** Messages behind the summary, sent or not. */
  total: number;
}

export function toContext(
  query: ContextQuery,
  { upto, fitted = { rows: [], isShort: false }, extra = [], summary, total }: Parts,
): Context {
  const { rows, isShort } = fitted;
  const own = new Set(rows.map(({ seq }) => seq));
  const apart = extra.filter(({ seq }) => !own.has(seq));
  const all = [...apart, ...rows].sort((a, b) => a.seq - b.seq);
  // Not all calls of a turn that is told without them were read, and its answer may quote what they brought.
  const tainted = !query.hidesOthers && (isShort || (summary?.tainted ?? false) || all.some(isTainted));
  const first = isShort ? undefined : rows[0]?.seq;
  const place: ContextPlace = {
    thread_id: upto.threadId,
    from_seq: first ?? upto.seq + 1,
    upto_seq: upto.seq,
    seqs: (isShort ? all : apart).map(({ seq }) => seq),
    summary_id: summary?.id ?? null,
    ...(upto.path ? { path: upto.path } : {}),
    tainted,
    ...(all.some(isByApp) ? { app: true } : {}),
  };
  const isBehind = ({ seq }: StoredMessage): boolean => seq > (summary?.uptoSeq ?? -1);
  return {
    ...assemble(query, all, summary),
    place,
    omitted: total - all.filter(isBehind).length,
    compacted: summary?.kept.messages ?? 0,
  };
}
