import type { ToolEnvelope, WorkerOutput } from "../../../generated/contract/types.ts";
import { newId } from "../../base/ids.ts";
import { toMethodId } from "../../base/method-id.ts";
import type { Ui } from "../../ui/ui.ts";
import type { ResultEntry, Round } from "../journal/journal.ts";
import { failure, neutralise, projectCli, toNeutral } from "../stages/stages.ts";
import { act, begin, type CallsDeps } from "./calls.ts";
import { finish, type EndingDeps } from "./ending.ts";
import type { Attempt } from "./state.ts";

export interface OneCallDeps extends EndingDeps, Omit<CallsDeps, "tool" | "ui"> {
  tool: EndingDeps["tool"] & CallsDeps["tool"];
  ui: EndingDeps["ui"] & Pick<Ui, "toToolName">;
}

/** The one call of a run that no model drives. `judge` is told its id before it is made. */
export async function makeOneCall(
  deps: OneCallDeps,
  attempt: Attempt,
  call: ToolEnvelope,
  judge: (toolCallId: string) => void,
): Promise<Round> {
  const { journal, rounds, signal } = attempt;
  if (journal.state.phase === "new")
    journal.add({ events: [journal.events.runStarted(), journal.events.stepStarted("worker")] });
  const asked = { id: newId("call"), name: projectCli.name, arguments: JSON.stringify(call) };
  const round = rounds[0] ?? (await begin(deps, attempt, { text: "", toolCalls: [asked], finish: "tool_calls" }));
  judge(round.reply.calls[0]?.id ?? "");
  await act(deps, attempt, round);
  signal.throwIfAborted();
  return round;
}

/** The end of such a run: the card's own words are the answer. */
export async function finishWithCard(
  deps: Pick<OneCallDeps, "ui"> & EndingDeps,
  attempt: Attempt,
  result: ResultEntry | undefined,
): Promise<WorkerOutput> {
  if (result === undefined) throw new Error("the one call of a run has no result");
  const { tool_call_args: call } = result.output;
  const said = toWorkerOutput(result, deps.ui.toToolName(toMethodId(call), attempt.locale));
  // A card quotes titles and names, and those may be another person's words.
  const neutral = toNeutral({ isTainted: attempt.toolContext.isTainted });
  const output = { ...said, answer: neutralise(said.answer, neutral) };
  await finish(deps, attempt, { output });
  return output;
}

const statuses = { success: "success", partial: "partial_success", failure: "failed" } as const;

function toWorkerOutput({ output, said }: ResultEntry, name: string): WorkerOutput {
  // A person's no is no failure (R21).
  const status = output.error?.code === "APPROVAL_DENIED" ? "partial_success" : statuses[output.status];
  return {
    status,
    answer: said || name,
    suggested_actions: [],
    error: status === "failed" ? failure("TOOLS_FAILED") : null,
  };
}
