import type { AgentsConfig } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { toOfferedTools } from "../../base/frontend-tools.ts";
import { joinQuotes } from "../../base/quoted.ts";
import type { ModelMessage } from "../../model/model.ts";
import type { ClaimedRun } from "../../store/runs/runs.ts";
import { freshProgress, isForRun, toProgress, type Progress } from "../journal/journal.ts";
import { makeAsk, toIntents, toRouterApp, toUserTurn, type UserTurn } from "../stages/stages.ts";
import { toAnswered } from "./ask-person.ts";
import { makeAttemptLog, type AttemptLog } from "./attempt-log.ts";
import { beginAttempt } from "./begin-attempt.ts";
import { carryOut, toDecided, toMissingPair } from "./carry-out.ts";
import { askedOf, readCause, readSettled, type AttemptCause } from "./cause.ts";
import { conclude } from "./conclude.ts";
import { agentOf, type DriveDeps } from "./deps.ts";
import { makeDirectCall } from "./direct-call.ts";
import { fail, supersede } from "./ending.ts";
import { leaveOpen } from "./frontend-calls.ts";
import { giveUp } from "./give-up.ts";
import { interrupt } from "./interrupt.ts";
import { loop } from "./loop.ts";
import { finishWithCard } from "./one-call.ts";
import { plan } from "./plan.ts";
import { prepare } from "./prepare.ts";
import { pressButton } from "./press-button.ts";
import { showImages } from "./show-images.ts";
import type { Attempt } from "./state.ts";

/** Whether a run has the journal of the one that it goes on from. */
const goesOn = (kind: AttemptCause["kind"]): boolean => kind === "answers" || kind === "continue";

/** Crashes without a step forward. A run that brings down one more worker than this is given up (G043). */
const mostStrikes = 3;

/**
 * One attempt at a run, from wherever the last one left it to its end.
 *
 * Where it stands is told by the journal alone: nothing (context, then router), a context (router), a brief (worker), a
 * reply with calls that have no result (run them, under the same ids), results for all of them (ask again). A run that
 * brings the results of the frontend's own tools, or goes on with a stopped answer, has the journal of the one before.
 * A run that was started by a decision carries it out first, and then goes on as a worker with the brief of the run
 * that asked; so does one that was started by an answer, with nothing to carry out. One that was started by a button,
 * or by a client's own call, makes that one call. What leaves it: the answer; a question to a person; a RUN_ERROR with
 * everything closed before it; or, silently, the loss of the run, which throws AttemptOver, and of the database, which
 * throws SERVICE_UNAVAILABLE. Then the next attempt starts from the journal.
 */
