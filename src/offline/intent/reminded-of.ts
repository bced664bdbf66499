import { pattern } from "../../base/pattern.ts";

/** When in the day it comes, told by what is done then: the hour says it as well. */
const then = pattern()`
  (?:到家|回家|下班|放学|下课|散会|起床|出门|上班|睡觉|吃[完过]?[早午晚]?饭|[开吃上做看忙]完[^，,。\s]{0,6}|等会儿?|待会儿?)(?:了|[之以]?[前后]|的?时候|路上|回家)*
`.source;
const behind = new RegExp(
  `^(?<front>.*?\\S)\\s*(?<word>[，,。]?\\s*(?:再|记得|要|请|你)*提醒我)(?<what>.*\\p{Script=Han}{2}.*)$`,
  "u",
);
const onlyThen = new RegExp(`^\\s*(?:${then})\\s*$`);
/** A command, or a part of what is to be done: 到点提醒我…, 帮我设个闹钟提醒我…. */
const leads = pattern()`
  ^[\s，,]*(?:到时候?|到点|记得|别忘了|请|麻烦|帮我|给我|务必|一定要?|千万|准时|设[^，,。]{0,4}|加[^，,。]{0,4}|弄[^，,。]{0,4}|定[^，,。]{0,4}|每|都|再|
  要|得|你|先|就|
  左右|大概|差不多|我|想|让你?|用|从|开始|起|还|也|提前|[，,\s])*$
`;

/**
 * 刚到店里，提醒我给仓库打电话: of what is to be reminded of, the words behind are the name, and those in front only tell
 * how it is now. `rest` has blanks where times stood; `said` are words that the hour says as well.
 */
export function remindedOf(rest: string): { rest: string; said?: string } | undefined {
  const { front = "", word = "", what = "" } = behind.exec(rest)?.groups ?? {};
  if (front === "" || leads.test(front)) return undefined;
  const isThen = onlyThen.test(front);
  // 周五交房租，提醒我带现金 is two things to do, and asked about.
  if (!isThen && !/^[，,。]/.test(word)) return undefined;
  return { rest: `${" ".repeat(front.length)}${word}${what}`, ...(isThen && { said: front.trim() }) };
}
