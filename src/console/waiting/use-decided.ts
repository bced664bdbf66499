import { useCallback, useState } from "react";
import type { ApprovalQueueItem } from "../../sdk/sdk.ts";

export interface Decided {
  /** It was decided in this view. */
  keep(item: ApprovalQueueItem): void;
  /** What is open, with what was decided here in its place. */
  among(open: readonly ApprovalQueueItem[]): readonly ApprovalQueueItem[];
}

/**
 * What was decided here is open no more when the list is asked again, and that may be before the run that goes on has
 * come to anything. Its panel stays until the view is left, to say what happened.
 */
export function useDecided(): Decided {
  const [decided, setDecided] = useState<readonly ApprovalQueueItem[]>([]);
  const keep = useCallback((item: ApprovalQueueItem) => setDecided((before) => [...before, item]), []);
  const among = (open: readonly ApprovalQueueItem[]) => {
    const left = decided.filter(({ id }) => !open.some((item) => item.id === id));
    return left.length === 0 ? open : [...open, ...left].toSorted((a, b) => askedAt(b) - askedAt(a));
  };
  return { keep, among };
}

const askedAt = (item: ApprovalQueueItem): number =>
  Date.parse(item.kind === "review" ? item.createdAt : item.requestedAt);
