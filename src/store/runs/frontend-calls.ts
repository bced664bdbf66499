import type { ISql, PendingQuery, Row, Sql } from "postgres";
import { frontendCallField } from "../../base/frontend-tools.ts";
import type { RunCause } from "../../domain/cause.ts";
import type { FrontendCall } from "../../domain/frontend-tool.ts";
import type { RunName } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";
import { firstPlace } from "../message-place.ts";

/** A tool call of a thread, and the run that made it. */
export interface FrontendCallRow {
  toolCallId: string;
  /** Of the tool message. */
  messageId: string;
  /** Null for a call of the server's own tool. */
  call: FrontendCall | null;
  taskId: string;
  runId: string;
  agentType: string;
  enabledSkills: readonly string[] | null;
  /** What the run was asked. */
  askedBy: string | null;
}

export interface FrontendCallsQuery extends Pick<RunName, "ownerId" | "threadId"> {
  /** Calls of the server are looked for by these. */
  toolCallIds: readonly string[];
}

/** Older runs have no open call: the conversation has gone on. */
const newestRuns = 20;

/** In the order in which they were made. */
export async function frontendCalls(
  sql: Sql,
  { ownerId, threadId, toolCallIds }: FrontendCallsQuery,
): Promise<FrontendCallRow[]> {
  const call = sql`metadata -> ${frontendCallField}`;
  const serverId = sql`metadata -> 'tool_agent_output' ->> 'tool_call_id'`;
  return await patiently(sql<FrontendCallRow[]>`
    select coalesce(${call} ->> 'id', ${serverId}) as "toolCallId", wire_id as "messageId", ${call} as call,
      runs.id as "taskId", runs.run_id as "runId", runs.agent_type as "agentType",
      runs.enabled_skills as "enabledSkills",
      coalesce((
        select wire_id from messages as asked
        where asked.owner_id = runs.owner_id and asked.thread_id = runs.thread_id
          and asked.seq = ${firstPlace(sql, "runs.no")}
      ), runs.input ->> 'messageId') as "askedBy"
    from threads
    join messages on messages.owner_id = threads.owner_id and messages.thread_id = threads.id
      and messages.seq >= ${firstPlace(sql, `greatest(threads.last_no - ${newestRuns}, 0)`)}
    join runs on runs.id = messages.task_id and runs.owner_id = ${ownerId}::text collate "C"
    where threads.owner_id = ${ownerId} and threads.id = ${threadId} and messages.role = 'tool'
      and (${call} is not null or ${serverId} = any(${toolCallIds as string[]}))
    order by messages.seq`);
}

/**
 * The run that goes on has the journal of the one that it goes on from, and behind it the answers; the tool messages
 * say from now on what was answered.
 */
export function toCarried(
  sql: ISql,
  { cause, ownerId, threadId }: Pick<RunName, "ownerId" | "threadId"> & { cause: RunCause },
): PendingQuery<Row[]> {
  if (cause.kind !== "answers" && cause.kind !== "continue") return sql``;
  const { taskId } = cause;
  const answers = cause.kind === "answers" ? cause.answers : [];
  const rows = answers.map(({ messageId, call, answer }) => ({
    wire_id: messageId,
    content: answer.content,
    metadata: { [frontendCallField]: call, tainted: answer.tainted },
  }));
  return sql`,
    carried as (
      insert into run_steps (owner_id, task_id, no, kind, data)
      select ${ownerId}::text, made.id, run_steps.no, kind, data
      from made, run_steps where task_id = ${taskId} and run_steps.owner_id = ${ownerId}
      union all
      select ${ownerId}::text, made.id, (
          select max(run_steps.no) from run_steps where task_id = ${taskId} and run_steps.owner_id = ${ownerId}
        ) + ord, 'result', data::json
      from made, unnest(${answers.map(({ answer }) => JSON.stringify(answer))}::text[]) with ordinality
        as given (data, ord)
    ),
    answered as (
      update messages set content = given.content,
        metadata = (messages.metadata::jsonb || given.metadata::jsonb)::json
      from made, json_to_recordset(${JSON.stringify(rows)}::text::json)
        as given (wire_id text, content text, metadata json)
      where messages.owner_id = ${ownerId} and messages.thread_id = ${threadId} and messages.wire_id = given.wire_id
    )`;
}
