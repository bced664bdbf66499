import type { WorkerOutput } from "../../../generated/contract/types.ts";
import type { ActionRow } from "../../store/people/people.ts";
import { toReleasedByTap } from "./cause.ts";
import { finishWithCard, makeOneCall, type OneCallDeps } from "./one-call.ts";
import type { Attempt } from "./state.ts";

/** The call behind a button: one call, no model, and the card's own words for an answer. */
export async function pressButton(deps: OneCallDeps, attempt: Attempt, action: ActionRow): Promise<WorkerOutput> {
  const round = await makeOneCall(deps, attempt, action.call, (id) => {
    attempt.toolContext.released = toReleasedByTap(action, id);
  });
  return await finishWithCard(deps, attempt, round.results[0]);
}
