import type { ErrorCode } from "../../../generated/contract/errors.ts";
import type { AgUiEvent, RunFinishedEvent, SnapshotMessage, WorkerOutput } from "../../../generated/contract/types.ts";
import { newId } from "../../base/ids.ts";
import type { Locale } from "../../base/locale.ts";
import type { Clean } from "../../domain/clean.ts";
import type { Notify } from "../../notify/notify.ts";
import type { Dispatched } from "../../tool/dispatch/dispatch.ts";
import type { Tool } from "../../tool/tool.ts";
import type { Usage } from "../../usage/usage.ts";
import type { Addition, Probe } from "../journal/journal.ts";
import { toToolCall } from "./call-ids.ts";
import { placeOf, toBegun } from "./carry-out.ts";
import { toReleased } from "./cause.ts";
import { callsOfServer } from "./frontend-calls.ts";
import { addResult, writeResult, type ResultDeps } from "./results.ts";
import type { Attempt } from "./state.ts";

export interface EndingDeps extends ResultDeps {
  history: {
    snapshot(query: { ownerId: string; threadId: string; uptoSeq: number; locale: Locale }): Promise<SnapshotMessage[]>;
  };
  tool: Pick<Tool, "cancel">;
  clean: Clean;
  usage: Pick<Usage, "toWire">;
  notify: Pick<Notify, "ended" | "required">;
  probe: Probe;
}

/** An open text message is closed without being an answer: clients are told to drop it, and it has no row (R9). */
export async function supersede(
  { history, usage }: EndingDeps,
  { run, journal, workerCalls, locale, toolContext }: Attempt,
): Promise<void> {
  const { openText: open } = journal.state;
  if (open === null) return;
  // What the snapshot is to show must be there first.
  await journal.flush();
  const messages = await history.snapshot({
    ownerId: run.ownerId,
    threadId: run.threadId,
    uptoSeq: journal.uptoSeq,
    locale,
  });
  const { events } = journal;
  journal.add({
    events: [
      events.textEnd({
        messageId: open.messageId,
        output: toBeginning(journal.openText),
        usage: usage.toWire(workerCalls),
        tainted: toolContext.isTainted,
        superseded: true,
      }),
      events.messagesSnapshot(messages),
    ],
  });
}

/**
 * The answer that a run was writing when it was cancelled or failed. The user has read it, so it stays: in the stream,
 * in the history and in what the next run is told. No later attempt writes it anew.
 */
function keepStopped({ usage }: EndingDeps, attempt: Attempt, by: "user" | "failure"): void {
  const { journal, workerCalls, toolContext, mask } = attempt;
  const {
    events,
    state: { openText: open },
  } = journal;
  if (open === null) return;
  const output = toBeginning(journal.openText);
  const { status, suggested_actions, error } = output;
  const { messageId } = open;
  const tainted = toolContext.isTainted;
  journal.add({
    events: [events.textEnd({ messageId, output, usage: usage.toWire(workerCalls), tainted, stopped: true })],
    messages: [
      {
        wireId: messageId,
        role: "assistant",
        content: output.answer,
        metadata: { stage: "worker", status, suggested_actions, error, stopped: true, stopped_by: by, tainted },
        visibilityMask: mask,
      },
    ],
  });
}

const toBeginning = (answer: string): WorkerOutput => ({
  status: "partial_success",
  answer,
  suggested_actions: [],
  error: null,
});

export interface Finish {
  output: WorkerOutput;
  /** What else is written with it. */
  more?: Addition;
  /** Unless the run has done all it could. */
  outcome?: Extract<RunFinishedEvent["outcome"], { type: "interrupt" }>;
}

