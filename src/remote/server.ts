import { Client, StreamableHTTPClientTransport, type Tool, type Transport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type { RemoteServer } from "../../generated/contract/remotes.ts";
import type { RemoteSecrets } from "../base/remote-settings.ts";

const connectMs = 5000;
/** What a server may say in one answer. */
const mostBytes = 4_194_304;

interface ConnectOptions {
  secrets: RemoteSecrets;
  version: string;
}

/** Tried twice: a connection that was kept open may be one that the server has just closed. */
export const connect = (server: RemoteServer, options: ConnectOptions): Promise<Client> =>
  connectOnce(server, options).catch(() => connectOnce(server, options));

/** A client that offers nothing of its own: no sampling, no questions to the user, no folders. */
async function connectOnce(server: RemoteServer, { secrets, version }: ConnectOptions): Promise<Client> {
  const client = new Client(
    { name: "accord", version },
    { capabilities: {}, versionNegotiation: { mode: "auto", probe: { timeoutMs: connectMs } } },
  );
  await client.connect(toTransport(server, secrets), { timeout: connectMs });
  return client;
}

export const listTools = async (client: Client): Promise<Tool[]> =>
  (await client.listTools(undefined, { timeout: connectMs })).tools;

function toTransport(server: RemoteServer, { token, env = {} }: RemoteSecrets): Transport {
  if ("url" in server)
    return new StreamableHTTPClientTransport(new URL(server.url), {
      fetch: boundedFetch,
      ...(token === undefined ? {} : { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
    });
  const [command = "", ...args] = server.command;
  // Nothing of this server's own environment: a list that names what is left out would be too short some day.
  const own = { PATH: process.env["PATH"] ?? "", ...env };
  return new StdioClientTransport({ command, args, env: own, stderr: "ignore", maxBufferSize: mostBytes });
}

/** The token goes to the address that was reviewed, and nowhere else. */
const boundedFetch = async (url: string | URL, init?: RequestInit): Promise<Response> => {
  const response = await fetch(url, { ...init, redirect: "error" });
  if (response.body === null) return response;
  let size = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > mostBytes) controller.error(new Error("the answer is too large"));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
};
