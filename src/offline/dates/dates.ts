import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { makeRecent } from "../recent.ts";
import { findChinese } from "./chinese.ts";
import { blank, findDuration, type Duration } from "./duration.ts";
import { findEnglish, rewordEnglish } from "./english.ts";
import { spellFeasts } from "./feasts.ts";
import { join, type When } from "./when.ts";

/** What a text says about time, and the text without it. */
export interface Times {
  /** All expressions, taken as one. */
  when?: When;
  whens: readonly When[];
  duration?: Duration;
  /** The text with every time in it blanked out. */
  rest: string;
}

export function reword(text: string, now: Temporal.ZonedDateTime, language: Locale): string {
  // What stands in brackets is a clause of its own: (remind me 5 minutes before), 3月23日（周一）.
  const open = text.replace(/\s*[（(]([^（）()]*\p{L}[^（）()]*)[）)]/gu, language === "en" ? ", $1," : "，$1，");
  const plain = open.replace(/([,，])(?=\s*(?:$|[,，.。;；]))/g, "");
  return language === "en"
    ? rewordEnglish(spellFeasts(open === text ? text : plain, now.toPlainDate()), now)
    : open === text
      ? text
      : plain;
}

/** "Dinner at 7" is in the evening, whatever the clock says alone. */
const late = pattern("i")`
  晚饭|晚餐|夜宵|宵夜|酒吧|喝酒|喝一杯|酒局|唱[Kk歌]|KTV|蹦迪|夜市|夜跑|演唱会|看(?:场)?电影|话剧|音乐[剧会]|歌剧|相声|脱口秀|
  晚会|晚宴|晚自习|酒会|吃火锅|吃烧烤|[订定][^，,。]{0,10}(?:位子?|座位?|一?桌|包[间厢])|
  \b(?:dinner|supper|drinks|movie|cinema|theatre|theater|opera|party|concert|gig|pub|restaurant|table|[a-z]+ night)\b
`;

/** At six, seven or eight, so is what people do behind their work. */
const leisure = pattern("i")`
  \b(?:book club|bowling|poker|trivia|karaoke|bingo|potluck|open mic|comedy|gala|prom|choir|quiz|scouts|cubs|
  brownies|am dram|babysit\w*|wine|evening (?:class|course|lesson|service|walk|run)|
  rehearsal|band practice|salsa|pta|improv|musical|(?<!little )league|darts|bunco)\b
`;

const bedtime = /(?<!午)睡觉(?!前)|入睡|哄睡|就寝|上床|关灯|熄灯/;

/** And getting up is in the morning. */
const early =
  /起床|闹钟|叫我起|叫醒|早起|早餐|早饭|早点铺|晨跑|晨练|\b(?:alarm|wake|waking|get up|breakfast|sunrise)\b/i;

const recent = makeRecent<Times>(256);

/** `text` has been reworded before. */
export const findTimes = (text: string, now: Temporal.ZonedDateTime, language: Locale): Times =>
  recent(`${language} ${now.epochMilliseconds} ${now.timeZoneId} ${text}`, () => find(text, now, language));

function find(text: string, now: Temporal.ZonedDateTime, language: Locale): Times {
  const duration = findDuration(text);
  let rest = duration === undefined ? text : blank(text, duration);
  // People who write Chinese say "3pm" too, so English is looked for in what Chinese has left.
  const whens = language === "zh-CN" ? findChinese(rest, now) : [];
  for (const when of whens) rest = blank(rest, when);
  if (language === "en" || /\d\s*[ap]m/i.test(rest)) {
    for (const when of findEnglish(rest, now)) {
      whens.push(when);
      rest = blank(rest, when);
    }
  }
  whens.sort((a, b) => a.index - b.index);
  const when = inItsHalf(whens.reduce<When | undefined>(join, undefined), text);
  return { when, whens, ...(duration !== undefined && { duration }), rest };
}

/** An hour without its half of the day, as what is done then tells it. */
export function inItsHalf(when: When | undefined, text: string): When | undefined {
  if (when?.isBare !== true || when.part !== undefined) return when;
  const hour = when.time?.hour ?? 0;
  // 十点睡觉, 十二点睡觉: whoever sleeps then does so at night.
  if (hour >= 8 && hour <= 12 && bedtime.test(text)) return { ...when, part: "evening" };
  // 十一点吃饭 is before noon, 七点吃饭 is not.
  const isLate =
    late.test(text) ||
    (leisure.test(text) && hour >= 6 && hour <= 8) ||
    (/吃(?:个|顿)?饭|聚|火锅|烧烤|撸串|应酬|饭局|小酌/.test(text) && hour >= 5 && hour <= 8);
  if (isLate && hour !== 12) return { ...when, part: "evening" };
  return early.test(text) ? { ...when, part: "morning" } : when;
}
