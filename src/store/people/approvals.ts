import type { ISql, Sql } from "postgres";
import type {
  ApprovalEdit,
  ApprovalReason,
  TaskBrief,
  ToolAgentOutput,
  ToolEnvelope,
  UiHints,
} from "../../../generated/contract/types.ts";
import type { RunKey, RuntimeMode, TimezoneSource } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";
import { firstPlace, lastPlace } from "../message-place.ts";
import type { ToolCallRecord } from "../record/record.ts";
import { askingRuns } from "./questions.ts";

/** A call that is to wait, written by the run that asks. */
export interface NewApproval {
  id: string;
  toolCallId: string;
  /** The tool message that shows the card. */
  messageId: string;
  call: ToolEnvelope;
  callHash: string;
  /** Versions of the events the card shows, by id. */
  versions: Readonly<Record<string, number>>;
  reasons: readonly ApprovalReason[];
  summary: string;
  brief: TaskBrief;
  /** Rounds of the worker that are used up. */
  rounds: number;
  expiresAt: Date;
}

type ApprovalState = "pending" | "approved" | "denied" | "expired";

/** An approval, and of the run that asked what its continuation inherits. */
export interface ApprovalRow extends NewApproval {
  ownerId: string;
  threadId: string;
  runId: string;
  taskId: string;
  agentType: string;
  mode: RuntimeMode;
  /** A client made the call itself: no model waits for its result. */
  isDirect: boolean;
  locale: string;
  timezone: string;
  timezoneSource: TimezoneSource;
  enabledSkills: readonly string[] | null;
  state: ApprovalState;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  via: string | null;
  note: string | null;
  continuationRunId: string | null;
  /** The call as it was shown, when the person who said yes has changed it; `call` is what is made. */
  shownCall: ToolEnvelope | null;
  edits: readonly ApprovalEdit[] | null;
  /** What the card is made of, as it is now. */
  hints: UiHints | null;
  assistantMessageId: string | null;
}

/** A call that is not made any more, as the thread shows it and as it is kept. */
interface ClosedCall {
  message: { content: string; metadata: Readonly<Record<string, unknown>> };
  record: Pick<ToolCallRecord, "decision" | "status" | "errorCode" | "hooks">;
}

/** An approval as one of several that one request has led to. */
interface ChainedApproval {
  /** The run that asked. */
  runId: string;
  call: ToolEnvelope;
  callHash: string;
  /** As it was asked about, when it was changed. */
  shownCall: ToolEnvelope | null;
  state: ApprovalState;
  /** Of the call's result, which says `partial` while it waits. */
  status: ToolAgentOutput["status"] | null;
  /** Calls of that run that were not made because this one waited. */
  left: ToolEnvelope[];
}

export interface Approvals {
  /** One that time has run out for is `expired`, whether or not a sweep has noticed yet. */
  find(ownerId: string, id: string): Promise<ApprovalRow | undefined>;
  ofRun(run: RunKey): Promise<ApprovalRow | undefined>;
  /** Of an approval or a question: this one and those before it that its request has led to, the newest first. */
  chain(ownerId: string, id: string): Promise<ChainedApproval[]>;
  /** How many wait, and how many of these were asked for after text of other people was read. */
  countPending(ownerId: string): Promise<{ all: number; tainted: number }>;
  /** Those whose time has run out and whose card does not say so yet. */
  overdue(most: number): Promise<ApprovalRow[]>;
  /** Closes one of these, with its message and the record of its call; false when another process was faster. */
  expire(id: string, closed: ClosedCall): Promise<boolean>;
}

