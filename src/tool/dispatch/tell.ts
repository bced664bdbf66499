import type { Clean } from "../../domain/clean.ts";
import type { CheckedCall } from "../../domain/tool-call.ts";
import type { Visit } from "./record.ts";

export type SafeInput = Readonly<Record<string, unknown>>;

export type Tell = (call: CheckedCall, visit: Visit) => Promise<void>;

/** The word that a call was let through goes out before the call: an effect without it could not be explained. */
export function makeTell(clean: Clean): Tell {
  return async ({ id, input, spec, toolCallId }, visit) => {
    const { context, approvalId, trail } = visit;
    if (context.onAllowed === undefined) return;
    await context.onAllowed({
      toolCallId,
      spec,
      safeInput: toSafeInput(clean, id, input),
      approvalId,
      hooks: [...trail.outcomes],
      permissionRef: context.permissionRef,
    });
    visit.isTold = true;
  };
}

/** What cannot be cleaned is not shown. */
export function toSafeInput(clean: Clean, method: string, input: unknown): SafeInput {
  try {
    return clean(input, { method }).data as SafeInput;
  } catch {
    return {};
  }
}
