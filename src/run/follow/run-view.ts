import { errors, type ErrorSpec } from "../../../generated/contract/errors.ts";
import type { RunApproval, RunQuestion, RunStep, RunToolCall, RunView } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { toText } from "../../base/local-time.ts";
import { splitMethodId } from "../../base/method-id.ts";
import { own } from "../../base/own.ts";
import type { RunName } from "../../domain/run.ts";
import type { ApprovalRow, Approvals, QuestionRow, Questions } from "../../store/people/people.ts";
import type { RunRow, Runs, Trail, TrailCall } from "../../store/runs/runs.ts";
import { toStatus } from "./cancel.ts";
import { toEventId } from "./event-id.ts";

export type ReadRun = (name: RunName, timezone: string) => Promise<RunView>;

const ofServer = "project_cli";
const most = { steps: 16, toolCalls: 100 };

/** The read model of a run, from its row, its log and the record of its calls. */
export function makeReadRun({
  runs,
  approvals,
  questions,
}: {
  runs: Pick<Runs, "find" | "trail">;
  approvals: Pick<Approvals, "ofRun">;
  questions: Pick<Questions, "ofRun">;
}): ReadRun {
  return async (name, timezone) => {
    const row = await runs.find(name);
    if (row === undefined) throw new AppError("RUN_NOT_FOUND");
    const isAsking = row.state === "interrupted";
    const [trail, approval, question] = await Promise.all([
      runs.trail(row),
      isAsking ? approvals.ofRun(row) : undefined,
      isAsking ? questions.ofRun(row) : undefined,
    ]);
    return toRunView(row, { trail, approval, question }, timezone);
  };
}

interface Asked {
  trail: Trail;
  approval: ApprovalRow | undefined;
  question: QuestionRow | undefined;
}

function toRunView(row: RunRow, { trail, approval, question }: Asked, timezone: string): RunView {
  const when = (at: Date): string => toText(at.getTime(), timezone);
  const hasEnded = row.endedAt !== null;
  const goesOn = approval?.continuationRunId ?? question?.continuationRunId;
  return {
    taskId: row.taskId,
    threadId: row.threadId,
    runId: row.runId,
    ...(row.parentRunId === null ? {} : { parentRunId: row.parentRunId }),
    ...(goesOn ? { continuedBy: goesOn } : {}),
    agent_type: row.agentType as RunView["agent_type"],
    runtime_mode: row.mode,
    status: toStatus(row.state),
    createdAt: when(row.createdAt),
    ...(row.startedAt === null ? {} : { startedAt: when(row.startedAt) }),
    ...(row.endedAt === null ? {} : { endedAt: when(row.endedAt) }),
    ...(row.lastSeq === 0 ? {} : { lastEventId: toEventId(row.no, row.lastSeq) }),
    steps: toSteps(trail, hasEnded, when).slice(0, most.steps),
    toolCalls: toCalls(trail, hasEnded, when).slice(0, most.toolCalls),
    approvals: approval === undefined ? [] : [toApproval(approval, when)],
    ...(question === undefined ? {} : { questions: [toQuestion(question, when)] }),
    ...toSent(row.input),
    ...(row.output === null ? {} : { output: row.output }),
    ...(row.usage === null ? {} : { usage: row.usage }),
    ...(row.errorCode === null ? {} : { error: { code: row.errorCode, message: row.errorMessage ?? "" } }),
  };
}

/** The client's own, given back as it was kept. */
function toSent({ state, tools, context }: RunRow["input"]): Pick<RunView, "state" | "tools" | "context"> {
  return {
    ...(state === undefined || state === null ? {} : { state }),
    ...(Array.isArray(tools) && tools.length > 0 ? { tools: tools as NonNullable<RunView["tools"]> } : {}),
    ...(Array.isArray(context) && context.length > 0 ? { context: context as NonNullable<RunView["context"]> } : {}),
  };
}

type When = (at: Date) => string;

function toApproval(
  { id, state, reasons, expiresAt, summary, toolCallId, decidedAt, decidedBy, edits, continuationRunId }: ApprovalRow,
  when: When,
): RunApproval {
  return {
    id,
    state,
    reasons: [...reasons] as RunApproval["reasons"],
    expiresAt: when(expiresAt),
    summary,
    toolCallId,
    ...(decidedAt === null ? {} : { decidedAt: when(decidedAt) }),
    ...(decidedBy === null ? {} : { decidedBy }),
    ...(edits === null ? {} : { edits: [...edits] as NonNullable<RunApproval["edits"]> }),
    ...(continuationRunId === null ? {} : { continuationRunId }),
  };
}

