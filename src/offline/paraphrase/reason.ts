import { pattern } from "../../base/pattern.ts";
import { piece, type Spoken } from "./form.ts";
import type { Ear } from "./slots.ts";

/** Who or what it is said of: a name, one's family, the office; never a condition or a time. */
const subjectEn = String.raw`
  (?:i|we|he|she|they|it|something|(?:(?:the|my|our|his|her) )?(?!if\b|when\b|unless\b|not\b|no\b|don't\b|in\b|at\b|
  on\b)[\w.'’-]+(?: (?!if\b|not\b|and\b|or\b|is\b|has\b|will\b)[\w.'’-]+){0,3}?)
`;
/** Why something changes, and nothing of what it changes to. */
const predicatesEn = [
  String.raw`
    (?:is|are|am|'s|'re|'m|was|were|got|has been|have been|'ve been|will be|'ll be)
    (?: now| still| all| too| really| so| a bit| both)? (?:running )?(?:late|behind(?: schedule)?|sick|ill|unwell|
    not well|
    not feeling well|out sick|travell?ing|away|busy|swamped|stuck(?: in \w+(?: \w+)?)?|tied up|held up|
    double[- ]booked|
    out(?: of (?:town|office|the office)| (?:that|this) (?:day|week))|off (?:that|this) (?:day|week)|
    on (?:leave|holiday|vacation|(?:a |night |late |
    early )?(?:shift|duty|call|trip|flight))|at work|working|
    off sick|too (?:late|early|long|
    short)|delayed|closed|full|overloaded|exhausted|tired|not available|unavailable)
  `,
  String.raw`
    (?:has|have|had|'ve|'s) (?:got )?(?:a (?:conflict|clash|cold|fever|migraine|headache|deadline|sick kid|
    family emergency|scheduling conflict)|the flu|another (?:meeting|call|appointment|commitment)|something (?:on|
    else|else on|came up)|(?:other |different )?plans|other commitments|to (?:work late|travel|leave early))
  `,
  String.raw`
    (?:can't|cannot|can not|won't|couldn't|is not able to|isn't able to)(?: be able to)? (?:make it|come|go|be there|
    do it|attend|join)(?: any ?more| after all)?
  `,
  String.raw`
    (?:isn't|is not|aren't|are not|'s not|'m not|am not) (?:coming|going|free|available|around|feeling (?:well|great|
    good)|well|in(?: town)?)(?: any ?more| after all)?
  `,
  String.raw`
    (?:just )?(?:cancell?ed(?: on (?:me|us))?|bailed(?: on (?:me|us))?|dropped out|called(?: me)?|rang(?: me)?|
    phoned(?: me)?|e-?mailed(?: me)?|texted(?: me)?|wrote(?: to)?(?: me| us)?|messaged(?: me)?|told me|let me know|
    said so|got back to me|backed out|
    pulled out|stood me up|changed (?:his|her|their|my|our) minds?|quit|overslept|forgot)
  `,
  String.raw`
    came up|(?:has |have )?(?:changed|fell through|fallen through)|won't work(?: any ?more)?|
    doesn't work(?: for (?:me|us|him|her|them))?
  `,
];
const reasonEn = new RegExp(
  piece(String.raw`
  ^(?:(?:sorry|oh no|ugh|argh|oh|bad news|turns out|looks like|it turns out|unfortunately|apparently|because|since)
  [,:]? )*(?:${subjectEn}(?: ?)(?:${predicatesEn.join("|")})|running (?:a bit |a little |very |really )?(?:late|behind)|
  stuck in (?:traffic|a meeting)|held up(?: at work)?|not feeling (?:well|great))
  (?: today| tonight| tomorrow| this week| again)?
  (?:,| so,?| -| –|;|\.|!| and) (?:so |then |please |and |let's |can you |could you |just )*(?<wish>.+)$
`),
  "iu",
);

