import type { Temporal } from "temporal-polyfill";
import { pattern } from "../base/pattern.ts";
import { findTimes } from "./dates/dates.ts";

const span =
  "(?:[这本下]个?(?:周末?|星期|礼拜|月)|周末|今天|今晚|明天|明晚|后天|周[一二三四五六日末]|(?:星期|礼拜)[一二三四五六日天])";
/** What is counted or asked after: a name, and no word of grammar in it. */
const name =
  "((?![今明后昨前大]{1,2}天|[\\d一二三四五六七八九十]+[月号日]|[这本下上]个?[周月星礼]|周|星期|礼拜|现在|最|比较|[^，,]{1,4}节(?:是|在|周|星|礼|哪)|哪|什么|啥|谁|多少|我|" +
  "你|他|她|有|还|没|空|安排|日程|活动|会(?!议)|事|课(?!程))[^，,。?？\\s几哪什有没是]{2,8}?)";
const end = "(?:[啊呀呢来着]|来着)*(?=[?？]?$)";
const count = "几(?:节|堂|次|场|趟|回)";

/** Verbs in front of what is done, which are no part of its name: 上瑜伽课, 练瑜伽. */
const doing = "(?:要|得|该|会|需要|还|去|上|做|练|打|参加)*";

/** Questions as people ask them in Chinese, in the words that the rules know. */
export const plainQuestions: readonly (readonly [RegExp, string])[] = [
  // 这礼拜一共 is no Monday.
  [/(?<=[这本下上]个?(?:周|礼拜|星期))一共/, "总共"],
  // 礼拜六有空没, 周四晚上能约人吃饭不: asked with the word that denies it.
  [
    pattern()`
      ^((?!.*(?:帮|把|改|挪|推|加|删|取消|提醒|邀请|存|记))[^，,。]*(?:有(?:空|事|课|会|安排|活动|时间|约|人)|能|可以|空着?|忙|方便)[^，,。]{0,6}?)
      (?<![行好以了要有用])(?:没有?|不)([啊呀]?[?？]?)$
    `,
    "$1吗$2",
  ],
  // How often and on which days: told with the times, they can be counted.
  [new RegExp(`^(?:我)?(${span}?)(?:我)?${doing}${count}${name}${end}`), "$1$2是什么时候"],
  [
    new RegExp(`^(${span}?)${name}(?:一周|每周|一个?星期|一个?礼拜)?(?:有|要上|要|上|是)?${count}${end}`),
    "$1$2是什么时候",
  ],
  [
    new RegExp(`^(${span}?)${name}(?:是|在|定在|安排在)?(?:哪几天|周几|星期几|礼拜几|哪一天)(?:的事儿?)?${end}`),
    "$1$2是什么时候",
  ],
  [
    new RegExp(
      `^我(${span}?)(?:是|要|得|该)?(?:哪天|哪一天|几号|周几|星期几|什么时候|啥时候|几点)${doing}${name}${end}`,
    ),
    "$1$2是什么时候",
  ],
  // 我有没有看牙的预约, 我跟王磊几点吃饭: when it is, if it is there.
  [new RegExp(`^我?(${span}?)我?有没有(?:约|预约|安排)(?:了|过)?${name}(?:吗)?${end}`), "$1$2是什么时候"],
  [new RegExp(`^我?(${span}?)我?有没有${name}的(?:预约|安排|约)${end}`), "$1$2是什么时候"],
  [
    new RegExp(
      `^我?(${span}?)我?((?:跟|和)[^，,。几什啥哪]{2,4})(?:是|约的?)?(?:几点|什么时候|啥时候|哪天)(吃[^，,。]{0,2}饭|见面|开会|喝咖啡)${end}`,
    ),
    "$1$2$3是什么时候",
  ],
  // 把这一周的安排念给我听听, 周三有几样
  [
    new RegExp(
      `^(?:请|帮我)?把?(${span}|这一周|这周|本周|下一周)的?(?:所有|全部)?(?:安排|日程|行程|会议?|从早到晚)(?:都|给我|帮我)*(?:念|读|列|说|报|讲)(?:给我)?` +
        "(?:听听?|看看|一?遍|一下|出来|看)*(?=[。！!]?$)",
    ),
    "$1有什么安排",
  ],
  [new RegExp(`^(${span})(?:我)?(?:一共|总共)?有几[样件](?:事情?|安排)?${end}`), "$1有什么安排"],
  [new RegExp(`^(${span})(?:我)?(?:算不算|是不是|算)全?(?:都)?空(?:的|着)?${end}`), "$1有安排吗"],
  // 今天还剩几件事没办, 今天还有几个事儿
  [
    /(?:还)?剩(?:下)?(?:几|多少|哪)(?:些|个|件|项)(?:会|事儿?|安排|日程)(?:没(?:办|做|开|弄))?(?=[?？]?$)/,
    "还有什么安排",
  ],
  [/(?<=[有啥么])事儿(?=[吗么没啊呀呢]?[?？]?$)/, "事"],
  [/^(?:帮我|给我|让我|我)?(?:看|瞧|瞅)一?眼(?=\S)/, "看看"],
  // 明天的评审去哪开 asks where it is; 周末去哪 asks for ideas.
  [
    new RegExp(
      `^((?!${span}(?:我|是|要|得|该|去|到|上|在)*哪)(?:${span}的?)?(?![^，,。]*(?:我|想|可以|能|带|一起|吃|喝|玩|逛))` +
        `[^，,。?？\\s]{2,8}?)(?:是|要|得)?(?:去|到|上)?(?:哪(?:里|儿|个?(?:屋|间|楼|地方|房间|` +
        `教室|会议室))?)(?:开|上课?|举行|参加|集合|见)?${end}`,
    ),
    "$1在哪里",
  ],
  [/查询(?:一下|下)?/, "查一下"],
  // 中午跟谁吃饭: today's.
  [/^(早上|上午|中午|下午|晚上|傍晚)(?=(?:我)?(?:要|是)?(?:跟|和|与|约|见)(?:了)?谁)/, "今天$1"],
  [/几点(?:钟)?开始[，,、和到]?几点(?:钟)?结束(?=[啊呀呢]?[?？]?$)/, "是几点"],
  [/^(?:早上好|早安|早|上午好|下午好|晚上好|你好|嗨)[呀啊哇]?[，,！!。\s]+(?=\S{3,})/, ""],
];

/** 明天, 下周, 16号到20号: who begins with a day and says no more wants to see it. */
export function withQuestion(text: string, now: Temporal.ZonedDateTime): string {
  const bare = text.trim().replace(/[。.!！~]+$/, "");
  if (bare.length > 12) return text;
  const { when, rest, duration } = findTimes(bare, now, "zh-CN");
  const isDay = when?.days !== undefined && when.time === undefined && duration === undefined;
  return isDay && !/[\p{L}\p{N}]/u.test(rest) ? `${bare}有什么安排` : text;
}
