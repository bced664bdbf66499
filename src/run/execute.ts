import type { AgentsConfig, TaskBrief } from "../../generated/contract/types.ts";
import { methods } from "../../generated/contract/methods.ts";
import type { Clock, Timers } from "../base/clock.ts";
import { AppError } from "../base/error.ts";
import type { Locale } from "../base/locale.ts";
import type { Log } from "../base/log.ts";
import type { Files } from "../files/files.ts";
import type { History } from "../history/history.ts";
import type { Model, ModelMessage } from "../model/model.ts";
import type { ClaimedRun, Runs } from "../store/runs/runs.ts";
import type { Stream } from "../stream/stream.ts";
import type { Tool } from "../tool/tool.ts";
import type { Ui } from "../ui/ui.ts";
import type { Usage } from "../usage/usage.ts";
import { makeAsk } from "./ask.ts";
import { isForRun } from "./attempt-over.ts";
import type { Attempt } from "./attempt.ts";
import { fail, finish, supersede, type EndingDeps } from "./ending.ts";
import { settle } from "./evidence.ts";
import { makeRunEvents, toStored } from "./events.ts";
import { toCatalogFact } from "./facts.ts";
import { makeJournal } from "./journal.ts";
import { work } from "./loop.ts";
import { prepare } from "./prepare.ts";
import type { Probe } from "./probe.ts";
import { toUserTurn } from "./prompts.ts";
import { freshProgress, toProgress, type Progress } from "./recover.ts";
import { toOutcomes } from "./results.ts";
import { route } from "./router.ts";
import { makeTrace } from "./trace.ts";

export interface ExecuteDeps {
  runs: Pick<Runs, "write" | "end" | "journal">;
  stream: Pick<Stream, "publish" | "ring">;
  model: Pick<Model, "ask" | "contextTokens">;
  tool: Pick<Tool, "dispatchAll" | "cancel" | "toEnvelope" | "toFailures">;
  history: Pick<History, "context" | "memory" | "toMasks"> & EndingDeps["history"];
  files: Pick<Files, "toModel">;
  usage: Pick<Usage, "prices" | "toCall" | "observe" | "toWire">;
  ui: Pick<Ui, "compile">;
  agents: AgentsConfig;
  clock: Clock;
  timers: Timers;
  log: Log;
  probe: Probe;
}

/** Crashes without a step forward. A run that brings down one more worker than this is given up (G043). */
const mostStrikes = 3;

/**
 * One attempt at a run, from wherever the last one left it to its end.
 *
 * Where it stands is told by the journal alone: nothing (context, then router), a context (router), a brief (worker), a
 * reply with calls that have no result (run them, under the same ids), results for all of them (ask again). What leaves
 * it: the answer; a RUN_ERROR with everything closed before it; or, silently, the loss of the run, which throws
 * AttemptOver, and of the database, which throws SERVICE_UNAVAILABLE. Then the next attempt starts from the journal.
 */
