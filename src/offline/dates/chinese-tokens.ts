import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { aBit, bareMinute, dotted, number as N, toMinute, toNumber } from "./chinese-numbers.ts";
import { dayOfMonth, endOfMonth, month, monthDay, oneDay, toDate, week, weekday, weekend } from "./days.ts";
import type { Part, When } from "./when.ts";

/** One piece of a time expression. Pieces that stand side by side make one expression. */
export type Piece = Omit<When, "index" | "text">;
interface Token {
  pattern: RegExp;
  read(groups: (string | undefined)[], now: Temporal.ZonedDateTime): Piece | undefined;
}

const weeks: Record<string, number> = { 上上: -2, 上: -1, 这: 0, 本: 0, 下: 1, 下下: 2, 再下: 2 };
const weekdays = "一二三四五六日";
// 安排一下周四: 一下 is "please", and no week.
const W = "(?<!(?<![周期拜])一)(上上|(?<![加写记补留])上|这|本|下下|再下|下)(?:一)?(?:个)?";
const relative: Record<string, number> = { 大前: -3, 前: -2, 昨: -1, 今: 0, 明: 1, 后: 2, 大后: 3 };
const partOf: Record<string, Part> = {
  凌晨: "night",
  半夜: "night",
  清晨: "morning",
  早上: "morning",
  早晨: "morning",
  一早: "morning",
  上午: "morning",
  早: "morning",
  中午: "noon",
  正午: "noon",
  下午: "afternoon",
  午后: "afternoon",
  傍晚: "evening",
  晚上: "evening",
  夜里: "evening",
  晚间: "evening",
  晚: "evening",
};
const P = Object.keys(partOf).join("|");
const clock = (
  part: string | undefined,
  hour: number,
  { minute, isBare }: { minute: number; isBare: boolean },
): Piece | undefined =>
  hour > 24 || minute > 59
    ? undefined
    : {
        time: new Temporal.PlainTime(hour % 24, minute),
        isBare: isBare && hour >= 1 && hour <= 12,
        ...(part !== undefined && { part: partOf[part] }),
      };
const dateOf = (day: Temporal.PlainDate | undefined): Piece | undefined =>
  day === undefined ? undefined : oneDay(day);
const hours = (text: string | undefined, hasHalf: boolean) =>
  text === "半" ? 0.5 : toNumber(text ?? "0") + (hasHalf ? 0.5 : 0);