export function makeDrive(deps: DriveDeps): (run: ClaimedRun, controller: AbortController) => Promise<void> {
  const {
    runs,
    timers,
    probe,
    agents: { limits },
  } = deps;
  const writing = { ...deps, actionHours: limits.approval_hours };
  return async (run, controller) => {
    const lines = makeAttemptLog(deps, run);
    const stopClock = timers.after(limits.run_timeout_ms, () => controller.abort(new AppError("RUN_TIMEOUT")));
    try {
      await probe("after claim");
      // One that goes on has its journal before its first word.
      const isFresh = run.lastSeq === 0 && !goesOn(run.cause.kind);
      const progress = isFresh ? freshProgress() : await recover(run);
      const attempt = beginAttempt(deps, { run, controller, cause: await readCause(deps, run) }, progress);
      try {
        await drive(attempt, progress, lines);
      } catch (reason) {
        // Whatever an abort made fail, the reason is why it was aborted.
        await close(attempt, controller, lines, controller.signal.aborted ? controller.signal.reason : reason);
      }
    } catch (reason) {
      if (run.strikes <= mostStrikes || !isForRun(reason)) throw reason;
      await giveUp(deps, run, reason);
    } finally {
      stopClock();
    }
  };

  async function recover(run: ClaimedRun): Promise<Progress> {
    return toProgress(await runs.journal(run));
  }

  async function drive(attempt: Attempt, progress: Progress, lines: AttemptLog): Promise<void> {
    const { run, journal, signal, rounds, workerCalls, cause, toolContext } = attempt;
    const { events } = journal;
    if (run.isCancelled) throw new AppError("RUN_CANCELED");
    if (run.strikes > mostStrikes) throw new AppError("RUN_ATTEMPTS_EXHAUSTED");
    const agent = agentOf(deps.agents, run.agentType);
    if (agent === undefined) throw new Error(`there is no agent ${run.agentType} any more`);
    // An answer that a dead worker had begun cannot be continued by another.
    await supersede(writing, attempt);
    const calling = { ...writing, supersede: (of: Attempt) => supersede(writing, of) };
    if (cause.kind === "button")
      return lines.finalizeDone(await pressButton(calling, attempt, cause.action), rounds.length);
    if (cause.kind === "direct")
      return lines.finalizeDone(await makeDirectCall(calling, attempt, cause), rounds.length);
    if (cause.kind === "decision") {
      await carryOut(writing, attempt, cause.approval);
      if (cause.approval.isDirect)
        return lines.finalizeDone(await finishWithCard(writing, attempt, attempt.decidedResult), rounds.length);
      toolContext.settled = await readSettled(deps, cause.approval);
    }
    if (cause.kind === "form") {
      if (journal.state.phase === "new") journal.add({ events: toAnswered(attempt, cause.question) });
      toolContext.settled = await readSettled(deps, cause.question);
    }
    if (goesOn(cause.kind) && journal.state.phase === "new")
      journal.add({ events: [events.runStarted(), events.stepStarted("worker")] });
    const budget = await deps.usage.budget(run.ownerId);
    const ask = makeAsk(
      { model: deps.model, usage: deps.usage, limits, probe },
      { run, agent, signal, journal, workerCalls, budget },
    );
    const prepared = await prepare(deps, attempt, { agent, ask, step: progress.context });
    const { messages, masked, hasInput, timeBlock, memory, app, tainted, quotes, elsewhere } = prepared;
    const frontend = agent.frontend_tools === true ? toOfferedTools(run.input["tools"]) : [];
    const toldApp = toRouterApp(app, frontend);
    const decision = toDecided(attempt);
    // What was said with a decision, or sent along with it, is no request of its own (R30).
    const text = hasInput || decision !== undefined ? "" : run.text;
    const types = decision === undefined ? run.attachments.map(({ mimeType }) => mimeType) : [];
    const answer = cause.kind === "form" ? { answer: cause.question.answer } : {};
    const toTurn = (told: Pick<UserTurn, "app" | "memory" | "brief" | "elsewhere">): ModelMessage => ({
      role: "user",
      content: toUserTurn({
        text,
        timeBlock,
        images: types,
        ...told,
        ...(decision === undefined ? {} : { decision }),
        ...(cause.kind === "continue" ? { shown: cause.shown } : {}),
        ...answer,
      }),
    });
    const turnsWith = (turn: ModelMessage) => [...messages, turn, ...toMissingPair(attempt, messages)];
    // Whoever wrote what stands in a picture, it need not be the user.
    toolContext.isTainted ||= tainted || run.attachments.length > 0;
    toolContext.quotes = joinQuotes(toolContext.quotes, quotes);
    toolContext.elsewhere = elsewhere;
    toolContext.hasAppData =
      toldApp !== null || prepared.hasAnswers || rounds.some(({ answers }) => answers.length > 0);
    const brief = await plan(deps, attempt, { agent, ask, known: progress.brief, masked, app: toldApp, toTurn, lines });
    toolContext.confidence = brief.confidence;
    toolContext.locale = attempt.locale = brief.language;
    toolContext.intents = toIntents(brief);
    const turn = toTurn({ memory, app, brief, elsewhere });
    const worked = await loop({ ...calling, limits: toLimits(cause, rounds.length) }, attempt, {
      agent,
      ask: decision === undefined ? showImages(deps.files, attempt, ask, turn) : ask,
      brief,
      turns: turnsWith(turn),
      frontend,
    });
    signal.throwIfAborted();
    if (worked === "asked") return lines.finalizeDone(await interrupt(writing, attempt, brief), rounds.length);
    if (worked === "open") return lines.finalizeDone(await leaveOpen(writing, attempt), rounds.length);
    const { output, iteration } = await conclude(writing, attempt, { ...worked, brief, elsewhere });
    lines.finalizeDone(output, iteration);
  }

  /** Ends a run that cannot go on. What is over for this attempt only is thrown on. */
  async function close(
    attempt: Attempt,
    controller: AbortController,
    lines: AttemptLog,
    reason: unknown,
  ): Promise<void> {
    if (!isForRun(reason)) throw reason;
    const error = AppError.from(reason);
    try {
      await fail(writing, attempt, error.code);
    } catch (again) {
      if (!isForRun(again)) throw again;
      // The database refused what we wrote: what is in the log is not what this attempt believes. Only the log counts.
      deps.log.error("a run could not be written", {
        task_id: attempt.run.taskId,
        request_id: attempt.run.requestId,
        cause: again,
      });
      const { run, cause } = attempt;
      await fail(writing, beginAttempt(deps, { run, controller, cause }, await recover(run)), "INTERNAL");
    }
    lines.failed(error.code, attempt.rounds.length, error.cause);
  }

  /** A run that goes on has the rounds that were left, and never too few to say what came of it. */
  function toLimits(cause: AttemptCause, used: number): AgentsConfig["limits"] {
    if (cause.kind === "continue")
      return { ...limits, max_iters: Math.max(limits.max_iters, used + limits.resume_min_iters) };
    const asked = askedOf(cause);
    if (asked === undefined) return limits;
    return { ...limits, max_iters: Math.max(limits.resume_min_iters, limits.max_iters - asked.rounds) };
  }
}
