import type { ErrorCode } from "../../generated/contract/errors.ts";
import type { MethodSpec } from "../../generated/contract/methods.ts";
import type { Approval, ToolHookOutcome } from "../../generated/contract/types.ts";
import type { Locale } from "../base/locale.ts";
import type { ApprovalFacts } from "./card.ts";
import type { Released, Settled } from "./cause.ts";
import type { LiveRun } from "./run.ts";

/** A call as the model wrote it. */
export interface ToolCall {
  /** Ours, unique for ever; what the provider called it stays in the conversation with the model (R29). */
  id: string;
  /** Of the tool message that its result will be. */
  messageId?: string;
  /** The tool's name; there is one. */
  name?: string;
  /** JSON text, or what it says. */
  arguments: unknown;
}

/** The run that makes the calls. One object per run: it also remembers which calls failed. */
export interface ToolContext {
  ownerId: string;
  taskId: string;
  attempt: number;
  /** As its row had it when it was claimed; without it the row is looked at again for each call. */
  run?: LiveRun;
  threadId: string;
  requestId: string;
  /** Round of the worker loop. */
  iteration: number;
  /** What this run may execute, whatever skills it can read about (R15). */
  whitelist: ReadonlySet<string>;
  /** Where that list is written: `agents/worker/whitelist`. */
  permissionRef: string;
  /** The zone the reader of the cards lives in, and the language. */
  timezone: string;
  locale: Locale;
  /** The router's, from 0 to 1: unsure runs ask before they write. */
  confidence: number;
  /** The methods that the user's own message calls for, by the router. In a tainted context every other write waits. */
  intents: ReadonlySet<string>;
  /** Whether text of other people has been read. Set as results come in, and never taken back. */
  isTainted: boolean;
  /** A little of that text, for the person who is asked. */
  quotes: readonly string[];
  /** Whether the app has sent data along: then, too, every write outside the intents waits (R34). */
  hasAppData?: boolean;
  /** What runs have changed that are not on the path of this one. */
  elsewhere?: readonly DoneElsewhere[];
  /** The call that a person has said yes to, if this run was started by that. */
  released?: Released;
  /** What the user has decided for this request before: they are not asked again. */
  settled?: Settled;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  /** Awaited before a call is sent that was let through; where it fails, nothing is sent. */
  onAllowed?(call: AllowedCall): Promise<void>;
  /** So many items of a batch are through; none counts before all of them are, since a call is one transaction. */
  onProgress?(toolCallId: string, done: number): void;
  /** How often each call has failed so far; starts empty. */
  readonly failures: Map<string, number>;
  /** The versions that the run has last read or written, of events, contacts and memory; starts empty. */
  readonly versions: Map<string, number>;
}

/** A write that was made on a path of the thread that the run is not on. It is real, and the run does not see it. */
export interface DoneElsewhere {
  method: string;
  inputHash: string;
  /** Made for another version of what this run is about, and not in some turn of a path that was left long ago. */
  isOfThisTurn: boolean;
}

/** A call that may be judged: it names a method the run may execute, and its input fits. */
export interface CheckedCall {
  readonly toolCallId: string;
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly spec: MethodSpec;
  readonly context: Readonly<ToolContext>;
}

/** A call that nothing stops any more, and what let it through. */
export interface AllowedCall {
  readonly toolCallId: string;
  readonly spec: MethodSpec;
  /** The input as it may be shown. */
  readonly safeInput: Readonly<Record<string, unknown>>;
  readonly approvalId: string | null;
  /** What the person who approved it has changed of it. */
  readonly editedFields?: readonly string[];
  /** Of the checks before the call. */
  readonly hooks: readonly ToolHookOutcome[];
  readonly permissionRef: string;
}

/** All by which the module operation knows a call of the tool room again. Nothing of it may differ. */
export interface SentCall {
  ownerId: string;
  taskId: string;
  attempt: number;
  toolCallId: string;
  /** Of method and input. */
  callHash: string;
}

/** What the process that sent a call knows of it. */
export interface CallUnderWay {
  /** Text of other people had been read when it was sent, and no person has said yes to it. */
  isTainted: boolean;
  /** The run that has made it, until this process knows that it works on it no more. */
  live?(): LiveRun | undefined;
  /** So many items of a batch are through. */
  onProgress?(done: number): void;
}

/** A question that is to be put to a person. */
export interface Asked {
  approval: Approval;
  callHash: string;
  /** Versions of the events it shows. */
  versions: Readonly<Record<string, number>>;
}

/** What the approval gate says: go on, wait for a person, or no. */
export type GateVerdict =
  | { decision: "allow"; approvalId?: string }
  | ({ decision: "ask"; facts?: Omit<ApprovalFacts, "id" | "reasons"> & Partial<ApprovalFacts> } & Asked)
  | { decision: "refuse"; code: ErrorCode; detail?: string; approvalId?: string };

export type Gate = (call: CheckedCall) => GateVerdict | Promise<GateVerdict>;
