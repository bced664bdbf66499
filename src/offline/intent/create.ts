import type { Temporal } from "temporal-polyfill";
import { join, toRfc3339, toStart, type When } from "../dates/when.ts";
import { readEvent, readEvents } from "../events.ts";
import { share } from "../people.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { wordDay, wordEvent, wordSpan } from "../wording.ts";
import { readDraft, readTitle, type Draft } from "./draft.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

/** Puts something into the calendar. */
export function hearCreate(heard: Heard): Intent | undefined {
  const draft = readDraft(heard);
  if (!draft.isCommand) {
    // Without a word of command it takes a time and something to do at it, said as a statement.
    if (heard.isQuestion || draft.when === undefined || draft.when.isSpan === true) return undefined;
    if (draft.title === undefined && draft.when.time === undefined && draft.when.at === undefined) return undefined;
  }
  return make(draft, heard.now);
}

function make(draft: Draft, now: Temporal.ZonedDateTime): Intent {
  const times = draft.when === undefined ? undefined : toStart(draft.when, now);
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
    missing,
    fill: (heard) => fill(draft, heard),
    act: (scene) => act(draft, scene),
  };
}

/** Whole days: said so, or a range of days without a time. */
function toDays({ when, isAllDay }: Draft): When["days"] {
  if (when?.days === undefined || when.time !== undefined || when.isSpan === true) return undefined;
  return isAllDay || !when.days.first.equals(when.days.last) ? when.days : undefined;
}

/** The answer to "what should I call it?" or "at what time?". */
function fill(draft: Draft, heard: Heard): Intent | undefined {
  const { times } = heard;
  const isAllDay = draft.isAllDay || /全天|整天|all[- ]day/i.test(heard.text);
  const title = draft.title ?? readTitle(tidy(times.rest), heard.language);
  const filled: Draft = {
    ...draft,
    title,
    isAllDay,
    when: join(draft.when, times.when),
    minutes: draft.minutes ?? times.duration?.minutes,
  };
  const isNews = title !== draft.title || times.when !== undefined || isAllDay !== draft.isAllDay;
  return isNews ? make(filled, heard.now) : undefined;
}

function* act(draft: Draft, scene: Scene): Script {
  const { language, now, zone } = scene;
  const say = phrases[language];
  const times = draft.when === undefined ? undefined : toStart(draft.when, now);
  const days = toDays(draft);
  if (draft.title === undefined)
    return {
      status: "partial_success",
      answer: say.askTitle(times === undefined ? "" : wordSpan(times.start, times.end, language)),
    };
  if (times === undefined && days === undefined) {
    const day = draft.when?.days?.first;
    return {
      status: "partial_success",
      answer: day === undefined ? say.askTime(draft.title) : say.askPart(draft.title, wordDay(day, language)),
    };
  }
  const guests = draft.guests.length === 0 ? [] : yield* share.find(draft.guests, scene);
  if (!Array.isArray(guests)) return guests;
  const extras = {
    ...(draft.place !== undefined && { location: draft.place }),
    ...(draft.reminder !== undefined && { reminders: [draft.reminder] }),
    ...(draft.recurrence !== undefined && { recurrence: draft.recurrence }),
  };
  const time =
    days !== undefined
      ? {
          all_day: true,
          start_date: days.first.toString(),
          ...(days.last.equals(days.first) ? {} : { end_date: days.last.toString() }),
        }
      : {
          start_at: toRfc3339(times?.start ?? now),
          ...(times?.end !== undefined
            ? { end_at: toRfc3339(times.end) }
            : draft.minutes !== undefined
              ? { duration_minutes: draft.minutes }
              : {}),
        };
  const data = yield* use("calendar.create", { title: draft.title, ...time, event_timezone: zone, ...extras });
  const event = readEvent(data, zone);
  if (event === undefined) return { status: "success", answer: say.done };
  const overlaps = readEvents({ items: data["conflicts"] }, zone).map(({ title }) =>
    language === "zh-CN" ? `「${title}」` : `“${title}”`,
  );
  const answer =
    say.created(wordEvent(event, language)) +
    (overlaps.length > 0 ? say.conflicts(overlaps.join(language === "zh-CN" ? "、" : ", ")) : "");
  if (guests.length > 0) return yield* share.invite(event, guests, scene);
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
