import { pattern } from "../../base/pattern.ts";

const form = pattern("u")`
  ^(?<move>[^，,。]+?(?:改|挪|移|换|调|推|提前|延)[^，,。]*(?:点|[:：]\d\d)[^，,。]{0,3})[，,]\s*
  (?<said>(?:地点|地方)?也?(?:改到|改成|改为|改在|换到|换成|换在|定在|在)|地点(?:是|：|:)?\s*|(?=[\p{Script=Han}\d]{1,8}(?:会议室|教室)$))
  (?<place>(?!哪|什么|几)[^，,。点周]{1,12}(?:会议室|办公室|教室|报告厅|餐厅|咖啡[厅馆]|饭店|酒店|医院|大厦|中心|[楼厅馆室]))$
`;

/** 评审改到周三两点，换到五楼会议室: a change that says where as well. */
export function placeToo(text: string): { move: string; said: string; place: string } | undefined {
  const { move, said, place } = form.exec(text)?.groups ?? {};
  return move === undefined || said === undefined || place === undefined ? undefined : { move, said, place };
}
