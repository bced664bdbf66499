import type { Timers } from "../../base/clock.ts";
import type { RunName } from "../../domain/run.ts";
import type { Follow } from "./reader.ts";

/** Comes back when the run has ended, when the time is up, when the caller is gone or this process is about to go. */
export type WaitForEnd = (name: RunName, within: { seconds: number; signal: AbortSignal }) => Promise<void>;

/** A reader of the log who looks for its end alone; so nothing that a lost bell or a dead Redis does can be missed. */
export function makeWaitForEnd({
  follow,
  timers,
}: {
  follow: Pick<Follow, "find" | "start">;
  timers: Timers;
}): WaitForEnd {
  return async (name, { seconds, signal }) => {
    const place = await follow.find(name, null);
    if (place === undefined || signal.aborted) return;
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const callOff = timers.after(seconds * 1000, end);
    const onAbort = () => end();
    signal.addEventListener("abort", onAbort, { once: true });
    const sink = { send: () => true, keepAlive() {}, drained: async () => {}, end };
    const stop = follow.start({ ...place, after: place.lastSeq }, { deltas: false, sink, mayGoOn: async () => true });
    await over;
    stop();
    callOff();
    signal.removeEventListener("abort", onAbort);
  };
}
