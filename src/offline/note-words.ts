import { pattern } from "../base/pattern.ts";
import { nth, ordinals } from "./dates/spoken-days.ts";
import { spellShortDays } from "./short-days.ts";

const day = "(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?";
const clock = String.raw`(?:\d{1,2}:\d\d|\d ?[ap]m|(?:at|from) \d|\d ?[-–] ?\d|o'clock|noon|midday|half past|quarter)`;
/** What asks is about days that are there, and what takes away as well: none of it is a new series. */
const looks = pattern("i")`
  ^(?:what|when|where|who|which|how|why|am i|is|are|do i|did|have i|any|anything|cancel|delete|remove|drop|skip|clear|
  move|push|shift|reschedule|change|show|list|find)\b
`;
/** Of these a week from Monday to Friday may as well be one week. */
const onceOnly = pattern("i")`
  \b(?:conference|training|workshop|course|camp|trip|travel|visit|visiting|vacation|holiday|off|leave|retreat|summit|
  off-?site|jury|away|exams?|this|next|of|week|until|till|to \d|\d ?- ?\d)\b
`;

const inRow = `${day}(?:(?:,? and |, ?| ?& ?|/| )${day})+`;
/** "Every tue thu and sat": each of the days, with a comma between them. */
const spellRow = (text: string): string =>
  text.replace(new RegExp(`(?<=\\b(?:every|each) )${inRow}\\b`, "gi"), (row) =>
    row.split(/,? and |, ?| ?& ?|\/| /i).join(", "),
  );

/** Days of a series as they stand in a note, behind which there is an hour. */
function spellSeries(text: string): string {
  if (looks.test(text) || !new RegExp(clock, "i").test(text)) return text;
  const said = spellRow(spellShortDays(text))
    .replace(
      new RegExp(
        `\\b(?:on )?(?<!\\b(?:every|each|all) (?:[\\w,]+ )*)(${day}(?:(?:,? and |, | ?& ?|/)${day})*) ` +
          "(morning|afternoon|evening|night)s\\b",
        "gi",
      ),
      "every $1 $2",
    )
    .replace(
      new RegExp(`^((?:add |schedule |set up )?)(?:bi-?weekly|fortnightly) (.+?),? (?:on )?(${day})s\\b`, "i"),
      "$1$2 every other $3",
    )
    .replace(/\bmwf\b|\bM W F\b/g, "every mon, wed and fri")
    .replace(/(?<=\d ?(?:[ap]m)?) onwards?\b/gi, "")
    .replace(/\b(?:tth|tuth|tu\/th|t\/th|tue\/thu)\b/gi, "every tue and thu")
    .replace(new RegExp(`\\ball (?=(?:the )?((?:${day})s(?: and (?:${day})s)*)\\b)(?:the )?`, "gi"), "on ");
  return onceOnly.test(text)
    ? said
    : said.replace(/\b(?:on )?mon(?:day)? ?(?:to|-|–|through|thru) ?fri(?:day)?\b/gi, "every weekday");
}

const places = ordinals.slice(0, 12);
const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const hours = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const toHalf = (part: string): string => (/morning/i.test(part) ? "am" : "pm");

/** "Exam 26th 8am", "optician, 24th, 9:20", "22nd 7pm swimming", "on 24th at 3". */
const bareDate = new RegExp(
  "(?<=^|[a-z\\d)]!*[,:]? )(?<!\\b(?:the|of|for|to|by|from|until|till|through|and|every|each|my|our|his|her|their|" +
    `${day}|${months}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.? )` +
    "(?:on )?(?:the )?(\\d{1,2}(?:st|nd|rd|th)),? (?:at )?" +
    "(?=\\d{1,2}(?:[:.]\\d\\d| ?[ap]m|\\s*$|,)|half \\w+\\s*(?:$|,)|noon)",
  "gi",
);
/** "From 6 to 10 april" are days. */
const days = new RegExp(
  "(?:\\bfrom )?(?<![\\d:/.-])\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:to|till|until|through) (?:the )?" +
    `(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\\b(?! \\d)`,
  "gi",
);

/** "The 3rd Saturday of every month". */
const nthDay = new RegExp(
  `\\b([1-4])(?:st|nd|rd|th) (?=(?:${day}),? (?:(?:of|in) (?:every|each|the) month|every month|monthly)\\b)|` +
    `(?<=\\b(?:every|each) )([134])(?:st|rd|th) (?=(?:${day})\\b)`,
  "gi",
);
/** "March 28 and 29". */
const twoDays = new RegExp(
  `\\b(${months}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.? (\\d{1,2})(?:st|nd|rd|th)?(?: and | ?& ?)` +
    "(?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?[ap]\\.?m\\b|[:.]\\d| (?:minutes|hours|people|others?|more)\\b)",
  "gi",
);

