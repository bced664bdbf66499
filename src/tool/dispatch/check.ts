import type { ToolEnvelope } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { toInputError } from "../../base/input-error.ts";
import { toMethodId } from "../../base/method-id.ts";
import { own } from "../../base/own.ts";
import type { MethodTables } from "../../domain/method-tables.ts";
import type { CheckedCall, ToolContext } from "../../domain/tool-call.ts";
import type { HookRecord } from "./hooks.ts";
import { sameCall } from "./repeats.ts";

export interface CheckDeps {
  tables: MethodTables;
  /** The router's whitelist. */
  cliMethods: ReadonlySet<string>;
  /** The same failing call so often is refused unseen. */
  repeatedFailures: number;
}

/**
 * The checks that cost nothing and change nothing, in their order: whitelists before the schema, so that a forbidden
 * method does not show what it takes; the schema before a person is asked, so that no person approves a call that
 * cannot run.
 */
export async function check(
  toolCallId: string,
  envelope: ToolEnvelope,
  context: ToolContext,
  trail: HookRecord,
  deps: CheckDeps,
): Promise<CheckedCall> {
  const { tables, cliMethods, repeatedFailures } = deps;
  const id = toMethodId(envelope);
  await trail.check("pre", "loop_guard", () => {
    if ((context.failures.get(sameCall(envelope)) ?? 0) >= repeatedFailures - 1) throw new AppError("REPEATED_FAILURE");
  });
  const spec = await trail.check("pre", "runtime_whitelist", () => {
    const known = own(tables.methods, id);
    if (known === undefined) throw new AppError("UNKNOWN_ACTION");
    if (!context.whitelist.has(id)) throw new AppError("ACTION_NOT_ALLOWED");
    return known;
  });
  await trail.check("pre", "cli_whitelist", () => {
    if (!cliMethods.has(id)) throw new AppError("ACTION_NOT_ALLOWED");
  });
  await trail.check("pre", "input_schema", () => {
    const fits = own(tables.validators, id)?.input;
    if (fits?.(envelope.input)) return;
    const { detail } = toInputError(id, own(tables.forms, id), envelope.input, fits?.errors ?? []);
    throw new AppError("INVALID_ACTION_INPUT", {}, { detail });
  });
  return { toolCallId, id, input: envelope.input, spec, context };
}
