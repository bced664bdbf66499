import type { ToolWarning } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import type { Log } from "../../base/log.ts";
import { own } from "../../base/own.ts";
import type { Clean } from "../../domain/clean.ts";
import type { ForOwner } from "../../domain/for-owner.ts";
import type { MethodTables } from "../../domain/method-tables.ts";
import type { CheckedCall } from "../../domain/tool-call.ts";
import { runPost, type HookRecord, type Hooks } from "./hooks.ts";
import { withAllowedSteps } from "./next-steps.ts";
import type { Ending, Shown } from "./output.ts";
import type { Visit } from "./record.ts";
import type { Received } from "./settle.ts";

export interface ReceiveDeps {
  tables: MethodTables;
  /** The router's whitelist. */
  cliMethods: ReadonlySet<string>;
  clean: Clean;
  hooks: Hooks | undefined;
  /** Without one a card shows what the model is told. */
  forOwner: ForOwner | undefined;
  log: Log;
}

/** The answer to a call, and the credential that must appear nowhere in it. */
interface Answer {
  result: Received;
  /** Undefined where no child has answered, but the store. */
  credential?: string | undefined;
}

export type Receive = (call: CheckedCall, visit: Visit, answer: Answer) => Promise<Ending>;

/** What came back: output schema, cleaning, hooks. */
export function makeReceive({ tables, cliMethods, clean, hooks, forOwner, log }: ReceiveDeps): Receive {
  return async (call, visit, { result, credential }) => {
    const { context, trail } = visit;
    visit.meta = result.meta ?? {};
    await trail.check("post", "output_schema", () => {
      if (own(tables.validators, call.id)?.output(result.data)) return;
      log.error("a child's answer does not fit the schema of its method", {
        tool: call.id,
        request_id: context.requestId,
        task_id: context.taskId,
      });
      throw new AppError("OUTPUT_SCHEMA_VIOLATION");
    });
    visit.isDone = !call.spec.is_read_only;
    const cleaned = await tidy(call, withAllowedSteps(result.data, call, cliMethods), { credential, trail });
    const warnings = [...new Set<ToolWarning>([...(result.warnings ?? []), ...cleaned.warnings])];
    return {
      kind: "done",
      status: result.status ?? "ok",
      data: cleaned.data,
      warnings,
      shown: await toShown(call, { data: cleaned.data, warnings }, cleaned.warnings),
      tainted: cleaned.tainted,
      redactions: cleaned.redactions,
    };
  };

  /** For the card. A call that is done does not fail because its card could show more. */
  async function toShown(call: CheckedCall, told: Shown, fromCleaning: readonly ToolWarning[]): Promise<Shown> {
    const { ownerId, requestId, taskId } = call.context;
    const view = await forOwner?.(told.data, ownerId).catch((cause: unknown) => {
      log.warn("a card shows masked values", { tool: call.id, request_id: requestId, task_id: taskId, cause });
      return undefined;
    });
    if (view === undefined) return told;
    const isHidden = !view.isWhole || fromCleaning.includes("pii_redacted");
    return { data: view.data, warnings: told.warnings.filter((warning) => isHidden || warning !== "pii_redacted") };
  }

  /** Cleaned, then as the hooks of others left it; what they put there is cleaned as well. */
  async function tidy(
    call: CheckedCall,
    data: unknown,
    { credential, trail }: { credential: string | undefined; trail: HookRecord },
  ) {
    const options = { method: call.id, known: credential === undefined ? [] : [credential] };
    const cleaned = clean(data, options);
    const { warnings, redactions, tainted } = cleaned;
    const first = cleaned.data as Readonly<Record<string, unknown>>;
    trail.add(
      "post",
      "cleaning",
      warnings.length > 0 || redactions > 0 ? "changed" : "passed",
      redactions > 0 ? `${redactions} places masked` : undefined,
    );
    const seen = await runPost(
      hooks?.post,
      call,
      { data: first, warnings },
      { trail, fits: (changed) => own(tables.validators, call.id)?.output(changed) === true },
    );
    if (!seen.isChanged) return { data: first, warnings, redactions, tainted };
    const again = clean(seen.data, options);
    return {
      data: again.data as Readonly<Record<string, unknown>>,
      warnings: [...warnings, ...again.warnings],
      redactions: redactions + again.redactions,
      tainted: tainted || again.tainted,
    };
  }
}
