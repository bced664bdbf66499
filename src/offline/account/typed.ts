import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { surname } from "../chinese-names.ts";
import { findDuration } from "../dates/duration.ts";
import type { EventItem } from "../events.ts";
import { fields } from "../protocol.ts";
import type { Call } from "../script.ts";
import { strikeWhole } from "./account.ts";
import { turnedClocks } from "./typed-clocks.ts";

interface Known {
  now: Temporal.ZonedDateTime;
  /** What the call is about. */
  events: readonly EventItem[];
  /** What was looked at on the way to it. */
  seen: readonly EventItem[];
  names: readonly string[];
}

/**
 * The message once more as it was typed. The other checks read it in the words of the rules, so what was taken for a
 * reason or a courtesy on the way there is not seen by them: 看牙医改到周五，瑜伽课取消 is more than one wish.
 */
export function untold(call: Call, typed: string, { events, seen, names, now }: Known): string[] {
  const unnamed = names.reduce((text, name) => (name.trim() === "" ? text : strikeWhole(text, name.trim())), typed);
  return [
    ...otherEvents(typed, events, seen),
    ...unset(call, unnamed),
    ...unplaced(call, unnamed),
    ...intoPast(call, typed, events, now),
    ...turnedClocks(call, typed),
    ...undirected(call, typed, events),
  ];
}

/** Somebody's place that a new event has not got: of "our place" no word says anything to the other checks. */
function unplaced({ method, input }: Call, unnamed: string): string[] {
  if (method !== "calendar.create" || fields(input)?.["location"] !== undefined) return [];
  return someonesPlace.exec(unnamed) ?? [];
}

const someonesPlace =
  /(?<=(?:^|,|\bat|\bin|\bto)\s*)(?:my|our|his|her|their|your)\s+(?:place|house|home|office|flat)\b/i;

/** What lies ahead is not moved to a time that is over. */
function intoPast(
  { method, input }: Call,
  typed: string,
  [event]: readonly EventItem[],
  now: Temporal.ZonedDateTime,
): string[] {
  const start = fields(fields(input)?.["patch"])?.["start_at"];
  if (method !== "calendar.update" || typeof start !== "string" || event?.start === undefined) return [];
  const isAhead = Temporal.Instant.compare(event.start.toInstant(), now.toInstant()) > 0;
  return isAhead && Temporal.Instant.compare(Temporal.Instant.from(start), now.toInstant()) < 0 ? [typed] : [];
}

/** By as much as was said, and neither earlier nor later was: how long it takes was meant. */
function undirected({ method, input }: Call, typed: string, [event]: readonly EventItem[]): string[] {
  const start = fields(fields(input)?.["patch"])?.["start_at"];
  if (method !== "calendar.update" || typeof start !== "string" || event?.start === undefined) return [];
  const length = findDuration(typed);
  const far = Temporal.Instant.from(start).since(event.start.toInstant()).total("minutes");
  return length === undefined || Math.abs(far) !== length.minutes || directions.test(typed) ? [] : [length.text.trim()];
}

const directions = pattern("i")`
  [前后早晚推挪提延顺移]|\b(?:later|earlier|sooner|late|early|back|forwards?|up|down|out|off|over|on|by|past|
  push(?:ed)?|move|shift|bump|delay(?:ed)?|postpone[ds]?|bring|slide|slip(?:s|ped)?|behind|nudge|after|
  before|starts?|to \d)\b
`;

/** Events of the calendar that the message names or wants something of, and that the call is not about. */
function otherEvents(typed: string, events: readonly EventItem[], seen: readonly EventItem[]): string[] {
  if (events.length === 0) return [];
  const own = events.map(({ title }) => title);
  const rest = own.reduce(strikeWhole, typed);
  const others = new Set(seen.map(({ title }) => title).filter((title) => title.length > 1 && !own.includes(title)));
  return [...others].flatMap((title) => {
    const at = rest.indexOf(title);
    if (at !== -1 && !isMark(rest, at, at + title.length)) return [title];
    return partsOf(title)
      .filter((part) => !own.some((one) => one.includes(part)))
      .flatMap((part) => new RegExp(`${part}.{0,2}?${wants.source}`, "u").exec(rest)?.[0] ?? []);
  });
}

/** 瑜伽 of 瑜伽课, 评审 of 产品评审. */
const partsOf = (title: string): string[] =>
  /^\p{Script=Han}{3,}$/u.test(title) ? [title.slice(0, 2), title.slice(-2)] : [];

const wants = /(?:取消|删|不[去上开]|改[到成期]|挪|推迟|推掉|提前|延后)/;

/** 跟项目同步撞了, 项目同步之后: another event says why or when, and is left as it is. */
const isMark = (text: string, from: number, to: number): boolean =>
  /^(?:的?(?:时间|时候|那天|当天))?(?:[之以]?[前后]|结束|完|开始|撞|冲突|重|一样|同)/.test(text.slice(to)) ||
  /(?:跟|和|与|同|撞(?:上|到)?|避开|错开|不是)了?$/.test(text.slice(0, from));

/** A reminder that is asked for, of a call that has none: 十一点五十抢票，提醒. */
function unset({ method, input }: Call, unnamed: string): string[] {
  const given = fields(input) ?? {};
  const hasReminder = (given["reminders"] ?? fields(given["patch"])?.["reminders"]) !== undefined;
  if (!/^calendar\.(?:create|update)$/.test(method) || hasReminder) return [];
  const { title } = given;
  if (method === "calendar.create" && typeof title === "string" && reminding.test(title)) return ["提醒"];
  const said = reminds.exec(unnamed)?.[0];
  return said === undefined || declined.test(unnamed) ? [] : [said];
}

const reminds = pattern()`
  提醒(?!事项)|闹[钟铃醒]|(?:到时候?|到点|记得|准时|别忘了|务必)[^，,。]{0,4}(?:叫|喊|催|通知)我|[叫喊催]我(?:一声|一下|起床)|(?:再|来)[叫喊催]我
`;
/** 提醒喝药 is a wish to be reminded of it; 提醒老王开会 is what the user is to do. */
const reminding = pattern()`
  ^提醒(?!事项|[老小阿大]\S|我?[妈爸爹娘爷奶哥姐弟妹叔姨婆公]|孩子|儿子|女儿|[他她它]|[A-Za-z]|客户|同[事学]|家长|学生|员工|\S{1,3}(?:老师|医生|总|经理|师傅|阿姨|叔叔)|
  各位|全体|团队|租客|房东|${surname}\S{1,2}(?![^，,。]{0,1}$))
`;
const declined =
  /(?:不|别|无须|无需|没必要)(?:用|要|需要|必|再)?(?:设|加|给我)?提醒|^提醒(?:你|一下)|(?:去掉|取消|关掉)提醒/;
