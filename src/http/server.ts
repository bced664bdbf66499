import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { serve, type ServerHandler } from "srvx";
import type { ErrorCode } from "../../generated/contract/errors.ts";
import { newRequestId } from "../base/ids.ts";
import type { Log } from "../base/log.ts";
import { toRawProblem } from "./problem.ts";

export interface Listening {
  url: string;
  /** From now on answers, also those to requests under way, tell clients to connect anew, and so elsewhere. */
  drain(): void;
  /** Takes no more connections, lets requests in flight finish for `graceMs`, then cuts what is left. */
  stop(graceMs: number): Promise<void>;
}

/** Node keeps there what it is answering. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

// Slow senders of headers or bodies, and readers that do not read, lose their connection (G224).
const limits = {
  // Node would silently keep the first of two Authorization headers; joined they are no token at all (G117).
  joinDuplicateHeaders: true,
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
};
const silenceMs = 60_000;
const lingerMs = 1000;

export async function listen(
  fetch: ServerHandler,
  { port, host, log }: { port: number; host: string; log: Log },
): Promise<Listening> {
  // srvx's own shutdown reacts to signals and turns itself off under CI; ours is called by the process entry.
  const server = serve({
    fetch,
    port,
    hostname: host,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    node: limits,
  });
  const node = server.node?.server as Server;
  node.timeout = silenceMs;
  node.on("clientError", (reason: NodeJS.ErrnoException, socket: Socket) => refuse(reason, socket, log));
  // Unknown expectations may be ignored (RFC 9110 10.1.1); Node would answer 417 without a body.
  node.on("checkExpectation", (req, res) => node.emit("request", req, res));
  node.prependListener("request", mendTarget);
  const isToEnd = (_req: IncomingMessage, res: ServerResponse) => void (res.shouldKeepAlive = false);
  const sockets = new Set<AnsweringSocket>();
  node.on("connection", (socket: AnsweringSocket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await server.serve();
  const address = node.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://${toUrlHost(host)}:${actual}`,
    drain() {
      node.prependListener("request", isToEnd);
      // An answer that is late would else leave its connection to a proxy, which sends on it when nobody listens.
      for (const { _httpMessage: answer } of sockets) if (answer) answer.shouldKeepAlive = false;
    },
    stop: (graceMs) => stop(node, graceMs),
  };
}

/** A request target that is neither a path nor an address gets a path no route has, and so a proper 404. */
function mendTarget(req: IncomingMessage): void {
  const target = req.url ?? "";
  if (target[0] !== "/" && !/^https?:\/\/[^/?#]/i.test(target)) req.url = "/*";
}

/** Bytes that never became a request: still a problem document, then the connection ends. */
function refuse(reason: NodeJS.ErrnoException, socket: Socket, log: Log): void {
  const begun = (socket as AnsweringSocket)._httpMessage?.headersSent === true;
  if (reason.code === "ECONNRESET" || !socket.writable || begun) return void socket.destroy();
  const requestId = newRequestId();
  const code = toCode(reason.code);
  log.debug("connection refused", { request_id: requestId, error_code: code, reason: reason.code });
  socket.end(toRawProblem(code, requestId));
  // Time to read it, for those who do.
  socket.setTimeout(lingerMs, () => socket.destroy());
}

function toCode(code: string | undefined): ErrorCode {
  if (code === "HPE_HEADER_OVERFLOW") return "HEADERS_TOO_LARGE";
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "REQUEST_TIMEOUT";
  return code === "HPE_CHUNK_EXTENSIONS_OVERFLOW" ? "PAYLOAD_TOO_LARGE" : "INVALID_REQUEST";
}

async function stop(node: Server, graceMs: number): Promise<void> {
  if (!node.listening) return;
  const closed = new Promise<void>((resolve) => node.close(() => resolve()));
  // close() ends the connections that are idle now; those that become idle later would wait for their keep-alive time.
  const sweep = setInterval(() => node.closeIdleConnections(), 50);
  const cut = setTimeout(() => node.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

function toUrlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
