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

export const toHour = (text: string): number =>
  /\d/.test(text) ? Number(text) : hours.indexOf(text.toLowerCase()) + 1;
export const toMonth = (name = ""): number => months.indexOf(name.toLowerCase()) + 1;
