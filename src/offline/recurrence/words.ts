import { Temporal } from "temporal-polyfill";
import type { Locale } from "../../base/locale.ts";
import { wordDay } from "../wording.ts";
import type { Recurrence } from "./recurrence.ts";
import { codes } from "./weekdays.ts";

const units = {
  daily: ["天", "day"],
  weekly: ["周", "week"],
  monthly: ["月", "month"],
  yearly: ["年", "year"],
} as const;
const places = ["first", "second", "third", "fourth", "fifth"];
const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Every two weeks on Mon, Thu until Jun 30: said with the event, so that a wrong reading is seen. */
export function wordRecurrence(
  { freq, interval = 1, by_weekday: days, count, until }: Recurrence,
  language: Locale,
): string {
  const [zh, en] = units[freq];
  const last = until === undefined ? undefined : wordDay(Temporal.PlainDate.from(until), language);
  if (language === "zh-CN") {
    const every = interval === 1 ? `每${zh}` : `每${interval}${freq === "monthly" ? "个" : ""}${zh}`;
    const on = days === undefined ? "" : `（${days.map((day) => wordCode(day, language)).join("、")}）`;
    return `${every}${on}${last === undefined ? "" : `到${last}为止`}${count === undefined ? "" : `共${count}次`}`;
  }
  const every = interval === 1 ? `every ${en}` : `every ${interval} ${en}s`;
  const on = days === undefined ? "" : ` on ${days.map((day) => wordCode(day, language)).join(", ")}`;
  return `${every}${on}${last === undefined ? "" : ` until ${last}`}${count === undefined ? "" : `, ${count} times`}`;
}

/** FR, and -1FR for the last Friday of a month. */
function wordCode(code: string, language: Locale): string {
  const place = Number.parseInt(code, 10);
  const at = codes.indexOf(code.slice(-2));
  if (language === "zh-CN") {
    const day = `周${"一二三四五六日"[at]}`;
    return Number.isNaN(place) ? day : place < 0 ? `最后一个${day}` : `第${"一二三四五"[place - 1]}个${day}`;
  }
  const day = names[at] ?? code;
  return Number.isNaN(place) ? day : `the ${place < 0 ? "last" : places[place - 1]} ${day}`;
}
