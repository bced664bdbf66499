import { pattern } from "../../base/pattern.ts";
import { chineseName } from "../chinese-names.ts";
import { fields } from "../protocol.ts";
import type { Call } from "../script.ts";

/** 王磊, 健身房: with whom or where, and hardly what it is. */
const noThing = pattern("u")`
  ^(?:${chineseName}|[\p{Script=Han}\dA-Z]{0,8}(?:健身房|[馆厅店楼室院]|中心|广场|公园|学校|公司|机场|车站|酒店|咖啡|老地方))$
`;
const noun = /^(?!.*[我你他她了吧的呢啊很太挺不没别要请记带先再也就])[\p{Script=Han}A-Za-z\d]{2,8}$/u;

/** 周五三点，王磊，复盘: a name was passed over as an aside, and somebody or a house became what it is called. */
export function passedOver({ method, input }: Call, asides: readonly string[]): string[] {
  const title = fields(input)?.["title"];
  if (method !== "calendar.create" || typeof title !== "string" || !noThing.test(title)) return [];
  return asides.filter((one) => noun.test(one));
}
