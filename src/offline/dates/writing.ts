import type { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { dayOfMonth, monthDay, week, weekday } from "./days.ts";
import { amount, toAmount } from "./english-numbers.ts";
import { dayNames as D, hours, led, months, toHour, weekdays } from "./english-words.ts";
import { spellSpoken } from "./spoken-hours.ts";

const short = "jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
const M = months.join("|");
const H = `(\\d{1,2}|${hours.join("|")})`;
const nth = "(\\d{1,2})(?:st|nd|rd|th)";
const fullMonth = (name: string) => months.find((month) => month.startsWith(name.slice(0, 3).toLowerCase())) ?? name;
const dayNo = (name: string) => weekdays.findIndex((day) => day.startsWith(name.slice(0, 3).toLowerCase())) + 1;

/**
 * How days and hours are written in notes, put into the words that the other rules know: "Tues 24th", "28 mar", 16h30,
 * "half 3", "14-17". Where the day of the week is not that of the date, both stay, and one of them is found unused.
 */
export function spellOut(text: string, now: Temporal.ZonedDateTime): string {
  return spellClocks(
    spellDays(
      text.replace(singleQuoted, '"$1"').replace(shortDay, fullDay).replace(lastDay, fullDay),
      now.toPlainDate(),
    ),
  );
}

/** 'send invoices' as a title. */
const singleQuoted = /(?<=^|\s)'([^']{2,60})'(?=\s|$|[,.?!])/g;
const shortDay =
  /\b(?:mon|tue|wed|thurs?|thu|fri|sat|sun)\b(?= (?:night|morning|afternoon|evening|all day|whole day)\b)/gi;
/** "Am I free sat": at the end it is a day, unless somebody sat, or is in the sun. */
const lastDay = new RegExp(
  "(?<=\\w )(?<!\\b(?:the|i|he|she|we|they|it|you|who|have|had|having|been|baby|cat|dog|house|pet|full) )" +
    "\\b(?:sat|sun)(?=\\s*[?!.]*\\s*$)",
  "gi",
);
const fullDay = (name: string) => weekdays[dayNo(name) - 1] ?? name;

/** "Tue to Thu next week", "next week Mon-Wed". */
const nextWeek = new RegExp(
  `\\b(?:from )?(${D}) ?(?:to|till|until|through|-|–) ?(${D}),? (?:of )?next week\\b|` +
    `\\bnext week,? (?:from )?(${D}) ?(?:to|till|until|through|-|–) ?(${D})\\b`,
  "gi",
);

const hourBehind = new RegExp(`\\b(${D}|today|tomorrow|tonight) ([1-9]|1[0-2])(?=\\s*$|,| (?:at|with|in|@) )`, "gi");

/** At seven or eight alone, only of these it is known which half of the day is meant. */
const evenings = /\b(?:dinner|supper|drinks|movie|cinema|party|concert|pub|theatre|theater|opera)\b/i;

/** "In the evening on thursday", of which chrono reads the evening alone; "at 8 in the evening" it knows. */
const partFirst = new RegExp(
  "(?<!\\b(?:\\d{1,2}|[ap]m|o'clock|noon) )\\b(?:in the|at) (morning|afternoon|evening|night),? (?:on |of )?" +
    `((?:this |next )?(?:${weekdays.join("|")})|tomorrow|today)\\b`,
  "gi",
);

