import { Temporal } from "temporal-polyfill";
import { number as N, toNumber } from "../dates/chinese-numbers.ts";
import { findTimes } from "../dates/dates.ts";
import { findDuration } from "../dates/duration.ts";
import { feastDay } from "../dates/feasts.ts";
import { wordLunar } from "../dates/lunar.ts";
import { toStart } from "../dates/when.ts";
import { phrases } from "../phrases.ts";
import { use, type Script } from "../script.ts";
import { hasWords } from "../target.ts";
import { wordDate, wordLength, wordSpan } from "../wording.ts";
import { toTarget } from "./change.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { make } from "./list.ts";
import { tellUntil } from "./time-until.ts";
import { daysTo, tell } from "./today.ts";

const span = `(?:\\d{1,3}|${N}|半)(?:个半|个)?(?:小时|钟头|分钟|刻钟|天|周|星期|礼拜|月)`;
const far = "(?:多久|多长时间|几(?:个)?(?:小时|钟头)|(?:多少|几)分钟|(?:多少|几)天)";

/** 两个半小时后是几点, 从今天起45天后是几号. */
const later = new RegExp(
  `^(?:请问)?(?:从)?(?:现在|今天|今儿)?(?:起|算起|开始|算)?[，,]?(?:再)?(?:过)?(?<length>${span})(?:以|之|过)?(?<side>后|前)?` +
    "(?:是|会是|就是)?(?:几点|几号|几月几号|星期几|周几|礼拜几|哪一?天|什么日子|什么时候|什么时间)(?:了|啦)?$",
);
/** 离十二点还有多久, 还有多久到下班. */
const until = new RegExp(
  `^(?:现在)?(?:距离?|离|到)(?<what>.+?)(?:开始)?(?:还)?(?:有|剩|差)?${far}$|` +
    `^(?:还有|还差|再过|还要过?|再有)${far}(?:就|才)?(?:到|是)(?<what2>.+?)了?$|` +
    `^(?<what3>.+?)还有${far}(?:才|就)?(?:开始|到)?$`,
);
const week = /^(?:现在|今天|这周|本周|今年)?(?:是)?(?:今年)?(?:的)?第几(?:周|个?星期|个?礼拜)了?$/;
const monthLength = /^(?<month>.{1,4}月份?)(?:一共|总共)?(?:有)?(?:几|多少)天$/;
const year = /^(?:今年|现在)(?:是)?(?:公元)?(?:哪一?年|几几年|多少年)了?$/;
const lunarDay = /^(?<day>.{2,8}?)(?:是)?(?:农历|阴历)(?:的)?(?:多少|几号|几月几号|几|哪一?天|什么日子)$/;
const feast =
  /^(?:今年的?|明年的?)?(?<name>[^，,。的是]{2,4}?)(?:是|在)?(?:哪一?天|几号|几月几号|星期几|周几|礼拜几|什么时候)$/;

/** Sums with days and hours, of which the clock and the calendar on the wall know the answer. */
export function hearReckoning(heard: Heard): Intent | undefined {
  if (heard.language === "en") return undefined;
  const { now } = heard;
  const text = heard.text.replace(/(?:呀|啊|呢|来着|吗)+$/, "");
  const length = later.exec(text)?.groups;
  if (length !== undefined) return fromNow(length["length"] ?? "", length["side"] === "前" ? -1 : 1, now);
  if (week.test(text))
    return tell(({ language }) => phrases[language].isWeek(now.yearOfWeek ?? now.year, now.weekOfYear ?? 1));
  if (year.test(text))
    return tell(({ language }) => phrases[language].isDay(true, wordDate(now.toPlainDate(), language)));
  const month = monthLength.exec(text)?.groups?.["month"];
  const first = month === undefined ? undefined : findTimes(month, now, heard.language);
  if (first?.when?.days !== undefined && tidy(first.rest) === "") {
    const { month: name, daysInMonth } = first.when.days.first;
    return tell(({ language }) => phrases[language].monthHas(name, daysInMonth));
  }
  const dated = lunarDay.exec(text)?.groups?.["day"];
  const day = dated === undefined ? undefined : findTimes(dated, now, heard.language).when?.days?.first;
  if (day !== undefined)
    return tell(({ language }) => phrases[language].isLunar(wordDate(day, language), wordLunar(day)));
  const named = feastDay(feast.exec(text)?.groups?.["name"] ?? "", now.toPlainDate());
  if (named !== undefined && !text.startsWith("明年"))
    return tell(({ language }) => phrases[language].isDay(false, wordDate(named, language)));
  const groups = until.exec(text)?.groups;
  const what = groups?.["what"] ?? groups?.["what2"] ?? groups?.["what3"];
  return what === undefined ? undefined : untilThen(what, heard);
}

