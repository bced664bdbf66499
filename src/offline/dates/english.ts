import * as chrono from "chrono-node/en";
import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { dayOfMonth, endOfMonth, month, monthDay, week, weekday, weekdayBefore, weekend, year } from "./days.ts";
import { blank } from "./duration.ts";
import { amount, toAmount } from "./english-numbers.ts";
import { toWhen } from "./english-when.ts";
import { hours, months, toHour, toMonth, weekdays } from "./english-words.ts";
import { mend } from "./spelling.ts";
import type { When } from "./when.ts";
import { countedThings, spellOut } from "./writing.ts";

const H = `(\\d{1,2}|${hours.join("|")})`;

/**
 * Says in other words what chrono does not know. The text grows or shrinks, so this comes before anything is placed in
 * it.
 */
export function rewordEnglish(text: string, now: Temporal.ZonedDateTime): string {
  const today = now.toPlainDate();
  return (
    spellOut(mend(text).replace(/[‘’]/g, "'"), now)
      .replace(/\b(\d+) ?mins\b/gi, "$1 minutes")
      .replace(/\b(\d+) ?hrs\b/gi, "$1 hours")
      .replace(/\b(\d{1,2}(?::\d{2})?)p\b(?!\.)/gi, "$1pm")
      .replace(/\b(what|who|when|where|how)s\b/gi, "$1's")
      .replace(/\b(?:the )?day after tomorrow\b/gi, today.add({ days: 2 }).toString())
      .replace(
        new RegExp(
          "\\bthe (\\d{1,2})(?:st|nd|rd|th)? (?:to|through|until|till|-) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? of " +
            `(${months.join("|")})\\b`,
          "gi",
        ),
        "$3 $1 to $3 $2",
      )
      // Two days in a row: "the 28th and 29th", "saturday and sunday".
      .replace(
        /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: and | ?& ?)(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/gi,
        (all: string, a: string, b: string) => neighbours(dayOfMonth(today, Number(a)), Number(b)) ?? all,
      )
      .replace(/(?<!\b(?:every|each) )\bsat(?:urday)? and sun(?:day)?\b/gi, "saturday to sunday")
      .replace(
        new RegExp(`\\b(${amount}) weeks? (?:from|after) (${weekdays.join("|")}|today|tomorrow)\\b`, "gi"),
        (_, weeks_: string, day: string) =>
          dayNamed(today, day)
            .add({ weeks: Math.min(99, toAmount(weeks_)) })
            .toString(),
      )
      // chrono looks forward only, which makes "last Friday" the next one.
      .replace(
        new RegExp(`\\b(?:this past|this last|last|past) (${weekdays.join("|")})\\b(?! of\\b)`, "gi"),
        (_, day: string) => weekdayBefore(today, toWeekday(day)).toString(),
      )
      .replace(/\b(?:the )?week after next\b/gi, "week-after-next")
      .replace(/\b(?:the )?last day of (?:the|this) month\b/gi, endOfMonth(today).toString())
      .replace(ends, (all: string, which: string) => endOf(today, which)?.toString() ?? all)
      .replace(
        new RegExp(`\\b(five|ten|twenty|twenty-five|5|10|20|25) (?:minutes? )?(past|to) ${H}\\b(?!:)`, "gi"),
        (all: string, minutes: string, way: string, hour: string) => toMinutesPast(minutes, way, hour) ?? all,
      )
      .replace(new RegExp(`\\bhalf past ${H}\\b`, "gi"), (_, hour: string) => `${toHour(hour)}:30`)
      .replace(new RegExp(`\\bquarter past ${H}\\b`, "gi"), (_, hour: string) => `${toHour(hour)}:15`)
      .replace(new RegExp(`\\bquarter to ${H}\\b`, "gi"), (_, hour: string) => `${toHour(hour) - 1 || 12}:45`)
      .replace(
        new RegExp(
          `\\b(at|to|from|until|till) (${hours.join("|")})\\b(?!\\s*(?:minutes|hours|days|weeks|people))`,
          "gi",
        ),
        (_, word: string, hour: string) => `${word} ${toHour(hour)}`,
      )
      .replace(
        pattern("gi")`
          \b(?:(on|to|for|by|until|till|from|through) )?the (\d{1,2})(?:st|nd|rd|th)\b(?= (?:is|was|at|from|and|
          instead|please|too|now|not|
          with|for|if|we|i|morning|afternoon|evening|open|
          free|clear|available)\b|[,.?!]|$|(?<=\b(?:on|to|for|by|until|till|from|
          through) the \d{1,2}[a-z]{2})(?! of\b| floor\b))
        `,
        (all, word: string | undefined, day: string) =>
          `${word === undefined ? "" : `${word} `}${dayOfMonth(today, Number(day))?.toString() ?? all}`,
      )
      .replace(
        pattern("gi")`
          \b(?:around|about|approximately|roughly|at about|at around) (?=\d{1,2}(?::\d\d)?(?: ?[ap]m\b|[,.]|
          $| (?:on|in|with|for|to|today|tomorrow|tonight)\b))
        `,
        "at ",
      )
      .replace(
        new RegExp(
          `\\b((?:${weekdays.join("|")})),? (\\d{1,2})(?:st|nd|rd|th)? (${months.join("|")}),? ` +
            "(?=\\d{1,2}(?::\\d\\d)? ?[-–])",
          "gi",
        ),
        "$3 $2 from ",
      )
      .replace(dayFirst, "$2 $1")
      .replace(
        /(?<!\b(?:at|from|to|until|till|-) )(?<![\d:/.-])\b(\d{1,2}) in the (morning|afternoon|evening)\b/gi,
        "at $1 in the $2",
      )
      .replace(/\bmid-?day\b/gi, "noon")
      .replace(/\bnoon (to|until|till|-) (\d{1,2}(?::\d\d)?)(?! ?[ap]m)/gi, "12pm to $2pm")
      .replace(/\bbetween (\d{1,2}(?::\d\d)?) and (\d{1,2}(?::\d\d)? ?(?:[ap]m)?)\b/gi, "from $1 to $2")
      .replace(/(?<![\d:/-]|\bto )\b(\d{1,2}) (tomorrow|today|tonight)\b/gi, "at $1 $2")
  );
}

