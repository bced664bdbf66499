import type { CheckContext } from "../check.ts";
import { methodFiles } from "../model/methods.ts";
import type { Source } from "../source.ts";

/** agents.yaml and models.yaml fit their schemas and name only what exists. */
export function checkConfig({ specs, complain, misfit }: CheckContext): void {
  for (const [file, type] of [["agents.yaml", "AgentsConfig"], ["models.yaml", "ModelsConfig"]] as const) {
    const source = specs.sources.get(file);
    if (!source) continue;
    const fault = misfit(type, source.value);
    if (fault) complain(source, fault.path, `${file}: ${fault.message}`);
  }
  const methods = new Set(methodFiles(specs).map(({ module, method }) => `${module}.${method}`));
  const modules = new Set(methodFiles(specs).map(({ module }) => module));
  const agents = specs.sources.get("agents.yaml");
  if (agents) checkNames(agents, { whitelist: methods, enabled_skills: modules }, complain);
}

function checkNames(source: Source, known: Record<string, Set<string>>, complain: CheckContext["complain"]): void {
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      const names = known[key];
      if (names && Array.isArray(item)) {
        for (const [index, name] of item.entries()) if (!names.has(String(name))) complain(source, [...path, key, index], `${key} names ${name}, which does not exist`);
      } else visit(item, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  visit(source.value, []);
}