const toQuestion = (
  { id, state, fields, expiresAt, answeredAt, continuationRunId }: QuestionRow,
  when: When,
): RunQuestion => ({
  id,
  state,
  fields: [...fields],
  expiresAt: when(expiresAt),
  ...(answeredAt === null ? {} : { answeredAt: when(answeredAt) }),
  ...(continuationRunId === null ? {} : { continuationRunId }),
});

function toSteps({ events }: Trail, hasEnded: boolean, when: When): RunStep[] {
  const failedAt = events.find(({ type }) => type === "RUN_ERROR")?.seq;
  const finishes = events.filter(({ type }) => type === "STEP_FINISHED");
  return events.flatMap(({ type, seq, at, stepName }): RunStep[] => {
    if (type !== "STEP_STARTED" || stepName === null) return [];
    const finish = finishes.find((event) => event.seq > seq && event.stepName === stepName);
    if (finish === undefined) return [{ stepName, status: hasEnded ? "failed" : "running", startedAt: when(at) }];
    // A run that breaks off closes its open step right before it says so.
    const status = failedAt === finish.seq + 1 ? "failed" : "finished";
    return [{ stepName, status, startedAt: when(at), endedAt: when(finish.at) }];
  });
}

function toCalls({ events, calls }: Trail, hasEnded: boolean, when: When): RunToolCall[] {
  const answered = new Map(calls.map((call) => [call.toolCallId, call]));
  const names = new Map(
    events.filter(({ type }) => type === "TOOL_CALL_ARGS").map((event) => [event.toolCallId, event]),
  );
  const cards = new Map(events.flatMap(({ toolCallId, card }) => (card === null ? [] : [[toolCallId, card]])));
  const toCard = (toolCallId: string): Pick<RunToolCall, "ui_schema"> => {
    const card = cards.get(toolCallId);
    return card === undefined ? {} : { ui_schema: card };
  };
  const started = new Set(events.filter(({ type }) => type === "TOOL_CALL_START").map(({ toolCallId }) => toolCallId));
  // What a decision released was started by another run, and carried out by this one.
  const released = calls
    .filter(({ toolCallId }) => !started.has(toolCallId))
    .map((call): RunToolCall => ({
      toolCallId: call.toolCallId,
      tool_name: ofServer,
      ...splitMethodId(call.tool ?? ""),
      ...toAnswer(call, when),
      ...toCard(call.toolCallId),
    }));
  const ownCalls = events.flatMap(({ type, toolCallId, toolCallName, at }): RunToolCall[] => {
    if (type !== "TOOL_CALL_START" || toolCallId === null) return [];
    if (toolCallName !== null && toolCallName !== ofServer)
      return [{ toolCallId, tool_name: toolCallName, status: "open", startedAt: when(at) }];
    const { module, method } = names.get(toolCallId) ?? {};
    const call = answered.get(toolCallId);
    const base = {
      toolCallId,
      tool_name: ofServer,
      ...(module ? { module: module.slice(0, 32) } : {}),
      ...(method ? { method: method.slice(0, 48) } : {}),
    } as const;
    if (call === undefined) return [{ ...base, status: hasEnded ? "failure" : "running", startedAt: when(at) }];
    return [{ ...base, ...toAnswer(call, when), ...toCard(toolCallId) }];
  });
  return [...released, ...ownCalls];
}

function toAnswer({ status, errorCode, approvalId, startedAt, durationMs }: TrailCall, when: When) {
  return {
    status,
    ...(approvalId === null ? {} : { approvalId }),
    ...(errorCode === null ? {} : { error: toError(errorCode) }),
    startedAt: when(startedAt),
    endedAt: when(new Date(startedAt.getTime() + durationMs)),
  };
}

/** Only the code was recorded; the catalogue has the words. */
function toError(code: string): NonNullable<RunToolCall["error"]> {
  const spec = own<ErrorSpec>(errors, code);
  return { code, message: spec?.title ?? code, ...(spec === undefined ? {} : { can_retry: spec.can_retry }) };
}