/** The answer, and with it the end of the run and the turn of the next one, in one transaction. */
export async function finish(
  deps: EndingDeps,
  attempt: Attempt,
  { output, more = {}, outcome }: Finish,
): Promise<void> {
  const { run, journal, workerCalls, mask, toolContext } = attempt;
  const state = outcome === undefined ? "finished" : "interrupted";
  // What was shown so far is the beginning of the answer, or it never was one.
  if (!output.answer.startsWith(journal.openText)) await supersede(deps, attempt);
  const {
    events,
    state: { openText: open },
  } = journal;
  const messageId = open?.messageId ?? newId("msg");
  const rest = open === null ? output.answer : output.answer.slice(journal.openText.length);
  const usage = deps.usage.toWire(workerCalls);
  const { status, suggested_actions, error, truncated } = output;
  const { events: facts = [], ...rows } = more;
  journal.add(rows);
  journal.add({
    // Facts stand before the answer or behind it: a client that is sent whole answers is told the two ends of one in
    // one piece.
    events: [
      ...(open === null ? [...facts, events.textStart(messageId)] : []),
      ...(rest === "" ? [] : [events.textContent(messageId, rest)]),
      events.textEnd({ messageId, output, usage, tainted: toolContext.isTainted }),
      ...(open === null ? [] : facts),
      events.stepFinished("worker"),
      events.runFinished(outcome),
    ],
    messages: [
      {
        wireId: messageId,
        role: "assistant",
        content: output.answer,
        metadata: {
          stage: "worker",
          status,
          suggested_actions,
          error,
          ...(truncated ? { truncated } : {}),
          tainted: toolContext.isTainted,
        },
        visibilityMask: mask,
      },
    ],
    entries: [{ kind: "final", data: { output } }],
    notices: deps.notify.ended(run, state),
  });
  await deps.probe("before final");
  await journal.end({ state, output, usage });
}

/** Whatever is open is closed, and the run ends with RUN_ERROR: one way for every reason, in one transaction. */
export async function fail(deps: EndingDeps, attempt: Attempt, code: ErrorCode): Promise<void> {
  const { run, journal, rounds, toolContext, workerCalls } = attempt;
  const { events } = journal;
  if (journal.state.phase === "new") journal.add({ events: [events.runStarted()] });
  keepStopped(deps, attempt, code === "RUN_CANCELED" ? "user" : "failure");
  for (const call of await cancelled(deps, attempt))
    addResult(deps, attempt, rounds.at(-1) as Attempt["rounds"][number], call);
  await dropDecision(deps, attempt);
  const { openStep } = journal.state;
  const error = events.runError(code);
  const state = error.code === "RUN_CANCELED" ? "canceled" : "failed";
  const last: AgUiEvent[] = [...(openStep === null ? [] : [events.stepFinished(openStep)]), error];
  journal.add({ events: last, notices: deps.notify.ended(run, state) });
  await deps.probe("before closing");
  await journal.end({
    state,
    error: { code: error.code, message: error.message },
    ...(workerCalls.length === 0 ? {} : { usage: deps.usage.toWire(workerCalls) }),
  });

  /** No call is dropped silently: those without a result get one that says so (G040). */
  async function cancelled({ tool }: EndingDeps, { rounds: all }: Attempt): Promise<Dispatched[]> {
    const round = all.at(-1);
    const open = round === undefined ? [] : callsOfServer(round).slice(round.results.length);
    return await Promise.all(open.map((call) => tool.cancel(toToolCall(call), toolContext)));
  }
}

/** A decision that was not carried out leaves a card that waits for nothing; it gets its end like any other call. */
async function dropDecision(deps: EndingDeps, attempt: Attempt): Promise<void> {
  const { cause, journal, toolContext } = attempt;
  if (cause.kind !== "decision" || attempt.decidedResult !== undefined) return;
  const { approval } = cause;
  if (journal.state.openStep === null) journal.add({ events: toBegun(deps, attempt, approval) });
  const call = await deps.tool.cancel(
    { id: approval.toolCallId, messageId: approval.messageId, arguments: approval.call },
    { ...toolContext, released: toReleased(approval) },
  );
  attempt.decidedResult = writeResult(deps, attempt, placeOf(approval), call).step;
}
