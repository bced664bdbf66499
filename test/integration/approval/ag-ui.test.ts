import { beforeAll, describe, expect, it } from "vitest";
import { officialClients, talker, typesOf } from "../../_kit/ag-ui.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { givenEvent } from "./_waiting.ts";

let talk: Conversation;

beforeAll(async () => {
  talk = await conversation();
  await talk.app.listen(0);
});

const isDeleted = async (id: string) =>
  (await talk.app.database.sql`select deleted_at from events where id = ${id}`)[0]?.["deleted_at"] !== null;

describe.each(officialClients)("%s", (_version, Agent) => {
  it.each([true, false])("is asked by an interrupt, and resumes with approved %s", async (approved) => {
    const event = await givenEvent(talk);
    const client = await talker(talk.app, Agent);
    talk.model.next(brief(), callTool("calendar.delete", { event_id: event.id }));
    await client.say("delete it");
    const last = client.events.at(-1);
    // The call has no result yet for these clients; the card comes with the question.
    expect(typesOf(client.events)).not.toContain("TOOL_CALL_RESULT");
    expect(last).toMatchObject({
      type: "RUN_FINISHED",
      outcome: {
        type: "interrupt",
        interrupts: [{ reason: "tool_call", metadata: { ui_schema: { status: "pending" } } }],
      },
    });
    const [interrupt] =
      last?.type === "RUN_FINISHED" && last.outcome.type === "interrupt" ? last.outcome.interrupts : [];
    talk.model.next(answer({ answer: approved ? "Gone." : "Kept." }));
    await client.run({
      resume: [{ interruptId: interrupt?.id ?? "", status: "resolved", payload: { approved } }],
    } as never);
    expect(client.events.filter(({ type }) => type === "TOOL_CALL_RESULT")).toMatchObject([
      { toolCallId: interrupt?.toolCallId, metadata: { status: approved ? "success" : "failure" } },
    ]);
    expect(client.events.at(-1)).toMatchObject({ outcome: { type: "success" } });
    expect(client.agent.messages.at(-1)).toMatchObject({ role: "assistant", content: approved ? "Gone." : "Kept." });
    expect(client.agent.messages.filter(({ role }) => role === "tool")).toHaveLength(1);
    expect(await isDeleted(event.id)).toBe(approved);
  });
});
