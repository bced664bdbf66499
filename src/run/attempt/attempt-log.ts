import { errors, type ErrorCode } from "../../../generated/contract/errors.ts";
import type { TaskBrief, WorkerOutput } from "../../../generated/contract/types.ts";
import type { Clock } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { noteInTrace } from "../../base/trace.ts";
import type { ClaimedRun } from "../../store/runs/runs.ts";
import type { Usage } from "../../usage/usage.ts";

export interface AttemptLogDeps {
  log: Log;
  clock: Clock;
  usage: Pick<Usage, "observeRun">;
}

export type AttemptLog = ReturnType<typeof makeAttemptLog>;

/**
 * The log lines of one attempt, under their fixed names (G204, G205). They hold only what we made ourselves. Its end is
 * counted for operators, too.
 */
export function makeAttemptLog(
  { log, clock, usage }: AttemptLogDeps,
  { threadId, requestId, taskId, attempt }: ClaimedRun,
) {
  const common = { session_id: threadId, request_id: requestId, task_id: taskId, attempt };
  const begun = clock.now();
  let planned = begun;
  const since = (start: number): number => Math.max(0, Math.round(clock.now() - start));
  const line = (event: string, fields: object): void =>
    log.plain(event, { event, ...common, ...fields, warnings_count: 0, provider: "local", cache_hit: false });
  return {
    planStart(): void {
      planned = clock.now();
      line("agent_plan_start", { iteration: 0, tool: "router", status: "running", duration_ms: 0 });
    },
    planDone: ({ confidence }: TaskBrief): void =>
      line("agent_plan_done", {
        iteration: 0,
        tool: "router",
        status: "completed",
        duration_ms: since(planned),
        confidence,
      }),
    finalizeDone({ status, error }: WorkerOutput, iteration: number): void {
      usage.observeRun(status, since(begun) / 1000);
      noteInTrace({ "accord.outcome": status });
      line("agent_finalize_done", {
        iteration,
        tool: "worker",
        status: status === "failed" ? "error" : "completed",
        outcome: status,
        duration_ms: since(begun),
        ...(error === null ? {} : { error_code: toDotted(error.code) }),
      });
    },
    failed(code: ErrorCode, iteration: number, cause: unknown): void {
      usage.observeRun(code, since(begun) / 1000);
      noteInTrace({ "accord.outcome": code, ...(code === "RUN_CANCELED" ? {} : { "error.type": code }) });
      line("agent_finalize_done", {
        iteration,
        tool: "worker",
        status: "error",
        duration_ms: since(begun),
        error_code: toDotted(code),
      });
      // A cancel is no fault. Everything else the operator may want to look into.
      if (code !== "RUN_CANCELED")
        log[code === "INTERNAL" ? "error" : "warn"]("a run failed", { ...common, error_code: code, cause });
    },
  };
}

const toDotted = (code: ErrorCode): string => errors[code].dotted ?? `run.${code.toLowerCase()}`;
