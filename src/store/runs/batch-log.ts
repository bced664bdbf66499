import type { ISql } from "postgres";
import { newId } from "../../base/ids.ts";
import { placesPerRun } from "../../base/message-place.ts";
import type { NewLogEvent } from "../../domain/event.ts";
import { toMask } from "../thread-path.ts";
import { toRecords, type Placed } from "./placed.ts";
import type { JournalEntry, MessageChange, NewSummary, RunMessage } from "./rows.ts";

/**
 * One row for each run: its new events, one to a line. Nothing of JSON is a raw control character, so one of those can
 * stand between the rows, and the text needs no escaping on its way.
 */
export function events(sql: ISql, list: readonly Placed<NewLogEvent>[]) {
  const rows = new Map<number, { count: number; lines: string }>();
  for (const { place, row } of list) {
    const line = `${row.type} ${row.data}`;
    const before = rows.get(place);
    rows.set(place, before === undefined ? { count: 1, lines: line } : join(before, line));
  }
  const counts = [...rows].map(([place, { count }]) => ({ place, row: { events: count } }));
  const lines = [...rows.values()].map((row) => row.lines);
  return sql`new_events as (
    insert into run_log (owner_id, task_id, last_seq, events, lines)
    select run.owner_id, run.id, run.last_seq, given.events, given.lines
    from run join rows from (
        json_to_recordset(${toRecords(sql, counts)}) as (place int, events int),
        string_to_table(${lines.join(between)}, ${between})
      ) as given (place, events, lines) using (place)
  )`;
}

const between = "\u001e";

const join = ({ count, lines }: { count: number; lines: string }, line: string) => ({
  count: count + 1,
  lines: `${lines}\n${line}`,
});

export function entries(sql: ISql, list: readonly Placed<JournalEntry>[]) {
  return sql`new_steps as (
    insert into run_steps (owner_id, task_id, no, kind, data)
    select run.owner_id, run.id, given.no, kind, data
    from run join json_to_recordset(${toRecords(sql, list)})
      as given (place int, no int, kind text, data json) using (place)
  )`;
}

export function messages(sql: ISql, list: readonly Placed<RunMessage>[]) {
  for (const {
    row: { content },
  } of list)
    if (typeof content !== "string") throw new TypeError(`messages.content must be a string, not ${typeof content}`);
  const rows = list.map(({ place, row: { wireId, position, role, content, metadata, visibilityMask } }) => ({
    place,
    row: {
      id: newId("msg"),
      wire_id: wireId,
      position,
      role,
      content,
      metadata,
      visibility_mask: visibilityMask,
    },
  }));
  const at = `(run.no * ${placesPerRun}::bigint + position)`;
  return sql`new_messages as (
    insert into messages (id, owner_id, thread_id, task_id, wire_id, seq, role, content, metadata, visibility_mask)
    select given.id, run.owner_id, thread_id, run.id, wire_id, ${sql.unsafe(at)}, role, content, metadata,
      ${toMask(sql, { mask: "visibility_mask", path: "threads.path", place: at })}
    from run join threads on threads.owner_id = run.owner_id and threads.id = run.thread_id
      join json_to_recordset(${toRecords(sql, rows)})
        as given (place int, id text, wire_id text, position int, role text, content text, metadata json,
          visibility_mask int) using (place)
  )`;
}

/** A card that waited is shown as what became of it, where it stood: a later message would leave its buttons behind. */
export function messageChanges(sql: ISql, list: readonly Placed<MessageChange>[]) {
  return sql`changed_messages as (
    update messages set content = given.content, metadata = given.metadata
    from run join json_to_recordset(${toRecords(sql, list)})
      as given (place int, "wireId" text, content text, metadata json) using (place)
    where messages.owner_id = run.owner_id and messages.thread_id = run.thread_id and wire_id = "wireId"
  )`;
}

/** What the thread is called; the first one stays. */
export function titles(sql: ISql, list: readonly Placed<string>[]) {
  const rows = list.map(({ place, row: title }) => ({ place, row: { title } }));
  return sql`new_titles as (
    insert into made_titles (owner_id, thread_id, title)
    select owner_id, thread_id, given.title
    from run join json_to_recordset(${toRecords(sql, rows)}) as given (place int, title text) using (place)
    on conflict do nothing
  )`;
}

/**
 * Runs of a thread follow one another, so no other run can have summed up the same turns. If one had, nothing of the
 * batch would be written.
 */
export function summaries(sql: ISql, list: readonly Placed<NewSummary>[]) {
  return sql`new_summaries as (
    insert into context_summaries (id, owner_id, thread_id, upto_seq, text, kept, tainted, task_id)
    select given.id, owner_id, thread_id, "uptoSeq", text, kept, tainted, run.id
    from run join json_to_recordset(${toRecords(sql, list)})
      as given (place int, id text, "uptoSeq" bigint, text text, kept json, tainted boolean) using (place)
  )`;
}
