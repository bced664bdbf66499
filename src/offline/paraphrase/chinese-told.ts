import { her, rooms, tail, weak } from "./chinese-words.ts";
import { form, type Form } from "./form.ts";

const off = "(?:去掉|移除|移出去?|删掉|删了|删除|踢掉|踢出去?|拿掉|划掉|移走)";
const fillIn = "(?:请|麻烦)?(?:帮我|给我)?(?:填|写|记|加|补|改|更新)(?:上|一?下|进去)?";

/** Told in two clauses, how it is now and what is to be done about it: both say the same, and are one wish. */
export const told: readonly Form[] = [
  form(
    "uninvite",
    `
      {event}(?:就)?(?:不用|不需要|不要|不必|别)(?:再)?(?:叫|请|邀请|喊|让)?{who}(?:来|参加|出席|去)?了?[，, ]+(?:请|麻烦|
      帮我)?(?:把${her}${off}|${off}${her})${tail}
    `,
  ),
  form(
    "longer",
    `{event}[^，,。]{1,5}?(?:小时|钟头|分钟)不够(?:用)?[，, ]+(?:给我|帮我|请)?(?:再)?(?:加|延长|多加|增加|多留){length}${tail}`,
  ),
  form("place", `{event}的?(?:地点|地方|位置)(?:定|订|选|找)(?:好|下来)?了[，,：: ]+(?:就)?(?:在|是)?{place}${tail}`),
  form("until", `{event}(?:开|上|聊|聚)?(?:长|久)一?点[，, ]*(?:开|上|聊|聚)?(?:到|至){when}${tail}`),
  form(
    "endsAt",
    `(?:把|将)?{event}的?结束(?:的?时间)?(?:改成|改到|改为|调到|推到|推迟到|延到|提前到|定在|是){when}${tail}`,
  ),
  form(
    "place",
    `{event}的?(?:地点|地址|位置)(?:帮我|给我)?(?:写|填|改|加|补|更新|设)(?:一?下|上)?[，,：: ]+(?:是|在)?{place}${tail}`,
  ),
  form(
    "place",
    `{event}不在[^，,。]{2,12}?(?:开|上|吃)?了[，, ]*(?:改到|改成|改在|改|换到|换成|换|挪到|移到)(?<place>${rooms})(?:开|上|吃)?${tail}`,
  ),
  form(
    "place",
    `{event}(?:定|订|约|改|放)?在(?<place>[^，,。]{2,16}?)(?:开|吃|见|举行|上)?了?[，, ]+(?:地点|地址|位置)${fillIn}${tail}`,
  ),
  form(
    "place",
    `{event}(?:定|订|约|改|放)?在(?<place>[^，,。]{2,16}?)(?:开|吃|见|举行|上)?了?[，, ]+${fillIn}(?:地点|地址|位置)${tail}`,
  ),
  form("accept", `(?:我)?(?:同意|答应|愿意)(?:参加|出席|去|到场){event}(?:的邀请)?${tail}`),
  form(
    "accept",
    `
      {event}(?:那个|这个|的)?(?:邀请)?[，, ]*(?:就)?(?:说|回|回复|答复|跟|告诉)(?:他们|对方|她|他|那边|一下|一声)*(?:说)?我(?:会|能|可以|一定)?(?:去|参加|
      到|到场|出席|来)的?${tail}
    `,
  ),
  form("accept", `(?:我)?(?:又)?(?:改主意|想通|想好|想了想)了?[，, ]+{event}(?:我)?还是(?:去|参加|接受)${tail}`),
  form("accept", `{event}[，, ]+(?:我)?(?:去|参加|会去|要去)${tail}`, weak),
  form("decline", `{event}(?:的邀请)?替我(?:拒绝|婉拒|回绝|谢绝|推掉|推|拒|回掉)(?:掉|了|吧)*`),
  form("invite", `(?:把|将){event}(?:也)?发(?:一?份)?给{who}(?:看看|看一?下|瞧瞧)?${tail}`),
];
