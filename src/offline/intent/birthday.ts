import type { Draft } from "./draft.ts";
import type { Heard } from "./intent.ts";

/**
 * 我儿子六月二号生日 tells a day that comes every year, and does not say whether it belongs into the calendar: it is shown
 * as what it is, and asked about. With a word of command, or 过生日, it is the day that was named.
 */
export function withBirthday(draft: Draft, { language, text, times, repetition }: Heard): Draft {
  const isTold =
    language === "zh-CN" &&
    !draft.isCommand &&
    repetition === undefined &&
    times.when?.time === undefined &&
    /(?<!过)生日$/.test(draft.title ?? "") &&
    /月/.test(times.when?.text ?? "") &&
    !/今年|日历|日程|[记加写](?:一?下|上|进|到)/.test(text);
  return isTold ? { ...draft, recurrence: { freq: "yearly" }, isDoubtful: true } : draft;
}
