import type { ToolAgentOutput, ToolEnvelope } from "../../../generated/contract/types.ts";
import { canonicalJson } from "../../base/canonical.ts";
import { toMethodId } from "../../base/method-id.ts";

/** Equal for calls that ask the same of the same method, however the input is written. */
export const sameCall = (envelope: ToolEnvelope): string => `${toMethodId(envelope)} ${canonicalJson(envelope.input)}`;

/** Counts failures of a call until it succeeds. One that was not run has not failed. */
export function remember(failures: Map<string, number>, envelope: ToolEnvelope, code: string | undefined): void {
  const key = sameCall(envelope);
  if (code === undefined) failures.delete(key);
  else if (code !== "CANCELLED") failures.set(key, (failures.get(key) ?? 0) + 1);
}

/** What a run knows of its failures after these results. */
export function toFailures(outputs: readonly Pick<ToolAgentOutput, "tool_call_args" | "error">[]): Map<string, number> {
  const failures = new Map<string, number>();
  for (const { tool_call_args: args, error } of outputs) if (args.module !== "") remember(failures, args, error?.code);
  return failures;
}
