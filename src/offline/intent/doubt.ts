import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { wordFields } from "../account/deed.ts";
import type { toStart } from "../dates/when.ts";
import { phrases } from "../phrases.ts";
import type { Scene } from "../script.ts";
import { wordDate } from "../wording.ts";
import type { Draft } from "./draft.ts";
import { isOdd } from "./title.ts";

const longestShift = 17;

interface Planned {
  /** What would be written. */
  input: Readonly<Record<string, unknown>>;
  first: Temporal.PlainDate;
  last: Temporal.PlainDate | undefined;
  times: ReturnType<typeof toStart>;
}

const bareWeekday = pattern("i")`
  (?<!\b(?:this|next|last|today|today,) )\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|
  (?<![这本下上今天]个?)(?:周|星期|礼拜)[一二三四五六日天]
`;

/** An hour that was said with its half of the day. */
const settled = /\d ?[ap]\.?m?\b|\b(?:0\d|1[3-9]|2[0-4]):?[0-5]\d\b/gi;

const namedDay = pattern()`
  ^(?:春节|除夕|元宵|清明|端午|七夕|中秋|重阳|国庆|元旦|圣诞|平安夜|五一|六一|十一|腊八|小年|.{2}节(?!目|能|日|拍|气|约|省|水|点)|(?:家庭|开学|开放|公司|团队|校庆|纪念|发薪|截止)日|
  .{0,4}(?<!过)生日(?!礼物|蛋糕|贺卡|会|派对|宴))
`;

/** What is asked before a new event is written, with all that it would have; undefined when nothing about it is odd. */
export function doubtOf(draft: Draft, { input, first, last, times }: Planned, scene: Scene): string | undefined {
  const { language, now } = scene;
  const { recurrence } = draft;
  const say = phrases[language];
  const shown = wordFields(input, now, language).join(language === "zh-CN" ? "，" : ", ");
  // "Remind me in 40 minutes to hang it up": whoever is reminded knows what.
  const named = (draft.title ?? "").replace(draft.reminder === undefined ? /$^/ : /\b(?:it|them)\b/i, "");
  if ((isOdd(named) || draft.isDoubtful) && !draft.isNamed) return say.askSure(shown);
  // 家庭日孩子们来吃饭，十一点半: a day by its name, of which no date is known here.
  const isNamedDay = draft.when?.days === undefined && draft.when?.at === undefined && recurrence === undefined;
  if (isNamedDay && namedDay.test(draft.title ?? "")) return say.askSure(shown);
  // "Every day at 7 until 30 april": what lasts for weeks is not there every day anew.
  if (recurrence?.freq === "daily" && last?.equals(first) === false) return say.askSure(shown);
  // A date that was just over is next year's; nobody says so without the year.
  const isFar = now.toPlainDate().until(first, { largestUnit: "days" }).days > 320;
  if (isFar && !/\d{4}/.test(draft.when?.text ?? "")) return say.askSure(`${shown} (${wordDate(first, language)})`);
  // Said on a Monday of the next few hours, "Monday" is as likely the next one.
  const isSoon =
    recurrence === undefined && times !== undefined && now.until(times.start).total("hours") < 3 && last === undefined;
  // And so it is of an hour that is over this morning.
  const isTurnedLate =
    recurrence === undefined &&
    first.equals(now.toPlainDate()) &&
    draft.when?.isBare === true &&
    draft.when.part === undefined;
  if ((isSoon || isTurnedLate) && bareWeekday.test(draft.when?.text ?? "")) return say.askSure(shown);
  // "From 3 to 2" is the next day's 2, and hardly meant; a shift from 06:45 to 19:15 is.
  const hours = times?.end === undefined ? 0 : times.start.until(times.end).total("hours");
  const isTurned = hours > 12 && !(hours <= longestShift && (draft.when?.text.match(settled) ?? []).length > 1);
  if (isTurned && last === undefined) return say.askSure(shown);
  // People plan ahead; what is over was meant otherwise, or is to be kept for the record.
  const isOver =
    last === undefined
      ? Temporal.ZonedDateTime.compare(times?.start ?? now, now.subtract({ minutes: 1 })) < 0
      : Temporal.PlainDate.compare(last, now.toPlainDate()) < 0;
  return isOver ? say.askPast(shown) : undefined;
}
