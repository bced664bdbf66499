import { pattern } from "../base/pattern.ts";

/** Days of the week in one letter or two, as students and gyms write them. */
const names: Readonly<Record<string, string>> = {
  m: "mon",
  mo: "mon",
  t: "tue",
  tu: "tue",
  w: "wed",
  we: "wed",
  th: "thu",
  r: "thu",
  f: "fri",
  fr: "fri",
  sa: "sat",
  su: "sun",
};
const day = "(?:mo?|tu|th|t|we?|r|fr?|sa|su)";
/** Behind them comes the hour, or nothing more: "t/f quiz" is true or false. */
const then = String.raw`(?=,? (?:at |@ ?|from )?\d|[.!]*$)`;
const row = new RegExp(`(?<=\\S )(${day}(?:/${day})+)${then}`, "gi");
const span = new RegExp(`(?<=\\S )(${day}) ?- ?(${day})${then}`, "gi");
const run = new RegExp(`(?<=\\S )(MWF|MW|TR|TTh|TuTh|MTh|WF|MTWR|MTWRF|MTWThF)${then}`, "g");
const letters = pattern("g")`Th|Tu|[MTWRF]`;

const every = (days: readonly string[]): string => {
  const known = days.map((one) => names[one.toLowerCase()] ?? one);
  return `every ${known.slice(0, -1).join(", ")} and ${known.at(-1) ?? ""}`;
};

/** "Gym m/w/f 6:30am", "class MW 10-11:15", "standup m-th at 9": a series on these days. */
export const spellShortDays = (text: string): string =>
  text
    .replace(row, (_, days: string) => every(days.split("/")))
    .replace(span, (_, from: string, to: string) => {
      const [first = "", last = ""] = [from, to].map((one) => names[one.toLowerCase()]);
      return first === "mon" && last === "fri" ? "every weekday" : `every ${first} to ${last}`;
    })
    .replace(run, (days) => every(days.match(letters) ?? []));
