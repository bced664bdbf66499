import type { ContextMessages, WorkerOutput, UsageOnWire } from "../../../generated/contract/types.ts";
import type { StoredCause } from "../../domain/cause.ts";
import type { Memories } from "../../domain/memory.ts";
import type { CallEndState } from "../../domain/model-call.ts";
import type {
  EndState,
  MessageAttachment,
  RunKey,
  RunName,
  RuntimeMode,
  Stage,
  TimezoneSource,
} from "../../domain/run.ts";

/**
 * Beside the id of a run the owner only says where its rows are, and must not choose the index: to the planner an index
 * by owner is as good as the key while a table is empty, and a connection keeps such a plan. So the owner is compared
 * in a collation that no index has; what is equal is so in all of them.
 *
 * Who holds a run. Every write names its attempt, and a later attempt makes it void.
 */
export interface Fence extends RunKey {
  attempt: number;
}

/** A run as a worker gets it. */
export interface ClaimedRun extends RunName {
  taskId: string;
  no: number;
  attempt: number;
  cause: StoredCause;
  agentType: string;
  mode: RuntimeMode;
  parentRunId: string | null;
  requestId: string;
  input: Readonly<Record<string, unknown>>;
  locale: string;
  timezone: string;
  timezoneSource: TimezoneSource;
  clientNow: Date | null;
  enabledSkills: readonly string[] | null;
  /** Which earlier messages it may see, when not its agent decides. */
  contextMessages: ContextMessages | null;
  strikes: number;
  lastSeq: number;
  isCancelled: boolean;
  /** What has brought it about, where somebody writes traces. */
  traceParent: string | null;
  /** Since it was accepted. */
  ageSeconds: number;
  /** All that comes before it in its thread; null for every place. */
  path: string | null;
  /** The user's message of this run. */
  text: string;
  /** The images of that message. */
  attachments: readonly MessageAttachment[];
  /** What was remembered of the owner when it was claimed. */
  memories: Memories;
}

export type EntryKind = "context" | "brief" | "reply" | "result" | "final";

export interface JournalEntry {
  no: number;
  kind: EntryKind;
  data: unknown;
}

/** A message a run writes; its place in the thread is the run's number and this position. */
export interface RunMessage {
  wireId: string;
  position: number;
  role: "assistant" | "tool";
  content: string;
  metadata: Readonly<Record<string, unknown>>;
  visibilityMask: number;
}

/** What becomes of a message that an earlier run has written. */
export interface MessageChange {
  wireId: string;
  content: string;
  metadata: Readonly<Record<string, unknown>>;
}

export interface ModelCallStart {
  no: number;
  stage: Stage;
  requestedModel: string;
  provider: string;
  model: string;
  fallbackChain: readonly string[];
  reason: string;
  routing: unknown;
  currency: string;
  catalogVersion: string;
}

/** Absent numbers are what the provider did not say. Money is decimal text. */
export interface ModelCallEnd {
  no: number;
  state: CallEndState;
  answered: boolean;
  inputTokens: number | null;
  outputTokens: number | null;
  totalTokens: number | null;
  cachedPromptTokens: number | null;
  promptCacheHitTokens: number | null;
  promptCacheMissTokens: number | null;
  reasoningTokens: number | null;
  latencyMs: number | null;
  directCost: string | null;
  directCostSeen: boolean;
  cost: string | null;
  errorCode: string | null;
}

export interface ModelCallRow extends Omit<ModelCallEnd, "state"> {
  stage: Stage;
  state: ModelCallEnd["state"] | "started" | "lost";
  provider: string;
  model: string;
}

/** Of older turns of the run's own thread, made by this run. */
export interface NewSummary {
  id: string;
  uptoSeq: number;
  text: string;
  kept: object;
  tainted: boolean;
}

export interface Ending {
  state: EndState;
  error?: { code: string; message: string };
  output?: WorkerOutput;
  usage?: UsageOnWire;
}
