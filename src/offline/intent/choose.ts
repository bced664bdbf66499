import { join } from "../dates/when.ts";
import type { EventItem } from "../events.ts";
import { askFor, askWhichOf } from "../forms.ts";
import { phrases } from "../phrases.ts";
import type { Reply, Scene } from "../script.ts";
import type { Target } from "../target.ts";
import { numbered, wordLine } from "../wording.ts";
import { tidy, type Heard } from "./intent.ts";

const most = 8;

export const listOf = (events: readonly EventItem[], { language }: Scene): string =>
  numbered(events.slice(0, most).map((event) => wordLine(event, language)));

/** What to say when not exactly one event fits; undefined when one does. */
export function askOf(found: readonly EventItem[], target: Target, scene: Scene): Reply | undefined {
  const say = phrases[scene.language];
  if (found.length === 1) return undefined;
  if (found.length > 1) return askWhich(found, scene);
  const isVague = target.words === "" && target.when === undefined;
  return {
    status: "partial_success",
    answer: isVague ? say.askEvent : `${say.noEvent(target.words)}${scene.language === "en" ? " " : ""}${say.askEvent}`,
    form: askFor("event", "text", scene.language),
  };
}

/** Several fit: their list, in words and to choose from. */
export function askWhich(found: readonly EventItem[], scene: Scene): Reply {
  const lines = found.slice(0, most).map((event) => wordLine(event, scene.language));
  const answer = phrases[scene.language].askWhich(listOf(found, scene));
  return { status: "partial_success", answer, form: askWhichOf("event", lines, scene.language) };
}

/** "The second one", 周四那个, or simply its title: the answer to "which one?". */
export function chooseOne(target: Target, { text, times }: Heard): Target | undefined {
  const index = readIndex(text);
  if (index !== undefined) return { ...target, index };
  if (
    /^(?:both|all|them all|all of them|both of them|(?:[两三四]个)?(?:都|全部?|全都)(?:给我)?(?:要|取消|删掉?|删除|不要)?(?:掉|了)?)$/i.test(
      text,
    )
  )
    return { ...target, isAll: true };
  const words = tidy(times.rest.replace(/那个|这个|那场|那一个|的|\b(?:the|one|on|at)\b/gi, " "));
  if (times.when !== undefined)
    return { words: target.words === "" ? words : target.words, when: join(times.when, target.when) };
  return words === "" || text.length > 60 ? undefined : { ...target, words };
}

function readIndex(text: string): number | undefined {
  if (/^(?:the )?last(?: one)?$|最后一?个/i.test(text)) return -1;
  const zh = /第\s?([一二三四五六七八1-8])/.exec(text)?.[1];
  if (zh !== undefined) return /\d/.test(zh) ? Number(zh) - 1 : "一二三四五六七八".indexOf(zh);
  const en = /\b(first|second|third|fourth|fifth)\b/i.exec(text)?.[1];
  if (en !== undefined) return ["first", "second", "third", "fourth", "fifth"].indexOf(en.toLowerCase());
  // A line of the list, as it was shown, begins with its number.
  const digit = /^(?:no\.? ?|number |option |#)?([1-8])(?:\.|号)?(?:$|(?<=\.) )/i.exec(text)?.[1];
  return digit === undefined ? undefined : Number(digit) - 1;
}
