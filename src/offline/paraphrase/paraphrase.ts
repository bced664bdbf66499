import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { chinese } from "./chinese.ts";
import { english } from "./english.ts";
import { wishes, type Form, type Spoken, type Wish } from "./form.ts";
import { withoutReason } from "./reason.ts";
import { withObject, withoutOpening } from "./remark.ts";
import { fits, isDays, isNamed, type Ear, type Slot } from "./slots.ts";

const forms: Record<Locale, readonly Form[]> = { en: english, "zh-CN": chinese };

/** What is tied to something, not sure, or asked: never put in other words. */
const doubts = pattern("i")`
  \b(?:if|unless|whether|maybe|perhaps|possibly|probably|might|in case|either|or|otherwise|supposedly|hopefully)\b|
  如果|要是|假如|万一|除非|的话|可能|也许|或许|说不定|不一定|是不是|有没有|是否|难道|恐怕|好像|据说|本来|差点|或者
`;
/** 延到五点 is until five as often as at five. */
const isEndToo = /延[到至](?=\s*(?:[上下]午|晚上|早上|中午|傍晚)?\s*[\d一二两三四五六七八九十]+(?:点|[:：]))/;

/** "Grace asked if we could" tells of a wish. */
const asked = /\b(?:asked|asks|wonders|wants to know) (?:if|whether)\b/i;

interface Message {
  text: string;
  isAsked: boolean;
  /** The rules have made something of every word of it. */
  isUnderstood: boolean;
}

/** The message in the words of the rules, and what is to come of it. */
export function paraphrase(message: Message, spoken: Spoken, ear: Ear): { text: string; method: string } | undefined {
  const text = withoutOpening(message.text);
  if (doubts.test(text.replace(asked, "")) || isEndToo.test(text)) return undefined;
  const whole = toWish({ ...message, text }, spoken, ear);
  if (whole !== undefined) return whole;
  const rest = withoutReason(text, spoken, ear) ?? withObject(text) ?? (text === message.text ? undefined : text);
  if (rest === undefined) return undefined;
  return toWish({ ...message, text: rest }, spoken, ear) ?? { text: rest, method: "" };
}

function toWish(
  { text, isAsked, isUnderstood }: Message,
  spoken: Spoken,
  ear: Ear,
): { text: string; method: string } | undefined {
  for (const { wish, said, of, isAsked: mayBeAsked, isWeak } of forms[ear.language]) {
    if ((isAsked && mayBeAsked !== true) || (isUnderstood && isWeak === true)) continue;
    const groups = said.exec(text)?.groups ?? (said.test(text) ? {} : undefined);
    if (groups === undefined || !isMeant(of, groups, spoken)) continue;
    const slots = Object.entries(groups).filter((entry): entry is [Slot, string] => entry[1] !== undefined);
    const isNew =
      (isWeak === true || wish === "until") && groups["event"] !== undefined && !isNamed(groups["event"], ear);
    if (!isNew && slots.every(([slot, value]) => fits[slot](value.trim(), ear)))
      return { text: write(wish, Object.fromEntries(slots), spoken, ear), method: wishes[wish].method };
  }
  return undefined;
}

/** "Nora cancelled" is about the dinner with Nora that was just spoken of, and "I'll go" about an invite. */
function isMeant(
  of: Form["of"],
  groups: Partial<Record<string, string>>,
  { event, write: method, guests = [], isFresh = false }: Spoken,
): boolean {
  const { who } = groups;
  const isWith = who !== undefined && event?.title.toLowerCase().includes(who.toLowerCase()) === true;
  if (of === undefined) return who === undefined || !/^(?:it|that|this)$/i.test(groups["event"] ?? "") || isWith;
  if (of === "guests") return guests.length > 0;
  if (event === undefined) return false;
  // Whoever "she" is, it is with somebody.
  if (of === "company") return /\bwith\b|\bw\/|[和跟与约见陪]/i.test(event.title);
  if (of === "deleted") return method === "calendar.delete";
  if (of === "written") return isFresh && /^calendar\.(?:create|update)$/.test(method ?? "");
  if (of === "invite") return event.participation !== undefined;
  return of === "event" || isWith;
}

/** Of days the rules want other words than of hours. */
const daysEn: Partial<Record<Wish, string>> = {
  later: "push {event} back by {length}",
  earlier: "bring {event} forward by {length}",
};

function write(wish: Wish, slots: Partial<Record<Slot, string>>, { guests = [], event }: Spoken, ear: Ear): string {
  const { en, zh } = wishes[wish];
  const isEnglish = ear.language === "en";
  const byDays = isDays(slots.length ?? "", ear) ? daysEn[wish] : undefined;
  const template = isEnglish ? (byDays ?? en) : zh;
  const value: Partial<Record<string, string>> = {
    who: guests.join(isEnglish ? " and " : "和"),
    ...slots,
    // 周四的也取消: the same of another day.
    event: onDay(
      slots.event ?? (slots.day === undefined ? undefined : event?.title) ?? (isEnglish ? "it" : "这个"),
      slots.day,
      isEnglish,
    ),
  };
  return template.replace(/\{(\w+)\}/g, (_, slot: string) => value[slot]?.trim() ?? "");
}

const onDay = (event: string, day: string | undefined, isEnglish: boolean): string =>
  day === undefined ? event : isEnglish ? `${event} on ${day}` : `${day}的${event}`;
