import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { isAllPlain } from "../account/account.ts";
import type { Outcome } from "../conversation.ts";
import { findDuration } from "../dates/duration.ts";
import { readStretch } from "../dates/stretch.ts";
import { hoursOf, toRfc3339, toSpan, toStart, type Span, type When } from "../dates/when.ts";
import { readEvents, type EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import { fields } from "../protocol.ts";
import { use, type Call, type Scene, type Script } from "../script.ts";
import { numbered, wordDay, wordLine, wordSpan } from "../wording.ts";
import { bothDays } from "./both-days.ts";
import type { Heard, Intent } from "./intent.ts";

const asks = pattern("i")`
  有空|(?<!有)没(?:有)?安排|哪[几一]?天(?:都)?没(?:有)?(?:会|课)|(?:能|可以|好)约|方便吗|\b(?:could|can) (?:i|we) do\b(?=.*(?:morning|
  afternoon|evening|day))|\b(?:does|would|
  will) .+ work\b(?! (?:for|at|in|as)\b)|(?<!^(?:我|好了|行了)?)没事|空着|闲着|[找挑选].*(?:分钟|小时|钟头|时间)(?!的)|
  [找挑].*(?:空|闲)着?[^，,。]{0,6}(?:小时|分钟|钟头)|[找挑].*的?空[档当闲]?$|空吗|空不空|挤出|抽出|抽(?:个|点)?时间|
  抽(?=[\d半一二三四五六七八九十两]+个?(?:半|多)?(?:分钟|小时|钟头|刻钟))|有时间|腾出|
  \bwhen (?:would|could|can) (?:i|it|we|that)?\s?(?:work|fit|squeeze|do|find|meet)|\bwhen would work\b|\bfit in\b|
  \bsqueeze in\b|\bspare time\b|\b(?:have|got) (?:any )?time\b|空闲|空档|空的|空余|没安排的时间|空出|\bfree\b|\bavailab(?:le|ility)\b|
  \bopenings\b|(?<=\b(?:an|any|no|next|first|earliest|available|free) )opening\b|\bopen slots?\b|
  \b(?:which|what) .*\bopen\b|\bnot busy\b|\bgaps?\b|\b(?:find|get) me (?:\d+|an?|half|some|
  time)\b|\bopen (?:times?|windows?|hours?|spots?)\b|\bspare (?:\d+|time|hour|half|moment)|\broom for\b|\b(?:times?|
  slots?|days?) (?:works?|suits?)\b|\bam i around\b|在不在|
  \buninterrupted\b|
  \b(?:squeeze|slot|fit) (?:in|something|it|this|that|an?|\d)|\bgood (?:time|day|slot|moment) (?:for|to)\b|
  塞(?:进|下|得)|匀出|抽得出|挤得出|腾得出|(?:哪些?|什么|哪[个段])时[段间]段?(?:比较|最)?(?:有空|可以|行|能|合适|方便|适合)|什么时候(?:能|可以|适合|合适|方便)|
  哪[天个](?:\S{0,3})(?:适合|合适|方便)|
  \bfind (?:me )?(?:some |an? )?(?:time|slot|gap|window)\b|\bwhat(?:'s| is) open\b|
  \b(?:find|get|book) (?:me )?an? (?:\d+|one|two|three|half|ninety|thirty|forty-five|sixty)[- ]?(?:an?[- ])?
  (?:min(?:ute)?s?|hours?|hrs?)[- ](?:long )?(?:slot|gap|window|opening|space|spot)\b|
  \bfind (?:me )?(?:\d+|an?|half an|one|two|three)[ -]?(?:min(?:ute)?s?|hours?|hrs?)\b
`;

const quiet = /(?<=\d |\b(?:one|two|three) )(?:uninterrupted|solid|quiet|straight|clear|free|spare|full) /gi;

/** Which end of the time is meant, and which of the gaps: all of them are told, the first one first. */
const bounds = /\b(?:before|after|until|till|between|by)\b|(?<=[点半分刻])钟?(?:[之以]?[前后]|过后)/gi;
const which = /\b(?:first|next|earliest|soonest)(?= (?:free|open|available|gap|slot|opening|hour))|\bhalf(?= hour\b)/gi;

/** "Is 4pm on Thursday open?", "are we good for Friday": nothing but a time, and whether it is free. */
const isOpen = /^(?:is|are|am) .*\b(?:open|clear|good|ok|okay|fine)\b/i;

/** 明天十点半能接电话吗: whoever asks whether there is time for something asks for the time. */
const mayI = pattern()`
  ^(?!.*(?:帮|把|给我|改|挪|推|提前|延|取消|删|加|邀|换|恢复|提醒|记|订|发|查|告诉|冲突|撞|几[个点号]|哪|什么|谁|多少|你|[见看收等拿碰]到|[他她]们?(?=能|可以)))
  .*?(?:能|可以)[^，,。]{2,14}?[吗么](?=$|[，,。])
`;

/** What there should be time for changes nothing about when there is. */
const purposes = /(?<=有空|有时间|能|可以|来得及)(?!不)[^，,。吗么\d前后每除半]{1,14}(?=[吗么](?:$|[，,。]))/g;

/** The same in English: "for a client call", "to see Grace". */
const purposesEn = pattern("gi")`
  \bfor (?:an? |my |some |our |the )?(?:(?:\d+|one|two|three|half an?)[- ](?:hours?|hrs?|minutes?|mins?)[- ](?:long )?)?
  (?!(?:next|this|today|tomorrow|tonight|me|us|now|then|the rest|\w*day|week|month|
  noon|an?|half|one|two|three|least|about)\b)(?:[a-z][a-z'-]*)(?: (?!(?:on|this|next|today|tomorrow|tonight|
  at|in|after|before|between|for|from|until|till|with no|but|or|and|if|not|without)\b)[a-z'-]+){0,2}
  (?=$|[,.?]| (?:on|this|next|today|
  tomorrow|tonight|in|after|before|between)\b)|
  ^(?:i(?:'d like| would like| want| need|'d love) to )?(?:meet|see|call|catch up with|talk to|visit) [A-Z]?[a-z]+
  (?=[ ,])
`;

/** What is to be found a time for in a whole month is to be planned, rather than looked for. */
const isShort = (when: When | undefined): boolean =>
  when?.days === undefined || when.days.first.until(when.days.last).days < 10;

/** A yes or a no is asked for. */
const whether = pattern("i")`
    [吗么](?=$|[，,。？?])|^(?:(?:so|and|hey|hi|ok)[, ]+)?(?:is|are|am|will i|can i|could i|can we|could we|free|
    available)\b
  `;

export function hearFree(heard: Heard): Intent | undefined {
  const { text, isQuestion, now, language } = heard;
  const until = untilDay(heard);
  const when = until ?? readStretch(text, now, language) ?? bothDays(heard, ["and", "or"]) ?? heard.times.when;
  // "Before lunch" is no time, and no bound of one.
  const isBounded = until !== undefined || when?.time !== undefined || when?.part === "noon";
  // "90 uninterrupted minutes" is as long as 90 minutes.
  const duration = heard.times.duration ?? findDuration(text.replace(quiet, ""));
  const times = { when, duration };
  const entities = [
    { type: "time" as const, text: when?.text ?? "" },
    { type: "time" as const, text: "good" },
  ];
  if (
    !(
      asks.test(text) ||
      (mayI.test(text) && when !== undefined) ||
      (isOpen.test(text) && when !== undefined && isAllPlain(heard, { entities }))
    ) ||
    /^where\b(?! (?:can|could) (?:i|we) (?:fit|squeeze|slot))/i.test(text) ||
    (/^(?:add|create|schedule|book|put)\b|新建|创建|添加/i.test(text) && !isQuestion)
  )
    return undefined;
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: [],
    isFirm: true,
    missing: [],
    entities: [
      ...(times.when === undefined ? [] : [{ type: "time" as const, text: times.when.text }]),
      ...(times.duration === undefined ? [] : [{ type: "other" as const, text: times.duration.text }]),
    ],
    said: [
      ...(language !== "en" ? (text.match(purposes) ?? []) : isShort(when) ? (text.match(purposesEn) ?? []) : []),
      ...(/ or /.test(when?.text ?? "") ? [when?.text ?? ""] : []),
      ...(text.match(which) ?? []),
      ...(isBounded ? (text.match(bounds) ?? []) : []),
    ],
    act: (scene) =>
      act(
        times.when,
        {
          // "Any free hour" says how long.
          minutes: times.duration?.minutes ?? (/\b(?:free|spare|open) hour\b/i.test(text) ? 60 : 30),
          side: sideOf(text),
          // 周六有空吗: what is there then belongs to the answer, also where it takes no time.
          isWhether: whether.test(text) && !/什么|哪|几[点个]|多久|找|\b(?:when|what|which|how)\b/i.test(text),
          isOpen: /哪天|哪一天|什么时候|啥时候|最近|\b(?:when|which day|what day|soon)\b/i.test(text),
        },
        scene,
      ),
  };
}

