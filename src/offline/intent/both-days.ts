import type { When } from "../dates/when.ts";
import type { Heard } from "./intent.ts";

/** "Thursday and Friday", "Thursday or Friday": two days in a row are looked at together. */
export function bothDays(
  { text, times: { whens } }: Pick<Heard, "text" | "times">,
  words: readonly ("and" | "or")[],
): When | undefined {
  const [one, other] = whens;
  const both = words.map((word) => `${one?.text ?? ""} ${word} ${other?.text ?? ""}`);
  const said = both.find((words) => text.includes(words));
  const [first, last] = [one?.days?.first, other?.days?.last];
  if (whens.length !== 2 || first === undefined || last === undefined || said === undefined) return undefined;
  const isPlain = whens.every(({ time, part, days }) => time === undefined && part === undefined && days !== undefined);
  if (!isPlain || one?.days?.last.add({ days: 1 }).equals(other?.days?.first ?? first) !== true) return undefined;
  return { index: one.index, text: said, isSpan: true, days: { first, last } };
}
