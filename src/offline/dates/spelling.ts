import { pattern } from "../../base/pattern.ts";

/** Words of time that are long enough to be known by a slip of the finger. */
const known = [
  "tomorrow",
  "tonight",
  "yesterday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "saturday",
  "morning",
  "afternoon",
  "evening",
];
const short: Readonly<Record<string, string>> = {
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tmw: "tomorrow",
  tommorow: "tomorrow",
  tomo: "tomorrow",
  "2moro": "tomorrow",
  "2nite": "tonight",
  tonite: "tonight",
  tues: "tuesday",
  weds: "wednesday",
  thur: "thursday",
  wensday: "wednesday",
  tday: "today",
};
/** Words of their own that are one letter away. */
const others =
  /^(?:sunday|today|warning|mourning|(?:mon|tues|wednes|thurs|satur)days|mornings|afternoons|evenings|evening's)$/i;

/** "Tonigth" and "tommorow" are times that people mistyped, and would end in a title otherwise. */
export const mend = (text: string): string =>
  text.replace(pattern("g")`[A-Za-z0-9]{3,11}`, (word) => {
    const lower = word.toLowerCase();
    const full = short[lower];
    if (full !== undefined) return full;
    if (lower.length < 6 || known.includes(lower) || others.test(lower)) return word;
    return known.find((one) => isNear(lower, one)) ?? word;
  });

/** One letter more, less or other, or two neighbours swapped. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [x, y] = [a.slice(at), b.slice(at)];
  return (
    x.slice(1) === y.slice(1) ||
    x.slice(1) === y ||
    x === y.slice(1) ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  );
}
