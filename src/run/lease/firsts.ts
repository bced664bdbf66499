import type { ClaimedRun } from "../../store/runs/runs.ts";
import type { Stream } from "../../stream/stream.ts";
import type { Usage } from "../../usage/usage.ts";

interface Waiting {
  /** When the run was accepted, by the clock of this process that nobody sets back. */
  since: number;
  hasSpoken: boolean;
}

/** How long people wait for the first sign of a run, and for the first word of its answer. */
export function makeFirsts({ observeFirst }: Pick<Usage, "observeFirst">) {
  const waiting = new Map<string, Waiting>();
  return {
    /** PostgreSQL says how old the run is, so that clocks of two machines are never compared. */
    async during<T>({ taskId, ageSeconds, lastSeq }: ClaimedRun, work: () => Promise<T>): Promise<T> {
      // One that has begun to speak was waited for already.
      if (lastSeq > 0) return await work();
      waiting.set(taskId, { since: performance.now() - ageSeconds * 1000, hasSpoken: false });
      try {
        return await work();
      } finally {
        waiting.delete(taskId);
      }
    },
    heard:
      (publish: Stream["publish"]): Stream["publish"] =>
      (taskId, firstSeq, events) => {
        publish(taskId, firstSeq, events);
        const run = waiting.get(taskId);
        if (run === undefined) return;
        const seconds = (performance.now() - run.since) / 1000;
        if (firstSeq === 1) observeFirst("event", seconds);
        if (run.hasSpoken || !events.some(({ type }) => type === "TEXT_MESSAGE_CONTENT")) return;
        run.hasSpoken = true;
        observeFirst("token", seconds);
      },
  };
}
