import { beforeAll, describe, expect, it } from "vitest";
import { eventValidators, type EventType } from "../../generated/contract/events.ts";
import { operations } from "../../generated/contract/operations.ts";
import { createClient, type AgUiEvent } from "../../src/sdk/sdk.ts";
import { describedOperations, exampleRequests } from "../_kit/example-requests.ts";
import { startMock, type Prism } from "../_kit/prism.ts";

describe("the mock", () => {
  let prism: Prism;
  beforeAll(async () => {
    prism = await startMock();
  });

  it.each(describedOperations.filter(({ operation }) => operation.operationId !== "createAttachment"))(
    "answers $name from its examples",
    async (entry) => {
      const [[url, init] = ["", {}]] = exampleRequests(entry, "anything");
      const response = await fetch(prism.url + url, init);
      const success = Object.keys(entry.operation.responses).find((status) => status.startsWith("2"));
      const text = await response.text();
      expect(response.status, text).toBe(Number(success));
      const examples = Object.values(
        Object.values(entry.operation.responses[String(success)]?.content ?? {})[0]?.examples ?? {},
      );
      if (response.headers.get("content-type")?.includes("application/json"))
        expect(examples.map(({ value }) => value)).toContainEqual(JSON.parse(text));
    },
  );

  it("takes an upload", async () => {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: "image/png" }), "a.png");
    const response = await fetch(`${prism.url}${operations.createAttachment.path}`, {
      method: "POST",
      headers: { authorization: "Bearer x" },
      body: form,
    });
    expect(response.status).toBe(operations.createAttachment.status);
  });

  it("refuses a call without a token as the server does", async () => {
    const response = await fetch(`${prism.url}/api/v1/me`);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, "UNAUTHENTICATED"]);
  });

  it("streams a whole, valid run to the SDK", async () => {
    const events: AgUiEvent[] = [];
    const client = createClient({ baseUrl: prism.url, token: "x" });
    for await (const event of client.streamRunEvents({
      path: { threadId: "550e8400-e29b-41d4-a716-446655440000" },
      query: { runId: "run-001" },
    }))
      events.push(event);
    expect([events.at(0)?.type, events.at(-1)?.type]).toEqual(["RUN_STARTED", "RUN_FINISHED"]);
    for (const event of events) expect(eventValidators[event.type as EventType](event)).toBe(true);
  });
});
