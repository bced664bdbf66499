import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { isOneDay, toRfc3339, toSpan, toStart, type When } from "../dates/when.ts";
import { phrases } from "../phrases.ts";
import { fields } from "../protocol.ts";
import { use, type Scene, type Script } from "../script.ts";
import { numbered, wordDay, wordSpan } from "../wording.ts";
import type { Heard, Intent } from "./intent.ts";

const asks = pattern("i")`
  有空|没(?:有)?安排|没事|找.*(?:分钟|小时|钟头|时间)(?!的)|空吗|空不空|挤出|抽出|抽(?:个|点)?时间|有时间|腾出|
  \bwhen (?:would|could|can) (?:i|it|we|that)?\s?(?:work|fit|squeeze|do|find|meet)|\bwhen would work\b|\bfit in\b|
  \bsqueeze in\b|\bspare time\b|\bhave (?:any )?time\b|空闲|空档|空的|空余|没安排的时间|空出|\bfree\b|\bavailab(?:le|ility)\b|
  \bopen(?:ing| slot)s?\b|\bgap\b|\b(?:find|get) me (?:\d+|an?|half|some|time)\b|\bfind (?:some |a )?(?:time|slot)\b
`;

export function hearFree({ text, times, isQuestion }: Heard): Intent | undefined {
  if (!asks.test(text) || (/^(?:add|create|schedule|book|put)\b|新建|创建|添加/i.test(text) && !isQuestion))
    return undefined;
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: [],
    isFirm: true,
    missing: [],
    entities: times.when === undefined ? [] : [{ type: "time", text: times.when.text }],
    act: (scene) => act(times.when, times.duration?.minutes ?? 30, scene),
  };
}

function* act(asked: When | undefined, minutes: number, { now, zone, language }: Scene): Script {
  const say = phrases[language];
  const when = asked ?? { index: 0, text: "", days: { first: now.toPlainDate(), last: now.toPlainDate() } };
  const exact = toStart(when, now);
  const span =
    exact === undefined ? toSpan(when, now) : { start: exact.start, end: exact.end ?? exact.start.add({ minutes }) };
  // A gap that is over is of no use.
  const start =
    Temporal.ZonedDateTime.compare(span.start, now) < 0
      ? now.round({ smallestUnit: "minute", roundingMode: "ceil" })
      : span.start;
  const name =
    isOneDay(when) || when.part !== undefined
      ? wordDay(span.start.toPlainDate(), language)
      : `${wordDay(span.start.toPlainDate(), language)} – ` +
        `${wordDay(span.end.subtract({ seconds: 1 }).toPlainDate(), language)}`;
  const where = language === "en" ? `on ${name}` : name;
  if (Temporal.ZonedDateTime.compare(start, span.end) >= 0) return { status: "success", answer: say.notFree(where) };
  const data = yield* use("calendar.find_free", {
    start_at: toRfc3339(start),
    end_at: toRfc3339(span.end),
    duration_minutes: Math.min(1440, Math.max(5, minutes)),
    event_timezone: zone,
    // The night is free on every calendar; a part of the day that was named has its own hours.
    ...(when.part === undefined && exact === undefined && { earliest: "08:00", latest: "20:00" }),
  });
  const slots = (Array.isArray(data["items"]) ? data["items"] : [])
    .map((slot) => fields(slot))
    .flatMap((slot) => {
      const [from, to] = [slot?.["startAt"], slot?.["endAt"]];
      return typeof from === "string" && typeof to === "string" ? [[from, to] as const] : [];
    });
  const local = (text: string) => Temporal.Instant.from(text).toZonedDateTimeISO(zone);
  if (slots.length === 0) return { status: "success", answer: say.notFree(where) };
  return {
    status: "success",
    answer: say.free(where, numbered(slots.map(([from, to]) => wordSpan(local(from), local(to), language)))),
  };
}
