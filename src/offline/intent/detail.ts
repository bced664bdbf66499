import { pattern } from "../../base/pattern.ts";
import type { EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import type { Scene, Script } from "../script.ts";
import { findEvents, type Target } from "../target.ts";
import { wordEvent, wordLine, wordMinutes } from "../wording.ts";
import { toTarget } from "./change.ts";
import { askOf } from "./choose.ts";
import type { Heard, Intent } from "./intent.ts";

type Asked = "place" | "length";

const forms: readonly (readonly [RegExp, Asked])[] = [
  [
    pattern()`
      ^(?<what>.*?)(?:是|定)?在(?:哪里?|哪儿|什么地方|哪[个间](?:会议室|屋子?|房间?|教室|厅)|几号(?:会议室|楼|厅|教室|房间?)|几楼)(?:开|举行|见|办|上|集合|
      吃)?(?:的|啊|呀|呢)?$
    `,
    "place",
  ],
  [/^(?<what>.+?)(?:的)?(?:地点|地址|位置)(?:在|是)?(?:哪里?|哪儿|什么|啥)?$/, "place"],
  [
    pattern("i")`
      ^where(?:'s| is| are| do i have| will)(?: the| my| our)? (?<what>.+?)
      (?: (?:held|happening|taking place|be|at))?$
    `,
    "place",
  ],
  [
    pattern("i")`
      ^(?:what|which) (?:room|place|location) (?:did we (?:get|book)|do we have|are we in|is) (?:for |booked for )
      (?:the |my |our )?(?<what>.+)$
    `,
    "place",
  ],
  [/^(?:what|which) (?:room|place|location) is (?:the |my |our )?(?<what>.+?)(?: in| at)?$/i, "place"],
  [/^(?<what>.*?)(?:要|会|得)?(?:开|上|持续|多长|多久|用)?(?:多长时间|多久|几个小时|几分钟|多长)$/, "length"],
  [
    pattern("i")`
      ^how (?:long|many (?:minutes|hours))(?:'s| is| will| does| are)(?: the| my| our)? (?<what>.+?)(?: (?:be|last|
      take|going to (?:be|last|take)))?$
    `,
    "length",
  ],
];

/** Where it is, and how long it takes. */
export function hearDetail(heard: Heard): Intent | undefined {
  if (!heard.isQuestion && !/多久|多长|几分钟|地点/.test(heard.text)) return undefined;
  for (const [form, asked] of forms) {
    const what = form.exec(heard.text.replace(/来着$/, ""))?.groups?.["what"];
    // 离看牙医还有多久 asks how long it is until then.
    if (
      what === undefined ||
      /^(?:离|距离?|到)|还有$/.test(what) ||
      /^(?:我|你|他|她|i|you|he|she|it takes?)$/i.test(what) ||
      /上班|工作|住/.test(heard.text)
    )
      continue;
    const target = toTarget(what, heard);
    return {
      task: "calendar",
      modules: ["calendar"],
      writes: [],
      isFirm: true,
      missing: [],
      entities: [
        ...(target.words === "" ? [] : [{ type: "event" as const, text: target.words }]),
        ...(target.when === undefined ? [] : [{ type: "time" as const, text: target.when.text }]),
      ],
      act: (scene) => act(target, asked, scene),
    };
  }
  return undefined;
}

function* act(target: Target, asked: Asked, scene: Scene): Script {
  const { language } = scene;
  const found = yield* findEvents(target, scene);
  const ask = askOf(found, target, scene);
  const [event] = found;
  if (ask !== undefined || event === undefined)
    return ask ?? { status: "partial_success", answer: phrases[language].askEvent };
  return { status: "success", answer: asked === "place" ? place(event, scene) : length(event, scene) };
}

const place = (event: EventItem, { language }: Scene): string =>
  event.location === undefined
    ? phrases[language].noPlace(wordEvent(event, language))
    : phrases[language].isWhere(wordLine(event, language));

function length(event: EventItem, { language }: Scene): string {
  const { start, end, days } = event;
  if (start === undefined || end === undefined || days !== undefined)
    return phrases[language].isWhen(wordEvent(event, language));
  const minutes = Math.round(start.until(end).total("minutes"));
  return phrases[language].isLong(wordEvent(event, language), wordMinutes(minutes, language));
}
