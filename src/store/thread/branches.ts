import type { ISql } from "postgres";
import { isAsked } from "../asked.ts";
import { patiently } from "../database/database.ts";
import { firstPlace, lastPlace } from "../message-place.ts";
import { hasRun } from "../thread-path.ts";
import { mayBeShown } from "../visibility.ts";
import type { StoredMessage } from "./history.ts";

/** A run that a message of the user has started, in a place where there are others. */
export interface VersionRow {
  no: number;
  runId: string;
  /** The run before it on its path. */
  parentNo: number;
  /** The message that it answers. */
  messageSeq: number;
  messageId: string | null;
  /** Whether the thread shows it. */
  isShown: boolean;
  /** Methods of its calls that came to something. */
  methods: string[];
}

/** Reads of what a thread keeps beside what it shows. */
export interface BranchReads {
  /** All runs that stand in the same places as these, in their order; none in a thread without versions. */
  versions(runs: { ownerId: string; threadId: string; nos: readonly number[] }): Promise<VersionRow[]>;
  /** Results of calls before a place that are not on a path, the newest first; whether they came behind its end. */
  elsewhere(
    upto: { ownerId: string; threadId: string; seq: number; path: string },
    most: number,
  ): Promise<(StoredMessage & { isBehind: boolean })[]>;
}

export function makeBranchReads(sql: ISql): BranchReads {
  return {
    async versions({ ownerId, threadId, nos }) {
      const ofThread = sql`s.owner_id = ${ownerId} and s.thread_id = ${threadId}`;
      return await patiently(sql<VersionRow[]>`
        with places as (
          select distinct coalesce(r.parent_no, r.no - 1) as parent_no from runs as r
          where r.owner_id = ${ownerId} and r.thread_id = ${threadId} and r.no = any(${nos as number[]}::int[])
        ),
        siblings as (
          select s.* from places join runs as s on ${ofThread} and s.parent_no = places.parent_no
          union all
          select s.* from places join runs as s on ${ofThread} and s.no = places.parent_no + 1 and s.parent_no is null
        ),
        asked as (select s.*, coalesce(s.message_seq, ${firstPlace(sql, "s.no")}) as asked_at from siblings as s)
        select s.no, s.run_id as "runId", coalesce(s.parent_no, s.no - 1) as "parentNo", asked_at as "messageSeq",
          ${hasRun(sql, "t.path", "s.no")} as "isShown",
          (
            select wire_id from messages as m
            where m.owner_id = ${ownerId} and m.thread_id = ${threadId} and m.seq = asked_at
          ) as "messageId",
          array(
            select distinct concat_ws('.', m.metadata #>> '{tool_agent_output,tool_call_args,module}',
              m.metadata #>> '{tool_agent_output,tool_call_args,method}')
            from messages as m
            where m.owner_id = ${ownerId} and m.thread_id = ${threadId}
              and m.seq between ${firstPlace(sql, "s.no")} and ${lastPlace(sql, "s.no")} and m.role = 'tool'
              and m.metadata #>> '{tool_agent_output,status}' in ('success', 'partial')
              and m.metadata #>> '{tool_agent_output,result,data,approval,state}' is distinct from 'pending'
          ) as methods
        from asked as s join threads as t on t.owner_id = ${ownerId} and t.id = ${threadId}
        where ${isAsked(sql, "s")}
        order by s.no`);
    },
    async elsewhere({ ownerId, threadId, seq, path }, most) {
      return await patiently(sql<(StoredMessage & { isBehind: boolean })[]>`
        select wire_id as "wireId", seq, role, content, metadata, created_at as "createdAt",
          seq >= coalesce(upper(${path}::int8multirange), 0) as "isBehind"
        from messages
        where owner_id = ${ownerId} and thread_id = ${threadId} and seq < ${seq} and role = 'tool'
          and not ${path}::int8multirange @> seq and ${mayBeShown(sql, "visibility_mask")}
          and metadata #>> '{tool_agent_output,status}' in ('success', 'partial')
        order by messages.seq desc limit ${most}`);
    },
  };
}
