import { methods, type MethodSpec } from "../../generated/contract/methods.ts";
import type { AgUiEvent } from "../../generated/contract/types.ts";
import { newId } from "../base/ids.ts";
import type { Dispatched } from "../tool/call.ts";
import type { Ui } from "../ui/ui.ts";
import type { Attempt } from "./attempt.ts";
import type { Outcome } from "./evidence.ts";
import { batchSize, toCompletedFact, toPolicyFact, toProgressFact } from "./facts.ts";
import type { Round } from "./steps.ts";

/** Writes down what became of a call: for the model, for people, for the record and for a later attempt, all at once. */
export function addResult({ run, journal, locale, mask }: Attempt, round: Round, { call, ui }: { call: Dispatched; ui: Pick<Ui, "compile"> }): void {
  const { output, content, tainted, record, safeInput } = call;
  const { events } = journal;
  const { ui_hints: hints, ...kept } = output;
  const wireId = newId("msg");
  const resultRef = `message:${wireId}`;
  const uiSchema = ui.compile(hints, { locale, theme: "default", meta: { requestId: run.runId, toolId: output.tool_call_id } });
  const step = { tool_call_id: output.tool_call_id, output: kept, content };
  journal.add({
    events: [
      events.custom("tool.policy", toPolicyFact({ call, spec: specOf(record.tool), safeArguments: safeInput, argumentsRef: resultRef })),
      ...toBatchProgress(events, call),
      events.toolResult({ messageId: wireId, output, content, uiSchema }),
      events.custom("tool.completed", toCompletedFact(call, resultRef)),
    ],
    messages: [{ wireId, role: "tool", content, metadata: { tool_agent_output: output, assistant_message_id: round.reply.message_id, tainted }, visibilityMask: mask }],
    toolCalls: [{ ...record, resultRef }],
    steps: [{ kind: "result", data: step }],
  });
  round.results.push(step);
}

/** All calls of a run and how they ended, as the evidence for its answer. */
export function toOutcomes(rounds: readonly Round[]): Outcome[] {
  return rounds.flatMap(({ results }) => results).map(({ output: { tool_call_args: { module, method }, status } }) => {
    const spec = specOf(`${module}.${method}`);
    return { method: spec?.id ?? null, isWrite: spec !== undefined && !spec.is_read_only, status };
  });
}

/** Names come from a model: "constructor.name" is simply not a method. */
export function specOf(id: string | null): MethodSpec | undefined {
  return id !== null && Object.hasOwn(methods, id) ? methods[id as keyof typeof methods] : undefined;
}

/** A batch tells how many of its items there were, once they are done: it is one transaction, so all of them or none. */
function toBatchProgress(events: Attempt["journal"]["events"], { output, record }: Dispatched): AgUiEvent[] {
  const total = batchSize(output.tool_call_args.input);
  if (total === undefined || record.tool === null || output.status !== "success") return [];
  return [events.custom("tool.progress", toProgressFact({ toolCallId: output.tool_call_id, toolName: record.tool, done: total, total }))];
}
