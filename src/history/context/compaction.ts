import { runNoAt } from "../../base/message-place.ts";
import type { NewSummary } from "../../store/runs/runs.ts";
import type { StoredMessage } from "../../store/thread/thread.ts";
import { withinTokens } from "./fit.ts";
import { isHeld, nothingKept, toKept, toKeptRefs, type Kept, type Review } from "./kept.ts";
import type { Summary } from "./summary.ts";
import { toTranscript } from "./transcript.ts";
import { toTurns, type Turn } from "./turns.ts";

export type CompactionTrigger = "message_limit" | "token_limit";

export interface Crowded {
  /** What was summed up before. */
  summary: Summary | undefined;
  /** Older messages that stand in the context on their own: held back when that summary was made. */
  extra: readonly StoredMessage[];
  /** All turns since then, or as many of them as one summary can take. */
  turns: readonly Turn[];
  count: number;
  tokens: number;
  keepTurns: number;
}

/** What to sum up, what stays, and what comes of it. */
export interface Division {
  /** Summed up. */
  old: Turn[];
  /** Older than the summary and whole all the same: a call in them waits for a person (G147). */
  pinned: Turn[];
  /** Newer than the summary. */
  kept: Turn[];
  uptoSeq: number;
}

/**
 * Half of the room is left free, so that it takes a while until it is full again: a long thread costs a summary every
 * dozen turns and not one with every turn, and in between its prefix stays the same. The newest turn always stays.
 */
export function divide({ extra, turns, count, tokens, keepTurns }: Crowded): Division | undefined {
  let messages = Math.floor(count / 2);
  const few = turns.slice(-keepTurns);
  const inCount = few.slice(few.findLastIndex((turn) => (messages -= turn.length) < 0) + 1);
  const fitting = withinTokens(inCount, tokens / 2);
  const kept = fitting.length > 0 ? fitting : turns.slice(-1);
  const older = turns.slice(0, turns.length - kept.length);
  const uptoSeq = older.at(-1)?.at(-1)?.seq;
  if (uptoSeq === undefined) return undefined;
  const candidates = [...toTurns(extra), ...older];
  const old = candidates.filter((turn) => !isHeld(turn));
  // Only those that wait are left: there is nothing to sum up.
  return older.every(isHeld) ? undefined : { old, pinned: candidates.filter(isHeld), kept, uptoSeq };
}

export interface Work {
  transcript: string;
  kept: Kept;
  keptRefs: string[];
  /** Numbers of the runs that are summed up. */
  nos: number[];
}

export function toWork(
  { old, pinned }: Division,
  { summary, tokens, reviews = [] }: Pick<Crowded, "summary" | "tokens"> & { reviews?: Review[] },
): Work {
  const kept = toKept(summary?.kept ?? nothingKept, { turns: old, pinned, reviews });
  return {
    transcript: toTranscript(old, { ...(summary === undefined ? {} : { before: summary.text }), tokens }),
    kept,
    keptRefs: toKeptRefs(kept),
    nos: [...new Set(old.flat().map(({ seq }) => runNoAt(seq)))],
  };
}

/** In UTF-16 units. The model was told a limit of its own; this one holds whatever it wrote. */
const mostText = 4000;

export function toNewSummary(
  { uptoSeq }: Division,
  { id, text, kept, tainted }: Omit<NewSummary, "uptoSeq"> & { kept: Kept },
): NewSummary & { kept: Kept } {
  return { id, uptoSeq, text: text.slice(0, mostText).toWellFormed(), kept, tainted };
}
