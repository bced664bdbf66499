import { methods } from "../../../generated/contract/methods.ts";
import type { AgentsConfig, TaskBrief, WorkerOutput } from "../../../generated/contract/types.ts";
import type { Clock, Timers } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import { toOfferedTools } from "../../base/frontend-tools.ts";
import type { Log } from "../../base/log.ts";
import { joinQuotes, toQuotes } from "../../base/quoted.ts";
import { toMasks } from "../../base/visibility.ts";
import type { Clean } from "../../domain/clean.ts";
import type { Files } from "../../files/files.ts";
import type { History } from "../../history/history.ts";
import type { Model, ModelMessage } from "../../model/model.ts";
import type { Notify } from "../../notify/notify.ts";
import type { ClaimedRun, Runs } from "../../store/runs/runs.ts";
import type { Store } from "../../store/store.ts";
import type { Stream } from "../../stream/stream.ts";
import type { Tool } from "../../tool/tool.ts";
import type { Ui } from "../../ui/ui.ts";
import type { Usage } from "../../usage/usage.ts";
import {
  freshProgress,
  isForRun,
  makeJournal,
  makeRunEvents,
  toCatalogFact,
  toProgress,
  toLatest,
  toLogged,
  type Probe,
  type Progress,
} from "../journal/journal.ts";
import {
  makeAsk,
  route,
  settle,
  toIntents,
  toRouterApp,
  toThreadTitle,
  toUnprovedText,
  toUserTurn,
  withIntentsOf,
  type UserTurn,
} from "../stages/stages.ts";
import { askPerson, toAnswered } from "./ask-person.ts";
import { makeAttemptLog } from "./attempt-log.ts";
import { carryOut, toDecided, toMissingPair } from "./carry-out.ts";
import { askedOf, readCause, readSettled, toReleased, type AttemptCause } from "./cause.ts";
import { makeDirectCall } from "./direct-call.ts";
import { fail, finish, supersede, type EndingDeps } from "./ending.ts";
import { leaveOpen, toFrontendOutcomes } from "./frontend-calls.ts";
import { interrupt } from "./interrupt.ts";
import { toLanguage } from "./language.ts";
import { loop } from "./loop.ts";
import { finishWithCard } from "./one-call.ts";
import { prepare } from "./prepare.ts";
import { pressButton } from "./press-button.ts";
import { resultsOf, toOutcomes, toOutcomesElsewhere } from "./results.ts";
import { toReview, toReviewFact } from "./review.ts";
import { showImages } from "./show-images.ts";
import type { Attempt } from "./state.ts";
import { tellAllowed } from "./tell-allowed.ts";

