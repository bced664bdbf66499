import { newRequestId } from "../../base/ids.ts";
import type { JobRun } from "../../domain/job-run.ts";
import type { Accepted } from "../../store/runs/runs.ts";
import type { Ui } from "../../ui/ui.ts";
import { toZone, type Keep } from "./keep.ts";

export interface StartDeps {
  keep: Keep;
  chooseLocale: Ui["chooseLocale"];
}

/** Undefined when the firing was not to be had any more; then nothing has happened. */
export type Start = (job: JobRun) => Promise<Accepted | undefined>;

/**
 * The way in for automation: no input to judge, and no agent is off limits here. The run acts for the owner by what is
 * in its row; the credential for that is minted when it calls something, as in every run (G202).
 */
export function makeStart({ keep, chooseLocale }: StartDeps): Start {
  return ({ owner, prompt, ...job }) => {
    const { jobId } = job.cause;
    return keep({
      ...job,
      ownerId: owner.id,
      requestId: newRequestId(),
      meaning: { jobId, prompt },
      locale: chooseLocale(owner.locale, null),
      ...toZone(undefined, owner.timezone),
      message: { content: prompt, metadata: { job_id: jobId } },
    });
  };
}
