import { pattern } from "../../base/pattern.ts";
import { mend } from "../dates/spelling.ts";
import { isNoFirm } from "../intent/known-for.ts";
import { withoutUses } from "../intent/title-uses.ts";
import { isOnlyCompany, joints } from "../intent/title.ts";
import { fields } from "../protocol.ts";
import type { Call } from "../script.ts";
import { withoutClaims } from "./claims.ts";
import { withClause } from "./clauses.ts";

/**
 * What became a name must begin and end where a person would cut it: no word of grammar, no unit and no piece of a time
 * at either end, and all of it in one piece of the message. "Mins to check the laundry" is no title.
 */
export function miscut({ input }: Call, message: string): string[] {
  const given = fields(input) ?? {};
  const patch = fields(given["patch"]) ?? {};
  const names = [given, patch].flatMap((part) => texts(part, named));
  const kept = fields(given["content"])?.["facts"];
  const facts = (Array.isArray(kept) ? kept : []).map((fact) => fields(fact)?.["text"]);
  // "Lumen Labs as a designer" is a firm and what somebody does there.
  const firm = given["company"] ?? patch["company"];
  return [
    ...(typeof firm === "string" && (/ as an? /i.test(firm) || isNoFirm(firm)) ? [firm] : []),
    ...withClause(
      names.filter((name) => !isQuoted(name, message)),
      message,
    ),
    ...names
      .filter((name) => !isQuoted(name, message))
      .filter(
        (name) =>
          isRagged(name) ||
          isNotes(name) ||
          isHalfQuoted(name) ||
          !isOfWords(name, message) ||
          !(isOnePiece(name, message) || isOnePiece(name, withoutPlace(message, given))),
      ),
    ...texts(patch, ["title"]).filter((title) => isManner(title, message)),
    ...texts(given, ["title"]).filter((title) => isBehindTitle(title, message) || hasLostDay(title, message)),
    // 加一下李娜，明天三点开会: who is to come is not what it is.
    ...texts(given, ["title"]).filter((title) => added.exec(message)?.[1] === title),
    ...texts(given, ["title"]).filter((title) => usual.test(title) && !dated.test(message)),
    ...texts(given, ["title"]).filter((title) => keeps.test(title) || isGlued(title, message)),
    ...[given, patch].flatMap((part) => texts(part, ["location"]).filter((place) => noPlace.test(place))),
    ...[given, patch].flatMap((part) => texts(part, entry).filter((text) => told.test(text))),
    ...[given, patch].flatMap((part) =>
      texts(part, ["email", "phone"]).filter((value) => /[\p{Script=Han}，,；;]/u.test(value)),
    ),
    // What is kept for good are the user's words, and no others.
    ...facts.filter((text) => typeof text === "string").filter((text) => !same(message).includes(same(text))),
  ];
}

const named = ["title", "location", "name", "company", "job_title"];

const texts = (part: Readonly<Record<string, unknown>>, keys: readonly string[]): string[] =>
  keys.map((key) => part[key]).filter((text) => typeof text === "string");

/** 产品评审改成线上开: one character is where a word was cut; 去报告厅 and 嘉兴停一下 have what is done in them. */
const noPlace = pattern("u")`
  ^(?:e\.g|i\.e)\.|^(?!家)\p{Script=Han}$|^会议$|人均|\d[元块]|^(?:[带票]|红包|随份子|份子钱?)|^[去到来]\p{Script=Han}{2}|.在.|
  (?:一下|一会儿?|[停等歇绕吃办聚])$|\s(?:with|w\/|until|till|at \d|then)(?:\s|$)
`;

/** 占个位, 锁一下: that the time is kept is not what it is kept for. */
const keeps = /^(?:占|锁|卡|划|留|空|腾|约|block)(?:一?个?(?:位子?|坑|时间段?|时段|空)|住|上|着|掉|一?下|出来)*$/i;

/** 银行下午五点关门, 我们公司午休是十二点到一点半: without a day, that is so every day. */
const usual = /(?:关门|开门|打烊|营业|开饭|看诊|坐诊|放学|开馆|闭馆|午休)$/;
const dated = /[今明后]天|今晚|周|星期|礼拜|[号日]|月|节|提醒|每/;

/** 帮我约明天十点体检: around the time, a word of command and what is to be done are no one name. */
const isGlued = (title: string, message: string): boolean =>
  (arranges.test(title) && !same(message).includes(same(title).slice(0, 3))) || agreed.test(title);
