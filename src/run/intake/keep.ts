import { fingerprint } from "../../base/canonical.ts";
import { newId } from "../../base/ids.ts";
import { traceParent } from "../../base/trace.ts";
import { toMasks } from "../../base/visibility.ts";
import type { RuntimeMode, TimezoneSource } from "../../domain/run.ts";
import type { Accepted, ClaimedRun, NewRun, NewUserMessage, Runs, Taker } from "../../store/runs/runs.ts";

export interface KeepDeps {
  runs: Pick<Runs, "accept">;
  /** Keeps a place for the run in this process; none, in one that carries out no runs or has enough of them. */
  reserve?(): { taker: Taker; hold(run: ClaimedRun): void; leave(): void } | undefined;
  /** Wakes a worker. */
  ring(kind: "run"): void;
}

/** A run as a client, a decision or a job asks for it. What is left out follows from the cause, or is alike for all. */
export interface RunRequest extends Omit<
  NewRun,
  "mode" | "parentRunId" | "input" | "inputHash" | "clientNow" | "message" | "traceParent"
> {
  parentRunId?: string | null;
  /** What the client sent along. */
  input?: NewRun["input"];
  /** Requests that are equal in this mean the same, and a run id may stand for one meaning only (R12). */
  meaning: object;
  clientNow?: Date | null;
  message?: Partial<Omit<NewUserMessage, "visibilityMask">> & { content: string };
}

/** Undefined when its cause was not to be had any more; then nothing has happened. */
export type Keep = (request: RunRequest) => Promise<Accepted | undefined>;

/** The one way a run comes to be, whatever its cause. */
export function makeKeep({ runs, ring, reserve }: KeepDeps): Keep {
  return async (request) => {
    const run = toNewRun(request);
    const place = reserve?.();
    try {
      const accepted = await runs.accept(run, place?.taker);
      if (accepted?.claimed !== undefined) place?.hold(accepted.claimed);
      else if (accepted?.isNew) ring("run");
      return accepted;
    } finally {
      place?.leave();
    }
  };
}

function toNewRun({ meaning, message, ...request }: RunRequest): NewRun {
  const mode: RuntimeMode = request.cause.kind === "firing" ? "automation" : "chat";
  return {
    parentRunId: null,
    input: {},
    clientNow: null,
    ...request,
    mode,
    traceParent: traceParent(),
    inputHash: fingerprint(meaning),
    ...(message === undefined
      ? {}
      : {
          message: {
            wireId: newId("msg"),
            metadata: {},
            ...message,
            visibilityMask: toMasks({ mode, agentType: request.agentType }).user,
          },
        }),
  };
}

/** A zone that a tool call names itself comes before all of these (G181). */
export function toZone(
  device: string | undefined,
  profile: string | null,
): { timezone: string; timezoneSource: TimezoneSource } {
  if (device !== undefined) return { timezone: device, timezoneSource: "device" };
  if (profile !== null) return { timezone: profile, timezoneSource: "profile" };
  return { timezone: "UTC", timezoneSource: "default" };
}
