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
  wendsday: "wednesday",
  wedsday: "wednesday",
  tday: "today",
};
/** Words of command that are typed in haste as often. */
const commands = [
  "cancel",
  "delete",
  "remove",
  "schedule",
  "reschedule",
  "postpone",
  "invite",
  "remind",
  "reminder",
  "meeting",
  "appointment",
  "calendar",
  "contacts",
  "dentist",
  "anything",
  "everything",
  "something",
];
const otherWords = pattern("i")`
  ^(?:cancer|chancel|deplete|remote|removal|incite|invitee|rewind|remand|remainder|melting|contact|contracts|
  contests|fleeting|anytime|dentistry|appointments?|calendars?)$
`;

/** Words of their own that are one letter away. */
const others =
  /^(?:sunday|today|warning|mourning|(?:mon|tues|wednes|thurs|satur)days|mornings|afternoons|evenings|evening's)$/i;

/** "Cancle" and "appointmnet", which are no names of anything. */
export const mendCommands = (text: string): string =>
  text.replace(pattern("g")`\b[a-z]{5,12}\b`, (word) =>
    otherWords.test(word) ||
    commands.some((one) => word.startsWith(one) && /^(?:e?s|e?d|e?r|)$/.test(word.slice(one.length)))
      ? word
      : (nearCommand(word) ?? (word.endsWith("s") ? nearCommand(word.slice(0, -1))?.concat("s") : undefined) ?? word),
  );

const nearCommand = (word: string): string | undefined =>
  otherWords.test(word) ? undefined : commands.find((one) => one[0] === word[0] && isNear(word, one));

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
