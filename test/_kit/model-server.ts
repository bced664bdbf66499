import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { Fault, ModelAnswer } from "./model-answers.ts";
import { event, toChunks } from "./model-chunks.ts";

export interface ChatMessage {
  role: string;
  content: string | null | { type: string; text?: string; image_url?: { url: string } }[];
  tool_calls?: { id: string; type: string; function: { name: string; arguments: string } }[];
  tool_call_id?: string;
  reasoning_content?: string;
}

interface ChatBody {
  model: string;
  messages: ChatMessage[];
  tools?: { type: string; function: { name: string; description: string; parameters: object } }[];
  [field: string]: unknown;
}

/** One request, in the order of arrival. */
export interface ModelRequest {
  no: number;
  path: string;
  headers: IncomingHttpHeaders;
  /** The client's: requests on one connection share it. */
  port: number | undefined;
  body: ChatBody;
  /** Of the last user message. */
  lastUser: string;
  system: string;
  /** The client closed the connection before the answer was whole. */
  isAborted: boolean;
  /** Nothing of this exchange is left on the wire. */
  closed: Promise<void>;
}

export type Script = ModelAnswer | ((request: ModelRequest) => ModelAnswer | Promise<ModelAnswer>);

export interface ModelServer {
  /** The base URL for an OpenAI client. */
  url: string;
  journal: ModelRequest[];
  /** Requests for which the script had nothing. */
  unscripted: ModelRequest[];
  /** Put at the end of the queue, one per request. */
  next(...answers: Script[]): void;
  /** Asked before the queue, in the order of adding; undefined passes the request on. */
  when(rule: (request: ModelRequest) => ModelAnswer | undefined): void;
  /** Resolves when so many requests have arrived. */
  asked(count: number): Promise<ModelRequest>;
  close(): Promise<void>;
}

/** A scripted model behind the chat.completions protocol, over real HTTP. Needs no test runner. */
export async function startModelServer(...answers: Script[]): Promise<ModelServer> {
  const queue = [...answers];
  const rules: ((request: ModelRequest) => ModelAnswer | undefined)[] = [];
  const journal: ModelRequest[] = [];
  const unscripted: ModelRequest[] = [];
  let waiting: { count: number; resolve: (request: ModelRequest) => void }[] = [];

  const choose = (request: ModelRequest): ModelAnswer | Promise<ModelAnswer> => {
    for (const rule of rules) {
      const found = rule(request);
      if (found !== undefined) return found;
    }
    const next = queue.shift();
    if (next !== undefined) return typeof next === "function" ? next(request) : next;
    unscripted.push(request);
    return {
      status: 400,
      body: { error: { message: "the script has no answer for this request", code: "unscripted" } },
    };
  };

  const server = createServer((incoming, response) => {
    response.socket?.setNoDelay(true);
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const request = toRequest(incoming, response, { no: journal.length + 1, text: Buffer.concat(chunks).toString() });
      journal.push(request);
      waiting = waiting.filter(({ count, resolve }) => journal.length < count || resolve(request));
      // A client that goes away ends the exchange; what was still to be written has nobody to read it.
      Promise.resolve(request)
        .then(choose)
        .then((found) => write(found, request, response))
        .catch(() => response.destroy());
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    journal,
    unscripted,
    next: (...more) => void queue.push(...more),
    when: (rule) => void rules.push(rule),
    asked: (count) => {
      const there = journal[count - 1];
      return there === undefined ? new Promise((resolve) => waiting.push({ count, resolve })) : Promise.resolve(there);
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function toRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  { no, text }: { no: number; text: string },
): ModelRequest {
  const body = JSON.parse(text === "" ? "{}" : text) as ChatBody;
  const closed = Promise.withResolvers<void>();
  const request: ModelRequest = {
    no,
    path: incoming.url ?? "",
    headers: incoming.headers,
    port: incoming.socket.remotePort,
    body,
    lastUser: textOf(body.messages?.findLast(({ role }) => role === "user")),
    system: textOf(body.messages?.find(({ role }) => role === "system")),
    isAborted: false,
    closed: closed.promise,
  };
  response.on("close", () => {
    request.isAborted = !response.writableFinished;
    closed.resolve();
  });
  return request;
}

const textOf = (message: ChatMessage | undefined): string =>
  typeof message?.content === "string"
    ? message.content
    : (message?.content ?? []).map(({ text }) => text ?? "").join("");

async function write(answer: ModelAnswer, request: ModelRequest, response: ServerResponse): Promise<void> {
  const { hold, fault, status } = answer;
  if (hold !== undefined && hold.after === undefined) await hold.wait();
  if (fault !== undefined && fault.after === undefined) return spoil(fault, response);
  if (status !== undefined) {
    response
      .writeHead(status, { "content-type": "application/json", ...answer.headers })
      .end(JSON.stringify(answer.body ?? {}));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream", ...answer.headers });
  const { opening, pieces, closing } = toChunks(answer, { model: request.body.model, id: `scripted-${request.no}` });
  const until = fault?.after ?? pieces.length;
  if (hold?.after === undefined) {
    await send(response, [opening, ...pieces.slice(0, until)].join(""), answer.bytes);
  } else {
    await send(response, [opening, ...pieces.slice(0, hold.after)].join(""), answer.bytes);
    await hold.wait();
    await send(response, pieces.slice(hold.after, until).join(""), answer.bytes);
  }
  if (fault !== undefined) return spoil(fault, response);
  await send(response, closing, answer.bytes);
  if (!answer.staysOpen) response.end();
}

async function send(response: ServerResponse, text: string, size?: number): Promise<void> {
  if (text === "") return;
  if (size === undefined) return void response.write(text);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.subarray(at, at + size));
    // A turn of the loop between two writes, so that they leave as packets of their own.
    await setImmediate();
  }
}

async function spoil({ kind, error }: Fault, response: ServerResponse): Promise<void> {
  switch (kind) {
    case "hang":
      return;
    case "end":
      response.end();
      return;
    case "cut":
      // What is still on its way to the kernel would be lost with the socket.
      if (response.headersSent) await new Promise<void>((resolve) => response.write("\n", () => resolve()));
      response.destroy();
      return;
    case "malformed":
      response.end('data: {"choices":[{"del\n\ndata: [DONE]\n\n');
      return;
    case "error":
      response.end(
        `${event({ error: error ?? { message: "scripted in-band error", code: "server_error" } })}data: [DONE]\n\n`,
      );
  }
}
