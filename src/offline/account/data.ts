import { pattern } from "../../base/pattern.ts";
import { fields } from "../protocol.ts";
import type { Call } from "../script.ts";
import { strikeWhole } from "./account.ts";

/** Numbers, addresses and what was put in quotes: a call has them as they stand, or they are named. */
const data = pattern("g")`
  [\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/\S+|(?<![\d./:-])\+?\d(?:[ -]?\d){6,17}(?![\d/:])|["“「『][^"“”「」『』]+["”」』]
`;
const plain = (text: string) => text.toLowerCase().replace(/["“”「」『』\s-]/g, "");

export function missingData({ input }: Call, message: string, events: readonly { title: string }[] = []): string[] {
  // What it is about may be put in quotes, too.
  const written = plain(JSON.stringify([input, events.map(({ title }) => title)]));
  return [...message.matchAll(data)]
    .map(([found]) => found)
    .filter((found) => !isDate(found) && !written.includes(plain(found)));
}

/** 2026-03-20 and 20260320 are days. */
const isDate = (text: string) => /^20\d\d[- ]?[01]\d[- ]?[0-3]\d$/.test(text);

/** A series that is over before it begins was read wrongly, whatever was said. */
export function turnedBack({ input }: Call): string[] {
  const { start_at: start, start_date: day, recurrence } = fields(input) ?? {};
  const until = fields(recurrence)?.["until"];
  const first = typeof start === "string" ? start : day;
  return typeof until === "string" && typeof first === "string" && until.slice(0, 10) < first.slice(0, 10)
    ? [until]
    : [];
}

/** What is said of something that is there already. Outside of a name, no new event is made of it. */
const changes = pattern("gi")`
  改(?:到|成|为|至|在|期|一下|个时间)|换(?:到|成|个时间)|挪(?:到|一下)?|移到|推迟|推到|延后|延期|延到|
  往[前后](?:挪|推|移|延|提|拖)|推后|延迟|顺延|提前(?!.{0,8}(?:提醒|通知|叫))|提到|对调|互换|
  调[到成]|不是[^，,。]*是|
  \b(?:instead|rather(?! than)|reschedul(?:e|ed)|postponed?|move[ds]?|push(?:ed)?|shift(?:ed)?|swap(?:ped)?|
  chang(?:e|ed)|make (?:it|that)|bring (?:it|that)? ?forward|bump(?:ed)?|delay(?:ed)?|got moved|
  running (?:a (?:bit|little) |so |really |very )?(?:late|behind)|overslept|held up|stuck in traffic)\b
`;

/** "Lose the 3 o'clock": by its hour alone one speaks of what is there; the 3 o'clock train has a name. */
const byItsHour = pattern("gi")`
  \b(?:the|my|our|that) \d{1,2}(?::\d\d)?(?: ?(?:[ap]\.?m\b\.?|o'clock)|(?<=:\d\d))
  (?=\s*$|[,.;!?]| (?:on |for |this |next )?(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|one|
  meeting|call|slot|thing|appointment)\b)
`;

export function saidOfAnother({ method }: Call, message: string, names: readonly string[]): string[] {
  if (method !== "calendar.create") return [];
  const rest = names.reduce((text, name) => (name.trim() === "" ? text : strikeWhole(text, name.trim())), message);
  return [...rest.matchAll(changes), ...message.matchAll(byItsHour)].map(([word]) => word);
}
