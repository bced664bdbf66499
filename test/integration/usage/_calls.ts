import type { Sql } from "postgres";
import { liveRun } from "../../_kit/run.ts";

export interface GivenCall {
  at: string;
  stage?: "router" | "worker";
  state?: "started" | "finished" | "failed" | "aborted" | "lost";
  answered?: boolean;
  provider?: string;
  model?: string;
  /** Prompt and completion; null when the provider did not say. */
  tokens?: [number, number] | null;
  cached?: number;
  cost?: string | null;
  directCost?: string | null;
  currency?: string;
}

/** A run of the owner with these calls, as the run's own writer would leave them. */
export async function givenCalls(sql: Sql, ownerId: string, calls: readonly GivenCall[]): Promise<void> {
  const { taskId } = await liveRun(sql, ownerId);
  const rows = calls.map((call, index) => {
    const [input, output] = call.tokens === undefined ? [100, 10] : (call.tokens ?? [null, null]);
    return {
      task_id: taskId,
      no: index + 1,
      owner_id: ownerId,
      attempt: 1,
      request_id: "req_test",
      stage: call.stage ?? "worker",
      state: call.state ?? "finished",
      requested_model: "qwen3-max",
      provider: call.provider ?? "dashscope",
      model: call.model ?? "qwen3-max",
      fallback_chain: [] as string[],
      reason: "first",
      answered: call.answered ?? true,
      input_tokens: input,
      output_tokens: output,
      total_tokens: input === null ? null : input + (output ?? 0),
      cached_prompt_tokens: call.cached ?? null,
      direct_cost: call.directCost ?? null,
      direct_cost_seen: (call.directCost ?? null) !== null,
      cost: call.cost === undefined && input !== null ? "0.000180000000" : (call.cost ?? null),
      currency: call.currency ?? "USD",
      catalog_version: "test",
      started_at: call.at,
    };
  });
  await sql`insert into model_calls ${sql(rows)}`;
}
