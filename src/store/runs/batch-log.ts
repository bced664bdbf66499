import type { ISql } from "postgres";
import { newId } from "../../base/ids.ts";
import type { NewLogEvent } from "../../domain/event.ts";
import { firstPlace } from "../message-place.ts";
import type { JournalEntry, MessageChange, NewSummary, RunMessage } from "./rows.ts";

export function events(sql: ISql, list: readonly NewLogEvent[]) {
  return sql`new_events as (
    insert into run_events (task_id, seq, type, data)
    select run.id, run.last_seq - ${list.length}::int + ord, type, data
    from run, unnest(
        ${list.map(({ type }) => type)}::text[],
        ${list.map(({ data }) => data)}::text[]
      ) with ordinality as given (type, data, ord)
  )`;
}

export function entries(sql: ISql, list: readonly JournalEntry[]) {
  return sql`new_steps as (
    insert into run_steps (task_id, no, kind, data)
    select run.id, given.no, kind, data::json
    from run, unnest(
        ${list.map(({ no }) => no)}::int[],
        ${list.map(({ kind }) => kind)}::text[],
        ${list.map(({ data }) => JSON.stringify(data))}::text[]
      ) as given (no, kind, data)
  )`;
}

export function messages(sql: ISql, list: readonly RunMessage[]) {
  for (const { content } of list)
    if (typeof content !== "string") throw new TypeError(`messages.content must be a string, not ${typeof content}`);
  const rows = list.map(({ wireId, position, role, content, metadata, visibilityMask }) => ({
    id: newId("msg"),
    wire_id: wireId,
    position,
    role,
    content,
    metadata,
    visibility_mask: visibilityMask,
  }));
  return sql`new_messages as (
    insert into messages (id, owner_id, thread_id, task_id, wire_id, seq, role, content, metadata, visibility_mask)
    select given.id, owner_id, thread_id, run.id, wire_id, ${firstPlace(sql, "run.no")} + position, role, content,
      metadata, visibility_mask
    from run, json_to_recordset(${JSON.stringify(rows)}::text::json)
      as given (id text, wire_id text, position int, role text, content text, metadata json, visibility_mask int)
  )`;
}

/** A card that waited is shown as what became of it, where it stood: a later message would leave its buttons behind. */
export function messageChanges(sql: ISql, list: readonly MessageChange[]) {
  return sql`changed_messages as (
    update messages set content = given.content, metadata = given.metadata
    from run, json_to_recordset(${JSON.stringify(list)}::text::json)
      as given ("wireId" text, content text, metadata json)
    where messages.owner_id = run.owner_id and messages.thread_id = run.thread_id and wire_id = "wireId"
  )`;
}

/**
 * Runs of a thread follow one another, so no other run can have summed up the same turns. If one had, nothing of the
 * batch would be written.
 */
export function summaries(sql: ISql, list: readonly NewSummary[]) {
  return sql`new_summaries as (
    insert into context_summaries (id, owner_id, thread_id, upto_seq, text, kept, tainted, task_id)
    select given.id, owner_id, thread_id, "uptoSeq", text, kept, tainted, run.id
    from run, json_to_recordset(${JSON.stringify(list)}::text::json)
      as given (id text, "uptoSeq" bigint, text text, kept json, tainted boolean)
  )`;
}
