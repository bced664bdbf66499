import { beforeAll, describe, expect, it } from "vitest";
import type { CustomEvent } from "../../../generated/contract/types.ts";
import { conversation, type Conversation, type Recorded } from "../../_kit/conversation.ts";
import { answer, brief, rateLimited, refuse } from "../../_kit/scripted-model.ts";

let talk: Conversation;

beforeAll(async () => {
  talk = await conversation();
});

const factsOf = ({ events }: Recorded, name: CustomEvent["name"]) =>
  events.flatMap((event) => (event.type === "CUSTOM" && event.name === name ? [event.value] : []));

describe("what routing tells of its failures", () => {
  it("that a model is the only one, and is asked again after it failed", async () => {
    talk.model.next(refuse(500), brief({ task_type: "chat", needs_tools: false }), answer({ answer: "Hi." }));
    const run = await talk.say("hello");
    expect(factsOf(run, "routing.decided")).toMatchObject([{ single_candidate: true }, { single_candidate: true }]);
    expect(factsOf(run, "routing.retry.applied")).toMatchObject([
      { stage: "router", cause: "server_error", attempt: 1, reason: expect.stringContaining("500") },
    ]);
    expect(factsOf(run, "routing.not_possible")).toEqual([]);
    // None are offered, so none are told.
    expect(factsOf(run, "tool.catalog.resolved")).toEqual([{ tools: [] }]);
  });

  it("that nobody answers, and why", async () => {
    talk.model.next(rateLimited("3600"));
    const run = await talk.say("hello");
    expect(run.code).toBe("MODEL_UNAVAILABLE");
    expect(factsOf(run, "routing.not_possible")).toMatchObject([
      {
        stage: "router",
        attempts: 1,
        budget: { state: "ok" },
        rate_limit: { state: "limited", retry_after_seconds: 3600 },
        error_code: "MODEL_UNAVAILABLE",
      },
    ]);
  });
});
