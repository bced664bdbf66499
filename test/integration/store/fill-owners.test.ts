import { expect, it } from "vitest";
import { migrate, readMigrations } from "../../../src/store/database/migrate.ts";
import { scratchDatabase } from "../../_kit/database.ts";

const files = await readMigrations();
const at = (name: string): number => files.findIndex((file) => file.name === name);

/** What a program of before says of a run, an event and its guests: it names no owner. */
const before = `
  insert into users (id, issuer, subject, display_name)
  select 'usr_' || n, 'test', n, n from unnest(array['host', 'guest']) as n;
  insert into threads (owner_id, id) values ('usr_host', gen_random_uuid());
  insert into runs (id, owner_id, thread_id, run_id, status, no, agent_type, runtime_mode, request_id, input_hash,
    input, created_thread, locale, timezone_source)
  select 'tsk_' || n, owner_id, id, 'run-' || n, 'waiting', n, 'worker', 'chat', 'req', 'hash', '{}', false, 'en',
    'default'
  from threads, generate_series(1, 500) as n;
  insert into messages (id, owner_id, thread_id, task_id, wire_id, seq, role, content, visibility_mask)
  select 'msg_1', owner_id, id, 'tsk_1', 'm1', 1000, 'user', 'hello', 3 from threads;
  insert into contacts (id, owner_id, name) values ('ctc_1', 'usr_host', 'Guest');
  insert into events (id, owner_id, title, start_at, end_at, timezone, span_start, span_end, created_at, updated_at)
  values ('evt_1', 'usr_host', 'Lunch', now(), now() + interval '1 hour', 'UTC', now(), now(), now(), now());`;
const rows = (n: number): string => `
  insert into run_log (task_id, last_seq, events, lines)
  select 'tsk_' || run, seq, 1, 'CUSTOM {}' from generate_series(1, 500) as run, generate_series(${n}, ${n} + 8) as seq;
  insert into run_events (task_id, seq, type, data) values ('tsk_1', ${n + 100}, 'CUSTOM', '{}');
  insert into run_steps (task_id, no, kind, data) values ('tsk_1', ${n}, 'brief', '{}');
  insert into tool_effects (task_id, tool_call_id, input_hash) values ('tsk_1', 'call_${n}', 'x');
  insert into message_parts (message_id, parts) values ('msg_1', '{1}') on conflict do nothing;
  insert into event_overrides (event_id, occurrence_start_at) values ('evt_1', to_timestamp(${n}));
  insert into event_revisions (event_id, version, content, replaced_at) values ('evt_1', ${n}, '{}', now());
  insert into invites (id, event_id, contact_id, name, invited_at, span_start, recurs, email)
  values ('inv_${n}', 'evt_1', 'ctc_1', 'Guest', now(), now(), false, 'guest${n}@example.com');
  insert into user_notices (id, user_id, mail_to, kind, event_id, content)
  values ('ntc_${n}', 'usr_guest', null, 'invite', 'evt_1', '{}'),
    ('ntc_${n}m', null, 'guest@example.com', 'invite', 'evt_1', '{}');`;

const tables = "run_log run_event_rows run_steps tool_effects message_parts event_overrides event_revisions invites";

it("every row of before gets its owner, and so does what processes of before write meanwhile", async () => {
  const { url, sql } = await scratchDatabase({ empty: true });
  await migrate(url, files.slice(0, at("0033_owners.sql")));
  await sql.unsafe(before + rows(1));
  // Left behind by a run that is gone.
  await sql`insert into run_log (task_id, last_seq, events, lines) values ('tsk_gone', 1, 1, 'CUSTOM {}')`;
  await migrate(url, files.slice(0, at("0034_owners_known.sql")));
  await sql.unsafe(rows(20));
  // A row of before is changed by a process of before, while it has no owner yet.
  await sql`update tool_effects set answer = 'done' where tool_call_id = 'call_1'`;
  await migrate(url, files);
  await sql.unsafe(rows(40));
  for (const table of tables.split(" "))
    expect([table, await sql`select distinct owner_id from ${sql(table)}`]).toEqual([
      table,
      [{ owner_id: "usr_host" }],
    ]);
  expect(await sql`select count(*)::int from run_log`).toEqual([{ count: 3 * 500 * 9 }]);
  expect(await sql`select distinct owner_id, user_id from user_notices order by user_id`).toEqual([
    { owner_id: "usr_guest", user_id: "usr_guest" },
    { owner_id: "usr_host", user_id: null },
  ]);
});

it("goes on where it was broken off: the tables count as behind until every row has its owner", async () => {
  const { url, sql } = await scratchDatabase({ empty: true });
  await migrate(url, files.slice(0, at("0033_owners.sql")));
  await sql.unsafe(before + rows(1));
  const broken = files.map((file) => ({
    ...file,
    ...(file.fill && { fill: () => Promise.reject(new Error("the process was ended")) }),
  }));
  await expect(migrate(url, broken)).rejects.toThrow("the process was ended");
  expect(await sql`select max(number) as at from schema_migrations`).toEqual([{ at: at("0033_owners.sql") + 1 }]);
  expect(await migrate(url, files)).toBe(files.length - at("0034_owners_known.sql"));
  expect(await sql`select from run_log where owner_id is null`).toHaveLength(0);
});