/** Hours and dates in whatever way they are written down, each as the plain one. */
const spellTimes = (text: string): string =>
  text
    .replace(
      new RegExp(`\\b(${places.join("|")}) of (?=(?:every|each) month\\b|(?:${months})\\b)`, "gi"),
      (_, place: string) => `${nth(places.indexOf(place.toLowerCase()) + 1)} of `,
    )
    .replace(
      /\bin (?:an?|(one|two|three|\d)) (?:hours? and a half\b|and a half hours\b)/gi,
      (_, many = "one") =>
        `in ${(Number(many) || ["one", "two", "three"].indexOf(many.toLowerCase()) + 1) * 60 + 30} minutes`,
    )
    .replace(nthDay, (_, a?: string, b?: string) => `${places[Number(a ?? b) - 1]} `)
    .replace(twoDays, (all: string, name: string, a: string, b: string) =>
      Number(b) === Number(a) + 1 ? `${name} ${a} to ${name} ${b}` : all,
    )
    .replace(
      /(?<=^|, |\bon )(\d{1,2}(?:st|nd|rd|th)),? not (?:the |on )*(?=\d{1,2}(?:st|nd|rd|th)\b)/gi,
      "the $1 not the ",
    )
    .replace(bareDate, "on the $1 at ")
    .replace(/\b(?:at )?a (?=quarter (?:past|to)\b)/gi, "at ")
    // "Sunday morning 9", "in the evening at 19:30".
    .replace(
      new RegExp(
        `(?<=\\b(?:${day}|tomorrow|today) )(morning|afternoon|evening|night) (?=\\d{1,2}(?::\\d\\d)?(?:\\s*$|,))`,
        "gi",
      ),
      "$1 at ",
    )
    .replace(/\bin the (?:afternoon|evening),? (?=at (?:1[3-9]|2[0-3]):\d\d\b)/gi, "")
    .replace(/\bin the (morning|afternoon|evening),? at (\d{1,2}(?::\d\d)?)(?! ?[ap]\.?m|:|\d)/gi, "at $2 in the $1")
    .replace(days, "from $3 $1 to $3 $2")
    .replace(/\bthe (\d{1,2}(?:st|nd|rd|th)),? (?:(?:every|each) month|monthly)\b/gi, "the $1 of every month")
    .replace(/\b(in (?:an?|one|two|three|four|\d+) weeks?)['’]?s? time\b/gi, "$1")
    .replace(new RegExp(`(?<=${clock}) start(?=\\s*$|[,.])`, "gi"), "")
    .replace(/\b(\d|1\d|2[0-3])h([0-5]\d)\b/gi, "$1:$2")
    .replace(/(?<=\bat )(1[3-9]|2[0-3])h\b/gi, "$1:00")
    .replace(
      new RegExp(
        `(?:,? at|,)?(?<!\\b(?:past|to|half)) \\b(${hours.join("|")}) in the (?=morning|afternoon|evening)`,
        "gi",
      ),
      (_, hour: string) => ` at ${hours.indexOf(hour.toLowerCase()) + 1} in the `,
    )
    .replace(
      /\bbetween (\d{1,2}(?::\d\d)?) (?:and|to) (\d{1,2}(?::\d\d)?) in the (morning|afternoon|evening)\b/gi,
      (_, from: string, to: string, part: string) => `from ${from}${toHalf(part)} to ${to}${toHalf(part)}`,
    )
    .replace(/\bbetween ([6-9]|1[01])(:\d\d)?(?: ?am)? and (?:noon|midday)\b/gi, "from $1$2am to 12pm")
    .replace(/(?<![\d:/.-])\b([1-9]|1[01])(:\d\d)?(?: ?pm)? ?(?:-|–|to|till|until) ?midnight\b/gi, "$1$2pm to 12am")
    .replace(/, (?:it )?(?:starts?|begins?|kick[- ]?off|KO)(?: is| at)?:? (?=\d{1,2}(?:[:.]\d\d| ?[ap]m))/gi, " at ")
    .replace(leaves, " at ");

/** When a flight is, is when it leaves. */
const leaves = pattern("gi")`
  (?<=\b(?:flight|train|bus|coach|ferry|boat|plane|eurostar)\b.* \S+),? (?:and )?(?:it |which )?(?:leaves|departs|
  takes off|leaving|departing)(?: at)? (?=\d{1,2}(?:[:.]\d\d| ?[ap]m))
`;

export const spellNotes = (text: string): string => spellSeries(spellTimes(text));
