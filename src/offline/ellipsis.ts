import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../base/locale.ts";
import { pattern } from "../base/pattern.ts";
import type { Turn } from "./conversation.ts";
import { findTimes, reword } from "./dates/dates.ts";
import { blank } from "./dates/duration.ts";
import type { Part } from "./dates/when.ts";
import { atOtherHour } from "./other-hour.ts";

/** A question of which only the time is said: "and Friday?", 那周三呢. */
const short = pattern("i")`
  ^(?:h+m+[,. ]*|uh+[,. ]*|um+[,. ]*|呃[，, ]*|嗯[，, ]*)?(?:(?:那么?|然后|还有)?(?<zh>[^，,。?？]{1,12}?)(?:呢|怎么样|如何)|
  (?:ok(?:ay)?,? )?(?:(?:and|or|what about|how about|and what about|
  and how about) )+(?:on )?(?<en>[^,.?]{1,30}?)(?: then| that)?)[?？]?$
`;

/**
 * The message with what it leaves out: it asks of another time what was asked before. Undefined when it leaves out
 * nothing, or when what was asked before has no time of its own to put another in the place of.
 */
export function complete(
  turns: readonly Pick<Turn, "text">[],
  at: number,
  { now, language }: { now: Temporal.ZonedDateTime; language: Locale },
): string | undefined {
  const before = turns[at - 1];
  if (before === undefined) return undefined;
  const groups = short.exec(turns[at]?.text.trim() ?? "")?.groups;
  const part = groups?.["zh"] ?? groups?.["en"];
  const asked = complete(turns, at - 1, { now, language }) ?? before.text;
  if (thatDay.test(turns[at]?.text ?? "")) return onThatDay(turns[at]?.text ?? "", asked, { now, language });
  if (part === undefined) return withDay(turns[at]?.text ?? "", asked, { now, language });
  const next = nextDay.test(part)
    ? dayBehind(asked, { now, language })
    : nextWeek.test(part)
      ? weekBehind(asked, { now, language })
      : undefined;
  const bare = part.replace(/^(?:in )?the (?=\w+$)/i, "");
  const other = language === "en" && next === undefined ? atOtherHour(part, asked, now) : undefined;
  if (other !== undefined) return other;
  const time = findTimes(reword(next?.replace(/.* of |那一周/, "") ?? bare, now, language), now, language);
  if (time.when === undefined || time.rest.trim() !== "") return undefined;
  if (time.when.days === undefined) return withPart(time.when.part, asked, { now, language });
  const text = reword(asked, now, language);
  const { whens } = findTimes(text, now, language);
  const [when] = whens;
  if (when === undefined || whens.length !== 1) return undefined;
  // 明天上午 and 周三: what the new time does not say stays as it was, so only like is put in the place of like.
  const isLike = (when.part === undefined || time.when.part !== undefined) && when.time === undefined;
  if (!isLike) return undefined;
  const gap = blank(text, when);
  return `${gap.slice(0, when.index)}${next ?? part}${gap.slice(when.index + when.text.length)}`;
}

const thatDay = /\b(?:on )?(?:that|the same) day\b|(?:那一?天|当天|同一?天)/i;

/** "What else is on that day?" is about the day that was spoken of, as long as there is one. */
function onThatDay(
  said: string,
  asked: string,
  { now, language }: { now: Temporal.ZonedDateTime; language: Locale },
): string | undefined {
  const own = findTimes(reword(said.replace(thatDay, ""), now, language), now, language);
  const { when } = findTimes(reword(asked, now, language), now, language);
  const day = when?.days?.first ?? (when?.time === undefined ? undefined : now.toPlainDate());
  if (own.when !== undefined || day === undefined || when?.isSpan === true) return undefined;
  return said
    .replace(/^what else\b/i, "what")
    .replace(thatDay, language === "en" ? `on ${day.toString()}` : day.toString());
}

/** "Alice as well", 李娜也一起: whom to invite to what someone was just invited to. */
const guest = String.raw`[A-Z][\w']+(?: [A-Z][\w']+)?(?:(?:,| and|, and) [A-Z][\w']+(?: [A-Z][\w']+)?)*`;
const alsoInvited = pattern("u")`
    ^(?:(?:[Oo]h,? )?[Aa]nd )?(?<en>${guest})(?:,? (?:as well|too|also))$|
    ^(?:(?:[Oo]h,? )?[Aa]nd(?: also)?|[Aa]lso|[Pp]lus)[, ]+(?<en2>${guest})$|^(?:还有|再加上)?(?<zh>[\p{Script=Han}]{2,4}|
    [A-Z][A-Za-z ]+)也(?:一起|来|叫上|去|要|参加)*$
  `;