export interface DriveDeps {
  runs: Pick<Runs, "write" | "end" | "journal">;
  stream: Pick<Stream, "publish" | "ring">;
  model: Pick<Model, "ask" | "contextTokens">;
  tool: Pick<Tool, "dispatch" | "dispatchAll" | "cancel" | "toEnvelope" | "toFailures" | "toVersions">;
  history: Pick<History, "context" | "memory" | "elsewhere" | "byOthers"> & EndingDeps["history"];
  files: Pick<Files, "lend">;
  usage: Pick<Usage, "prices" | "toCall" | "observe" | "observeRun" | "toWire" | "budget">;
  ui: Pick<
    Ui,
    | "compile"
    | "toFrozenActions"
    | "toAnswer"
    | "toTitle"
    | "toToolName"
    | "toEditable"
    | "toQuestionCard"
    | "toSentence"
  >;
  approvals: Store["approvals"];
  questions: Store["questions"];
  actions: Store["actions"];
  resolutions: Store["resolutions"];
  notify: Pick<Notify, "ended" | "required">;
  agents: AgentsConfig;
  clock: Clock;
  timers: Timers;
  clean: Clean;
  log: Log;
  probe: Probe;
}

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
      const attempt = toAttempt(run, controller, progress, await readCause(deps, run));
      try {
        await drive(attempt, progress, lines);
      } catch (reason) {
        // Whatever an abort made fail, the reason is why it was aborted.
        await close(attempt, controller, lines, controller.signal.aborted ? controller.signal.reason : reason);
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

  function toAttempt(
    run: ClaimedRun,
    controller: AbortController,
    { start, rounds, workerCalls, brief, decidedResult, allowed }: Progress,
    cause: AttemptCause,
  ): Attempt {
    const { signal } = controller;
    const { ownerId, taskId, attempt, threadId, requestId, agentType, timezone } = run;
    const locale = toLanguage(run, cause, brief);
    const results = [
      ...(decidedResult === undefined ? [] : [decidedResult]),
      ...rounds.flatMap((round) => round.results),
    ];
    const approval = cause.kind === "decision" ? cause.approval : undefined;
    const asked = askedOf(cause);
    const journal = makeJournal({
      run,
      runs,
      stream: deps.stream,
      start,
      clock: deps.clock,
      probe,
      onFailure: (reason) => controller.abort(reason),
    });
    const doneItems = new Map<string, number>();
    return {
      run,
      locale,
      signal,
      journal,
      doneItems,
      toolContext: {
        ownerId,
        taskId,
        attempt,
        threadId,
        requestId,
        timezone,
        locale,
        signal,
        // A second attempt at a call lets through what was let through; the log says it once.
        onAllowed: async (call) => {
          if (!allowed.has(call.toolCallId)) await tellAllowed(journal, call);
        },
        onProgress: (id, done) => void doneItems.set(id, done),
        iteration: rounds.length,
        whitelist: new Set(agentOf(agentType)?.whitelist),
        permissionRef: `agents/${agentType}/whitelist`,
        failures: deps.tool.toFailures(results.map(({ output }) => output)),
        versions: deps.tool.toVersions(results.map(({ output }) => output)),
        // Nothing is known of a task before its brief, and who knows nothing asks.
        confidence: brief?.confidence ?? asked?.brief.confidence ?? 0,
        intents: toIntents(brief ?? asked?.brief),
        isTainted: [...results, ...rounds.flatMap(({ answers }) => answers)].some(({ tainted }) => tainted),
        quotes: results
          .filter(({ tainted }) => tainted)
          .reduce<string[]>((older, { output }) => joinQuotes(toQuotes(output.result.data), older), []),
        ...(approval?.state === "approved" ? { released: toReleased(approval) } : {}),
      },
      rounds,
      workerCalls,
      mask: toMasks(run).output,
      cause,
      decidedResult,
      held: [],
    };
  }

  async function drive(attempt: Attempt, progress: Progress, lines: ReturnType<typeof makeAttemptLog>): Promise<void> {
    const { run, journal, signal, rounds, workerCalls, cause, toolContext } = attempt;
    const { events } = journal;
    if (run.isCancelled) throw new AppError("RUN_CANCELED");
    if (run.strikes > mostStrikes) throw new AppError("RUN_ATTEMPTS_EXHAUSTED");
    const agent = agentOf(run.agentType);
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
    let { brief } = progress;
    // Whoever wrote what stands in a picture, it need not be the user.
    toolContext.isTainted ||= tainted || run.attachments.length > 0;
    toolContext.quotes = joinQuotes(toolContext.quotes, quotes);
    toolContext.elsewhere = elsewhere;
    toolContext.hasAppData =
      toldApp !== null || prepared.hasAnswers || rounds.some(({ answers }) => answers.length > 0);
    const toCatalog = (task: TaskBrief) =>
      events.custom(
        "tool.catalog.resolved",
        toCatalogFact(agent, methods, {
          isOffered: task.needs_tools,
          isUnsure: !(task.confidence >= deps.agents.threshold_low),
          isTainted: toolContext.isTainted || toolContext.hasAppData === true,
          intents: toIntents(task),
        }),
      );
    const asked = askedOf(cause);
    if (brief === undefined && asked !== undefined) {
      ({ brief } = asked);
      journal.add({ events: [toCatalog(brief)], entries: [{ kind: "brief", data: brief }] });
    }
    if (brief === undefined) {
      lines.planStart();
      const routing = { agent, ask, limits, text: run.text, locale: attempt.locale, probe };
      const toBrief = (data: string | null) => route({ ...routing, turns: [...masked, toTurn({ app: data })] });
      brief = await toBrief(toldApp);
      // What the message calls for, it calls for without the app's data, too (R34).
      if (toldApp !== null && brief.intents.length > 0) brief = withIntentsOf(brief, await toBrief(null));
      lines.planDone(brief);
      const title = run.no === 1 && run.mode === "chat" ? toThreadTitle(brief) : undefined;
      journal.add({
        events: [events.stepFinished("router"), events.stepStarted("worker"), toCatalog(brief)],
        entries: [{ kind: "brief", data: brief }],
        ...(title === undefined ? {} : { titles: [title] }),
      });
    }
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
    const { claim, isLimitReached } = worked;
    const results = resultsOf(attempt);
    const isDenied = asked?.state === "denied" || asked?.state === "expired" || asked?.state === "skipped";
    const settled = settle(claim, {
      // What another version of this turn has done is as good a proof, and does not outweigh what this one did.
      outcomes: [...toOutcomesElsewhere(elsewhere), ...toOutcomes(results), ...toFrontendOutcomes(rounds)],
      isLimitReached,
      isWaiting: false,
      ...(isDenied ? {} : { needs: { tools: brief.needs_tools, intents: toolContext.intents } }),
    });
    const question = settled.output.status === "failed" ? undefined : claim.question;
    if (question !== undefined && (await mayAsk(attempt)))
      return lines.finalizeDone(
        await askPerson(writing, attempt, { output: settled.output, question, brief }),
        rounds.length,
      );
    const { isLowered, isUnproved } = settled;
    const output = isUnproved ? withNote(settled.output, toUnprovedText(brief.language)) : settled.output;
    const review = toReview(
      { output, claimed: claim.status, isLowered, isLimitReached, results, brief },
      { thresholdLow: deps.agents.threshold_low, redactions: limits.review_redactions },
    );
    await finish(writing, attempt, {
      output,
      ...(review === undefined
        ? {}
        : { more: { events: [events.custom("action.required", toReviewFact(review))], reviews: [review] } }),
    });
    lines.finalizeDone(output, rounds.length + 1);
  }

  /**
   * One who has skipped a question is not asked again for the same request, and nobody is asked without end. A client
   * that can show no form has the question in words.
   */
  async function mayAsk({ cause, run }: Attempt): Promise<boolean> {
    if (run.input["forms"] === false) return false;
    if (cause.kind === "form" && cause.question.state === "skipped") return false;
    return (await deps.questions.countPending(run.ownerId)) < limits.pending_approvals;
  }

  /** Ends a run that cannot go on. What is over for this attempt only is thrown on. */
  async function close(
    attempt: Attempt,
    controller: AbortController,
    lines: ReturnType<typeof makeAttemptLog>,
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
      await fail(writing, toAttempt(attempt.run, controller, await recover(attempt.run), attempt.cause), "INTERNAL");
    }
    lines.failed(error.code, attempt.rounds.length, error.cause);
  }

  /**
   * The last resort: a log that cannot be closed well is closed all the same, or the run would come back for ever
   * (G035).
   */
  async function giveUp(run: ClaimedRun, reason: unknown): Promise<void> {
    const say = makeRunEvents(run);
    const error = say.runError("RUN_ATTEMPTS_EXHAUSTED");
    // Whatever is wrong with the log must not keep the run from ending.
    const latest = await runs
      .journal(run.taskId)
      .then(toLatest)
      .catch(() => 0);
    const now = Math.max(deps.clock.now(), latest);
    const events = [...(run.lastSeq === 0 ? [say.runStarted()] : []), error].map((event) => toLogged(event, now));
    deps.log.error("a run is given up with things left open", {
      task_id: run.taskId,
      request_id: run.requestId,
      cause: reason,
    });
    const ended = await runs.end(run, {
      batch: { events, notices: deps.notify.ended(run, "failed") },
      ending: { state: "failed", error: { code: error.code, message: error.message } },
    });
    if (ended === undefined) return;
    deps.stream.publish(run.taskId, ended.lastSeq - events.length + 1, events);
    if (ended.hasNext) deps.stream.ring("run");
  }

  /** Status and review tell it too, where there is no room for the words. */
  function withNote(output: WorkerOutput, note: string): WorkerOutput {
    const answer = `${output.answer}\n\n${note}`;
    return answer.length <= limits.answer_columns ? { ...output, answer } : output;
  }

  /** A run that goes on has the rounds that were left, and never too few to say what came of it. */
  function toLimits(cause: AttemptCause, used: number): AgentsConfig["limits"] {
    if (cause.kind === "continue")
      return { ...limits, max_iters: Math.max(limits.max_iters, used + limits.resume_min_iters) };
    const asked = askedOf(cause);
    if (asked === undefined) return limits;
    return { ...limits, max_iters: Math.max(limits.resume_min_iters, limits.max_iters - asked.rounds) };
  }

  function agentOf(type: string) {
    return Object.hasOwn(deps.agents.agents, type) ? deps.agents.agents[type] : undefined;
  }
}