/** "Before Friday": from today on, and not on Friday. */
function untilDay({ text, times: { when }, now }: Heard): When | undefined {
  if (when?.days === undefined || when.time !== undefined || when.part !== undefined) return undefined;
  const [first, last] = [now.toPlainDate(), when.days.first.subtract({ days: 1 })];
  const isBefore = /\bbefore(?: on)?(?: the)?$/i.test(text.slice(0, text.indexOf(when.text)).trim());
  if (!isBefore || Temporal.PlainDate.compare(last, first) < 0) return undefined;
  return { index: when.index, text: when.text, isSpan: true, days: { first, last } };
}

export type Side = "before" | "after";
export const sideOf = (text: string): Side | undefined =>
  /[点半分刻午]钟?(?:之前|以前|前)|\b(?:before|by|until|till)\b/i.test(text)
    ? "before"
    : /[点半分刻]钟?(?:之后|以后|过后|后)|\b(?:after|from|past)\b/i.test(text)
      ? "after"
      : undefined;

/** Free before four is free from the morning on; after four, till the day is over. */
function around(start: Temporal.ZonedDateTime, minutes: number, side: Side | undefined): Span {
  if (side === "before") return { start: start.startOfDay().add({ hours: 8 }), end: start };
  return { start, end: side === "after" ? start.startOfDay().add({ hours: 22 }) : start.add({ minutes }) };
}

