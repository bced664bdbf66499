import type {
  AgUiEvent,
  StepStartedEvent,
  TextMessageEndEvent,
  ToolCallResultEvent,
} from "../../../generated/contract/types.ts";

/**
 * What a run may say, and in which order (G036, G064-G069). Folding `advance` over the log gives the state back, so a
 * later attempt knows what a dead process left open.
 *
 * `new`: nothing said; only RUN_STARTED leaves it. `running`: everything else happens here. `ended`: RUN_FINISHED or
 * RUN_ERROR was said; nothing leaves it.
 *
 * While running, a step is open or not. Each step happens at most once, one at a time, router first if there is one.
 * Calls and answers belong to the open worker step. A call is `started`, has `args`, is `ended`, and is `answered` by
 * its result; the result alone is enough for a call that an earlier run started and a decision released, which only
 * happens in runs without a router. A call of a tool of the frontend is done with its end: the client brings the result
 * to another run (R33). One text message may be open; its pieces add up to the answer that closes it,
 * unless it is superseded. A superseded message is followed at once by the snapshot that drops it. CUSTOM and snapshots
 * may stand anywhere else while running.
 *
 * Both ends ask for the same: no open step, no open message, no call without a result. A run that fails is no
 * exception: the attempt that ends it writes the missing results first, or its calls would look pending for ever.
 */
export interface Grammar {
  readonly phase: "new" | "running" | "ended";
  readonly threadId: string;
  readonly runId: string;
  readonly openStep: StepName | null;
  readonly doneSteps: readonly StepName[];
  readonly openText: { readonly messageId: string; readonly length: number } | null;
  readonly calls: ReadonlyMap<string, CallState>;
  /** Ids that name a message already; the value says which kind. */
  readonly messages: ReadonlyMap<string, MessageKind>;
  readonly awaitsSnapshot: boolean;
}

export type StepName = StepStartedEvent["stepName"];
const ofServer = "project_cli";
type MessageKind = "text" | "tool" | "calling";
type CallState = "started" | "args" | "ended" | "answered";

/** Which rule an event breaks. */
export interface Violation {
  readonly violation: string;
  readonly type: AgUiEvent["type"];
}

export const isViolation = (next: Grammar | Violation): next is Violation => "violation" in next;

export function start(): Grammar {
  return {
    phase: "new",
    threadId: "",
    runId: "",
    openStep: null,
    doneSteps: [],
    openText: null,
    calls: new Map(),
    messages: new Map(),
    awaitsSnapshot: false,
  };
}

export function advance(state: Grammar, event: AgUiEvent): Grammar | Violation {
  const broken = findBroken(state, event);
  return broken === undefined ? apply(state, event) : { violation: broken, type: event.type };
}

function findBroken(state: Grammar, event: AgUiEvent): string | undefined {
  if (state.phase === "ended") return "the run has ended";
  if (state.phase === "new") return event.type === "RUN_STARTED" ? undefined : "RUN_STARTED comes first";
  if (event.threadId !== state.threadId || event.runId !== state.runId) return "the event belongs to another run";
  if (state.awaitsSnapshot && event.type !== "MESSAGES_SNAPSHOT")
    return "a superseded message is dropped by a snapshot at once";
  switch (event.type) {
    case "RUN_STARTED":
      return "RUN_STARTED comes once";
    case "STEP_STARTED":
      if (state.openStep !== null) return "another step is open";
      if (state.doneSteps.includes(event.stepName)) return "each step comes once";
      return event.stepName === "router" && state.doneSteps.length > 0
        ? "the router comes before the worker"
        : undefined;
    case "STEP_FINISHED":
      if (state.openStep !== event.stepName) return "this step is not open";
      return findOpen(state);
    case "TOOL_CALL_START":
      if (state.openStep !== "worker") return "calls belong to the worker";
      if (state.calls.has(event.toolCallId)) return "the id of a call is used once";
      return isFree(state, event.messageId, "calling")
        ? undefined
        : "the id of the calling message names another message";
    case "TOOL_CALL_ARGS":
      return state.calls.get(event.toolCallId) === "started"
        ? undefined
        : "arguments come once, after the start of their call";
    case "TOOL_CALL_END":
      return state.calls.get(event.toolCallId) === "args" ? undefined : "a call ends once, after its arguments";
    case "TOOL_CALL_RESULT":
      return findBrokenResult(state, event);
    case "TEXT_MESSAGE_START":
      if (state.openStep !== "worker") return "answers belong to the worker";
      if (state.openText !== null) return "another text message is open";
      return isFree(state, event.messageId) ? undefined : "the id of a text message is used once";
    case "TEXT_MESSAGE_CONTENT":
      return state.openText?.messageId === event.messageId ? undefined : "this text message is not open";
    case "TEXT_MESSAGE_END":
      return findBrokenAnswer(state, event);
    case "RUN_FINISHED":
    case "RUN_ERROR":
      return state.openStep === null ? findOpen(state) : "a step is open";
    case "CUSTOM":
    case "MESSAGES_SNAPSHOT":
    case "STATE_SNAPSHOT":
      return undefined;
    default:
      // Only a foreign event gets here: the types know no other.
      return "this type of event is not sent";
  }
}

