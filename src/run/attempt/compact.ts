import { errors } from "../../../generated/contract/errors.ts";
import type { AgentConfig, ContextCompactionFact } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import type { CompactionPlan, Context } from "../../history/history.ts";
import type { NewSummary } from "../../store/runs/runs.ts";
import { isForRun, type Probe } from "../journal/journal.ts";
import type { Ask } from "../stages/stages.ts";
import type { Attempt } from "./state.ts";

export interface CompactScope {
  compaction: NonNullable<AgentConfig["compaction"]>;
  ask: Ask;
  probe: Probe;
}

/** As every attempt at the run names it: a worker that begins again begins the same compaction. */
const idOf = (prefix: "cmp" | "sum", taskId: string): string => `${prefix}_${taskId.replace(/^tsk_/, "")}`;

/**
 * Older turns become a summary, by one model call. `started` is in the log before it; `completed` is written together
 * with the summary and the step that uses it, so a summary is kept exactly if the run goes on with it. If it fails the
 * run goes on with what the plan's context is without it, whole turns cut.
 */
export async function compact(
  { run, journal, signal }: Attempt,
  plan: CompactionPlan,
  { compaction, ask, probe }: CompactScope,
): Promise<{ summary: NewSummary; context: Context } | undefined> {
  const { events } = journal;
  const fact: ContextCompactionFact = {
    compaction_id: idOf("cmp", run.taskId),
    trigger: plan.trigger,
    affected_turns: plan.affected,
    kept_refs: plan.keptRefs,
  };
  journal.add({ events: [events.custom("context.compaction.started", fact)] });
  try {
    const { text } = await ask({
      stage: "summary",
      messages: [
        { role: "system", content: compaction.prompt },
        { role: "user", content: plan.transcript },
      ],
      tools: [],
    });
    await probe("after summary reply");
    const made = await plan.finish({ id: idOf("sum", run.taskId), text });
    journal.add({
      events: [
        events.custom("context.compaction.completed", {
          ...fact,
          summary_preview: toPreview(made.summary.text),
          continuation_refs: [`summary:${made.summary.id}`],
        }),
      ],
      summaries: [made.summary],
    });
    return made;
  } catch (reason) {
    if (signal.aborted || !(reason instanceof AppError) || !isForRun(reason) || reason.code === "INTERNAL")
      throw reason;
    const { code } = reason;
    journal.add({
      events: [
        events.custom("context.compaction.failed", {
          ...fact,
          error_code: code,
          message: errors[code].title,
          continuation_refs: [`thread:${run.threadId}`],
        }),
      ],
    });
    return undefined;
  }
}

const toPreview = (text: string): string => text.replace(/\s+/g, " ").slice(0, 500).toWellFormed();
