import messages from "../../../generated/contract/messages.json" with { type: "json" };
import type { Locale } from "../../base/locale.ts";
import { own } from "../../base/own.ts";

/** The fixed sentences of an answer that no model wrote. */
export function toApologyText(locale: Locale): string {
  return messages[locale]["reply.apology"];
}

/** Stands in an answer where it repeated what the model was told. */
export function toLeftOutText(locale: Locale): string {
  return messages[locale]["reply.left_out"];
}

/** Stands behind an answer that rests on no call, or on calls of something else. */
export function toUnprovedText(shown: "nothing" | "other", locale: Locale): string {
  return messages[locale][shown === "nothing" ? "reply.unproved" : "reply.unproved_other"];
}

/** Says which action waits for the user's yes; `method` is its canonical name. */
export function toWaitingText(method: string, locale: Locale): string {
  return messages[locale]["reply.waiting"].replace("{tool}", () => toolName(method, locale));
}

function toolName(method: string, locale: Locale): string {
  return own<Readonly<Record<Locale, string>>>(messages.tool_names, method)?.[locale] ?? method;
}
