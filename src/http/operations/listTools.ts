import { agents } from "../../../generated/contract/agents.ts";
import { methods, type MethodSpec } from "../../../generated/contract/methods.ts";
import toolSchemas from "../../../generated/contract/tool-schemas.json" with { type: "json" };
import type { ToolInventoryEntry } from "../../../generated/contract/types.ts";
import { defineOperation } from "../define.ts";

export default defineOperation("listTools", async () => ({ tools: Object.values(methods).map(toEntry) }));

/** What some agent that people can talk to may run; the rest exists but is denied to every caller. */
const reachable = new Set<string>(
  Object.values(agents.agents)
    .filter((agent) => !agent.internal)
    .flatMap((agent) => agent.whitelist),
);

function toEntry(spec: MethodSpec): ToolInventoryEntry {
  const schemas = toolSchemas[spec.id];
  return {
    tool_name: spec.id,
    name: spec.name,
    title: spec.title,
    description: spec.description,
    input_schema: schemas.input,
    output_schema: schemas.output,
    annotations: spec.annotations,
    capabilities: [...spec.capabilities] as ToolInventoryEntry["capabilities"],
    policy: spec.planned ? "unavailable" : reachable.has(spec.id) ? spec.policy : "denied",
    runtime_owner: "local",
    is_read_only: spec.is_read_only,
    is_concurrency_safe: spec.is_concurrency_safe,
    is_destructive: spec.is_destructive,
    interrupt_behavior: spec.interrupt_behavior,
  };
}
