import { describe, expect, it } from "vitest";
import type { EvidenceLine } from "../../../generated/contract/types.ts";
import { createClient } from "../../../src/sdk/sdk.ts";
import { answerProblem, scriptedServer } from "../../_kit/scripted-server.ts";

const request = { path: { threadId: "550e8400-e29b-41d4-a716-446655440000" }, query: { runId: "run-1" } };
const type = { "content-type": "application/x-ndjson" };

async function read(url: string) {
  const lines: EvidenceLine[] = [];
  const failure = await (async () => {
    for await (const line of createClient({ baseUrl: url, token: "t" }).getRunEvidence(request)) lines.push(line);
  })().catch((reason: unknown) => reason);
  return { lines: lines as unknown[], failure };
}

describe("SDK lines", () => {
  it("come one by one, wherever the network cuts them", async () => {
    const bytes = Buffer.from('{"kind":"event","payload":{"text":"评审\\n"}}\n{"kind":"manifest"}\n');
    const server = await scriptedServer((response) => {
      response.writeHead(200, type);
      for (const byte of bytes) response.write(Buffer.of(byte));
      response.end();
    });
    expect(await read(server.url)).toEqual({
      lines: [{ kind: "event", payload: { text: "评审\n" } }, { kind: "manifest" }],
      failure: undefined,
    });
    expect(server.requests[0]).toMatchObject({
      url: "/api/v1/agent/runs/550e8400-e29b-41d4-a716-446655440000/evidence?runId=run-1",
      headers: { authorization: "Bearer t" },
    });
  });

  it("are given out before the answer is whole, and a reader that stops closes the connection", async () => {
    let closed = () => {};
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const server = await scriptedServer((response) => {
      response.on("close", closed);
      response.writeHead(200, type).write('{"kind":"event"}\n');
    });
    for await (const line of createClient({ baseUrl: server.url }).getRunEvidence(request)) {
      expect(line).toEqual({ kind: "event" });
      break;
    }
    await isClosed;
  });

  it("that break off are told as that, after those that came", async () => {
    const server = await scriptedServer(
      (response) => {
        response.writeHead(200, type);
        response.write('{"kind":"event"}\n{"ki', () => response.socket?.destroy());
      },
      (response) => response.writeHead(200, type).end('{"kind":"event"}\n{"ki'),
    );
    const broken = { lines: [{ kind: "event" }], failure: { code: "NETWORK_ERROR" } };
    expect(await read(server.url)).toMatchObject(broken);
    expect(await read(server.url)).toMatchObject(broken);
  });

  it("refused are the server's problem, and what is no JSON is named", async () => {
    const server = await scriptedServer(answerProblem(404, "RUN_NOT_FOUND"), (response) =>
      response.writeHead(200, type).end("<html>\n"),
    );
    expect(await read(server.url)).toMatchObject({ lines: [], failure: { code: "RUN_NOT_FOUND", status: 404 } });
    expect(await read(server.url)).toMatchObject({ lines: [], failure: { code: "UNEXPECTED_ANSWER" } });
  });

  it("stop when the caller aborts", async () => {
    const controller = new AbortController();
    const server = await scriptedServer((response) => response.writeHead(200, type).write('{"kind":"event"}\n'));
    const lines = createClient({ baseUrl: server.url }).getThreadEvidence({
      path: request.path,
      signal: controller.signal,
    });
    await lines.next();
    controller.abort(new Error("enough"));
    await expect(lines.next()).rejects.toThrow("enough");
  });
});
