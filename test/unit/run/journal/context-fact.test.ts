import { expect, it } from "vitest";
import { agents } from "../../../../generated/contract/agents.ts";
import { eventValidators } from "../../../../generated/contract/events.ts";
import type { AgentConfig } from "../../../../generated/contract/types.ts";
import { toContextFact, type ContextSources } from "../../../../src/run/journal/context-fact.ts";
import { makeRunEvents } from "../../../../src/run/journal/events.ts";

const run = {
  agentType: "worker",
  mode: "chat",
  locale: "zh-CN",
  timezone: "Asia/Shanghai",
  timezoneSource: "device",
  clientNow: new Date(0),
  enabledSkills: null,
  attachments: [],
} as const;
const place = {
  thread_id: "550e8400-e29b-41d4-a716-446655440000",
  from_seq: 1000,
  upto_seq: 2001,
  seqs: [],
  summary_id: null,
  tainted: false,
};
const message = { role: "user", content: "hi" } as const;
const sources = (change: Partial<ContextSources> = {}): ContextSources => ({
  agent: agents.agents["worker"] as AgentConfig,
  context: { messages: [message, message], place, omitted: 0, omittedImages: 0, unpaired: 0, compacted: 0 },
  memory: { block: "[memory] {}", versions: { user: 12, work: 3 }, leftOut: 0, tainted: false },
  app: { told: 0, leftOut: 0 },
  version: "1",
  thresholdLow: 0.8,
  ...change,
});

/** Checked against the contract on the way. */
function factOf(change: Partial<ContextSources> = {}, given: Partial<Parameters<typeof toContextFact>[0]> = {}) {
  const fact = toContextFact({ ...run, ...given }, sources(change));
  const isEvent = eventValidators.CUSTOM;
  expect(
    isEvent(makeRunEvents({ threadId: place.thread_id, runId: "run-1" }).custom("context.resolved", fact)),
    JSON.stringify(isEvent.errors),
  ).toBe(true);
  return fact;
}

it("names everything a turn was put together from", () => {
  expect(factOf()).toEqual({
    memory_refs: [
      { ref: "memory:user", version: "12" },
      { ref: "memory:work", version: "3" },
    ],
    knowledge_refs: sources().agent.enabled_skills.map((skill) => ({ ref: `skills/${skill}`, version: "1" })),
    workspace_refs: [],
    session_refs: [{ ref: `thread:${place.thread_id}`, label: "last 2 messages" }],
    policy_facts: [
      { name: "timezone", value: "Asia/Shanghai (device)" },
      { name: "locale", value: "zh-CN" },
      { name: "runtime_mode", value: "chat" },
      { name: "tainted", value: "false" },
      { name: "whitelist", value: "agents/worker/whitelist" },
      { name: "threshold_low", value: "0.8" },
    ],
    instruction_refs: [
      { ref: "agents/worker/router/prompt", version: "1" },
      { ref: "agents/worker/worker/prompt", version: "1" },
      { ref: "skills/index", version: "1" },
    ],
    omissions: [],
    missing_facts: [],
  });
});

it("says what was left out and why", () => {
  const context = {
    messages: [message, message],
    place: { ...place, summary_id: "sum_1", tainted: true },
    omitted: 4,
    omittedImages: 2,
    unpaired: 1,
    compacted: 30,
  };
  const memory = { block: null, versions: { user: 1, work: 1 }, leftOut: 7, tainted: false };
  expect(factOf({ context, memory })).toMatchObject({
    session_refs: [{ ref: "summary:sum_1", label: "30 earlier messages" }, { label: "last 1 messages" }],
    omissions: [
      { what: "messages of the thread", reason: "over_limit", count: 4 },
      { what: "messages of the thread", reason: "compacted", count: 30 },
      { what: "images of earlier messages", reason: "over_limit", count: 2 },
      { what: "tool results", reason: "unpaired", count: 1 },
      { what: "memory", reason: "over_limit", count: 7 },
    ],
  });
});

it("names the images that came with the message", () => {
  expect(factOf({}, { attachments: [{ id: "att_1", mimeType: "image/png" }] }).workspace_refs).toEqual([
    { ref: "attachment:att_1", label: "image/png" },
  ]);
});

it("says what nobody has told", () => {
  const memory = { block: null, versions: { user: 0, work: 0 }, leftOut: 0, tainted: false };
  const fact = factOf(
    { memory, context: { ...sources().context, messages: [] } },
    { timezoneSource: "default", clientNow: null, enabledSkills: ["memory", "memory"] },
  );
  expect(fact.missing_facts.map(({ what }) => what)).toEqual(["memory:user", "memory:work", "timezone", "client_time"]);
  expect([fact.memory_refs, fact.session_refs, fact.knowledge_refs]).toEqual([
    [],
    [],
    [{ ref: "skills/memory", version: "1" }],
  ]);
});

it("counts what the app has sent along, and what of it was left out", () => {
  expect(factOf({ app: { told: 3, leftOut: 2 } })).toMatchObject({
    workspace_refs: [{ ref: "run/context", label: "3 items of the app" }],
    omissions: [{ what: "items of the app", reason: "over_limit", count: 2 }],
  });
});
