import { AppError } from "../../base/error.ts";
import { toMethodId } from "../../base/method-id.ts";
import { own } from "../../base/own.ts";
import type { MethodTables } from "../../domain/method-tables.ts";
import type { ToolCall, ToolContext } from "../../domain/tool-call.ts";
import type { Dispatched } from "./call.ts";
import { prepare, type Prepared } from "./envelope.ts";
import { inOrder, runInOrder } from "./schedule.ts";

/** What the caller of several calls is told while they run. */
export interface Watch {
  /** So many of the calls, from the first one on, were answered before. */
  done?: number;
  onStart?(call: ToolCall): void | Promise<void>;
  /** In call order, each as soon as those before it are there. No later group of calls starts before it is through. */
  onResult?(result: Dispatched): Promise<void>;
}

export interface DispatchAllDeps {
  tables: MethodTables;
  limits: { callsPerReply: number; parallelReads: number };
  pass(prepared: Prepared, context: ToolContext): Promise<Dispatched>;
  refuse(prepared: Prepared, context: ToolContext, error: AppError): Promise<Dispatched>;
}

export type DispatchAll = (calls: readonly ToolCall[], context: ToolContext, watch?: Watch) => Promise<Dispatched[]>;

/** All calls of one answer of the model. Calls beyond the limit, or behind one that waits for a person, are not run. */
export function makeDispatchAll({ tables, limits, pass, refuse }: DispatchAllDeps): DispatchAll {
  return async (calls, context, { done = 0, onStart, onResult } = {}) => {
    const prepared = calls.map(prepare);
    const deliver = inOrder(onResult);
    const answer = async (call: Prepared, work: () => Promise<Dispatched>) => {
      const result = await work();
      await deliver(prepared.indexOf(call) - done, result);
      return result;
    };
    const results = await runInOrder({
      calls: prepared.slice(done, limits.callsPerReply),
      isConcurrent,
      most: limits.parallelReads,
      run: (call) =>
        answer(call, async () => {
          await onStart?.(call.call);
          return await pass(call, context);
        }),
      isLast: ({ awaitsApproval }) => awaitsApproval,
      skip: (call) => answer(call, () => refuse(call, context, notRun())),
    });
    const rest = prepared.slice(Math.max(done, limits.callsPerReply));
    const refused = await Promise.all(rest.map((call) => answer(call, () => refuse(call, context, tooMany()))));
    return [...results, ...refused];
  };

  /** What cannot be read runs nothing, so it may stand anywhere. */
  function isConcurrent(prepared: Prepared): boolean {
    const spec = "envelope" in prepared ? own(tables.methods, toMethodId(prepared.envelope)) : undefined;
    return spec === undefined || (spec.is_read_only && spec.is_concurrency_safe);
  }

  function tooMany(): AppError {
    const detail = `At most ${limits.callsPerReply} calls in one answer: one step at a time.`;
    return new AppError("INVALID_ENVELOPE", {}, { detail });
  }
}

const notRun = (): AppError => new AppError("CANCELLED", {}, { detail: "Not run, waiting for a decision." });
