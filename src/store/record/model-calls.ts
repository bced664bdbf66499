import type { ISql } from "postgres";
import type { Stage } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";

interface ReportQuery {
  ownerId: string;
  /** Where each day begins, and where the last one ends, in seconds since 1970. */
  bounds: readonly number[];
  /** Amounts in another one are not added. */
  currency: string;
}

/** One group of calls: all, those of a day, of a model, of a stage or of a thread. */
export interface ReportRow {
  of: "total" | "day" | "model" | "stage" | "thread";
  /** Place of the day among the bounds, from 1. */
  day: number | null;
  provider: string | null;
  model: string | null;
  stage: Stage | null;
  /** Null also of a thread that was deleted. */
  threadId: string | null;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  totalTokens: number;
  cachedPromptTokens: number;
  reasoningTokens: number;
  /** Decimal text; null when no call in the group has a price. */
  cost: string | null;
  unpriced: number;
  usageComplete: boolean;
}

export interface ModelCalls {
  /** The owner's calls in groups, each kind in its own order. */
  report(query: ReportQuery): Promise<ReportRow[]>;
  /** What the owner's calls have cost since then, as decimal text. */
  spent(query: { ownerId: string; since: Date; currency: string }): Promise<string>;
}

export function makeModelCalls(sql: ISql): ModelCalls {
  return {
    async report({ ownerId, bounds, currency }) {
      // Days come as instants: which day a call belongs to is decided by one timezone database, and it is not
      // PostgreSQL's (G187). A stage's own costs count only if all its calls have one, as on its bill; calls that got
      // no answer are no model calls.
      return await patiently(sql<ReportRow[]>`
        with calls as (
          select model_calls.*, thread_id, input_tokens is not null and output_tokens is not null as told,
            width_bucket(extract(epoch from model_calls.started_at)::float8, ${bounds as number[]}::float8[]) as day,
            bool_and(direct_cost is not null and input_tokens is not null
              and output_tokens is not null) over (partition by task_id, stage) as by_provider
          from model_calls left join runs on runs.id = task_id and runs.owner_id = ${ownerId}::text collate "C"
          where model_calls.owner_id = ${ownerId} and answered
            and model_calls.started_at >= to_timestamp(${bounds[0] ?? 0}::float8)
            and model_calls.started_at < to_timestamp(${bounds.at(-1) ?? 0}::float8)
        ),
        priced as (
          select *, case when currency <> ${currency} then null when by_provider then direct_cost when told
            then cost end as price
          from calls
        )
        select
          case when grouping(day) = 0 then 'day' when grouping(model) = 0 then 'model' when grouping(stage) = 0
          then 'stage' when grouping(thread_id) = 0 then 'thread' else 'total' end as of,
          day, provider, model, stage, thread_id as "threadId",
          count(*)::int as calls,
          ${sum(sql, "input_tokens")} as "inputTokens",
          ${sum(sql, "output_tokens")} as "outputTokens",
          ${sum(sql, "total_tokens")} as "totalTokens",
          ${sum(sql, "cached_prompt_tokens")} as "cachedPromptTokens",
          ${sum(sql, "reasoning_tokens")} as "reasoningTokens",
          case when count(*) = 0 then 0::numeric(20, 12) else sum(price) end::text as cost,
          count(*) filter (where told and price is null)::int as unpriced,
          coalesce(bool_and(told), true) as "usageComplete"
        from priced
        group by grouping sets ((), (day), (provider, model), (stage), (thread_id))
        order by day, provider, model, stage, sum(total_tokens) desc nulls last, thread_id`);
    },
    async spent({ ownerId, since, currency }) {
      const [row] = await patiently(sql<{ cost: string }[]>`
        select coalesce(sum(coalesce(direct_cost, cost)), 0)::text as cost from model_calls
        where owner_id = ${ownerId} and started_at >= ${since} and currency = ${currency} and answered`);
      return row?.cost ?? "0";
    },
  };
}

/** A sum that is a number to everyone who reads it. */
const sum = (sql: ISql, column: string) => sql`least(coalesce(sum(${sql(column)}), 0), 9007199254740991)::bigint`;
