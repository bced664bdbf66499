import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { clausePlace, notePlace, online, onlineZh, places } from "./named-places.ts";

/** Takes what the pattern finds out of what is left of the message. */
type Take = (pattern: RegExp) => RegExpExecArray | undefined;

/** Said to be the place. */
const told: Record<Locale, RegExp> = {
  "zh-CN": /(?:[，,]\s*)?地点(?:就|定|订|选)?(?:在|是|为|：|:)?\s*([^，,。]+)/,
  en: pattern("i")`
    \b(?:location|place|where)(?::| is) *([^,.\s][^,.]*)|
    ,\s*((?:meeting |conference )?room \w*\d\w*)(?=\s*$|[,.])
  `,
};

/** A room in front of what is held there: B会议室设计评审. */
const room = pattern("u")`
  (?<=^\s*|\s{2})(?:[订借约](?=[^，,。]{1,10}开))?((?![订借约扫在])(?:(?!在)[\p{Script=Han}\w]){1,6}(?:会议室|教室|
  报告厅))(?=\p{Script=Han}{2})
`;

/** 在簋街撸串: up to what is done there. */
const inside = pattern()`
  (?:[，,]\s*)?(?<![，,]\s*[^，,。\s]{1,6})(?:订|定|约|就)?在(?!日历|日程|我的日|家办公)([^，,。\s]{2,20}?)
  (?=给|为|陪|请|开|封闭|做|讨论|见|吃|聊|举行|进行|面试|参加|集合|碰|跟|和|与|办|看|练|听|上课|出差|培训|旅游|度假|比赛|有|野餐|读书|学习|过|聚餐|聚会|露营|读书会|派对|
  排练|彩排|团建|
  婚礼|拍|打球|跑步|爬山|参观|体检|复查|演讲|家庭聚|圣诞|生日|演出|接|[，,。\s]|$)
`;

const at = pattern()`
  (?:\b(?:in|at)|@) (\d{1,5} (?:[A-Z][\w']+ ?){2,4}|(?:(?:the |room |meeting room |conference room )?
  (?:[A-Z#][\w'’&.#-]*|room|\d+(?:st|nd|rd|th) floor)(?: [A-Z0-9#][\w'’&.#-]*)*|
  (?:the |my |our |that |this )?(?:[\w'’&]+ ){0,2}(?:${places})(?: (?:[A-Z]|\d{1,4}[A-Za-z]?))?|
  (?:the|that|this) (?:new )?[A-Z]?[a-z]+ (?:place|spot|joint)(?: (?:by|near|opposite|next to) the [a-z]+)?)
  (?: on (?:[A-Z]?[a-z]+|\d+(?:st|nd|rd|th)) (?:[Ss]treet|[Ss]t|[Aa]venue|[Aa]ve|[Rr]oad|[Rr]d))?)(?=\s*$|
  \s{2,}|[,.]| with | w\/ ?| for | on | and )
`;

/** "@ thai basil" cannot but be where. */
const sign =
  /(?<=\s|^)@ ?((?!\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b)[a-z\d][^,.@]{1,40}?)(?=\s*$|\s{2,}|,| with | w\/| for )/i;

const signZh = /(?<=\s|^)@\s?([\p{Script=Han}A-Za-z\d][^，,。@\s]{1,14})(?=\s|$|[，,。])/u;

/** Where an event is to be, as far as words in front of it or its own end tell. */
export function takePlace(take: Take, text: string, language: Locale): string | undefined {
  const said = take(told[language])
    ?.slice(1)
    .find((name) => name !== undefined);
  // "At the school, room 12".
  if (said !== undefined && language === "en" && /^(?:\w+ )?room /i.test(said)) {
    const around = take(at)?.[1];
    return around === undefined ? said : `${around}, ${said}`;
  }
  if (said !== undefined) return said;
  const patterns =
    language === "en" ? [at, sign, online] : [signZh, room, clausePlace, notePlace(text), onlineZh, inside];
  for (const one of patterns) {
    const found = take(one)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}
