import { join } from "node:path";
import type { ToolAgentOutput, ToolEnvelope, ToolWarning } from "../../generated/contract/types.ts";
import type { Clock, Timers } from "../base/clock.ts";
import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import { toMethodId } from "../base/method-id.ts";
import { own } from "../base/own.ts";
import { makePool, type PoolLimits, type Program } from "./child/child.ts";
import {
  HookRecord,
  check,
  cleanText,
  inOrder,
  logEnd,
  logStart,
  makeSend,
  makeRecall,
  prepare,
  runInOrder,
  runPost,
  runPre,
  sameCall,
  toContent,
  toOutput,
  toRecord,
  toShown,
  toToolError,
  unheard,
  unreadable,
  type ApprovalFacts,
  type CheckedCall,
  type Clean,
  type Dispatched,
  type Ending,
  type Gate,
  type GateVerdict,
  type Hooks,
  type Prepared,
  type Recall,
  type Received,
  type ToHints,
  type ToolCall,
  type ToolContext,
  type ToolTables,
  type Visit,
} from "./dispatch/dispatch.ts";

export type { Asked, Dispatched, Gate, GateVerdict, Released, ToolCall, ToolContext } from "./dispatch/dispatch.ts";
export type { Hooks } from "./dispatch/dispatch.ts";
export type { Received } from "./dispatch/dispatch.ts";

export interface ToolLimits extends PoolLimits {
  callsPerReply: number;
  parallelReads: number;
  repeatedFailures: number;
  waitSeconds: number;
}

export interface ToolDeps {
  tables: ToolTables;
  /** The router's whitelist; the run has one of its own, and both must allow. */
  cliMethods: readonly string[];
  /** Where this process serves the module operations to its own children. */
  moduleUrl(): Promise<string>;
  mintCredential(ownerId: string): Promise<string>;
  recall?: Recall;
  clean: Clean;
  toHints: ToHints;
  /** Without one nobody is asked. */
  gate?: Gate;
  hooks?: Hooks;
  program?: Program;
  limits?: Partial<ToolLimits>;
  clock: Clock;
  timers: Timers;
  log: Log;
}

export interface Tool {
  /** Always answers, except for a user who may no longer act (USER_DISABLED): that ends the run. */
  dispatch(call: ToolCall, context: ToolContext): Promise<Dispatched>;
  /** All calls of one answer of the model; results are in call order. */
  dispatchAll(calls: readonly ToolCall[], context: ToolContext, watch?: Watch): Promise<Dispatched[]>;
  /**
   * The record of a call that will not be run any more; `why` is CANCELLED unless a person, or nobody in time, has decided it.
   * A write that an earlier attempt did run is told as what it was.
   */
  cancel(
    call: ToolCall,
    context: ToolContext,
    why?: "CANCELLED" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED",
  ): Promise<Dispatched>;
  /** What a call says, as people get to see it; empty where it cannot be read. */
  toEnvelope(call: ToolCall): ToolEnvelope;
  /** What a run knows of its failures after these results, for `context.failures` of a later attempt. */
  toFailures(outputs: readonly Pick<ToolAgentOutput, "tool_call_args" | "error">[]): Map<string, number>;
  /** Pids of the children there are. */
  readonly children: readonly number[];
  /** Ends the children; calls in flight fail. */
  close(): Promise<void>;
}

export interface Watch {
  /** So many of the calls, from the first one on, were answered before. */
  done?: number;
  onStart?(call: ToolCall): void | Promise<void>;
  /** In call order, each as soon as those before it are there. No later group of calls starts before it is through. */
  onResult?(result: Dispatched): Promise<void>;
}

const defaultLimits: ToolLimits = {
  children: 32,
  callMs: 20_000,
  idleMs: 60_000,
  lifeMs: 570_000,
  callsPerReply: 5,
  parallelReads: 4,
  repeatedFailures: 3,
  waitSeconds: 5,
};

