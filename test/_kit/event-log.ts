import type {
  AgUiEvent,
  ToolAgentOutput,
  ToolCallResultEvent,
  UsageOnWire,
  WorkerOutput,
} from "../../generated/contract/types.ts";
import { makeRunEvents, type RunEvents } from "../../src/run/journal/events.ts";

export const usage: UsageOnWire = {
  totalTokens: 435,
  cachedPromptTokens: 256,
  promptCacheHitTokens: 256,
  promptCacheMissTokens: 118,
  reasoningTokens: 17,
  costSource: "catalog_fallback",
  usageComplete: true,
};

export const answerOf = (answer: string): WorkerOutput => ({
  status: "success",
  answer,
  suggested_actions: [],
  error: null,
});

export const outputOf = (
  toolCallId: string,
  data: Record<string, unknown> = { items: [], count: 0 },
): ToolAgentOutput => ({
  tool_name: "project_cli",
  tool_call_id: toolCallId,
  tool_call_args: { module: "calendar", method: "read", input: { mode: "day", date: "2026-04-22" } },
  status: "success",
  result: { module: "calendar", method: "read", data },
  error: null,
  ui_hints: null,
});

export interface RunScript {
  threadId: string;
  runId: string;
  /** A run that a decision continues has none. */
  router?: boolean;
  /** Result of a call of the run before. */
  released?: string;
  /** Ids of the calls of each reply. */
  replies?: readonly (readonly string[])[];
  /** Pieces of answers that were taken back. */
  superseded?: readonly (readonly string[])[];
  /** Pieces of the answer; none means that the run says nothing. */
  answer?: readonly string[];
  facts?: boolean;
  ends?: "finished" | "error" | "not";
}

/** Everything a run says, from its script. */
export function sayRun(script: RunScript): AgUiEvent[] {
  const say = makeRunEvents(script);
  const { router = true, replies = [], superseded = [], answer = ["Done."], ends = "finished" } = script;
  return [
    say.runStarted(),
    ...(router
      ? [
          say.stepStarted("router"),
          ...(script.facts
            ? [say.custom("tool.progress", { tool_call_id: "call", tool_name: "calendar.create", done: 1, total: 2 })]
            : []),
          say.stepFinished("router"),
        ]
      : []),
    say.stepStarted("worker"),
    ...(script.released === undefined ? [] : [sayResult(say, script.released)]),
    ...replies.flatMap((ids, index) => [
      ...ids.flatMap((id) => sayCall(say, id, `msg_a${index}`)),
      ...ids.map((id) => sayResult(say, id)),
    ]),
    ...superseded.flatMap((pieces, index) => [
      ...sayText(say, `msg_s${index}`, pieces, true),
      say.messagesSnapshot([{ id: "msg_u1", role: "user", content: "Hello" }]),
    ]),
    ...(answer.length === 0 ? [] : sayText(say, "msg_w", answer)),
    say.stepFinished("worker"),
    ...(ends === "not" ? [] : [ends === "finished" ? say.runFinished() : say.runError("RUNTIME_ERROR")]),
  ];
}

export const sayCall = (say: RunEvents, toolCallId: string, messageId: string): AgUiEvent[] =>
  say.toolCall({ messageId, toolCallId, args: outputOf(toolCallId).tool_call_args });

export function sayResult(say: RunEvents, toolCallId: string): ToolCallResultEvent {
  const output = outputOf(toolCallId);
  return say.toolResult({
    messageId: `msg_t_${toolCallId}`.slice(0, 128),
    output,
    content: JSON.stringify(output.result),
    uiSchema: null,
  });
}

export const sayText = (
  say: RunEvents,
  messageId: string,
  pieces: readonly string[],
  superseded = false,
): AgUiEvent[] => [
  say.textStart(messageId),
  ...pieces.map((piece) => say.textContent(messageId, piece)),
  say.textEnd({ messageId, output: answerOf(superseded ? "" : pieces.join("")), usage, superseded }),
];
