import type { AgUiEvent, SnapshotMessage, ToolCallResultEvent } from "../../../generated/contract/types.ts";
import { toLogged, type RunEvents, type StepName } from "../journal/journal.ts";
import type { Frame, Projection } from "./projection.ts";

/** What is known of a run besides its log. */
export interface AgUiProjectionOptions {
  events: RunEvents;
  /** The client's own. */
  state?: unknown;
}

/**
 * The log as it is, with two exceptions for stock clients: they get their state back, and nothing for a call that waits
 * for a person. A second result for the same call would be a second tool message to them.
 */
export function makeAgUiProjection({ events, state }: AgUiProjectionOptions): Projection {
  return (event) => {
    if (event.type === "RUN_STARTED") return [event, ...toState(events, state)];
    return event.type === "TOOL_CALL_RESULT" && isPending(JSON.parse(event.data) as ToolCallResultEvent)
      ? none
      : [event];
  };
}

export interface JoinOptions extends AgUiProjectionOptions {
  /** Where the log stood when the rest was read. */
  lastSeq: number;
  /** The thread up to this run, its user's message included, and behind it. */
  before: readonly SnapshotMessage[];
  after: readonly SnapshotMessage[];
}

/**
 * For a client that comes late, or comes back. `silent`: the log up to `lastSeq` is only gathered, because pieces that
 * a client has seen would be added to what it has. There it is sent what has been gathered, with whatever is open
 * opened again. `live`: what is new. A run that has not started yet has one silent event, its first.
 */
export function makeJoinProjection({ events, state, lastSeq, before, after }: JoinOptions): Projection {
  const live = makeAgUiProjection({ events });
  const run: SoFar = { messages: [], openStep: null, openText: null };
  const upto = Math.max(lastSeq, 1);
  const known = new Set(before.map(({ id }) => id));
  return (event) => {
    // A decision changes a message of an earlier run; it may have been read already.
    if (event.seq > upto)
      return event.type === "TOOL_CALL_RESULT" && known.has((JSON.parse(event.data) as ToolCallResultEvent).messageId)
        ? none
        : live(event);
    const said = JSON.parse(event.data) as AgUiEvent;
    gather(run, said);
    if (event.seq < upto) return none;
    const own = new Map(run.messages.map((message) => [message.id, message]));
    const messages = [
      ...before.map((message) => own.get(message.id) ?? message),
      ...run.messages.filter(({ id }) => !known.has(id)),
      ...after,
    ];
    const frames: Frame[] = [
      toLogged(events.runStarted()),
      ...toState(events, state),
      toLogged(events.messagesSnapshot(toNewest(messages))),
      ...(run.openStep === null ? [] : [toLogged(events.stepStarted(run.openStep))]),
      ...toOpenText(events, run),
      ...(said.type === "RUN_FINISHED" || said.type === "RUN_ERROR" ? [{ type: event.type, data: event.data }] : []),
    ];
    // A client that has all of these may continue behind the event, and not before.
    return frames.map((frame, index) => (index === frames.length - 1 ? { ...frame, seq: event.seq } : frame));
  };
}

interface SoFar {
  messages: SnapshotMessage[];
  openStep: StepName | null;
  openText: { id: string; text: string } | null;
}

function gather(run: SoFar, event: AgUiEvent): void {
  switch (event.type) {
    case "STEP_STARTED":
      run.openStep = event.stepName;
      break;
    case "STEP_FINISHED":
      run.openStep = null;
      break;
    case "TOOL_CALL_ARGS": {
      const call = {
        id: event.toolCallId,
        type: "function",
        function: { name: "project_cli", arguments: event.delta },
      } as const;
      const caller = run.messages.find(({ id }) => id === event.messageId);
      if (caller?.role === "assistant") caller.toolCalls = [...(caller.toolCalls ?? []), call];
      else run.messages.push({ id: event.messageId, role: "assistant", toolCalls: [call] });
      break;
    }
    case "TOOL_CALL_RESULT":
      if (!isPending(event))
        run.messages.push({
          id: event.messageId,
          role: "tool",
          toolCallId: event.toolCallId,
          content: event.content,
          metadata: event.metadata,
        });
      break;
    case "TEXT_MESSAGE_START":
      run.openText = { id: event.messageId, text: "" };
      break;
    case "TEXT_MESSAGE_CONTENT":
      if (run.openText !== null) run.openText.text += event.delta;
      break;
    case "TEXT_MESSAGE_END":
      run.openText = null;
      if (!event.metadata.superseded)
        run.messages.push({ id: event.messageId, role: "assistant", content: event.answer, metadata: event.metadata });
      break;
  }
}

const none: readonly Frame[] = [];
const mostMessages = 1000;

const isPending = ({ result }: ToolCallResultEvent): boolean =>
  (result.data as { approval?: { state?: unknown } } | null)?.approval?.state === "pending";

const toState = (events: RunEvents, state: unknown): Frame[] =>
  state === undefined || state === null ? [] : [toLogged(events.stateSnapshot(state))];

function toOpenText(events: RunEvents, { openText }: SoFar): Frame[] {
  if (openText === null) return [];
  const { id, text } = openText;
  return [toLogged(events.textStart(id)), ...(text === "" ? [] : [toLogged(events.textContent(id, text))])];
}

/** An answer never stands without its call. */
function toNewest(messages: SnapshotMessage[]): SnapshotMessage[] {
  if (messages.length <= mostMessages) return messages;
  const start = messages.findIndex(({ role }, index) => index >= messages.length - mostMessages && role !== "tool");
  return messages.slice(start);
}
