import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { isWeighty, leftOver, unusedTurns } from "../account/account.ts";
import { wordFields } from "../account/deed.ts";
import { inItsHalf } from "../dates/dates.ts";
import { join, toClock, toRfc3339, toStart, type When } from "../dates/when.ts";
import { readEvent, readEvents } from "../events.ts";
import { askFor } from "../forms.ts";
import { share } from "../people.ts";
import { phrases } from "../phrases.ts";
import type { Recurrence } from "../recurrence/recurrence.ts";
import { firstAhead } from "../recurrence/start.ts";
import { wordRecurrence } from "../recurrence/words.ts";
import { use, type Scene, type Script } from "../script.ts";
import { wordDay, wordEvent, wordMinutes, wordSpan } from "../wording.ts";
import { alreadyThere } from "./already-there.ts";
import { withBirthday } from "./birthday.ts";
import { doubtOf } from "./doubt.ts";
import { readDraft, type Draft } from "./draft.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { readTitle } from "./name.ts";
import { isOdd, joints } from "./title.ts";

/** Puts something into the calendar. */
export function hearCreate(heard: Heard): Intent | undefined {
  const draft = withBirthday(readDraft(heard), heard);
  if (!draft.isCommand) {
    // Without a word of command it takes a time and something to do at it, said as a statement.
    // 我下周得见会计 names no day, but it is a plan, and is asked about.
    const isWish = /^(?:我(?:得|要|需要|想|打算|准备)|i (?:need|have|want|should|must|ought)\b)/i.test(
      heard.said.trim(),
    );
    // 每季度开一次预算会 is a plan as well, of which the time is missing.
    const isSeries = draft.when === undefined && draft.recurrence !== undefined && draft.title !== undefined;
    if (isSeries && !heard.isQuestion && !noPlan.test(heard.said.trim()) && !orders.test(draft.title ?? ""))
      return make(draft, heard.now);
    if (
      heard.isQuestion ||
      draft.when === undefined ||
      (draft.when.isSpan === true && !isWish && draft.title === undefined)
    )
      return undefined;
    if (noPlan.test(heard.said.trim()) || orders.test(draft.title ?? "")) return undefined;
    if (draft.title === undefined && draft.when.time === undefined && draft.when.at === undefined) return undefined;
  }
  const intent = make(draft, heard.now);
  const isAskedAnyway = isWeighty(leftOver(heard, intent)) || unusedTurns(heard, intent).length > 0;
  return isAskedAnyway || isInOnePiece(draft, heard) ? intent : make({ ...draft, isDoubtful: true }, heard.now);
}

/** A title that was put together of pieces is no words of the user's; "lunch on Friday with Sam" is. */
const isInOnePiece = ({ title = "", place = "" }: Draft, { text, times, language }: Heard): boolean =>
  title.split(joints).every((piece) => text.toLowerCase().includes(piece.trim().toLowerCase())) ||
  // "Quick 15-minute standup".
  (times.duration !== undefined &&
    text.replace(times.duration.text, " ").replace(/\s+/g, " ").toLowerCase().includes(title.toLowerCase())) ||
  // 跟老周在簋街撸串: where it is stands in the middle.
  (language === "zh-CN" && place !== "" && tidy(times.rest.replace(`在${place}`, "")).includes(title)) ||
  // In Chinese the time stands in the middle: 房东周三五点半过来.
  (language === "zh-CN" &&
    !isParted.test(times.rest) &&
    !isNoted(title, text) &&
    tidy(times.rest).toLowerCase().includes(title.toLowerCase()));

/** 聚餐 18:30 海底捞: in a note with gaps around the time, the words on both sides of it are two. */
const isNoted = (title: string, text: string): boolean =>
  Array.from({ length: title.length - 1 }, (_, at) => [title.slice(0, at + 1), title.slice(at + 1)] as const).some(
    ([front, back]) =>
      text.includes(` ${back}`) && text.includes(front) && text.indexOf(front) < text.indexOf(` ${back}`),
  );

/** 李娜想周一九点…, 等老本三点的会…, 元旦早上八点…: what stands in front of the time is no part of the name. */
const isParted = pattern()`
  ^等|[想要让问说等再才]\s{2}|\S\s{2,}的|(?:元旦|春节|除夕|元宵|清明|五一|六一|端午|七夕|中秋|国庆|重阳|圣诞|平安夜|[^假过春秋]节)\s{2}
`;

/** Opinions, habits and what is over have a time in them, too. */
const noPlan = pattern("i")`
  ^(?:我|他|她|我们|今天|昨天|上周)?(?:真|最|很|太|不)?(?:讨厌|喜欢|觉得|认为|一般|通常|总是|从不|从来|经常|以前|曾经|记得|听说|希望)|
  (?:开得|聊得|吃得|过得|睡得).+|[^，,]+(?:已经)?(?:结束|开完|做完|办完|完成)了$|[^，,]+[点半分刻][^，,]{0,2}[到来走回]的$|
  ^(?:i|we|he|she|they|my \w+|the \w+)(?: \w+)? (?:hate|love|like|prefer|think|feel|wish|always|usually|never|often|
  was|were|had|went|met|saw|did|
  couldn't|didn't|wasn't|heard|hope|guess|suppose)\b
`;