function spellDays(text: string, today: Temporal.PlainDate): string {
  const named = (day: Temporal.PlainDate | undefined, name: string, all: string) =>
    day === undefined ? all : day.dayOfWeek === dayNo(name) ? day.toString() : `${name} ${day.toString()}`;
  return (
    text
      .replace(partFirst, "$2 $1")
      .replace(new RegExp(`\\b(\\d{1,2})(st|nd|rd|th)?( of)? (${short})\\b\\.?`, "gi"), (_, ...found: string[]) =>
        [found[0], found[1] ?? "", found[2] ?? "", " ", fullMonth(found[3] ?? "")].join(""),
      )
      .replace(
        new RegExp(`\\b(${short})\\b\\.? (?=\\d{1,2}(?:st|nd|rd|th)?\\b(?! ?[ap]m|:))`, "gi"),
        (_, name: string) => `${fullMonth(name)} `,
      )
      // A dash between two things, and not between two times.
      .replace(new RegExp(`(?<=\\b(?:${M})) [–—-] (?=\\d{1,2}(?:[:.]\\d\\d| ?[ap]m))`, "gi"), ", ")
      .replace(
        / [–—] (?!\d)|(?<!\d|\b(?:\d{1,2})?[ap]m|\b(?:noon|midnight)) [–—-] (?=\d{1,2}(?:[:.]\d\d| ?[ap]m)\b)/gi,
        ", ",
      )
      .replace(
        new RegExp(`\\b(${D}),? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${M})\\b,?(?! \\d{4})`, "gi"),
        (all: string, name: string, day: string, month: string) =>
          named(monthDay(today, months.indexOf(month.toLowerCase()) + 1, Number(day)), name, all),
      )
      .replace(
        new RegExp(`\\b(${D}),? (?:the )?${nth}\\b(?! (?:of|floor|grade|birthday|anniversary|${M})\\b)`, "gi"),
        (all: string, name: string, day: string) => named(dayOfMonth(today, Number(day)), name, all),
      )
      .replace(new RegExp(`\\b(?:the )?(?:rest|remainder) of (${M})\\b`, "gi"), (_, name: string) =>
        months.indexOf(name.toLowerCase()) + 1 === today.month ? "the rest of the month" : name,
      )
      .replace(nextWeek, (all: string, ...found: (string | undefined)[]) => {
        const [from, to] = [found[0] ?? found[2] ?? "", found[1] ?? found[3] ?? ""].map(dayNo);
        const monday = week(today, 1).days.first;
        return from === undefined || to === undefined || from >= to
          ? all
          : `${monday.add({ days: from - 1 }).toString()} to ${monday.add({ days: to - 1 }).toString()}`;
      })
      // "Mon 23" is a date where the 23rd is a Monday.
      .replace(bareDate, (all: string, name: string, day: string) => {
        const date = dayOfMonth(today, Number(day));
        return date?.dayOfWeek === dayNo(name) ? date.toString() : all;
      })
      // "Dinner thursday 7", unless that is a date.
      .replace(hourBehind, (all: string, name: string, hour: string) =>
        dayOfMonth(today, Number(hour))?.dayOfWeek === dayNo(name) || (/[78]/.test(hour) && !evenings.test(text))
          ? all
          : `${fullDay(name)} at ${hour}`,
      )
      .replace(
        new RegExp(
          `\\b(?:the )?${nth} ?(?:to|through|thru|until|till|-|–) ?(?:the )?${nth}\\b(?! (?:of|${M})\\b)`,
          "gi",
        ),
        (all: string, from: string, to: string) => daysFrom(dayOfMonth(today, Number(from)), Number(to)) ?? all,
      )
      // "April 10 through Sunday the 12th", of which the end has been read.
      .replace(
        new RegExp(
          `\\b(?:(?:${D}),? )?(${M}) (\\d{1,2})(?:st|nd|rd|th)? (?:through|thru|until|till|to|-) ` +
            "(\\d{4}-\\d\\d-\\d\\d)",
          "gi",
        ),
        (all: string, name: string, day: string, last: string) =>
          `${monthDay(today, months.indexOf(name.toLowerCase()) + 1, Number(day))?.toString() ?? all} to ${last}`,
      )
      .replace(
        new RegExp(
          `\\b(${M}) (\\d{1,2})(?:st|nd|rd|th)? (?:through|thru|until|till|to) ` +
            `(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![:.\\d]| ?[ap]m)\\b`,
          "gi",
        ),
        "$1 $2 to $1 $3",
      )
      .replace(
        new RegExp(`\\b(?:the )?(first|second|third|fourth|last) (${weekdays.join("|")}) (?:of|in) (${M})\\b`, "gi"),
        (all: string, place: string, name: string, month: string) =>
          nthOf(monthDay(today.with({ day: 1 }), months.indexOf(month.toLowerCase()) + 1, 1), dayNo(name), place) ??
          all,
      )
      .replace(/\b(\d{1,2})\.(1[0-2]|0?[1-9])\.(?:(20\d\d)\b)?(?!\d)/g, (all: string, day: string, month: string) =>
        all.length > 7 ? all : (monthDay(today, Number(month), Number(day))?.toString() ?? all),
      )
      .replace(
        new RegExp(`\\b(?:the )?${nth} of next month\\b|\\bnext month,? (?:on )?the ${nth}\\b`, "gi"),
        (all: string, a: string | undefined, b: string | undefined) =>
          inNextMonth(today, Number(a ?? b))?.toString() ?? all,
      )
      // "Thursday week", "a week on Thursday".
      .replace(
        new RegExp(`\\b(${weekdays.join("|")}) week\\b(?! (?:\\d|one|two|of)\\b|-)`, "gi"),
        (_, name: string) => `${weekday(today, dayNo(name)).add({ weeks: 1 }).toString()}`,
      )
      .replace(
        new RegExp(`(?<!\\b(?:for|every|once|twice|times|in) )\\b(${amount}) weeks? on (${D})\\b`, "gi"),
        (_, many: string, name: string) =>
          weekday(today, dayNo(name))
            .add({ weeks: Math.min(99, toAmount(many)) })
            .toString(),
      )
      .replace(new RegExp(`\\bin (${amount}) weeks?,? on (${D})\\b`, "gi"), (_, many: string, name: string) =>
        week(today, Math.min(99, toAmount(many)))
          .days.first.add({ days: dayNo(name) - 1 })
          .toString(),
      )
  );
}