export function withGuest(turns: readonly Pick<Turn, "text" | "steps">[], at: number): string | undefined {
  const said = turns[at]?.text.trim().replace(/(?:,? (?:please|pls))?[.!。！]*$/i, "") ?? "";
  const groups = alsoInvited.exec(said)?.groups;
  const english = groups?.["en"] ?? groups?.["en2"];
  const name = english ?? groups?.["zh"];
  const hasInvited = turns[at - 1]?.steps.some(({ method }) => method === "calendar.share") === true;
  if (name === undefined || !hasInvited) return undefined;
  return english === undefined ? `邀请${name}` : `invite ${name}`;
}

const nextDay =
  /^(?:the )?(?:day after(?: that(?: one| day)?)?|next day|following day)$|^(?:第二天|再后一天|后一天|下一天)$/i;

/** "And the day after?" is counted from the day that was asked about. */
function dayBehind(
  asked: string,
  { now, language }: { now: Temporal.ZonedDateTime; language: Locale },
): string | undefined {
  const { when } = findTimes(reword(asked, now, language), now, language);
  return when?.days?.last.add({ days: 1 }).toString();
}

const nextWeek = /^(?:the )?(?:week after(?: that)?|following week)$|^(?:再下一?个?周|再下个?星期|再往后一周)$/i;

/** "And the week after?" likewise, where a whole week was asked about. */
function weekBehind(
  asked: string,
  { now, language }: { now: Temporal.ZonedDateTime; language: Locale },
): string | undefined {
  const { when } = findTimes(reword(asked, now, language), now, language);
  if (when?.days === undefined || when.days.first.until(when.days.last).days !== 6) return undefined;
  const monday = when.days.last.add({ days: 1 }).toString();
  return language === "en" ? `the week of ${monday}` : `${monday}那一周`;
}

export const parts =
  /凌晨|清晨|早上|早晨|上午|中午|下午|午后|傍晚|晚上|\b(?:in the )?(?:morning|afternoon|evening|night)\b/gi;
const partNames = { night: "凌晨", morning: "上午", noon: "中午", afternoon: "下午", evening: "晚上" } as const;

/** "And in the afternoon?" asks of the afternoon what was asked of the morning, or of the day. */
function withPart(
  part: Part | undefined,
  asked: string,
  { now, language }: { now: Temporal.ZonedDateTime; language: Locale },
): string | undefined {
  const text = reword(asked, now, language);
  const { whens } = findTimes(text, now, language);
  const [when] = whens;
  if (part === undefined || when?.days === undefined || when.time !== undefined || whens.length !== 1) return undefined;
  const day = when.text.replace(parts, "").trim();
  const other = language === "zh-CN" ? `${day}${partNames[part]}` : `${day} ${part}`;
  return `${text.slice(0, when.index)}${other}${text.slice(when.index + when.text.length)}`;
}

/** Bounds of a day: "anything before noon?", "anything after three?" */
const sided = pattern("i")`
    ^(?:and |is there |do i have |have i got )?(?:anything|something)(?: else)? (?:before|after|past|until|
    till) [\w: ]+\??$
  `;

/** "Anything in the morning?" behind a question about Thursday is about Thursday morning. */
function withDay(
  said: string,
  asked: string,
  { now, language }: { now: Temporal.ZonedDateTime; language: Locale },
): string | undefined {
  const [own, other] = [said, asked].map((text) => findTimes(reword(text, now, language), now, language));
  if (own?.when === undefined || own.when.days !== undefined) return undefined;
  if ((own.when.part === undefined || own.when.time !== undefined) && !sided.test(said)) return undefined;
  const [when] = other?.whens ?? [];
  if (when?.days === undefined || when.time !== undefined || other?.whens.length !== 1) return undefined;
  const day = when.text.replace(parts, "").trim();
  if (/^(?:只|就|光)看看?/.test(said) && own.when.part !== undefined)
    return /空/.test(asked) ? undefined : `${day}${partNames[own.when.part]}有什么安排`;
  if (language === "zh-CN") return `${day}${said}`;
  return sided.test(said)
    ? `${said.replace(/[?.]+$/, "")} on ${day.replace(/^on /i, "")}`
    : said.replace(own.when.text, `${day} ${own.when.part}`);
}
