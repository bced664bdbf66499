import type { ToolEnvelope } from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import type { RunName } from "../domain/run.ts";
import type { Outcome } from "../run/follow/follow.ts";
import type { RunCaller } from "../run/intake/intake.ts";
import type { Run } from "../run/run.ts";

/** One request of a client, on behalf of a person. */
export interface Visit {
  caller: RunCaller;
  requestId: string;
  /** Aborts when the client goes away. What was begun goes on. */
  signal: AbortSignal;
}

/** The runs behind the calls. */
export type Runs = Pick<Run, "direct" | "outcome" | "waitForEnd" | "decide">;

/** Less than the server lets a connection be silent, and than clients wait. */
const waitSeconds = 50;

export interface Made {
  name: RunName;
  outcome: Outcome;
}

/** Makes a call and waits for what becomes of it, for a while. */
export async function makeCall(
  runs: Runs,
  { caller, requestId, signal }: Visit,
  asked: { call: ToolEnvelope; client: string },
): Promise<Made> {
  const name = await runs.direct(caller, asked, { requestId, acceptLanguage: null });
  return await follow(runs, { name, signal });
}

/** What has become of a call by the end of `until`, or of its own run. */
export async function follow(
  runs: Runs,
  { name, until = name, signal }: { name: RunName; until?: RunName; signal: AbortSignal },
): Promise<Made> {
  await runs.waitForEnd(until, { seconds: waitSeconds, signal });
  return await look(runs, name);
}

/** What has become of it so far. */
export async function look(runs: Runs, name: RunName): Promise<Made> {
  const outcome = await runs.outcome(name);
  if (outcome === undefined) throw new AppError("RUN_NOT_FOUND");
  return { name, outcome };
}
