import { drop, gone, rooms, tail, weak } from "./chinese-words.ts";
import { form, type Form } from "./form.ts";

/** What it is called, where it is, and when to be told of it. */
export const names: readonly Form[] = [
  form("remind", `{event}我?(?:想|要)提前{length}(?:收到)?提醒${tail}`),
  form("place", `{event}的?新地点(?:是|在|：|:) ?{place}${tail}`),
  form("place", `{event}[，, ]+地点(?:写|填|是|在|定在){place}${tail}`, weak),
  form("place", `{event}改成?(?<place>线上)${tail}`),
  form(
    "title",
    `(?:把)?{event}的?(?:名字|标题|名称|题目)(?:改成|改为|换成|写成|写|就叫|叫)[“「"]?{title}[”」"]?${tail}`,
  ),
  form("title", `{event}(?:以后|今后|现在)?(?:改叫|就叫|改称|改名叫|更名为|叫做)[“「"]?{title}[”」"]?${tail}`),
  form("title", `{event}(?:以后|今后)叫[“「"]?{title}[”」"]?${tail}`),
  form(
    "place",
    `(?:把)?{event}(?:改在|改到|换到|换在|挪到|移到|搬到|定在|改成|就?在)(?<place>${rooms})(?:开|举行|进行|上|见|碰头)?${tail}`,
    weak,
  ),
  form("place", `{event}改(?:成)?线上[，, ]*(?:用)?{place}`),
  form(
    "place",
    `
      (?:把|给)?{event}的?(?:地点|地址|位置|地方)(?=[改换写填定就在是加设：:])
      (?:改成|改为|改到|改在|换成|换到|写[上成]?|填上?|定在|定|就?在|是|加上|设为|设成)?[：: ]*{place}
      ${tail}
    `,
    weak,
  ),
  form(
    "place",
    `(?:给)?{event}(?:加|写|填|补)(?:一)?(?:个|上|下)?(?:地点|地址|位置)[：:，, ]*(?:是|在)?{place}${tail}`,
    weak,
  ),
  form(
    "place",
    `(?<event>[^，,。]+?)在(?<place>[^，,。哪几周星明后今\\d点]{2,12}?)(?:开|吃|见面|见|碰头|举行|集合)?${tail}`,
    weak,
  ),
  form("remind", `(?:给)?{event}(?:加|设|设置|定|弄)(?:一)?(?:个|上)?提醒[，, ]*(?:提前|早){length}${tail}`),
  form(
    "remind",
    `{event}(?:之前|以前|前|开始前)(?:的)?{length}(?:再)?(?:提醒|叫|喊|通知|告诉)(?:我|一下|一声|下)*${tail}`,
    weak,
  ),
  form(
    "remind",
    `{event}(?:提前|早){length}(?:再)?(?:提醒|叫|喊|通知|告诉|跟我说|说)(?:我|一下|一声|下)*${tail}`,
    weak,
  ),
];

const days = "(?:今天|今晚|明天|明晚|后天|[这本下]?个?(?:周|星期|礼拜)[一二三四五六日天])";

/** It does not take place. */
export const ends: readonly Form[] = [
  form("cancel", `(?<day>今天|今晚|明天|后天|这周|周[一二三四五六日])没有?{event}了`),
  form("cancel", `{who}(?:把|将){event}(?:取消|推)了`),
  form("cancel", `(?<day>今天|今晚|明天|后天|这周|周[一二三四五六日])(?:就)?不用(?:开|上|去|参加|做){event}了`),
  form("cancel", `{event}(?:帮我|给我)?从(?:我的?)?(?:日历|日程)(?:里|上|中)?(?:删掉|删除|拿掉|去掉|移除)${tail}`),
  form("cancel", `{event}(?:已经|都|就|也|临时|突然)?(?:${gone})(?:了)(?:啊|吧|呀)?`),
  form("cancel", `{event}(?:的)?(?:我|我们)?(?:已经|都|就|也|临时|突然)?(?:${gone})了?[，, ]+${drop}`),
  form(
    "cancel",
    `(?:(?:把|将)(?!.*从))?{event}(?:可以|就|直接)?(?:删|取消|去掉|砍|砍掉|清掉|清|退|退掉|跳过|划掉|撤|撤掉|拿掉|拿走|移除|移走|作废|免|推掉)(?:掉|了|除)*${tail}`,
  ),
  form(
    "cancel",
    `(?:麻烦|请)?(?:把|将)?{event}(?:帮我|给我|替我)(?:删|取消|去掉|砍|砍掉|清掉|退|退掉|撤|撤掉|拿掉|移除)(?:掉|了)*${tail}`,
  ),
  form(
    "cancel",
    `(?:麻烦|请)?(?:把|将){event}从(?:我的?)?(?:日历|日程|行程)(?:表)?(?:上|里|中)?(?:拿掉|拿走|删除|删掉|删了|去掉|移除|划掉|清掉)${tail}`,
  ),
  form("cancel", `{event}(?:搞|办|开|弄|做|去|吃|上|聚|约|见)不(?:成|了)了?(?:[，, ]+${drop})?`),
  form(
    "cancel",
    `
      (?:我)?(?<day>今天|今晚|明天|明晚|后天|这周|这个?周[一二三四五六日]|周[一二三四五六日]|下周[一二三四五六日]?)?(?:就)?不(?:去|上|开|参加|做|搞|吃|看|打|用|跟|和)?
      (?<event>[^，,。了]{2,12})了(?:[，, ]+${drop})?
    `,
    weak,
  ),
  form("cancel", `{event}(?<day>${days})(?:就|都)?不(?:开|上|办|搞)(?:了)?(?:[，, ]+${drop})?`),
  form("cancel", `(?<day>${days})的?{event}(?:就|都)?不(?:开|上|办|搞)(?:了)?(?:[，, ]+${drop})?`),
  form("cancel", `(?:只|就|仅)取消{event}${tail}`),
  form(
    "cancel",
    `(?<event>.*(?:周[一二三四五六日]|今天|明天|后天|这周|这次).*?)(?:就)?不(?:开|上|办|去|搞)${tail}`,
    weak,
  ),
  form(
    "cancel",
    `{who}(?:今天|明天|今晚|那边|临时|突然)*(?:来不了|去不了|吃不了|到不了|有事|病了|不来|取消|放我鸽子|爽约)了?[，, ]+(?:把|将)?{event}${drop}`,
  ),
  form("cancel", `(?:${drop})(?:整个)?{event}(?:这个|的)?整个系列${tail}`),
];