/** Files the child may read: itself and the validators. It may write none, and start nothing. */
const generated = join(import.meta.dirname, "..", "..", "generated");
const projectCli: Program = {
  command: process.execPath,
  args: ["--permission", `--allow-fs-read=${generated}/`, join(generated, "cli", "project-cli.mjs"), "serve"],
};

/** project_cli, the model's only tool. In turn: envelope, whitelists, schema, gate, child, schema, cleaning, output. */
export function makeTool(deps: ToolDeps): Tool {
  const { tables, clean, clock, timers, log } = deps;
  const limits = { ...defaultLimits, ...deps.limits };
  const cliMethods = new Set(deps.cliMethods);
  const toSafeText = (text: string, credential: string) =>
    cleanText(clean, text, { method: "stderr", known: [credential] });
  const pool = makePool({
    program: deps.program ?? projectCli,
    methods: deps.cliMethods,
    moduleUrl: deps.moduleUrl,
    mintCredential: deps.mintCredential,
    toSafeText,
    timers,
    log,
    limits,
  });
  const send = makeSend({ pool, clean, timers, waitSeconds: limits.waitSeconds });
  const recall = makeRecall({ recall: deps.recall, log });

  return {
    dispatch: (call, context) => pass(prepare(call), context),
    async dispatchAll(calls, context, { done = 0, onStart, onResult }: Watch = {}) {
      const prepared = calls.map(prepare);
      const deliver = inOrder(onResult);
      const run = async (call: Prepared, work: () => Promise<Dispatched>) => {
        const result = await work();
        await deliver(prepared.indexOf(call) - done, result);
        return result;
      };
      const results = await runInOrder({
        calls: prepared.slice(done, limits.callsPerReply),
        isConcurrent,
        most: limits.parallelReads,
        run: (call) =>
          run(call, async () => {
            await onStart?.(call.call);
            return await pass(call, context);
          }),
        isLast: ({ awaitsApproval }) => awaitsApproval,
        skip: (call) =>
          run(call, () =>
            refuse(call, context, new AppError("CANCELLED", {}, { detail: "Not run, waiting for a decision." })),
          ),
      });
      const tooMany = new AppError(
        "INVALID_ENVELOPE",
        {},
        { detail: `At most ${limits.callsPerReply} calls in one answer: one step at a time.` },
      );
      const rest = prepared.slice(Math.max(done, limits.callsPerReply));
      return [...results, ...(await Promise.all(rest.map((call) => run(call, () => refuse(call, context, tooMany)))))];
    },
    cancel(call, context, why = "CANCELLED") {
      const prepared = prepare(call);
      return conduct(prepared, context, (visit) => {
        visit.approvalId = context.released?.approvalId ?? null;
        if (why === "CANCELLED") return withdraw(prepared, visit);
        visit.decision = "denied";
        return Promise.reject(new AppError(why));
      });
    },
    toEnvelope(call) {
      const prepared = prepare(call);
      return toShown("envelope" in prepared ? prepared.envelope : unreadable);
    },
    toFailures(outputs) {
      const failures = new Map<string, number>();
      for (const { tool_call_args: args, error } of outputs)
        if (args.module !== "") remember(failures, sameCall(args), error?.code);
      return failures;
    },
    get children() {
      return pool.pids;
    },
    close: () => pool.close(),
  };

  /** What cannot be read runs nothing, so it may stand anywhere. */
  function isConcurrent(prepared: Prepared): boolean {
    const spec = "envelope" in prepared ? own(tables.methods, toMethodId(prepared.envelope)) : undefined;
    return spec === undefined || (spec.is_read_only && spec.is_concurrency_safe);
  }

  function pass(prepared: Prepared, context: ToolContext): Promise<Dispatched> {
    return conduct(prepared, context, (visit) => judge(prepared, visit));
  }

  function refuse(prepared: Prepared, context: ToolContext, error: AppError): Promise<Dispatched> {
    return conduct(prepared, context, () => Promise.reject(error));
  }

  /** Around every call, run or not: two log lines, one output, one record. */
  async function conduct(
    prepared: Prepared,
    context: ToolContext,
    work: (visit: Visit) => Promise<Ending>,
  ): Promise<Dispatched> {
    const toolCallId = prepared.call.id;
    const visit: Visit = {
      toolCallId,
      context,
      trail: new HookRecord(),
      decision: "unavailable",
      approvalId: null,
      sends: 0,
      meta: {},
    };
    const envelope = "envelope" in prepared ? prepared.envelope : unreadable;
    const id = toMethodId(envelope);
    const tool = own(tables.methods, id) === undefined ? null : id;
    const startedAt = clock.now();
    logStart(log, tool, toolCallId, context);
    let fatal: AppError | undefined;
    const ending = await work(visit).catch((reason: unknown) => {
      const error = AppError.from(reason);
      if (error.code !== "USER_DISABLED") return toFailed(error, envelope, visit);
      fatal = error;
      return toFailed(new AppError("FORBIDDEN"), envelope, visit);
    });
    const output = toOutput(ending, { toolCallId, envelope, timezone: context.timezone, toHints: deps.toHints });
    visit.trail.add("post", "card", output.ui_hints === null ? "skipped" : "passed");
    if ("envelope" in prepared) remember(context.failures, sameCall(envelope), output.error?.code);
    const durationMs = Math.max(0, Math.round(clock.now() - startedAt));
    logEnd(log, tool, toolCallId, context, { output, durationMs, meta: visit.meta });
    if (fatal !== undefined) throw fatal;
    const record = toRecord(visit, {
      tool,
      startedAt,
      durationMs,
      output,
      input: envelope.input,
      redactions: ending.kind === "done" ? ending.redactions : 0,
    });
    return {
      output,
      content: toContent(output),
      awaitsApproval: ending.kind === "waiting",
      ...(ending.kind === "waiting" ? { asked: ending.asked } : {}),
      tainted: ending.kind === "done" && ending.tainted,
      safeInput: toSafeInput(output.tool_call_args, id),
      record,
    };
  }

  /** What cannot be cleaned is not shown. */
  function toSafeInput({ input }: ToolEnvelope, method: string): Dispatched["safeInput"] {
    try {
      return clean(input, { method }).data as Dispatched["safeInput"];
    } catch {
      return {};
    }
  }

  async function judge(prepared: Prepared, visit: Visit): Promise<Ending> {
    const { trail, context } = visit;
    const envelope = await trail.check("pre", "envelope", () =>
      "problem" in prepared ? Promise.reject(prepared.problem) : prepared.envelope,
    );
    const call = await check(visit.toolCallId, envelope, context, trail, {
      tables,
      cliMethods,
      repeatedFailures: limits.repeatedFailures,
    });
    // From here on only somebody's word can stop it.
    visit.decision = "denied";
    await runPre(deps.hooks?.pre, call, trail);
    const waiting = await ask(call, visit);
    if (waiting !== undefined) return waiting;
    visit.decision = "allowed";
    const { result, credential } = await send(call, () => void visit.sends++).catch(async (reason: unknown) => {
      const result = visit.sends > 0 && unheard.has(AppError.from(reason).code) ? await recall(call) : undefined;
      return result === undefined ? Promise.reject(reason) : { result, credential: undefined };
    });
    return await receive(call, visit, { result, credential });
  }

  async function withdraw(prepared: Prepared, visit: Visit): Promise<Ending> {
    const envelope = "envelope" in prepared ? prepared.envelope : unreadable;
    const id = toMethodId(envelope);
    const spec = own(tables.methods, id);
    const call = spec && { toolCallId: visit.toolCallId, id, input: envelope.input, spec, context: visit.context };
    const result = call && (await recall(call));
    if (result === undefined) throw new AppError("CANCELLED");
    visit.decision = "allowed";
    return await receive(call as CheckedCall, visit, { result });
  }

  async function receive(
    call: CheckedCall,
    visit: Visit,
    { result, credential }: { result: Received; credential?: string | undefined },
  ): Promise<Ending> {
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
    const cleaned = await tidy(call, result.data, { credential, trail });
    const warnings = [...new Set<ToolWarning>([...(result.warnings ?? []), ...cleaned.warnings])];
    return {
      kind: "done",
      status: result.status ?? "ok",
      data: cleaned.data,
      warnings,
      tainted: cleaned.tainted,
      redactions: cleaned.redactions,
    };
  }

  /** A person's word, where the gate wants one. */
  async function ask(call: CheckedCall, visit: Visit): Promise<Ending | undefined> {
    const verdict: GateVerdict = deps.gate === undefined ? { decision: "allow" } : await deps.gate(call);
    if (verdict.decision === "ask") {
      const { approval, callHash, versions } = verdict;
      const facts: ApprovalFacts = { id: approval.id, reasons: approval.reasons, ...verdict.facts };
      visit.decision = "ask";
      visit.approvalId = approval.id;
      visit.trail.add("pre", "approval_gate", "stopped", "waiting for a decision");
      return { kind: "waiting", asked: { approval, callHash, versions }, facts };
    }
    visit.approvalId = verdict.approvalId ?? null;
    if (verdict.decision === "refuse") {
      visit.trail.add("pre", "approval_gate", "stopped", verdict.code);
      throw new AppError(verdict.code, {}, verdict.detail === undefined ? {} : { detail: verdict.detail });
    }
    visit.trail.add("pre", "approval_gate", deps.gate === undefined ? "skipped" : "passed");
    return undefined;
  }

  /** Cleaned, then as the hooks of others left it; what they put there is cleaned as well. */
  async function tidy(
    call: CheckedCall,
    data: unknown,
    { credential, trail }: { credential: string | undefined; trail: HookRecord },
  ) {
    const options = { method: call.id, known: credential === undefined ? [] : [credential] };
    const cleaned = clean(data, options);
    trail.add(
      "post",
      "cleaning",
      cleaned.warnings.length > 0 || cleaned.redactions > 0 ? "changed" : "passed",
      cleaned.redactions > 0 ? `${cleaned.redactions} places masked` : undefined,
    );
    const own = cleaned.data as Readonly<Record<string, unknown>>;
    const seen = await runPost(deps.hooks?.post, call, { data: own, warnings: cleaned.warnings }, trail);
    if (!seen.isChanged) return { ...cleaned, data: own };
    const again = clean(seen.data, options);
    return {
      data: again.data as Readonly<Record<string, unknown>>,
      warnings: [...cleaned.warnings, ...again.warnings],
      redactions: cleaned.redactions + again.redactions,
      tainted: cleaned.tainted || again.tainted,
    };
  }

  function toFailed(error: AppError, envelope: ToolEnvelope, visit: Visit): Ending {
    const { context } = visit;
    if (error.code === "ACTION_NOT_ALLOWED" && visit.sends === 0) visit.decision = "denied";
    if (error.cause !== undefined)
      log.warn("a tool call failed", {
        request_id: context.requestId,
        task_id: context.taskId,
        error_code: error.code,
        cause: error.cause,
      });
    const allowed = deps.cliMethods.filter((id) => context.whitelist.has(id));
    return { kind: "failed", code: error.code, error: toToolError(error, { envelope, tables, allowed }) };
  }
}

/** Counts failures of a call until it succeeds. One that was not run has not failed. */
function remember(failures: Map<string, number>, key: string, code: string | undefined): void {
  if (code === undefined) failures.delete(key);
  else if (code !== "CANCELLED") failures.set(key, (failures.get(key) ?? 0) + 1);
}