/** 2 June, the 2nd of June; not 6-10 April. */
const dayFirst = new RegExp(
  `(?<![\\d–:/.-])\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months.join("|")})\\b(?! \\d{1,2}\\b)`,
  "gi",
);
const ends = new RegExp(
  `\\b(?:the )?(?:end|last day) of (?:the )?((?:this |next )?(?:year|month)|${months.join("|")})\\b`,
  "gi",
);

function endOf(today: Temporal.PlainDate, which: string): Temporal.PlainDate | undefined {
  const name = which.toLowerCase();
  const ahead = name.startsWith("next") ? 1 : 0;
  if (name.endsWith("year")) return today.with({ month: 12, day: 31 }).add({ years: ahead });
  if (name.endsWith("month")) return endOfMonth(today.with({ day: 1 }).add({ months: ahead }));
  const first = monthDay(today.with({ day: 1 }), months.indexOf(name) + 1, 1);
  return first && endOfMonth(first);
}

/** "Ten to six" needs the words: "10 to 6" is a range. */
function toMinutesPast(minutes: string, way: string, hour: string): string | undefined {
  if (/\d/.test(minutes) && way.toLowerCase() === "to") return undefined;
  const many = minutes.toLowerCase() === "twenty-five" ? 25 : toAmount(minutes);
  return way.toLowerCase() === "past"
    ? `${toHour(hour)}:${String(many).padStart(2, "0")}`
    : `${toHour(hour) - 1 || 12}:${60 - many}`;
}

function neighbours(first: Temporal.PlainDate | undefined, day: number): string | undefined {
  const second = first?.add({ days: 1 });
  return second?.day === day ? `${first?.toString()} to ${second.toString()}` : undefined;
}

const dayNamed = (today: Temporal.PlainDate, name: string): Temporal.PlainDate =>
  name.toLowerCase() === "today"
    ? today
    : name.toLowerCase() === "tomorrow"
      ? today.add({ days: 1 })
      : weekday(today, toWeekday(name));

const toWeekday = (name: string) => weekdays.indexOf(name.toLowerCase()) + 1;
const weeks: Record<string, number> = { last: -1, this: 0, the: 0, my: 0, coming: 0, next: 1 };
const spans = pattern("i")`
  (?:\b(?:for|over|during) )?\b(?:the )?rest of (?:the|this|my) (?<rest>week|month)\b|
  \b(?<!\b(?:end|start|beginning|middle|rest|days?|out)(?: of)? )(?:(?:over|during|for|on|of) )?(?:(?<which>this|next|
  last|the|coming|my) )(?:coming )?(?<unit>weekend|week|month|(?<=this )year)\b|
  \b(?:next|coming) (?:few|7|seven) days\b|\b(?<after>week-after-next)\b
`;
const inMonth = pattern("i")`
  (?:\b(?:in|during|for|throughout|all of) |(?<=^(?:show(?: me)?|list|check|see|view) ))
  (${months.join("|")})\b(?! \d)
`;
/** "Movie night" is a thing, and chrono would drop the day beside it. */
const nights = pattern("gi")`
  (?<=\b(?!(?:last|this|every|each|at|the|that|all|late|by|in|to|of|one|(?:mon|tues|wednes|thurs|fri|satur|sun)day|
  tomorrow)\b)[a-z']+ )night\b|
  (?<=^|, )(?:morning|afternoon|evening)(?= (?!of\b|at\b|on\b)[a-z]+ )|
  (?<=: |^(?:add|create|schedule|book|plan|put) (?:an? |the |my )?)(?:morning|afternoon|evening)(?= (?!of\b|at\b|
  on\b)[a-z]+)|
  (?<=\bparents'? )evening\b|\bnight(?= (?:shift|out|club|market|class|school|bus|train|duty)\b)
`;