function* eventsIn({ start, end }: Span, zone: string): Generator<Call, EventItem[], Outcome> {
  const range = { mode: "range", start_at: toRfc3339(start), end_at: toRfc3339(end), event_timezone: zone, limit: 100 };
  return readEvents(yield* use("calendar.read", range), zone);
}

function* act(
  asked: When | undefined,
  {
    minutes,
    side,
    isOpen,
    isWhether,
  }: { minutes: number; side: Side | undefined; isOpen: boolean; isWhether: boolean },
  { now, zone, language }: Scene,
): Script {
  const say = phrases[language];
  // "Which day am I free?" is not about today.
  const last = now.toPlainDate().add({ days: isOpen ? 6 : 0 });
  const when: When = asked ?? { index: 0, text: "", days: { first: now.toPlainDate(), last }, isSpan: isOpen };
  const exact = toStart(when, now);
  // The evenings of a week: its days, at these hours.
  const isMany = when.days !== undefined && !when.days.first.equals(when.days.last) && exact === undefined;
  const hours = isMany && when.part !== undefined ? hoursOf(when.part) : undefined;
  const span =
    exact === undefined
      ? toSpan(hours === undefined ? when : { ...when, part: undefined }, now)
      : exact.end === undefined
        ? around(exact.start, minutes, side)
        : { start: exact.start, end: exact.end };
  // A gap that is over is of no use.
  const start =
    Temporal.ZonedDateTime.compare(span.start, now) < 0
      ? now.round({ smallestUnit: "minute", roundingMode: "ceil" })
      : span.start;
  const name = !isMany
    ? wordDay(span.start.toPlainDate(), language)
    : `${wordDay(span.start.toPlainDate(), language)} – ` +
      `${wordDay(span.end.subtract({ seconds: 1 }).toPlainDate(), language)}`;
  const where = language === "en" ? `on ${name}` : name;
  if (Temporal.ZonedDateTime.compare(start, span.end) >= 0) return { status: "success", answer: say.notFree(where) };
  // What lasts all day takes no time of it, and still is what one has then: it is told with the gaps.
  const isLooked = isMany || (isWhether && exact === undefined);
  const there = isLooked ? yield* eventsIn({ start, end: span.end }, zone) : [];
  const beside = there.filter(({ days }) => days !== undefined || !isMany);
  const data = yield* use("calendar.find_free", {
    start_at: toRfc3339(start),
    end_at: toRfc3339(span.end),
    duration_minutes: Math.min(1440, Math.max(5, minutes)),
    event_timezone: zone,
    // The night is free on every calendar; a part of the day that was named has its own hours.
    ...(when.part === undefined && exact === undefined && { earliest: "08:00", latest: "20:00" }),
    ...hours,
  });
  const slots = (Array.isArray(data["items"]) ? data["items"] : [])
    .map((slot) => fields(slot))
    .flatMap((slot) => {
      const [from, to] = [slot?.["startAt"], slot?.["endAt"]];
      return typeof from === "string" && typeof to === "string" ? [[from, to] as const] : [];
    });
  const local = (text: string) => Temporal.Instant.from(text).toZonedDateTimeISO(zone);
  if (slots.length === 0 && exact !== undefined && side === undefined) {
    // Whoever asks about an hour wants to know what is in the way.
    const taken = yield* eventsIn({ start, end: span.end }, zone);
    const lines = numbered(taken.map((event) => wordLine(event, language)));
    return {
      status: "success",
      answer: taken.length === 0 ? say.notFree(where) : say.taken(wordSpan(start, span.end, language), lines),
    };
  }
  if (slots.length === 0) return { status: "success", answer: say.notFree(where) };
  const free = say.free(where, numbered(slots.map(([from, to]) => wordSpan(local(from), local(to), language))));
  const lines = beside.map((event) => wordLine(event, language));
  return { status: "success", answer: lines.length === 0 ? free : `${free}\n${say.beside(lines.join("\n"))}` };
}
