import { toAmount } from "../dates/english-numbers.ts";
import * as borne from "./bearing.ts";
import type { Form } from "./claims.ts";

const hour = "(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const isLate = (half = "") => (half === "" ? undefined : /^p/i.test(half));

/** "Anything at 3" was looked at when it is; what is written at 14 Elm Street is told by its place. */
export const clocksEn: readonly Form[] = [
  {
    pattern: /\bat (\d{1,2})(?![\d:./]|\d* ?[ap]\.?m\b)/gi,
    read: ([h = ""]) => {
      const isBorne = borne.clock(Number(h), 0);
      return (made) => isBorne(made) || (!made.isRead && borne.figure(Number(h), h)(made));
    },
  },
  {
    pattern: /\b(\d{1,2})[:.](\d{2}) ?([ap])\.?m?\b\.?/gi,
    read: ([h, m, half]) => borne.clock(Number(h), Number(m), isLate(half)),
  },
  {
    pattern: /\b(\d{1,2})(?::(\d\d))? ?-?ish\b/gi,
    read: ([h, m = "0"]) => borne.clock(Number(h), Number(m)),
  },
  { pattern: /\bat one\b/gi, read: () => borne.clock(1, 0) },
  {
    pattern: /\b(1[3-9]|2[0-3])h([0-5]\d)?\b/gi,
    read: ([h, m = "0"]) => borne.clock(Number(h), Number(m)),
  },
  {
    pattern: new RegExp(`\\bhalf ${hour}\\b(?! (?:an?|hours?|days?|of)\\b)`, "gi"),
    read: ([h = ""]) => borne.clock(toAmount(h), 30),
  },
  {
    pattern: /(?<![\d$£€.:/-])\b([01]?\d|2[0-3])\.([0-5][05])\b(?![.\d%])/g,
    read: ([h, m], _, text) => {
      const isBorne = borne.clock(Number(h), Number(m));
      return (made) => isBorne(made) || borne.isNamed(text, made);
    },
  },
  {
    pattern: /(?<![\d-])\b([01]\d|2[0-3])([0-5]\d)\b(?![\d-])/g,
    read: ([h, m], _, text) => {
      const [isTime, isNumber] = [borne.clock(Number(h), Number(m)), borne.figure(Number(text), text)];
      return (made) => isTime(made) || isNumber(made);
    },
  },
  {
    pattern: /(?<![\d.])\b(\d{1,2})\.(1[0-2]|0?[1-9])\.(?!\d)/g,
    read: ([d, m]) => borne.dayOfMonth(Number(d), Number(m)),
  },
  { pattern: /\b(1[0-2]|0?\d)([ap])\b/gi, read: ([h, half]) => borne.clock(Number(h), 0, isLate(half)) },
  { pattern: /\b(\d{1,2}) ?([ap])\.?m\b\.?/gi, read: ([h, half]) => borne.clock(Number(h), 0, isLate(half)) },
  { pattern: /\b(\d{1,2}):(\d{2})\b/g, read: ([h, m]) => borne.clock(Number(h), Number(m)) },
  {
    pattern: new RegExp(`\\b(half|quarter|five|ten|twenty|twenty-five) past ${hour}\\b`, "gi"),
    read: ([m = "", h = ""]) => borne.clock(toAmount(h), past(m)),
  },
  {
    pattern: new RegExp(`\\b(?:a )?(quarter|five|ten|twenty|twenty-five) to ${hour}\\b`, "gi"),
    read: ([m = "", h = ""]) => borne.clock(toAmount(h) + 11, 60 - past(m)),
  },
  { pattern: /\b(?:noon|midday)\b/gi, read: () => borne.clock(12, 0, true) },
  { pattern: /\bmidnight\b/gi, read: () => borne.clock(0, 0, false) },
];

const past = (text: string): number =>
  ({ half: 30, quarter: 15, "twenty-five": 25 })[text.toLowerCase()] ?? toAmount(text);
