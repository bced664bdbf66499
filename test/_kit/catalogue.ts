import type { ModelEntry, ModelProvider, ModelsConfig } from "../../generated/contract/types.ts";

/**
 * A catalogue of models, each with a provider of its own name, preferred in this order. Without a URL it is the offline
 * one.
 */
export function toCatalogue(
  urls: Record<string, string | undefined>,
  entries: Record<string, Partial<ModelEntry>> = {},
): ModelsConfig {
  const names = Object.keys(urls);
  const provider = (name: string): ModelProvider => {
    const url = urls[name];
    return {
      title: name,
      thinking_parameter: "none",
      content_parts: true,
      ...(url === undefined ? {} : { base_url: url, api_key_env: `${name.toUpperCase()}_KEY` }),
    };
  };
  const entry = (name: string): ModelEntry => ({
    provider: name,
    api_name: `${name}-1`,
    capabilities: { vision: false, tools: true, thinking: "optional" },
    context_tokens: 100_000,
    pricing_tiers: [{ max_prompt_tokens: null, input_cost_per_token: 1e-6, output_cost_per_token: 2e-6 }],
    ...entries[name],
  });
  return {
    version: "test",
    currency: "USD",
    providers: Object.fromEntries(names.map((name) => [name, provider(name)])),
    models: Object.fromEntries(names.map((name) => [name, entry(name)])),
    stages: { router: names, worker: names },
  };
}
