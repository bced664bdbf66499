import type { UiNode, UiSchema } from "../../../generated/contract/types.ts";
import type { FormField, FormValues } from "../../base/form.ts";
import type { Locale } from "../../base/locale.ts";
import { tidy } from "./clean.ts";
import { fill, lookUp } from "./messages.ts";
import { textNode } from "./text.ts";

export interface AskedQuestion {
  id: string;
  state: "pending" | "answered" | "skipped" | "closed" | "expired";
  text: string;
  fields: readonly FormField[];
  /** Text by others was read before it was asked, and may stand in it. */
  tainted: boolean;
}

/** A question of the worker: its words, and while it waits a button that asks for the fields. */
export function toQuestionCard({ id, state, text, fields, tainted }: AskedQuestion, locale: Locale): UiSchema {
  const isPending = state === "pending";
  const title = textNode({ text, tainted }, "title", 120) ?? { type: "text" as const, content: "…" };
  const nodes: UiNode[] = [title, ...(isPending ? [] : toState())];
  if (isPending)
    nodes.push(
      { type: "badge", label: "PENDING", status: "pending" },
      {
        type: "actions",
        children: [
          {
            type: "button",
            label: tidy(lookUp("action.answer", locale), 40),
            style: "primary",
            action: { type: "answer", questionId: id, fields: [...fields] },
          },
          { type: "button", label: tidy(lookUp("action.skip", locale), 40), action: { type: "skip", questionId: id } },
        ],
      },
    );
  return {
    version: "2.0",
    locale,
    status: isPending ? "pending" : "info",
    theme: "default",
    root: { type: "stack", appearance: "card", children: nodes },
  };

  function toState(): UiNode[] {
    return [{ type: "text", content: lookUp(`question.${state}`, locale), role: "caption", tone: "muted" }];
  }
}

/**
 * An answer as the user would have said it: it is the user's message, in the history and for models. Of a form that may
 * hold words of others, only the number of an option is said in the user's name.
 */
export function toAnswerText(
  values: FormValues | null,
  { fields, tainted, locale }: Pick<AskedQuestion, "fields" | "tainted"> & { locale: Locale },
): string {
  if (values === null) return lookUp("question.skip", locale);
  const said = fields.flatMap((field) => {
    const value = values[field.name];
    return value === undefined ? [] : [{ label: field.label, text: toText(field, value) }];
  });
  if (said.length === 1) return said[0]?.text ?? "";
  const colon = locale === "zh-CN" ? "：" : ": ";
  return said.map(({ label, text }, at) => `${tainted ? at + 1 : label}${colon}${text}`).join("\n");

  function toText({ options = [] }: FormField, value: unknown): string {
    if (typeof value === "boolean") return lookUp(value ? "value.yes" : "value.no", locale);
    if (Array.isArray(value))
      return value.map((one) => toOption(options, String(one))).join(locale === "en" ? ", " : "、");
    return toOption(options, String(value)).replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/, "$1 $2");
  }

  function toOption(options: NonNullable<FormField["options"]>, value: string): string {
    const at = options.findIndex((option) => option.value === value);
    if (at === -1) return value;
    return tainted ? fill(lookUp("question.option", locale), () => String(at + 1)) : (options[at]?.label ?? value);
  }
}
