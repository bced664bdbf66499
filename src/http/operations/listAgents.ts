import { agents } from "../../../generated/contract/agents.ts";
import type { PublicAgentType } from "../../../generated/contract/types.ts";
import { defineOperation } from "../define.ts";

export default defineOperation("listAgents", async () => ({
  agents: Object.entries(agents.agents)
    .filter(([, { internal }]) => !internal)
    .map(([type, { title, description, enabled_skills: skills }]) => ({
      agent_type: type as PublicAgentType,
      title,
      description,
      skills: [...skills],
    })),
}));
