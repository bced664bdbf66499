import { methods, type BuiltMethodId, type MethodId } from "../../generated/contract/methods.ts";
import type { Skill } from "../../generated/contract/skills.ts";
import type { ToolResult, ToolWarning } from "../../generated/contract/types.ts";
import { methodValidators, type ValidationError } from "../../generated/contract/validators/validators.ts";
import type { Clock } from "../base/clock.ts";
import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import type { OwnedStores } from "../store/owned.ts";
import type { Store } from "../store/store.ts";
import type { Method, MethodContext } from "./define.ts";
import { toInputError } from "./input-error.ts";

export interface CallDeps {
  handlers: { readonly [Id in BuiltMethodId]: Method<Id> };
  skills: Readonly<Record<string, Skill>>;
  store: Pick<Store, "reading" | "writing">;
  clock: Clock;
  log: Log;
}

/** Who calls, in which zone, for how long. */
export interface MethodCall {
  ownerId: string;
  timezone: string;
  requestId: string;
  signal: AbortSignal;
}

export type CallMethod = (id: MethodId, input: unknown, call: MethodCall) => Promise<ToolResult>;

/** The one way into a handler: input checked before it, output checked after it, whatever it threw named. */
export function makeCall({ handlers, skills, store, clock, log }: CallDeps): CallMethod {
  return async (id, input, call) => {
    const handler = (handlers as Partial<Record<MethodId, Method<never>>>)[id];
    if (!handler) throw new AppError("NOT_YET_AVAILABLE", { method: id });
    const { input: fitsInput, output: fitsOutput } = methodValidators[id];
    if (!fitsInput(input)) {
      const { detail, ...correction } = toInputError(id, input, fitsInput.errors ?? []);
      throw new AppError("INVALID_ACTION_INPUT", { method: id, ...correction }, { detail });
    }
    const started = clock.now();
    const warnings = new Set<ToolWarning>();
    const ctx = (stores: OwnedStores): MethodContext => ({
      ...stores,
      timezone: call.timezone,
      clock,
      signal: call.signal,
      skills,
      warn: (warning) => void warnings.add(warning),
      error: (code, data, options) => {
        // What only a handler can see to be wrong is corrected by the same form as what a schema sees.
        const { detail: _detail, ...correction } = code === "INVALID_ACTION_INPUT" ? toInputError(id, input, []) : {};
        return new AppError(code, { method: id, ...correction, ...data }, options);
      },
    });
    const run = (stores: OwnedStores) => handler.run(input as never, ctx(stores) as never);
    const data = await (methods[id].is_read_only ? run(store.reading(call.ownerId)) : store.writing(call.ownerId, run));
    if (!fitsOutput(data)) {
      log.error("method output does not fit its schema", { method: id, request_id: call.requestId, problems: describeErrors(fitsOutput.errors) });
      throw new AppError("OUTPUT_SCHEMA_VIOLATION", { method: id });
    }
    const meta = { duration_ms: Math.max(0, Math.round(clock.now() - started)) };
    return { status: statusOf(id, data, warnings), data, warnings: [...warnings], error: null, meta };
  };
}

/** A read that found nothing is `empty`, which is no error; a result with parts missing is `degraded`. */
function statusOf(id: MethodId, data: unknown, warnings: ReadonlySet<ToolWarning>): ToolResult["status"] {
  if (warnings.has("batch_partial") || warnings.has("stale_cache")) return "degraded";
  const { count } = data as { count?: unknown };
  return methods[id].is_read_only && count === 0 ? "empty" : "ok";
}

function describeErrors(errors: ValidationError[] | null | undefined): string {
  return (errors ?? [])
    .slice(0, 5)
    .map(({ instancePath, message, params }) => {
      const field = instancePath.slice(1).replaceAll("/", ".") || "input";
      const allowed = params["allowedValues"] ?? params["additionalProperty"];
      return `${field}: ${message ?? "does not fit"}${allowed === undefined ? "" : ` (${[allowed].flat().join(", ")})`}`;
    })
    .join("; ");
}
