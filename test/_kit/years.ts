import type { Sql } from "postgres";
import { addMonths } from "../../src/store/runs/months.ts";

export interface YearsOptions {
  /** Ten to a thread, a hundred to a user. */
  runs: number;
  /** Over how many days before today. */
  days?: number;
}

/** The tables that grow with every run. */
export const large = ["runs", "threads", "messages", "model_calls", "tool_calls", "run_log"];
/** Those that grow with some runs, or with every user, too. */
export const growing = [
  ...large,
  "message_parts",
  "made_titles",
  "approvals",
  "questions",
  "reviews",
  "attachments",
  "automation_firings",
  "users",
  "events",
  "invites",
  "contacts",
  "user_notices",
];

/**
 * What a server has after a while: runs that are over, each with three messages, three model calls, a tool call and
 * twenty events in six writes; some with an approval, a question, a review, an image or a firing. Each user has twenty
 * events, half of them with a guest, and twenty contacts. Written by SQL alone; the planner is told of it.
 */
export async function fillYears(sql: Sql, { runs, days = 365 }: YearsOptions): Promise<void> {
  const now = Date.now();
  for (let day = days; day > 0; day -= 28) await addMonths(sql, now - day * 86_400_000);
  const threads = Math.ceil(runs / 10);
  const users = Math.ceil(runs / 100);
  await sql.begin(async (tx) => {
    await tx.unsafe(`
      set local synchronous_commit = off;
      set local statement_timeout = 0;
      set local work_mem = '256MB';
      create temp table filled on commit drop as
      select i, at, thread % ${users} as owner, ('0000' || substr(md5(thread::text), 5))::uuid as thread_id, no, (
          select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', ((ms >> (5 * (9 - d))) & 31)::int + 1, 1), ''
            order by d)
          from generate_series(0, 9) as d
        ) || lpad(i::text, 16, '0') as name
      from (
        select i, i % ${threads} as thread, i / ${threads} + 1 as no, at, (extract(epoch from at) * 1000)::bigint as ms
        from (
          select i, now() - make_interval(secs => (${runs} - i)::float8 * ${days * 86_400} / ${runs} + 3600) as at
          from generate_series(0, ${runs - 1}) as i
        ) as timed
      ) as counted;
      insert into users (id, issuer, subject, display_name)
      select 'usr_years' || u, 'years', u::text, 'User ' || u from generate_series(0, ${users - 1}) as u;
      insert into threads (owner_id, id, created_at, last_activity_at, last_no)
      select 'usr_years' || owner, thread_id, min(at), max(at), max(no) from filled group by owner, thread_id;
      insert into runs (id, owner_id, thread_id, run_id, status, attempt, timezone, created_at, ended_at, no,
        agent_type, runtime_mode, request_id, input_hash, input, created_thread, locale, timezone_source, ready_at,
        last_seq, started_at, searchable_at, output)
      select 'tsk_' || name, 'usr_years' || owner, thread_id, 'run-' || no, 'finished', 1, 'UTC', at, at, no, 'worker',
        'chat', 'req_years', 'hash', '{"state":{}}', no = 1, 'en', 'default', at, 20, at, at,
        '{"status":"success","answer":"You have nothing planned.","suggested_actions":[],"error":null}'
      from filled;
      insert into messages (id, owner_id, thread_id, task_id, wire_id, seq, role, content, visibility_mask, created_at)
      select 'msg_' || name || m, 'usr_years' || owner, thread_id, 'tsk_' || name, 'm' || no || m, no * 1000 + m,
        (array['user', 'tool', 'assistant'])[m + 1], 'What do I have today? ' || i, 3, at
      from filled, generate_series(0, 2) as m;
      insert into model_calls (task_id, no, owner_id, attempt, request_id, stage, state, requested_model, provider,
        model, fallback_chain, reason, answered, input_tokens, output_tokens, total_tokens, cost, currency,
        catalog_version, started_at, ended_at)
      select 'tsk_' || name, c, 'usr_years' || owner, 1, 'req_years', 'worker', 'finished', 'm', 'p', 'm', '{}',
        'first', true, 900, 60, 960, 0.001, 'USD', '1', at, at
      from filled, generate_series(1, 3) as c;
      insert into tool_calls (task_id, tool_call_id, owner_id, attempt, iteration, request_id, tool, input_hash,
        decision, permission_ref, hooks, status, warnings, redactions, sends, started_at, duration_ms)
      select 'tsk_' || name, 'call_' || name, 'usr_years' || owner, 1, 1, 'req_years', 'calendar.read', 'hash', 'allowed',
        'agents/worker/whitelist', '[]', 'success', '{}', 0, 1, at, 1
      from filled;
      insert into run_log (owner_id, task_id, last_seq, events, at, lines)
      select 'usr_years' || owner, 'tsk_' || name, last_seq, events, at, rtrim(repeat(E'CUSTOM {"type":"CUSTOM"}\\n', events), E'\\n')
      from filled, unnest(array[4, 8, 11, 15, 18, 20], array[4, 4, 3, 4, 3, 2]) as written (last_seq, events);
      insert into message_parts (message_id, owner_id, parts)
      select 'msg_' || name || m, 'usr_years' || owner,
        array(select hashtext(owner || ' ' || (i * p) % 5000) from generate_series(1, 8) as p)
      from filled, unnest(array[0, 2]) as m;
      insert into made_titles (owner_id, thread_id, title)
      select distinct 'usr_years' || owner, thread_id, 'What is planned' from filled;
      insert into approvals (id, owner_id, thread_id, task_id, tool_call_id, message_id, call, call_hash, versions,
        reasons, summary, brief, rounds, state, created_at, expires_at)
      select 'apr_' || name, 'usr_years' || owner, thread_id, 'tsk_' || name, 'call_' || name, 'm' || no, '{}', 'hash',
        '{}', '{low_confidence}', 'Delete it', '{}', 1, 'expired', at, at + interval '1 day'
      from filled where i % 40 = 0;
      insert into questions (id, owner_id, thread_id, task_id, text, fields, tainted, brief, rounds, state, created_at,
        expires_at)
      select 'qst_' || name, 'usr_years' || owner, thread_id, 'tsk_' || name, 'Which one?', '[]', false, '{}', 1,
        'expired', at, at + interval '1 day'
      from filled where i % 40 = 3;
      insert into reviews (id, owner_id, thread_id, task_id, reasons, final_status, answer, facts, created_at)
      select 'rev_' || name, 'usr_years' || owner, thread_id, 'tsk_' || name, '{low_confidence}', 'success', 'Done.', '{}',
        at
      from filled where i % 40 = 1;
      insert into attachments (id, owner_id, path, mime_type, bytes, sha256, width, height, created_at, stored_at,
        used_at)
      select 'att_' || name, 'usr_years' || owner, 'years/' || name, 'image/png', 1000, repeat('0', 64), 10, 10, at, at,
        at
      from filled where i % 20 = 2;
      insert into automation_firings (task_id, job_id, owner_id, scheduled_for, fired_at, settled_at)
      select 'tsk_' || name, 'job_' || owner, 'usr_years' || owner, at, at, at from filled where i % 20 = 3;
      insert into events (id, owner_id, title, start_at, end_at, timezone, span_start, span_end, created_at, updated_at)
      select 'evt_' || u || 'x' || e, 'usr_years' || u, 'Meeting', day, day + interval '1 hour', 'UTC', day,
        day + interval '1 hour', day, day
      from generate_series(0, ${users - 1}) as u, generate_series(1, 20) as e,
        lateral (select now() - make_interval(hours => ((u * 7 + e * 431) % ${days * 24})::int) as day) as days;
      insert into invites (id, owner_id, event_id, user_id, name, invited_at, span_start, recurs)
      select 'inv_' || u || 'x' || e, 'usr_years' || u, 'evt_' || u || 'x' || e, 'usr_years' || (u + 1) % ${users}, 'Guest', now(),
        (select span_start from events where id = 'evt_' || u || 'x' || e), false
      from generate_series(0, ${users - 1}) as u, generate_series(1, 20, 2) as e;
      insert into user_notices (id, owner_id, user_id, kind, event_id, content, created_at, webhook_due_at, mail_due_at)
      select 'ntc_' || u || 'x' || e, 'usr_years' || (u + 1) % ${users}, 'usr_years' || (u + 1) % ${users}, 'invite', 'evt_' || u || 'x' || e, '{}',
        now() - interval '2 days', null, null
      from generate_series(0, ${users - 1}) as u, generate_series(1, 20, 2) as e;
      insert into contacts (id, owner_id, name)
      select 'ctc_' || u || 'x' || c, 'usr_years' || u, 'Contact ' || c
      from generate_series(0, ${users - 1}) as u, generate_series(1, 20) as c`);
  });
  await sql.unsafe("vacuum (analyze)");
}

/** How often each of them was read from one end to the other so far, partitions by the name of the whole. */
export async function seqScans(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; scans: number }[]>`
    select coalesce(parent.relname, stat.relname) as name, sum(stat.seq_scan)::int as scans
    from pg_stat_user_tables as stat left join pg_inherits on inhrelid = stat.relid
      left join pg_class as parent on parent.oid = inhparent
    where stat.relname <> 'run_log_rest'
    group by 1`;
  return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]));
}