export function makeApprovals(sql: Sql): Approvals {
  return {
    async find(ownerId, id) {
      const [row] = await patiently(
        sql<ApprovalRow[]>`${selected(sql)} where a.id = ${id} and a.owner_id = ${ownerId}`,
      );
      return row;
    },
    ofRun: (run) => approvalOfRun(sql, run),
    async chain(ownerId, id) {
      return await patiently(sql<ChainedApproval[]>`
        with recursive ${askingRuns(sql, ownerId, id)}
        select r.run_id as "runId", a.call, a.call_hash as "callHash", a.shown_call as "shownCall",
          ${shownState(sql)} as state,
          m.metadata #>> '{tool_agent_output,status}' as status,
          (
            select coalesce(json_agg(l.metadata #> '{tool_agent_output,tool_call_args}'), '[]') from messages l
            where l.owner_id = a.owner_id and l.thread_id = a.thread_id
              and l.seq between ${firstPlace(sql, "r.no")} and ${lastPlace(sql, "r.no")}
              and l.role = 'tool' and l.metadata #>> '{tool_agent_output,error,code}' = 'CANCELLED'
          ) as left
        from asking join approvals a on a.task_id = asking.task_id
        join runs r on r.id = a.task_id and r.owner_id = ${ownerId}::text collate "C"
        left join messages m on m.owner_id = a.owner_id and m.thread_id = a.thread_id and m.wire_id = a.message_id
        where a.owner_id = ${ownerId}
        order by depth`);
    },
    async countPending(ownerId) {
      const [row] = await patiently(sql<{ all: number; tainted: number }[]>`
        select count(*) as all, count(*) filter (where 'tainted_context' = any (reasons)) as tainted
        from approvals
        where owner_id = ${ownerId} and state = 'pending' and expires_at > now()`);
      return row ?? { all: 0, tainted: 0 };
    },
    async overdue(most) {
      return await patiently(
        sql<
          ApprovalRow[]
        >`${selected(sql)} where a.state = 'pending' and a.expires_at <= now() order by a.expires_at limit ${most}`,
      );
    },
    async expire(id, { message: { content, metadata }, record }) {
      const rows = await patiently(sql`
        with expired as (
          update approvals set state = 'expired' where id = ${id} and state = 'pending' and expires_at <= now()
          returning id, owner_id, thread_id, message_id, task_id, tool_call_id
        ), closed as (
          update tool_calls
          set decision = ${record.decision}, status = ${record.status}, error_code = ${record.errorCode},
            approval_id = expired.id, hooks = ${JSON.stringify(record.hooks)}::text::jsonb
          from expired
          where tool_calls.task_id = expired.task_id and tool_calls.owner_id = expired.owner_id collate "C"
            and tool_calls.tool_call_id = expired.tool_call_id
        )
        update messages set content = ${content}, metadata = ${JSON.stringify(metadata)}::text::json
        from expired
        where messages.owner_id = expired.owner_id and messages.thread_id = expired.thread_id and wire_id = message_id
        returning messages.id`);
      return rows.length === 1;
    },
  };
}

export async function approvalOfRun(sql: ISql, { ownerId, taskId }: RunKey): Promise<ApprovalRow | undefined> {
  const [row] = await patiently(sql<ApprovalRow[]>`
    ${selected(sql)} where a.task_id = ${taskId} and a.owner_id = ${ownerId}::text collate "C"`);
  return row;
}

const shownState = (sql: ISql) =>
  sql`case when a.state = 'pending' and a.expires_at <= now() then 'expired' else a.state end`;

export const selected = (sql: ISql) => sql`
  select a.id, a.owner_id as "ownerId", a.thread_id as "threadId", r.run_id as "runId", a.task_id as "taskId",
    a.tool_call_id as "toolCallId",
    a.message_id as "messageId", a.call, a.call_hash as "callHash", a.versions, a.reasons, a.summary, a.brief,
    a.rounds, ${shownState(sql)} as state,
    a.created_at as "createdAt", a.expires_at as "expiresAt", a.decided_at as "decidedAt",
    a.decided_by as "decidedBy", a.via, a.note, a.shown_call as "shownCall", a.edits,
    a.continuation_run_id as "continuationRunId", r.agent_type as "agentType", r.runtime_mode as mode, r.locale,
    r.input -> 'call' is not null as "isDirect",
    coalesce(r.timezone, 'UTC') as timezone,
    r.timezone_source as "timezoneSource", r.enabled_skills as "enabledSkills",
    m.metadata->'tool_agent_output'->'ui_hints' as hints,
    m.metadata->>'assistant_message_id' as "assistantMessageId"
  from approvals a join runs r on r.id = a.task_id and r.owner_id = a.owner_id collate "C"
    left join messages m on m.owner_id = a.owner_id and m.thread_id = a.thread_id and m.wire_id = a.message_id`;
