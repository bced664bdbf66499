import { pattern } from "../../base/pattern.ts";
import { aBit, bareMinute, dotted, number as N, toMinute, toNumber } from "../dates/chinese-numbers.ts";
import * as borne from "./bearing.ts";
import type { PartOfDay } from "./bearing.ts";
import type { Form } from "./claims.ts";

// 安排一下周四: 一下 is "please", and no week.
const W = "(?<!(?<![周期拜])一)(上上|(?<![加写记补留])上|这|本|下下|再下|下)(?:一)?(?:个)?";
const days = "(?:周|星期|礼拜)([一二三四五六日天])";
const weeks: Record<string, number> = { 上上: -2, 上: -1, 这: 0, 本: 0, 下: 1, 下下: 2, 再下: 2 };
const relative: Record<string, number> = { 大前: -3, 前: -2, 昨: -1, 今: 0, 明: 1, 后: 2, 大后: 3 };
const toWeekday = (text = "") =>
  /[日天]/.test(text) ? 7 : /\d/.test(text) ? Number(text) : "一二三四五六".indexOf(text) + 1;
const parts: Record<string, PartOfDay> = {
  凌晨: "night",
  半夜: "night",
  清晨: "morning",
  早上: "morning",
  早晨: "morning",
  一早: "morning",
  上午: "morning",
  中午: "noon",
  下午: "afternoon",
  午后: "afternoon",
  傍晚: "evening",
  晚上: "evening",
  夜里: "evening",
  晚间: "evening",
};
const many = (text = "", half?: string) => (text === "半" ? 0.5 : toNumber(text)) + (half === undefined ? 0 : 0.5);

