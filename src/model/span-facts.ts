import type { SpanFacts } from "../base/trace.ts";
import type { AskRequest, CallStart } from "./types.ts";

/** A call by the conventions for generative AI: what was asked of whom, and not a word of what was said. */
export const toFacts = ({ maxOutputTokens }: AskRequest, { stage, provider, model }: CallStart): SpanFacts => ({
  "gen_ai.operation.name": "chat",
  "gen_ai.provider.name": provider,
  "gen_ai.request.model": model,
  "gen_ai.request.max_tokens": maxOutputTokens,
  "accord.stage": stage,
});

/** As the provider counted them, if it did. */
export function toUsageFacts(usage: unknown): SpanFacts {
  const { prompt_tokens: input, completion_tokens: output } = (usage ?? {}) as Record<string, unknown>;
  return {
    "gen_ai.usage.input_tokens": typeof input === "number" ? input : undefined,
    "gen_ai.usage.output_tokens": typeof output === "number" ? output : undefined,
  };
}
