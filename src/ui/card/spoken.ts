import type { ToolEnvelope, UiHints, UiSchema } from "../../../generated/contract/types.ts";
import type { Locale } from "../../base/locale.ts";
import { lookUp } from "./messages.ts";

/** A call behind a button, as it is stored until the user presses it. */
export interface FrozenAction {
  actionId: string;
  key: string;
  call: ToolEnvelope;
}

export function toFrozenActions(hints: UiHints | null): FrozenAction[] {
  return (hints?.actions ?? []).flatMap(({ key, do: act, call }) => {
    return act.type === "invoke" && call !== undefined ? [{ actionId: act.actionId, key, call }] : [];
  });
}

/** The label of the button that decides so: the user message of a decision that came without one. */
export function toDecisionLabel(hints: UiHints | null, decision: "approve" | "deny", locale: Locale): string {
  const button = hints?.actions?.find(({ do: act }) => act.type === "decide" && act.decision === decision);
  return lookUp(`action.${button?.key ?? decision}`, hints?.locale ?? locale);
}

/** The card's title: the question of an interrupt. */
export function toTitle(card: UiSchema): string {
  return textsOf(card, "title").join("\n");
}

/** Title and body: the answer of a run in which no model spoke. */
export function toAnswer(card: UiSchema): string {
  return [...textsOf(card, "title"), ...textsOf(card, "body")].join("\n");
}

function textsOf({ root }: UiSchema, role: "title" | "body"): string[] {
  return root.children.flatMap((node) => (node.type === "text" && node.role === role ? [node.content] : []));
}
