import type { ISql, PendingQuery, Row } from "postgres";
import { callsEnded, callsStarted, toolCalls } from "./batch-calls.ts";
import { entries, events, messageChanges, messages, summaries } from "./batch-log.ts";
import { actions, approvals, notices, reviews, told } from "./batch-people.ts";

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
  messageChanges,
  approvals,
  actions,
  reviews,
  notices,
  told,
};

type Kinds = typeof kinds;
export type BatchKind = keyof Kinds;

/** What is written together or not at all. */
export type Batch = { readonly [Kind in BatchKind]?: Parameters<Kinds[Kind]>[1] };

type ToPart = (sql: ISql, list: readonly unknown[]) => PendingQuery<Row[]>;

/**
 * The parts of a batch as common table expressions behind one called `run`, which has moved last_seq by the number of
 * events and yields no row when the lease is lost: then nothing is written at all, and all that is fenced by one row.
 */
export function toParts(sql: ISql, batch: Batch): PendingQuery<Row[]> {
  return (Object.entries(kinds) as [BatchKind, ToPart][])
    .map(([kind, toPart]) => ({ list: batch[kind] ?? [], toPart }))
    .filter(({ list }) => list.length > 0)
    .reduce((all, { list, toPart }) => sql`${all}, ${toPart(sql, list)}`, sql``);
}
