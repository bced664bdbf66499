import { pattern } from "../../base/pattern.ts";
import { toNumber } from "../dates/chinese-numbers.ts";
import { toDate } from "../dates/days.ts";
import { withoutSince } from "./entry-value.ts";
import { tidy } from "./intent.ts";
import { cities } from "./named-places.ts";
import { preferredName } from "./preferred-name.ts";

/** The input of memory.update: a named field where one fits, else a fact in the user's words. */
export type Fact = { scope: "user" | "work"; content: object };

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

export function toFact(said: string): Fact {
  const plain = said.replace(
    pattern("gi")`
      ^(?:from now on|in future|going forward),? |[,，]? ?(?:from now on|going forward|in future|in the future|
      please|instead|以后|今后)[.!。]?$
    `,
    "",
  );
  const group = (pattern: RegExp, of = plain) => {
    const parts = pattern
      .exec(of)
      ?.slice(1)
      .map((part) => (part === undefined ? "" : tidy(part)));
    return parts?.some((part) => isSentence.test(part)) === true ? undefined : parts;
  };
  // Since when one works or lives there is no part of the place.
  const told = (form: RegExp) => group(form, withoutSince(plain));
  const user = (content: object): Fact => ({ scope: "user", content });
  const name = group(
    pattern()`
      ^(?:.*[，,])?(?:以后|今后|你|您|请|就|都|可以|大家|别人|朋友们?|一般|平时|也|直接|还是|得|要|该|应该|麻烦|以|后)*
      (?:[叫喊]我|称呼我为?|我叫|我的名字(?:是|叫))([^，,。]{1,20}?)(?:就(?:好|行|可以|成|是)了?|吧)?
      (?:[，,]\s*(?:别|不要|不用)再?[叫喊]我?[^，,。]{1,8})?$
    `,
  ) ?? [preferredName(plain)];
  if (name[0]) return user({ preferred_name: name[0] });
  const relative = toRelative(plain);
  if (relative !== undefined) return user({ people: [relative] });
  const birthday = toBirthday(said);
  if (birthday !== undefined) return user({ birthday });
  const job =
    told(
      /^我(?:(?:换工作|换公司|跳槽)了?[，,]我?)?(?:现在|目前|如今)?在(?!家)(.{2,30}?)(?:做|当|担任|任)(.{2,20}?)了?$/,
    ) ??
    told(
      pattern("i")`
        ^i (?:now |currently )?work (?:at|for) (.{2,60}?)(?: as an? (.{2,60}?))?(?: now| these days)?
        (?:, (?:and )?not (?:at |for )?[\w&.' -]+)?$
      `,
    );
  if (job?.[0]) return { scope: "work", content: { company: job[0], ...(job[1] ? { job_title: job[1] } : {}) } };
  const post = told(
    pattern("iu")`
      ^(?:i(?:'ve| have)? (?:just |recently )?(?:switched|changed) jobs?[,;.]? (?:and )?)?i(?:'m| am) (?:now )?
      an? (?!guest|bit|regular|fan|member|little|lot)([a-z][a-z -]{2,40}?) (?:at|for|
      with) ([A-Z][\w&.' -]{1,60}?)(?: now)?$
    `,
  );
  if (post?.[0]) return { scope: "work", content: { company: post[1], job_title: post[0] } };
  const moved =
    told(
      /^我(?:换|跳槽)(?:了)?(?:工作|公司)?了?[，,](?:我)?(?:现在|如今)在(?!一?[家个所]|.{0,2}家$)(.{2,30}?)(?:工作|上班)?$/,
    ) ??
    told(
      pattern("i")`
        ^i(?:'ve| have)? (?:just |recently )?(?:switched|changed|got a new) jobs?,? (?:and )?i(?:'m| am) (?:now )?(?:at|
        with) (.{2,60}?)(?: now)?$
      `,
    );
  if (moved?.[0]) return { scope: "work", content: { company: moved[0] } };
  const firm = told(worksAt) ?? told(/^(?:我的公司(?:是|叫)|my company is )(.{2,60})$/i);
  if (firm?.[0]) return { scope: "work", content: { company: firm[0] } };
  const raised =
    told(/^我(?:刚刚?|已经)?升(?:职|任|为|成|了)*(.{2,12})了$/) ??
    told(/^i(?:'ve| have)? (?:just )?(?:been|got|was) promoted to (.{2,60})$/i);
  if (raised?.[0]) return { scope: "work", content: { job_title: raised[0] } };
  const role = told(/^(?:我的职位是|my job title is |i am the |i work as an? )(.{2,60})$/i);
  if (role?.[0]) return { scope: "work", content: { job_title: role[0] } };
  const city =
    told(/^我们?(?:家|现在|目前|如今)?住在?(.{2,20})$/) ??
    told(/^我们?家?(?:刚刚?|最近|已经)?搬(?:到|去|来)了?(.{2,20}?)(?:了|住了)?$/) ??
    told(
      /^(?:i|we) (?:now |currently )?live in ([\p{L} .,'-]{2,60}?)(?: now| these days| at the moment| currently)?$/iu,
    ) ??
    told(
      pattern("iu")`
        ^(?:i|we)(?:'ve| have)?(?: just| recently)? moved to ([\p{L} .'-]{2,60}?)(?: recently| (?:last|this) (?:week|
        month|year))?$
      `,
    );
  if (city?.[0]) return user({ home_city: city[0] });
  const early =
    group(/(?:no meetings|(?:don't|never) (?:take|do|have|want) (?:any )?meetings) before (\d{1,2})/i) ??
    group(/(?:上午|早上)?(\d{1,2}|[一二两三四五六七八九十]{1,2})点(?:之?前|以前)不(?:开会|安排|要)/);
  if (early?.[0]) return user({ scheduling: { earliest_start: `${String(toNumber(early[0])).padStart(2, "0")}:00` } });
  const food =
    group(/^我(不吃.{1,20}|吃素|是素食者|忌口.{1,20})$/) ??
    group(/^i(?:'m| am) (?:a )?(vegetarian|vegan|pescatarian)$/i) ??
    group(/^i (don't eat .{2,40})$/i);
  if (food?.[0]) return user({ food_preferences: [food[0]] });
  const interest =
    group(/^我(?:很|最|特别|非常)?(?:喜欢|爱)((?!.{0,4}的.*是).{1,30})$/) ??
    group(/^i (?:really )?(?:like|love|enjoy) (.{2,50})$/i);
  if (interest?.[0]) return user({ interests: listed(interest[0]) });
  return user({ facts: [{ text: said.slice(0, 300), source: "user_said" }] });
}

/** "Jazz, gardening and crosswords" are three. */
const listed = (said: string): string[] =>
  /, .+(?:,| and|, and) /.test(said) ? said.split(/(?:, and|,| and) /).map((one) => one.trim()) : [said];

/** A city is no firm. */
const worksAt = new RegExp(`^我在(?!(?:${cities})市?[工上])(.{2,30}?)(?:工作|上班)$`);

/** 浦东，离公司很近 is no city: what goes on like a sentence is kept as the fact that it is. */
const isSentence = /\p{Script=Han}.*[，,；;。]|\p{Script=Han}(?:很|已经|[^，,]*[了着过呢]$)/u;

const relatives =
  "女儿|儿子|老婆|妻子|太太|老公|丈夫|妈妈?|爸爸?|母亲|父亲|姐姐?|妹妹?|哥哥?|弟弟?|奶奶|爷爷|外婆|外公|女朋友|男朋友";
const relativesEn =
  "daughter|son|wife|husband|partner|mother|mom|mum|father|dad|sister|brother|grandma|grandpa|girlfriend|boyfriend";

/** "My daughter Zoe was born on July 2nd", 我女儿朵朵7月2号生日: who it is, and the day. */
function toRelative(said: string): object | undefined {
  const [, relation, name, day] =
    new RegExp(
      `^我的?(${relatives})((?!的?生日)[\\p{Script=Han}]{1,3}?)?(?:的)?(?:生日)?(?:是|在)?` +
        "([\\d一二三四五六七八九十]{1,3}月[\\d一二三四五六七八九十]{1,3}[号日]?)(?:的?生日|出生的?)?$",
      "u",
    ).exec(said) ??
    new RegExp(
      `^my (${relativesEn})(?: ([A-Z]\\p{L}+))?(?:'s birthday(?: is|(?:,| -) it(?:'s| is))?` +
        "| was born| has (?:his|her) birthday)(?: on)? (.{4,20})$",
      "iu",
    ).exec(said) ??
    [];
  if (relation === undefined || day === undefined || !/生日|出生|birthday|born/i.test(said)) return undefined;
  const birthday = toMonthDay(day);
  return birthday === undefined ? undefined : { name: name ?? relation, relation, birthday };
}

function toBirthday(said: string): string | undefined {
  if (!/^我?的?生日|我的生日|\bmy birthday\b/i.test(said)) return undefined;
  return toMonthDay(said.replace(/.*birthday(?: is)?(?: on)?/i, ""));
}

function toMonthDay(said: string): string | undefined {
  const zh = /(\d{1,2}|[一二三四五六七八九十]{1,2})月(\d{1,2}|[一二三四五六七八九十]{1,3})/.exec(said);
  if (zh !== null) return monthDay(toNumber(zh[1] ?? ""), toNumber(zh[2] ?? ""));
  const en = /\b([a-z]{3})[a-z]* (\d{1,2})|(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3})[a-z]*/i.exec(said);
  const month = months.indexOf((en?.[1] ?? en?.[4] ?? "").toLowerCase()) + 1;
  return en === null || month === 0 ? undefined : monthDay(month, Number(en[2] ?? en[3]));
}

/** 2024 was a leap year, so the 29th of February is a day. */
const monthDay = (month: number, day: number) => toDate({ year: 2024, month, day })?.toString().slice(5);
