import { pattern } from "../../base/pattern.ts";
import { toClock, toRfc3339 } from "../dates/when.ts";
import { phrases } from "../phrases.ts";
import { wordRecurrence } from "../recurrence/words.ts";
import { wordEvent } from "../wording.ts";
import { makeChange, toTarget } from "./change.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

/** Where the words of repeating stood there is a blank or the end. */
const form = pattern("i")`
  ^(?<what5>)(?:以后|今后)?(?:重复|都[要有开去上来打练跑做学吃见聊]|都?提醒我?)?(?:一次)?$|^(?:把|将)?(?<what>.*?)(?:改成|改为|变成|设成|设为|换成)(?:重复|
  都有|都来|一次|\s)*$|
  ^(?:让)?(?<what3>.*?)(?:重复)
  (?:一次)?$|
  ^(?:make|have|let|change|set(?! up\b)) (?<what2>.+?)(?: (?:to|happen|repeat|recur|be))*(?: a| an)?$|^(?:repeat|
  recur)(?: (?<what4>it|that|this))?$
`;

/** An event becomes a series: 改成每天, "make it weekly". */
export function hearRepeat(heard: Heard): Intent | undefined {
  const { repetition, times, isQuestion } = heard;
  if (repetition === undefined || isQuestion || times.when?.days !== undefined || times.duration !== undefined)
    return undefined;
  const groups = form.exec(tidy(times.rest))?.groups;
  if (groups === undefined) return undefined;
  const what = groups["what"] ?? groups["what2"] ?? groups["what3"] ?? groups["what4"] ?? "";
  return makeChange(
    toTarget(what, heard),
    {
      patch: ({ start, days }) => {
        const clock = times.when === undefined ? undefined : toClock(times.when);
        if (clock === undefined) return { recurrence: repetition.rule };
        return start === undefined || days !== undefined
          ? undefined
          : { recurrence: repetition.rule, start_at: toRfc3339(start.withPlainTime(clock.time)) };
      },
      tell: (event, { language }) =>
        phrases[language].lasts(wordEvent(event, language)) +
        phrases[language].repeats(wordRecurrence(repetition.rule, language)),
    },
    {
      isFirm: false,
      said: [
        ...repetition.words,
        "repeat",
        "重复",
        "一次",
        /都?提醒我?|都[要有开去上来打练跑做学吃见聊]/.exec(heard.text)?.[0] ?? "",
        "以后",
        "今后",
        times.when?.text ?? "",
      ],
    },
  );
}
