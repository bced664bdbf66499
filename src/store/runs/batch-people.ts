import type { ISql } from "postgres";
import type { NewAction, NewApproval, NewNotice, NewReview } from "../people/people.ts";

export function approvals(sql: ISql, list: readonly NewApproval[]) {
  return sql`new_approvals as (
    insert into approvals (id, owner_id, thread_id, task_id, tool_call_id, message_id, call, call_hash,
      versions, reasons, summary, brief, rounds, expires_at)
    select given.id, owner_id, thread_id, run.id, "toolCallId", "messageId", call, "callHash", versions,
      reasons, summary, brief, rounds, "expiresAt"
    from run, json_to_recordset(${JSON.stringify(list)}::text::json)
      as given (id text, "toolCallId" text, "messageId" text, call json, "callHash" text, versions json,
        reasons text[], summary text, brief json, rounds int, "expiresAt" timestamptz)
  )`;
}

/** Named by the message whose card has them, so a name is given once (R29). What a button does never changes. */
export function actions(sql: ISql, list: readonly NewAction[]) {
  return sql`new_actions as (
    insert into ui_actions (owner_id, thread_id, id, tool_call_id, call, call_hash, expires_at)
    select owner_id, thread_id, "actionId", "toolCallId", call, "callHash", "expiresAt"
    from run, json_to_recordset(${JSON.stringify(list)}::text::json)
      as given ("actionId" text, "toolCallId" text, call json, "callHash" text, "expiresAt" timestamptz)
    on conflict do nothing
  )`;
}

export function reviews(sql: ISql, list: readonly NewReview[]) {
  return sql`new_reviews as (
    insert into reviews (id, owner_id, thread_id, task_id, reasons, claimed_status, final_status, answer, facts)
    select given.id, owner_id, thread_id, run.id, reasons, "claimedStatus", "finalStatus", answer, facts
    from run, json_to_recordset(${JSON.stringify(list)}::text::json)
      as given (id text, reasons text[], "claimedStatus" text, "finalStatus" text, answer text, facts json)
  )`;
}

export function notices(sql: ISql, list: readonly NewNotice[]) {
  return sql`new_notices as (
    insert into notices (id, body)
    select given.id, body
    from run, json_to_recordset(${JSON.stringify(list)}::text::json) as given (id text, body text)
  )`;
}

/** Ids of approvals and reviews whose end this run has told. */
export function told(sql: ISql, list: readonly string[]) {
  return sql`told_approvals as (
    update approvals set told_by = run.id from run where approvals.id = any (${[...list]}::text[])
      and approvals.owner_id = run.owner_id
  ), told_reviews as (
    update reviews set told_by = run.id from run where reviews.id = any (${[...list]}::text[])
      and reviews.owner_id = run.owner_id
  )`;
}
