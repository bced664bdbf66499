import type { ModelEntry } from "../../../generated/contract/types.ts";
import type { ModelDeps } from "../../../src/model/model.ts";
import { toCatalogue } from "../../_kit/catalogue.ts";
import { scriptedModel, type ModelServer, type Script } from "../../_kit/scripted-model.ts";
import { around, type Asked } from "./_ask.ts";

export interface Several extends Asked {
  /** By name of provider. */
  servers: Record<string, ModelServer>;
  /** How many requests each provider got. */
  counts(): Record<string, number>;
}

/** Providers alpha, beta, … each with a model of the same name and a script, preferred in this order; all have keys. */
export async function several(
  scripts: Record<string, Script[]>,
  options: Partial<ModelDeps> & { entries?: Record<string, Partial<ModelEntry>> } = {},
): Promise<Several> {
  const servers: Record<string, ModelServer> = {};
  for (const [name, answers] of Object.entries(scripts)) servers[name] = await scriptedModel(...answers);
  const { entries, ...deps } = options;
  const catalogue = toCatalogue(
    Object.fromEntries(Object.entries(servers).map(([name, { url }]) => [name, url])),
    entries,
  );
  const asked = around(Object.values(servers)[0] as ModelServer, {
    catalogue,
    config: { providerKey: (variable) => `sk-canary-${variable.toLowerCase()}` },
    ...deps,
  });
  return {
    ...asked,
    servers,
    counts: () => Object.fromEntries(Object.entries(servers).map(([name, { journal }]) => [name, journal.length])),
  };
}
