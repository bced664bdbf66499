import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";
import { atEnd } from "../../_kit/at-end.ts";

/** What stands beside the server: files for a page, and two servers that are in trouble. */
export interface Front {
  url: string;
  /** How often somebody was told to come again. */
  turnedAway(name: string): number;
  /** Resolves when nobody waits any more for the answer that never comes. */
  deserted(name: string): Promise<void>;
}

const page = `<!doctype html><script type="importmap">
{ "imports": { "accord/client": "/node_modules/accord/src/sdk/sdk.js" } }</script>`;
const refusals = [
  [429, "RATE_LIMITED"],
  [503, "SERVICE_UNAVAILABLE"],
] as const;

/**
 * `/busy/<name>/…` is refused twice and then asked of the server; `/silent/<name>/…` is never answered, and
 * `/reached/<name>` is when that one has arrived.
 */
export async function startFront({ folder, server }: { folder: string; server: () => string }): Promise<Front> {
  const asked = new Map<string, number>();
  const silent = new Map<string, Record<"come" | "gone", PromiseWithResolvers<void>>>();
  const ofSilent = (name: string) => {
    const found = silent.get(name) ?? { come: Promise.withResolvers<void>(), gone: Promise.withResolvers<void>() };
    silent.set(name, found);
    return found;
  };

  async function serve({ url = "/", headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, kind, name = "", ...rest] = url.split("/");
    if (kind === "silent") {
      const { come, gone } = ofSilent(name);
      response.on("close", () => gone.resolve());
      return come.resolve();
    }
    if (kind === "reached") {
      await ofSilent(name).come.promise;
      return void response.end();
    }
    if (kind === "busy") {
      const times = asked.get(name) ?? 0;
      asked.set(name, times + 1);
      const refusal = refusals[times];
      if (refusal) {
        const [status, code] = refusal;
        response.writeHead(status, { "content-type": "application/problem+json", "retry-after": "0" });
        return void response.end(JSON.stringify({ type: "about:blank", title: code, status, code, request_id: "r" }));
      }
      const { authorization = "" } = headers;
      const answer = await fetch(`${server()}/${rest.join("/")}`, { headers: { authorization } });
      response.writeHead(answer.status, { "content-type": "application/json" });
      return void response.end(await answer.text());
    }
    if (url === "/") return void response.writeHead(200, { "content-type": "text/html" }).end(page);
    const text = await readFile(join(folder, normalize(url))).catch(() => undefined);
    response.writeHead(text ? 200 : 404, { "content-type": "text/javascript" }).end(text);
  }

  const http = createServer((request, response) => void serve(request, response)).listen(0, "127.0.0.1");
  await once(http, "listening");
  atEnd(() => {
    http.closeAllConnections();
    http.close();
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    turnedAway: (name) => Math.min(asked.get(name) ?? 0, refusals.length),
    deserted: (name) => ofSilent(name).gone.promise,
  };
}