const predicatesZh = pattern()`
  (?:病了|生病了?|[腰头腿牙脚背膝胃嗓肚](?:子|盖)?[疼痛]|不舒服|发烧了?|感冒了?|有事|有急事|有点事|有约了?|有会|加班|出差了?|要出差|堵车了?|迟到|晚到|晚点到|来晚|会晚点|来不了了?|
  去不了了?|到不了|过不来了?|参加不了了?|不来了?|不去了|
  没空了?|没时间了?|忙|太忙了?|忙不过来|走不开|请假了?|取消了?|爽约了?|放(?:我|我们)?鸽子了?|放了我鸽子|来电话了?|打电话来?了?|打来电话|来了?电话|发消息了?|来消息了?|通知了?(?:我)?|
  回复了?|改主意了|撞(?:车|时间)?了|冲突了?|时间冲突了?|有变了?|有变化|太晚了?|太早了?|太久了?|太长了?|太短了?|不合适|不行了?|吃不了饭了?|起不来|赶不上了?|下雨了?|天气不好|天气太差|关门了?|
  停课了?|(?<=[我他她们]|[那当今明后]天|周[一二三四五六日]|要|得|[我他她们]在|(?:^|[，, ])在)(?:上班|值班|值夜班|上课|考试|开会|体检|培训|答辩|住院|做手术|补课|搬家)|
  有(?:课|考试|别的?安排|安排|活儿?|培训|手术|面试|比赛|家长会|客人)了?|
  (?:腾|抽|排|走|赶)不(?:开|出空|过来)了?|不在家|没在家|(?<=[我他她们])不方便了?)
`.source;
const reasonZh = pattern("u")`
  ^(?:不好意思|哎呀?|唉|糟了|抱歉|因为|由于|刚才?|好像)?[，, ]*(?<who>[^，,。;；]{0,8}?)(?:今天|明天|今晚|这周|突然|临时|刚才?|刚刚|
  那边|又|已经|都|也|有点|要|说|说是|说她|说他|在)*
  ${predicatesZh}
  (?:了|啊|呢|哦)?[，,。;；!！ ]+(?:所以|那就?|就|请|麻烦|你?帮我|给我)*(?<wish>[^，,。;；]+.*)$
`;

/** The same behind it: "cancel lunch, Sam is ill". What is said of a thing there, and not of somebody, is a wish. */
const behindEn = new RegExp(
  piece(String.raw`
    ^(?<wish>[^,]{4,}?)(?:,| because| since| -) (?!but\b)${subjectEn}(?: ?)(?:${predicatesEn.join("|")})
    (?: today| tomorrow| this week| then| that day| at that time)?$
  `),
  "iu",
);
const behindZh = pattern("u")`
  ^(?<wish>[^，,。]{3,}?)[，,。 ]+(?:因为|由于)?(?!就?(?:说|告诉|跟|回))
  (?!(?![我他她]|大家|对方|客户|老板|领导|孩子|家里)[^，,。]{2,8}?(?:取消|不去|去不了|停课|参加不了))
  [^，,。;；]{0,6}?(?:今天|临时|突然|都|又|也)*${predicatesZh}(?:了|啊)?$
`;

/** 家庭日取消，我得加班: behind a deletion that is said in full, a clause that wants, limits and counts nothing. */
const afterDropZh = pattern("u")`
  ^(?<wish>(?:取消|删掉|删除)[^，,。]{2,}?|[^，,。]{2,}?(?:取消(?!了)|删掉|删除|删了?|清空)(?:吧|掉)*)[，,。 ]+(?:因为|由于)?
  (?![^，,。]*(?:[一二两三四五六七八九十\d]|周|星期|礼拜|[今明后]天|[上下]午|[上下]次|别|要不|不要|留|保|只|除|但|可|如|要是|的话|改|挪|换|加(?!班)|约|取消|删|恢复|提醒|说|告诉|
  通知|跟|问|还是|
  先|再|玩笑|骗|假|错|不(?:同意|行|是|想|愿|对|可)|谁|怎|什么|真|听|讲|才|照常|都|全|其他|其它|吗|呢|[?？]))[^，,。]{2,14}$
`;

/** "Skip yoga tomorrow, my knee hurts": behind a change that is said in full, a clause of the same kind. */
const afterChangeEn = pattern("i")`
  ^(?<wish>(?:cancel|delete|remove|drop|scrap|scrub|ditch|bin|skip|call off|
  take|move|push|shift|postpone|delay|bump|reschedule|bring|
  make|extend|shorten|cut|decline|accept|reject|no)(?: [^,;.]{2,}?)?)[,;.] (?:because |since |as |cause )?
  (?!.*(?:\d|\b(?:but|only|except|unless|if|keep|move|moved|moving|instead|then|also|until|till|just|leave|tell|let|ask|
  remind|invite|add|make|put|cancel|delete|schedule|reschedule|rather|or|still|joking|kidding|wait|next|last|after|
  before|later|earlier|and|not|never|maybe|might|would|could|should|want|wants|prefer|prefers|everyone|everything|both|
  all|rest|other|same|mon|tues|wednes|thurs|fri|satur|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|
  tonight|morning|afternoon|evening|noon|week|who|what|why|when|where|how)\b|[?]))
  (?:i|we|he|she|they|my|our|his|her|their|the|too|so|it|there|done|did|already|clashes|got|can't|won't|don't|
  kids|everyone's|nobody's|mom|dad)(?:'\w+)? [a-z' ]{4,60}$
`;

