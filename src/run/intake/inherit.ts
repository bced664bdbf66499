import type { ApprovalRow } from "../../store/people/people.ts";
import type { RunRequest } from "./keep.ts";

/**
 * What a run that goes on has from the one that asked. Its zone is among it: the call must mean what it meant when it
 * was shown. Its mode is not: a person has spoken, so it is part of the conversation even where the other was not.
 */
export function inherit({ threadId, runId, agentType, timezone, timezoneSource, enabledSkills }: Asking) {
  return {
    threadId,
    parentRunId: runId,
    agentType,
    timezone,
    timezoneSource,
    enabledSkills,
  } satisfies Partial<RunRequest>;
}

type Asking = Pick<ApprovalRow, "threadId" | "runId" | "agentType" | "timezone" | "timezoneSource" | "enabledSkills">;
