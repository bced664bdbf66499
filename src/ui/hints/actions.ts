import type { MethodId, MethodIo } from "../../../generated/contract/methods.ts";
import type {
  HintAction,
  HintKeyMsg,
  HintParams,
  UiButtonStyle,
  UiNavigateTarget,
} from "../../../generated/contract/types.ts";
import { methodValidators } from "../../../generated/contract/validators/validators.ts";
import { splitMethodId } from "../../base/method-id.ts";
import type { CardFacts } from "../../domain/card.ts";
import { toActionId } from "../card/card.ts";

type ActionKey = HintAction["key"];

interface Frozen<Id extends MethodId> {
  key: ActionKey;
  method: Id;
  input: MethodIo[Id]["input"];
  style?: UiButtonStyle;
  /** The question before it. A destructive call always has one, and a danger style. */
  confirm?: "undo_create" | "undo_memory" | "delete";
  params?: HintParams;
}

/**
 * A button that runs one frozen call. The call is checked here as it will be checked when the button is tapped; one
 * that could never run gives no button.
 */
export function toInvoke<Id extends MethodId>(
  { messageId }: Pick<CardFacts, "messageId">,
  frozen: Frozen<Id>,
): HintAction[] {
  const { key, method, input, style, confirm, params } = frozen;
  if (!methodValidators[method].input(input)) return [];
  return [
    {
      key,
      ...(style === undefined ? {} : { style }),
      ...(params === undefined ? {} : { params }),
      ...(confirm === undefined ? {} : { confirm }),
      do: { type: "invoke", actionId: toActionId(messageId, key), tool: method },
      call: { ...splitMethodId(method), input: { ...input } },
    },
  ];
}

export function toOpen(id: string | undefined, style?: UiButtonStyle): HintAction[] {
  return id === undefined ? [] : [toNavigate("open", { kind: "event", id }, style)];
}

export function toNavigate(key: ActionKey, target: UiNavigateTarget, style?: UiButtonStyle): HintAction {
  return { key, ...(style === undefined ? {} : { style }), do: { type: "navigate", target } };
}

/** A button that speaks for the user. Its words are ours; parameters with other people's words are not for it. */
export function toPrompt(key: ActionKey, text: HintKeyMsg): HintAction {
  return { key, do: { type: "send_message", text } };
}

export function toDecisions(
  approvalId: string,
  key: "approve" | "approve_delete" | "approve_share",
  style: UiButtonStyle,
): HintAction[] {
  return [
    { key, style, do: { type: "decide", approvalId, decision: "approve" } },
    { key: "deny", do: { type: "decide", approvalId, decision: "deny" } },
  ];
}
