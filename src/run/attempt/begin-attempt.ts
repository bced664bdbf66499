import { joinQuotes, toQuotes } from "../../base/quoted.ts";
import { toMasks } from "../../base/visibility.ts";
import type { ClaimedRun } from "../../store/runs/runs.ts";
import { makeJournal, type Progress } from "../journal/journal.ts";
import { toIntents } from "../stages/stages.ts";
import { askedOf, toReleased, type AttemptCause } from "./cause.ts";
import { agentOf, type DriveDeps } from "./deps.ts";
import { toLanguage } from "./language.ts";
import type { Attempt } from "./state.ts";
import { tellAllowed } from "./tell-allowed.ts";

/** An attempt as it begins: the run, why it was started, and what the journal holds of the attempts before. */
export function beginAttempt(
  deps: Pick<DriveDeps, "runs" | "stream" | "clock" | "probe" | "tool" | "agents">,
  { run, controller, cause }: { run: ClaimedRun; controller: AbortController; cause: AttemptCause },
  { start, rounds, workerCalls, brief, decidedResult, allowed }: Progress,
): Attempt {
  const { signal } = controller;
  const { ownerId, taskId, attempt, threadId, requestId, agentType, timezone } = run;
  const locale = toLanguage(run, cause, brief);
  const results = [
    ...(decidedResult === undefined ? [] : [decidedResult]),
    ...rounds.flatMap((round) => round.results),
  ];
  const approval = cause.kind === "decision" ? cause.approval : undefined;
  const asked = askedOf(cause);
  const journal = makeJournal({
    run,
    runs: deps.runs,
    stream: deps.stream,
    start,
    clock: deps.clock,
    probe: deps.probe,
    onFailure: (reason) => controller.abort(reason),
  });
  const doneItems = new Map<string, number>();
  return {
    run,
    locale,
    signal,
    journal,
    doneItems,
    toolContext: {
      ownerId,
      taskId,
      attempt,
      run: { agentType, timezone, enabledSkills: run.enabledSkills },
      threadId,
      requestId,
      timezone,
      locale,
      signal,
      // A second attempt at a call lets through what was let through; the log says it once.
      onAllowed: async (call) => {
        if (!allowed.has(call.toolCallId)) await tellAllowed(deps, journal, call);
      },
      onProgress: (id, done) => void doneItems.set(id, done),
      iteration: rounds.length,
      whitelist: new Set(agentOf(deps.agents, agentType)?.whitelist),
      permissionRef: `agents/${agentType}/whitelist`,
      failures: deps.tool.toFailures(results.map(({ output }) => output)),
      versions: deps.tool.toVersions(results.map(({ output }) => output)),
      // Nothing is known of a task before its brief, and who knows nothing asks.
      confidence: brief?.confidence ?? asked?.brief.confidence ?? 0,
      intents: toIntents(brief ?? asked?.brief),
      isTainted: [...results, ...rounds.flatMap(({ answers }) => answers)].some(({ tainted }) => tainted),
      quotes: results
        .filter(({ tainted }) => tainted)
        .reduce<string[]>((older, { output }) => joinQuotes(toQuotes(output.result.data), older), []),
      ...(approval?.state === "approved" ? { released: toReleased(approval) } : {}),
    },
    rounds,
    workerCalls,
    mask: toMasks(run).output,
    cause,
    decidedResult,
    held: [],
  };
}
