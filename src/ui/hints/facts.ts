import type { MethodId, MethodIo } from "../../../generated/contract/methods.ts";
import type {
  ApprovalReason,
  EventDetail,
  ToolError,
  ToolWarning,
  UiHints,
} from "../../../generated/contract/types.ts";

/** What a waiting approval shows besides the frozen call: the things it would touch, as they are now. */
export interface ApprovalFacts {
  id: string;
  reasons: readonly ApprovalReason[];
  /** The events the call names, in the order of the call; those not found are left out. */
  events?: readonly EventDetail[];
  /** Names of the contacts calendar.share names by id. */
  contactNames?: Readonly<Record<string, string>>;
}

/** One finished or waiting tool call, after cleaning. */
export interface OutputFacts<Input = unknown, Data = unknown> {
  method: string;
  toolCallId: string;
  status: "success" | "partial" | "failure";
  /** `result.data`: the method's output; not read while an approval waits, nor on failure. */
  data: Data;
  warnings?: readonly ToolWarning[];
  error?: ToolError | null;
  /** `tool_call_args.input`. On INVALID_ACTION_INPUT it may be anything. */
  args: Input;
  /** The zone the reader lives in; times in any other are marked. */
  timezone: string;
  /** Present while the call waits for a person. */
  approval?: ApprovalFacts;
}

export type FactsOf<Id extends MethodId> = OutputFacts<MethodIo[Id]["input"], MethodIo[Id]["output"]>;

/** Makes the card of a call that succeeded, wholly or in part. */
export type Maker<Id extends MethodId> = (facts: FactsOf<Id>) => UiHints;
