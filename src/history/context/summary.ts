import type { StoredSummary } from "../../store/thread/thread.ts";
import type { ContextMessage } from "./context-messages.ts";
import { nothingKept, type Kept } from "./kept.ts";
import { maskTexts } from "./mask.ts";

export interface Summary extends Omit<StoredSummary, "kept"> {
  kept: Kept;
}

/** Lists that an older version did not know are empty. */
export const toSummary = ({ kept, ...row }: StoredSummary): Summary => ({
  ...row,
  kept: { ...nothingKept, ...(kept as Partial<Kept>) },
});

/**
 * `[summary] {"text":…,"open":{…},"evidence":[…]}`: how a model is told of turns that are gone. JSON on one line, like
 * memory and brief: the text in it cannot end it. It stands in for things people said, so it has the place of something
 * said.
 */
export function toSummaryMessage(
  { text, tainted, kept }: Summary,
  { isMasked = false }: { isMasked?: boolean } = {},
): ContextMessage {
  const { approvals, failed_writes, open_invites, open_reviews, evidence } = kept;
  const open = {
    ...(approvals.length > 0 ? { approvals } : {}),
    ...(failed_writes.length > 0 ? { failed_writes: failed_writes.map(({ call: _call, ...write }) => write) } : {}),
    ...(open_invites.length > 0 ? { invites: open_invites } : {}),
    ...(open_reviews.length > 0 ? { reviews: open_reviews } : {}),
  };
  const content = {
    text,
    ...(tainted ? { tainted } : {}),
    ...(Object.keys(open).length > 0 ? { open } : {}),
    ...(evidence.length > 0
      ? { evidence: evidence.map(({ id, label }) => ({ id, ...(label === undefined ? {} : { label }) })) }
      : {}),
  };
  // Which of its words are whose cannot be told any more.
  const told = isMasked && tainted ? maskTexts(content) : content;
  return { role: "user", content: `[summary] ${JSON.stringify(told)}` };
}
