import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { agents } from "../../../generated/contract/agents.ts";
import openapi from "../../../generated/openapi.json" with { type: "json" };
import type { Client } from "../../../src/sdk/sdk.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";

let talk: Conversation;
let alice: Client;

beforeAll(async () => {
  talk = await conversation();
  alice = await talk.app.as("alice");
});

const names = (isOffered: (internal: boolean) => boolean) =>
  Object.entries(agents.agents).flatMap(([name, { internal }]) => (isOffered(internal) ? [name] : []));

describe("agent types", () => {
  it("are those of specs/agents.yaml, wherever the contract lists them", () => {
    const { AgentType, PublicAgentType } = openapi.components.schemas;
    expect(AgentType.enum).toEqual(names(() => true));
    expect(PublicAgentType.enum).toEqual(names((internal) => !internal));
    expect(JSON.stringify(openapi)).not.toMatch(/"enum":\["worker","memory"\]/);
  });

  it("are listed with titles in both languages, those of automation left out", async () => {
    const listed = (await alice.listAgents()).agents;
    expect(listed.map(({ agent_type: type }) => type)).toEqual(["worker", "reader"]);
    expect(listed[1]).toMatchObject({
      title: { "zh-CN": "查阅助理", en: "Reader" },
      skills: agents.agents["reader"]?.enabled_skills,
    });
  });

  it("are chosen per run: one that may only read is refused what another one may do", async () => {
    const create = {
      title: "Lunch",
      start_at: "2026-03-17T12:00:00Z",
      end_at: "2026-03-17T13:00:00Z",
      event_timezone: "UTC",
    };
    talk.model.next(brief(), callTool("calendar.create", create), answer({ answer: "I cannot change anything." }));
    const threadId = randomUUID();
    const asked = await alice.ask("Lunch tomorrow at noon", { threadId, agentType: "reader" });
    expect(asked.run).toMatchObject({
      agent_type: "reader",
      toolCalls: [{ status: "failure", error: { code: "ACTION_NOT_ALLOWED" } }],
    });
    talk.model.next(
      brief({ intents: ["calendar.create"] }),
      callTool("calendar.create", create),
      answer({ answer: "Done." }),
    );
    const done = await alice.ask("Do it", { threadId, agentType: "worker" });
    expect(done.run.toolCalls).toMatchObject([{ status: "success" }]);
    const { items } = await alice.listThreadRuns({ path: { threadId } });
    expect(items.map(({ agent_type: type }) => type)).toEqual(["worker", "reader"]);
  });

  it.each(["memory", "boss", "constructor"])("%s is nobody to talk to", async (type) => {
    await expect(alice.ask("hello", { agentType: type as "worker" })).rejects.toMatchObject({
      code: "INVALID_RUN_INPUT",
      message: "invalid RunAgentInput.forwardedProps",
    });
  });
});
