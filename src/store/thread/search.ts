import type { ISql, Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { firstPlace, lastPlace } from "../message-place.ts";
import { hasShownBit, mayBeShown } from "../visibility.ts";
import { madeTitle } from "./made-title.ts";
import { findWords, toNumbers, toParts, toWanted } from "./word-parts.ts";

/** The newest message of a thread in which everything may stand that is looked for. */
export interface FoundMessage {
  threadId: string;
  title: string | null;
  madeTitle: string | null;
  beginning: string | null;
  isArchived: boolean;
  messageId: string;
  role: "user" | "assistant";
  at: Date;
  content: string;
  /** Where the first word stands in it, in compatibility form (NFKC). */
  place: number;
  isTainted: boolean;
}

export interface Search {
  /** Makes runs that have ended searchable, those of one owner or anybody's; how many there were, at most a batch. */
  prepare(ownerId?: string): Promise<number>;
  /** Newest first, one of each thread. */
  find(asked: { ownerId: string; query: string; most: number }): Promise<FoundMessage[]>;
}

const batch = 100;
/** Looked at beyond what is asked for: some have the parts of the words, and not the words. */
const spare = 20;

export function makeSearch(sql: Sql): Search {
  return {
    async prepare(ownerId) {
      return await patiently(sql.begin((tx) => prepareBatch(tx, ownerId)));
    },
    find: (asked) => findMessages(sql, asked),
  };
}

export async function findMessages(
  sql: ISql,
  { ownerId, query, most }: Parameters<Search["find"]>[0],
): ReturnType<Search["find"]> {
  const wanted = toWanted(query);
  if (wanted.length === 0) return [];
  const hasAll = (parts: string[]) => sql`parts @> ${toNumbers(ownerId, parts)}::int4[]`;
  const isThere = wanted
    .map((ways) => ways.map(hasAll).reduce((any, way) => sql`${any} or ${way}`))
    .reduce((all, word) => sql`(${all}) and (${word})`);
  const rows = await patiently(sql<Omit<FoundMessage, "place">[]>`
    with found as materialized (select message_id from message_parts where owner_id = ${ownerId} and (${isThere})),
    newest as (
      select distinct on (m.thread_id) m.thread_id, m.wire_id, m.role, m.created_at, m.content,
        m.metadata ->> 'tainted' is not distinct from 'true' as tainted
      from found join messages as m on m.id = found.message_id
      where m.owner_id = ${ownerId} and ${hasShownBit(sql, "m.visibility_mask")}
      order by m.thread_id, m.seq desc
    )
    select t.id as "threadId", t.title, (${madeTitle(sql, ownerId)}) as "madeTitle",
      t.archived_at is not null as "isArchived", (
        select left(content, 400) from messages
        where owner_id = ${ownerId} and thread_id = t.id and ${hasShownBit(sql, "visibility_mask")}
          and role in ('user', 'assistant') order by seq limit 1
      ) as beginning, wire_id as "messageId", role, newest.created_at as at, content, tainted as "isTainted"
    from newest join threads as t on t.owner_id = ${ownerId} and t.id = newest.thread_id
    order by newest.created_at desc, t.id limit ${most + spare}`);
  const found = rows.flatMap((row): FoundMessage[] => {
    const place = findWords(row.content, query);
    return place === undefined ? [] : [{ ...row, place }];
  });
  return found.slice(0, most);
}

/** A run that another process is at is left to it. */
async function prepareBatch(tx: ISql, ownerId: string | undefined): Promise<number> {
  const messages = await tx<{ runs: number; id: string | null; ownerId: string; content: string }[]>`
    with ended as (
      select id, owner_id, thread_id, no from runs
      where searchable_at is null and ended_at is not null
        ${ownerId === undefined ? tx`` : tx`and owner_id = ${ownerId}`}
      order by owner_id, id limit ${batch} for no key update skip locked
    ),
    marked as (update runs set searchable_at = now() from ended where runs.id = ended.id
      and runs.owner_id = ended.owner_id collate "C" returning runs.id)
    select (select count(*)::int from marked) as runs, m.id, ended.owner_id as "ownerId", m.content
    from ended left join messages as m on m.owner_id = ended.owner_id and m.thread_id = ended.thread_id
      and m.seq between ${firstPlace(tx, "ended.no")} and ${lastPlace(tx, "ended.no")}
      and m.role in ('user', 'assistant') and ${mayBeShown(tx, "m.visibility_mask")}`;
  const rows = messages.flatMap(({ id, ownerId: owner, content }) =>
    id === null ? [] : [{ id, owner_id: owner, parts: toNumbers(owner, toParts(content)) }],
  );
  if (rows.length > 0)
    await tx`
      insert into message_parts (message_id, owner_id, parts)
      select id, owner_id, array(select json_array_elements_text(parts)::int4)
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as given(id text, owner_id text, parts json)
      on conflict do nothing`;
  return messages[0]?.runs ?? 0;
}
