import type { ThreadMatch, ThreadMatches } from "../../../generated/contract/types.ts";
import type { Clock } from "../../base/clock.ts";
import { toText } from "../../base/local-time.ts";
import type { FoundMessage, Search } from "../../store/thread/thread.ts";
import { toTitle } from "./title.ts";

export interface SearchQuery {
  ownerId: string;
  /** What the user typed. */
  q: string;
  limit: number;
  timezone: string;
}

/** What was said since the last search is made ready first, for so long; the rest is left to worker processes. */
const patienceMs = 2000;

export async function search(
  { search: words, clock }: { search: Search; clock: Clock },
  { ownerId, q, limit, timezone }: SearchQuery,
): Promise<ThreadMatches> {
  const begun = clock.now();
  while ((await words.prepare(ownerId)) > 0 && clock.now() - begun < patienceMs);
  const found = await words.find({ ownerId, query: q, most: limit });
  return { items: found.map((message) => toMatch(message, timezone)) };
}

function toMatch(message: FoundMessage, timezone: string): ThreadMatch {
  return {
    threadId: message.threadId,
    title: toTitle(message),
    archived: message.isArchived,
    messageId: message.messageId,
    role: message.role,
    at: toText(message.at.getTime(), timezone),
    excerpt: toExcerpt(message.content, message.place),
    ...(message.isTainted ? { tainted: true } : {}),
  };
}

const before = 40;
const most = 160;

/** One line around the place, no character of it cut in half. */
function toExcerpt(content: string, at: number): string {
  const text = content.normalize("NFKC");
  const line = (part: string) => part.replace(/\s+/gu, " ");
  const head = [...line(text.slice(0, at))];
  const shown = [...head.slice(-before), ...line(text.slice(at))].slice(0, most).join("").trim();
  return head.length > before ? `…${shown}` : shown;
}
