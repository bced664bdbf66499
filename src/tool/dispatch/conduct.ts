import type { ErrorCode } from "../../../generated/contract/errors.ts";
import type { ToolEnvelope } from "../../../generated/contract/types.ts";
import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import type { Log } from "../../base/log.ts";
import { toMethodId } from "../../base/method-id.ts";
import { own } from "../../base/own.ts";
import { traced } from "../../base/trace.ts";
import type { Clean } from "../../domain/clean.ts";
import type { MethodTables } from "../../domain/method-tables.ts";
import type { ToolContext } from "../../domain/tool-call.ts";
import { logEnd, logStart } from "./call-log.ts";
import type { Dispatched, ToHints } from "./call.ts";
import { unreadable, type Prepared } from "./envelope.ts";
import { toToolError } from "./failure.ts";
import { HookRecord } from "./hooks.ts";
import { toContent, toOutput, type Ending } from "./output.ts";
import { toRecord, type Visit } from "./record.ts";
import { remember } from "./repeats.ts";
import { toEditedFields, toSafeInput } from "./tell.ts";
import { isUnconfirmed } from "./under-way.ts";
import { rememberVersions } from "./versions.ts";

export interface ConductDeps {
  tables: MethodTables;
  /** The router's whitelist. */
  cliMethods: readonly string[];
  clean: Clean;
  toHints: ToHints;
  /** Told of every call that has ended. */
  observeCall?: ((method: string | undefined, status: "success" | "failure", seconds: number) => void) | undefined;
  clock: Clock;
  log: Log;
}

/** Brings one call from its start to its record; `work` says how the call ends, or throws what it failed with. */
export type Conduct = (
  prepared: Prepared,
  context: ToolContext,
  work: (visit: Visit) => Promise<Ending>,
) => Promise<Dispatched>;

/** Around every call, run or not: two log lines, one output, one record. */
export function makeConduct({ tables, cliMethods, clean, toHints, observeCall, clock, log }: ConductDeps): Conduct {
  return async (prepared, context, work) => {
    const { id: toolCallId, messageId = toolCallId } = prepared.call;
    const visit = begin(toolCallId, context);
    const envelope = "envelope" in prepared ? prepared.envelope : unreadable;
    const id = toMethodId(envelope);
    const tool = own(tables.methods, id) === undefined ? null : id;
    const startedAt = clock.now();
    logStart(log, tool, toolCallId, context);
    let fatal: AppError | undefined;
    const ending = await tracedCall(tool, toolCallId, () => work(visit)).catch((reason: unknown) => {
      const error = AppError.from(reason);
      const code = own(beyondCall, error.code);
      if (code === undefined) return toFailed(error, envelope, visit);
      fatal = error;
      return toFailed(new AppError(code), envelope, visit);
    });
    const output = toOutput(ending, {
      toolCallId,
      messageId,
      envelope,
      timezone: context.timezone,
      editedFields: toEditedFields(context, toolCallId),
      locale: context.locale,
      toHints,
    });
    visit.trail.add("post", "card", output.ui_hints === null ? "skipped" : "passed");
    if ("envelope" in prepared) remember(context.failures, envelope, output.error?.code);
    rememberVersions(context.versions, output);
    const durationMs = Math.max(0, Math.round(clock.now() - startedAt));
    logEnd(log, tool, toolCallId, context, { output, durationMs, meta: visit.meta });
    observeCall?.(tool ?? undefined, output.error === null ? "success" : "failure", durationMs / 1000);
    if (fatal !== undefined) throw fatal;
    const redactions = ending.kind === "done" ? ending.redactions : 0;
    return {
      output,
      content: toContent(output),
      awaitsApproval: ending.kind === "waiting",
      ...(ending.kind === "waiting" ? { asked: ending.asked } : {}),
      tainted: ending.kind === "done" && ending.tainted,
      isUnconfirmed:
        ending.kind === "done" && own(tables.methods, id)?.is_read_only === false && isUnconfirmed(context, toolCallId),
      isTold: visit.isTold,
      safeInput: toSafeInput(clean, id, output.tool_call_args.input),
      record: toRecord(visit, { tool, startedAt, durationMs, output, input: envelope.input, redactions }),
    };
  };

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
    const listed = own(tables.methods, toMethodId(envelope))?.errors;
    if (listed !== undefined && !listed.includes(error.code))
      log.error("a call has ended with a code that its method does not list", {
        task_id: context.taskId,
        tool: toMethodId(envelope),
        error_code: error.code,
      });
    const allowed = cliMethods.filter((id) => context.whitelist.has(id));
    const { isDone } = visit;
    return { kind: "failed", code: error.code, error: toToolError(error, { envelope, tables, allowed, isDone }) };
  }
}

/**
 * What ends more than the call: the run of a user who may no longer act, and the attempt that cannot know what its call
 * has done. The model is told nothing; the log has a code that a call can end with.
 */
const beyondCall: Readonly<Record<string, ErrorCode>> = {
  USER_DISABLED: "FORBIDDEN",
  SERVICE_UNAVAILABLE: "UPSTREAM_UNAVAILABLE",
};

/** By the conventions for generative AI; neither input nor result is a fact of it. */
const tracedCall = (tool: string | null, toolCallId: string, work: () => Promise<Ending>): Promise<Ending> =>
  traced(
    `execute_tool ${tool ?? "unknown"}`,
    {
      facts: {
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.tool.name": tool ?? "unknown",
        "gen_ai.tool.type": "function",
        "gen_ai.tool.call.id": toolCallId,
      },
    },
    work,
  );

const begin = (toolCallId: string, context: ToolContext): Visit => ({
  toolCallId,
  context,
  trail: new HookRecord(),
  decision: "unavailable",
  approvalId: null,
  isTold: false,
  sends: 0,
  isWithdrawn: false,
  isDone: false,
  meta: {},
});
