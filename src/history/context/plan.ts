import { AppError } from "../../base/error.ts";
import type { NewSummary } from "../../store/runs/runs.ts";
import type { StoredMessage, Upto } from "../../store/thread/thread.ts";
import { toContext } from "./assemble.ts";
import { divide, toNewSummary, toWork, type CompactionTrigger } from "./compaction.ts";
import type { Context, ContextDeps, ContextQuery } from "./context.ts";
import { fit, messageTokens, tokensOf, type Room } from "./fit.ts";
import { isByApp, isTainted } from "./mask.ts";
import { toSummaryMessage, type Summary } from "./summary.ts";
import { toTurns, type Turn } from "./turns.ts";

export interface CompactionPlan {
  trigger: CompactionTrigger;
  /** Runs that are summed up, oldest first. */
  affected: string[];
  keptRefs: string[];
  /** To be summed up: what was said, and the summary before it. */
  transcript: string;
  /** With the text a model made of it. Throws MODEL_OUTPUT_INVALID for one that says nothing. */
  finish(made: { id: string; text: string }): Promise<{ summary: NewSummary; context: Context }>;
}

/** A context that has no room for all there is. */
export interface Crowd {
  summary: Summary | undefined;
  /** Older messages that stand in it whatever is cut. */
  extra: readonly StoredMessage[];
  /** The newest messages behind the summary; all of them unless it is over the count. */
  found: readonly StoredMessage[];
  isOver: boolean;
  /** From the summary to the newest message. */
  from: Upto;
  room: Room;
  /** Messages behind the summary. */
  total: number;
}

/** What one summary takes. In a thread that had none before, what is older stays cut. */
const mostSummarised = 400;
const mostReviews = 10;

/** Nothing when there is nothing to sum up: one turn that is too long by itself, or only such as wait for a person. */
export async function toPlan(
  { reads, clean }: ContextDeps,
  query: ContextQuery,
  { summary, extra, found, isOver, from, room, total }: Crowd,
): Promise<CompactionPlan | undefined> {
  const {
    ownerId,
    threadId,
    compaction: { tokens, keepTurns } = { tokens: 0, keepTurns: 1 },
    settings: { count },
  } = query;
  const turns = completeTurns(isOver ? await reads.context(from, mostSummarised) : found);
  const inTurns = new Set(turns.flat().map(({ seq }) => seq));
  const crowded = {
    summary,
    extra: extra.filter(({ seq }) => !inTurns.has(seq)),
    turns,
    count,
    tokens: room.tokens,
    keepTurns,
  };
  const division = divide(crowded);
  if (division === undefined) return undefined;
  const { transcript, kept, keptRefs, nos } = toWork(division, {
    ...crowded,
    reviews: await reads.openReviews({ ...from, seq: division.uptoSeq }, mostReviews),
  });
  return {
    trigger: isOver ? "message_limit" : "token_limit",
    affected: await reads.runIds({ ownerId, threadId, nos }),
    keptRefs,
    transcript,
    async finish({ id, text }) {
      const old = division.old.flat();
      const pinned = division.pinned.flat();
      const cleaned = clean({ text }, { method: "memory.read" });
      const words = String((cleaned.data as { text?: unknown }).text ?? "").trim();
      if (words === "") throw new AppError("MODEL_OUTPUT_INVALID");
      const made = toNewSummary(division, {
        id,
        text: words,
        kept,
        tainted:
          (summary?.tainted ?? false) ||
          cleaned.tainted ||
          old.some((message) => isTainted(message) || isByApp(message)),
      });
      const left = tokens - messageTokens(toSummaryMessage(made)) - tokensOf(pinned);
      const fitted = await fit(division.kept, { ...room, isCut: false, tokens: left }, () => reads.newestInput(from));
      const newest = found.at(-1)?.seq ?? 0;
      // Of what was there, the summary tells a part; what stands before its reach was cut before and stays so.
      const behind = total - turns.flat().filter(({ seq }) => seq <= division.uptoSeq).length;
      return {
        summary: made,
        context: toContext(query, {
          upto: { ...from, seq: newest },
          fitted,
          extra: pinned,
          summary: made,
          total: behind,
        }),
      };
    },
  };
}

/** The oldest may lack its beginning, and a model could make no sense of it. */
function completeTurns(messages: readonly StoredMessage[]): Turn[] {
  const [first, ...rest] = toTurns(messages);
  return first === undefined || first[0]?.role !== "user" ? rest : [first, ...rest];
}
