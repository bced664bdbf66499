import { textTokens } from "../../base/tokens.ts";
import type { StoredMessage } from "../../store/thread/thread.ts";
import { toPairs } from "../pairs.ts";
import { toContextMessages, type ContextMessage } from "./context-messages.ts";
import { isSince, newestTurns, withoutCalls, type Turn } from "./turns.ts";

export interface Room {
  count: number;
  /** About how many tokens there are for it; unbounded where the model's window is not known. */
  tokens: number;
  since: number;
  /** Whether the oldest turn given may lack its beginning. */
  isCut: boolean;
}

export interface Fitted {
  rows: StoredMessage[];
  /** The newest turn alone was too much: it is told without its calls. */
  isShort: boolean;
}

/** The newest turns there is room for. `input` is what the newest turn was asked, should its beginning be missing. */
export async function fit(
  turns: readonly Turn[],
  room: Room,
  input: () => Promise<StoredMessage | undefined>,
): Promise<Fitted> {
  const rows = withinTokens(newestTurns(turns, room), room.tokens).flat();
  const newest = turns.at(-1);
  if (rows.length > 0 || newest === undefined) return { rows, isShort: false };
  const short = withoutCalls(newest, newest[0]?.role === "user" ? newest[0] : await input());
  const hasRoom = short.length <= room.count && tokensOf(short) <= room.tokens && isSince(short, room.since);
  return { rows: hasRoom ? short : [], isShort: hasRoom };
}

export function withinTokens(turns: readonly Turn[], tokens: number): Turn[] {
  let left = tokens;
  return turns.slice(turns.findLastIndex((turn) => (left -= tokensOf(turn)) < 0) + 1);
}

export const tokensOf = (rows: readonly StoredMessage[]): number =>
  toContextMessages(toPairs(rows)).reduce((sum, message) => sum + messageTokens(message), 0);

/** As the model room counts them: 4 for the frame of a message, 8 for that of a call. */
export function messageTokens(message: ContextMessage): number {
  const calls = message.role === "assistant" ? (message.toolCalls ?? []) : [];
  return calls.reduce(
    (sum, { name, arguments: text }) => sum + 8 + textTokens(name) + textTokens(text),
    4 + textTokens(message.content ?? ""),
  );
}
