import { pattern } from "../../base/pattern.ts";
import { rooms } from "../paraphrase/english-words.ts";
import { piece } from "../paraphrase/form.ts";
import { placeEnds } from "./named-places.ts";

const form = pattern("u")`
  ^(?<move>[^，,。]*?(?:改|挪|移|换|调|推|提前|延)[^，,。]*(?:点|[:：]\d\d|(?:周|星期|礼拜)[一二三四五六日天]|[今明后]天|[号日])[^，,。]{0,3})[，,]\s*
  (?<said>(?:地点|地方)?也?(?:改到|改成|改为|改在|换到|换成|换在|定在|在)|地点(?:是|：|:)?\s*|(?=[\p{Script=Han}\d]{1,8}(?:会议室|教室)$))
  (?<place>(?!哪|什么|几|原来|老地方|同)[^，,。点周]{2,12})[吧了]?$
`;

const day = "(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today";
const formEn = pattern("iu")`
  ^(?:(?:actually|no|ok|okay|please|and|sorry|wait|oh)[,.! ]+)*(?:make(?= (?:it|that|the|my|our)\b)|
  put(?= (?:it|that)\b)|move|push|shift|change|reschedule) (?<what>it|that|[^,]{2,40}?)(?: to| for)?
  [ ](?<when>(?:(?:on )?(?:${day}),? )?(?:at )?(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon)(?: (?:on )?(?:${day}))?),?
  (?: and)?(?: (?:do it|have it|meet|make it))? (?<said>at|in)
  [ ](?<place>(?:my|our|\p{L}+['’]s) (?:place|house|flat|office|home)|${piece(rooms)}|[^,.?!]{2,40}?)(?: instead)?[.!]?$
`;
/** A place that is told by its name has a capital. */
const isPlaceEn = (place: string) => /^(?:the )?\p{Lu}|^(?:my|our|\S+['’]s)\b/u.test(place) || isRoom.test(place);
const isRoom = new RegExp(`^${piece(rooms)}$`, "i");

/** 评审改到周三两点，换到五楼会议室, "make it 8, at Zuni": a change that says where as well. */
export function placeToo(text: string): { move: string; said: string; place: string } | undefined {
  const en = formEn.exec(text)?.groups;
  if (en?.["place"] !== undefined && isPlaceEn(en["place"]))
    return { move: `move ${en["what"] ?? "it"} to ${en["when"] ?? ""}`, said: en["said"] ?? "", place: en["place"] };
  const { move, said, place } = form.exec(text)?.groups ?? {};
  if (move === undefined || said === undefined || place === undefined || !placeEnds.test(place)) return undefined;
  return { move, said, place };
}