/** A zone is not read, so it must not be taken for a part of the time: "3pm EST". */
const zones =
  /(?<=\d ?(?:[ap]\.?m\.?)? ?)\(?\b(?:[ECMP][SD]?T|GMT|UTC|BST|CES?T|EES?T|IST|JST|AES?T)\b\)?(?:[+-]\d+)?/gi;
/** "At 14 Elm Street" is no hour. */
const streets = pattern("g")`
    \b\d{1,5} (?:[A-Z][\w']+ ){1,3}(?:St|Street|Ave|Avenue|Road|Rd|Lane|Ln|Drive|Dr|Blvd|Boulevard|Way|Place|Square|
    Court)\b\.?
  `;
/** "The night before" is counted from the event. */
const eves = /\bthe (?:night|evening|morning|afternoon) (?:before|of|after)\b/gi;
/** Days that are named by a weekday, and are not the next one of that name. */
const feastDays = pattern("gi")`
  (?<=\b(?:good|black|palm|ash|easter|shrove|cyber|maundy|whit|holy|fat|giving) )
  (?:mon|tues|wednes|thurs|fri|satur|sun)day\b
`;
/** "Sunday school sunday 10am": the first one is a part of the name. */
const namesakes = /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b(?=.*\b\1day\b)/gi;
const goesOn = pattern("i")`
  ^[ ](?:at|or|and|to|through|until|till|the|morning|afternoon|evening|week|next|from|is|we|i|not|for|by|if|but)\b
`;
const hide = (word: string) => "-".repeat(word.length);

export function findEnglish(text: string, now: Temporal.ZonedDateTime): When[] {
  const found: When[] = [];
  let left = text
    .replace(nights, hide)
    .replace(zones, hide)
    .replace(streets, hide)
    .replace(eves, hide)
    .replace(feastDays, hide)
    .replace(namesakes, (day: string, _name: string, at: number, all: string) =>
      goesOn.test(all.slice(at + day.length)) && !/[A-Z][a-z]+ $/.test(all.slice(0, at)) ? day : hide(day),
    )
    .replace(countedThings, hide);
  const named = inMonth.exec(left);
  const first = named === null ? undefined : monthDay(now.toPlainDate().with({ day: 1 }), toMonth(named[1]), 1);
  if (named !== null && first !== undefined) {
    found.push({ index: named.index, text: named[0], ...month(first, 0) });
    left = blank(left, { index: named.index, text: named[0] });
  }
  const span = spans.exec(left);
  if (span !== null) {
    const { rest, which = "this", unit, after } = span.groups ?? {};
    const today = now.toPlainDate();
    const by = weeks[which.toLowerCase()] ?? 0;
    const days =
      rest !== undefined
        ? { days: { first: today, last: (/week/i.test(rest) ? week : month)(today, 0).days.last }, isSpan: true }
        : after !== undefined
          ? week(today, 2)
          : unit === undefined
            ? { days: { first: today, last: today.add({ days: 6 }) }, isSpan: true }
            : { week, weekend, month, year }[unit.toLowerCase() as "week"](today, by);
    found.push({ index: span.index, text: span[0], ...days });
    left = blank(left, { index: span.index, text: span[0] });
  }
  // "After 5", without "at", is an hour as well, which chrono does not see.
  const bound = /(?<=\b(?:after|before|past) )([1-9]|1[0-2])(?= (?:on|today|tomorrow|tonight)\b|\s*[?!,.]|\s*$)/i.exec(
    left,
  );
  if (bound !== null) {
    found.push({ index: bound.index, text: bound[0], time: new Temporal.PlainTime(Number(bound[0])), isBare: true });
    left = blank(left, { index: bound.index, text: bound[0] });
  }
  // The wall clock, written as if it were UTC: chrono then never meets the machine's zone.
  const reference = {
    instant: new Date(`${now.toPlainDateTime().toString({ smallestUnit: "second" })}Z`),
    timezone: 0,
  };
  for (const result of chrono.casual.parse(left, reference, { forwardDate: true })) {
    const when = toWhen(result, now);
    // "Tomorrow's" and "Friday's" are times to the last letter.
    if (when !== undefined)
      found.push(/^'s\b/.test(left.slice(when.index + when.text.length)) ? { ...when, text: `${when.text}'s` } : when);
  }
  return found.toSorted((a, b) => a.index - b.index);
}
