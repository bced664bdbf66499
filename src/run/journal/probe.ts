/**
 * Places a run passes on its way. Tests stop, kill or disturb a worker process there; in production nothing listens.
 * Each name says what is durable at that moment, because that is what recovery starts from.
 */
export const probePoints = [
  "after claim",
  "after context read",
  "before summary call",
  "after summary reply",
  "before router call",
  "after router reply",
  "before worker call",
  "after first delta",
  "after worker reply",
  "after reply kept",
  "before tool call",
  "after call allowed",
  "after tool effect",
  "after result written",
  "before final",
  "after final written",
  "before closing",
] as const;

export type ProbePoint = (typeof probePoints)[number];
export type Probe = (point: ProbePoint) => void | Promise<void>;
