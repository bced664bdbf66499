import type { ErrorCode } from "../../../generated/contract/errors.ts";
import type {
  CliSuccess,
  ToolAgentOutput,
  ToolEnvelope,
  ToolError,
  ToolWarning,
} from "../../../generated/contract/types.ts";
import type { Locale } from "../../base/locale.ts";
import { toMethodId } from "../../base/method-id.ts";
import type { ApprovalFacts } from "../../domain/card.ts";
import type { Asked } from "../../domain/tool-call.ts";
import type { ToHints } from "./call.ts";
import { toolName } from "./envelope.ts";

/** What a card is made of. */
export interface Shown {
  data: Readonly<Record<string, unknown>>;
  warnings: readonly ToolWarning[];
}

/** How a call ended, before it is written as a ToolAgentOutput. */
export type Ending =
  | {
      kind: "done";
      status: NonNullable<CliSuccess["status"]>;
      data: Readonly<Record<string, unknown>>;
      warnings: ToolWarning[];
      /** The same for the owner's eyes: it may say more than models are told. */
      shown: Shown;
      tainted: boolean;
      redactions: number;
    }
  | { kind: "waiting"; asked: Asked; facts: ApprovalFacts }
  | { kind: "failed"; code: ErrorCode; error: ToolError };

export interface OutputScope {
  toolCallId: string;
  messageId: string;
  envelope: ToolEnvelope;
  timezone: string;
  locale: Locale;
  toHints: ToHints;
  /** What the person who approved the call has changed of it. */
  editedFields?: readonly string[] | undefined;
}

/** The whole record of a call. ToolResult's four states become three (R2). */
export function toOutput(ending: Ending, scope: OutputScope): ToolAgentOutput {
  const { toolCallId, messageId, envelope, timezone, locale, toHints, editedFields } = scope;
  const args = toShown(envelope);
  const { module, method } = args;
  const id = toMethodId(args);
  const base = { tool_name: toolName, tool_call_id: toolCallId, tool_call_args: args } as const;
  const card = { method: id, messageId, args: envelope.input, timezone, locale, ...(editedFields && { editedFields }) };
  switch (ending.kind) {
    case "done": {
      const { data, warnings } = ending;
      const status = ending.status === "degraded" ? ("partial" as const) : ("success" as const);
      const result = {
        module,
        method,
        data,
        ...(warnings.length > 0 ? { warnings: warnings as [ToolWarning, ...ToolWarning[]] } : {}),
      };
      return { ...base, status, result, error: null, ui_hints: toHints({ ...card, status, ...ending.shown }) };
    }
    case "waiting": {
      const data = { approval: ending.asked.approval };
      return {
        ...base,
        status: "partial",
        result: { module, method, data },
        error: null,
        ui_hints: toHints({ ...card, status: "partial", data, approval: ending.facts }),
      };
    }
    case "failed": {
      const { error } = ending;
      return {
        ...base,
        status: "failure",
        result: { module, method, data: {} },
        error,
        ui_hints: toHints({ ...card, status: "failure", data: {}, error }),
      };
    }
  }
}

/** Names that no method has may be of any length; their beginning is enough to show. */
export const toShown = ({ module, method, input }: ToolEnvelope): ToolEnvelope => ({
  module: module.slice(0, 32),
  method: method.slice(0, 48),
  input,
});

/** What the model reads: the result and nothing else, or the error (R3). */
export function toContent({ status, result, error }: ToolAgentOutput): string {
  return JSON.stringify(status === "failure" ? { status, error } : result);
}
