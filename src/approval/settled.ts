import { fingerprintCall } from "../base/canonical.ts";
import { toMethodId } from "../base/method-id.ts";
import type { SettledCall } from "../domain/cause.ts";
import type { CheckedCall } from "../domain/tool-call.ts";

/**
 * One request, one question: what the user has decided on is not asked about again until they say something new. Nor is
 * another change of the same kind to the same event, or one wish could take a series apart, a yes at a time (R30).
 * Calls that the model wanted together are different: the others were only kept waiting.
 */
export function findSettled({ id, input, context: { settled } }: CheckedCall): SettledCall | undefined {
  if (settled === undefined) return undefined;
  const hash = fingerprintCall(id, input);
  const same = settled.calls.find(({ callHash }) => callHash === hash);
  if (same !== undefined || settled.left.has(hash)) return same;
  const ids = new Set(eventIdsOf(input));
  return settled.calls.find(
    ({ call }) => toMethodId(call) === id && eventIdsOf(call.input).some((event) => ids.has(event)),
  );
}

/** The events that a call names, one by one or as a batch. */
function eventIdsOf({ event_id: one, event_ids: many, items }: CheckedCall["input"]): unknown[] {
  const listed = Array.isArray(items) ? (items as { event_id?: unknown }[]).map((item) => item.event_id) : [];
  return [one, ...(Array.isArray(many) ? (many as unknown[]) : []), ...listed].filter((id) => typeof id === "string");
}
