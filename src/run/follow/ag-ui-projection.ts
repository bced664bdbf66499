import type {
  AgUiEvent,
  RunStartedEvent,
  SnapshotMessage,
  ToolCallResultEvent,
} from "../../../generated/contract/types.ts";
import type { LogEvent } from "../../domain/event.ts";
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
    if (event.type === "RUN_STARTED") {
      const { timestamp } = JSON.parse(event.data) as RunStartedEvent;
      return [event, ...toState(events, state).map((made) => toLogged(made, timestamp))];
    }
    return event.type === "TOOL_CALL_RESULT" && isPending(JSON.parse(event.data) as ToolCallResultEvent)
      ? none
      : [event];
  };
}

/**
 * For a client that has nothing of the thread, and a run that waits for a person: what was said before is told at once,
 * and then the run from its beginning. assistant-ui hangs a question on a message of the run that ends with it, and
 * loses it where all messages came before.
 */
export function makeAskingProjection({
  events,
  state,
  before,
}: AgUiProjectionOptions & Pick<JoinOptions, "before">): Projection {
  const live = makeAgUiProjection({ events, state });
  const known = new Set(before.map(({ id }) => id));
  return (event) => {
    if (event.type === "RUN_STARTED") {
      const { timestamp } = JSON.parse(event.data) as RunStartedEvent;
      return [...live(event), toLogged(events.messagesSnapshot(toNewest([...before])), timestamp)];
    }
    return isKnownResult(event, known) ? none : live(event);
  };
}

export interface JoinOptions extends AgUiProjectionOptions {
  /** Where the log stood when the rest was read. */
  lastSeq: number;
  /** The thread up to this run, its user's message included, and behind it. */
  before: readonly SnapshotMessage[];
  after: readonly SnapshotMessage[];
  /** Ids of the messages that the client shows already. */
  shown: ReadonlySet<string>;
}

/**
 * For a client that comes late, or comes back. `silent`: the log up to `lastSeq` is only gathered, because pieces that
 * a client has seen would be added to what it has. There it is sent what has been gathered, with whatever is open
 * opened again. `live`: what is new. A run that has not started yet has one silent event, its first.
 *
 * What came of a decision belongs behind its call, among messages that the client may show already. Clients put what a
 * snapshot adds behind all that they have, so such a result is told by itself first, as whoever was there has heard it.
 */
export function makeJoinProjection({ events, state, lastSeq, before, after, shown }: JoinOptions): Projection {
  const live = makeAgUiProjection({ events });
  const run: SoFar = { messages: [], results: [], openStep: null, openText: null };
  const upto = Math.max(lastSeq, 1);
  const known = new Set(before.map(({ id }) => id));
  return (event) => {
    if (event.seq > upto) return isKnownResult(event, known) ? none : live(event);
    const said = JSON.parse(event.data) as AgUiEvent;
    gather(run, said);
    if (event.seq < upto) return none;
    const own = new Map(run.messages.map((message) => [message.id, message]));
    const thread = before.map((message) => own.get(message.id) ?? message);
    const decided = run.results.filter(({ toolCallId }) => callerOf(thread, toolCallId) >= 0);
    for (const { messageId, toolCallId } of decided) {
      const result = own.get(messageId);
      if (result !== undefined && !known.has(messageId)) thread.splice(behindCall(thread, toolCallId), 0, result);
    }
    const placed = new Set(thread.map(({ id }) => id));
    const messages = [...thread, ...run.messages.filter(({ id }) => !placed.has(id)), ...after];
    const missed = decided.filter(
      ({ messageId, toolCallId }) => !shown.has(messageId) && shown.has(thread[callerOf(thread, toolCallId)]?.id ?? ""),
    );
    const made = [
      events.runStarted(),
      ...toState(events, state),
      ...missed,
      events.messagesSnapshot(toNewest(messages)),
      ...(run.openStep === null ? [] : [events.stepStarted(run.openStep)]),
      ...toOpenText(events, run),
    ];
    const frames: Frame[] = [
      ...made.map((one) => toLogged(one, said.timestamp)),
      ...(said.type === "RUN_FINISHED" || said.type === "RUN_ERROR" ? [{ type: event.type, data: event.data }] : []),
    ];
    // A client that has all of these may continue behind the event, and not before.
    return frames.map((frame, index) => (index === frames.length - 1 ? { ...frame, seq: event.seq } : frame));
  };
}

interface SoFar {
  messages: SnapshotMessage[];
  /** What came of calls, in the words of the log. */
  results: ToolCallResultEvent[];
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
        function: { name: event.toolCallName, arguments: event.delta },
      } as const;
      const caller = run.messages.find(({ id }) => id === event.messageId);
      if (caller?.role === "assistant") caller.toolCalls = [...(caller.toolCalls ?? []), call];
      else run.messages.push({ id: event.messageId, role: "assistant", toolCalls: [call] });
      break;
    }
    case "TOOL_CALL_RESULT":
      if (isPending(event)) break;
      run.results.push(event);
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

/** A decision changes a message of an earlier run; it may have been read already. */
const isKnownResult = ({ type, data }: LogEvent, known: ReadonlySet<string>): boolean =>
  type === "TOOL_CALL_RESULT" && known.has((JSON.parse(data) as ToolCallResultEvent).messageId);

/** Where the message with a call stands; below 0 when there is none. */
const callerOf = (messages: readonly SnapshotMessage[], toolCallId: string): number =>
  messages.findIndex(
    (message) => message.role === "assistant" && message.toolCalls?.some(({ id }) => id === toolCallId),
  );

/** Where what came of a call belongs: behind what has come of the calls beside it. */
function behindCall(messages: readonly SnapshotMessage[], toolCallId: string): number {
  let at = callerOf(messages, toolCallId) + 1;
  while (messages[at]?.role === "tool") at++;
  return at;
}

export const toState = (events: RunEvents, state: unknown): AgUiEvent[] =>
  state === undefined || state === null ? [] : [events.stateSnapshot(state)];

function toOpenText(events: RunEvents, { openText }: SoFar): AgUiEvent[] {
  if (openText === null) return [];
  const { id, text } = openText;
  return [events.textStart(id), ...(text === "" ? [] : [events.textContent(id, text)])];
}

/** An answer never stands without its call. */
function toNewest(messages: SnapshotMessage[]): SnapshotMessage[] {
  if (messages.length <= mostMessages) return messages;
  const start = messages.findIndex(({ role }, index) => index >= messages.length - mostMessages && role !== "tool");
  return messages.slice(start);
}
