import type { ISql, PendingQuery, Row } from "postgres";
import { callsEnded, callsStarted, toolCalls } from "./batch-calls.ts";
import { entries, events, messageChanges, messages, summaries, titles } from "./batch-log.ts";
import { actions, approvals, notices, questions, reviews, told } from "./batch-people.ts";

/**
 * The kinds of rows that a run writes, each with its part of the one statement, in the order of the parts. A new kind
 * is one function and one line here: the type of a batch and the writer of the journal follow.
 */
const kinds = {
  events,
  entries,
  messages,
  toolCalls,
  callsStarted,
  callsEnded,
  summaries,
  titles,
  messageChanges,
  approvals,
  questions,
  actions,
  reviews,
  notices,
  told,
};

type Kinds = typeof kinds;
export type BatchKind = keyof Kinds;
type RowOf<Kind extends BatchKind> = Parameters<Kinds[Kind]>[1][number]["row"];

/** What is written together or not at all. */
export type Batch = { readonly [Kind in BatchKind]?: readonly RowOf<Kind>[] };

type ToPart = (sql: ISql, list: readonly { place: number; row: unknown }[]) => PendingQuery<Row[]>;

/** What runs write all the time. Several of them together have most of it, so all of it is in their statement. */
const usual: ReadonlySet<BatchKind> = new Set<BatchKind>([
  "events",
  "entries",
  "messages",
  "toolCalls",
  "callsStarted",
  "callsEnded",
  "titles",
]);

/**
 * The parts of some batches as common table expressions behind one called `run`, which has moved last_seq by the number
 * of events, and names for each run the place of its batch in the list. It has no row for a run whose lease is lost:
 * then nothing of that batch is written, and all of a batch is fenced by one row. Each set of parts is a statement that
 * every connection has to prepare and plan, so several batches have the usual parts also where nothing is in them.
 */
export function toParts(sql: ISql, batches: readonly Batch[]): PendingQuery<Row[]> {
  return (Object.entries(kinds) as [BatchKind, ToPart][])
    .map(([kind, toPart]) => ({
      kind,
      list: batches.flatMap((batch, place) => (batch[kind] ?? []).map((row) => ({ place, row }))),
      toPart,
    }))
    .filter(({ kind, list }) => list.length > 0 || (batches.length > 1 && usual.has(kind)))
    .reduce((all, { list, toPart }) => sql`${all}, ${toPart(sql, list)}`, sql``);
}
