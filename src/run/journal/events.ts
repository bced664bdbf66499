import { errors, type ErrorCode } from "../../../generated/contract/errors.ts";
import type {
  AgUiEvent,
  CustomEvent,
  MessagesSnapshotEvent,
  RunErrorEvent,
  RunFinishedEvent,
  RunStartedEvent,
  SnapshotMessage,
  StateSnapshotEvent,
  StepFinishedEvent,
  StepStartedEvent,
  TextMessageContentEvent,
  TextMessageEndEvent,
  TextMessageStartEvent,
  ToolAgentOutput,
  ToolCallArgsEvent,
  ToolCallEndEvent,
  ToolCallResultEvent,
  ToolCallStartEvent,
  ToolEnvelope,
  UiSchema,
  UsageOnWire,
  WorkerOutput,
} from "../../../generated/contract/types.ts";
import type { NewLogEvent } from "../../domain/event.ts";
import type { StepName } from "./grammar.ts";

/** Words that clients match on (G038). Every other code speaks by its title, so no thrown message gets out (G068). */
const fixedMessages: Partial<Record<ErrorCode, string>> = {
  RUNTIME_ERROR: "runtime execution failed",
  RUN_CANCELED: "run canceled by user",
};

export type RunEvents = ReturnType<typeof makeRunEvents>;

/** The run that events are about. */
export interface EventsOf {
  threadId: string;
  runId: string;
  /** The run it goes on from. */
  parentRunId?: string | null;
}

/**
 * Every event of one run. Each field is named here: whatever else its source carries (ui_hints, meta, prices, timings)
 * has no way out (G074, G076-G078).
 */
