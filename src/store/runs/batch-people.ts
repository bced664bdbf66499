import type { ISql } from "postgres";
import type { NewAction, NewApproval, NewNotice, NewQuestion, NewReview } from "../people/people.ts";
import { toRecords, type Placed } from "./placed.ts";

export function approvals(sql: ISql, list: readonly Placed<NewApproval>[]) {
  return sql`new_approvals as (
    insert into approvals (id, owner_id, thread_id, task_id, tool_call_id, message_id, call, call_hash,
      versions, reasons, summary, brief, rounds, expires_at)
    select given.id, owner_id, thread_id, run.id, "toolCallId", "messageId", call, "callHash", versions,
      reasons, summary, brief, rounds, "expiresAt"
    from run join json_to_recordset(${toRecords(sql, list)})
      as given (place int, id text, "toolCallId" text, "messageId" text, call json, "callHash" text, versions json,
        reasons text[], summary text, brief json, rounds int, "expiresAt" timestamptz) using (place)
  )`;
}

export function questions(sql: ISql, list: readonly Placed<NewQuestion>[]) {
  return sql`new_questions as (
    insert into questions (id, owner_id, thread_id, task_id, text, fields, tainted, brief, rounds, expires_at)
    select given.id, owner_id, thread_id, run.id, given.text, fields, tainted, brief, rounds, "expiresAt"
    from run join json_to_recordset(${toRecords(sql, list)})
      as given (place int, id text, text text, fields json, tainted boolean, brief json, rounds int,
        "expiresAt" timestamptz) using (place)
  )`;
}

/** Named by the message whose card has them, so a name is given once (R29). What a button does never changes. */
export function actions(sql: ISql, list: readonly Placed<NewAction>[]) {
  return sql`new_actions as (
    insert into ui_actions (owner_id, thread_id, id, tool_call_id, call, call_hash, expires_at)
    select owner_id, thread_id, "actionId", "toolCallId", call, "callHash", "expiresAt"
    from run join json_to_recordset(${toRecords(sql, list)})
      as given (place int, "actionId" text, "toolCallId" text, call json, "callHash" text,
        "expiresAt" timestamptz) using (place)
    on conflict do nothing
  )`;
}

export function reviews(sql: ISql, list: readonly Placed<NewReview>[]) {
  return sql`new_reviews as (
    insert into reviews (id, owner_id, thread_id, task_id, reasons, claimed_status, final_status, answer, facts)
    select given.id, owner_id, thread_id, run.id, reasons, "claimedStatus", "finalStatus", answer, facts
    from run join json_to_recordset(${toRecords(sql, list)})
      as given (place int, id text, reasons text[], "claimedStatus" text, "finalStatus" text, answer text,
        facts json) using (place)
  )`;
}

export function notices(sql: ISql, list: readonly Placed<NewNotice>[]) {
  return sql`new_notices as (
    insert into notices (id, body)
    select given.id, body
    from run join json_to_recordset(${toRecords(sql, list)}) as given (place int, id text, body text) using (place)
  )`;
}

/** Ids of approvals, questions and reviews whose end this run has told. */
export function told(sql: ISql, list: readonly Placed<string>[]) {
  const ended = sql`
    run join unnest(${list.map(({ place }) => place)}::int[], ${list.map(({ row }) => row)}::text[])
      as given (place, id) using (place)`;
  return sql`told_approvals as (
    update approvals set told_by = run.id from ${ended} where approvals.id = given.id
      and approvals.owner_id = run.owner_id
  ), told_questions as (
    update questions set told_by = run.id from ${ended} where questions.id = given.id
      and questions.owner_id = run.owner_id
  ), told_reviews as (
    update reviews set told_by = run.id from ${ended} where reviews.id = given.id
      and reviews.owner_id = run.owner_id
  )`;
}
