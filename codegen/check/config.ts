import { methodFiles } from "../model/methods.ts";
import { agentsConfig } from "../module-files.ts";
import { nearest } from "../nearest.ts";
import type { Source } from "../source.ts";
import type { CheckContext } from "./context.ts";

/** agents.yaml and models.yaml fit their schemas and name only what exists. */
export function checkConfig({ specs, complain, misfit }: CheckContext): void {
  for (const [file, type] of [
    ["agents.yaml", "AgentsConfig"],
    ["models.yaml", "ModelsConfig"],
  ] as const) {
    const source = specs.sources.get(file);
    if (!source) continue;
    const fault = misfit(type, file === "agents.yaml" ? agentsConfig(specs.sources) : source.value);
    if (fault) complain(source, fault.path, `${file}: ${fault.message}`);
  }
  const methods = new Set(methodFiles(specs).map(({ module, method }) => `${module}.${method}`));
  const modules = new Set(methodFiles(specs).map(({ module }) => module));
  const agents = specs.sources.get("agents.yaml");
  if (agents) checkNames(agents, { whitelist: methods, enabled_skills: modules }, complain);
  const { agents: known = {}, mcp_agent: name } = (agents?.value ?? {}) as { agents?: object; mcp_agent?: string };
  if (agents && name !== undefined && !Object.hasOwn(known, name))
    complain(agents, ["mcp_agent"], `mcp_agent names ${name}, which does not exist`);
  const models = specs.sources.get("models.yaml");
  if (models && !misfit("ModelsConfig", models.value)) checkModels(models, complain);
}

type ModelsFile = Partial<{
  providers: Record<string, { base_url?: string; api_key_env?: string }>;
  models: Record<string, { provider: string; api_name: string; pricing_tiers: { max_prompt_tokens: number | null }[] }>;
  stages: Record<string, string[]>;
}>;

/** What a schema cannot say of the catalogue: names that belong together, and prices in order. */
function checkModels(source: Source, complain: CheckContext["complain"]): void {
  const { providers = {}, models = {}, stages = {} } = source.value as ModelsFile;
  for (const [name, { base_url: url, api_key_env: variable }] of Object.entries(providers)) {
    if (url !== undefined && !isPlainUrl(url))
      complain(
        source,
        ["providers", name, "base_url"],
        `base_url of ${name} must be an address without user, password, query or fragment; a key belongs ` +
          "into the environment",
      );
    if (url === undefined && variable !== undefined)
      complain(source, ["providers", name], `${name} has a key but no base_url`);
  }
  for (const [name, { provider, api_name: sent, pricing_tiers: tiers }] of Object.entries(models)) {
    if (!Object.hasOwn(providers, provider))
      complain(source, ["models", name, "provider"], `model ${name} names provider ${provider}, which does not exist`);
    const [plain = name, mode] = name.split("#");
    if (
      mode !== undefined &&
      (mode !== "thinking" || models[plain]?.api_name !== sent || models[plain]?.provider !== provider)
    ) {
      complain(
        source,
        ["models", name],
        `${name} must be called <model>#thinking after a model with the same provider and api_name`,
      );
    }
    for (const [index, { max_prompt_tokens: bound }] of tiers.entries()) {
      const next = tiers[index + 1];
      // A tier without a bound holds for everything, so nothing can come behind it.
      if (next !== undefined && (bound === null || (next.max_prompt_tokens ?? Infinity) <= bound))
        complain(source, ["models", name, "pricing_tiers", index + 1], `price tiers of ${name} must ascend`);
    }
  }
  for (const [stage, names] of Object.entries(stages)) {
    for (const [index, name] of names.entries()) {
      if (!Object.hasOwn(models, name))
        complain(source, ["stages", stage, index], `stage ${stage} names model ${name}, which does not exist`);
      else if (name.includes("#"))
        complain(source, ["stages", stage, index], `stage ${stage} names ${name}, which is a price and no candidate`);
    }
  }
}

function isPlainUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.username === "" && url.password === "" && url.search === "" && url.hash === "";
}

function checkNames(source: Source, known: Record<string, Set<string>>, complain: CheckContext["complain"]): void {
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      const names = known[key];
      if (names && Array.isArray(item)) {
        for (const [index, name] of item.entries())
          if (!names.has(String(name)))
            complain(
              source,
              [...path, key, index],
              `${key} names ${name}, which does not exist${nearest(String(name), [...names])}`,
            );
      } else visit(item, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  visit(source.value, []);
}
