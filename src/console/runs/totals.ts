import type { EvidenceEvent } from "../../sdk/sdk.ts";
import type { Evidence } from "./use-evidence.ts";

/** By class of event; the contract leaves its fields open. */
export const payloadOf = ({ payload }: EvidenceEvent): Readonly<Record<string, unknown>> => payload;

interface RunTotals {
  duration: number | undefined;
  modelCalls: number;
  /** Model calls that were asked again, or of another model. */
  retries: number;
  toolCalls: number;
  input: number;
  output: number;
  /** Undefined when no call has a price. */
  cost: number | undefined;
  currency: string;
}

export function totalsOf({ run, facts }: Evidence): RunTotals {
  const costs = facts.filter(({ type }) => type === "cost.recorded").map(payloadOf);
  const sum = (name: string) => costs.reduce<number>((total, payload) => total + (Number(payload[name]) || 0), 0);
  const priced = costs.filter(({ amount }) => typeof amount === "string");
  const currency = priced[0]?.["currency"];
  return {
    duration:
      run.startedAt === undefined || run.endedAt === undefined
        ? undefined
        : Date.parse(run.endedAt) - Date.parse(run.startedAt),
    modelCalls: facts.filter(({ type }) => type === "model.requested").length,
    retries: facts.filter(({ type }) => type === "routing.retry.applied" || type === "routing.fallback.applied").length,
    toolCalls: run.toolCalls.length,
    input: sum("input_tokens"),
    output: sum("output_tokens"),
    cost: priced.length === 0 ? undefined : sum("amount"),
    currency: typeof currency === "string" ? currency : "USD",
  };
}
