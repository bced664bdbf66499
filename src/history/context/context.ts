import type { ContextMessages } from "../../../generated/contract/types.ts";
import type { Clean } from "../../domain/clean.ts";
import type { RuntimeMode } from "../../domain/run.ts";
import type { ContextReads, HistoryReads, StoredMessage, Upto } from "../../store/thread/thread.ts";
import { assemble, toContext, type Assembled, type ContextPlace } from "./assemble.ts";
import { fit, messageTokens, tokensOf, type Room } from "./fit.ts";
import { toPlan, type CompactionPlan } from "./plan.ts";
import { toScope } from "./scope.ts";
import { toSummary, toSummaryMessage, type Summary } from "./summary.ts";
import { toTurns } from "./turns.ts";
export type { ContextPlace } from "./assemble.ts";
export { elsewhere, type ElsewhereQuery, type ToldElsewhere } from "./elsewhere.ts";
export { memory, type Remembered } from "./memory.ts";
export type { CompactionPlan } from "./plan.ts";

export interface ContextQuery {
  ownerId: string;
  threadId: string;
  /** The run that asks. */
  runNo: number;
  /** What comes before it in its thread; null or left out, everything. */
  path?: string | null;
  settings: ContextMessages;
  timezone: string;
  mode: RuntimeMode;
  /** What the run was asked. */
  input: string;
  /** Nothing that other people have written is told. */
  hidesOthers?: boolean;
  /** Whether older turns may be summed up, and how many tokens there are for all of them. Without it they are cut. */
  compaction?: { tokens: number; keepTurns: number };
  /** Of an earlier answer to the same run, which then comes again to the byte. */
  place?: ContextPlace;
}

export interface Context extends Assembled {
  place: ContextPlace;
  /** Stored messages that were left out. */
  omitted: number;
  /** Stored messages that only the summary tells of. */
  compacted: number;
  /** There was more than fits. As it stands, the oldest turns are cut; summed up, they need not be. */
  plan?: CompactionPlan;
}

export interface ContextDeps {
  reads: HistoryReads & ContextReads;
  clean: Clean;
}

/** Calls that wait are few: a thread asks one thing at a time, and a question waits for a day at most. */
const mostWaiting = 20;

/**
 * What a run may see of the past. The answer depends on rows that no longer change: runs of a thread follow one
 * another, and the window counts back from the day on which the run was accepted, not from now.
 *
 * With compaction it starts right behind the newest summary and grows, so that the beginning stays the same for many
 * runs and a provider's cache holds; without it the oldest turns fall out one by one.
 */
export async function context(deps: ContextDeps, query: ContextQuery): Promise<Context> {
  const { reads } = deps;
  if (query.place !== undefined) return await again(reads, query, query.place);
  const { upto, since } = await toScope(reads, query);
  if (upto === undefined)
    return toContext(query, { upto: { ownerId: query.ownerId, threadId: query.threadId, seq: 0 }, total: 0 });
  const {
    settings: { count, source, window },
    compaction,
  } = query;
  const mayCompact = compaction !== undefined && source === "thread" && window === "all";
  const [stored, newest] = await Promise.all([
    mayCompact ? reads.newestSummary(upto) : undefined,
    reads.context(upto, count + 1),
  ]);
  const summary = stored && toSummary(stored);
  const from = summary === undefined ? upto : { ...upto, after: summary.uptoSeq };
  const found = newest.filter(({ seq }) => seq > (from.after ?? -1));
  const isOver = found.length > count;
  const turns = toTurns(found);
  const room: Room = {
    count,
    since,
    isCut: isOver,
    tokens: mayCompact
      ? compaction.tokens - (summary === undefined ? 0 : messageTokens(toSummaryMessage(summary)))
      : Infinity,
  };
  const input = () => reads.newestInput(from);
  const whole = await fit(turns, room, input);
  const isCrowded = isOver || whole.rows.length < found.length;
  // Whatever is cut or was summed up: what waits for a person stays (G147).
  const extra = (isCrowded && count > 0) || summary !== undefined ? await heldBack(reads, upto, summary) : [];
  const fitted =
    extra.length === 0 ? whole : await fit(turns, { ...room, tokens: room.tokens - tokensOf(extra) }, input);
  const total = isOver ? await reads.countContext(from) : found.length;
  const cut = toContext(query, { upto: { ...upto, seq: found.at(-1)?.seq ?? 0 }, fitted, extra, summary, total });
  if (!mayCompact || !isCrowded) return cut;
  const plan = await toPlan(deps, query, { summary, extra, found, isOver, from, room, total });
  return plan === undefined ? cut : { ...cut, plan };
}

async function heldBack(
  reads: ContextDeps["reads"],
  upto: Upto,
  summary: Summary | undefined,
): Promise<StoredMessage[]> {
  const { ownerId, threadId, path = null } = upto;
  const seqs = summary?.kept.seqs ?? [];
  const [waiting, pinned] = await Promise.all([
    reads.waiting(upto, mostWaiting),
    seqs.length === 0 ? [] : reads.chosen({ ownerId, threadId, path, fromSeq: 1, uptoSeq: 0, seqs }),
  ]);
  return [...new Map([...waiting, ...pinned].map((message) => [message.seq, message])).values()].sort(
    (a, b) => a.seq - b.seq,
  );
}

async function again(reads: ContextDeps["reads"], query: ContextQuery, place: ContextPlace): Promise<Context> {
  const { ownerId } = query;
  const { thread_id: threadId, from_seq: fromSeq, upto_seq: uptoSeq, seqs, summary_id: id, path = null } = place;
  const [rows, stored] = await Promise.all([
    reads.chosen({ ownerId, threadId, path, fromSeq, uptoSeq, seqs }),
    id === null ? undefined : reads.summary({ ownerId, id }),
  ]);
  if (id !== null && stored === undefined) throw new Error(`the summary ${id} is gone`);
  const summary = stored && toSummary(stored);
  return { ...assemble(query, rows, summary), place, omitted: 0, compacted: summary?.kept.messages ?? 0 };
}
