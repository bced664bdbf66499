import { createHash } from "node:crypto";
import type { AgentsConfig, ToolEnvelope } from "../../../generated/contract/types.ts";
import { newId } from "../../base/ids.ts";
import { toMethodId } from "../../base/method-id.ts";
import type { RunName } from "../../domain/run.ts";
import type { Ui } from "../../ui/ui.ts";
import type { RunCaller } from "./accept.ts";
import { toZone, type Keep } from "./keep.ts";

export interface DirectDeps {
  keep: Keep;
  ui: Pick<Ui, "chooseLocale" | "toToolName">;
  agents: Pick<AgentsConfig, "agents" | "mcp_agent">;
  mostQueued?: number;
}

/** Throws TOO_MANY_RUNS. */
export type Direct = (
  caller: RunCaller,
  /** What the client calls itself names the thread in which its calls stand. */
  asked: { call: ToolEnvelope; client: string },
  options: { requestId: string; acceptLanguage: string | null },
) => Promise<RunName>;

/**
 * The way in for a client that has a model of its own. Each call is a run, so that everything is as in every other
 * run: whitelist, gate, child, cleaning, card, record, and a write that happens once.
 */
export function makeDirect({ keep, ui, agents, mostQueued }: DirectDeps): Direct {
  return async ({ userId: ownerId, ...caller }, { call, client }, { requestId, acceptLanguage }) => {
    const name = { ownerId, threadId: toThreadId(client), runId: newId("run") };
    const locale = ui.chooseLocale(caller.locale, acceptLanguage);
    await keep({
      ...name,
      cause: { kind: "direct", call, client },
      agentType: agents.mcp_agent,
      requestId,
      meaning: { call },
      input: { call, client },
      locale,
      ...toZone(undefined, caller.timezone),
      enabledSkills: agents.agents[agents.mcp_agent]?.enabled_skills ?? [],
      message: { content: ui.toToolName(toMethodId(call), locale), metadata: { client } },
      ...(mostQueued === undefined ? {} : { mostQueued }),
    });
    return name;
  };
}

/** The same for the same client, and a UUID as clients choose them: a thread belongs to its owner in any case (R25). */
function toThreadId(client: string): string {
  const hex = createHash("sha256").update(`mcp ${client}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
