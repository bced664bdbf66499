import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { systemClock, type Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { makeServer } from "./server.ts";

export interface Offline {
  /** The base URL an OpenAI client is given: `http://127.0.0.1:<port>/v1`. */
  url: string;
  close(): Promise<void>;
}

export interface OfflineOptions {
  log?: Log;
  /** Any free port unless told. */
  port?: number;
  clock?: Clock;
}

/**
 * The model of a machine without a key: rules that understand everyday Chinese and English about calendar, contacts and
 * memory, behind OpenAI's protocol. It is asked like any provider, so that the whole path is the real one, and it says
 * plainly what it is. It keeps nothing: each answer is derived from the request alone. Only this machine can reach it.
 */
export async function startOffline({ log, port = 0, clock = systemClock }: OfflineOptions = {}): Promise<Offline> {
  const server = makeServer({ clock, ...(log !== undefined && { log }) });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