const inMinutes = (now: Temporal.ZonedDateTime, minutes: number): Piece => ({
  at: now.round({ smallestUnit: "minute", roundingMode: "floor" }).add({ minutes }),
});
/** Tried in this order at every place of the text, so the longer forms stand first. */
export const tokens: readonly Token[] = [
  {
    pattern: /(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})[日号]?/y,
    read: ([y, m, d]) => dateOf(toDate({ year: Number(y), month: Number(m), day: Number(d) })),
  },
  {
    pattern: new RegExp(`(${N})月(?:份)?(${N})[日号]?(?!天)`, "y"),
    read: ([m = "", d = ""], now) => dateOf(monthDay(now.toPlainDate(), toNumber(m), toNumber(d))),
  },
  {
    pattern: /(\d{1,2})\/(\d{1,2})(?![\d/])/y,
    read: ([m, d], now) => dateOf(monthDay(now.toPlainDate(), Number(m), Number(d))),
  },
  // 5.20 is a day, 1.5 小时 and 3.5 折 are none.
  {
    pattern: dotted("y"),
    read: ([m, d], now) => dateOf(monthDay(now.toPlainDate(), Number(m), Number(d))),
  },
  {
    pattern: new RegExp(`(这|本|下)个?月(${N})[日号]`, "y"),
    read: ([which = "", d = ""], now) => dateOf(toDate({ ...yearMonth(now, weeks[which] ?? 0), day: toNumber(d) })),
  },
  {
    pattern: new RegExp(
      `(?:(${N})|(这|本|下)个?)月(?:份)?的?(?:第([一二三四])|(最后一))个?(?:周|星期|礼拜)([一二三四五六日天])`,
      "y",
    ),
    read: ([m, which = "", place, , d = ""], now) => {
      const start = now.toPlainDate().with({ day: 1 });
      const first = m === undefined ? start.add({ months: weeks[which] ?? 0 }) : monthDay(start, toNumber(m), 1);
      if (first === undefined) return undefined;
      const last = endOfMonth(first);
      return oneDay(
        place === undefined
          ? last.subtract({ days: (last.dayOfWeek - toWeekday(d) + 7) % 7 })
          : weekday(first, toWeekday(d)).add({ weeks: "一二三四".indexOf(place) }),
      );
    },
  },
  {
    pattern: new RegExp(`(${N})月(?:份)?的?最后一天`, "y"),
    read: ([m = ""], now) => {
      const first = monthDay(now.toPlainDate().with({ day: 1 }), toNumber(m), 1);
      return first === undefined ? undefined : oneDay(endOfMonth(first));
    },
  },
  {
    pattern: /(这个?|本|下个?)?月?[底末]?的?最后一天/y,
    read: ([which = ""], now) => oneDay(endOfMonth(now.toPlainDate().add({ months: which.startsWith("下") ? 1 : 0 }))),
  },
  {
    pattern: new RegExp(`(?:(?<![每个])(${N})|(这个?|本|下个?))?月(?:份)?的?(?:底|末)`, "y"),
    read: ([m, which = ""], now) => {
      const named = m === undefined ? undefined : monthDay(now.toPlainDate().with({ day: 1 }), toNumber(m), 1);
      const last = endOfMonth(named ?? now.toPlainDate().add({ months: which.startsWith("下") ? 1 : 0 }));
      return { days: { first: last.subtract({ days: 5 }), last }, isSpan: true };
    },
  },
  // A month alone is something to look at; 三月三 and 3月5 were read above.
  {
    pattern: new RegExp(`(?<![每个])(${N})月(?:份)?(?![底末\\d一二三四五六七八九十])`, "y"),
    read: ([m = ""], now) => {
      const first = monthDay(now.toPlainDate().with({ day: 1 }), toNumber(m), 1);
      return first === undefined ? undefined : month(first, 0);
    },
  },
  {
    pattern: /(今明|明后)(?:两|2)?天/y,
    read: ([which], now) => {
      const first = now.toPlainDate().add({ days: which === "今明" ? 0 : 1 });
      return { days: { first, last: first.add({ days: 1 }) } };
    },
  },
  {
    pattern: /(?:这|本)个?(周|星期|月)(?:剩下|剩余|余下)(?:的)?(?:这|那)?(?:几天|日子|时间|天)?/y,
    read: ([unit], now) => {
      const { days } = (unit === "月" ? month : week)(now.toPlainDate(), 0);
      return { days: { first: now.toPlainDate(), last: days.last }, isSpan: true };
    },
  },
  { pattern: new RegExp(`${W}周末`, "y"), read: ([which = ""], now) => weekend(now.toPlainDate(), weeks[which] ?? 0) },
  { pattern: /周末/y, read: (_, now) => weekend(now.toPlainDate(), 0) },
  {
    pattern: new RegExp(`(?:${W})?(?:周|星期|礼拜)([一二三四五六天]|日(?!程|历|常)|[1-7](?!\\d))`, "y"),
    read: ([which, d = ""], now) =>
      oneDay(weekday(now.toPlainDate(), toWeekday(d), which === undefined ? undefined : weeks[which])),
  },
  {
    pattern: new RegExp(`${W}(?:周|星期|礼拜)`, "y"),
    read: ([which = ""], now) => week(now.toPlainDate(), weeks[which] ?? 0),
  },
  {
    pattern: /(?:未来|接下来|最近)(?:一周|七天|7天|几天)/y,
    read: (_, now) => ({ days: { first: now.toPlainDate(), last: now.toPlainDate().add({ days: 6 }) }, isSpan: true }),
  },
  {
    pattern: new RegExp("(上上|上|这|本|下下|再下|下)个?月", "y"),
    read: ([which = ""], now) => month(now.toPlainDate(), weeks[which] ?? 0),
  },
  {
    pattern: /(大前|前|昨|今|明|大后|后)(?:天|日|儿)/y,
    read: ([which = ""], now) => oneDay(now.toPlainDate().add({ days: relative[which] ?? 0 })),
  },
  {
    pattern: /(昨|今|明|后)(早|晚)上?/y,
    read: ([which = "", part = ""], now) => ({
      ...oneDay(now.toPlainDate().add({ days: relative[which] ?? 0 })),
      part: partOf[part],
    }),
  },
  {
    pattern: new RegExp(`(?:再?过)?(${N}|半)个?(半)?(?:小时|钟头)(?:之后|以后|后)`, "y"),
    read: ([n, half], now) => inMinutes(now, hours(n, half !== undefined) * 60),
  },
  {
    pattern: new RegExp(`(?:再?过)?(${N})分钟(?:之后|以后|后)|再?过(${N})分钟`, "y"),
    read: ([a, b], now) => inMinutes(now, toNumber(a ?? b ?? "0")),
  },
  {
    pattern: new RegExp(`(?:再?过)?(${N})刻钟(?:之后|以后|后)|再?过(${N})刻钟`, "y"),
    read: ([a, b], now) => inMinutes(now, 15 * toNumber(a ?? b ?? "0")),
  },
  {
    pattern: new RegExp(`(${N})(天|周|个星期|个礼拜|个月)(?:之前|以前|前)(?!提醒|通知|叫)`, "y"),
    read: ([n = "", unit], now) => {
      const many = toNumber(n);
      const back = unit === "天" ? { days: many } : unit === "个月" ? { months: many } : { weeks: many };
      return oneDay(now.toPlainDate().subtract(back));
    },
  },
  {
    pattern: new RegExp(`(${N})天(?:之后|以后|后)|过(${N})天`, "y"),
    read: ([a, b], now) => oneDay(now.toPlainDate().add({ days: toNumber(a ?? b ?? "0") })),
  },
  {
    pattern: new RegExp(`(${N})个?(?:周|星期|礼拜)(?:之后|以后|后)(?:的今天)?`, "y"),
    read: ([n = ""], now) => oneDay(now.toPlainDate().add({ weeks: toNumber(n) })),
  },
  {
    pattern: new RegExp(`(${N})个月(?:之后|以后|后)(?:的今天)?`, "y"),
    read: ([n = ""], now) => oneDay(now.toPlainDate().add({ months: toNumber(n) })),
  },
  // 3号会议室 and 2号楼 are places.
  {
    pattern: new RegExp(
      `(${N})[号日](?!会|教|楼|厅|线|门|院|店(?!里|放|休|关|开)|房|桌|车|馆|室|码|机|场)(?<![路街巷弄道滩](?:\\d{1,4}|${N})号)`,
      "y",
    ),
    read: ([d = ""], now) => dateOf(dayOfMonth(now.toPlainDate(), toNumber(d))),
  },
  {
    pattern: new RegExp(`(${P})?\\s*(\\d{1,2})[:：](\\d{2})`, "y"),
    read: ([part, h, m]) => clock(part, Number(h), { minute: Number(m), isBare: part !== undefined || Number(h) <= 6 }),
  },
  // A quarter to six, and the nine of 9-12点.
  {
    pattern: new RegExp(`(${P})?\\s*(?:差(一刻|${N}分?)钟?(${N})点|(${N})点差(一刻|${N}分?)钟?)(?![\\d个])`, "y"),
    read: ([part, m1, h1, h2, m2]) =>
      clock(part, (toNumber(h1 ?? h2 ?? "") + 11) % 12 || 12, { minute: 60 - toMinute(m1 ?? m2), isBare: true }),
  },
  {
    pattern: new RegExp(`(${P})?\\s*(?<![\\d:：])(\\d{1,2})(?=\\s*[-–—~～]\\s*\\d{1,2}[点时])`, "y"),
    read: ([part, h]) => clock(part, Number(h), { minute: 0, isBare: true }),
  },
  // 晚一点 is "a little later", not one in the evening.
  {
    pattern: pattern("y")`
      (?![早晚]一点)(?!(?<=[${aBit}])一点)(?<![快慢有\d])
      (${P})?\s*(${N})(?:点钟(?!表|楼|点)|点|时(?!间|候|段|区|期|差))
      (整(?!理|改|形|容|骨|牙|体|顿|修|治|合)|半|一刻|三刻|${N}分|${bareMinute}(?![\d个位人天分月号]|小时))?
      (?:左右|前后)?
    `,
    read: ([part, h = "", m]) => clock(part, toNumber(h), { minute: toMinute(m), isBare: true }),
  },
  {
    pattern: /(凌晨|半夜|清晨|早上|早晨|一早|上午|中午|下午|午后|傍晚|晚上|夜里|晚间)/y,
    read: ([part = ""]) => ({ part: partOf[part] }),
  },
];

function toWeekday(text: string): number {
  return text === "天" ? 7 : /\d/.test(text) ? Number(text) : weekdays.indexOf(text) + 1;
}

function yearMonth(now: Temporal.ZonedDateTime, months: number): { year: number; month: number } {
  const { year, month: monthNo } = now.toPlainDate().with({ day: 1 }).add({ months });
  return { year, month: monthNo };
}
