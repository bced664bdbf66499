import type { Agent, IncomingMessage } from "node:http";

interface Answer {
  status: number;
  text: string;
}

/** No answer: `unreachable`, `late`, or one that is too long to be one. */
export class PostError extends Error {
  readonly kind: "unreachable" | "late" | "oversized";

  constructor(kind: PostError["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

export type Post = (path: string, body: string, headers: Readonly<Record<string, string>>) => Promise<Answer>;

// Just below the caller's own patience: a slow server costs one call, a late child costs all of its calls.
const patienceMs = 19_000;
const mostBytes = 4_194_304;
const mostSockets = 16;

/**
 * Plain node:http with connections that stay open. It is taken from the process instead of imported: an import reads
 * every export, among them a WebSocket that loads a whole HTTP client, and start would cost twice as much.
 */
export function makePost(url: string): { post: Post; close(): void } {
  const base = new URL(url);
  const http =
    base.protocol === "https:" ? process.getBuiltinModule("node:https") : process.getBuiltinModule("node:http");
  const agent: Agent = new http.Agent({ keepAlive: true, maxSockets: mostSockets, scheduling: "lifo" });
  const post: Post = (path, body, headers) =>
    new Promise((resolve, reject) => {
      const request = http.request({
        agent,
        method: "POST",
        host: base.hostname.replace(/^\[|\]$/g, ""),
        port: base.port,
        path,
        timeout: patienceMs,
      });
      // Not among the options above: a connection keeps those of the request that opened it for as long as it lives.
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
      request.setHeader("content-type", "application/json");
      request.setHeader("content-length", String(Buffer.byteLength(body)));
      const late = setTimeout(() => request.destroy(new PostError("late", "no answer in time")), patienceMs);
      request.on("response", (response: IncomingMessage) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > mostBytes) request.destroy(new PostError("oversized", "the answer is too long"));
          else chunks.push(chunk);
        });
        response.on("end", () => {
          clearTimeout(late);
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") });
        });
        response.on("error", fail);
      });
      request.on("error", fail);
      request.end(body);

      function fail(reason: Error): void {
        clearTimeout(late);
        reject(
          reason instanceof PostError
            ? reason
            : new PostError("unreachable", (reason as NodeJS.ErrnoException).code ?? reason.message),
        );
      }
    });
  return { post, close: () => agent.destroy() };
}
