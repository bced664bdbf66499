import type { Client, Tool } from "@modelcontextprotocol/client";
import type { RemoteServer, RemoteTool } from "../../generated/contract/remotes.ts";
import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import type { RemoteSecrets } from "../base/remote-settings.ts";
import type { CallRemote } from "../domain/remote.ts";

export interface RemoteDeps {
  servers: Readonly<Record<string, RemoteServer>>;
  tools: Readonly<Record<string, RemoteTool>>;
  secrets(module: string): RemoteSecrets;
  version: string;
  clock: Clock;
  log: Log;
  /** How long a tool may take; less than the runtime gives a call, so that what became of it is told from here. */
  callMs?: number;
}

/** The MCP servers behind imported modules. Each is connected to when it is first called, and again when it is lost. */
export interface Remote {
  readonly call: CallRemote;
  close(): Promise<void>;
}

/** What speaks the protocol is loaded with the first call: without imported modules there is none. */
export function makeRemote(deps: RemoteDeps): Remote {
  let calls: Promise<Remote> | undefined;
  const load = async () => (await import("./calls.ts")).makeCalls(deps);
  return {
    call: async (...args) => await (await (calls ??= load())).call(...args),
    close: async () => await (await calls)?.close(),
  };
}

export async function connect(
  server: RemoteServer,
  options: { secrets: RemoteSecrets; version: string },
): Promise<Client> {
  return await (await import("./server.ts")).connect(server, options);
}

export async function listTools(client: Client): Promise<Tool[]> {
  return await (await import("./server.ts")).listTools(client);
}
