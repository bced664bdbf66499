import type { ModelEntry, ModelProvider, ModelsConfig, RoutingTarget } from "../../generated/contract/types.ts";
import type { Config } from "../base/config.ts";
import type { Stage } from "../domain/run.ts";

/** A model a stage may use: what the catalogue says of it, and how to reach it. */
export interface Candidate {
  target: RoutingTarget;
  entry: ModelEntry;
  provider: ModelProvider;
  /** Absent when it is not configured. */
  access?: { baseUrl(): Promise<string>; apiKey: string };
  /** Why it is not. */
  missing?: string;
}

export interface CandidateSources {
  catalogue: ModelsConfig;
  config: Pick<Config, "modelEndpoint" | "providerKey">;
  /** Where the offline model listens; asked when it is first needed. */
  offlineUrl(): Promise<string>;
}

/** The candidates of each stage in order of preference; an endpoint of the configuration stands alone. */
export function toCandidates(sources: CandidateSources): Record<Stage, readonly Candidate[]> {
  const { catalogue, config } = sources;
  if (config.modelEndpoint !== undefined) {
    const only = [toEndpoint(catalogue, config.modelEndpoint)];
    return { router: only, worker: only, summary: only };
  }
  const hasKey = Object.values(catalogue.providers).some(
    ({ api_key_env: variable }) => variable !== undefined && config.providerKey(variable) !== undefined,
  );
  const list = (stage: keyof ModelsConfig["stages"]) =>
    catalogue.stages[stage].flatMap((model) => toCandidate(sources, { model, hasKey }) ?? []);
  const worker = list("worker");
  return { router: list("router"), worker, summary: worker };
}

/** The same model at the price it has while it thinks, where the catalogue knows one. */
export function toPricedModel(catalogue: ModelsConfig, { target: { model } }: Candidate, thinking: boolean): string {
  return thinking && Object.hasOwn(catalogue.models, `${model}#thinking`) ? `${model}#thinking` : model;
}

function toCandidate(
  { catalogue, config, offlineUrl }: CandidateSources,
  { model, hasKey }: { model: string; hasKey: boolean },
): Candidate | undefined {
  const entry = catalogue.models[model];
  const provider = entry && catalogue.providers[entry.provider];
  if (!entry || !provider) return undefined;
  const known = { target: { provider: entry.provider, model }, entry, provider };
  const { base_url: url, api_key_env: variable } = provider;
  // Only the offline model has no address in the catalogue.
  if (url === undefined)
    return hasKey
      ? { ...known, missing: "stands in only while no provider has a key" }
      : { ...known, access: { baseUrl: offlineUrl, apiKey: "offline" } };
  const apiKey = variable === undefined ? "none" : config.providerKey(variable);
  if (apiKey === undefined) return { ...known, missing: `no key in ${variable}` };
  return { ...known, access: { baseUrl: () => Promise.resolve(url), apiKey } };
}

/** Most models of these years hold as much; more would keep a long conversation from being summed up in time. */
const usualWindow = 128_000;

/**
 * Name and address tell what the catalogue may know of an endpoint; of an unknown one the best is assumed but for its
 * size, and it will refuse what it cannot do.
 */
function toEndpoint(
  catalogue: ModelsConfig,
  { baseUrl, model, contextTokens = usualWindow, apiKey }: NonNullable<Config["modelEndpoint"]>,
): Candidate {
  const entry = catalogue.models[model] ?? Object.values(catalogue.models).find(({ api_name: name }) => name === model);
  const host = new URL(baseUrl).host;
  const atHost = Object.values(catalogue.providers).find(
    ({ base_url: url }) => url !== undefined && new URL(url).host === host,
  );
  return {
    target: { provider: "endpoint", model },
    entry: entry ?? {
      provider: "endpoint",
      api_name: model,
      capabilities: { vision: true, tools: true, thinking: "optional" },
      context_tokens: contextTokens,
      pricing_tiers: [{ max_prompt_tokens: null, input_cost_per_token: 0, output_cost_per_token: 0 }],
    },
    provider: atHost ??
      (entry && catalogue.providers[entry.provider]) ?? {
        title: "Configured endpoint",
        thinking_parameter: "none",
        content_parts: true,
      },
    access: { baseUrl: () => Promise.resolve(baseUrl), apiKey: apiKey() ?? "none" },
  };
}
