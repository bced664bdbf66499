import type { AgUiEvent, UiSchema } from "../../../generated/contract/types.ts";
import { fingerprintCall } from "../../base/canonical.ts";
import type { Clock } from "../../base/clock.ts";
import { newId } from "../../base/ids.ts";
import { toMethodId } from "../../base/method-id.ts";
import { methodSpec } from "../../base/method-spec.ts";
import { joinQuotes, toQuotes } from "../../base/quoted.ts";
import type { DoneElsewhere } from "../../domain/tool-call.ts";
import type { NewAction } from "../../store/people/people.ts";
import type { Dispatched } from "../../tool/dispatch/dispatch.ts";
import type { Ui } from "../../ui/ui.ts";
import {
  batchSize,
  toCompletedFact,
  toPolicyFact,
  toProgressFact,
  type ResultEntry,
  type Round,
} from "../journal/journal.ts";
import type { Outcome } from "../stages/stages.ts";
import type { Attempt } from "./state.ts";

export interface ResultDeps {
  ui: Pick<Ui, "compile" | "toFrozenActions" | "toAnswer">;
  clock: Clock;
  /** How long a button works. */
  actionHours: number;
}

/** Where a result goes: behind a message of this run, or in the place of the one that said it was waiting. */
export type Place =
  | { assistantMessageId: string; messageId?: string | undefined }
  | { assistantMessageId: string | null; replaces: string };

export interface Written {
  step: ResultEntry;
  /** The tool message's. */
  messageId: string;
  uiSchema: UiSchema | null;
}

/**
 * Writes down what became of a call of this run: for the model, for people, for the record and for a later attempt, all
 * at once.
 */
export function addResult(deps: ResultDeps, attempt: Attempt, round: Round, call: Dispatched): Written {
  const { message_id: assistantMessageId, calls } = round.reply;
  const messageId = calls.find(({ id }) => id === call.output.tool_call_id)?.result_id;
  const written = writeResult(deps, attempt, { assistantMessageId, messageId }, call);
  round.results.push(written.step);
  return written;
}

export function writeResult(
  { ui, clock, actionHours }: ResultDeps,
  attempt: Attempt,
  place: Place,
  call: Dispatched,
): Written {
  const { run, cause, journal, locale, mask, toolContext } = attempt;
  const { output, content, tainted, isUnconfirmed, record, safeInput } = call;
  const { events } = journal;
  const { ui_hints: hints, ...kept } = output;
  const messageId = "replaces" in place ? place.replaces : (place.messageId ?? newId("msg"));
  const resultRef = `message:${messageId}`;
  const uiSchema = ui.compile(hints, {
    locale,
    theme: "default",
    meta: { requestId: run.runId, toolId: output.tool_call_id },
  });
  const said = hasModel(cause) || uiSchema === null ? {} : { said: ui.toAnswer(uiSchema) };
  const step: ResultEntry = {
    tool_call_id: output.tool_call_id,
    output: kept,
    content,
    tainted,
    ...(isUnconfirmed ? { unconfirmed: true } : {}),
    redactions: record.redactions,
    ...said,
  };
  const metadata = {
    tool_agent_output: output,
    ...(place.assistantMessageId === null ? {} : { assistant_message_id: place.assistantMessageId }),
    tainted,
  };
  const expiresAt = new Date(clock.now() + actionHours * 3_600_000);
  journal.add({
    events: [
      ...(call.isTold
        ? []
        : [
            events.custom(
              "tool.policy",
              toPolicyFact({ call, spec: methodSpec(record.tool), safeArguments: safeInput, argumentsRef: resultRef }),
            ),
          ]),
      ...toBatchProgress(events, call),
      events.toolResult({ messageId, output, content, uiSchema, tainted }),
      events.custom("tool.completed", toCompletedFact(call, resultRef)),
    ],
    ...("replaces" in place
      ? { messageChanges: [{ wireId: messageId, content, metadata }] }
      : { messages: [{ wireId: messageId, role: "tool", content, metadata, visibilityMask: mask }] }),
    toolCalls: [{ ...record, resultRef }],
    actions: ui.toFrozenActions(hints).map(({ actionId, call: frozen }): NewAction => ({
      actionId,
      toolCallId: output.tool_call_id,
      call: frozen,
      callHash: fingerprintCall(toMethodId(frozen), frozen.input),
      expiresAt,
    })),
    entries: [{ kind: "result", data: step }],
  });
  toolContext.isTainted ||= tainted;
  if (tainted) toolContext.quotes = joinQuotes(toQuotes(output.result.data), toolContext.quotes);
  return { step, messageId, uiSchema };
}

/** Whether a model will say what came of the call. */
function hasModel(cause: Attempt["cause"]): boolean {
  if (cause.kind === "decision") return !cause.approval.isDirect;
  return cause.kind !== "button" && cause.kind !== "direct";
}

/** Results and how they ended, as the evidence for an answer. */
export function toOutcomes(results: readonly ResultEntry[]): Outcome[] {
  return results.map(({ output: { tool_call_args: args, status } }) => {
    const spec = methodSpec(toMethodId(args));
    return { method: spec?.id ?? null, isWrite: spec !== undefined && !spec.is_read_only, status };
  });
}

/** What was done for another version of the turn. */
export const toOutcomesElsewhere = (done: readonly DoneElsewhere[]): Outcome[] =>
  done.flatMap(({ method, isOfThisTurn }) => (isOfThisTurn ? [{ method, isWrite: true, status: "success" }] : []));

/**
 * Everything the run has brought about, in order. A call that a person said no to is no failure (R21): nothing was
 * tried, and whether the answer says so is for no rule to judge.
 */
export function resultsOf({ decidedResult, rounds }: Pick<Attempt, "decidedResult" | "rounds">): ResultEntry[] {
  const counts = decidedResult !== undefined && decidedResult.output.error?.code !== "APPROVAL_DENIED";
  return [...(counts ? [decidedResult] : []), ...rounds.flatMap(({ results }) => results)];
}

/**
 * A batch tells how many of its items there were, once they are done: it is one transaction, so all of them or none.
 */
function toBatchProgress(events: Attempt["journal"]["events"], { output, record }: Dispatched): AgUiEvent[] {
  const total = batchSize(output.tool_call_args.input);
  if (total === undefined || record.tool === null || output.status !== "success") return [];
  return [
    events.custom(
      "tool.progress",
      toProgressFact({ toolCallId: output.tool_call_id, toolName: record.tool, done: total, total }),
    ),
  ];
}
