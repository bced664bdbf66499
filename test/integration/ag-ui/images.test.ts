import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { officialClients, talker } from "../../_kit/ag-ui.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { png } from "../../_kit/images.ts";
import { answer, brief } from "../../_kit/scripted-model.ts";
import { scratchHome, upload } from "../../_kit/uploads.ts";

let talk: Conversation;
const home = scratchHome();
beforeAll(async () => {
  talk = await conversation({ env: { ACCORD_HOME: home } });
  await talk.app.listen(0);
});

type Part = { type: "binary" | "image" };
const shapes: [string, (url: string) => Part & Record<string, unknown>][] = [
  ["binary", (url) => ({ type: "binary", mimeType: "image/png", url })],
  ["image", (url) => ({ type: "image", source: { type: "url", value: url, mimeType: "image/png" } })],
];

describe.each(officialClients)("%s", (_version, Agent) => {
  it.each(shapes)("shows the model an uploaded image as %s, and again to who comes later", async (_shape, toPart) => {
    const { body } = await upload(talk.app, "alice", png(), { type: "image/png" });
    const content = [{ type: "text", text: "What is this?" }, toPart(body.url)];
    const client = await talker(talk.app, Agent, { messages: [{ id: "m1", role: "user", content: content as never }] });
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "A square." }));
    const runId = randomUUID();
    await client.run({ runId });
    expect(client.agent.messages.at(-1)?.content).toBe("A square.");
    expect(JSON.stringify(talk.model.journal.at(-1)?.body.messages)).toContain(
      `data:image/png;base64,${png().toString("base64")}`,
    );
    const late = await talker(talk.app, Agent, { threadId: client.agent.threadId });
    await late.run({ runId });
    const [asked] = late.agent.messages;
    expect(asked).toMatchObject({
      id: "m1",
      content: [
        { type: "text", text: "What is this?" },
        { type: "image", source: { type: "url", mimeType: "image/png" } },
      ],
    });
    const address = /"value":"([^"]+)"/.exec(JSON.stringify(asked))?.[1] ?? "";
    expect(Buffer.from(await (await fetch(address)).arrayBuffer())).toEqual(png());
    const [stored] = await talk.app.database
      .sql`select count(*)::int as n from run_events where data like '%signature=%'`;
    expect(stored).toEqual({ n: 0 });
  });
});
