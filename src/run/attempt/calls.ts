import type { Timers } from "../../base/clock.ts";
import { newId } from "../../base/ids.ts";
import type { FrontendTool } from "../../domain/frontend-tool.ts";
import type { Reply } from "../../model/model.ts";
import type { Tool } from "../../tool/tool.ts";
import type { Probe, ReplyCall, Round } from "../journal/journal.ts";
import { toModelIds, toToolCall } from "./call-ids.ts";
import { callsOfServer, refuseCalls } from "./frontend-calls.ts";
import { tellProgress } from "./progress.ts";
import { addResult, type ResultDeps } from "./results.ts";
import type { Attempt } from "./state.ts";

export interface CallsDeps extends ResultDeps {
  tool: Pick<Tool, "dispatchAll" | "toEnvelope">;
  timers: Timers;
  probe: Probe;
  /** Closes the text message that is open, if one is, without making it an answer. */
  supersede(attempt: Attempt): Promise<void>;
}

/** Far more than are ever run; the messages of a run have a thousand places. */
const mostCalls = 20;
/** What is longer cannot be read by the tool either, so its end is not missed. */
const longestArguments = 200_000;
/** People see so soon that a call is made, whatever it is and however long it takes. As long as text is held back. */
export const shownWithinMs = 50;

/**
 * The reply and its calls become part of the log before any of them may change something, here or at the client: what
 * lets such a call through writes down all that stands before it. Calls that only read share a write with their
 * results.
 */
export async function begin(
  { tool, probe, supersede }: CallsDeps,
  attempt: Attempt,
  { text, toolCalls, reasoning }: Reply,
  frontend: readonly FrontendTool[] = [],
): Promise<Round> {
  const { journal, rounds } = attempt;
  const given = toolCalls.slice(0, mostCalls);
  const used = new Set(rounds.flatMap(({ reply }) => reply.calls.map(({ id, model_id = id }) => model_id)));
  const ids = given.map(() => newId("call"));
  const modelIds = toModelIds(
    given.map(({ id }) => id),
    used,
    ids,
  );
  const all = given.map(({ name, arguments: args }, index): ReplyCall => ({
    id: ids[index] as string,
    model_id: modelIds[index] as string,
    result_id: newId("msg"),
    name,
    arguments: args.slice(0, longestArguments + 1),
    ...(frontend.some((offered) => offered.name === name) ? { frontend: true } : {}),
  }));
  const calls = [...all.filter((call) => !call.frontend), ...all.filter((call) => call.frontend)];
  const message_id = newId("msg");
  await supersede(attempt);
  const round: Round = {
    reply: { message_id, text, calls, ...(reasoning === undefined ? {} : { reasoning }) },
    results: [],
    answers: refuseCalls(calls, frontend),
  };
  journal.add({
    // Those of the frontend are told when it is its turn: until then they may still not be made.
    events: callsOfServer(round).flatMap((call) =>
      journal.events.toolCall({ messageId: message_id, toolCallId: call.id, args: tool.toEnvelope(toToolCall(call)) }),
    ),
    entries: [
      { kind: "reply", data: round.reply },
      ...round.answers.map((data) => ({ kind: "result" as const, data })),
    ],
  });
  if (calls.some((call) => call.frontend)) await journal.flush();
  rounds.push(round);
  await probe("after reply kept");
  return round;
}

/** Runs the calls of a reply that have no result yet, up to one that waits for a person. */
export async function act(deps: CallsDeps, attempt: Attempt, round: Round): Promise<void> {
  const { tool, timers, probe } = deps;
  const { journal, signal, toolContext, held } = attempt;
  const calls = callsOfServer(round).map(toToolCall);
  if (round.results.length === calls.length) return;
  toolContext.iteration = attempt.rounds.length;
  const alarms = new Map<string, () => void>();
  const leaving = makeLeaving(signal);
  let isOver = false;
  // Where it fails, the attempt is over: the journal says so.
  const callOff = timers.after(shownWithinMs, () => {
    journal.flush().catch(() => {});
  });
  const dispatched = tool.dispatchAll(calls, toolContext, {
    done: round.results.length,
    async onStart(call) {
      alarms.set(call.id, tellProgress(timers, attempt, { id: call.id, envelope: tool.toEnvelope(call) }));
      await probe("before tool call");
    },
    async onResult(call) {
      // A neighbour that failed the whole run did not wait for this one.
      if (isOver) return;
      alarms.get(call.output.tool_call_id)?.();
      await probe("after tool effect");
      // A question without the answer that explains it, or one that a cancelled run has asked, must never be seen.
      if (call.awaitsApproval || held.length > 0) return void held.push(call);
      addResult(deps, attempt, round, call);
      // The last one shares a statement with the next model call, which is asked at once.
      if (round.results.length === calls.length) return;
      await journal.flush();
      await probe("after result written");
    },
  });
  try {
    await Promise.race([dispatched, leaving.promise]);
  } finally {
    isOver = true;
    callOff();
    leaving.cancel();
    alarms.forEach((cancel) => cancel());
    dispatched.catch(() => {});
  }
  signal.throwIfAborted();
}

/**
 * Rejects when the attempt may not wait any longer. A cancelled run waits for its calls, which end or are given up by
 * their own rules; a run that another process holds does not.
 */
export function makeLeaving(signal: AbortSignal): { promise: Promise<never>; cancel(): void } {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  const leave = (): void => {
    const { code } = signal.reason as { code?: unknown };
    if (code !== "RUN_CANCELED" && code !== "RUN_TIMEOUT") reject(signal.reason);
  };
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave);
  return { promise, cancel: () => signal.removeEventListener("abort", leave) };
}
