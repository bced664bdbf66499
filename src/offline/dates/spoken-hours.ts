import { hours, led, toHour } from "./english-words.ts";

/** Hours as they are dictated: "two pm", "five thirty am", "moved to one fifteen". */
const minutes = {
  "oh five": "05",
  fifteen: "15",
  thirty: "30",
  "forty-five": "45",
  "forty five": "45",
  ten: "10",
  twenty: "20",
  forty: "40",
  fifty: "50",
};
const minute = Object.keys(minutes).join("|");
const spokenHalf = new RegExp(`\\b(${hours.join("|")})(?: (${minute}))? ([ap]\\.?m\\b\\.?)`, "gi");
/** "From nine to nine twenty", "seven to nine": two hours, behind a day or in front of the end. */
const spokenRange = new RegExp(
  `(?:\\bfrom )?${led}(${hours.join("|")})(?: (${minute}))? (?:to|till|until) (${hours.join("|")})(?: (${minute}))?` +
    `(?=\\s*$|[,.?!]| (?:on|in|at|with|for|today|tomorrow|tonight|i|we|every)\\b)`,
  "gi",
);
const spokenHour = new RegExp(
  `${led}(${hours.join("|")}) (${minute})\\b(?=\\s*$|[,.?!]| (?:on|in|at|with|for|today|tomorrow|tonight|` +
    `to|until|till|instead)\\b)`,
  "gi",
);
/** "After five on Wednesday" is an hour; after five people is none. */
const boundHour = new RegExp(
  `(?<=\\b(?:after|before|by) )(?:${hours.join("|")})(?= (?:on|today|tomorrow|tonight|this|next)\\b|\\s*[?!,.]|\\s*$)`,
  "gi",
);
const spoken = (hour: string, minute: string) =>
  `${toHour(hour)}${minute === "" ? "" : `:${minutes[minute.toLowerCase() as "ten"]}`}`;

/** With its half of the day an hour is one wherever it stands. */
export const spellHours = (text: string): string =>
  text.replace(spokenHalf, (_, hour: string, minute = "", half: string) => `${spoken(hour, minute)} ${half}`);

/** "One o'clock", "10 o'clock": as bare as "at 10". */
const oclock = new RegExp(
  `(\\b(?:at|to|until|till|from|by|before|after|and|around|about) )?\\b(\\d{1,2}|${hours.join("|")})\\s*o'clock\\b`,
  "gi",
);

/** "At about four", which nobody says of people. */
const aboutHour = new RegExp(
  `\\bat (?:about|around|roughly) (${hours.join("|")})` +
    "(?=\\s*$|[,.?!]| (?:on|today|tomorrow|tonight|this|next|every|with)\\b)",
  "gi",
);

export const spellSpoken = (text: string): string =>
  text
    .replace(aboutHour, (_, hour: string) => `at ${toHour(hour)}`)
    .replace(oclock, (_, lead = "at ", hour: string) => `${lead}${toHour(hour)}`)
    .replace(spokenRange, (_, ...found: string[]) =>
      ["from", spoken(found[0] ?? "", found[1] ?? ""), "to", spoken(found[2] ?? "", found[3] ?? "")].join(" "),
    )
    .replace(spokenHour, (_, hour: string, minute: string) => spoken(hour, minute))
    .replace(boundHour, (hour) => String(toHour(hour)));
