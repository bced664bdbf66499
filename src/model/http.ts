import type { Readable } from "node:stream";
import { Agent } from "undici";
import { traceHeaders } from "../base/trace.ts";
import { toBody, type MarkedImages } from "./body.ts";

/** The SDK hands on what it does not know. */
export type MarkedInit = RequestInit & { marked?: MarkedImages };

export interface Http {
  /** In the shape the SDK wants for its `fetch`. */
  fetch(url: string | URL | Request, init?: MarkedInit): Promise<Response>;
  close(): Promise<void>;
}

/**
 * What the SDK sends goes out through `undici.request` on kept-alive connections: web streams and the fetch machinery
 * cost more than all else in a call (test/bench/model.ts). Only what the SDK and this room read of a Response is there.
 */
export function makeHttp(): Http {
  // Time limits are the caller's. One request per connection at a time, so that an abort closes no other one's.
  const agent = new Agent({
    connections: 256,
    pipelining: 1,
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 30_000,
    connect: { timeout: 10_000 },
  });
  return {
    async fetch(url, init) {
      const { origin, pathname, search } = new URL(url);
      const given = new Headers(init?.headers);
      const json = init?.body as string;
      const marked = init?.marked === undefined ? undefined : toBody(json, init.marked);
      const { statusCode, headers, body } = await agent.request({
        origin,
        path: pathname + search,
        method: "POST",
        // Of the SDK's headers those that matter: the rest tells a provider which machine this is.
        headers: {
          "content-type": "application/json",
          accept: "text/event-stream",
          authorization: given.get("authorization") ?? "",
          ...traceHeaders(),
          ...(marked === undefined ? {} : { "content-length": String(marked.length) }),
        },
        // undici takes any iterable; its types know streams only.
        body: marked === undefined ? json : (marked.pieces as unknown as Readable),
        signal: init?.signal ?? null,
      });
      const response = {
        ok: statusCode >= 200 && statusCode < 300,
        status: statusCode,
        url: origin + pathname,
        headers: new Map(Object.entries(headers)),
        body,
        text: () => body.text(),
      };
      return response as unknown as Response;
    },
    close: () => agent.destroy(),
  };
}

/** The body of a response made above. */
export const toReadable = (response: Response): Readable => response.body as unknown as Readable;