export function makeExecute(deps: ExecuteDeps): (run: ClaimedRun, controller: AbortController) => Promise<void> {
  const { runs, timers, probe, agents: { limits } } = deps;
  return async (run, controller) => {
    const trace = makeTrace(deps.log, deps.clock, run);
    const stopClock = timers.after(limits.run_timeout_ms, () => controller.abort(new AppError("RUN_TIMEOUT")));
    try {
      await probe("after claim");
      const progress = run.lastSeq === 0 ? freshProgress() : await recover(run);
      const attempt = toAttempt(run, controller, progress);
      try {
        await drive(attempt, progress, trace);
      } catch (reason) {
        // Whatever an abort made fail, the reason is why it was aborted.
        await close(attempt, controller, trace, controller.signal.aborted ? controller.signal.reason : reason);
      }
    } catch (reason) {
      if (run.strikes <= mostStrikes || !isForRun(reason)) throw reason;
      await giveUp(run, reason);
    } finally {
      stopClock();
    }
  };

  async function recover({ taskId }: ClaimedRun): Promise<Progress> {
    return toProgress(await runs.journal(taskId));
  }

  function toAttempt(run: ClaimedRun, controller: AbortController, { start, rounds, workerCalls }: Progress): Attempt {
    const { signal } = controller;
    const { ownerId, taskId, attempt, threadId, requestId, agentType, timezone } = run;
    const outputs = rounds.flatMap(({ results }) => results.map(({ output }) => output));
    return {
      run,
      locale: run.locale as Locale,
      signal,
      journal: makeJournal({ run, runs, stream: deps.stream, start, probe, onFailure: (reason) => controller.abort(reason) }),
      toolContext: {
        ownerId, taskId, attempt, threadId, requestId, timezone, signal,
        iteration: rounds.length,
        whitelist: new Set(agentOf(agentType)?.whitelist),
        permissionRef: `agents/${agentType}/whitelist`,
        failures: deps.tool.toFailures(outputs),
      },
      rounds,
      workerCalls,
      mask: deps.history.toMasks(run).output,
    };
  }

  async function drive(attempt: Attempt, progress: Progress, trace: ReturnType<typeof makeTrace>): Promise<void> {
    const { run, journal, signal, rounds, workerCalls, locale } = attempt;
    const { events } = journal;
    if (run.isCancelled) throw new AppError("RUN_CANCELED");
    if (run.strikes > mostStrikes) throw new AppError("RUN_ATTEMPTS_EXHAUSTED");
    const agent = agentOf(run.agentType);
    if (agent === undefined) throw new Error(`there is no agent ${run.agentType} any more`);
    // An answer that a dead worker had begun cannot be continued by another.
    await supersede(deps, attempt);
    const ask = makeAsk({ model: deps.model, usage: deps.usage, limits, probe }, { agent, signal, journal, workerCalls });
    const { messages, hasInput, timeBlock, memory } = await prepare(deps, attempt, { agent, ask, step: progress.context });
    const text = hasInput ? "" : run.text;
    const types = run.attachments.map(({ mimeType }) => mimeType);
    const turnsWith = (worker?: { brief: TaskBrief; images?: { url: string }[] }): ModelMessage[] => {
      const content = toUserTurn({ text, timeBlock, images: types, ...(worker === undefined ? {} : { memory, brief: worker.brief }) });
      return [...messages, { role: "user", content, ...(worker?.images === undefined ? {} : { images: worker.images }) }];
    };
    let { brief } = progress;
    if (brief === undefined) {
      trace.planStart();
      brief = await route({ agent, ask, limits, turns: turnsWith(), text: run.text, locale, probe });
      trace.planDone(brief);
      journal.add({
        events: [events.stepFinished("router"), events.stepStarted("worker"), events.custom("tool.catalog.resolved", toCatalogFact(agent, methods))],
        steps: [{ kind: "brief", data: brief }],
      });
    }
    const calling = { tool: deps.tool, ui: deps.ui, timers, probe, supersede: (of: Attempt) => supersede(deps, of) };
    // Read for each attempt and held for its length only; the journal knows their ids.
    const images = run.attachments.length === 0 ? {} : { images: await deps.files.toModel(run.ownerId, run.attachments) };
    const { claim, isLimitReached } = await work({ ...calling, limits }, attempt, { agent, ask, brief, turns: turnsWith({ brief, ...images }) });
    signal.throwIfAborted();
    const { output } = settle(claim, { outcomes: toOutcomes(rounds), isLimitReached, isWaiting: false });
    await finish(deps, attempt, output);
    trace.finalizeDone(output, rounds.length + 1);
  }

  /** Ends a run that cannot go on. What is over for this attempt only is thrown on. */
  async function close(attempt: Attempt, controller: AbortController, trace: ReturnType<typeof makeTrace>, reason: unknown): Promise<void> {
    if (!isForRun(reason)) throw reason;
    const error = AppError.from(reason);
    try {
      await fail(deps, attempt, error.code);
    } catch (again) {
      if (!isForRun(again)) throw again;
      // The database refused what we wrote, so what is in the log is not what this attempt believes. Only the log counts.
      deps.log.error("a run could not be written", { task_id: attempt.run.taskId, request_id: attempt.run.requestId, cause: again });
      await fail(deps, toAttempt(attempt.run, controller, await recover(attempt.run)), "INTERNAL");
    }
    trace.failed(error.code, attempt.rounds.length, error.cause);
  }

  /** The last resort: a log that cannot be closed properly is at least closed, or the run would come back for ever (G035). */
  async function giveUp(run: ClaimedRun, cause: unknown): Promise<void> {
    const say = makeRunEvents(run);
    const error = say.runError("RUN_ATTEMPTS_EXHAUSTED");
    const events = [...(run.lastSeq === 0 ? [say.runStarted()] : []), error].map(toStored);
    deps.log.error("a run is given up with things left open", { task_id: run.taskId, request_id: run.requestId, cause });
    const ended = await runs.end(run, { batch: { events }, ending: { state: "failed", error: { code: error.code, message: error.message } } });
    if (ended === undefined) return;
    deps.stream.publish(run.taskId, ended.lastSeq - events.length + 1, events);
    if (ended.hasNext) deps.stream.ring("run");
  }

  function agentOf(type: string) {
    return Object.hasOwn(deps.agents.agents, type) ? deps.agents.agents[type] : undefined;
  }
}
