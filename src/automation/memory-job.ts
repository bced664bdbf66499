import type { AgentsConfig, AutomationSchedule } from "../../generated/contract/types.ts";
import type { Locale } from "../base/locale.ts";
import type { NewJob } from "../store/jobs/jobs.ts";

const words: Record<Locale, { name: string; prompt: string }> = {
  en: { name: "Nightly memory", prompt: "Go through what was said today and keep what is worth remembering about me." },
  "zh-CN": { name: "每晚记忆", prompt: "回顾今天的对话,记住关于我的、值得长期保留的信息。" },
};

/**
 * The job every user has from the start, off until its owner wants it: shortly before the owner's midnight, so that the
 * day it looks back on is the one that ends.
 */
export function toMemoryJob(
  { agents }: Pick<AgentsConfig, "agents">,
  { timezone, locale }: { timezone: string | null; locale: Locale },
): NewJob {
  const memory = agents["memory"];
  if (memory === undefined) throw new Error("there is no agent for memory");
  return {
    ...words[locale],
    schedule: nightly(timezone),
    agentType: "memory",
    config: { enabled_skills: memory.enabled_skills, context: { context_messages: memory.context_messages } },
    enabled: false,
    nextFireAt: null,
    followsOwner: true,
  };
}

const nightly = (timezone: string | null): AutomationSchedule => ({
  type: "cron",
  expression: "30 23 * * *",
  timezone: timezone ?? "UTC",
});