export function makeRunEvents({ threadId, runId, parentRunId = null }: EventsOf) {
  const run = { threadId, runId };
  const from = parentRunId === null ? {} : { parentRunId };
  const callBase = (messageId: string, toolCallId: string) =>
    ({ ...run, messageId, toolCallId, toolCallName: "project_cli", stage: "worker" }) as const;
  return {
    runStarted: (): RunStartedEvent => ({ type: "RUN_STARTED", ...run, protocolVersion: "1.0", ...from }),
    runFinished: (outcome: RunFinishedEvent["outcome"] = { type: "success" }): RunFinishedEvent => ({
      type: "RUN_FINISHED",
      ...run,
      outcome,
    }),
    /** A code that is not about runs would tell what happened inside; it becomes RUNTIME_ERROR. */
    runError(code: ErrorCode): RunErrorEvent {
      const shown = errors[code].scope.includes("run") && code !== "INTERNAL" ? code : "RUNTIME_ERROR";
      return { type: "RUN_ERROR", ...run, message: fixedMessages[shown] ?? errors[shown].title, code: shown };
    },
    stepStarted: (stepName: StepName): StepStartedEvent => ({ type: "STEP_STARTED", ...run, stepName }),
    stepFinished: (stepName: StepName): StepFinishedEvent => ({ type: "STEP_FINISHED", ...run, stepName }),
    /** `messageId` is that of the assistant message that made the call (R23). */
    toolCall({
      messageId,
      toolCallId,
      args: { module, method, input },
    }: {
      messageId: string;
      toolCallId: string;
      args: ToolEnvelope;
    }): [ToolCallStartEvent, ToolCallArgsEvent, ToolCallEndEvent] {
      const args = { module, method, input };
      const base = callBase(messageId, toolCallId);
      return [
        { type: "TOOL_CALL_START", ...base, parentMessageId: messageId },
        { type: "TOOL_CALL_ARGS", ...base, args, delta: JSON.stringify(args) },
        { type: "TOOL_CALL_END", ...base },
      ];
    },
    /** A call of a tool of the frontend, which is left to it (R33). */
    frontendCall({
      messageId,
      toolCallId,
      name: toolCallName,
      args,
    }: {
      messageId: string;
      toolCallId: string;
      name: string;
      /** JSON text. */
      args: string;
    }): [ToolCallStartEvent, ToolCallArgsEvent, ToolCallEndEvent] {
      const base = { ...callBase(messageId, toolCallId), toolCallName };
      return [
        { type: "TOOL_CALL_START", ...base, parentMessageId: messageId },
        { type: "TOOL_CALL_ARGS", ...base, delta: args },
        { type: "TOOL_CALL_END", ...base },
      ];
    },
    /** `messageId` is that of the tool message; `content` is the text the model gets (R3). */
    toolResult({
      messageId,
      output,
      content,
      uiSchema,
      tainted,
    }: {
      messageId: string;
      output: ToolAgentOutput;
      content: string;
      uiSchema: UiSchema | null;
      /** Text by others is in it. */
      tainted?: boolean;
    }): ToolCallResultEvent {
      const { tool_name, tool_call_id, tool_call_args, status, result, error } = output;
      const { module, method, input } = tool_call_args;
      return {
        type: "TOOL_CALL_RESULT",
        ...run,
        messageId,
        role: "tool",
        stage: "worker",
        tool_name,
        tool_call_id,
        tool_call_args: { module, method, input },
        status,
        result: {
          module: result.module,
          method: result.method,
          data: result.data,
          ...(result.warnings === undefined ? {} : { warnings: result.warnings }),
        },
        error,
        ui_schema: uiSchema,
        toolCallId: tool_call_id,
        content,
        metadata: { ui_schema: uiSchema, status, error, ...(tainted ? { tainted } : {}) },
      };
    },
    textStart: (messageId: string): TextMessageStartEvent => toTextStart(run, messageId),
    textContent: (messageId: string, delta: string): TextMessageContentEvent => ({
      type: "TEXT_MESSAGE_CONTENT",
      ...run,
      messageId,
      delta,
    }),
    textEnd({
      messageId,
      output,
      usage,
      tainted,
      superseded,
      stopped,
    }: {
      messageId: string;
      output: WorkerOutput;
      usage: UsageOnWire;
      /** It rests on text by others. */
      tainted?: boolean;
      superseded?: boolean;
      /** The rest of it will not come. */
      stopped?: boolean;
    }): TextMessageEndEvent {
      const { status, answer, suggested_actions, error, truncated } = output;
      const cut = truncated === undefined ? {} : { truncated };
      return {
        type: "TEXT_MESSAGE_END",
        ...run,
        messageId,
        role: "assistant",
        stage: "worker",
        status,
        answer,
        suggested_actions,
        error,
        ...cut,
        metadata: {
          status,
          suggested_actions,
          ...cut,
          ...(superseded ? { superseded } : {}),
          ...(stopped ? { stopped } : {}),
          ...(tainted ? { tainted } : {}),
        },
        ...toWireUsage(usage),
      };
    },
    messagesSnapshot: (messages: SnapshotMessage[]): MessagesSnapshotEvent => ({
      type: "MESSAGES_SNAPSHOT",
      ...run,
      messages,
    }),
    stateSnapshot: (snapshot: StateSnapshotEvent["snapshot"]): StateSnapshotEvent => ({
      type: "STATE_SNAPSHOT",
      ...run,
      snapshot,
    }),
    custom: <Name extends CustomEvent["name"]>(name: Name, value: FactOf<Name>) =>
      ({ type: "CUSTOM", ...run, name, value }) as Extract<CustomEvent, { name: Name }>,
  };
}

/** Seven fields and nothing beyond them (R7). */
function toWireUsage(usage: UsageOnWire): UsageOnWire {
  const {
    totalTokens,
    cachedPromptTokens,
    promptCacheHitTokens,
    promptCacheMissTokens,
    reasoningTokens,
    costSource,
    usageComplete,
  } = usage;
  return {
    totalTokens,
    cachedPromptTokens,
    promptCacheHitTokens,
    promptCacheMissTokens,
    reasoningTokens,
    costSource,
    usageComplete,
  };
}

/** Also put before an END where the log's own START was left out. */
export const toTextStart = (
  { threadId, runId }: { threadId: string; runId: string },
  messageId: string,
): TextMessageStartEvent => ({
  type: "TEXT_MESSAGE_START",
  threadId,
  runId,
  messageId,
  role: "assistant",
});

type FactOf<Name extends CustomEvent["name"]> = Extract<CustomEvent, { name: Name }>["value"];

/** None is known where a view adds to an event that an older version has logged. */
export const toLogged = (event: AgUiEvent, timestamp: number | undefined): NewLogEvent => ({
  type: event.type,
  data: JSON.stringify({ ...event, timestamp }),
});
