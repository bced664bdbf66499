import { textTokens } from "../../base/tokens.ts";
import { isCalls, toPairs, type Said } from "../pairs.ts";
import { toStopNote } from "./context-messages.ts";
import type { Turn } from "./turns.ts";

const mostOfText = 2000;
const mostOfResult = 1000;

/**
 * What a model is given to sum up: one JSON object per line, so that nothing that was said can pass for a line of
 * another kind. Long texts are cut, and of too many turns the oldest are left out.
 */
export function toTranscript(turns: readonly Turn[], { before, tokens }: { before?: string; tokens: number }): string {
  const head = before === undefined ? [] : [JSON.stringify({ summary: before })];
  let left = tokens - textTokens(head.join("\n"));
  const told = turns.map((turn) => toPairs(turn).flatMap(toLines).join("\n"));
  const firstOut = told.findLastIndex((text) => (left -= textTokens(text)) < 0);
  const missing = firstOut === -1 ? [] : [JSON.stringify({ left_out: `${firstOut + 1} older turns` })];
  return [...head, ...missing, ...told.slice(firstOut + 1)].join("\n");
}

function toLines(said: Said): string[] {
  if (!isCalls(said)) return [JSON.stringify({ [said.role]: `${cut(said.content, mostOfText)}${toStopNote(said)}` })];
  return said.calls.map((call) =>
    JSON.stringify({ call: cut(call.arguments, mostOfResult), result: cut(call.message.content, mostOfResult) }),
  );
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