/** A change that no rule has understood does not become an event of that name. */
const orders = pattern("i")`
  ^(?:改(?!签|装)|换(?:[成到]|一?个?(?:时间|日子|天|点)$)|挪(?!威)|移到|推迟|推到|延后|延到|取消|删|邀请|拒绝|接受|恢复|撤|对调|互换|调换)|
  ^(?:change|move(?!-)|push|shift(?= (?:the|my|our|it|that)\b)|reschedule|postpone|cancel|delete|remove|rename|invite|
  uninvite|accept|decline|extend|
  shorten|undo|restore|rebook|unschedule|unbook|uncancel|lose|axe?|scrub|nix|ditch|scrap|leave out|done with|
  (?:slot|slide|nudge|bounce|kick|shove|flip|flick|roll|advance|defer|park|tweak|stretch|bin|dump|toss|void|trash|
  chuck|strike|wipe|kill)(?= (?:the|my|our|it|that)\b)|
  swap|bring .+ forward)\b
`;

function make(draft: Draft, now: Temporal.ZonedDateTime): Intent {
  const times = startOf(draft, now);
  const days = toDays(draft);
  const missing = [
    ...(draft.title === undefined ? ["title"] : []),
    ...(times === undefined && days === undefined ? ["time"] : []),
  ];
  return {
    task: draft.guests.length > 0 ? "mixed" : "calendar",
    modules: draft.guests.length > 0 ? ["calendar", "contacts"] : ["calendar"],
    writes: draft.guests.length > 0 ? ["calendar.create", "calendar.share"] : ["calendar.create"],
    isFirm: draft.isCommand,
    entities: [
      ...(draft.when === undefined
        ? []
        : [
            {
              type: "time" as const,
              text: draft.when.text,
              ...(times !== undefined && { value: toRfc3339(times.start) }),
            },
          ]),
      ...(draft.title === undefined ? [] : [{ type: "event" as const, text: draft.title }]),
      ...(draft.place === undefined ? [] : [{ type: "place" as const, text: draft.place }]),
      ...draft.guests.map((name) => ({ type: "person" as const, text: name })),
    ],
    said: draft.said,
    missing,
    fill: (heard) => fill(draft, heard),
    act: (scene) => act(draft, scene),
  };
}

function startOf({ when, recurrence }: Draft, now: Temporal.ZonedDateTime): ReturnType<typeof toStart> {
  if (when === undefined || recurrence === undefined) return when && toStart(when, now);
  // Seven every day is in the morning, also when this morning's is over.
  const clock = when.isBare === true ? toClock(when) : undefined;
  const days = when.days ?? { first: now.toPlainDate(), last: now.toPlainDate() };
  // Of what repeats, a week that is named is when it begins.
  const from = { ...when, isSpan: false };
  const times = toStart(clock === undefined ? from : { ...from, ...clock, days, isBare: false }, now);
  if (times === undefined) return undefined;
  const start = firstAhead(times.start, recurrence, now);
  return { start, ...(times.end && { end: times.end.add(times.start.until(start)) }) };
}

/** A length that was counted from today begins with the first time. */
function fromFirst(
  { recurrence, isLength }: Draft,
  { first, now }: { first: Temporal.PlainDate; now: Temporal.ZonedDateTime },
): Recurrence | undefined {
  if (recurrence?.until === undefined || isLength !== true) return recurrence;
  const late = now.toPlainDate().until(first);
  return { ...recurrence, until: Temporal.PlainDate.from(recurrence.until).add(late).toString() };
}

/** Whole days: said so, or a range of days without a time. */
function toDays({ when, isAllDay, recurrence }: Draft): When["days"] {
  if (when?.days === undefined || when.time !== undefined || when.isSpan === true) return undefined;
  // Rent is due on a day, not at an hour.
  const isDate = recurrence?.freq === "monthly" || recurrence?.freq === "yearly";
  return isAllDay || isDate || !when.days.first.equals(when.days.last) ? when.days : undefined;
}

const toDates = ({ first, last }: NonNullable<When["days"]>): object => ({
  all_day: true,
  start_date: first.toString(),
  ...(last.equals(first) ? {} : { end_date: last.toString() }),
});

const toTimes = ({ start, end }: NonNullable<ReturnType<typeof toStart>>, minutes: number | undefined): object => ({
  start_at: toRfc3339(start),
  ...(end !== undefined ? { end_at: toRfc3339(end) } : minutes !== undefined ? { duration_minutes: minutes } : {}),
});

const setsOut = /(?<=[点半刻分\d])(?:就|才)?(?:出发|出门|动身|走|集合|开始)$/;

