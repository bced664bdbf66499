import messages from "../../../generated/contract/messages.json" with { type: "json" };
import type { TaskBrief } from "../../../generated/contract/types.ts";
import type { Locale } from "../../base/locale.ts";
import type { ClaimedRun } from "../../store/runs/runs.ts";
import { askedOf, type AttemptCause } from "./cause.ts";

/**
 * The language of cards, questions and fixed sentences is that of the conversation: what the router found, or what the
 * run that asked was held in. A button has no router, but the label that was pressed is the run's message, in the
 * language of its card. Until any of it is known, the profile's counts.
 */
export function toLanguage(run: Pick<ClaimedRun, "text" | "locale">, cause: AttemptCause, brief?: TaskBrief): Locale {
  const profile = run.locale as Locale;
  if (cause.kind === "button") return locales.find((locale) => labels[locale].has(run.text)) ?? profile;
  return brief?.language ?? askedOf(cause)?.brief.language ?? profile;
}

const locales = ["zh-CN", "en"] as const satisfies readonly Locale[];
const labels = { "zh-CN": labelsIn("zh-CN"), en: labelsIn("en") };

function labelsIn(locale: Locale): ReadonlySet<string> {
  return new Set(Object.entries(messages[locale]).flatMap(([key, text]) => (key.startsWith("action.") ? [text] : [])));
}
