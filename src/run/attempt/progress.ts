import type { ToolEnvelope } from "../../../generated/contract/types.ts";
import type { Timers } from "../../base/clock.ts";
import { toMethodId } from "../../base/method-id.ts";
import { methodSpec } from "../../base/method-spec.ts";
import { batchSize, toProgressFact } from "../journal/journal.ts";
import type { Attempt } from "./state.ts";

const everyMs = 2000;

/**
 * Says every two seconds that a call is still under way, and of a batch how many of its items are through, until it is
 * called off. No method has a partial output: what a call did is one transaction, and nothing of it is there to be
 * shown before all of it is.
 */
export function tellProgress(
  timers: Timers,
  { journal, signal, doneItems }: Attempt,
  { id, envelope }: { id: string; envelope: ToolEnvelope },
): () => void {
  const spec = methodSpec(toMethodId(envelope));
  if (spec === undefined) return () => {};
  const total = batchSize(envelope.input);
  let callOff = timers.after(everyMs, tell);
  return () => callOff();

  function tell(): void {
    if (signal.aborted || spec === undefined) return;
    const done = doneItems.get(id) ?? 0;
    const fact = toProgressFact({ toolCallId: id, toolName: spec.id, done, ...(total === undefined ? {} : { total }) });
    journal.add({ events: [journal.events.custom("tool.progress", fact)] });
    journal.flush().catch(() => {});
    callOff = timers.after(everyMs, tell);
  }
}