const arranges = /^(?:约(?!车)|[留锁占卡划空腾排定个])/;
const agreed = /^[跟和与].{1,6}(?:[说讲谈定约聊]|商量|沟通|敲定|确认)?好了|^[跟和与].{2,6}约了/;

/** 她是房产中介, 字节做运营: a sentence of somebody, and neither a firm nor what they do. */
const told =
  /^(?:[住在是有做当叫]|认识|一[位个名])|\p{Script=Han}(?:[他她]|是|认识|叫|做(?!市))\p{Script=Han}|^[他她]/u;
const entry = ["name", "company", "job_title"];

const added = /^(?:帮我|给我|请)*(?:加|叫|喊|拉|带)(?:一?下|上)(\p{Script=Han}{2,4})[，,]/u;

/** "Dr. Lee": the point behind a title of somebody ends no sentence. */
const isBehindTitle = (name: string, message: string): boolean =>
  /\b(?:dr|mr|mrs|ms|prof)\.? $/i.test(
    message.slice(0, Math.max(0, message.toLowerCase().indexOf(name.toLowerCase()))),
  );

/** "Sunday school sunday 10am": the day that is named twice is a part of the name once. */
const hasLostDay = (name: string, message: string): boolean => {
  const day = twice.exec(message)?.[1];
  if (day === undefined || name.toLowerCase().includes(day.toLowerCase())) return false;
  const [said, own] = [same(message), same(name)];
  return said.includes(same(day) + own) || said.includes(`${same(day)}night${own}`) || said.includes(own + same(day));
};
const twice = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?=.*\b\1\b)/i;

/** 看牙医改成带女儿一起去: how, how long or with whom is no new name, unless it was given as one. */
const isManner = (title: string, message: string): boolean =>
  !/名|叫|标题|题目/.test(message) && (manner.test(title) || isOnlyCompany(title));

const isQuoted = (name: string, message: string) =>
  [...message.matchAll(/["“”「『]([^"“”「」『』]+)["“”」』]/g)].some(([, quoted = ""]) => same(quoted) === same(name));

/** Atlas" and put it there: where a quotation ends, so does the name. */
const isHalfQuoted = (name: string): boolean =>
  (name.match(/"/g) ?? []).length % 2 === 1 ||
  /[“「『《][^”」』》]*$/u.test(name) ||
  /["”」][^"“「]*\p{L}[^"“「]*$/u.test(name.replace(/["“「][^"”」]*["”」]/gu, ""));

const same = (text: string) =>
  mend(text)
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[\s\p{P}]+/gu, "");

/** "Ad nurse" is a piece of "head nurse": at neither end may a word be cut in two. */
const isOfWords = (name: string, message: string): boolean => {
  const said = new Set([...wordsOf(message), ...wordsOf(mend(message))]);
  const own = wordsOf(name);
  return [own[0], own.at(-1)].every((word) => word === undefined || said.has(word));
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z\d]+/g) ?? [];

/** 生日会 海底捞 带礼物: three notes beside each other are what, where and what else, and no name. */
const isNotes = (name: string): boolean => /\p{Script=Han}\S* \p{Script=Han}\S* \S*\p{Script=Han}/u.test(name);

/** A guest or a subject may stand behind the time: "lunch friday with Sam about the budget". */
const isOnePiece = (name: string, message: string): boolean => {
  const said = same(message);
  // The time may stand in the middle: 房东周三五点半过来, "quick 15-minute standup".
  const language = /\p{Script=Han}/u.test(name) ? "zh-CN" : "en";
  // Between two times, 到 is a part of both: 装宽带的师傅一点到四点上门.
  const timeless = same(withoutClaims(message, language).replace(/(?<=\s{2})[到至](?=\s{2})/g, " "));
  // A number may be in the name itself: 妹妹周六九点打第二针疫苗, 二宝三点打疫苗.
  const isNumbered = !/[\d、]/.test(name) && (same(name).match(numbered) ?? []).every((piece) => said.includes(piece));
  if (timeless.includes(same(name)) || (isNumbered && timeless.includes(same(withoutClaims(name, language)))))
    return true;
  return name.split(joints).every((piece) => said.includes(same(piece)));
};

/** A Chinese number with what stands beside it. */
const numbered = /.?[一二三四五六七八九十].?/g;

