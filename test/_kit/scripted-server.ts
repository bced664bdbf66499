import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface ScriptedServer {
  url: string;
  /** What was asked, in order. */
  requests: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[];
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A real HTTP server that gives the written answers one after another; the last one stays. */
export async function scriptedServer(...answers: Answer[]): Promise<ScriptedServer> {
  const requests: ScriptedServer["requests"] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      requests.push({
        method: request.method ?? "",
        url: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      (answers[requests.length - 1] ?? answers.at(-1))?.(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

export const answerJson =
  (status: number, body: unknown, type = "application/json"): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": type }).end(JSON.stringify(body));

export const answerProblem = (status: number, code: string, title = code): Answer =>
  answerJson(
    status,
    { type: `urn:accord:error:${code}`, title, status, code, request_id: "req_test" },
    "application/problem+json",
  );
