import { pattern } from "../../base/pattern.ts";

/** Where people meet who do not meet. */
export const online = pattern("i")`
    \b(?:on|over|via|by) ((?:zoom|(?:ms |microsoft )?teams|google meet|skype|webex|facetime)(?: call)?)(?=\s*$|
    \s{2,}|[,.]| with )
  `;
export const onlineZh = pattern("i")`
  [，,]\s*(?:用|走|在)?(腾讯会议|飞书(?:会议)?|钉钉(?:会议)?|企业微信|zoom(?:会议)?|teams|webex|skype|google meet|线上)(?=\s*$|[，,。])
`;
/** "Hand in the manuscript" is no place. */
export const places =
  "room|office|library|park|hall|lobby|studio|station|airport|school|church|clinic|hospital|bank|gym|pool|beach|mall|" +
  "museum|theat(?:re|er)|cinema|restaurant|caf[eé]|bar|pub|hotel|stadium|kitchen|garden|garage|warehouse|store|shop|" +
  "dealer|dealership|salon|barber|bakery|diner|deli|bistro|winery|brewery|farm|zoo|arena|gallery|temple|dock|pier|" +
  "market|campus|basement|canteen|cafeteria|lab|court|club|centre|center|house|notary|embassy|consulate|harbou?r|" +
  "lake|(?:rec|sports|football|cricket|show|fair)[ -]?grounds?";
/** Houses that have many doors, and no word for a house in their name. */
const chains = "星巴克|瑞幸|麦当劳|肯德基|必胜客|海底捞|外婆家|宜家|山姆|盒马|奈雪|喜茶|西贝|呷哺呷哺|万达|全聚德";
/** 在格兰特厅汇报演出: where a long name of a place ends is known by what places end in. */
export const placeEnds = pattern()`
  (?:[庭厅室楼馆店院校园场站所局家部司城街路号区镇村港寺庙桥塔府堂门口处屋房里边旁上下层座层吧苑湾岛山湖河海]|中心|大厦|码头|公司|工厂|餐厅|那儿|那边|咖啡|火锅|烧烤|烤肉|[湘川粤鲁徽]菜|那家[^，,。]{0,5}|
  [\dA-Za-z]|线上(?: \S+)?|${chains})$
`;
export const clausePlace = pattern("u")`
  [，,]\s*((?:${chains})(?:[\p{Script=Han}]{0,6}店)?(?=\s*$|[，,。])|
  (?:会议室[A-Z\d]{1,4}|后厨|食堂|操场|公司|店里|学校|单位|工地|图书馆|现场)(?=\s*$|[，,。])|
  (?!提醒|别|不|带|和|跟|在|就|去|到|我|记|先|然后)[\p{Script=Han}\w]{1,14}(?:会议室|教室|办公室|[\dA-Z]+室|号场|(?<=[老小奶婆公妈爸姐哥].?)家|楼|厅|店|
  馆|餐厅|广场|体育场|球场|剧场|公园|中心|酒店|门口|[东南西北前后正侧]门|后厨|厨房|公司|工厂|工地|学校|幼儿园|诊所|航站楼|那家\p{Script=Han}{0,5}|医院|大厦|
  商场|剧院|影城|影院|礼堂|操场|食堂|校区|小区|机场|车站|火车站|高铁站|地铁站|超市|宿舍|公寓|码头|法院|银行|研讨间|活动室|(?:[楼栋座馆区]|号楼)[A-Za-z]?\d{1,4}[A-Za-z]?室?))
  (?=\s*$|[，,。])
`;
export const cities =
  "北京|上海|广州|深圳|天津|重庆|杭州|苏州|南京|无锡|宁波|温州|合肥|武汉|长沙|成都|西安|郑州|济南|青岛|厦门|福州|南昌|昆明|贵阳|南宁|" +
  "海口|三亚|沈阳|大连|长春|哈尔滨|石家庄|太原|兰州|拉萨|香港|澳门|台北";
const noted = pattern("u")`
  ^(?=.{2})(?![去到来回带和跟与在给找见陪接送看开参拜打逛买修做搬考交取拿装约聊吃喝查帮记])(?:[\p{Script=Han}\w]{0,14}(?:会议室|教室|办公室|诊所|广场|大厦|
  商[场城]|影[城院]|剧院|咖啡[馆厅]|机场|超市|银行|法院|派出所|[球考赛会市操]场|体育场|[中小大]学|校区|小区|中心|[楼厅馆院校园店站栋座庭所]|(?<![饭牌酒赛])局|接待室|
  礼堂|食堂|健身房|公寓|码头|(?<=[老小]\p{Script=Han})家|${cities}|旁边|门口|对面|楼下|
  (?<=[楼座栋馆区厅室院所店心厦层门][A-Z]?)\d{3,4}室?))$
`;
const onlineWord = /^(?:线上|腾讯会议|飞书(?:会议)?|钉钉(?:会议)?|zoom|teams)$/i;
const chain = new RegExp(`^(?:${chains})$`);

/** 路演 上午9点半 深圳湾科技园, 相亲 星巴克 南京西路店: in a note with gaps, a word of its own behind the first that ends like a place. */
export function notePlace(text: string): RegExp {
  const words = text.split(" ");
  const at = /[，,。：:](?!\d)/.test(text)
    ? -1
    : words.findLastIndex((word, i) => i > 0 && (noted.test(word) || onlineWord.test(word)));
  if (at < 0) return /$^/;
  const before =
    at > 1 && (chain.test(words[at - 1] ?? "") || words[at - 1] === "线上") ? `${words[at - 1] ?? ""} ` : "";
  return new RegExp(`(?<=\\S\\s+)(${before}${words[at] ?? ""})(?=\\s|$)`);
}
