import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { readEvent, refer } from "../events.ts";
import { askFor } from "../forms.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, type Target } from "../target.ts";
import { wordEvent } from "../wording.ts";
import { askOf, chooseOne } from "./choose.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { placeToo } from "./place-too.ts";

/** A new title or a new place. */
interface Edit {
  field: "title" | "location";
  value?: string;
}

const patterns: readonly (readonly [RegExp, Edit["field"]])[] = [
  [
    /^(?:把|将)?(?<what>.*?)的?(?:地点|地址|位置|地方)(?:改到|改成|改为|改在|换到|换成|换在|设为|定在|订在|写上|写成|填上|就?在|是)[:：]?(?!哪|什么)(?<value>.+)$/,
    "location",
  ],
  [
    /^(?:把|将)?(?<what>.*?)(?:改到|改在|换到|换在|挪到|移到)(?<value>[^，,。点]*(?:会议室|办公室|教室|咖啡[厅馆]|餐厅|大厅|楼|线上))了?$/,
    "location",
  ],
  [/^(?:把|将)?(?<what>.*?)的?(?:标题|名字|名称|题目)(?:改成|改为|换成|改叫|设为)(?<value>.+)$/, "title"],
  [
    /^(?:把|将)?(?<what>.*?)(?:改名|重命名|更名|改个名字?|换个名字?|换名字?)(?:一下)?[，,]?(?:为|成|叫做?|作)?(?<value>.*)$/,
    "title",
  ],
  [/^(?:把|将)?(?<what>.+?)(?:改叫做?|改称为?)(?<value>.+)$/, "title"],
  [/^(?:加|写|填|补)(?:一)?(?:个|上)?(?<what>)(?:地点|地址|位置)(?:是|为|在)?[:：，,]?\s*(?<value>.+)$/, "location"],
  [
    /^(?:把)?(?<what>.*?)(?:的)?(?:标题|名字|名称|题目)(?:改|换)(?:一下|个)?[，,]?(?:叫做?|改成|为)(?<value>.+)$/,
    "title",
  ],
  [
    /^(?:add|set|put)(?<what>) (?:the |a )?(?:location|place|address|venue)(?! of\b)(?: is| as| to|:)? ?(?<value>.+)$/i,
    "location",
  ],
  [
    pattern("i")`
      ^(?<what>.+?) is (?:on|in|at) (?<value>(?:the )?(?:(?:meeting |conference )?room|zoom|teams|building|
      hall) ?\w*) now$
    `,
    "location",
  ],
  [/^(?<what>.+?) is now (?:on|in|at) (?<value>(?:zoom|teams|google meet|skype|webex|online)|.+ room.*)$/i, "location"],
  [/^(?:change|set|update|move) (?:the )?(?:location|place|venue) of (?<what>.+?) to (?<value>.+)$/i, "location"],
  [/^(?:change|set|update|move)(?<what>) the (?:location|place|venue) to (?:the )?(?<value>.+)$/i, "location"],
  [/^(?:change|set|update|edit) the (?:title|name) of (?<what>.+?) to (?<value>.+)$/i, "title"],
  [/^(?:change|set|update) (?<what>.+?)(?:'s)? (?:title|name) to (?<value>.+)$/i, "title"],
  [/^(?:rename|retitle) (?<what>.+?) (?:to|as|into) (?<value>.+)$/i, "title"],
  [/^call (?!me\b|it\b)(?<what>.+?) ["“](?<value>.+?)["”](?: instead)?$/i, "title"],
  [/^(?:rename|retitle) (?<what>.+)$/i, "title"],
  [
    pattern("i")`
      ^(?<what>it|that|(?:the )?(?:meeting|event)|the (?:place|location|venue))(?:'s| is|
      'll be| will be)(?: now)? (?:in|at) (?:the )?(?<value>[^,]+)$
    `,
    "location",
  ],
  [
    pattern("i")`
      ^(?<what>.+?) (?:will be|is going to be|is now|will take place|takes place|is happening|has moved|
      moved) (?:in|at|to) (?:the )?(?<value>[^,]+)$
    `,
    "location",
  ],
  [
    /^(?<what>[^，,。]{2,}?)(?:定|订|约|改)在(?!了|周|星期|明|后|下|今|\d|[一二三四五六七八九十]+[点月号])(?<value>[^，,。?？\s哪几什]{2,20}?)了?$/,
    "location",
  ],
  [/^(?<what>(?:the |my |our )?[a-z][^,]+?) is at (?<value>(?:the )?[A-Z][^,.?\d]*?)(?: now| instead)?$/, "location"],
  // Behind an event that was spoken of, a place alone: "at Luigi's", 在外婆家.
  [
    /^(?<what>)(?:就|地点)?在(?!家$|线|吗|不在)(?<value>[^，,。?？\s哪]{2,20}?)(?:[吃看聊开打]|见面?|碰面|集合)?$/,
    "location",
  ],
  [/^(?:it's )?(?<what>)(?:at|in) (?<value>(?:the [A-Z]|(?:meeting )?room \d|[A-Z])[^,.?]*)$/, "location"],
];

/** Behind a question it is an answer to that, so it may be meant otherwise. */
const named =
  /^(?:call|name) (?:it|that|this) ["“]?(?<value>.+?)["”]?(?: instead)?$|^(?:就?叫(?:它|做)|改叫)(?<value2>.+)$/i;
/** 产品评审改成需求评审: a change to something that is no time is a change of the title. */
const loose = /^(?:把|将)?(?<what>[^，,。]{2,}?)(?:改成|改为)(?<value>[^，,。]{2,})$/;
/** "Turn the sync into a video call": how it is held, and no new name. */
const manner =
  "(?:an? )?(?:(?:video|phone|zoom|teams|conference|online|virtual|remote|quick|short) )*(?:call|meeting|chat)$";
const looseEn = pattern("i")`
    ^(?:change|turn) (?!.*\b(?:location|place|venue|address|room|time|date)\b)(?<what>.+?) (?:to|into) (?:an? )?
    (?<value>(?!${manner})[a-z][^,]+)$
  `;

export function hearEdit(heard: Heard): Intent | undefined {
  if (placeToo(heard.text) !== undefined) return undefined;
  for (const [pattern, field] of patterns) {
    const groups = pattern.exec(heard.text)?.groups;
    // A time behind it says when, not where; and without a command only what is left of the sentence tells a place.
    const isTime =
      field === "location" && findTimes(groups?.["value"] ?? "", heard.now, heard.language).when !== undefined;
    const isNew =
      field === "location" && heard.times.when?.time !== undefined && !/[改换设挪移]|change|move/i.test(heard.text);
    if (groups?.["what"] !== undefined && !isTime && !isNew && !(heard.isQuestion && field === "location"))
      return from(groups, field, heard);
  }
  const name = named.exec(heard.text)?.groups;
  if (name !== undefined)
    return { ...from({ what: "it", value: name["value"] ?? name["value2"] ?? "" }, "title", heard), isFirm: false };
  const groups = (heard.language === "zh-CN" ? loose : looseEn).exec(heard.text)?.groups;
  const value = findTimes(groups?.["value"] ?? "", heard.now, heard.language);
  const isTime =
    heard.isQuestion ||
    heard.repetition !== undefined ||
    value.when !== undefined ||
    value.duration !== undefined ||
    /\d|[上下]午|[早晚]上|时间|点$|\b(?:week|month|time|later|earlier|day|morning|afternoon|evening|end|start)\b/i.test(
      groups?.["value"] ?? "",
    );
  return groups === undefined || isTime ? undefined : from(groups, "title", heard);
}

function from(groups: Record<string, string>, field: Edit["field"], { now, language }: Heard): Intent {
  const { when, rest } = findTimes(groups["what"] ?? "", now, language);
  const said = tidy(groups["value"] ?? "");
  const value = field === "location" ? said.replace(onTheWay, "").replace(doneThere, "") : said;
  return make(
    {
      words: tidy(rest),
      ...(when && { when }),
      isLast: isLast.test(tidy(rest)) && when === undefined,
    },
    { field, ...(value !== "" && { value }) },
  );
}

/** 改去三楼报告厅, 改在单位食堂吃: how one gets there, and what is done there, are no part of the place. */
const onTheWay = /^[去到在](?=\p{Script=Han}{2})/u;
const doneThere = /(?<=\p{Script=Han}{2})(?:[吃办聚]|开会?|见面?|吃饭|上课|碰头|集合|举行|进行)$/u;

const isLast = /^(?:it|this|that|它|这个|那个|(?:the )?(?:place|location|venue|meeting|event)|)$/i;

function make(target: Target, edit: Edit): Intent {
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: ["calendar.update"],
    // Behind a question of ours, a place alone is a part of the answer.
    isFirm: target.isLast !== true || edit.field === "title",
    missing: edit.value === undefined ? [edit.field === "title" ? "title" : "place"] : [],
    entities: [
      ...(target.words === "" ? [] : [{ type: "event" as const, text: target.words }]),
      ...(target.when === undefined ? [] : [{ type: "time" as const, text: target.when.text }]),
      ...(edit.value === undefined ? [] : [{ type: "other" as const, text: edit.value }]),
    ],
    fill: (heard) => {
      if (edit.value === undefined)
        return make(target, {
          ...edit,
          value: tidy(heard.text.replace(/^(?:就?叫做?|改成|改为|call it|name it|to)\s*/i, "")),
        });
      const chosen = chooseOne(target, heard);
      return chosen === undefined ? undefined : make(chosen, edit);
    },
    act: (scene) => act(target, edit, scene),
  };
}

function* act(target: Target, { field, value }: Edit, scene: Scene): Script {
  const { language, zone } = scene;
  const say = phrases[language];
  const found = yield* findEvents(target, scene);
  const ask = askOf(found, target, scene);
  const [event] = found;
  if (ask !== undefined || event === undefined) return ask ?? { status: "partial_success", answer: say.askEvent };
  if (value === undefined) {
    const form = askFor("title", "text", language);
    return { status: "partial_success", answer: say.askNewTitle(wordEvent(event, language)), form };
  }
  const data = yield* use("calendar.update", {
    ...refer(event),
    event_timezone: zone,
    patch: { [field]: value.slice(0, 200) },
  });
  const changed = wordEvent(readEvent(data, zone) ?? event, language);
  const answer = field === "title" ? say.renamed(event.title, changed) : say.placed(changed, value);
  return { status: "success", answer: answer + (event.occurrence === undefined ? "" : say.onlyThis) };
}
