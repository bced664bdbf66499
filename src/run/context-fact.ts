import type { ContextResolvedFact } from "../../generated/contract/types.ts";
import type { Context } from "../history/history.ts";
import type { ClaimedRun } from "../store/runs/runs.ts";

/** What a turn was put together from. References only: the texts are where they were. */
export function toContextFact({ threadId, timezone, timezoneSource, agentType }: ClaimedRun, { messages, place: { tainted }, omitted }: Context, version: string): ContextResolvedFact {
  return {
    memory_refs: [],
    knowledge_refs: [],
    workspace_refs: [],
    session_refs: messages.length === 0 ? [] : [{ ref: `thread:${threadId}`, label: `last ${messages.length} messages` }],
    policy_facts: [
      { name: "timezone", value: `${timezone} (${timezoneSource})` },
      { name: "tainted", value: String(tainted) },
    ],
    instruction_refs: [{ ref: `agents/${agentType}/prompt`, version }, { ref: "skills/index" }],
    omissions: omitted === 0 ? [] : [{ what: "earlier messages", reason: "over_limit", count: omitted }],
    missing_facts: [],
  };
}
