import type { AgentConfig, AgentLimits, TaskBrief } from "../../../generated/contract/types.ts";
import type { Locale } from "../../base/locale.ts";
import type { ModelMessage } from "../../model/model.ts";
import type { Probe } from "../journal/journal.ts";
import type { Ask } from "./ask.ts";
import { fallbackBrief, readBrief } from "./brief.ts";
import { modulesOf, toRepairTurn, toRouterPrompt } from "./prompts.ts";

export interface RouteScope {
  agent: AgentConfig;
  ask: Ask;
  limits: AgentLimits;
  /** Earlier turns, and the user's own with the time. */
  turns: readonly ModelMessage[];
  /** What the user wrote, and the language to fall back on. */
  text: string;
  locale: Locale;
  probe: Probe;
}

/** One call, and one more when the answer cannot be read. It never fails a run; only an unreachable model does. */
export async function route({ agent, ask, limits, turns, text, locale, probe }: RouteScope): Promise<TaskBrief> {
  const messages: ModelMessage[] = [{ role: "system", content: toRouterPrompt(agent) }, ...turns];
  for (let repairs = 0; ; repairs++) {
    // Its text is for us alone: nothing of it is streamed.
    const reply = await ask({ stage: "router", messages, tools: [] });
    await probe("after router reply");
    const reading = readBrief(reply.text);
    if ("brief" in reading) return reading.brief;
    if (repairs === limits.router_repairs) return fallbackBrief({ text, modules: modulesOf(agent), language: locale });
    // Some providers refuse an assistant message that says nothing.
    if (reply.text.trim() !== "") messages.push({ role: "assistant", content: reply.text });
    messages.push({ role: "user", content: toRepairTurn(reading.problem) });
  }
}
