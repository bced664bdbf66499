import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { readEvent, refer, type EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, type Target } from "../target.ts";
import { wordEvent } from "../wording.ts";
import { askOf, chooseOne } from "./choose.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

const patterns: readonly RegExp[] = [
  /^我?(?:不想要|不要|不需要)(?<what>.+?)了?$/,
  /^(?<what>.+?)(?:已经)?(?:取消|不办|不开)了[，,].*(?:删|去掉|取消)/,
  pattern("i")`
    ^(?<what>.+?)(?: (?:is|was|got|has been))?(?: called off| cancell?ed| off)?(?:,| and| so| -|;) ?(?:please )?
    (?:just )?(?:remove|delete|cancel|drop|scrap) (?:it|that|this)$
  `,
  /^(?:不用|不想|不)(?:再)?(?:去|参加|开)?(?<what>.+?)了[，,].*(?:删|取消|去掉)/,
  /^(?:把|将)?(?<what>.+?)(?:给我|给)?(?:删除|删掉|删了|删|取消|去掉|移除|撤销)(?:掉|了|一下)?(?:它)?$/,
  /^(?:删除|删掉|删了|删|取消|去掉|移除|清空|撤销)(?:掉|了|一下)?(?<what>.*)$/,
  /^(?<what>.+?)(?:不开了|不要了|不用了|不办了|取消吧)$/,
  pattern("i")`
    ^(?:delete|cancel|remove|drop|erase|get rid of|call off|scrap|clear|scratch)\b ?(?<what>.*?)
    (?: (?:from|off|on) (?:my|the) (?:calendar|schedule|agenda))?$
  `,
  /^(?:i )?can(?:'t|not) make (?<what>.+?)(?:,| and| -|;).*\b(?:drop|delete|cancel|remove)\b.*$/i,
  /^(?:take|get) (?<what>.+?) off (?:my|the) (?:calendar|schedule)$/i,
];

export function hearDelete(heard: Heard): Intent | undefined {
  for (const pattern of patterns) {
    const what = pattern.exec(heard.text)?.groups?.["what"];
    if (what === undefined || /提醒|闹钟|联系人|记忆|contact|memory/i.test(what)) continue;
    const { when, rest } = findTimes(what, heard.now, heard.language);
    const isAll = /所有|全部|全都|都|\ball\b|everything|清空|clear/i.test(heard.text);
    const words = tidy(
      rest
        .replace(/所有|全部|全都|都|\ball(?: of)?\b|\beverything\b/gi, " ")
        .replace(/'s(?=\s|$)/g, " ")
        .replace(/\b(?:on|at|for|from)\s*$/i, ""),
    );
    return make({
      words,
      ...(when && { when }),
      isAll,
      isLast: /^(?:it|that|this|它|这个|那个|刚才那个)$/i.test(words),
    });
  }
  return undefined;
}

function make(target: Target): Intent {
  const isVague = target.words === "" && target.when === undefined && target.index === undefined;
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: ["calendar.delete", "calendar.reject_invite"],
    isFirm: true,
    missing: isVague ? ["event"] : [],
    entities: [
      ...(target.words === "" ? [] : [{ type: "event" as const, text: target.words }]),
      ...(target.when === undefined ? [] : [{ type: "time" as const, text: target.when.text }]),
    ],
    fill: (heard) => {
      const chosen = chooseOne(target, heard);
      return chosen === undefined ? undefined : make(chosen);
    },
    act: (scene) => act(target, scene),
  };
}

function* act(target: Target, scene: Scene): Script {
  const { language, zone } = scene;
  const say = phrases[language];
  const found = yield* findEvents(target, scene);
  const own = found.filter(({ participation }) => participation === undefined);
  if (target.isAll === true && own.length > 1) {
    const data = yield* use("calendar.delete", {
      event_ids: own.slice(0, 20).map(({ id }) => id),
      event_timezone: zone,
    });
    return { status: "success", answer: say.deletedMany(Number(data["succeeded"] ?? own.length)) };
  }
  const ask = askOf(found, target, scene);
  const [event] = found;
  if (ask !== undefined || event === undefined) return ask ?? { status: "partial_success", answer: say.askEvent };
  return event.participation === undefined ? yield* remove(event, scene) : yield* decline(event, scene);
}

function* remove(event: EventItem, { language, zone }: Scene): Script {
  const data = yield* use("calendar.delete", { ...refer(event), event_timezone: zone });
  return { status: "success", answer: phrases[language].deleted(wordEvent(readEvent(data, zone) ?? event, language)) };
}

/** Someone else's event cannot be deleted; not going is what a guest can do. */
function* decline(event: EventItem, { language }: Scene): Script {
  yield* use(
    "calendar.reject_invite",
    event.inviteId === undefined ? { event_id: event.id } : { invite_id: event.inviteId },
  );
  return { status: "success", answer: phrases[language].declined(wordEvent(event, language)) };
}
