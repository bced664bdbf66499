import type { Timers } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";

/** How a call may end before its child answers. */
export interface Stop {
  /** Rejects when it does. */
  readonly promise: Promise<never>;
  /** Whether the call is over, one way or the other. */
  isOver: boolean;
  /** What is done to the child at the deadline. */
  onTimeout(): void;
  /** And when the run is cancelled. */
  onCancel(): void;
  /** The call has ended by itself. */
  clear(): void;
}

export interface StopOptions {
  signal: AbortSignal;
  /** Whether the call may be given up while a child works on it. */
  isInterruptible: boolean;
  callMs: number;
  timers: Timers;
}

export const cancelled = (): AppError => new AppError("CANCELLED");

/** Ends a call early: by its deadline, always; by the run's cancellation, where the method allows it. */
export function makeStop({ signal, isInterruptible, callMs, timers }: StopOptions): Stop {
  const over = Promise.withResolvers<never>();
  over.promise.catch(() => {});
  const stop: Stop = { promise: over.promise, isOver: false, onTimeout: () => {}, onCancel: () => {}, clear };
  const cancelDeadline = timers.after(callMs, () => {
    stop.isOver = true;
    // First the reason, then the deed, which also ends this call.
    over.reject(new AppError("TIMEOUT"));
    stop.onTimeout();
  });
  const onAbort = () => {
    stop.isOver = true;
    over.reject(cancelled());
    stop.onCancel();
  };
  if (isInterruptible) signal.addEventListener("abort", onAbort, { once: true });
  return stop;

  function clear(): void {
    stop.isOver = true;
    cancelDeadline();
    signal.removeEventListener("abort", onAbort);
  }
}
