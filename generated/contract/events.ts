// Generated from specs/events. Edit there and run make generate.

import type * as T from "./types.ts";
import * as schemas from "./validators/schemas.js";
import type { Validator } from "./validators/validators.ts";

export type EventType =
  | "CUSTOM"
  | "MESSAGES_SNAPSHOT"
  | "RUN_ERROR"
  | "RUN_FINISHED"
  | "RUN_STARTED"
  | "STATE_SNAPSHOT"
  | "STEP_FINISHED"
  | "STEP_STARTED"
  | "TEXT_MESSAGE_CONTENT"
  | "TEXT_MESSAGE_END"
  | "TEXT_MESSAGE_START"
  | "TOOL_CALL_ARGS"
  | "TOOL_CALL_END"
  | "TOOL_CALL_RESULT"
  | "TOOL_CALL_START";

export interface EventByType {
  CUSTOM: T.CustomEvent;
  MESSAGES_SNAPSHOT: T.MessagesSnapshotEvent;
  RUN_ERROR: T.RunErrorEvent;
  RUN_FINISHED: T.RunFinishedEvent;
  RUN_STARTED: T.RunStartedEvent;
  STATE_SNAPSHOT: T.StateSnapshotEvent;
  STEP_FINISHED: T.StepFinishedEvent;
  STEP_STARTED: T.StepStartedEvent;
  TEXT_MESSAGE_CONTENT: T.TextMessageContentEvent;
  TEXT_MESSAGE_END: T.TextMessageEndEvent;
  TEXT_MESSAGE_START: T.TextMessageStartEvent;
  TOOL_CALL_ARGS: T.ToolCallArgsEvent;
  TOOL_CALL_END: T.ToolCallEndEvent;
  TOOL_CALL_RESULT: T.ToolCallResultEvent;
  TOOL_CALL_START: T.ToolCallStartEvent;
}

export const eventValidators: { readonly [Type in EventType]: Validator<EventByType[Type]> } = {
  CUSTOM: schemas.CustomEvent,
  MESSAGES_SNAPSHOT: schemas.MessagesSnapshotEvent,
  RUN_ERROR: schemas.RunErrorEvent,
  RUN_FINISHED: schemas.RunFinishedEvent,
  RUN_STARTED: schemas.RunStartedEvent,
  STATE_SNAPSHOT: schemas.StateSnapshotEvent,
  STEP_FINISHED: schemas.StepFinishedEvent,
  STEP_STARTED: schemas.StepStartedEvent,
  TEXT_MESSAGE_CONTENT: schemas.TextMessageContentEvent,
  TEXT_MESSAGE_END: schemas.TextMessageEndEvent,
  TEXT_MESSAGE_START: schemas.TextMessageStartEvent,
  TOOL_CALL_ARGS: schemas.ToolCallArgsEvent,
  TOOL_CALL_END: schemas.ToolCallEndEvent,
  TOOL_CALL_RESULT: schemas.ToolCallResultEvent,
  TOOL_CALL_START: schemas.ToolCallStartEvent,
};

/** What official clients know of each event; the rest is for clients that ask for it (R36). */
export const standardFields: { readonly [Type in EventType]: readonly string[] } = {
  CUSTOM: ["type","timestamp","name","value"],
  MESSAGES_SNAPSHOT: ["type","timestamp","messages"],
  RUN_ERROR: ["type","timestamp","message","code"],
  RUN_FINISHED: ["type","timestamp","threadId","runId","outcome"],
  RUN_STARTED: ["type","timestamp","threadId","runId","protocolVersion","parentRunId"],
  STATE_SNAPSHOT: ["type","timestamp","snapshot"],
  STEP_FINISHED: ["type","timestamp","stepName"],
  STEP_STARTED: ["type","timestamp","stepName"],
  TEXT_MESSAGE_CONTENT: ["type","timestamp","messageId","delta"],
  TEXT_MESSAGE_END: ["type","timestamp","messageId","metadata"],
  TEXT_MESSAGE_START: ["type","timestamp","messageId","role"],
  TOOL_CALL_ARGS: ["type","timestamp","toolCallId","delta"],
  TOOL_CALL_END: ["type","timestamp","toolCallId"],
  TOOL_CALL_RESULT: ["type","timestamp","messageId","role","toolCallId","content","metadata"],
  TOOL_CALL_START: ["type","timestamp","toolCallId","toolCallName","parentMessageId"],
};
