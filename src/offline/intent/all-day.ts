import { pattern } from "../../base/pattern.ts";
import { phrases } from "../phrases.ts";
import { wordEvent } from "../wording.ts";
import { makeChange, toTarget } from "./change.ts";
import type { Heard, Intent } from "./intent.ts";

const form = pattern("i")`
  ^(?:make|set|turn|mark|change) (?<what>.+?) (?:to |into |as )?(?:an? )?(?:all[- ]day|the whole day)(?: event| thing|
  one)?(?: instead)?$|
  ^(?<it>it|that|this)(?:'s| is| should be| will be|'ll be| lasts| takes) (?:actually |really )?(?:an? )?(?:all[- ]day|
  the whole day)(?: event| thing| one)?(?: actually)?$
`;

/** An event with an hour becomes one of the whole day: "make the open house all day", "it's all day actually". */
export function hearAllDay(heard: Heard): Intent | undefined {
  const groups = heard.language === "en" && !heard.isQuestion ? form.exec(heard.text)?.groups : undefined;
  const what = groups?.["what"] ?? groups?.["it"];
  if (what === undefined) return undefined;
  return makeChange(
    toTarget(what, heard),
    {
      patch: ({ start, end, days }) => {
        const first = start?.toPlainDate();
        if (first === undefined || days !== undefined) return undefined;
        return { all_day: true, start_date: first.toString(), end_date: (end?.toPlainDate() ?? first).toString() };
      },
      tell: (event, { language }) => phrases[language].lasts(wordEvent(event, language)),
    },
    { said: [heard.text] },
  );
}
