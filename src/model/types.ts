import type { ErrorCode } from "../../generated/contract/errors.ts";
import type {
  RoutingBudget,
  RoutingDecidedFact,
  RoutingFallbackFact,
  RoutingNotPossibleFact,
  RoutingRetryFact,
  RoutingTarget,
} from "../../generated/contract/types.ts";
import type { CallEndState } from "../domain/model-call.ts";
import type { Stage } from "../domain/run.ts";

export interface Model {
  /**
   * One answer of a model. Throws AppError: MODEL_UNAVAILABLE, MODEL_REFUSED, BUDGET_EXHAUSTED, CONTENT_FILTERED,
   * CONTEXT_TOO_LARGE, IMAGES_NOT_SUPPORTED. An abort by `signal` throws its reason.
   */
  ask(request: AskRequest): Promise<Reply>;
  /** How many tokens the model holds that a stage prefers, of those that are configured; 0 when none is. */
  contextTokens(stage: Stage): number;
  close(): Promise<void>;
}

export interface AskRequest {
  stage: Stage;
  /** Whose call it is, for the log. */
  about: { readonly taskId: string; readonly requestId: string };
  messages: readonly ModelMessage[];
  /** An empty list sends no tools. */
  tools: readonly ModelTool[];
  thinking: boolean;
  maxOutputTokens: number;
  /** For each request to a provider, from sending it to the end of its stream. */
  timeoutMs: number;
  /** How often a request may be sent again; falling back to another model does not count. */
  retries: number;
  signal: AbortSignal;
  needs: { tools: boolean; vision: boolean };
  /** The owner's: when it is low, cheaper models go first, when it is exhausted only free ones may be asked. */
  budget: RoutingBudget;
  /** Pieces of the visible text, in order and well-formed: no NUL, no half characters. */
  onText?(piece: string): void;
  calls: CallSink;
}

/** The audit trail: one entry per HTTP request to a provider. */
export interface CallSink {
  /** Awaited before the request is sent; if it throws, nothing is sent. */
  begin(start: CallStart): Promise<void>;
  /** Exactly one per begin, also after abort and failure. */
  end(end: CallEnd): void;
  /** No model answers; what `ask` throws follows. */
  notPossible?(fact: RoutingNotPossibleFact): void;
}

export interface CallStart {
  stage: Stage;
  requested: RoutingTarget;
  provider: string;
  /** Its name in the catalogue, by which it is priced. */
  model: string;
  /** The models preferred to this one that were tried or passed over. */
  chain: string[];
  reason: string;
  /** With the first call of an ask. */
  decided?: RoutingDecidedFact;
  /** When this call takes over from another model. */
  fallback?: RoutingFallbackFact;
  /** When the model that failed is asked again. */
  retry?: RoutingRetryFact;
}

export interface CallEnd {
  state: CallEndState;
  /** The provider began to answer, so it may charge for it. */
  answered: boolean;
  /** As the provider wrote it, or null. */
  usage: unknown;
  elapsedMs: number;
  errorCode: ErrorCode | null;
}

/** An image as a model gets it: an address it reads for itself, or the bytes. */
export type ModelImage = { url: string } | { mimeType: string; bytes: Uint8Array };

export type ModelMessage =
  | { role: "system"; content: string }
  | { role: "user"; content: string; images?: readonly ModelImage[] }
  | { role: "assistant"; content: string | null; toolCalls?: readonly ModelToolCall[]; reasoning?: string }
  | { role: "tool"; toolCallId: string; content: string };

export interface ModelToolCall {
  /** May be empty or repeated: some gateways send none. */
  id: string;
  name: string;
  /** As the model wrote them; not always JSON. */
  arguments: string;
}

export interface ModelTool {
  name: string;
  description: string;
  parameters: object;
}

export interface Reply {
  text: string;
  toolCalls: readonly ModelToolCall[];
  /** To be given back with the assistant message while the loop runs; never stored in history, never shown. */
  reasoning?: string;
  finish: "stop" | "tool_calls" | "length";
}
