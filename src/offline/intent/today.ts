import type { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { feastDay } from "../dates/feasts.ts";
import { phrases } from "../phrases.ts";
import type { Scene } from "../script.ts";
import { wordDate, wordTime } from "../wording.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

/** Without the day that was named: 今天几号, "what's the date today". */
const clock = pattern("i")`
  ^(?:请问)?(?:现在|当前|目前|这会儿)?(?:是|的)?(?:北京时间|时间)?(?:几点钟?|什么时间|多少点)(?:了|啦|钟)*$|
  ^time$|^(?:hey )?(?:any idea )?(?:what(?:'?s| is)?|do you (?:know|have)|have you got|you got|tell me|
  got) (?:the |my )?(?:current |local )*time(?: is it| it is)?(?: right)?(?: now| please)?
  (?: (?:over )?here| where i am| where i live| for me| locally| in my (?:own |local )?time ?zone)?(?: right)?(?: now)?$
`;
const date = pattern("i")`
  ^(?:请问)?(?:那|那么|现在)?(?:日期)?(?:是|的)?(?:日期|几号|几月几号|几月几日|多少号|哪天|哪一天|什么日子|星期几|周几|礼拜几|几月份?|哪年|几几年)(?:是|
  [，, ]*和?(?:星期几|周几|礼拜几|
  几号))?(?:了|啦|来着)?$|
  ^(?:tell me |so |do you know )?(?:what(?:'s|s)?|which)(?: is| was)?(?: the)?(?:'s)? ?(?:date and day|date|
  day of the week|weekday|day and date|day)?
  (?: is(?: it)?| is on| falls on| it is| was| will it be| of the week| is it on| (?:does|will)\s+(?:fall|land|
  be)(?: on)?)*(?: the)?(?: right)?(?: now)?$
`;
const until = pattern("i")`
  ^(?:现在|今天)?(?:距离?|离|到)(?<what>.+?)(?:还)?(?:有|剩|差)?(?:(?:多少|几)(?:天|个?星期|周)|多久|多长时间)$|^(?:还有|还剩|还差)(?:多少|
  几)天(?:就)?(?:到|是|
  过)(?<what4>.+?)(?:了)?$|^(?<what3>.+?)(?:还有|还剩)(?:多少|几)(?:天|个?星期|周)$|
  ^how (?:many (?:days|weeks)|long)(?: is it| are there)?(?: left)? (?:until|till|til|to|before) (?<what2>.+)$
`;
/** Asks of a day whether it is the one it is taken for; which one it is answers that. */
const isItDay = pattern("i")`
  ^(?<zh>今天|明天|后天|昨天)(?:是不是|不是|是)(?:(?:周|星期|礼拜)[一二三四五六日天]|\d{1,2}[号日])(?:吧|吗|么)?$|^(?<zh2>今天|明天|后天|昨天)(?:是)?(?:(?:周|
  星期|礼拜)[一二三四五六日天]|\d{1,2}[号日])(?:对吧|对吗|对不对|没错吧|吧)$|^(?:(?:oh|omg|god|wow|wait|oh god|oh no)[, ]+)*(?:is|
  isn't) (?:it (?:really |actually |already )?(?=.* (?<en>today|tomorrow)$|
  (?:a )?\w+day(?: already| now)*$|the \w+(?: already| now)*$)|
  (?<en2>today|tomorrow) )(?:a )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d{1,2}(?:st|nd|rd|
  th))(?: (?:already|today|tomorrow|now))*$
`;
const weekNumber =
  /^(?:what|which)(?:'s| is)? (?:the )?(?:(?:current )?week number|calendar week|week (?:is (?:it|this)|are we in))/i;

/** What day it is, or will be; what time it is; how long to a day. */
export function hearToday(heard: Heard): Intent | undefined {
  const { text, times, now, language } = heard;
  const bare = text.replace(/(?:呀|啊|呢|来着|吗)$/, "");
  const rest = tidy(findTimes(bare, now, language).rest.replace(/[?？]/g, " "));
  // "Which weekday" asks for a name, and is no day itself.
  const when = /^(?:which|what) weekday\b/i.test(bare)
    ? findTimes(bare.replace(/\bweekday\b/i, "day"), now, language).when
    : times.when;
  const named = isItDay.exec(bare);
  if (named !== null) {
    const day = findTimes(
      named.groups?.["zh"] ?? named.groups?.["zh2"] ?? named.groups?.["en"] ?? named.groups?.["en2"] ?? "",
      now,
      language,
    ).when?.days?.first;
    const first = day ?? now.toPlainDate();
    return tell(({ language: spoken }) =>
      phrases[spoken].isDay(day === undefined || day.equals(now.toPlainDate()), wordDate(first, spoken)),
    );
  }
  // 那是几点来着 asks about what was spoken of.
  const isOfIt = /^那|^(?!现在).*几点.*来着/.test(heard.said.trim());
  if (clock.test(bare) && !isOfIt)
    return tell((scene) => phrases[scene.language].isTime(wordTime(now, scene.language)));
  if (weekNumber.test(bare))
    return tell(({ language: spoken }) => phrases[spoken].isWeek(now.yearOfWeek ?? now.year, now.weekOfYear ?? 1));
  const last = endOf(left.exec(bare)?.groups?.["span"] ?? "", now.toPlainDate());
  if (last !== undefined)
    return tell(({ language: spoken }) => phrases[spoken].daysTo(wordDate(last, spoken), daysTo(last, now)));
  const far = until.exec(bare)?.groups;
  const day =
    far === undefined ? undefined : toDay(far["what"] ?? far["what2"] ?? far["what3"] ?? far["what4"] ?? "", heard);
  const days = day === undefined ? -1 : daysTo(day, now);
  if (day !== undefined && days >= 0) {
    const isWeeks = /几(?:个?星期|周)|\bweeks\b/i.test(bare) && days >= 7;
    return tell(({ language: spoken }) => {
      const say = phrases[spoken];
      return isWeeks ? say.weeksTo(wordDate(day, spoken), days) : say.daysTo(wordDate(day, spoken), days);
    });
  }
  const isDay = when?.days !== undefined && when.time === undefined && when.isSpan !== true;
  const asksToday = /^(?:今天|现在|what (?:day|date) is (?:it|today)|what's (?:the|today's) (?:date|day))/i.test(bare);
  if (!date.test(rest) || (!isDay && !asksToday) || /^(?:what(?:'s| is)?(?: on)?(?: the)?)$/i.test(rest))
    return undefined;
  const first = when?.days?.first ?? now.toPlainDate();
  const isToday = first.equals(now.toPlainDate());
  return tell(({ language: spoken }) => phrases[spoken].isDay(isToday, wordDate(first, spoken)));
}

export const daysTo = (day: Temporal.PlainDate, now: Temporal.ZonedDateTime): number =>
  now.toPlainDate().until(day, { largestUnit: "days" }).days;

/** 这个月还剩几天: to its last day. */
const left = /^(?<span>今年|(?:这个?|本)(?:月|周|星期|礼拜))(?:还有|[还只]?剩下?)(?:多少|几)天了?$/;

function endOf(span: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  if (span === "") return undefined;
  if (span === "今年") return today.with({ month: 12, day: 31 });
  return span.endsWith("月") ? today.with({ day: today.daysInMonth }) : today.add({ days: 7 - today.dayOfWeek });
}

function toDay(what: string, { now, language }: Heard): Temporal.PlainDate | undefined {
  const name = tidy(what);
  const feast = feastDay(name, now.toPlainDate());
  if (feast !== undefined) return feast;
  const { when, rest } = findTimes(what, now, language);
  // Of a month or a weekend its first day.
  const isWhole = /^(?:下个?月|.{1,2}月份?|(?:这个?)?周末|下周)$/.test(name);
  return tidy(rest) === "" && when?.time === undefined && (when?.isSpan !== true || isWhole)
    ? when?.days?.first
    : undefined;
}

export function tell(answer: (scene: Scene) => string): Intent {
  return {
    task: "chat",
    modules: [],
    writes: [],
    isFirm: true,
    missing: [],
    entities: [],
    // oxlint-disable-next-line require-yield -- the clock is known without a call
    *act(scene) {
      return { status: "success", answer: answer(scene) };
    },
  };
}
