import { pattern } from "../base/pattern.ts";

/** How far, or where to. */
const far = "(?=[到至]|[一两二三四五六七八九十半俩\\d]+个?半?(?:小时|钟头|分钟|刻钟|天|周|星期|礼拜|h\\b))";
const change = "(?:改|挪|移|换|推|调|放)(?:到|成|在|至|去)?";

/** Words of moving that are many, and the few that the rules know: one for one. */
export const moving: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`往后(?:拖|错|顺|捎|靠|延迟|推迟|顺延|移|放|调)${far}`), "往后推"],
  [new RegExp(`往前(?:提|赶|错|拉|靠|提早|提前|移|调)${far}`), "往前挪"],
  [new RegExp(`(?<=[^往\\s])\\s*(?:后延|后移|后推|推延|拖后)${far}`), "往后推"],
  [new RegExp(`(?<=[^往\\s])\\s*(?:前移|前提)${far}`), "往前挪"],
  [/(?:缩短|压缩|缩减|缩)成(?=[一两二三四五六七八九十半\d])/, "缩短到"],
  [/改名[成为叫](?=\S)/, "改名为"],
  // 挪周五，钟点一样: the hour that stays, in one way.
  [
    pattern()`
      (?<=${change}[^，,。]{2,8})[，,\s]+(?:还是|就)?(?:(?:钟点|点儿|几点|时间|点钟|开始时间)(?:都|也|还|还是)?(?:一样|不变|照旧|没变|相同|不动|不改)|
      (?:那个|原来的?|老|同一个|一样的?|同样的?)(?:点儿?|钟点|时间|时候))(?=[吧哈啊。！!]*$)
    `,
    "，时间不变",
  ],
];
