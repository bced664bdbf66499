import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { BadRequest, parseRequest, toChunks, toCompletion, toError } from "./protocol.ts";
import { estimateUsage } from "./tokens.ts";

const modelName = "offline";
const maxBytes = 8 * 1024 * 1024;

export interface ServerDeps {
  clock: Clock;
  log?: Log;
}

/** OpenAI's chat.completions over plain HTTP, as much of it as a client needs. */
export function makeServer(deps: ServerDeps): Server {
  return createServer((request, response) => {
    handle(request, response, deps).catch((reason: unknown) => {
      const isBad = reason instanceof BadRequest;
      if (!isBad) deps.log?.error("the offline model failed", { cause: reason });
      // After the first chunk nothing can be taken back; a cut stream is what a client understands.
      if (response.headersSent) response.destroy();
      else
        send(
          response,
          isBad ? 400 : 500,
          isBad ? toError(reason.message) : toError("The offline model failed.", "server_error"),
        );
    });
  });
}

async function handle(request: IncomingMessage, response: ServerResponse, deps: ServerDeps): Promise<void> {
  const path = (request.url ?? "/").split("?", 1)[0];
  const methods: Record<string, string> = { "/v1/chat/completions": "POST", "/v1/models": "GET" };
  const allowed = methods[path ?? ""];
  if (allowed === undefined) return send(response, 404, toError(`Unknown request URL: ${request.method} ${path}.`));
  if (request.method !== allowed)
    return send(response.setHeader("allow", allowed), 405, toError(`Not allowed to ${request.method} on ${path}.`));
  if (allowed === "GET")
    return send(response, 200, {
      object: "list",
      data: [{ id: modelName, object: "model", created: 0, owned_by: "accord" }],
    });
  await complete(request, response, deps);
}

async function complete(request: IncomingMessage, response: ServerResponse, { clock }: ServerDeps): Promise<void> {
  const chat = parseRequest(await readBody(request));
  // Rules and date reader are loaded with the first question, so that starting costs nothing.
  const { answer } = await import("./answer.ts");
  const reply = answer(chat);
  const said = { model: chat.model, reply, usage: estimateUsage(chat, reply), now: clock.now() };
  if (!chat.stream) return send(response, 200, toCompletion(said));
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  for (const chunk of toChunks(said, chat.includeUsage)) {
    if (response.destroyed) return;
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    // One turn of the loop between two pieces: a client that has left is seen, and the pieces travel apart.
    await new Promise(setImmediate);
  }
  response.end("data: [DONE]\n\n");
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new BadRequest("The request is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, { "content-type": "application/json; charset=utf-8", "content-length": Buffer.byteLength(text) })
    .end(text);
}
