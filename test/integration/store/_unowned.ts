/** Tables without `owner_id`, each with the reason. */
export const unownedTables: Record<string, string> = {
  schema_migrations: "of the schema, on every shard",
  users: "its id is the owner",
  notices: "on their way to the operator's webhook",
  webhooks: "of the deployment: where it is told to",
  webhook_deliveries: "on their way to the operator's webhooks: user_id",
  admin_acts: "of the deployment: what administrators did",
  revoked_tokens: "of the deployment: names of tokens",
};

/** Statements that name no owner, by words that stand in them, each with the reason: none of them is one owner's. */
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
  [/^update runs set .* where id in \( ?select id from runs where status/, "a claim, of anybody's runs"],
  [/^with recursive surplus as/, "owners whose runs may start, looked for"],
  [/ from events where reminder_at <= now\(\)/, "reminders, for all"],
  [
    / from attachments where id = any\(\$1\) and stored_at is not null/,
    "images, by their ids, which a signed address or a message says",
  ],
  [/^delete from stream_tickets where hash = \$1/, "a ticket, which says whose it is"],
  [/^select id, owner_id as "ownerId", thread_id as "threadId", no from runs where id < \$1/, "a sweep"],
];

/** Statements that name an owner, and find a row of another table by its id alone. */
export const unownedParts: readonly [words: RegExp, reason: string][] = [
  [/ from events e join users u on u\.id = e\.owner_id left join invites i /, "an event, the user's own or a host's"],
  [/ from "?invites"? .*where id in \( ?select id from invites where user_id = /, "invites to a person and by them"],
  [/^insert into webhook_deliveries /, "what the operator's webhooks are told, by a trigger"],
];