/** The answer to "what should I call it?" or "at what time?". */
function fill(draft: Draft, heard: Heard): Intent | undefined {
  const { times } = heard;
  const isAllDay = draft.isAllDay || /全天|整天|all[- ]day/i.test(heard.text);
  const title = draft.title ?? readTitle(tidy(times.rest), heard.language);
  const { place, guests, reminder, said } = readDraft(heard);
  const filled: Draft = {
    ...draft,
    title,
    // An answer to "what should I call it?" is the title, unless it reads like none: "I don't know yet".
    isNamed: draft.isNamed || (draft.title === undefined && !isOdd(title ?? "")),
    isAllDay,
    // What was said last counts: "no, at five".
    when: inItsHalf(join(times.when, draft.when), title ?? ""),
    minutes: draft.minutes ?? times.duration?.minutes,
    ...(reminder !== undefined && { reminder }),
    ...(place !== undefined && { place }),
    guests: [...draft.guests, ...guests],
    ...(heard.repetition !== undefined && {
      recurrence: heard.repetition.rule,
      isLength: heard.repetition.isLength === true,
    }),
    // 九点出发: the answer to "at what time?", and no more.
    said: [...draft.said, ...said, ...(setsOut.exec(heard.text)?.slice(0, 1) ?? [])],
  };
  const isMore = place !== undefined || guests.length > 0 || (reminder !== undefined && reminder > 0);
  const isNews = title !== draft.title || times.when !== undefined || isAllDay !== draft.isAllDay || isMore;
  return isNews ? make(filled, heard.now) : undefined;
}

function* act(draft: Draft, scene: Scene): Script {
  const { language, now, zone } = scene;
  const say = phrases[language];
  const times = startOf(draft, now);
  const days = toDays(draft);
  if (draft.title === undefined)
    return {
      status: "partial_success",
      answer: say.askTitle(times === undefined ? "" : wordSpan(times.start, times.end, language)),
      form: askFor("title", "text", language),
    };
  if (times === undefined && days === undefined) {
    const { days: named, isSpan } = draft.when ?? {};
    // A week or a month: which of its days, is what is missing.
    if (isSpan === true)
      return {
        status: "partial_success",
        answer: say.askDay(draft.title),
        form: askFor("date", "date", language),
      };
    const day = named?.first;
    return {
      status: "partial_success",
      answer: day === undefined ? say.askTime(draft.title) : say.askPart(draft.title, wordDay(day, language)),
      form: day === undefined ? askFor("start", "datetime", language) : askFor("time", "time", language),
    };
  }
  const first = days?.first ?? times?.start.toPlainDate() ?? now.toPlainDate();
  const recurrence = fromFirst(draft, { first, now });
  const input = {
    title: draft.title,
    ...(days === undefined ? toTimes(times ?? { start: now }, draft.minutes) : toDates(days)),
    event_timezone: zone,
    ...(draft.place !== undefined && { location: draft.place }),
    ...(draft.reminder !== undefined && {
      reminders: [draft.reminder, ...(draft.alsoRemind === undefined ? [] : [draft.alsoRemind])],
    }),
    ...(recurrence !== undefined && { recurrence }),
  };
  const question = scene.isConfirmed ? undefined : doubtOf(draft, { input, first, last: days?.last, times }, scene);
  if (question !== undefined)
    return { status: "partial_success", answer: question, form: askFor("sure", "yes_no", language) };
  const there = scene.isConfirmed
    ? undefined
    : yield* alreadyThere(scene.isPart === true ? { known: draft.known } : draft, scene);
  if (there !== undefined)
    return {
      status: "partial_success",
      answer: say.askBeside(wordEvent(there, language), wordFields(input, now, language).join(", ")),
      form: askFor("sure", "yes_no", language),
    };
  const guests = draft.guests.length === 0 ? [] : yield* share.find(draft.guests, scene);
  if (!Array.isArray(guests)) return guests;
  const data = yield* use("calendar.create", input);
  const event = readEvent(data, zone);
  if (event === undefined) return { status: "success", answer: say.done };
  const overlaps = readEvents({ items: data["conflicts"] }, zone).map(({ title }) =>
    language === "zh-CN" ? `「${title}」` : `“${title}”`,
  );
  const answer =
    say.created(wordEvent(event, language)) +
    (draft.place === undefined ? "" : say.takesPlace(draft.place)) +
    (recurrence === undefined ? "" : say.repeats(wordRecurrence(recurrence, language))) +
    (draft.reminder === undefined
      ? ""
      : draft.reminder === 0
        ? say.remindsThen
        : say.remindsToo(wordMinutes(draft.reminder, language)) +
          (draft.alsoRemind === undefined ? "" : say.remindsToo(wordMinutes(draft.alsoRemind, language)))) +
    (overlaps.length > 0 ? say.conflicts(overlaps.join(language === "zh-CN" ? "、" : ", ")) : "");
  if (guests.length > 0) {
    const invited = yield* share.invite(event, guests, scene);
    return { ...invited, answer: `${answer}${language === "en" ? " " : ""}${invited.answer}` };
  }
  return {
    status: "success",
    answer,
    actions:
      language === "zh-CN"
        ? [
            [
              "看看那天",
              `${wordDay(event.start?.toPlainDate() ?? now.toPlainDate(), language).replace(/（.*/, "")}有什么安排`,
            ],
          ]
        : [["Show that day", `What is on my calendar on ${(event.start ?? now).toPlainDate().toString()}?`]],
  };
}
