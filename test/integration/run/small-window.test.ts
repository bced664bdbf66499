import { expect, it } from "vitest";
import type { CustomEvent } from "../../../generated/contract/types.ts";
import { conversation, type Recorded } from "../../_kit/conversation.ts";
import { brief, callTool } from "../../_kit/scripted-model.ts";
import { isSummary, isWorker, longThread, teachSmallTalk } from "./_long-thread.ts";

const factsOf = <Name extends CustomEvent["name"]>({ events }: Recorded, name: Name) =>
  events.flatMap((event) =>
    event.type === "CUSTOM" && event.name === name
      ? [event.value as Extract<CustomEvent, { name: Name }>["value"]]
      : [],
  );

it(
  "a model nobody knows, with a small window: older turns are summed up in time, and the next turn " +
    "says what it was told",
  async () => {
    const talk = await conversation({ env: { ACCORD_MODEL: "my-own-8k", ACCORD_MODEL_CONTEXT_TOKENS: "14000" } });
    talk.model.when((request) =>
      !isWorker(request) && request.lastUser.startsWith("remember")
        ? brief({ task_type: "memory", modules: ["memory"] })
        : undefined,
    );
    talk.model.when((request) =>
      isWorker(request) && request.lastUser.startsWith("remember") && request.body.messages.at(-1)?.role === "user"
        ? callTool("memory.update", { scope: "user", content: { home_city: "Shanghai" } })
        : undefined,
    );
    teachSmallTalk(talk.model);
    const thread = await longThread(talk.app, {
      turns: 9,
      text: (no) => `${no} ${"something long was said. ".repeat(80)}`,
    });
    const first = await talk.say("remember where I live", { threadId: thread.id });
    expect(factsOf(first, "context.compaction.completed")).toMatchObject([{ trigger: "token_limit" }]);
    expect(talk.model.journal.filter(isSummary)).toHaveLength(1);

    const second = await talk.say("and now?", { threadId: thread.id });
    expect(talk.model.journal.filter(isSummary)).toHaveLength(1);
    const [resolved] = factsOf(second, "context.resolved");
    expect(resolved).toEqual({
      memory_refs: [{ ref: "memory:user", version: "1" }],
      knowledge_refs: expect.arrayContaining([
        { ref: "skills/calendar", version: expect.any(String) as string },
      ]) as unknown,
      workspace_refs: [],
      session_refs: [
        {
          ref: expect.stringMatching(/^summary:/) as string,
          label: expect.stringMatching(/earlier messages$/) as string,
        },
        { ref: `thread:${thread.id}`, label: expect.stringMatching(/^last \d+ messages$/) as string },
      ],
      policy_facts: expect.arrayContaining([{ name: "timezone", value: "America/Los_Angeles (device)" }]) as unknown,
      instruction_refs: expect.arrayContaining([
        { ref: "agents/worker/worker/prompt", version: expect.any(String) as string },
      ]) as unknown,
      omissions: [{ what: "messages of the thread", reason: "compacted", count: expect.any(Number) as number }],
      missing_facts: expect.arrayContaining([{ what: "memory:work", why: "nothing is stored" }]) as unknown,
    });
    // What is remembered reached the worker.
    expect(talk.model.journal.findLast(isWorker)?.lastUser).toContain("Shanghai");
  },
);
