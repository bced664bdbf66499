import type { ToolAgentOutput, UiHints } from "../../../generated/contract/types.ts";
import type { CardFacts } from "../../domain/card.ts";
import type { Asked } from "../../domain/tool-call.ts";
import type { ToolCallRecord } from "../../store/record/record.ts";

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
  /** It changed something after text of other people had been read, and no person has said yes to it. */
  isUnconfirmed: boolean;
  /** What policy decided was told before the call was sent. */
  isTold: boolean;
  /** The input as it may be shown in facts about the call. */
  safeInput: Readonly<Record<string, unknown>>;
  /** To be stored together with the result. */
  record: ToolCallRecord;
}

export type ToHints = (facts: CardFacts) => UiHints | null;
