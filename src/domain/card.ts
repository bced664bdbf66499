import type {
  ApprovalReason,
  EventDetail,
  ToolAgentOutput,
  ToolError,
  ToolWarning,
} from "../../generated/contract/types.ts";

/** What a waiting approval shows besides the frozen call: the things it would touch, as they are now. */
export interface ApprovalFacts {
  id: string;
  reasons: readonly ApprovalReason[];
  /** The events the call names, in the order of the call; those not found are left out. */
  events?: readonly EventDetail[];
  /** Names of the contacts calendar.share names by id. */
  contactNames?: Readonly<Record<string, string>>;
  /** Text by others that was read before, cleaned, a few and short. */
  quotes?: readonly string[];
}

/** What a card is made of: one finished or waiting tool call, after cleaning. */
export interface CardFacts<Input = unknown, Data = unknown> {
  method: string;
  toolCallId: string;
  status: ToolAgentOutput["status"];
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
