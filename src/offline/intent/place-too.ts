import { pattern } from "../../base/pattern.ts";
import { placeEnds } from "./named-places.ts";

const form = pattern("u")`
  ^(?<move>[^，,。]*?(?:改|挪|移|换|调|推|提前|延)[^，,。]*(?:点|[:：]\d\d|(?:周|星期|礼拜)[一二三四五六日天]|[今明后]天|[号日])[^，,。]{0,3})[，,]\s*
  (?<said>(?:地点|地方)?也?(?:改到|改成|改为|改在|换到|换成|换在|定在|在)|地点(?:是|：|:)?\s*|(?=[\p{Script=Han}\d]{1,8}(?:会议室|教室)$))
  (?<place>(?!哪|什么|几|原来|老地方|同)[^，,。点周]{2,12})[吧了]?$
`;

/** 评审改到周三两点，换到五楼会议室: a change that says where as well. */
export function placeToo(text: string): { move: string; said: string; place: string } | undefined {
  const { move, said, place } = form.exec(text)?.groups ?? {};
  if (move === undefined || said === undefined || place === undefined || !placeEnds.test(place)) return undefined;
  return { move, said, place };
}