function findBrokenResult(state: Grammar, event: ToolCallResultEvent): string | undefined {
  if (event.toolCallId !== event.tool_call_id) return "a result names its call twice, alike";
  if (state.openStep !== "worker") return "results belong to the worker";
  const call = state.calls.get(event.toolCallId);
  if (call === undefined && state.doneSteps.includes("router")) return "a result comes after its call";
  if (call !== undefined && call !== "ended")
    return call === "answered" ? "a call has one result" : "a result comes after the end of its call";
  return isFree(state, event.messageId) ? undefined : "a result has an id of its own";
}

function findBrokenAnswer({ openText }: Grammar, event: TextMessageEndEvent): string | undefined {
  if (openText?.messageId !== event.messageId) return "this text message is not open";
  return event.metadata.superseded || openText.length === event.answer.length
    ? undefined
    : "the pieces do not add up to the answer";
}

function findOpen(state: Grammar): string | undefined {
  if (state.openText !== null) return "a text message is open";
  for (const call of state.calls.values()) if (call !== "answered") return "a call has no result";
  return undefined;
}

/** Several calls may come from one message; every other id stands for one message only. */
const isFree = ({ messages }: Grammar, id: string, kind?: "calling"): boolean => (messages.get(id) ?? kind) === kind;

function apply(state: Grammar, event: AgUiEvent): Grammar {
  switch (event.type) {
    case "RUN_STARTED":
      return { ...state, phase: "running", threadId: event.threadId, runId: event.runId };
    case "STEP_STARTED":
      return { ...state, openStep: event.stepName };
    case "STEP_FINISHED":
      return { ...state, openStep: null, doneSteps: [...state.doneSteps, event.stepName] };
    case "TOOL_CALL_START":
      return withCall(withMessage(state, event.messageId, "calling"), event.toolCallId, "started");
    case "TOOL_CALL_ARGS":
      return withCall(state, event.toolCallId, "args");
    case "TOOL_CALL_END":
      return withCall(state, event.toolCallId, event.toolCallName === ofServer ? "ended" : "answered");
    case "TOOL_CALL_RESULT":
      return withCall(withMessage(state, event.messageId, "tool"), event.toolCallId, "answered");
    case "TEXT_MESSAGE_START":
      return { ...withMessage(state, event.messageId, "text"), openText: { messageId: event.messageId, length: 0 } };
    case "TEXT_MESSAGE_CONTENT":
      return {
        ...state,
        openText: { messageId: event.messageId, length: (state.openText?.length ?? 0) + event.delta.length },
      };
    case "TEXT_MESSAGE_END":
      return { ...state, openText: null, awaitsSnapshot: event.metadata.superseded === true };
    case "MESSAGES_SNAPSHOT":
      return state.awaitsSnapshot ? { ...state, awaitsSnapshot: false } : state;
    case "RUN_FINISHED":
    case "RUN_ERROR":
      return { ...state, phase: "ended" };
    default:
      return state;
  }
}

const withCall = (state: Grammar, id: string, call: CallState): Grammar => ({
  ...state,
  calls: new Map(state.calls).set(id, call),
});
const withMessage = (state: Grammar, id: string, kind: MessageKind): Grammar => ({
  ...state,
  messages: new Map(state.messages).set(id, kind),
});
