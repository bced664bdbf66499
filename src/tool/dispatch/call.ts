import type { ErrorCode } from "../../../generated/contract/errors.ts";
import type { InputForm } from "../../../generated/contract/input-forms.js";
import type { MethodSpec } from "../../../generated/contract/methods.ts";
import type {
  Approval,
  ApprovalReason,
  EventDetail,
  ToolAgentOutput,
  ToolError,
  ToolWarning,
  UiHints,
} from "../../../generated/contract/types.ts";
import type { Validator } from "../../../generated/contract/validators/validators.ts";
import type { Locale } from "../../base/locale.ts";
import type { ToolCallRecord } from "../../store/record/record.ts";

/** A call as the model wrote it. */
export interface ToolCall {
  id: string;
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
  /** Whether text of other people has been read. Set as results come in, and never taken back. */
  isTainted: boolean;
  /** The call that a person has said yes to, if this run was started by that. */
  released?: Released;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  /** How often each call has failed so far; starts empty. */
  readonly failures: Map<string, number>;
}

/** A person's word on one call, exactly as it was shown. */
export interface Released {
  toolCallId: string;
  /** Of {module, method, input}. */
  callHash: string;
  /** Null when it was a button: then no approval had been asked for. */
  approvalId: string | null;
  /** Versions of the events that were shown. */
  versions: Readonly<Record<string, number>>;
}

/** A call that may be judged: it names a method the run may execute, and its input fits. */
export interface CheckedCall {
  readonly toolCallId: string;
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly spec: MethodSpec;
  readonly context: ToolContext;
}

/** What became of a call. */
export interface Dispatched {
  output: ToolAgentOutput;
  /** The text the model gets (R3). */
  content: string;
  awaitsApproval: boolean;
  /** What it waits for. */
  asked?: Asked;
  /** Whether text of other people is in the result. */
  tainted: boolean;
  /** The input as it may be shown in facts about the call. */
  safeInput: Readonly<Record<string, unknown>>;
  /** To be stored together with the result. */
  record: ToolCallRecord;
}

/** The generated tables, passed in so that a test can bring methods of its own. */
export interface ToolTables {
  readonly methods: Readonly<Record<string, MethodSpec>>;
  readonly validators: Readonly<
    Record<string, { readonly input: Validator<unknown>; readonly output: Validator<unknown> }>
  >;
  readonly forms: Readonly<Record<string, InputForm>>;
}

/** What the approval gate says: go on, wait for a person, or no. */
export type GateVerdict =
  | { decision: "allow"; approvalId?: string }
  | ({ decision: "ask"; facts?: Omit<ApprovalFacts, "id" | "reasons"> } & Asked)
  | { decision: "refuse"; code: ErrorCode; detail?: string; approvalId?: string };

/** A question that is to be put to a person. */
export interface Asked {
  approval: Approval;
  callHash: string;
  /** Versions of the events it shows. */
  versions: Readonly<Record<string, number>>;
}

export type Gate = (call: CheckedCall) => GateVerdict | Promise<GateVerdict>;

export interface ApprovalFacts {
  id: string;
  reasons: readonly ApprovalReason[];
  events?: readonly EventDetail[];
  contactNames?: Readonly<Record<string, string>>;
}

/** What a card is made of. */
export interface CardFacts {
  method: string;
  toolCallId: string;
  status: ToolAgentOutput["status"];
  data: unknown;
  warnings?: readonly ToolWarning[];
  error?: ToolError | null;
  args: unknown;
  timezone: string;
  approval?: ApprovalFacts;
}

export type ToHints = (facts: CardFacts) => UiHints | null;

/** Takes out what must not be stored or shown; `known` are values that may not get through in any form. */
export type Clean = (
  data: unknown,
  options: { method: string; known?: readonly string[] },
) => { data: unknown; warnings: ToolWarning[]; redactions: number; tainted: boolean };
