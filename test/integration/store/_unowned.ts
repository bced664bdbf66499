/** Tables without `owner_id`, each with the reason. */
export const unownedTables: Record<string, string> = {
  schema_migrations: "of the schema, on every shard",
  users: "its id is the owner",
  run_log: "of a run; goes where the run is",
  run_event_rows: "of a run, written by earlier versions",
  run_steps: "of a run, for a day",
  tool_effects: "of a run, for a day",
  message_parts: "of a message; the owner is in the numbers of the parts",
  event_overrides: "of an event",
  event_revisions: "of an event",
  invites: "of an event, and of its guest, who may be somebody else: user_id",
  user_notices: "of the reader: user_id",
  notices: "on their way to the operator's webhook",
  webhooks: "of the deployment: where it is told to",
  webhook_deliveries: "on their way to the operator's webhooks: user_id",
  admin_acts: "of the deployment: what administrators did",
  revoked_tokens: "of the deployment: names of tokens",
};

/**
 * Statements that name no owner, by words that stand in them, each with the reason. What is hot among them is found by
 * the id of a run; on an engine that distributes by owner these would have to name the owner, too.
 */
export const unownedStatements: readonly [words: RegExp, reason: string][] = [
  [
    /pg_catalog|pg_class|pg_attribute|pg_try_advisory|pg_advisory|pg_terminate_backend|current_setting|^select 1$/,
    "the server itself",
  ],
  [/schema_migrations|to_regclass/, "the schema"],
  [/ from users |^update users|"users"|from users$/, "a person, by id or by the name in a token"],
  [/^delete from "\w+" where ctid/, "a sweep"],
  [/^delete from .* where (task_id|used_by_task_id|id) = any/, "a sweep: what was said in old runs"],
  [/^update attachments set (deleted_at = coalesce|used_at = null, deleted_at = now\(\) where id = any)/, "a sweep"],
  [/^update questions set state = 'expired'|^update approvals set state = 'expired'/, "a sweep"],
  [/^delete from "notices"|^insert into notices/, "on their way to the operator's webhook"],
  [/^with chosen as \( select d.no from \( select id, disabled_at/, "on their way to the operator's webhooks"],
  [/^select \( ?select count\(\*\)::int from runs where status = 'ready'/, "the backlog, for operators"],
  [/^select from revoked_tokens/, "a token, by its name"],
  [/from automation_firings f join runs r/, "the scheduler, for all"],
  [/^update automation_jobs .* where id = /, "a job, by id"],
  [/^update events set reminder_at/, "reminders, for all"],
  [/^insert into message_parts/, "of a message"],
  // Hot: by the id of a run.
  [/^with given as \( select \* from json_to_recordset.* update runs set last_seq/, "a run: the journal's write"],
  [/^with mine as \( select runs.id, cancel_requested_at from runs join unnest/, "a run: leases renewed"],
  [/from runs left join lateral \( \( select last_seq, events, lines from run_log/, "a run: its log"],
  [/^select id, last_seq as "lastSeq" from runs where id = any/, "a run: how far its log is"],
  [/^update tool_effects set answer/, "a run: an effect"],
  [/^select from runs where id = \$1 for update/, "a run: an effect is settled"],
  [
    / from (run_events|tool_calls|model_calls|approvals|questions) where task_id = \$1/,
    "a run: what its owner looks at",
  ],
  [/select seq, type, created_at, data::json as json from run_events/, "a run: what its owner looks at"],
  [/^select case when approval_id is not null then json_build_object/, "a run: what its owner looks at"],
  [/^select no, stage, state, attempt, requested_model/, "a run: what its owner looks at"],
];
