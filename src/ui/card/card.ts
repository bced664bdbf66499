/** Hints become a card: pure, in the reader's language and zone, within the limits of the contract. */
export { toActionId } from "./action-id.ts";
export { byteLength } from "./budget.ts";
export { cut } from "./clean.ts";
export { compile } from "./compile.ts";
export { compileSafely, quietly } from "./compile-safely.ts";
export type { CardContext, ReportUiProblem, UiProblem } from "./context.ts";
export { toEditable } from "./fields.ts";
export { toAnswerText, toQuestionCard, type AskedQuestion } from "./question.ts";
export { chooseLocale } from "./locale.ts";
export { toPhrase } from "./phrase.ts";
export { fill, isMessageKey, lookUp, type MessageKey } from "./messages.ts";
export { toAnswer, toDecisionLabel, toFrozenActions, toTitle, type FrozenAction } from "./spoken.ts";
export { toOffsetTime, toWallClock } from "./wall-clock.ts";