/** A day of the week and a number that no clock with two halves has. */
const bareDate = new RegExp(
  `\\b(${D}),? (1[3-9]|2\\d|3[01])\\b(?![:.\\d/]| ?(?:[ap]m|h|` +
    `hrs?|hours?|mins?|minutes?|o'clock|-|–|to|till|until)\\b| ?[-–])`,
  "gi",
);

/** The last Friday of March. */
function nthOf(first: Temporal.PlainDate | undefined, day: number, place: string): string | undefined {
  const at = ["first", "second", "third", "fourth"].indexOf(place.toLowerCase());
  const last = first?.with({ day: first.daysInMonth });
  return at < 0
    ? last?.subtract({ days: (last.dayOfWeek - day + 7) % 7 }).toString()
    : first && weekday(first, day).add({ weeks: at }).toString();
}

const daysFrom = (first: Temporal.PlainDate | undefined, day: number): string | undefined => {
  const last = first === undefined ? undefined : dayOfMonth(first, day);
  return last === undefined ? undefined : `${first?.toString()} to ${last.toString()}`;
};

function inNextMonth(today: Temporal.PlainDate, day: number): Temporal.PlainDate | undefined {
  const month = today.with({ day: 1 }).add({ months: 1 });
  return day >= 1 && day <= month.daysInMonth ? month.with({ day }) : undefined;
}

/** Figures that count something, or belong to its name, are no hours. */
const things = pattern()`
  chapters?|pages?|rounds?|levels?|units?|grades?|years?|ages?|aged|rooms?|floors?|gates?|questions?|lessons?|
  weeks?|days?|parts?|steps?|items?|tasks?|sections?|sprints?|week|day|no|nos|numbers?|exercises?|slides?|courts?|
  tables?|seats?|games?|kids|episodes?|seasons?|phases?|version|v
`.source;
const counted = `(?<!\\b(?:${things})\\.? )`;
/** "Pages 9-12": neither is an hour. */
export const countedThings = new RegExp(
  `\\b(?:${things})\\.? \\d+ ?[-–] ?\\d+\\b|\\b1[:-]1(?= w\\/)|\\b(?:under|over|u)[- ]?\\d{1,2}s?\\b(?! ?(?:[ap]m|:))`,
  "gi",
);

