import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { refer, type EventItem } from "../events.ts";
import { askFor } from "../forms.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, hasWords, type Target } from "../target.ts";
import { quote, wordEvent, wordList } from "../wording.ts";
import { askOf, listOf } from "./choose.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

const and = "(?:和|跟|与|、|以及|还有)";
const gone = "(?:取消|删除|删掉|删了?|去掉|不去|不参加|不开|不上|不要)";
const forms: readonly RegExp[] = [
  pattern()`^(?:把|将)?(?<one>[^，,。和跟与、]{2,12}?)${and}(?<other>[^，,。]{2,12}?)(?:我)?(?:都|全都|全部|全)(?:给我|帮我)?${gone}[掉了吧]*$`,
  pattern()`^(?:取消|删除|删掉)(?<one>[^，,。和跟与、]{2,12}?)${and}(?<other>[^，,。]{2,12}?)(?:吧|了)?$`,
];

/** 今天的午饭和下午的会都取消: two that are named, and each must be found alone. */
export function hearDeleteSeveral({ text, now, language, isQuestion }: Heard): Intent | undefined {
  const { one = "", other = "" } =
    forms.map((form) => form.exec(text)?.groups).find((found) => found !== undefined) ?? {};
  if (isQuestion || one === "" || other === "" || /提醒|闹钟|联系人|通讯录|记忆/.test(text)) return undefined;
  const [first, second] = [one, other].map((said): Target => {
    const { when, rest } = findTimes(said, now, language);
    return { words: tidy(rest.replace(/^\s*的/, "")), ...(when && { when }) };
  });
  // 今天和王磊的午饭 is one event.
  if (first === undefined || second === undefined || !hasWords(first)) return undefined;
  const days = first.when?.days;
  const later =
    second.when !== undefined && second.when.days === undefined && days !== undefined
      ? { ...second, when: { ...second.when, days } }
      : second;
  if (!hasWords(later) && later.when === undefined) return undefined;
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: ["calendar.delete"],
    isFirm: true,
    missing: [],
    said: ["都", "全部", "全都", ...(text.match(/不(?:去|参加|开|上|要)/g) ?? [])],
    entities: [first, second].flatMap(({ words, when }) => [
      ...(words === "" ? [] : [{ type: "event" as const, text: words }]),
      ...(when === undefined ? [] : [{ type: "time" as const, text: when.text }]),
    ]),
    act: (scene) => act([first, later], `${one}、${other}`, scene),
  };
}

function* act(targets: readonly Target[], said: string, scene: Scene): Script {
  const { language } = scene;
  const meant: EventItem[] = [];
  for (const target of targets) {
    const found = (yield* findEvents(target, scene)).filter(({ id }) => !meant.some((one) => one.id === id));
    const ask = askOf(found, target, scene);
    const [event] = found;
    if (ask !== undefined || event === undefined || event.participation !== undefined)
      return ask ?? { status: "partial_success", answer: phrases[language].askEvent };
    meant.push(event);
  }
  // Where two are to go at once, both are shown before.
  if (!scene.isConfirmed) {
    const deed = `删除${wordList(
      meant.map((event) => wordEvent(event, language)),
      language,
    )}`;
    const form = askFor("sure", "yes_no", language);
    return { status: "partial_success", answer: phrases[language].askAmiss(quote(said), deed), form };
  }
  return yield* removeAll(meant, scene);
}

/** All at once; of a series only the occurrence that was found, which takes a call of its own. */
export function* removeAll(events: readonly EventItem[], scene: Scene): Script {
  const { language, zone } = scene;
  const single = events.filter(({ occurrence }) => occurrence === undefined);
  const [only] = single;
  let many = events.length;
  if (single.length > 1) {
    const data = yield* use("calendar.delete", { event_ids: single.map(({ id }) => id), event_timezone: zone });
    many += Number(data["succeeded"] ?? single.length) - single.length;
  } else if (only !== undefined) yield* use("calendar.delete", { ...refer(only), event_timezone: zone });
  const repeated = events.filter(({ occurrence }) => occurrence !== undefined);
  for (const event of repeated) yield* use("calendar.delete", { ...refer(event), event_timezone: zone });
  const say = phrases[language];
  const answer = say.deletedMany(many, listOf(events, scene));
  return { status: "success", answer: answer + (repeated.length > 0 ? `\n${say.onlyThis.trim()}` : "") };
}
