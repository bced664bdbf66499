import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { strike } from "./account.ts";

/** What takes a wish back, doubts it or ties it to something: never, might, unless; 别, 可能, 不一定. */
const doubts: Record<Locale, RegExp> = {
  en: pattern("gi")`
    \b(?:not|never|no|none|nothing|nobody|neither|nor|without|avoid|stop|refuse[sd]?|rather than|instead of|
    (?:is|are|was|were|do|does|did|wo|would|ca|could|should|must|has|have|had|need)n't|cannot|
    maybe|perhaps|possibly|probably|might|could|would|hopefully|tentative(?:ly)?|unsure|whether|depends|
    consider(?:ing)?|
    thinking|if|unless|in case|as long as|provided|almost|nearly|hardly|barely)\b
  `,
  "zh-CN":
    /不|没|别(?!墅|的|人)|勿|甭|未(?!来)|并非|可能|也许|或许|要么|说不定|考虑|如果|要是|假如|万一|除非|的话|看情况|差点|本来/g,
};

/** The same words where they say something else, which a rule has read: "don't forget", 去不了, 时间不变. */
const idioms: Record<Locale, RegExp> = {
  en: pattern("gi")`
    ^\W*(?:oh )?(?:no|nope|nah)\b(?=[,.! ])|\bno (?:thanks|thank you|problem|worries|longer|wait)\b|
    \bnever ?mind\b(?=,)|
    \b(?:say|tell (?:them|him|her)) no (?:to|for)\b|\b(?:don't|do not)(?: let me)? forget\b|\bwhy don't (?:we|you)\b|
    \b(?:could|would) (?:you|we)\b|\b(?:i|we) would (?:like|love|prefer|rather)\b|
    \b(?:can't|cannot|can not|won't|will not|not)(?: be able to)? (?:make|do|doing|having|attend|attending|go|going|
    join|come|coming|be)\b
  `,
  "zh-CN": pattern("g")`
    ^不[，,\s]|不对|不是|不好意思|没关系|没问题|没事|差不多|不错|(?:时间|地点|其他|其它|别的)?都?不变|别忘|不要忘|
    (?:没有?|不)[?？\s]*$|能不能|可不可以|要不要|是不是|有没有|行不行|好不好|
    (?:去|来|参加|赶|开)不了|不(?:开|去|上|办|做|搞|参加|来|要|用|需要|想要|打|吃|见|约)了|没(?:空|法|时间|办法)|不能(?:参加|去|来)|不(?:去|参加)
  `,
};

/** 三点到四点有事了对吧 wants to hear that it is so. */
const asksBack = /(?:(?<!不)对吧|(?<![还先要就])是吧|对不对|没错吧|对吗|是不是呀?)[?？。!！]*$/;

/**
 * Words of a message that leads to a write, and that say it may not be wanted. `said` are those that a rule has used,
 * `names` what things are called: 不见不散 is no refusal there.
 */
export function unwanted(
  message: string,
  language: Locale,
  { said, names }: { said: readonly string[]; names: readonly string[] },
): string[] {
  const plain = message.replace(/[‘’]/g, "'");
  if (asksBack.test(plain)) return [plain];
  const blanked = plain.replace(idioms[language], (idiom) => " ".repeat(idiom.length));
  const rest = [...names, ...said].reduce(strike, blanked);
  // What is blanked out keeps its length, so a clause is told as it stands in the message.
  return [...rest.matchAll(/[^，,。;；!！?？\n]+/gu)]
    .filter(([clause]) => clause.search(doubts[language]) !== -1)
    .map(({ 0: clause, index }) => plain.slice(index, index + clause.length).trim());
}
