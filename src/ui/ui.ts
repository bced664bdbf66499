import type { EditableField, ToolEnvelope, UiHints, UiSchema } from "../../generated/contract/types.ts";
import type { FormValues } from "../base/form.ts";
import type { Locale } from "../base/locale.ts";
import type { Log } from "../base/log.ts";
import type { CardFacts } from "../domain/card.ts";
import {
  chooseLocale,
  compileSafely,
  fill,
  lookUp,
  toAnswer,
  toAnswerText,
  toDecisionLabel,
  toEditable,
  toFrozenActions,
  toPhrase,
  toQuestionCard,
  toTitle,
  type AskedQuestion,
  type CardContext,
  type FrozenAction,
  type UiProblem,
} from "./card/card.ts";
import { toReachMsgs, toUiHintsSafely, type ReachingCall } from "./hints/hints.ts";

/**
 * Cards. A tool result becomes hints once, when it is stored; hints become a card each time a client asks for one, live
 * and in history alike. Nothing here throws: a card that cannot be made is null and a line in the log.
 */
export interface Ui {
  toHints(facts: CardFacts): UiHints | null;
  compile(hints: UiHints | null, ctx: Omit<CardContext, "imageHosts">): UiSchema | null;
  /** `users.profile.settings.locale`, then Accept-Language, then zh-CN. */
  chooseLocale(profile: string | null | undefined, acceptLanguage: string | null | undefined): Locale;
  /** What must be stored for the buttons of these hints to work. */
  toFrozenActions(hints: UiHints | null): FrozenAction[];
  toDecisionLabel(hints: UiHints | null, decision: "approve" | "deny", locale: Locale): string;
  /** What may be changed of a call while approving it. */
  toEditable(call: ToolEnvelope, locale: Locale): EditableField[];
  /** A question of the worker, which belongs to no call. */
  toQuestionCard(question: AskedQuestion, locale: Locale): UiSchema;
  /** An answer to it as the user would have said it; null is that there is none. */
  toAnswerText(
    values: FormValues | null,
    question: Pick<AskedQuestion, "fields" | "tainted"> & { locale: Locale },
  ): string;
  /** A method's name in a sentence. */
  toToolName(method: string, locale: Locale): string;
  /** How much a call touches, in words that are ours alone: the model reads them. */
  toReachWords(call: ReachingCall, locale: Locale): string;
  /** A text of the messages with its places filled, for what is no card. */
  toSentence(key: string, locale: Locale, parameters: Readonly<Record<string, string>>): string;
  toTitle(card: UiSchema): string;
  toAnswer(card: UiSchema): string;
}

export function makeUi({ log, imageHosts }: { log: Log; imageHosts: readonly string[] }): Ui {
  const report = ({ code, tool, cause }: UiProblem): void =>
    log.error("a card could not be made", { error_code: code, tool, cause });
  return {
    toHints: (facts) => toUiHintsSafely(facts, report),
    compile: (hints, ctx) => compileSafely(hints, { ...ctx, locale: hints?.locale ?? ctx.locale, imageHosts }, report),
    chooseLocale,
    toFrozenActions,
    toDecisionLabel,
    toEditable,
    toQuestionCard,
    toAnswerText,
    toReachWords: (call, locale) =>
      toReachMsgs(call)
        .map((msg) => toPhrase(msg, locale).text)
        .join(" · "),
    toToolName: (method, locale) => lookUp(`tool.${method}`, locale),
    toSentence: (key, locale, parameters) => fill(lookUp(key, locale), (name) => parameters[name]),
    toTitle,
    toAnswer,
  };
}
