import { Temporal } from "temporal-polyfill";
import type { Locale } from "../../base/locale.ts";
import type { EventItem } from "../events.ts";
import { fields } from "../protocol.ts";
import type { Recurrence } from "../recurrence/recurrence.ts";
import { wordRecurrence } from "../recurrence/words.ts";
import type { Call } from "../script.ts";
import { quote, wordDay, wordEvent, wordList, wordMinutes, wordSpan } from "../wording.ts";
import { textsKept } from "./clauses.ts";

const verbs: Record<string, readonly [en: string, zh: string]> = {
  "calendar.create": ["add", "添加"],
  "calendar.update": ["change", "修改"],
  "calendar.delete": ["delete", "删除"],
  "calendar.restore": ["restore", "恢复"],
  "calendar.share": ["send invites for", "邀请别人参加"],
  "calendar.uninvite": ["take guests off", "把人移出"],
  "calendar.accept_invite": ["accept", "接受"],
  "calendar.reject_invite": ["decline", "拒绝"],
  "contacts.create": ["add a contact", "添加联系人"],
  "contacts.update": ["change the contact", "修改联系人"],
  "contacts.delete": ["delete the contact", "删除联系人"],
  "memory.update": ["forget", "忘掉"],
};

const keep = ["remember", "记住"] as const;

/** What a call would do, in full: which event, and what it will have. */
export function wordDeed(
  { method, input }: Call,
  events: readonly EventItem[],
  { now, language, names }: { now: Temporal.ZonedDateTime; language: Locale; names: readonly string[] },
): string {
  const isChinese = language === "zh-CN";
  const given = fields(input) ?? {};
  const kept = textsKept({ input });
  const verb = (kept.length > 0 ? keep : verbs[method])?.[isChinese ? 1 : 0] ?? method;
  const patch = fields(given["patch"]);
  const named = wordList(
    events.map((event) => wordEvent(event, language)),
    language,
  );
  const isOfCalendar = method.startsWith("calendar.");
  const shown = isOfCalendar ? (patch ?? (method === "calendar.create" ? given : {})) : {};
  const words = wordFields(shown, now, language).join(isChinese ? "，" : ", ");
  const texts = method.startsWith("contacts.") ? Object.values(patch ?? given).filter(isName) : [];
  const about = wordList([...names, ...texts, ...kept].map(quote), language);
  const what = [named, about, words].filter((one) => one !== "").join(isChinese ? "：" : ": ");
  return isChinese ? `${verb}${what}` : `${verb} ${what}`;
}

const isName = (value: unknown): value is string => typeof value === "string" && !value.startsWith("ctc_");

/** Title, time, place, how it repeats and when it reminds. */
export function wordFields(
  given: Readonly<Record<string, unknown>>,
  now: Temporal.ZonedDateTime,
  language: Locale,
): string[] {
  const isChinese = language === "zh-CN";
  const at = (key: string) => {
    const value = given[key];
    return typeof value === "string" ? Temporal.Instant.from(value).toZonedDateTimeISO(now.timeZoneId) : undefined;
  };
  const day = (key: string) => {
    const value = given[key];
    return typeof value === "string" ? wordDay(Temporal.PlainDate.from(value), language) : undefined;
  };
  const [start, minutes] = [at("start_at"), given["duration_minutes"]];
  const end = at("end_at") ?? (typeof minutes === "number" ? start?.add({ minutes }) : undefined);
  const [first, last] = [day("start_date"), day("end_date")];
  const [title, place, rule, reminders] = [given["title"], given["location"], given["recurrence"], given["reminders"]];
  return [
    typeof title === "string" ? (isChinese ? `「${title}」` : quote(title)) : undefined,
    first === undefined
      ? undefined
      : `${last === undefined ? first : `${first} – ${last}`}${isChinese ? "全天" : ", all day"}`,
    start === undefined
      ? end && (isChinese ? `到${wordSpan(end, undefined, language)}` : `until ${wordSpan(end, undefined, language)}`)
      : wordSpan(start, end, language),
    typeof place === "string" ? (isChinese ? `地点：${place}` : `place: ${place}`) : undefined,
    rule === undefined
      ? undefined
      : isChinese
        ? `${wordRecurrence(rule as Recurrence, language)}重复`
        : `repeating ${wordRecurrence(rule as Recurrence, language)}`,
    Array.isArray(reminders)
      ? reminders
          .map((one) =>
            isChinese
              ? `提前${wordMinutes(Number(one), language)}提醒`
              : `reminder ${wordMinutes(Number(one), language)} before`,
          )
          .join(isChinese ? "，" : ", ")
      : undefined,
  ].filter((one) => one !== undefined);
}
