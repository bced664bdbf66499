import type { AgUiEvent, EvidenceEvent } from "../../../generated/contract/types.ts";
import type { ModelCallTrace, RunRow, RunTraces } from "../../store/runs/runs.ts";
import { toClassed, withPermission, type Classed } from "./classes.ts";

type Dated = Classed & { at: number; said: number; eventId: string; modelCallNo?: number };

/**
 * All that is known of a run as classed events, in the order in which it was written; the log keeps its own whatever
 * clocks did. What an event tells as its time is when it was said, a little before.
 */
export function toTrace(run: RunRow, { causeKind, events, calls, late }: RunTraces): Omit<EvidenceEvent, "sequence">[] {
  const { taskId, threadId, runId } = run;
  let latest = run.createdAt.getTime();
  const dated = (at: Date, place: string, facts: readonly Classed[], said = at.getTime()): Dated[] =>
    facts.map((fact) => ({ ...fact, at: at.getTime(), said, eventId: `${taskId}/${place}#${fact.type}` }));
  const all: Dated[] = [
    ...dated(run.createdAt, "0", toSubmitted(run, causeKind)),
    ...events.flatMap(({ seq, at, data }) => {
      latest = Math.max(latest, at.getTime());
      const event = JSON.parse(data) as AgUiEvent;
      return dated(new Date(latest), String(seq), toClassed(event), event.timestamp);
    }),
    ...calls.flatMap((call) => toModelCall(call, dated)),
    ...late.flatMap(({ actionId, kind, resolution, toolCallId, at }) => {
      const ids = { actionId, ...(toolCallId === null ? {} : { toolCallId }) };
      const payload = { action_id: actionId, kind, resolution };
      const facts = withPermission({ type: "action.resolved", ...ids, payload }, "permission.resolved");
      return dated(at, `late-${actionId}`, facts);
    }),
  ];
  // The sort is stable: of one instant, the log stays in its order.
  return all
    .sort((a, b) => a.at - b.at || rankOf(a) - rankOf(b))
    .map(({ at: _at, said, eventId, type, payload, refs = [], ...ids }) => ({
      kind: "event",
      schemaVersion: "1.0",
      type,
      eventId,
      timestamp: new Date(said).toISOString(),
      threadId,
      turnId: runId,
      runId,
      taskId,
      ...ids,
      payload,
      refs,
    }));
}

/** One statement writes the end of a model call, what came of it, and the start of the next: in this order. */
const rankOf = ({ type }: Dated): number => (ends.has(type) ? 0 : type === "model.requested" ? 2 : 1);
const ends: ReadonlySet<string> = new Set(["model.completed", "model.failed", "cost.recorded"]);

function toSubmitted({ agentType, mode, parentRunId }: RunRow, cause: string): Classed[] {
  const payload = { agent_type: agentType, runtime_mode: mode, cause };
  const refs = parentRunId === null ? [] : [`run:${parentRunId}`];
  return [
    { type: "turn.submitted", payload, refs },
    { type: "task.created", payload, refs },
  ];
}

function toModelCall(
  call: ModelCallTrace,
  dated: (at: Date, place: string, facts: readonly Classed[]) => Dated[],
): Dated[] {
  const { no, stage: stepId, state, startedAt, endedAt, provider, model, latencyMs, errorCode } = call;
  const { requestedModel, attempt, reason } = call;
  const asked: Classed = {
    type: "model.requested",
    stepId,
    payload: { provider, model, requested_model: requestedModel, attempt, reason },
  };
  const type = state === "finished" ? "model.completed" : "model.failed";
  const ended: Classed[] =
    endedAt === null
      ? []
      : [
          { type, stepId, payload: { provider, model, state, latency_ms: latencyMs, error_code: errorCode } },
          { type: "cost.recorded", stepId, payload: toCost(call) },
        ];
  return [...dated(startedAt, `call-${no}`, [asked]), ...dated(endedAt ?? startedAt, `call-${no}`, ended)].map(
    (fact) => ({ ...fact, modelCallNo: no }),
  );
}

/** What nobody told is unknown, not nothing. */
function toCost({
  directCost,
  cost,
  currency,
  catalogVersion,
  inputTokens,
  outputTokens,
  totalTokens,
}: ModelCallTrace) {
  return {
    amount: directCost ?? cost,
    currency,
    source: directCost === null ? (cost === null ? "unknown" : "catalog") : "provider",
    catalog_version: catalogVersion,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    total_tokens: totalTokens,
  };
}
