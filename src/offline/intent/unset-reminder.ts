import { pattern } from "../../base/pattern.ts";
import { phrases } from "../phrases.ts";
import { wordEvent } from "../wording.ts";
import { makeChange, toTarget } from "./change.ts";
import type { Heard, Intent } from "./intent.ts";

const forms = pattern()`
  ^(?:那就?|算了|还是|先)*[，,]?(?:不用|别|不要|不必|不需要)(?:再)?提醒(?:我)?(?<what>[^，,。?？]*?)了[吧啊]?$|
  ^(?:把)?(?<what2>[^，,。?？]*?)(?:也|就|都)?(?:不用|别|不要|不必|不需要)(?:再)?提醒(?:我)?了[吧啊]?$|
  ^(?:帮我)?(?:取消|去掉|删掉?|关掉?)(?<what3>[^，,。?？]*?)的?提醒[吧了]?$|
  ^(?:把)?(?<what4>[^，,。?？]*?)的?提醒(?:取消|去掉|删掉?|关掉?|拿掉|不要)[吧了]*$
`;

/** 不用提醒了: the reminder is taken from what was spoken of, or is named; the event stays. */
export function hearUnsetReminder(heard: Heard): Intent | undefined {
  const { text, isQuestion, language } = heard;
  if (language === "en" || isQuestion || !text.includes("提醒")) return undefined;
  const groups = forms.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const what = groups["what"] ?? groups["what2"] ?? groups["what3"] ?? groups["what4"] ?? "";
  return makeChange(
    toTarget(what.replace(/^(?:个|这个|那个|刚才的?)$/, ""), heard),
    {
      patch: () => ({ reminders: null }),
      tell: (event, scene) => phrases[scene.language].remindsNot(wordEvent(event, scene.language)),
    },
    { isFirm: false, said: what === "" ? [text] : text.split(what) },
  );
}
