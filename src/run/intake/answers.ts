import type { RunAgentInput } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { notAnswered } from "../../base/frontend-tools.ts";
import type { FrontendAnswers } from "../../domain/cause.ts";
import type { Clean } from "../../domain/clean.ts";
import type { FrontendAnswer } from "../../domain/frontend-tool.ts";
import type { RunName } from "../../domain/run.ts";
import type { FrontendCallRow, Runs } from "../../store/runs/runs.ts";
import { invalid } from "./invalid.ts";
import type { RunRequest } from "./keep.ts";

export interface AnswersDeps {
  runs: Pick<Runs, "frontendCalls">;
  clean: Clean;
}

/** What a client has brought, and what the run that goes on has from the one that ended with its calls open. */
export interface Brought {
  cause: FrontendAnswers;
  /** As it came: requests that are equal in this mean the same (R12). */
  meaning: object;
  inherited: Pick<RunRequest, "agentType" | "enabledSkills" | "parentRunId">;
  /** What is kept with the run: where it goes on from, and the message that is answered. */
  kept: { goesOnFrom: string; messageId: string | null };
}

type ToolMessage = Extract<RunAgentInput["messages"][number], { role: "tool" }>;

/**
 * The results of its own tools that a client brings, if its messages end with any (R33). Results of the server's calls
 * stand there as well, because clients send what they were told; those are the thread's already.
 */
export async function findBrought(
  { runs, clean }: AnswersDeps,
  { ownerId, threadId, runId }: RunName,
  messages: RunAgentInput["messages"],
): Promise<Brought | undefined> {
  const given = messages.slice(messages.findLastIndex(({ role }) => role !== "tool") + 1) as ToolMessage[];
  if (given.length === 0) return undefined;
  const byId = new Map(given.map((message) => [message.toolCallId, message]));
  if (byId.size < given.length) throw invalid([{ path: "/messages", message: "must not answer one call twice" }]);
  const rows = await runs.frontendCalls({ ownerId, threadId, toolCallIds: [...byId.keys()] });
  const known = new Set(rows.map(({ toolCallId }) => toolCallId));
  if (given.some(({ toolCallId }) => !known.has(toolCallId))) throw new AppError("FRONTEND_CALL_NOT_FOUND");
  const asked = rows.findLast(({ toolCallId, call }) => call !== null && byId.has(toolCallId));
  if (asked === undefined) return undefined;
  const left = rows.filter(({ taskId }) => taskId === asked.taskId);
  const { taskId, runId: parentRunId, agentType, enabledSkills, askedBy: messageId } = asked;
  return {
    cause: { kind: "answers", taskId, answers: left.flatMap((row) => toAnswered(row, byId.get(row.toolCallId))) },
    meaning: { answers: given.map(({ toolCallId, content, error = null }) => ({ toolCallId, content, error })) },
    inherited: { parentRunId, agentType, enabledSkills },
    kept: { goesOnFrom: taskId, messageId },
  };

  function toAnswered({ call, messageId: id }: FrontendCallRow, message: ToolMessage | undefined) {
    if (call === null) return [];
    const answer = toAnswer(clean, call.id, message);
    const state = message === undefined ? ("unanswered" as const) : ("answered" as const);
    return [{ messageId: id, call: { ...call, state, continued_by: runId }, answer }];
  }
}

/** Why no run goes on with it any more. */
export async function toClosed(
  { runs }: Pick<AnswersDeps, "runs">,
  { ownerId, threadId }: Pick<RunName, "ownerId" | "threadId">,
  { taskId }: FrontendAnswers,
): Promise<AppError> {
  const rows = await runs.frontendCalls({ ownerId, threadId, toolCallIds: [] });
  const goesOn = rows.find((row) => row.taskId === taskId)?.call?.continued_by;
  if (goesOn === undefined) return new AppError("FRONTEND_CALL_CLOSED");
  return new AppError("FRONTEND_CALL_ANSWERED", {}, { detail: `The run ${goesOn} goes on with it.` });
}

/** Data of the app, cleaned like a result of ours. JSON text is read as JSON: each field is judged by its name. */
function toAnswer(clean: Clean, id: string, message: ToolMessage | undefined): FrontendAnswer {
  const base = { frontend: true, tool_call_id: id } as const;
  if (message === undefined) return { ...base, content: notAnswered, status: "failure", tainted: false };
  const isFailed = typeof message.error === "string" && message.error !== "";
  const given = isFailed
    ? { status: "failure", error: message.error, data: toJson(message.content) }
    : toJson(message.content);
  const { data, tainted } = clean(given, { method: "frontend.answer" });
  const text = typeof data === "string" ? data : JSON.stringify(data);
  return {
    ...base,
    content: text.trim() === "" ? '{"status":"done"}' : text,
    status: isFailed ? "failure" : "success",
    tainted,
  };
}

function toJson(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
