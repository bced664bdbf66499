import { expect } from "vitest";
import { grade, isWrite, say } from "./judge.ts";
import type { Utterance } from "./utterance.ts";

/** Nothing is written, and nothing is called a success. */
export const open = (text: string, earlier: string[] = []): Utterance => ({
  kind: "open",
  say: text,
  or: /./,
  isOpen: true,
  ...(earlier.length > 0 && { earlier }),
});

/** All of them; those that are not are named. */
export const rightly = (utterances: readonly Utterance[]): void =>
  expect(utterances.map((one) => ({ say: one.say, ...grade(one) })).filter((one) => one.grade !== "right")).toEqual([]);

/** What is said at the end of each conversation leads to no write. */
export function writesNothing(conversations: readonly (readonly string[])[]): void {
  for (const said of conversations) {
    const { calls } = say({ kind: "tell", say: said.at(-1) ?? "", earlier: said.slice(0, -1) });
    expect(calls.filter(isWrite), said.join(" / ")).toEqual([]);
  }
}
