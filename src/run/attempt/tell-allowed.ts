import type { AllowedCall } from "../../domain/tool-call.ts";
import { toPolicyFact, type Journal, type Probe } from "../journal/journal.ts";

/**
 * What policy decided about a call that is about to be made. Of one that changes something it is in the log before
 * anything has changed, and with it the reply that made the call; a read has no effect, and shares a statement with
 * its result.
 */
export async function tellAllowed(
  { probe }: { probe: Probe },
  journal: Journal,
  { toolCallId, spec, safeInput, approvalId, editedFields, hooks, permissionRef }: AllowedCall,
): Promise<void> {
  const fact = toPolicyFact({
    call: {
      output: { tool_call_id: toolCallId, result: { data: {} } },
      record: { tool: spec.id, decision: "allowed", approvalId, hooks, permissionRef },
    },
    spec,
    safeArguments: safeInput,
    ...(editedFields === undefined ? {} : { editedFields }),
    argumentsRef: `tool_call:${toolCallId}`,
  });
  journal.add({ events: [journal.events.custom("tool.policy", fact)] });
  if (spec.is_read_only) return;
  await journal.flush();
  await probe("after call allowed");
}