const manner = pattern("i")`
  ^(?:电话|视频|语音|线上|腾讯|网络|远程|飞书|钉钉|zoom|teams)(?:会议?|沟通|开会?)$|
  ^(?:[半整全一两三几][天日夜周晌]|单次|线上|线下|远程|公开|私密|[让由在用只先再]|自己|一个人|两个人|大家|.着)|一起(?:去|来|做)?$
`;

/** 跟老周在簋街撸串: where it is may stand in the middle of what it is. */
const withoutPlace = (message: string, { location }: Readonly<Record<string, unknown>>): string =>
  typeof location === "string" ? message.replace(`在${location}`, "") : message;

const units = "mins?|minutes?|hrs?|hours?|secs?|seconds?|am|pm|a\\.m|p\\.m|o'clock";
const times =
  "today|tomorrow|tonight|yesterday|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|satur)(?:days?)?|sundays?|noon|midnight";
const often = "daily|weekly|biweekly|fortnightly|monthly|quarterly|yearly|annually";
const small =
  "a|an|the|of|to|at|on|in|by|for|from|with|and|or|but|so|is|are|was|be|it|my|our|your|that|this|please|until|till";

/** 到翠园小区量房: where to, and what is done there. */
const toPlace =
  "[^到，,]{0,8}?(?:小区|医院|学校|公司|银行|酒店|超市|社区|大厦|广场|法院|[店馆园局站厅楼所厂校院村场]里?)\\p{Script=Han}{2}";

/** Titles that are made of such a word are known: "Friday prayers", "Weekly report", "Sunday roast". */
const ragged = pattern("iu")`
  ^(?:${units}|of|by|and|or|but|so|is|are|be|it|that|until|till|please|instead|rather|today|tomorrow|tonight)\b|
  (?<![-\p{Script=Han}])\b(?:${small}|${units}|${often}|${times}|instead|rather|then|now|me|come|runs|lasts|starts?|
  begins?|ends?|finish(?:es)?|mornings|afternoons|evenings|nights|weekends)$|^(?:his|her|their) (?:birthday|
  anniversary)\b|
  ^(?:i'm |we're )?running (?:late|behind)\b|
  ^[两二三四五六七八九十\d]+天(?![一二三四五六七八九十两\d]+[夜晚])|^记住|^(?:[以之]后|后(?=[去来回到再就我]))|(?:工作|上班|下班|营业|办公|放学|上学|午休|作息|开放|看诊|门诊)时间$|
  \s(?:红包|随份子|份子钱?|礼金)\s?\d+$|
  ^[存记加写添]一?下|^(?:[看查瞅瞧]一?[下眼]|看看|查查|瞅瞅|瞧瞧)$|(?:[早晚](?:一点|一些|些)|(?<!吃)[早晚]点)(?:开始?|举行)?$|
  ^晚(?:一点|点|些)(?=开|上)|.(?:开场|开演|开席|开赛)$|往[前后][推挪延移拖提]|顺延|推后|^[这本下上新]个?学期|^(?:起(?!床|来|飞|草|诉|步|跑|航|重|名)|连着|连续(?!剧)|
  [那这](?=[节场个次顿]))|
  ^(?:后(?![台端勤厨续期妈院花门方备海记])|点|分钟?|小时|号|日(?=[\s，,])|的|了|着|过|把(?!.{1,10}(?:送(?!给)|[拿带交寄取收放搬倒洗关扔喂擦装拆晾还]|修好|发给|做完|
  写完|看完|弄好|准备))|将|被|给(?=$)|
  到(?!${toPlace})(?!场|货|家|
  站|访|期|店|岗|医|机|银|学|公|客|社|派|图|超|办|政|法|税|工|海|北|上|广|深)|至|从|在
  (?=$)|地点|时间|提醒我|吧|吗|呢)|
  (?:(?<=[^眼面门从售产])前|的|着|和|跟|与|把|(?<!麻)将|被|从|于|至|或|并|提前|推迟|改|挪|每|每天|每周|每月|吧|吗|呢|[上下]午|早上|晚上|明天|后天|今天|
  (?<!过)周[一二三四五六日]|星期[一二三四五六日天]|
  [零一二两三四五六七八九十\d]+点)$
`;
/** HR is a department, hr is an hour; office hours are a thing. */
const isRagged = (name: string): boolean => ragged.test(withoutUses(name.trim().replace(hours, "people")));
const hours = /\bHR$|\b(?:[Oo]ffice|[Oo]pening|[Vv]isiting|[Bb]usiness|[Hh]appy) hours?$/;
