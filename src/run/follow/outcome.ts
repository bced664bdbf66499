import type { ErrorCode } from "../../../generated/contract/errors.ts";
import type { ToolAgentOutput } from "../../../generated/contract/types.ts";
import type { RunName } from "../../domain/run.ts";
import type { ApprovalRow, Approvals } from "../../store/people/people.ts";
import type { Runs } from "../../store/runs/runs.ts";

/** What has become of the call of a client that made it itself. */
export type Outcome =
  | { kind: "open" }
  | { kind: "waiting"; approval: ApprovalRow }
  | { kind: "done"; output: Omit<ToolAgentOutput, "ui_hints">; content: string; tainted: boolean }
  | { kind: "failed"; code: ErrorCode };

/** Undefined for a run that is not there, or was started for another reason. */
export type ReadOutcome = (name: RunName) => Promise<Outcome | undefined>;

/** The result stands in the message of the run that asked, whichever run has written it. */
export function makeReadOutcome({
  runs,
  approvals,
}: {
  runs: Pick<Runs, "find" | "toolMessage">;
  approvals: Pick<Approvals, "ofRun">;
}): ReadOutcome {
  return async (name) => {
    const row = await runs.find(name);
    if (row === undefined || row.input["call"] === undefined) return undefined;
    if (row.endedAt === null) return { kind: "open" };
    const approval = row.state === "interrupted" ? await approvals.ofRun(row) : undefined;
    if (approval?.state === "pending") return { kind: "waiting", approval };
    if (approval?.continuationRunId) {
      const goesOn = await runs.find({ ...name, runId: approval.continuationRunId });
      if (goesOn?.endedAt === null) return { kind: "open" };
    }
    const message = await runs.toolMessage(row);
    if (message === undefined) return { kind: "failed", code: (row.errorCode ?? "INTERNAL") as ErrorCode };
    // Expired, and no process has written it yet.
    if (approval?.state === "expired" && message.output.error === null)
      return { kind: "failed", code: "APPROVAL_EXPIRED" };
    return { kind: "done", ...message };
  };
}
