import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { ApiError, createClient, type AgUiEvent } from "../../../src/sdk/sdk.ts";
import { answerProblem, scriptedServer } from "../../_kit/scripted-server.ts";

const threadId = "550e8400-e29b-41d4-a716-446655440000";
const base = { threadId, runId: "run-1" };
const log = [
  { type: "RUN_STARTED", ...base, protocolVersion: "1.0" },
  { type: "STEP_STARTED", ...base, stepName: "router" },
  { type: "STEP_FINISHED", ...base, stepName: "router" },
  { type: "RUN_FINISHED", ...base, outcome: { type: "success" } },
] as AgUiEvent[];

/** The run's log after a position, up to `upTo` events, then the connection ends as told. */
function serve(upTo: number, end: "close" | "destroy") {
  return (response: ServerResponse, request: IncomingMessage) => {
    const from = Number(String(request.headers["last-event-id"] ?? "1-0").split("-")[1]);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("retry: 1\n\n: keep-alive\n\n");
    const frames = log
      .slice(from, from + upTo)
      .map((event, index) => `id: 1-${from + index + 1}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    response.write(frames.join(""), () => (end === "close" ? response.end() : response.socket?.destroy()));
  };
}

const request = { path: { threadId }, query: { runId: "run-1" } };

async function collect(events: AsyncIterable<AgUiEvent>): Promise<AgUiEvent[]> {
  const received: AgUiEvent[] = [];
  for await (const event of events) received.push(event);
  return received;
}

describe("SDK stream", () => {
  it.each([1, 2, 3])(
    "G052: receives every event once when the connection is cut after every %i frames",
    async (every) => {
      const server = await scriptedServer(serve(every, "destroy"));
      const stream = createClient({ baseUrl: server.url, token: "t" }).streamRunEvents(request);
      expect(await collect(stream)).toEqual(log);
      expect(stream.lastEventId).toBe("1-4");
      expect(server.requests.map(({ headers }) => headers["last-event-id"])).toEqual([
        undefined,
        ...Array.from({ length: Math.ceil(4 / every) - 1 }, (_, index) => `1-${(index + 1) * every}`),
      ]);
    },
  );

  // Both official verifiers refuse a second START.
  it("begins a message once where the connection is lost behind a START without an id", async () => {
    const message = { ...base, messageId: "msg_1", role: "assistant" };
    const frames = [
      ["id: 1-1", log[0]],
      [": no id", { type: "TEXT_MESSAGE_START", ...message }],
      ["id: 1-4", { type: "TEXT_MESSAGE_END", ...message, status: "success", answer: "Hi" }],
      ["id: 1-5", log[3]],
    ] as const;
    const server = await scriptedServer((response, request) => {
      const isBack = request.headers["last-event-id"] === "1-1";
      const sent = frames.slice(isBack ? 1 : 0, isBack ? 4 : 2);
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(
        `retry: 1\n\n${sent.map(([id, event]) => `${id}\ndata: ${JSON.stringify(event)}\n\n`).join("")}`,
        () => (isBack ? response.end() : response.socket?.destroy()),
      );
    });
    const received = await collect(createClient({ baseUrl: server.url }).streamRunEvents(request));
    expect(received).toEqual(frames.map(([, event]) => event));
  });

  it("goes on after a clean end that came before the run's", async () => {
    const server = await scriptedServer(serve(2, "close"));
    expect(await collect(createClient({ baseUrl: server.url }).streamRunEvents(request))).toEqual(log);
  });

  it.each([
    [{}, "deltas=true&facts=false"],
    [{ deltas: false, facts: true }, "deltas=false&facts=true"],
  ])(
    "asks for the answer while it is written and for no operators' facts, unless told otherwise",
    async (query, asked) => {
      const server = await scriptedServer(serve(9, "close"));
      await collect(
        createClient({ baseUrl: server.url }).streamRunEvents({ ...request, query: { ...request.query, ...query } }),
      );
      for (const part of asked.split("&")) expect(server.requests[0]?.url).toContain(part);
    },
  );

  it("starts where the caller says", async () => {
    const server = await scriptedServer(serve(9, "close"));
    expect(
      await collect(createClient({ baseUrl: server.url }).streamRunEvents({ ...request, lastEventId: "1-2" })),
    ).toEqual(log.slice(2));
  });

  it("ends when the server has nothing more (204)", async () => {
    const server = await scriptedServer((response) => response.writeHead(204).end());
    expect(
      await collect(createClient({ baseUrl: server.url }).streamRunEvents({ ...request, lastEventId: "1-4" })),
    ).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  it("throws a refusal at once, typed, and does not ask again", async () => {
    const server = await scriptedServer(answerProblem(404, "RUN_NOT_FOUND"));
    const failure = await collect(createClient({ baseUrl: server.url }).streamRunEvents(request)).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: "RUN_NOT_FOUND", status: 404 });
    expect(server.requests).toHaveLength(1);
  });

  it("asks again after 503, with a fresh token each time", async () => {
    const server = await scriptedServer(
      serve(1, "destroy"),
      answerProblem(503, "SERVICE_UNAVAILABLE"),
      serve(9, "close"),
    );
    let asked = 0;
    const client = createClient({ baseUrl: server.url, token: () => `token-${++asked}` });
    expect(await collect(client.streamRunEvents(request))).toEqual(log);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer token-1",
      "Bearer token-2",
      "Bearer token-3",
    ]);
  });

  it("gives up after as many failures in a row as the caller allows", async () => {
    const server = await scriptedServer(serve(1, "destroy"), answerProblem(503, "SERVICE_UNAVAILABLE"));
    const failure = await collect(
      createClient({ baseUrl: server.url }).streamRunEvents({ ...request, maxRetries: 1 }),
    ).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(server.requests).toHaveLength(2);
  });

  it("stops when the caller aborts", async () => {
    const server = await scriptedServer((response) =>
      response
        .writeHead(200, { "content-type": "text/event-stream" })
        .write(`id: 1-0\ndata: ${JSON.stringify(log[0])}\n\n`),
    );
    const controller = new AbortController();
    const received: string[] = [];
    const reading = (async () => {
      for await (const event of createClient({ baseUrl: server.url }).streamRunEvents({
        ...request,
        signal: controller.signal,
      })) {
        received.push(event.type);
        controller.abort();
      }
    })();
    await expect(reading).rejects.toMatchObject({ name: "AbortError" });
    expect(received).toEqual(["RUN_STARTED"]);
  });
});
