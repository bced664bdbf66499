import type { ContextMessages } from "../../generated/contract/types.ts";
import { addDays, dateOf, startOfDay, toWall } from "../base/local-time.ts";
import type { HistoryReads, StoredMessage, Upto } from "../store/history.ts";
import { toContextMessages, withAutomationInput, type ContextMessage } from "./context-messages.ts";
import { isCalls, toPairs } from "./pairs.ts";
import { isSince, newestTurns, toTurns, withoutCalls } from "./turns.ts";

export interface ContextQuery {
  ownerId: string;
  threadId: string;
  /** The run that asks. */
  runNo: number;
  settings: ContextMessages;
  timezone: string;
  mode: "chat" | "automation";
  /** What the run was asked. */
  input: string;
  /** Of an earlier answer to the same run, which then comes again to the byte. */
  uptoSeq?: number;
}

export interface Context {
  /** Earlier turns, oldest first. */
  messages: ContextMessage[];
  uptoSeq: number;
  /** Whether a tool has brought text of other people into one of these turns (DESIGN R26). */
  tainted: boolean;
  /** Stored messages that were left out. */
  omitted: number;
  /** Whether the run's own input stands at the head, as automation has it. Else the caller puts it at the end. */
  hasInput: boolean;
}

/**
 * What a run may see of the past. The answer depends on rows that no longer change: runs of a thread follow one another,
 * and the window counts back from the day on which the run was accepted, not from now. So a second worker, days later,
 * builds the same.
 */
export async function context(reads: HistoryReads, query: ContextQuery): Promise<Context> {
  const { upto, since } = await placeOf(reads, query);
  const { rows, ...facts } = upto === undefined ? nothing : await choose(reads, { upto, since, count: query.settings.count });
  const pairs = toPairs(rows);
  const earlier = toContextMessages(pairs);
  const messages = query.mode === "automation" ? withAutomationInput(earlier, query.input) : earlier;
  const sent = pairs.reduce((count, said) => count + (isCalls(said) ? said.calls.length : 1), 0);
  return {
    messages,
    uptoSeq: query.uptoSeq ?? facts.newestSeq,
    tainted: facts.tainted,
    omitted: facts.total - sent,
    hasInput: messages.length > earlier.length,
  };
}

interface Chosen {
  rows: StoredMessage[];
  newestSeq: number;
  tainted: boolean;
  /** Messages there are, chosen or not. */
  total: number;
}

const nothing: Chosen = { rows: [], newestSeq: 0, tainted: false, total: 0 };

async function choose(reads: HistoryReads, { upto, since, count }: { upto: Upto; since: number; count: number }): Promise<Chosen> {
  const found = await reads.context(upto, count + 1);
  const isCut = found.length > count;
  const turns = toTurns(found);
  const newestSeq = found.at(-1)?.seq ?? 0;
  const rows = newestTurns(turns, { count, since, isCut }).flat();
  if (!isCut) return { rows, newestSeq, tainted: rows.some(isTainted), total: found.length };
  const total = await reads.countContext(upto);
  if (rows.length > 0) return { rows, newestSeq, tainted: rows.some(isTainted), total };
  const short = withoutCalls(turns.at(-1) ?? [], await reads.newestInput(upto));
  if (short.length > count || !isSince(short, since)) return { ...nothing, newestSeq, total };
  // The answer may quote what the calls have brought, and not all of them were read.
  return { rows: short, newestSeq, tainted: true, total };
}

/** Which thread, up to where, and from when on. */
async function placeOf(reads: HistoryReads, query: ContextQuery): Promise<{ upto?: Upto; since: number }> {
  const { ownerId, threadId, runNo: no, settings, timezone, uptoSeq: known = Infinity } = query;
  if (settings.source === "none") return { since: -Infinity };
  const toUpto = (thread: string, beforeNo: number | null): Upto => ({ ownerId, threadId: thread, seq: Math.min(known, beforeNo === null ? lastSeq : beforeNo * 1000 - 1) });
  if (settings.source === "thread" && settings.window === "all") return { upto: toUpto(threadId, no), since: -Infinity };
  const at = await reads.acceptedAt({ ownerId, threadId, no });
  if (at === undefined) throw new Error("there is no such run to assemble a context for");
  const since = settings.window === "all" ? -Infinity : startOfWindow(at.getTime(), settings.window, timezone);
  if (settings.source === "thread") return { upto: toUpto(threadId, no), since };
  const chat = await reads.latestChat({ ownerId, exceptThreadId: threadId, before: at });
  return chat === undefined ? { since } : { upto: toUpto(chat.threadId, chat.beforeNo), since };
}

const lastSeq = Number.MAX_SAFE_INTEGER;
const windowDays = { day: 1, week: 7, month: 30 };

/** Whole local days, the one of `at` included. */
const startOfWindow = (at: number, window: keyof typeof windowDays, zone: string): number =>
  startOfDay(addDays(dateOf(toWall(at, zone)), 1 - windowDays[window]), zone);

/** A result that does not say whose text it carries is taken for other people's. */
const isTainted = ({ role, metadata }: StoredMessage): boolean => role === "tool" && metadata["tainted"] !== false;