/** 牙不疼了，把看牙医删了: the same in front of one that is said in full. */
const beforeDropZh = pattern("u")`
  ^(?![^，,。]*(?:[一二两三四五六七八九十\d]|周|星期|礼拜|[今明后]天|[上下]午|[上下]次|别|要不|不要|留|保|只|除|但|如|要是|的话|改|挪|换|约|取消|删|恢复|提醒|说|
  告诉|通知|问|还是|先|再|谁|怎|什么|才|照常|都|全|其他|其它|吗|呢|[?？]))[^，,。]{2,10}[，,。 ]+(?:所以|那就?|就|请|麻烦|帮我)*
  (?<wish>[把将][^，,。]{2,}?(?:取消|删掉|删除|删了?|去掉)(?:吧|掉|了)*)$
`;
/** 看牙医提前半小时，我三点半得接孩子: what one has to do then. */
const afterMoveZh = pattern("u")`
  ^(?<wish>[^，,。]{2,}?(?:提前|推迟|延后|往[前后][推挪移延]|改[到成]|挪到|推到)[^，,。]+?)[，,。 ]+(?:因为)?我们?(?:那天|当天|那会儿|[上下]午|
  [一二两三四五六七八九十\d]+点半?)*
  (?:还)?(?:得|要|有)(?:去)?(?:接|送|赶|陪|带|上课|上班|值班|加班|开会|出差|体检|复查)[^，,。提前推改取删]{0,8}$
`;

/** A wish without its own object: "cancel it", 取消吧. */
const bare: Record<Ear["language"], RegExp> = {
  en: /^(?:cancel|delete|drop|remove|scrap|scratch|call off)(?: it| that| this)?$|\b(?:it|that)\b/i,
  "zh-CN": /^(?:就|先|把(?:它|这个))?(?:取消|删|撤|改到|改成|挪到|推到|推迟|改|拒绝|接受|推掉|婉拒|答应|往[前后]|提前)/,
};

/**
 * The wish behind the reason that was given for it. Where the wish names nothing, the reason must be about the event
 * just spoken of: someone it is with, oneself, or nobody by name.
 */
export function withoutReason(text: string, { event }: Spoken, { language }: Ear): string | undefined {
  const dropped =
    language === "en"
      ? undefined
      : (afterDropZh.exec(text) ?? beforeDropZh.exec(text) ?? afterMoveZh.exec(text))?.groups?.["wish"]?.trim();
  if (dropped !== undefined) return dropped;
  const groups = (language === "en" ? reasonEn : reasonZh).exec(text)?.groups;
  const wish = groups?.["wish"]?.trim();
  if (wish === undefined)
    return (language === "en" ? (behindEn.exec(text) ?? afterChangeEn.exec(text)) : behindZh.exec(text))?.groups?.[
      "wish"
    ]?.trim();
  const reason = text.slice(0, text.length - wish.length);
  if (bare[language].test(wish) && !/^no [a-z]+ .*,/i.test(wish) && !isOf(reason, event?.title)) return undefined;
  return wish;
}

const impersonal = pattern("i")`
  ^(?:(?:sorry|oh no|ugh|oh|unfortunately)[,:]? )*(?:i|we|it|that|something|my plans|plans)\b|
  ^(?:不好意思|哎|唉|抱歉|[，, ])*(?:我|太|时间|有|临时|突然|下雨)
`;

const isOf = (reason: string, title: string | undefined): boolean =>
  title !== undefined &&
  (impersonal.test(reason) ||
    [...title.matchAll(/[A-Z][\p{L}']+|\p{Script=Han}{2,}/gu)].some(([name]) =>
      pieces(name).some((piece) => reason.includes(piece)),
    ));

/** 跟小金吃早茶 has 小金 in it. */
const pieces = (name: string): string[] =>
  /\p{Script=Han}/u.test(name) ? Array.from({ length: name.length - 1 }, (_, at) => name.slice(at, at + 2)) : [name];
