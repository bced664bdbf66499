import type { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { toNumber } from "../dates/chinese-numbers.ts";
import { toAmount } from "../dates/english-numbers.ts";
import { toClock, toRfc3339, type When } from "../dates/when.ts";
import { readEvent } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { wordEvent } from "../wording.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { bareWeekday } from "./moved-to.ts";

/** What is said beside the other day: "same on Thursday", "Thursday too", 周四也来一次. */
const again = pattern("i")`
  ^(?:(?:and|also|plus|then)\s+)*(?:(?:do |add |put )?(?:it again|that again|the same|same|another one|one more|
  same again|
  the same thing|same thing)(?: again)?|again)(?: on| for)?(?:\s+(?:too|as well))?(?:,? at the same time| same time)?$|
  ^(?:and |also )?(?:on )?(?:too|as well|again)$|
  ^(?:再|也)?(?:加|来|安排|约|排)(?:一?[场次个节顿])[，,]?\s*(?:同一?个?时间|同样时间|老时间)$|
  ^(?:那|然后|还有)?(?:同一?个?时间)?(?:也照样|也同样|也|再|同样|照样)(?:要|想|是)?(?:来|加|约|安排|有|去|排|订)?(?:一次|一个|一场|一节|一样|这个|同样的?)*(?:吧)?$
`;

/** The event just spoken of once more, on another day. */
export function hearCopy({ times, isQuestion, repetition }: Heard): Intent | undefined {
  const { when } = times;
  if (isQuestion || repetition !== undefined || when?.days === undefined || when.isSpan === true) return undefined;
  if (!when.days.first.equals(when.days.last) || !again.test(tidy(times.rest))) return undefined;
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: ["calendar.create"],
    isFirm: false,
    missing: [],
    entities: [{ type: "time", text: when.text }],
    said: [tidy(times.rest), "再"],
    act: (scene) => act(when, scene),
  };
}

/** "And again on Monday", said on a Monday, is the next one. */
function aheadOf({ days, text }: When, now: Scene["now"]): Temporal.PlainDate | undefined {
  const isToday = days?.first.equals(now.toPlainDate()) === true && bareWeekday.test(text);
  return isToday ? days?.first.add({ weeks: 1 }) : days?.first;
}

function* act(when: When, { language, zone, lastEvent, now }: Scene): Script {
  const say = phrases[language];
  const weeks = /(?:(\d|two|three|a|one|[一两二三四]) ?(?:weeks?|个?星期|周)) ?(?:later|after|之?后|以后)/i.exec(
    when.text,
  )?.[1];
  // "Two weeks later" counts from the event.
  const day =
    weeks === undefined
      ? aheadOf(when, now)
      : lastEvent?.start
          ?.toPlainDate()
          .add({ weeks: /\p{Script=Han}/u.test(weeks) ? toNumber(weeks) : toAmount(weeks) });
  if (lastEvent?.start === undefined || lastEvent.days !== undefined || day === undefined)
    return { status: "partial_success", answer: say.askEvent };
  const { title, start, end, location } = lastEvent;
  const time = toClock(when)?.time ?? start.toPlainTime();
  const from = day.toZonedDateTime({ timeZone: zone, plainTime: time });
  const data = yield* use("calendar.create", {
    title,
    start_at: toRfc3339(from),
    ...(end !== undefined && { end_at: toRfc3339(from.add(start.until(end))) }),
    event_timezone: zone,
    ...(location !== undefined && { location }),
  });
  const event = readEvent(data, zone);
  return {
    status: "success",
    answer:
      (event === undefined ? say.done : say.created(wordEvent(event, language))) +
      (location === undefined ? "" : say.takesPlace(location)),
  };
}
