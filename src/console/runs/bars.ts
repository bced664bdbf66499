import { displayName, type EvidenceEvent } from "../../sdk/sdk.ts";
import type { Locale } from "../text/table.ts";
import { payloadOf } from "./totals.ts";
import type { Evidence } from "./use-evidence.ts";

export interface Bar {
  id: string;
  kind: "stage" | "model" | "tool" | "wait";
  name: string;
  from: number;
  /** Now, of what is still under way. */
  to: number;
  isOpen: boolean;
  isFailed: boolean;
  /** What is shown when it is opened: named values, most telling first. */
  details: readonly (readonly [string, unknown])[];
}

/** Stages with the model calls and tool calls inside them, in the order in which they began. */
export function toBars({ run, facts }: Evidence, locale: Locale): Bar[] {
  const now = run.endedAt === undefined ? Date.now() : Date.parse(run.endedAt);
  const time = (at: string | undefined) => (at === undefined ? now : Date.parse(at));
  const bars: Bar[] = [];
  if (run.startedAt !== undefined && time(run.startedAt) - time(run.createdAt) > 50)
    bars.push(toBar("queue", "wait", "queue", { from: time(run.createdAt), to: time(run.startedAt) }));
  for (const step of run.steps)
    bars.push({
      ...toBar(`stage-${step.stepName}`, "stage", step.stepName, {
        from: time(step.startedAt),
        to: time(step.endedAt),
      }),
      isOpen: step.endedAt === undefined,
      isFailed: step.status === "failed",
    });
  for (const [no, calls] of Map.groupBy(facts, ({ modelCallNo }) => modelCallNo)) {
    if (no === undefined) continue;
    const begun = calls.find(({ type }) => type === "model.requested");
    const end = calls.find(({ type }) => type === "model.completed" || type === "model.failed");
    const cost = calls.find(({ type }) => type === "cost.recorded");
    if (begun === undefined) continue;
    const { provider, model, attempt } = payloadOf(begun);
    bars.push({
      ...toBar(`model-${no}`, "model", `${String(provider)} / ${String(model)}`, {
        from: time(begun.timestamp),
        to: time(end?.timestamp),
      }),
      isOpen: end === undefined,
      isFailed: end?.type === "model.failed",
      details: [
        ["stage", begun.stepId],
        ["attempt", attempt],
        ...entriesOf(begun),
        ...entriesOf(end),
        ...entriesOf(cost),
      ],
    });
  }
  for (const [id, calls] of Map.groupBy(facts, ({ toolCallId }) => toolCallId)) {
    if (id === undefined) continue;
    const begun = calls.find(({ type }) => type === "tool.started") ?? calls[0];
    const end = calls.find(({ type }) => type === "tool.result" || type === "tool.failed");
    const args = toPayload(calls.find(({ type }) => type === "tool.args"));
    const policy = toPayload(calls.find(({ type }) => type === "permission.evaluated"));
    if (begun === undefined) continue;
    const method = args["module"] ? `${String(args["module"])}.${String(args["method"])}` : "";
    bars.push({
      ...toBar(`tool-${id}`, "tool", method === "" ? id : `${displayName(method, undefined, locale)} (${method})`, {
        from: time(begun.timestamp),
        to: time(end?.timestamp),
      }),
      isOpen: end === undefined && run.endedAt === undefined,
      isFailed: end?.type === "tool.failed",
      details: [
        ["arguments", policy["safe_arguments"]],
        ["decision", policy["decision"]],
        ...entriesOf(end),
        ["hooks before", policy["hooks"]],
      ],
    });
  }
  return bars.toSorted((a, b) => a.from - b.from || rank(a) - rank(b));
}

const ranks = { wait: 0, stage: 1, model: 2, tool: 3 };
const rank = ({ kind }: Bar): number => ranks[kind];

const toBar = (id: string, kind: Bar["kind"], name: string, times: Pick<Bar, "from" | "to">): Bar => ({
  id,
  kind,
  name,
  ...times,
  isOpen: false,
  isFailed: false,
  details: [],
});

const toPayload = (event: EvidenceEvent | undefined) => (event === undefined ? {} : payloadOf(event));

const told = new Set(["provider", "model", "attempt", "tool_call_id", "tool_name", "safe_arguments"]);

const entriesOf = (event: EvidenceEvent | undefined): [string, unknown][] =>
  Object.entries(toPayload(event)).filter(([name]) => !told.has(name));
