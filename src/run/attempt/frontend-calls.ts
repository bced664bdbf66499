import type { WorkerOutput } from "../../../generated/contract/types.ts";
import { frontendCallField, notAnswered } from "../../base/frontend-tools.ts";
import { findMisfit } from "../../base/json-schema.ts";
import type { FrontendAnswer, FrontendCall, FrontendTool } from "../../domain/frontend-tool.ts";
import type { ReplyCall, Round } from "../journal/journal.ts";
import type { Outcome } from "../stages/stages.ts";
import type { EndingDeps } from "./ending.ts";
import type { Attempt } from "./state.ts";

/**
 * Calls of tools that the client has (R33). They stay outside of the registry and of dispatch: judged by the schema
 * that the client gave, and then left to it. The run ends with them open; what the client brings starts the run that
 * goes on.
 */
export const callsOfServer = ({ reply }: Pick<Round, "reply">): ReplyCall[] =>
  reply.calls.filter(({ frontend }) => frontend !== true);

/** Those that the client has to carry out, and has not. */
export function openCalls({ reply, answers }: Round): ReplyCall[] {
  const known = new Set(answers.map(({ tool_call_id: id }) => id));
  return reply.calls.filter(({ id, frontend }) => frontend === true && !known.has(id));
}

const most = { calls: 5, arguments: 20_000 };

/** Answers in place of the client's, to calls that it is not to hear of. */
export function refuseCalls(calls: readonly ReplyCall[], tools: readonly FrontendTool[]): FrontendAnswer[] {
  return calls
    .filter(({ frontend }) => frontend === true)
    .flatMap((call, index) => {
      const message =
        index < most.calls ? findProblem(call, tools) : `At most ${most.calls} tools of the app are called at once.`;
      if (message === undefined) return [];
      const content = JSON.stringify({ status: "failure", error: { code: "INVALID_ACTION_INPUT", message } });
      return [{ frontend: true, tool_call_id: call.id, content, status: "failure", tainted: false }];
    });
}

function findProblem({ name, arguments: text }: ReplyCall, tools: readonly FrontendTool[]): string | undefined {
  if (text.length > most.arguments) return `The arguments are longer than ${most.arguments} characters.`;
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return "The arguments are not one JSON object.";
  const tool = tools.find((one) => one.name === name);
  const misfit = tool && findMisfit(tool.parameters, value);
  return misfit && `${misfit.path === "" ? "It" : misfit.path} ${misfit.message}.`;
}

/** Models leave the arguments of a tool that wants none empty. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.trim() === "" ? "{}" : text);
  } catch {
    return undefined;
  }
}

/** The end of a run whose calls the client carries out. Nothing waits for it in memory. */
export async function leaveOpen(deps: EndingDeps, attempt: Attempt): Promise<WorkerOutput> {
  const { journal, rounds, run, mask, workerCalls } = attempt;
  const { events } = journal;
  const round = rounds.at(-1);
  if (round === undefined) throw new Error("no call was made in this run");
  const { message_id: messageId } = round.reply;
  const calls = openCalls(round).map(({ id, name, arguments: text, result_id: wireId = `${id}-result` }) => {
    const call: FrontendCall = { id, name, arguments: JSON.stringify(parse(text)), state: "open" };
    return { call, wireId };
  });
  journal.add({
    events: [
      ...calls.flatMap(({ call: { id, name, arguments: args } }) =>
        events.frontendCall({ messageId, toolCallId: id, name, args }),
      ),
      events.stepFinished("worker"),
      events.runFinished(),
    ],
    // Whatever comes next, the call has a result that a provider takes; the client's own takes its place.
    messages: calls.map(({ call, wireId }) => ({
      wireId,
      role: "tool",
      content: notAnswered,
      metadata: { [frontendCallField]: call, assistant_message_id: messageId, tainted: false },
      visibilityMask: mask,
    })),
    notices: deps.notify.ended(run, "finished"),
  });
  await deps.probe("before final");
  await journal.end({ state: "finished", usage: deps.usage.toWire(workerCalls) });
  return { status: "partial_success", answer: "", suggested_actions: [], error: null };
}

/** What the client says it has done, as evidence for the answer. */
export const toFrontendOutcomes = (rounds: readonly Round[]): Outcome[] =>
  rounds.flatMap(({ reply, answers }) =>
    answers.map(({ tool_call_id: id, status }) => ({
      method: `app:${reply.calls.find((call) => call.id === id)?.name ?? ""}`,
      isWrite: false,
      status,
    })),
  );
