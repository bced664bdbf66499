import { moduleNames, toolNames } from "../../generated/client/tool-names.ts";

/**
 * What to show for a tool name: of a method (`memory.update`), of its snake form (`memory_update`), or of a project_cli
 * call with its arguments. The wire carries names as they are; any other name is shown as it is.
 */
export function displayName(name: string, args: unknown, locale: "zh-CN" | "en"): string {
  const called = name === "project_cli" ? methodOf(args) : name;
  if (called === undefined) return name;
  const canonical = Object.hasOwn(toolNames, called) ? called : called.replace("_", ".");
  return Object.hasOwn(toolNames, canonical) ? (toolNames[canonical]?.[locale] ?? name) : name;
}

/** What to show for a module; one that the SDK was not made with is shown as it is called. */
export const moduleName = (module: string, locale: "zh-CN" | "en"): string =>
  Object.hasOwn(moduleNames, module) ? (moduleNames[module]?.[locale] ?? module) : module;

function methodOf(args: unknown): string | undefined {
  if (typeof args !== "object" || args === null) return undefined;
  const { module, method } = args as { module?: unknown; method?: unknown };
  return typeof module === "string" && typeof method === "string" ? `${module}.${method}` : undefined;
}