function spellClocks(text: string): string {
  const clock = (hour: string, minute = "00") => `${Number(hour)}:${minute}`;
  return (
    spellSpoken(text)
      .replace(/(?<=\s)@ (?=\d)/g, "at ")
      // What ends at noon began before it.
      .replace(
        /(?<![\d:/.-])\b([6-9]|1[01])(:\d\d)? ?(to|till|until|-|–) ?(?:noon|midday|12 ?pm)\b/gi,
        "$1$2am to 12pm",
      )
      .replace(
        /,? ?\bfirst thing(?: in the morning)?(?=,| (?:today|tomorrow|on)\b)(?=.*\b\d{1,2}(?::\d\d)? ?am\b)/gi,
        "",
      )
      .replace(/\b(1[3-9]|2[0-3])h([0-5]\d)?\b/gi, (_, hour: string, minute?: string) => clock(hour, minute))
      .replace(
        new RegExp(
          `(?:${led}([01]\\d|2[0-3])([0-5]\\d)|(?<=[a-z] )(0\\d)([0-5]\\d)(?= (?:on |this |next )?` +
            `(?:${D}|today|tomorrow)\\b))(?: ?(?:hrs|hours))?\\b(?![-/.\\d])`,
          "gi",
        ),
        (all: string, hour?: string, minute?: string, early = "", past = "") =>
          /^(?:19|20)\d\d$/.test(all) && Number(minute) > 10 ? all : clock(hour ?? early, minute ?? past),
      )
      .replace(
        new RegExp(`${led}half ${H}\\b(?! (?:of|an?|hours?|days?|price|term|days|people|price)\\b|[-%:])`, "gi"),
        (_, hour: string) => `${toHour(hour)}:30`,
      )
      .replace(
        new RegExp(
          `${led}(\\d|1\\d|2[0-3])\\.([0-5][05])\\b(?![.\\d%]| ?(?:k|km|kg|m|miles?|x|usd|eur|gbp|bucks)\\b)`,
          "gi",
        ),
        "$1:$2",
      )
      .replace(/(?:\b(?:at|around|about) )*\b(\d{1,2}(?::\d\d)?) ?-?ish\b/gi, "at $1")
      .replace(/,? say (?=\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b(?! (?!today|tomorrow|tonight|on\b)\w))/gi, " at ")
      .replace(/\b(\d{1,2}(?::\d\d)?)a ?([-–]|to) ?(\d{1,2}(?::\d\d)?)(a|pm)\b/gi, (_, ...found: string[]) =>
        [found[0], "am ", found[1], " ", found[2], found[3] === "a" ? "am" : found[3]].join(""),
      )
      .replace(/(?<=\d ?(?:[ap]m)? ?(?:to|till|until|[-–]) ?)(?:noon|midday)\b/gi, "12pm")
      // "The Thursday one" is an event.
      .replace(
        new RegExp(`(?<=(?<!\\bthe )\\b(?:${D}|today|tomorrow)[.,]? )(${hours.join("|")})(?=\\s*[.,]|\\s*$)`, "gi"),
        (hour) => ["at", String(toHour(hour))].join(" "),
      )
      // Two hours with a dash, where a day is named: "party sat 14-17", "exam 9-12 on thursday".
      .replace(ranges, (all: string, from: string, to: string, half: string | undefined, at: number) =>
        isHours(from, to) && hasDay.test(text) && !isDate(text, at, all.length)
          ? `from ${from.replace(".", ":")} to ${to.replace(".", ":")}${half ?? ""}`
          : all,
      )
      .replace(
        new RegExp(
          `${led}(?<!\\b(?:from|at|by) )(\\d{1,2}(?::\\d\\d)?) (?:to|until|till) ` +
            "(?=\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?(?:\\s*$|[,.]| (?:at|in|for|with|on)\\b))",
          "gi",
        ),
        "from $1 to ",
      )
  );
}

const ranges = pattern("gi")`
  ${counted}(?<!\b(?:from|between) )(?<![\w:/.#-])(\d{1,2}(?:[:.]\d\d)?) ?[-–] ?(\d{1,2}(?:[:.]\d\d)?)( ?[ap]m)?
  (?![\w:/.-])(?! (?:days?|weeks?|months?|years?|people|kids|guests|hours?|hrs|minutes?|mins?|times|km|miles|win|loss|
  players|pages?)\b)
`;
const hasDay = new RegExp(
  `\\b(?:${D}|weekdays?|workdays?|every day|daily|today|tomorrow|tonight|${M}|\\d{4}-\\d\\d-\\d\\d|${nth})\\b`,
  "i",
);

/** "1-1" and "50-60" are none. */
function isHours(from: string, to: string): boolean {
  const [a, b] = [from, to].map((text) => Number(text.split(/[:.]/)[0]));
  return a !== undefined && b !== undefined && a <= 24 && b <= 24 && from !== to;
}

/** 8-10 April, May 11-13. */
const isDate = (text: string, at: number, length: number): boolean =>
  new RegExp(`^(?: of)? (?:${M})\\b`, "i").test(text.slice(at + length)) ||
  (new RegExp(`\\b(?:${M}) $`, "i").test(text.slice(0, at)) && !/\d\d? [a-z]+ $/i.test(text.slice(0, at)));
