import { Temporal } from "temporal-polyfill";
import type { Outcome } from "../conversation.ts";
import { toRfc3339 } from "../dates/when.ts";
import { readEvents, type EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Call, type Scene, type Script } from "../script.ts";
import { wordEvent } from "../wording.ts";

/** 下一个会是几点: lunch is none, and what is one is told behind it. */
const asksMeeting = /下一?[个场]会/;
const noMeeting = /[吃喝饭餐牙医药课睡]|瑜伽|健身|跑步|生日|电影|午休|体检|理发/;

/** What comes next, as it was asked for. */
export function* listNext(scene: Scene, asked: string): Script {
  const say = phrases[scene.language];
  const ahead = yield* readAhead(scene);
  const [event] = ahead;
  const meeting = asksMeeting.test(asked) ? ahead.find(({ title }) => !noMeeting.test(title)) : event;
  return {
    status: "success",
    answer:
      (event === undefined ? say.nothingNext : say.next(wordEvent(event, scene.language))) +
      (meeting === undefined || meeting === event ? "" : `\n${say.isWhen(wordEvent(meeting, scene.language))}`),
  };
}

/** The next event that has an hour. */
export function* findNext(scene: Scene): Generator<Call, EventItem | undefined, Outcome> {
  return (yield* readAhead(scene))[0];
}

/** Events of the next two weeks that have an hour. */
function* readAhead({ now, zone }: Scene): Generator<Call, EventItem[], Outcome> {
  const data = yield* use("calendar.read", {
    mode: "range",
    start_at: toRfc3339(now),
    end_at: toRfc3339(now.startOfDay().add({ days: 15 })),
    event_timezone: zone,
    limit: 20,
  });
  return readEvents(data, zone).filter(
    ({ start, days }) => days === undefined && start !== undefined && Temporal.ZonedDateTime.compare(start, now) >= 0,
  );
}
