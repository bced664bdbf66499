import { pattern } from "../../base/pattern.ts";
import { toNumber } from "../dates/chinese-numbers.ts";
import { findTimes } from "../dates/dates.ts";
import { readEvent, refer, toScope, type EventItem, type Scope } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, type Target } from "../target.ts";
import { wordEvent } from "../wording.ts";
import { askOf, askWhich, chooseOne } from "./choose.ts";
import { removeAll } from "./delete-several.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

/** What is brought somewhere is no event: "drop the truck at the mechanic". */
const things =
  "car|truck|van|bike|dog|cat|puppy|kids?|boys|girls|package|parcel|laundry|suit|clothes|keys|books?|forms?";

const patterns: readonly RegExp[] = [
  pattern("u")`
    ^(?<what>)(?:我|先|还是|那|就)*(?:不[\p{Script=Han}]{1,2}了|算了|没空了?|没时间了?|[去来]不了了?)[，, ]*(?:就|帮我|给我)?(?:删|取消|
    去掉)(?:掉|了|除)*(?:它|这个|那个)?$
  `,
  /^我?(?:不想要|不要|不需要)(?<what>.+?)了?$/,
  /^(?<what>.+?)(?:已经)?(?:取消|不办|不开)了[，,].*(?:删|去掉|取消)/,
  pattern("i")`
    ^(?<what>.+?)(?: (?:is|was|got|has been))?(?: called off| cancell?ed| off)?(?:,| and| so| -|;) ?(?:please )?
    (?:just )?(?:remove|delete|cancel|drop|scrap) (?:it|that|this)$
  `,
  /^(?<what>.+?)(?:从|自)(?:我的?)?(?:日历|日程表?|行程)(?:里|上|中)?(?:拿掉|拿走|删除|删掉|删了|删|去掉|移除|移走|划掉)(?:吧|了)?$/,
  /^(?<what>.+?)(?:以后|今后)(?:都)?不(?:开|上|办|做|搞|练|去)了[，,].*(?:删|取消|去掉).*$/,
  /^(?<what>.+?)(?:吹|黄|泡汤)了[，,](?:请|帮我|就)?(?:删|取消|去掉)(?:掉|了|吧)*$/,
  /^(?<what>)(?:我?(?:想了想|想想))?[，, ]*(?:还是)?(?:别|不)[去约搞弄开来]了[，, ]*(?:就|帮我|给我)?(?:删|取消|去掉)(?:掉|了|除|吧)*(?:它)?$/,
  pattern("i")`
    ^(?:i |we )?(?:won't|will not|are not|aren't|am not|'re not|'m not) (?:be )?(?:doing|having|holding) (?<what>.+?)
    (?: any ?more)?(?:,| and| so|;|\.) ?(?:please )?(?:remove|delete|cancel|drop).*$
  `,
  /^(?:take|get|pull) (?<what>.+?) out of (?:my|the) (?:calendar|schedule|diary)$/i,
  /^(?<what>(?!(?:it|that|this|what|who|when)\b).+?) is (?:off|cancell?ed|called off|not happening(?: any ?more)?)$/i,
  /^(?:不用|不想|不)(?:再)?(?:去|参加|开)?(?<what>.+?)了[，,].*(?:删|取消|去掉)/,
  /^(?:把|将)?(?<what>.+?)(?:给我|给)?(?:删除|删掉|删了|删|取消|去掉|移除|撤销|清空)(?:掉|了|一下)?(?:它)?$/,
  /^(?:删除|删掉|删了|删|取消|去掉|移除|清空|撤销)(?:掉|了|一下)?(?<what>.*)$/,
  /^(?<what>.+?)(?:不开了|不要了|不用了|不办了|不上了|不做了|不搞了|取消吧)$/,
  pattern("i")`
    ^(?:(?:on second thoughts?|i changed my mind|actually|no|wait|oh|never ?mind|forget (?:it|that)
    (?: last one)?)[, ]+)*(?:delete|
    cancel|remove|drop(?! (?:\w+ ){0,3}off\b| (?:the |my |our )?(?:${things}) (?:at|to|with|in)\b)|erase|
    get rid of|call off|scrap|clear|scratch|kill|nix|ditch|axe)\b ?(?<what>.*?)
    (?: (?:from|off|on) (?:my|the) (?:calendar|schedule|agenda))?$
  `,
  /^(?:i )?can(?:'t|not) make (?<what>.+?)(?:,| and| -|;).*\b(?:drop|delete|cancel|remove)\b.*$/i,
  /^(?:take|get) (?<what>.+?) off (?:my|the) (?:calendar|schedule)$/i,
  pattern("i")`
    ^i(?: won't| will not| can(?:'t|not)|'m not| am not) (?:make it to|make|go to|going to|attend(?:ing)?|be at|
    doing|having)
    (?<what> .+?)(?:,| and| so| -|
    ;) ?(?:please )?(?:take|get) it off.*$
  `,
];

export function hearDelete(heard: Heard): Intent | undefined {
  const text = heard.text.replace(/^(?:(?:on second thoughts?|actually|no|nah|wait|oh|oops)[, ]+)+/i, "");
  // The answer to "which one?".
  const those =
    /^(?:把)?(?:这|那)?([两三四])?个?(?:都|全部?|全都)(?:给我|帮我)?(?:取消|删掉?|删除|不要)(?:掉|了)?$/.exec(text);
  if (those !== null) {
    const many = those[1] === undefined ? "all" : toNumber(those[1]);
    return { ...make({ words: "", isAll: true, listed: many }, [text], "this"), isFirm: false };
  }
  if (/是不是|是否|有没有/.test(text)) return undefined;
  for (const form of patterns) {
    const what = form.exec(text)?.groups?.["what"];
    if (what === undefined || /提醒|闹钟|联系人|记忆|contact|memory/i.test(what)) continue;
    // 午饭不吃了，删了吧: why it goes is no part of its name.
    const [why = ""] = reasons.exec(what) ?? [];
    const named = what.slice(0, what.length - why.length);
    const { when, rest } = findTimes(named, heard.now, heard.language);
    const isAll = all.test(heard.text);
    // 两节瑜伽课都取消: there must be as many.
    const counted = isAll ? counts.exec(rest) : null;
    const words = tidy(
      rest
        .replace(counted?.[0] ?? "", "")
        .replace(
          pattern("gi")`
            所有的?|全部|全都|都|全(?=\s*$)|整个系列|以后的?|今后的?|\b(?:all(?: of)?|every(?= \w+ )|everything|future|from now on|
            the (?:whole|
            entire) series(?: of)?)\b
          `,
          " ",
        )
        .replace(/'s(?=\s|$)/g, " ")
        .replace(/\b(?:on|at|for|from)\s*$/i, ""),
    );
    if (when === undefined && listed.test(named.trim()))
      return make({ words: "", isAll: true, listed: /both/i.test(named) ? 2 : "all" }, [named.trim()], "this");
    return make(
      {
        words,
        ...(when && { when }),
        isAll,
        ...(counted && { many: counted[2] === undefined ? toNumber(counted[1] ?? "") : 2 }),
        isLast: last.test(words) && when === undefined,
      },
      [
        ...(heard.text.match(refusals) ?? []),
        ...(heard.text.match(every) ?? []),
        ...(why === "" ? [] : [tidy(why)]),
        ...(counted ? [counted[0].trim()] : []),
      ],
      toScope(heard.text),
    );
  }
  return undefined;
}

/** Of what was just listed. */
const listed = /^(?:both|them both|both of (?:them|those|these)|them all|all of (?:them|those|these))$/i;
const counts =
  /(?<=^\s*|[的那这])([两二三四五2-5])[节个场次堂件](?:的)?(?=\S)|^\s*(both)(?: of)?(?: the| my| our)?(?= [a-z])/i;
const every = /所有|全部|全都|清空|\b(?:all|everything|every)\b/gi;
const all = pattern("i")`
  所有|全部|全都|全(?=取消|删)|都|\ball\b|everything|\bboth (?!of (?:them|those|these)\b)[a-z]|清空|clear|^(?:cancel|delete|
  remove|drop) every (?!(?:mon|tues|wednes|
  thurs|fri|satur|
  sun)day|day|week|month|other|second)
`;

const refusals = pattern("gi")`
  (?:想了想)?[，,]?(?:还是)?别[去约搞弄开来]|\b(?:we |i )?(?:won't|will not|aren't|are not)(?: be)? (?:doing|having|holding)\b|
  any ?more|
  \bon second thoughts?\b|\bi changed my mind\b|以后都?不[开上办做搞练去]|整个系列|the whole series|
  不用|不想|^(?:我|先|还是|那|就)*不[\u4e00-\u9fff]{1,2}(?=了[，,])|^不(?=.+了[，,])|^我?不要|不要(?=了)|不需要|不[去开上办做搞]|
  \b(?:i )?(?:won't|will not|can
  (?:'t|not)) make(?: it)?\b
`;
const reasons = /(?:不[\p{Script=Han}]{1,2}|[去来]不了)了?[，,]?$|(?<=\S) only$/u;

const last =
  /^(?:(?:it|that|this)(?: one| again| last one)?|the last one|它|这个|那个|刚才?刚?(?:的|那个|这个|加的|建的)*|(?:算了|那|还是|就|哦|嗯)*)$/i;

function make(target: Target, said: readonly string[], scope: Scope): Intent {
  const isVague =
    target.words === "" &&
    target.when === undefined &&
    target.index === undefined &&
    target.listed === undefined &&
    target.isLast !== true;
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: ["calendar.delete", "calendar.reject_invite"],
    isFirm: true,
    missing: isVague ? ["event"] : [],
    said,
    entities: [
      ...(target.words === "" ? [] : [{ type: "event" as const, text: target.words }]),
      ...(target.when === undefined ? [] : [{ type: "time" as const, text: target.when.text }]),
    ],
    fill: (heard) => {
      const chosen = chooseOne(target, heard);
      return chosen === undefined ? undefined : make(chosen, said, scope);
    },
    act: (scene) => act(target, scene, scope),
  };
}

function* act(target: Target, scene: Scene, scope: Scope): Script {
  const { language } = scene;
  const say = phrases[language];
  const found = yield* findEvents(target, scene);
  const own = found.filter(({ participation }) => participation === undefined);
  // Of two that are not two, or of which one is somebody else's, it is asked which are meant.
  const isOther = typeof target.listed === "number" && own.length !== target.listed;
  if (target.listed !== undefined && found.length > 0 && (isOther || own.length < found.length))
    return askWhich(found, scene);
  if (target.isAll === true && own.length > 1 && (target.many ?? own.length) === own.length)
    return yield* removeAll(own.slice(0, 20), scene);
  // Both of what is there once: it is asked which are meant.
  if (target.many !== undefined && own.length > 0 && own.length !== target.many) return askWhich(found, scene);
  const ask = askOf(found, target, scene);
  const [event] = found;
  if (ask !== undefined || event === undefined) return ask ?? { status: "partial_success", answer: say.askEvent };
  return event.participation === undefined ? yield* remove(event, scene, scope) : yield* decline(event, scene);
}

function* remove(event: EventItem, { language, zone }: Scene, scope: Scope): Script {
  const say = phrases[language];
  const data = yield* use("calendar.delete", { ...refer(event, scope), event_timezone: zone });
  const isPart = event.occurrence !== undefined && scope === "this";
  return {
    status: "success",
    answer: say.deleted(wordEvent(readEvent(data, zone) ?? event, language)) + (isPart ? say.onlyThis : ""),
  };
}

/** Someone else's event cannot be deleted; not going is what a guest can do. */
function* decline(event: EventItem, { language }: Scene): Script {
  yield* use(
    "calendar.reject_invite",
    event.inviteId === undefined ? { event_id: event.id } : { invite_id: event.inviteId },
  );
  return { status: "success", answer: phrases[language].declined(wordEvent(event, language)) };
}
