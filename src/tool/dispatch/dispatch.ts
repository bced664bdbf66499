import type { ToolEnvelope } from "../../../generated/contract/types.ts";
import type { Clock, Timers } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import type { Clean } from "../../domain/clean.ts";
import type { ForOwner } from "../../domain/for-owner.ts";
import type { MethodTables } from "../../domain/method-tables.ts";
import type { CallUnderWay, Gate, SentCall, ToolCall, ToolContext } from "../../domain/tool-call.ts";
import type { Pool } from "../child/child.ts";
import type { Dispatched, ToHints } from "./call.ts";
import { makeConduct, type ConductDeps } from "./conduct.ts";
import { makeDispatchAll, type Watch } from "./dispatch-all.ts";
import { prepare, unreadable, type Prepared } from "./envelope.ts";
import type { Hooks } from "./hooks.ts";
import { makeJudge } from "./judge.ts";
import { toShown } from "./output.ts";
import { makeReceive } from "./receive.ts";
import { makeSend } from "./send.ts";
import { makeTruly, type Settle } from "./settle.ts";
import { makeTell } from "./tell.ts";
import { makeUnderWay } from "./under-way.ts";
import { withVersions } from "./versions.ts";
import { makeWithdraw, type WithdrawReason } from "./withdraw.ts";

export type { Dispatched } from "./call.ts";
export type { Hooks } from "./hooks.ts";
export { loadHooks } from "./load-hooks.ts";
export { toFailures } from "./repeats.ts";
export { toSafeText } from "./safe-text.ts";
export type { Received } from "./settle.ts";
export { toVersions } from "./versions.ts";

export interface DispatchLimits {
  callsPerReply: number;
  parallelReads: number;
  repeatedFailures: number;
  /** The longest the runtime waits by itself before it tries again. */
  waitSeconds: number;
}

export interface DispatchDeps {
  tables: MethodTables;
  /** The router's whitelist; the run has one of its own, and both must allow. */
  cliMethods: readonly string[];
  pool: Pool;
  settle: Settle;
  clean: Clean;
  toHints: ToHints;
  gate: Gate | undefined;
  hooks: Hooks | undefined;
  forOwner: ForOwner | undefined;
  limits: DispatchLimits;
  observeCall?: ConductDeps["observeCall"];
  clock: Clock;
  timers: Timers;
  log: Log;
}

/** Calls on their way: envelope, whitelists, schema, hooks, gate, child, schema, cleaning, output, record. */
export interface Dispatch {
  /**
   * Always answers, except for a user who may no longer act (USER_DISABLED), which ends the run, and where it cannot be
   * known whether a write has happened (SERVICE_UNAVAILABLE), which ends the attempt.
   */
  dispatch(call: ToolCall, context: ToolContext): Promise<Dispatched>;
  /** All calls of one answer of the model; results are in call order. */
  dispatchAll(calls: readonly ToolCall[], context: ToolContext, watch?: Watch): Promise<Dispatched[]>;
  /**
   * The record of a call that will not be run any more; `why` is CANCELLED unless a person has decided it or its time
   * is over. A write that an earlier attempt did run is told as what it was.
   */
  cancel(call: ToolCall, context: ToolContext, why?: WithdrawReason): Promise<Dispatched>;
  /** Whether this process has let the call through the gate, exactly as it is named, and waits for its answer. */
  underWay(call: SentCall): CallUnderWay | undefined;
  /** What a call says, as people get to see it; empty where it cannot be read. */
  toEnvelope(call: ToolCall): ToolEnvelope;
}

export function makeDispatch(deps: DispatchDeps): Dispatch {
  const { tables, cliMethods, pool, clean, toHints, gate, hooks, forOwner, limits, clock, timers, log } = deps;
  const { repeatedFailures, waitSeconds } = limits;
  const receive = makeReceive({ tables, cliMethods: new Set(cliMethods), clean, hooks, forOwner, log });
  const underWay = makeUnderWay();
  const send = makeSend({ pool, underWay, cliMethods, clean, timers, waitSeconds });
  const judge = makeJudge({
    tables,
    cliMethods: new Set(cliMethods),
    repeatedFailures,
    hooks,
    gate,
    tell: makeTell(clean),
    send,
    receive,
  });
  const truly = makeTruly({ tables, settle: deps.settle, receive });
  const withdraw = makeWithdraw(truly);
  const conduct = makeConduct({ tables, cliMethods, clean, toHints, observeCall: deps.observeCall, clock, log });
  const pass = (written: Prepared, context: ToolContext) => {
    const prepared = withVersions(written, context);
    return conduct(prepared, context, (visit) => truly(prepared, visit, () => judge(prepared, visit)));
  };
  return {
    dispatch: (call, context) => pass(prepare(call), context),
    dispatchAll: makeDispatchAll({
      tables,
      limits,
      pass,
      refuse: (prepared, context, error) => conduct(prepared, context, () => Promise.reject(error)),
    }),
    cancel(call, context, why = "CANCELLED") {
      const prepared = prepare(call);
      return conduct(prepared, context, (visit) => withdraw(prepared, visit, why));
    },
    underWay: underWay.find,
    toEnvelope(call) {
      const prepared = prepare(call);
      return toShown("envelope" in prepared ? prepared.envelope : unreadable);
    },
  };
}
