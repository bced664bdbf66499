import type { HintAction, HintMsg, UiAction, UiButton, UiConfirm, UiField } from "../../../generated/contract/types.ts";
import type { Locale } from "../../base/locale.ts";
import { methodSpec } from "../../base/method-spec.ts";
import { clean, cut, tidy } from "./clean.ts";
import { isMessageKey, lookUp } from "./messages.ts";
import { toPhrase } from "./phrase.ts";
import { isTaintFree } from "./taint.ts";
import { toSafeUrl } from "./url.ts";

/** What the rest of the card says. */
export interface ButtonScope {
  tainted: readonly string[];
  /** What may be changed while approving. */
  fields: UiField[];
}

/** A button for every action that may be shown; one with a refused address or with tainted words is left out. */
export function toButtons(actions: readonly HintAction[], locale: Locale, card: ButtonScope): UiButton[] {
  return actions.flatMap((hint): UiButton[] => {
    const action = toAction(hint, locale, card);
    if (action === undefined) return [];
    const label = tidy(lookUp(`action.${hint.key}`, locale), 40);
    return [
      hint.style === undefined
        ? { type: "button", label, action }
        : { type: "button", label, style: hint.style, action },
    ];
  });
}

function toAction(hint: HintAction, locale: Locale, { tainted, fields }: ButtonScope): UiAction | undefined {
  const act = hint.do;
  switch (act.type) {
    case "navigate":
      return { type: "navigate", target: act.target };
    case "open_url": {
      const url = toSafeUrl(act.url);
      return url === undefined ? undefined : { type: "open_url", url };
    }
    case "copy":
      return { type: "copy", text: tidy(act.text, 500) };
    case "send_message": {
      const msg: HintMsg = typeof act.text === "string" ? { text: act.text } : act.text;
      const text = cut(clean(toPhrase(msg, locale).text), 500);
      return text !== "" && isTaintFree(msg, tainted) ? { type: "send_message", text } : undefined;
    }
    case "invoke":
      return withConfirm({ type: "invoke", actionId: act.actionId, tool: act.tool }, hint, locale);
    case "decide":
      return withConfirm(
        {
          type: "decide",
          approvalId: act.approvalId,
          decision: act.decision,
          ...(act.decision === "approve" && fields.length > 0 ? { fields } : {}),
        },
        hint,
        locale,
      );
  }
}

function withConfirm<A extends Extract<UiAction, { confirm?: UiConfirm }>>(
  action: A,
  hint: HintAction,
  locale: Locale,
): A {
  const destructive = action.type === "invoke" && isDestructive(action.tool);
  // A tap on invoke is the only decision there will be, so a destructive call never goes without a question.
  const key = hint.confirm ?? (destructive ? "generic" : undefined);
  if (key === undefined) return action;
  const params = hint.params === undefined ? {} : { params: hint.params };
  const say = (part: string, limit: number) =>
    tidy(toPhrase({ key: `confirm.${key}.${part}`, ...params }, locale).text, limit);
  const message = isMessageKey(`confirm.${key}.message`) ? { message: say("message", 200) } : {};
  const confirm: UiConfirm = {
    title: say("title", 60),
    ...message,
    confirmLabel: say("ok", 20),
    cancelLabel: tidy(lookUp("confirm.cancel", locale), 20),
  };
  if (destructive || hint.style === "danger") confirm.danger = true;
  return { ...action, confirm };
}

const isDestructive = (tool: string): boolean => methodSpec(tool)?.is_destructive === true;
