import type { StoredMessage } from "../../store/thread/thread.ts";
import { isWaiting } from "./record.ts";

/** A message of the user and what followed it. The oldest may lack its beginning. */
export type Turn = StoredMessage[];

export function toTurns(messages: readonly StoredMessage[]): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (last === undefined || message.role === "user") turns.push([message]);
    else last.push(message);
  }
  return turns;
}

/** The newest turns that fit, whole: an answer without its question would only mislead the model. */
export function newestTurns(turns: readonly Turn[], fits: { count: number; since: number; isCut: boolean }): Turn[] {
  let left = fits.count;
  const firstOut = turns.findLastIndex((turn, index) => {
    left -= turn.length;
    const lacksBeginning = index === 0 && fits.isCut && turn[0]?.role !== "user";
    return left < 0 || lacksBeginning || !isSince(turn, fits.since);
  });
  return turns.slice(firstOut + 1);
}

/**
 * A turn that is too long by itself is told by what was asked and what was answered, and by the call that waits for a
 * person (G147).
 */
export function withoutCalls(turn: Turn, input: StoredMessage | undefined): Turn {
  const said = turn.filter((message) => message.role === "assistant" || isWaiting(message));
  return input === undefined ? [] : [input, ...said];
}

export const isSince = ([first]: Turn, since: number): boolean =>
  first !== undefined && first.createdAt.getTime() >= since;
