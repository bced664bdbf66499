import type { Clean } from "../../domain/clean.ts";
import type { CheckedCall, ToolContext } from "../../domain/tool-call.ts";
import type { Visit } from "./record.ts";

export type SafeInput = Readonly<Record<string, unknown>>;

export type Tell = (call: CheckedCall, visit: Visit) => Promise<void>;

/** The word that a call was let through goes out before the call: an effect without it could not be explained. */
export function makeTell(clean: Clean): Tell {
  return async ({ id, input, spec, toolCallId }, visit) => {
    const { context, approvalId, trail } = visit;
    if (context.onAllowed === undefined) return;
    const editedFields = toEditedFields(context, toolCallId);
    await context.onAllowed({
      toolCallId,
      spec,
      safeInput: toSafeInput(clean, id, input),
      approvalId,
      ...(editedFields === undefined ? {} : { editedFields }),
      hooks: [...trail.outcomes],
      permissionRef: context.permissionRef,
    });
    visit.isTold = true;
  };
}

/** What a person has changed of the call that they let through. */
export const toEditedFields = (
  { released }: Pick<ToolContext, "released">,
  toolCallId: string,
): readonly string[] | undefined => (released?.toolCallId === toolCallId ? released.editedFields : undefined);

/** What cannot be cleaned is not shown. */
export function toSafeInput(clean: Clean, method: string, input: unknown): SafeInput {
  try {
    return clean(input, { method }).data as SafeInput;
  } catch {
    return {};
  }
}
