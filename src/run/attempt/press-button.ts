import type { WorkerOutput } from "../../../generated/contract/types.ts";
import { newId } from "../../base/ids.ts";
import { toMethodId } from "../../base/method-id.ts";
import type { ActionRow } from "../../store/people/people.ts";
import type { Ui } from "../../ui/ui.ts";
import type { ResultEntry } from "../journal/journal.ts";
import { failure, neutralise, projectCli, toNeutral } from "../stages/stages.ts";
import { act, begin, type CallsDeps } from "./calls.ts";
import { toReleasedByTap } from "./cause.ts";
import { finish, type EndingDeps } from "./ending.ts";
import type { Attempt } from "./state.ts";

export interface PressButtonDeps extends EndingDeps, Omit<CallsDeps, "tool" | "ui"> {
  tool: EndingDeps["tool"] & CallsDeps["tool"];
  ui: EndingDeps["ui"] & Pick<Ui, "toToolName">;
}

/** The call behind a button: one call, no model, and the card's own words for an answer. */
export async function pressButton(deps: PressButtonDeps, attempt: Attempt, action: ActionRow): Promise<WorkerOutput> {
  const { journal, rounds, toolContext, signal } = attempt;
  const { call } = action;
  if (journal.state.phase === "new")
    journal.add({ events: [journal.events.runStarted(), journal.events.stepStarted("worker")] });
  const asked = { id: newId("call"), name: projectCli.name, arguments: JSON.stringify(call) };
  const round = rounds[0] ?? (await begin(deps, attempt, { text: "", toolCalls: [asked], finish: "tool_calls" }));
  toolContext.released = toReleasedByTap(action, round.reply.calls[0]?.id ?? "");
  await act(deps, attempt, round);
  signal.throwIfAborted();
  const [result] = round.results;
  if (result === undefined) throw new Error("the call behind a button has no result");
  const said = toWorkerOutput(result, deps.ui.toToolName(toMethodId(call), attempt.locale));
  // A card quotes titles and names, and those may be another person's words.
  const output = { ...said, answer: neutralise(said.answer, toNeutral({ isTainted: toolContext.isTainted })) };
  await finish(deps, attempt, { output });
  return output;
}

const statuses = { success: "success", partial: "partial_success", failure: "failed" } as const;

function toWorkerOutput({ output, said }: ResultEntry, name: string): WorkerOutput {
  const status = statuses[output.status];
  return {
    status,
    answer: said || name,
    suggested_actions: [],
    error: status === "failed" ? failure("TOOLS_FAILED") : null,
  };
}
