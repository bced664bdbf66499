import type { Timers } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { makeRounds, type Rounds } from "../../base/rounds.ts";
import type { ToolContext } from "../../domain/tool-call.ts";
import type { ApprovalRow, Approvals, Questions } from "../../store/people/people.ts";
import type { Tool } from "../../tool/tool.ts";
import { toReleased } from "../attempt/attempt.ts";

export interface ExpiryDeps {
  approvals: Pick<Approvals, "overdue" | "expire">;
  questions: Pick<Questions, "expire">;
  tool: Pick<Tool, "cancel">;
  timers: Timers;
  log: Log;
}

const betweenMs = 30_000;
const atOnce = 100;

/**
 * Approvals that no person decided in time. No decision is possible from the second on in which time runs out, whether
 * or not this has run; here the message and its card are made to say so, without a run (G145). Every worker does it: of
 * several at once one writes, and the others find nothing left.
 */
export function makeExpiry({ approvals, questions, tool, timers, log }: ExpiryDeps): Rounds {
  return makeRounds({ timers, log, work: sweep });

  async function sweep(): Promise<number> {
    try {
      const overdue = await approvals.overdue(atOnce);
      for (const approval of overdue) await expire(approval);
      // A question has no card in the thread that would have to say so.
      const unanswered = await questions.expire();
      if (unanswered > 0) log.info("questions have expired", { count: unanswered });
      return overdue.length === atOnce ? 0 : betweenMs;
    } catch (reason) {
      log.warn("waiting approvals could not be closed; the next round will do it", { cause: reason });
      return betweenMs;
    }
  }

  async function expire(approval: ApprovalRow): Promise<void> {
    const call = { id: approval.toolCallId, messageId: approval.messageId, arguments: approval.call };
    const { output, content, record } = await tool.cancel(call, toContext(approval), "APPROVAL_EXPIRED");
    const metadata = {
      tool_agent_output: output,
      ...(approval.assistantMessageId === null ? {} : { assistant_message_id: approval.assistantMessageId }),
      tainted: false,
    };
    if (await approvals.expire(approval.id, { message: { content, metadata }, record }))
      log.info("an approval has expired", { approval_id: approval.id, task_id: approval.taskId });
  }
}

/** The call is not made, so nothing of this gives it any right. */
function toContext(approval: ApprovalRow): ToolContext {
  const { id, ownerId, taskId, threadId, rounds, timezone, brief, agentType } = approval;
  return {
    ownerId,
    taskId,
    threadId,
    timezone,
    locale: brief.language,
    attempt: 0,
    requestId: id,
    iteration: rounds,
    whitelist: new Set(),
    permissionRef: `agents/${agentType}/whitelist`,
    confidence: 0,
    intents: new Set(),
    isTainted: true,
    quotes: [],
    released: toReleased(approval),
    signal: new AbortController().signal,
    failures: new Map(),
    versions: new Map(),
  };
}
