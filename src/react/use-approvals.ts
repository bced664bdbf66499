import { useCallback, useEffect, useState } from "react";
import type { ApprovalQueue, ApprovalQueueItem, RunRef } from "../sdk/sdk.ts";
import { useAccord } from "./provider.ts";

/** The inbox of the user. */
export interface UsedApprovals {
  /** Whether it has been read. */
  state: "loading" | "ready" | "failed";
  /** Why it could not be read. */
  error?: unknown;
  /** What waits for the user, newest first: approvals, questions and reviews. */
  items: readonly ApprovalQueueItem[];
  /** How many wait in all, not only in `items`. */
  counts: ApprovalQueue["counts"];
  /** Resolves with the run that goes on; it can be followed with `useRun`. */
  decide(approvalId: string, decision: "approve" | "deny", note?: string): Promise<RunRef>;
  /** Reads it anew. */
  reload(): Promise<void>;
}

interface ApprovalsOptions {
  /** How often it is read anew, in milliseconds; every half minute unless told. */
  everyMs?: number;
}

const none: ApprovalQueue = { items: [], counts: { pendingApprovals: 0, openReviews: 0, openQuestions: 0 } };

/** What waits for a decision of the user, read anew every half minute and after each decision. */
export function useApprovals({ everyMs = 30_000 }: ApprovalsOptions = {}): UsedApprovals {
  const client = useAccord();
  const [found, setFound] = useState<{ queue: ApprovalQueue; state: UsedApprovals["state"]; error?: unknown }>({
    queue: none,
    state: "loading",
  });
  const reload = useCallback(async () => {
    try {
      const queue = await client.listApprovals({ query: { limit: 100 } });
      setFound({ queue, state: "ready" });
    } catch (error) {
      setFound(({ queue }) => ({ queue, state: "failed", error }));
    }
  }, [client]);
  useEffect(() => {
    void reload();
    const timer = setInterval(() => void reload(), everyMs);
    return () => clearInterval(timer);
  }, [reload, everyMs]);
  const decide: UsedApprovals["decide"] = async (id, decision, note) => {
    const body = { decision, ...(note ? { note } : {}) };
    const run = await client.decideApproval({ path: { id }, body });
    await reload();
    return run;
  };
  const { queue, ...rest } = found;
  return { ...rest, items: queue.items, counts: queue.counts, decide, reload };
}
