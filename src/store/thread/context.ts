import type { Sql } from "postgres";
import { placesPerRun } from "../../base/message-place.ts";
import { patiently } from "../database/database.ts";
import { firstPlace, lastPlace, runNoAt } from "../message-place.ts";
import { onPath } from "../thread-path.ts";
import { hasRememberedBit, hasShownBit } from "../visibility.ts";
import type { StoredMessage, Upto } from "./history.ts";

/** Messages in a row, and single ones outside of it. */
interface ChosenMessages {
  ownerId: string;
  threadId: string;
  fromSeq: number;
  uptoSeq: number;
  seqs: readonly number[];
  /** Only what is on this path; all of it for null. */
  path?: string | null;
}

/** What a model made of the older turns of a thread. Never changes. */
export interface StoredSummary {
  id: string;
  /** The newest message it tells of. */
  uptoSeq: number;
  text: string;
  kept: unknown;
  tainted: boolean;
}

/** Reads of what a run is told of its thread, beside the newest messages. */
export interface ContextReads {
  chosen(messages: ChosenMessages): Promise<StoredMessage[]>;
  /** The newest runs with a call that waits for a person, whole. */
  waiting(upto: Upto, mostRuns: number): Promise<StoredMessage[]>;
  /** How clients name these runs, in their order. */
  runIds(runs: { ownerId: string; threadId: string; nos: readonly number[] }): Promise<string[]>;
  /** The newest answers that a person should look at and has not. */
  openReviews(upto: Upto, most: number): Promise<{ id: string; reasons: string[] }[]>;
  /** What the thread was shown in so many hours that other people have written, the newest first. */
  byOthers(thread: Pick<Upto, "ownerId" | "threadId">, within: { hours: number; most: number }): Promise<unknown[]>;
  newestSummary(upto: Upto): Promise<StoredSummary | undefined>;
  summary(named: { ownerId: string; id: string }): Promise<StoredSummary | undefined>;
}

export function makeContextReads(sql: Sql): ContextReads {
  const columns = sql`m.wire_id as "wireId", m.seq, m.role, m.content, m.metadata, m.created_at as "createdAt"`;
  const summary = sql`id, upto_seq as "uptoSeq", text, kept, tainted`;
  const inThread = ({ ownerId, threadId, path = null }: Pick<Upto, "ownerId" | "threadId" | "path">) => sql`
    m.owner_id = ${ownerId} and m.thread_id = ${threadId} and ${hasRememberedBit(sql, "m.visibility_mask")}
    ${onPath(sql, path, "m.seq")}`;
  return {
    async chosen({ fromSeq, uptoSeq, seqs, ...thread }) {
      return await patiently(sql<StoredMessage[]>`
        select ${columns} from messages m where ${inThread(thread)} and m.seq between ${fromSeq} and ${uptoSeq}
        union all
        select ${columns} from messages m where ${inThread(thread)} and m.seq = any(${seqs as number[]}::bigint[])
        order by seq`);
    },
    async waiting({ seq, ...thread }, mostRuns) {
      // The condition is that of the index, word for word. The limit keeps the planner from reading the thread first
      // and joining then.
      return await patiently(sql<StoredMessage[]>`
        with waiting as (
          select distinct ${runNoAt(sql, "m.seq")} as no from messages m
          where ${inThread(thread)} and m.seq <= ${seq}
            and m.role = 'tool' and m.metadata #>> '{tool_agent_output,result,data,approval,state}' = 'pending'
          order by no desc limit ${mostRuns}
        )
        select m.* from waiting cross join lateral (
          select ${columns} from messages m
          where ${inThread(thread)} and m.seq between ${firstPlace(sql, "waiting.no")}
            and ${lastPlace(sql, "waiting.no")}
          order by m.seq limit ${sql.unsafe(`${placesPerRun}`)}
        ) m order by m.seq`);
    },
    async runIds({ ownerId, threadId, nos }) {
      const rows = await patiently(sql<{ runId: string }[]>`
        select run_id as "runId"
        from runs
        where owner_id = ${ownerId} and thread_id = ${threadId} and no = any(${nos as number[]}::int[])
        order by no`);
      return rows.map(({ runId }) => runId);
    },
    async openReviews({ ownerId, threadId, seq, path = null }, most) {
      const rows = await patiently(sql<{ id: string; reasons: string[] }[]>`
        select reviews.id, reasons
        from reviews join runs on runs.id = task_id and runs.owner_id = ${ownerId}::text collate "C"
        where reviews.owner_id = ${ownerId} and reviews.thread_id = ${threadId} and state = 'open'
          and ${firstPlace(sql, "no")} <= ${seq} ${onPath(sql, path, `(no * ${placesPerRun}::bigint + 1)`)}
        order by no desc limit ${most}`);
      return rows.reverse();
    },
    async byOthers({ ownerId, threadId }, { hours, most }) {
      const rows = await patiently(sql<{ data: unknown }[]>`
        select m.metadata #> '{tool_agent_output,result,data}' as data from messages m
        where m.owner_id = ${ownerId} and m.thread_id = ${threadId} and ${hasShownBit(sql, "m.visibility_mask")}
          and m.created_at > now() - make_interval(hours => ${hours})
          and m.role = 'tool' and m.metadata ->> 'tainted' = 'true'
        order by m.created_at desc limit ${most}`);
      return rows.map(({ data }) => data);
    },
    async newestSummary({ ownerId, threadId, seq, path = null }) {
      const [row] = await patiently(sql<StoredSummary[]>`
        select ${summary}
        from context_summaries
        where owner_id = ${ownerId} and thread_id = ${threadId} and upto_seq <= ${seq}
          ${onPath(sql, path, "upto_seq")}
        order by upto_seq desc
        limit 1`);
      return row;
    },
    async summary({ ownerId, id }) {
      const [row] = await patiently(
        sql<StoredSummary[]>`select ${summary} from context_summaries where owner_id = ${ownerId} and id = ${id}`,
      );
      return row;
    },
  };
}
