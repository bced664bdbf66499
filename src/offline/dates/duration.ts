import { pattern } from "../../base/pattern.ts";
import { number as N, toNumber } from "./chinese-numbers.ts";
import { amount, toAmount } from "./english-numbers.ts";

/** A length of time in a text, and where it stands. */
export interface Duration {
  index: number;
  text: string;
  minutes: number;
}

const chinese = pattern()`
  (?:大概|大约|预计|时长|持续|为期|约|共|需要|(?<=会|[，,])开|(?<=[，,])要)*\s*(?<!过)(${N}|半|\d{1,3}(?:\.5)?)个?(半)?
  (小时|钟头|(?<=个半?)钟(?!头)|分钟|刻钟)(?!之?后|以后)(?:左右|时长)?的?
`;
// Letters count as units behind a figure only: "am" is no minute.
const english = pattern("i")`
  (?<!(?<!\b(?:squeeze|fit|slot|cram|get|sneak|work) )\bin\s)(?<!\bin about\s)(?<!\bhalf\s)\b(?:(?:for|lasting|
  lasts|taking)\s+)?(?:about\s+)?
  (?:(half(?:\s+an?)?)[\s-]*(hour)|
  (${amount})(?:\s+and\s+a\s+(half))?[\s-]*(?:(?:free|spare|full|whole|solid|quiet)\s+)?(hours?|hrs?|minutes?|mins?|
  (?<=\d\s?)[hm])(?:\s+and\s+a\s+(half))?)
  \b(?!\s+(?:from now|later|ago))(?:[\s-]+long\b)?
`;

export function findDuration(text: string): Duration | undefined {
  const zh = chinese.exec(text);
  if (zh !== null) {
    const [whole, count = "", half, unit] = zh;
    const many =
      (count === "半" ? 0.5 : /^[\d.]+$/.test(count) ? Number(count) : toNumber(count)) +
      (half === undefined ? 0 : 0.5);
    return {
      index: zh.index,
      text: whole,
      minutes: Math.round(many * (unit === "分钟" ? 1 : unit === "刻钟" ? 15 : 60)),
    };
  }
  const en = english.exec(text);
  if (en === null) return undefined;
  const [whole, halfHour, , count = "", half, unit = "", halfAfter] = en;
  if (halfHour !== undefined) return { index: en.index, text: whole, minutes: 30 };
  const many = toAmount(count) + (half === undefined && halfAfter === undefined ? 0 : 0.5);
  return { index: en.index, text: whole, minutes: Math.round(many * (unit.toLowerCase().startsWith("h") ? 60 : 1)) };
}

/** The text with a place in it blanked out: the positions of everything else stay. */
export const blank = (text: string, { index, text: part }: { index: number; text: string }): string =>
  text.slice(0, index) + " ".repeat(part.length) + text.slice(index + part.length);