/** The longer forms first: what one has read the next ones do not see. */
export const claimsZh: readonly Form[] = [
  // 早晚八点: twice a day, of which a call has one.
  { pattern: /早晚各?(?=\s*[\d一二两三四五六七八九十]+点)/g, read: () => () => false },
  // Good morning is no morning.
  { pattern: /^(?:早上|上午|中午|下午|晚上)好/g, read: () => () => true },
  {
    pattern: /(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})[日号]?/g,
    read: ([y, m, d]) => borne.dayOfMonth(Number(d), Number(m), Number(y)),
  },
  {
    pattern: new RegExp(`(${N})月(?:份)?(${N})[日号]`, "g"),
    read: ([m = "", d = ""]) => borne.dayOfMonth(toNumber(d), toNumber(m)),
  },
  {
    pattern: new RegExp(`(这个?|本|下个?)月(${N})[日号]`, "g"),
    read: ([which = "", d = ""], now) =>
      borne.dayOfMonth(
        toNumber(d),
        now
          .toPlainDate()
          .with({ day: 1 })
          .add({ months: which.startsWith("下") ? 1 : 0 }).month,
      ),
  },
  { pattern: /(\d{1,2})\/(\d{1,2})(?![\d/])/g, read: ([m, d]) => borne.dayOfMonth(Number(d), Number(m)) },
  {
    pattern: dotted("g"),
    read: ([m, d], _, text) => {
      const isBorne = borne.dayOfMonth(Number(d), Number(m));
      return (made) => isBorne(made) || borne.isNamed(text, made);
    },
  },
  // What is left out of a series, its place in a month, and several days at once.
  {
    pattern: new RegExp(`(?<!删)除了?每?个?${days}(?:以外|之外|外)?|${days}(?:除外|不算|(?<=每.*)休息)`, "g"),
    read: ([day, later]) => borne.notOn(toWeekday(day ?? later)),
  },
  {
    pattern: new RegExp(`(?:第[一二三四五]|最后一)个?${days}`, "g"),
    read: ([day]) => borne.weekday(toWeekday(day)),
  },
  // A line of the list that was shown; whether it was used is known by the words that turn a meaning.
  { pattern: /第[一二三四五六七八1-8][个场项条件节](?!月|星期|周|礼拜|小时|孩)/g, read: () => () => true },
  { pattern: /(?<=[到至~～–—-]\s*)(?:第二天|次日)/g, read: () => borne.overnight },
  // What points back.
  { pattern: /到时候?(?!再?(?:提醒|通知|叫))|那天|当天|同一?天|那个?时候|那会儿/g, read: () => borne.fromLast(0) },
  {
    pattern: /第二天|次日|(?<!最)后一天|下一天|(?<!提)前一天|头一天/g,
    read: (_, __, text) => {
      const isBorne = borne.fromLast(/前|头/.test(text) ? -1 : 1);
      return (made) => isBorne(made) || (made.isReminded && borne.length(1440)(made));
    },
  },
  { pattern: /同一?个?时间|同一个点|同样的?时间|时间不变/g, read: () => borne.sameTime },
  {
    pattern: /(?:周|星期|礼拜)([一二三四五六日天](?:[、和]?(?:[一二三四五六天]|日(?!程|历|常))(?![点月天号早起整]))+)/g,
    read: ([all = ""]) => {
      const each = [...all.replace(/[、和]/g, "")].map((day) => borne.weekday(toWeekday(day)));
      return (made) => each.every((isBorne) => isBorne(made));
    },
  },
  {
    pattern: /(?<=^我?|每)(一三五|二四六)/g,
    read: ([all = ""]) => {
      const each = [...all].map((day) => borne.weekday(toWeekday(day)));
      return (made) => each.every((isBorne) => isBorne(made));
    },
  },
  {
    pattern: new RegExp(`每隔(${N})(?:个)?[天周月日]`, "g"),
    read:
      ([n = ""]) =>
      (made) =>
        borne.count(toNumber(n))(made) || borne.count(toNumber(n) + 1)(made),
  },
  {
    pattern: new RegExp(`(?:${W})?(?:周|星期|礼拜)([一二三四五六天](?![次回遍])|日(?!程|历|常)|[1-7](?!\\d))`, "g"),
    read: ([which, day], _, text) => {
      const isBorne = borne.weekday(toWeekday(day), which === undefined ? undefined : weeks[which]);
      return (made) => isBorne(made) || made.names.includes(text);
    },
  },
  {
    pattern: /(今明|明后)(?:两|2)?天/g,
    read: ([which], now) => {
      const first = now.toPlainDate().add({ days: which === "今明" ? 0 : 1 });
      const [one, other] = [borne.date(first), borne.date(first.add({ days: 1 }))];
      return (made) => one(made) && other(made);
    },
  },
  {
    pattern: new RegExp(`(${N})个?(周|星期|礼拜|月)(?:之|以)?后的今天`, "g"),
    read: ([n = "", unit]) => borne.away(unit === "月" ? "months" : "weeks", toNumber(n)),
  },
  // Lengths, before the clocks: 半个小时后, 两天.
  {
    pattern: new RegExp(`(\\d{1,3}|${N}|半)个?(半)?(?:(小时|钟头|(?<=个半?)钟(?!头))|(刻钟)|分钟)`, "g"),
    read: ([n, half, hours, quarter]) =>
      borne.length(Math.round(many(n, half) * (hours !== undefined ? 60 : quarter !== undefined ? 15 : 1))),
  },
  {
    pattern: new RegExp(
      `(?<![第周每星期])(${N})(?:个)?(天|周(?![一二三四五六日末])|星期(?![一二三四五六日天])|礼拜(?![一二三四五六日天])|个月|年)`,
      "g",
    ),
    read: ([n = "", unit], _, text) => {
      const name = unit === "天" ? "days" : unit === "年" ? "years" : unit === "个月" ? "months" : "weeks";
      const isBorne = borne.away(name, toNumber(n));
      return (made) => isBorne(made) || borne.isNamed(text, made);
    },
  },
  {
    pattern: new RegExp(`(?<!第)(\\d{1,3}|${N})[次节回](?!会)`, "g"),
    read:
      ([n = ""], _, text) =>
      (made) =>
        borne.count(toNumber(n))(made) || toNumber(n) === 1 || made.names.includes(text),
  },
  // A quarter to six.
  {
    pattern: new RegExp(`差(一刻|${N}分?)钟?(${N})点|(${N})点差(一刻|${N}分?)钟?`, "g"),
    read: ([m1, h1, h2, m2]) => borne.clock(toNumber(h1 ?? h2 ?? "") + 11, 60 - toMinute(m1 ?? m2)),
  },
  // 今晚八点 is a day and a clock.
  {
    pattern: /(昨|今|明|后)(?=[早晚]上?\s*[\d一二两三四五六七八九十]+[点:：时])|(?<=^|\s)(今|明|后)(?=\s)/g,
    read: ([which, alone = ""], now) => borne.date(now.toPlainDate().add({ days: relative[which ?? alone] ?? 0 })),
  },
  {
    pattern: pattern("g")`
      (?![早晚]一点)(?!(?<=[${aBit}])一点)(?<![快慢有\d十])
      (凌晨|半夜|清晨|早上|早晨|一早|上午|早|中午|下午|午后|傍晚|晚上|夜里|晚间|晚)?\s*(\d{1,2}|${N})
      (?:点钟(?!表|楼|点)|点|时(?!间|候|段|区|期|差))
      (整(?!理|改|形|容|骨|牙|体|顿|修|治|合)|半|一刻|三刻|${N}分|${bareMinute}(?![\d个位人天月号]|小时))?
    `,
    read: ([part, h = "", m]) => {
      const hour = toNumber(h);
      const name = part === undefined ? undefined : (parts[part] ?? (part === "晚" ? "evening" : "morning"));
      const late =
        name === undefined || hour > 12
          ? undefined
          : name === "afternoon" ||
            (name === "evening" && hour !== 12) ||
            (name === "noon" && hour !== 11 && hour !== 10);
      return hour === 12 && (name === "evening" || name === "night")
        ? borne.clock(0, toMinute(m), false)
        : hour > 12 && hour <= 24
          ? borne.clock(hour, toMinute(m), true)
          : borne.clock(hour, toMinute(m), late);
    },
  },
  {
    pattern: /(上午|早上|早)?(下午|晚上|傍晚|晚)?\s*(\d{1,2})[:：](\d{2})/g,
    read: ([early, late, h, m]) => {
      const half = (early ?? late) === undefined || Number(h) >= 12 ? undefined : late !== undefined;
      return borne.clock(Number(h), Number(m), half);
    },
  },
  // Days.
  {
    pattern: new RegExp(`(从)?${W}周末`, "g"),
    read: ([from, which = ""]) => borne.weekend(weeks[which] ?? 0, from !== undefined),
  },
  {
    pattern: new RegExp(`(从)?${W}(?:周|星期|礼拜)(?![一二三四五六日天会报])(起|开始)?`, "g"),
    read: ([from, which = "", on]) => borne.week(weeks[which] ?? 0, (from ?? on) !== undefined),
  },
  {
    pattern: new RegExp(`(从)?${W}月(?!底|末)(起|开始)?`, "g"),
    read: ([from, which = "", on]) => borne.monthAway(weeks[which] ?? 0, (from ?? on) !== undefined),
  },
  {
    pattern: /(大前|前|昨|今|明|大后|后)(?:天|日|儿)(?!台)/g,
    read: ([which = ""], now) => borne.date(now.toPlainDate().add({ days: relative[which] ?? 0 })),
  },
  {
    pattern: /(昨|今|明|后)(早|晚)上?/g,
    read: ([which = "", part = ""], now, text) => {
      const day = borne.date(now.toPlainDate().add({ days: relative[which] ?? 0 }));
      const hours = borne.part(part === "早" ? "morning" : "evening", text);
      return (made) => day(made) && (made.isAllDay || hours(made));
    },
  },
  {
    pattern: new RegExp(
      `(${N})[号日](?!会|教|楼|厅|线|门|院|店(?!里|放|休|关|开)|房|桌|车|馆|室|码|机|站|场|球|位|铺|游|三餐)(?<![路街巷弄道滩](?:\\d{1,4}|${N})号)`,
      "g",
    ),
    read:
      ([d = ""], _, text) =>
      (made) =>
        borne.dayOfMonth(toNumber(d))(made) || made.names.includes(text),
  },
  {
    pattern: new RegExp(`从(${N})月(?:份)?(?:起|开始)`, "g"),
    read:
      ([m = ""]) =>
      ({ marks }) =>
        marks[0]?.month === toNumber(m),
  },
  { pattern: new RegExp(`(${N})月(?:份|底|末)?`, "g"), read: ([m = ""]) => borne.month(toNumber(m)) },
  {
    pattern: /(凌晨|半夜|清晨|早上|早晨|一早|上午|中午|下午|午后|傍晚|晚上|夜里|晚间)/g,
    read: ([name = ""], _, text) => borne.part(parts[name] ?? "morning", text),
  },
  { pattern: /上一?[次回]/g, read: () => borne.past },
  // 双周例会 may be called so, where it is there already; what is new repeats.
  {
    pattern: /双周|单周|隔周/g,
    read: (_, __, text) => (made) => made.isRepeated || made.isRead || made.names.includes(text),
  },
  { pattern: /每|隔(?=[天周日月年一两])/g, read: (_, __, text) => borne.repeated(text) },
  {
    pattern: /提前|提早|往前|(?<![明今昨清一])早(?![上晨安餐饭点教会茶市班课操读产])/g,
    read: () => borne.way("earlier"),
  },
  {
    pattern: /推迟|延后|往后|延期|顺延|(?<![明今昨傍])晚(?![上间饭餐会安宴班课自年辈])/g,
    read: () => borne.way("later"),
  },
  { pattern: /延长|拉长|加长/g, read: () => borne.way("longer") },
  { pattern: /缩短/g, read: () => borne.way("shorter") },
  { pattern: /(?<![\w.])(\d+)(?![\w])/g, read: ([value], _, text) => borne.figure(Number(value), text) },
  {
    pattern: /[二两三四五六七八九十]{1,3}(?![下起些直定会切时])/g,
    read: (_, __, text) => borne.figure(toNumber(text), text),
  },
];
