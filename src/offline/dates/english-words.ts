/** The words of days and hours, in their order. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
export const hours = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
export const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** In full, and as they are shortened. */
export const dayNames = `${weekdays.join("|")}|mon|tue|wed|thurs?|thu|fri|sat|sun`;

/** What stands in front of a time of day: the day, or a word that leads to it. */
export const led =
  `(?<=\\b(?:at|by|from|until|till|to|around|about|(?:${dayNames})s?|today|tomorrow|tonight|night|morning|afternoon|` +
  `evening|${months.join("|")}|` +
  "\\d{1,2}(?:st|nd|rd|th)|\\d{4}-\\d\\d-\\d\\d),? |, |^)";

export const toHour = (text: string): number =>
  /\d/.test(text) ? Number(text) : hours.indexOf(text.toLowerCase()) + 1;
export const toMonth = (name = ""): number => months.indexOf(name.toLowerCase()) + 1;
