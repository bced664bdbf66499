import { expect, it } from "vitest";
import { toPhrase } from "../../../src/ui/card/phrase.ts";
import { toRecurrence } from "../../../src/ui/hints/recurrence.ts";

it.each([
  ["en", "Every month on the third Thu, the last Fri"],
  ["zh-CN", "每月（第三个周四、最后一个周五）"],
] as const)("says in %s which weekdays of the month an event repeats on", (locale, text) => {
  expect(toPhrase(toRecurrence({ freq: "monthly", by_weekday: ["3TH", "-1FR"] }), locale).text).toBe(text);
});
