import type { HintFactValue, HintMsg, HintParam, UiHints } from "../../../generated/contract/types.ts";
import { clean } from "./clean.ts";

/** Every text of the hints that was written by someone else, as a card would show it. */
export function taintedTexts(hints: UiHints): string[] {
  const found = new Set<string>();
  const addMsg = (msg: HintMsg | undefined): void => {
    if (msg !== undefined) for (const text of taintedIn(msg)) found.add(text);
  };
  const addValue = (value: HintFactValue | null, tainted = false): void => {
    if (value === null) return;
    if ("msg" in value) addMsg(value.msg);
    if ("text" in value && tainted) found.add(value.text);
    if ("people" in value && tainted) for (const { name } of value.people) found.add(name);
  };
  addMsg(hints.title);
  addMsg(hints.body);
  for (const fact of hints.facts ?? []) addValue(fact.value, fact.tainted);
  for (const { from, to } of hints.changes ?? []) [from, to].forEach((value) => addValue(value));
  for (const { heading, items } of hints.groups ?? []) {
    addMsg(heading);
    for (const item of items) {
      if (item.tainted) found.add(item.title);
      for (const msg of [item.subtitle, item.caption]) {
        if (item.tainted && msg !== undefined && "text" in msg) found.add(msg.text);
        addMsg(msg);
      }
    }
  }
  for (const { msg } of hints.notes ?? []) addMsg(msg);
  for (const text of hints.quotes ?? []) found.add(text);
  return [...found].map(clean).filter((text) => text.trim() !== "");
}

/**
 * Whether a message may become the user's own words: nothing in it is marked, and no parameter repeats text that is
 * marked elsewhere on the card. Our own words around the parameters may, by chance, equal an invite's title.
 */
export function isTaintFree(msg: HintMsg, tainted: readonly string[]): boolean {
  return (
    taintedIn(msg).length === 0 && !stringsIn(msg).some((text) => tainted.some((bad) => clean(text).includes(bad)))
  );
}

function taintedIn(msg: HintMsg): string[] {
  if ("text" in msg) return msg.tainted ? [msg.text] : [];
  return nested(msg).flatMap(taintedIn);
}

function stringsIn(msg: HintMsg): string[] {
  if ("text" in msg) return [msg.text];
  const own = Object.values(msg.params ?? {}).filter((param) => typeof param === "string");
  return [...own, ...nested(msg).flatMap(stringsIn)];
}

function nested(msg: Extract<HintMsg, { key: string }>): HintMsg[] {
  return Object.values(msg.params ?? {}).filter(isMsg);
}

function isMsg(param: HintParam): param is Extract<HintParam, HintMsg> {
  return typeof param === "object" && ("key" in param || "text" in param);
}
