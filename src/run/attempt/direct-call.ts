import type { TaskBrief, ToolEnvelope, WorkerOutput } from "../../../generated/contract/types.ts";
import { toMethodId } from "../../base/method-id.ts";
import { joinQuotes, toQuotes } from "../../base/quoted.ts";
import type { History } from "../../history/history.ts";
import { interrupt, type InterruptDeps } from "./interrupt.ts";
import { finishWithCard, makeOneCall, type OneCallDeps } from "./one-call.ts";
import type { Attempt } from "./state.ts";

export interface DirectCallDeps extends OneCallDeps {
  ui: OneCallDeps["ui"] & InterruptDeps["ui"];
  history: OneCallDeps["history"] & Pick<History, "byOthers">;
}

/**
 * A call that a client with a model of its own has made. The client names it, so there is no doubt what is meant. What
 * that model has read is not known here: if the thread of its calls has shown it text of other people, every write
 * waits for a person, since no word of the user's asks for it (R31).
 */
export async function makeDirectCall(
  deps: DirectCallDeps,
  attempt: Attempt,
  { call, client }: { call: ToolEnvelope; client: string },
): Promise<WorkerOutput> {
  const { run, toolContext, held, journal } = attempt;
  const texts = await deps.history.byOthers(run);
  toolContext.confidence = 1;
  toolContext.isTainted ||= texts.length > 0;
  toolContext.quotes = joinQuotes(toolContext.quotes, texts.flatMap(toQuotes));
  if (run.no === 1 && journal.state.phase === "new") journal.add({ titles: [client] });
  const round = await makeOneCall(deps, attempt, call, () => {});
  return held.length === 0
    ? await finishWithCard(deps, attempt, round.results[0])
    : await interrupt(deps, attempt, toBrief(deps, attempt, call));
}

/** What the router would have said of it. */
function toBrief({ ui }: DirectCallDeps, { locale }: Attempt, call: ToolEnvelope): TaskBrief {
  return {
    task: ui.toToolName(toMethodId(call), locale),
    task_type: "mixed",
    modules: [call.module],
    language: locale,
    needs_tools: true,
    intents: [],
    entities: [],
    missing: [],
    confidence: 1,
  };
}
