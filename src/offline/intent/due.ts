import { pattern } from "../../base/pattern.ts";
import type { When } from "../dates/when.ts";

/** What is handed in, paid or sat by a day, and what a calendar has in its margin: nobody names an hour for it. */
const due = pattern()`
  ^[\s，,：:]*(?:(?:新建|加|添加|记)?一?个?日程[\s，,：:]+)?(?:提醒我|记得|别忘了)?(?:要|得)?(?:去)?(?:交(?![流班接谈通易友际])|缴|还(?:款|信用卡|房贷|车贷|
  贷款|花呗|钱)|
  续[费保签租]|退租|报税|年审|截止)|(?:考试|高考|中考|考研|四级|六级|到期|截止|截稿|过期|开学|放榜|交房|发工资|发布会?)\s*(?:$|[，,。])
`;

/** "Thesis chapter 2 due May 1", "passport expires june 3", "renew domain april 12". */
const dueEn = pattern("i")`
  \b(?:(?:is |are )?due(?: back| date)?|deadline|expires?|lapses|renewal)(?: by)?\s*$|
  ^(?:add |put |schedule )?(?:submit|hand in|turn in|file|pay|renew|apply|return|invoice|register|closed(?= for\b))\b
`;
const monthEn = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** A date by its month, without an hour and without a part of the day: 3月31日交封面终稿, 6月20号英语六级考试. */
export const isDueThen = (rest: string, when: When | undefined): boolean =>
  when?.days !== undefined &&
  when.time === undefined &&
  when.part === undefined &&
  when.isSpan !== true &&
  ((/月|\d[/.-]\d/.test(when.text) && due.test(rest.replace(/\s{2,}/g, " ").trim())) ||
    (monthEn.test(when.text) && dueEn.test(rest.trim())));
