import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { readStretch } from "../dates/stretch.ts";
import { toRfc3339, toSpan, toStart, type When } from "../dates/when.ts";
import { readEvents, type EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { toQuery } from "../target.ts";
import { numbered, wordDay, wordLine, wordSpan } from "../wording.ts";
import type { Heard, Intent } from "./intent.ts";

const clash = pattern("gi")`
  撞(?:时间|车|到|上|期)?(?:一起|了)?|冲突|重叠|打架|重了|排重|\b(?:double[- ]?book(?:ed|ings?)?|clash(?:es|ing)?|overlap(?:s|ping)?|
  conflicts?|conflicting|collide|collisions?)\b
`;
const small =
  /有没有|是不是|会不会|有|会|跟|和|与|什么|的|约人?|上|anywhere|anything|something|with|would|be|against/gi;

/** What takes place at the same time: of these days, or with an hour that is asked about. */
export function hearConflict({ text, times, now, language, isQuestion }: Heard): Intent | undefined {
  if (text.search(clash) === -1) return undefined;
  if (!isQuestion && !/^(?:any|check|find|show|list|look|does|do|would|will)\b|没$|没有$|有没有|看|查/i.test(text))
    return undefined;
  const when = readStretch(text, now, language) ?? times.when;
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: [],
    isFirm: true,
    missing: [],
    said: [...(text.match(clash) ?? []), ...(text.match(small) ?? [])],
    entities: when === undefined ? [] : [{ type: "time", text: when.text }],
    act: (scene) => act(when, scene),
  };
}

/** An hour without an end is looked at for as long as most things take. */
const usual = 60;

function* act(asked: When | undefined, scene: Scene): Script {
  const { now, zone, language } = scene;
  const say = phrases[language];
  const today = { first: now.toPlainDate(), last: now.toPlainDate() };
  const when: When = asked ?? {
    index: 0,
    text: "",
    days: { ...today, last: today.last.add({ days: 6 }) },
    isSpan: true,
  };
  const exact = toStart(when, now);
  if (exact !== undefined) {
    const end = exact.end ?? exact.start.add({ minutes: usual });
    const data = yield* use("calendar.read", {
      mode: "range",
      start_at: toRfc3339(exact.start),
      end_at: toRfc3339(end),
      event_timezone: zone,
    });
    const there = readEvents(data, zone);
    const span = wordSpan(exact.start, end, language);
    if (there.length === 0) return { status: "success", answer: say.nothing(span) };
    return {
      status: "success",
      answer: say.planned(span, there.length, numbered(there.map((event) => wordLine(event, language)))),
    };
  }
  const days = when.days ?? today;
  const span = toSpan({ ...when, days }, now);
  const events = readEvents(
    yield* use("calendar.read", toQuery({ ...when, days, part: undefined }, scene)),
    zone,
  ).filter((event) => when.part === undefined || (event.start !== undefined && isBefore(event.start, span.end)));
  const together = events.filter((event) => events.some((other) => other !== event && overlap(event, other)));
  const name = days.first.equals(days.last)
    ? wordDay(days.first, language)
    : `${wordDay(days.first, language)} – ${wordDay(days.last, language)}`;
  return {
    status: "success",
    answer:
      together.length === 0
        ? say.noClash(name)
        : say.clashes(name, numbered(together.map((event) => wordLine(event, language)))),
  };
}

const isBefore = (a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime) => Temporal.ZonedDateTime.compare(a, b) < 0;

/** Whole days hinder nothing. */
const overlap = (a: EventItem, b: EventItem): boolean =>
  a.days === undefined &&
  b.days === undefined &&
  a.start !== undefined &&
  b.start !== undefined &&
  isBefore(a.start, b.end ?? b.start.add({ minutes: usual })) &&
  isBefore(b.start, a.end ?? a.start.add({ minutes: usual }));
