import { pattern } from "../base/pattern.ts";

const contracted = "can|won|don|doesn|didn|isn|aren|wasn|couldn|shouldn|wouldn|haven|hasn";

/** What people type on a phone, and the words it stands for. */
const short: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${contracted})t\\b(?!['’])`, "gi"), "$1't"],
  [/\b(when|where|what|who|how)s (?=(?:my|the|our|it|that|up|on|next|happening|[a-z]+'s)\b)/gi, "$1's "],
  [/\b(can|could|would|will|do|did|are|if|should) u\b/gi, "$1 you"],
  [/^u (?=can\b)/gi, "you "],
  [/\bim (?=[a-z])/gi, "I'm "],
  [/^(?:nvm|nm)\b/gi, "never mind"],
  [/(?<=[a-z] )w (?=[a-z]{2})/gi, "with "],
  // Said of the mood, and of nothing that is wanted.
  [/^(?:(?:ugh+|omg|oof|lol|haha+|yo)[,.! ]+)+(?=\S)/gi, ""],
  [pattern("gi")`(?<=\S)(?:[,.!]? (?:lol|lmao|haha+|hehe+|ugh+|omg|xoxo|:-?[)(]))+[.!]*$`, ""],
];

/** The message in full words: "can u", "whens", "cant", "lunch w sam". */
export const inFull = (text: string): string => short.reduce((said, [form, full]) => said.replace(form, full), text);
