import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { toInput } from "../../_kit/conversation.ts";
import { answer, brief } from "../../_kit/scripted-model.ts";
import type { ClientPage } from "./page-of-client.ts";

/** What a page does that has nothing but what browsers have; it runs there. */
const program = `async ({ url, token, body, types }) => {
  const headers = { authorization: "Bearer " + token, "content-type": "application/json" };
  const post = async (path, given) =>
    (await fetch(url + path, { method: "POST", headers, body: JSON.stringify(given) })).json();
  const follow = (address, upto) =>
    new Promise((resolve) => {
      const events = [];
      const source = new EventSource(address);
      const end = () => (source.close(), resolve(events));
      source.addEventListener("error", end);
      for (const type of types)
        source.addEventListener(type, ({ data, lastEventId }) => {
          events.push([lastEventId, JSON.parse(data).type]);
          if (type === upto) end();
        });
    });
  const { threadId, runId } = body;
  await post("/api/v1/agent/runs", body);
  const ticket = async () => (await post("/api/v1/agent/runs/" + threadId + "/ticket", { runId })).url;
  const address = url + (await ticket());
  const begun = await follow(address, "STEP_STARTED");
  const twice = await follow(address, "RUN_FINISHED");
  const rest = await follow(url + (await ticket()) + "&lastEventId=" + begun.at(-1)[0], "RUN_FINISHED");
  return { begun, twice, rest };
}`;

/** A page without any client, on an origin of its own. */
export function eventSource(client: ClientPage): void {
  it("follows a run with the browser's own EventSource: a ticket opens it once, and another goes on", async () => {
    const { app, model } = client.talk;
    const { page, complaints } = await client.visit();
    model.next(brief({ needs_tools: false }), answer({ answer: "Hello." }));
    const body = toInput({ threadId: randomUUID(), runId: randomUUID(), text: "hi" });
    const types = ["RUN_STARTED", "STEP_STARTED", "STEP_FINISHED", "TEXT_MESSAGE_END", "RUN_FINISHED", "RUN_ERROR"];
    const given = { url: app.url, token: client.token, body, types };
    const seen = (await page.evaluate(`(${program})(${JSON.stringify(given)})`)) as Record<string, [string, string][]>;
    const typesOf = (events: [string, string][] = []) => events.map(([, type]) => type);
    expect(typesOf(seen["begun"])).toEqual(["RUN_STARTED", "STEP_STARTED"]);
    expect(seen["twice"]).toEqual([]);
    expect(typesOf(seen["rest"]).at(-1)).toBe("RUN_FINISHED");
    expect(typesOf(seen["rest"])).toContain("TEXT_MESSAGE_END");
    const ids = [...(seen["begun"] ?? []), ...(seen["rest"] ?? [])].map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // The browser says aloud that the ticket was refused.
    expect(complaints.splice(0)).toEqual([expect.stringContaining("401")]);
  });
}