function fromNow(length: string, side: 1 | -1, now: Temporal.ZonedDateTime): Intent | undefined {
  const { minutes } = findDuration(length) ?? {};
  const many = toNumber(/^\d+|^[一二两三四五六七八九十]+/.exec(length)?.[0] ?? "") * side;
  if (minutes !== undefined) {
    const then = now.add({ minutes: minutes * side });
    return tell(({ language }) => phrases[language].isThen(wordSpan(then, undefined, language)));
  }
  if (!(many !== 0) || /半/.test(length)) return undefined;
  const unit = /天/.test(length) ? "days" : /月/.test(length) ? "months" : "weeks";
  const day = now.toPlainDate().add({ [unit]: many });
  return tell(({ language }) => phrases[language].isDay(false, wordDate(day, language)));
}

/** How long it is to a time, a feast, the user's birthday or an event. */
function untilThen(what: string, heard: Heard): Intent | undefined {
  const { now, language } = heard;
  const day = feastDay(tidy(what).replace(/^(?:今年的?|下一?个)/, ""), now.toPlainDate());
  if (day !== undefined)
    return tell(({ language: spoken }) => phrases[spoken].daysTo(wordDate(day, spoken), daysTo(day, now)));
  const times = findTimes(what, now, language);
  const start = times.when === undefined ? undefined : toStart(times.when, now)?.start;
  if (tidy(times.rest) === "" && start !== undefined)
    return tell(({ language: spoken }) =>
      phrases[spoken].timeTo(wordSpan(start, undefined, spoken), wordLength(now, start, spoken)),
    );
  if (/^(?:我)?(?:的)?(?:下一?个|今年的?)?生日$/.test(tidy(what))) return ofMemory;
  // What is next is told as such.
  if (/^(?:我的?)?下一?[个场节]/.test(what)) return undefined;
  const target = toTarget(what.replace(/开始$/, ""), heard);
  return hasWords(target)
    ? { ...make(undefined, (scene) => tellUntil(target, heard.text.endsWith("天"), scene)), said: [heard.text] }
    : undefined;
}

const ofMemory: Intent = {
  task: "memory",
  modules: ["memory"],
  writes: [],
  isFirm: true,
  missing: [],
  entities: [],
  *act({ now, language }): Script {
    const say = phrases[language];
    const { content } = yield* use("memory.read", { scope: "user", paths: ["birthday"] });
    const [month, day] =
      /^(?:\d{4}-)?(\d\d)-(\d\d)$/
        .exec(String((content as { birthday?: unknown })?.birthday ?? ""))
        ?.slice(1)
        .map(Number) ?? [];
    if (month === undefined || day === undefined) return { status: "success", answer: say.nothingKnown };
    const today = now.toPlainDate();
    const one = Temporal.PlainDate.from({ year: today.year, month, day });
    const next = Temporal.PlainDate.compare(one, today) >= 0 ? one : one.add({ years: 1 });
    return { status: "success", answer: say.daysTo(wordDate(next, language), daysTo(next, now)) };
  },
};
