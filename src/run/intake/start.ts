import type { ContextMessages } from "../../../generated/contract/types.ts";
import { fingerprint } from "../../base/canonical.ts";
import { newId, newRequestId } from "../../base/ids.ts";
import { toMasks } from "../../domain/visibility.ts";
import type { Accepted, Firing, Runs } from "../../store/runs/runs.ts";
import type { Ui } from "../../ui/ui.ts";

export interface StartDeps {
  runs: Pick<Runs, "acceptGranted">;
  chooseLocale: Ui["chooseLocale"];
  ring(kind: "run"): void;
}

/** A run that nobody is there to ask for. */
export interface JobRun {
  owner: { id: string; timezone: string | null; locale: string | null };
  threadId: string;
  runId: string;
  agentType: string;
  prompt: string;
  enabledSkills: readonly string[];
  contextMessages: ContextMessages;
  firing: Firing;
}

/** Undefined when the firing was not to be had any more; then nothing has happened. */
export type Start = (job: JobRun) => Promise<Accepted | undefined>;

/**
 * The way in for automation: no input to judge, and no agent is off limits here. The run acts for the owner by what is in
 * its row; the credential for that is minted when it calls something, as in every run (G202).
 */
export function makeStart({ runs, chooseLocale, ring }: StartDeps): Start {
  return async ({ owner, firing, prompt, agentType, ...job }) => {
    const accepted = await runs.acceptGranted(
      {
        ...job,
        ownerId: owner.id,
        agentType,
        mode: "automation",
        parentRunId: null,
        requestId: newRequestId(),
        inputHash: fingerprint({ jobId: firing.jobId, prompt }),
        input: {},
        locale: chooseLocale(owner.locale, null),
        timezone: owner.timezone ?? "UTC",
        timezoneSource: owner.timezone === null ? "default" : "profile",
        clientNow: null,
        message: {
          wireId: newId("msg"),
          content: prompt,
          metadata: { job_id: firing.jobId },
          visibilityMask: toMasks({ mode: "automation", agentType }).user,
        },
      },
      firing,
    );
    if (accepted?.isNew) ring("run");
    return accepted;
  };
}
