import { pattern } from "../../base/pattern.ts";
import { phrases } from "../phrases.ts";
import { wordEvent, wordMinutes } from "../wording.ts";
import { makeChange, toTarget } from "./change.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { readReminderOf } from "./reminder.ts";

const noise = pattern("gi")`
  ^(?:请|再|也|给|为|把|对|在)+|(?:再|也|都)?(?:加个?|设个?|设置|设定|弄个?|上|来个?)$|^(?:please|and|also|can you) |
  \b(?:for|to|on) (?=\S)|^(?:set|add|put|give)\b
`;

/** A reminder of what is in the calendar already: with a time of day it would be a new event. */
export function hearSetReminder(heard: Heard): Intent | undefined {
  const of = readReminderOf(heard.text);
  if (of !== undefined) return make(heard, of.what, of.minutes);
  const { reminder, times, isQuestion } = heard;
  if (reminder === undefined || isQuestion || times.when?.time !== undefined || times.when?.at !== undefined)
    return undefined;
  // With a day alone it is one, too: 周五交报告，提前一天提醒我.
  // 明天晚上瑜伽课提前一小时提醒我, in one go, is of a class that is there.
  const isNew =
    times.when !== undefined &&
    (heard.language === "en" || /^[，,。\s]/.test(reminder.text)) &&
    !/^(?:给|为|对|把)|^(?:set|add)\b/i.test(heard.text);
  if (isNew || heard.repetition !== undefined) return undefined;
  return make(heard, tidy(times.rest.replace(noise, " ")), reminder.minutes, reminder.also);
}

/** In English "one day before the dentist" looks like a day of its own. */
const ofDay = ({ language, times }: Heard): object =>
  language === "en" || times.when === undefined ? {} : { when: times.when, isLast: false };

const make = (heard: Heard, what: string, minutes: number, also?: number): Intent =>
  makeChange(
    { ...toTarget(what, heard), ...ofDay(heard) },
    {
      patch: () => ({ reminders: [minutes, ...(also === undefined ? [] : [also])] }),
      tell: (event, { language }) =>
        phrases[language].reminds(wordEvent(event, language), wordMinutes(minutes, language)) +
        (also === undefined ? "" : phrases[language].remindsToo(wordMinutes(also, language))),
    },
    { isFirm: false, said: heard.reminder === undefined ? heard.text.split(what) : [heard.reminder.text] },
  );
