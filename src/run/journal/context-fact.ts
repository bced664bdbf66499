import type {
  AgentConfig,
  ContextMissingFact,
  ContextOmission,
  ContextResolvedFact,
} from "../../../generated/contract/types.ts";
import type { Context, Remembered } from "../../history/history.ts";
import type { ClaimedRun } from "../../store/runs/runs.ts";

export interface ContextSources {
  agent: AgentConfig;
  context: Pick<Context, "messages" | "place" | "omitted" | "omittedImages" | "unpaired" | "compacted">;
  memory: Remembered;
  /** How many items the app has sent along. */
  app: { told: number; leftOut: number };
  /** Of the configuration. */
  version: string;
  thresholdLow: number;
}

type RunFacts = Pick<
  ClaimedRun,
  "agentType" | "mode" | "locale" | "timezone" | "timezoneSource" | "clientNow" | "enabledSkills" | "attachments"
>;

/** What a turn was put together from. References only: the texts are where they were. */
export function toContextFact(
  run: RunFacts,
  { agent, context, memory, app, version, thresholdLow }: ContextSources,
): ContextResolvedFact {
  const { agentType, locale, mode, timezone, timezoneSource } = run;
  const { messages, place, compacted } = context;
  const earlier = messages.length - (place.summary_id === null ? 0 : 1);
  const scopes = ["user", "work"] as const;
  return {
    memory_refs: scopes
      .filter((scope) => memory.versions[scope] > 0)
      .map((scope) => ({ ref: `memory:${scope}`, version: String(memory.versions[scope]) })),
    knowledge_refs: [...new Set(run.enabledSkills ?? agent.enabled_skills)]
      .sort()
      .slice(0, 50)
      .map((skill) => ({ ref: `skills/${skill}`, version })),
    workspace_refs: [
      ...run.attachments.map(({ id, mimeType }) => ({ ref: `attachment:${id}`, label: mimeType })),
      ...(app.told === 0 ? [] : [{ ref: "run/context", label: `${app.told} items of the app` }]),
    ],
    session_refs: [
      ...(place.summary_id === null
        ? []
        : [{ ref: `summary:${place.summary_id}`, label: `${compacted} earlier messages` }]),
      ...(earlier === 0 ? [] : [{ ref: `thread:${place.thread_id}`, label: `last ${earlier} messages` }]),
    ],
    policy_facts: [
      { name: "timezone", value: `${timezone} (${timezoneSource})` },
      { name: "locale", value: locale },
      { name: "runtime_mode", value: mode },
      { name: "tainted", value: String(place.tainted) },
      { name: "whitelist", value: `agents/${agentType}/whitelist` },
      { name: "threshold_low", value: String(thresholdLow) },
    ],
    instruction_refs: [
      { ref: `agents/${agentType}/router/prompt`, version },
      { ref: `agents/${agentType}/worker/prompt`, version },
      { ref: "skills/index", version },
    ],
    omissions: toOmissions(context, memory, app),
    missing_facts: toMissing(run, memory),
  };
}

function toOmissions(
  { omitted, omittedImages, unpaired, compacted }: ContextSources["context"],
  { leftOut }: Remembered,
  app: ContextSources["app"],
): ContextOmission[] {
  const all: ContextOmission[] = [
    { what: "messages of the thread", reason: "over_limit", count: omitted },
    { what: "messages of the thread", reason: "compacted", count: compacted },
    { what: "images of earlier messages", reason: "over_limit", count: omittedImages },
    { what: "tool results", reason: "unpaired", count: unpaired },
    { what: "memory", reason: "over_limit", count: leftOut },
    { what: "items of the app", reason: "over_limit", count: app.leftOut },
  ];
  return all.filter(({ count = 0 }) => count > 0);
}

function toMissing({ timezoneSource, clientNow }: RunFacts, { versions }: Remembered): ContextMissingFact[] {
  return [
    ...(versions.user === 0 ? [{ what: "memory:user", why: "nothing is stored" }] : []),
    ...(versions.work === 0 ? [{ what: "memory:work", why: "nothing is stored" }] : []),
    ...(timezoneSource === "default"
      ? [{ what: "timezone", why: "neither the device nor the profile names one" }]
      : []),
    ...(clientNow === null ? [{ what: "client_time", why: "the device has not said what time it has" }] : []),
  ];
}
