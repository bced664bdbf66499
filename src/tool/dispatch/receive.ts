import type { ToolWarning } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import type { Log } from "../../base/log.ts";
import { own } from "../../base/own.ts";
import type { Clean } from "../../domain/clean.ts";
import type { MethodTables } from "../../domain/method-tables.ts";
import type { CheckedCall } from "../../domain/tool-call.ts";
import { runPost, type HookRecord, type Hooks } from "./hooks.ts";
import { withAllowedSteps } from "./next-steps.ts";
import type { Ending } from "./output.ts";
import type { Received } from "./recall.ts";
import type { Visit } from "./record.ts";

export interface ReceiveDeps {
  tables: MethodTables;
  /** The router's whitelist. */
  cliMethods: ReadonlySet<string>;
  clean: Clean;
  hooks: Hooks | undefined;
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
export function makeReceive({ tables, cliMethods, clean, hooks, log }: ReceiveDeps): Receive {
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
    const cleaned = await tidy(call, withAllowedSteps(result.data, call, cliMethods), { credential, trail });
    return {
      kind: "done",
      status: result.status ?? "ok",
      data: cleaned.data,
      warnings: [...new Set<ToolWarning>([...(result.warnings ?? []), ...cleaned.warnings])],
      tainted: cleaned.tainted,
      redactions: cleaned.redactions,
    };
  };

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
    const seen = await runPost(hooks?.post, call, { data: first, warnings }, trail);
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
