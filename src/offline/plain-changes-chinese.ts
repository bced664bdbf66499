import { pattern } from "../base/pattern.ts";
import { clock } from "./clock-chinese.ts";

const length = "(?:半|[一两二三四五六七八九十]|\\d+)个?半?(?:小时|钟头|分钟|刻钟)";
const day = "(?:[今明后]天|[这本下]?个?(?:周|星期|礼拜)[一二三四五六日天])";
/** What is changed: a name, with a day in front at most. */
const event = "[^，,。我你他她大想说不没改换]{2,10}?";
const rooms = "会议室|教室|地方|地点|场地|房间|场馆|包厢?间?";
/** A place by what it ends in. */
const place = pattern()`
  [^，,。点周\s]{1,12}?(?:会议室|办公室|教室|报告厅|[店馆厅室楼场园院校屋房区]|中心|广场|大厦|门口|线上)
`.source;
const change = "(?:改成|改到|改在|改去|换成|换到|换去|挪到|搬到|移到)";

/** Changes of what is there, as people tell them, in the words that the rules know. */
export const plainChanges: readonly (readonly [RegExp, string])[] = [
  // 评审换会议室了，改成5号会议室; 评审的会议室换了，在5号会议室.
  [
    new RegExp(
      `^(?:把)?(${event})(?:的)?(?:换了?个?(?:${rooms})|(?:${rooms})(?:换|改|变))了?[，,\\s]+(?:${change}|现在|这次)?[在是到去]?` +
        `(${place})(?:了|开|上)*$`,
    ),
    "把$1的地点改成$2",
  ],
  [new RegExp(`^(${event})[，,\\s]+(?:${change})[在去]?(${place})(?:开|上|吃|见|办)?[了吧]*$`), "把$1的地点改成$2"],
  // 看牙的时间不行，换成周五十点; 周会时间太早了，往后推半小时: why, in front of what is wanted.
  [
    pattern()`
      ^(${event})(?:的?时间)?(?:约|定|排|订)?(?:得|有点|太|的)*(?:不行|不合适|不方便|早|晚|赶|冲突|撞|排不开)了?[点些]?[，,]\s*
      (?=(?:换|改|挪|推|调|往[前后]|提前|延|早|晚)[^，,。]+$)
    `,
    "$1",
  ],
  // 延长到四点半结束; 提前半小时开: what is done then says nothing new.
  [new RegExp(`(?<=延长到${clock})(?:才|再)?结束(?=[吧了]*$)`), ""],
  [new RegExp(`(?<=^[^，,。]{2,}(?:提前|推迟|延后)${length})(?:再)?(?:开始?|上|吃|见|举行|进行)(?=[吧了]*$)`), ""],
  // Of what was just planned: 时间再晚一个小时, 五点吧还是, 不行，还是今天，改五点.
  [/^时间(?:再|要)?(?=(?:晚|早|推迟|提前|往[前后])\S)/, ""],
  [new RegExp(`^(${day}?(?:${clock})?)吧[，,]?还是[。]?$`), "还是$1吧"],
  [new RegExp(`^(?:不行|不对|算了)[，,]\\s*还是(${day})[，,]\\s*(?:改到?|改成|就)?(${clock})[吧。]*$`), "改到$1$2"],
  [/^(?:地点|地址)(?:加上|写上|填上|加个?|写|填)(?=[^，,。\s]{2,15}$)/, "地点"],
  // 开个一小时的短会: how long stands behind what it is.
  [new RegExp(`(?<=开|聊|上|做|来)(一?个)?(${length})的([短小]?(?:会|课|电话|沟通|讨论))(?=$|[，,。])`), "$1$3，$2"],
];
