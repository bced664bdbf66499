import type { ISql } from "postgres";
import type { Batch } from "./rows.ts";

/** The parts of a batch that ask something of people, or tell them: behind `run`, like the others. */
export function toPeopleParts(sql: ISql, batch: Batch) {
  return [
    messageChanges(sql, batch),
    approvals(sql, batch),
    actions(sql, batch),
    reviews(sql, batch),
    notices(sql, batch),
  ];
}

/** A card that waited is shown as what became of it, where it stood: a later message would leave its buttons behind. */
function messageChanges(sql: ISql, { messageChanges: list = [] }: Batch) {
  if (list.length === 0) return undefined;
  return sql`changed_messages as (
    update messages set content = given.content, metadata = given.metadata
    from run, json_to_recordset(${JSON.stringify(list)}::text::json) as given ("wireId" text, content text, metadata json)
    where messages.owner_id = run.owner_id and messages.thread_id = run.thread_id and wire_id = "wireId"
  )`;
}

function approvals(sql: ISql, { approvals: list = [] }: Batch) {
  if (list.length === 0) return undefined;
  return sql`new_approvals as (
    insert into approvals (id, owner_id, thread_id, task_id, tool_call_id, message_id, call, call_hash, versions, reasons, summary, brief, rounds, expires_at)
    select given.id, owner_id, thread_id, run.id, "toolCallId", "messageId", call, "callHash", versions, reasons, summary, brief, rounds, "expiresAt"
    from run, json_to_recordset(${JSON.stringify(list)}::text::json)
      as given (id text, "toolCallId" text, "messageId" text, call json, "callHash" text, versions json, reasons text[], summary text, brief json, rounds int,
        "expiresAt" timestamptz)
  )`;
}

/**
 * Providers may use the id of a call again, and then two cards of a thread have buttons of the same name. Which one was
 * tapped cannot be told, so such a button is over unless both do the same.
 */
function actions(sql: ISql, { actions: list = [] }: Batch) {
  if (list.length === 0) return undefined;
  return sql`new_actions as (
    insert into ui_actions (owner_id, thread_id, id, tool_call_id, call, call_hash, expires_at)
    select owner_id, thread_id, "actionId", "toolCallId", call, "callHash", "expiresAt"
    from run, json_to_recordset(${JSON.stringify(list)}::text::json) as given ("actionId" text, "toolCallId" text, call json, "callHash" text, "expiresAt" timestamptz)
    on conflict (owner_id, thread_id, id) do update set
      expires_at = case when ui_actions.call_hash = excluded.call_hash and ui_actions.used_at is null then excluded.expires_at else least(ui_actions.expires_at, now()) end
  )`;
}

function reviews(sql: ISql, { reviews: list = [] }: Batch) {
  if (list.length === 0) return undefined;
  return sql`new_reviews as (
    insert into reviews (id, owner_id, thread_id, task_id, reasons, claimed_status, final_status, answer, facts)
    select given.id, owner_id, thread_id, run.id, reasons, "claimedStatus", "finalStatus", answer, facts
    from run, json_to_recordset(${JSON.stringify(list)}::text::json)
      as given (id text, reasons text[], "claimedStatus" text, "finalStatus" text, answer text, facts json)
  )`;
}

function notices(sql: ISql, { notices: list = [] }: Batch) {
  if (list.length === 0) return undefined;
  return sql`new_notices as (
    insert into notices (id, body) select given.id, body from run, json_to_recordset(${JSON.stringify(list)}::text::json) as given (id text, body text)
  )`;
}
