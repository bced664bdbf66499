import { ProtocolError, SdkError, SdkErrorCode, type CallToolResult, type Client } from "@modelcontextprotocol/client";
import type { RemoteTool } from "../../generated/contract/remotes.ts";
import { AppError } from "../base/error.ts";
import { own } from "../base/own.ts";
import { toPin } from "../base/tool-pin.ts";
import type { Remote, RemoteDeps } from "./remote.ts";
import { connect, listTools } from "./server.ts";

/** So long a server is believed to have the tools that it listed. */
const freshMs = 10_000;
const longestText = 20_000;

interface Connection {
  client: Client;
  pins: ReadonlyMap<string, string>;
  listedAt: number;
}

/** Calls of tools of other servers, with what speaks their protocol. */
export function makeCalls({ servers, tools, secrets, version, clock, log, callMs = 15_000 }: RemoteDeps): Remote {
  const connections = new Map<string, Promise<Connection>>();
  return {
    async call(id, input, { isWrite, signal }) {
      const tool = own(tools, id);
      if (tool === undefined) throw new AppError("NOT_YET_AVAILABLE", { method: id });
      const { client, pins } = await toFresh(tool.module);
      if (pins.get(tool.tool) !== tool.pin) {
        log.warn("a tool of another server is not the one that was imported", { tool: id });
        throw new AppError("REMOTE_TOOL_CHANGED");
      }
      const result = await send(client, tool, input, { signal, timeout: callMs }).catch((reason: unknown) => {
        throw toFailure(reason, isWrite, () => lose(tool.module, client));
      });
      if (result.isError) throw new AppError("REMOTE_CALL_FAILED");
      return toData(result, tool);
    },
    async close() {
      const open = await Promise.allSettled(connections.values());
      connections.clear();
      await Promise.allSettled(open.flatMap((one) => (one.status === "fulfilled" ? [one.value.client.close()] : [])));
    },
  };

  /** A connection whose list of tools is not old. Nothing was sent to a tool when this fails. */
  async function toFresh(module: string): Promise<Connection> {
    try {
      const known = await connections.get(module);
      if (known !== undefined && clock.now() - known.listedAt < freshMs) return known;
      const renewed = known === undefined ? open(module) : list(known.client);
      connections.set(module, renewed);
      return await renewed;
    } catch (cause) {
      connections.delete(module);
      throw new AppError("UPSTREAM_UNAVAILABLE", {}, { cause });
    }
  }

  async function open(module: string): Promise<Connection> {
    const server = own(servers, module);
    if (server === undefined) throw new Error(`module ${module} names no server`);
    const client = await connect(server, { secrets: secrets(module), version });
    Object.assign(client, { onclose: () => forget(module, client).catch(() => {}) });
    return await list(client);
  }

  async function list(client: Client): Promise<Connection> {
    const listed = await listTools(client);
    return { client, pins: new Map(listed.map((tool) => [tool.name, toPin(tool)])), listedAt: clock.now() };
  }

  function lose(module: string, client: Client): void {
    forget(module, client).catch(() => {});
    client.close().catch(() => {});
  }

  /** The next call connects anew, unless one has already. */
  async function forget(module: string, client: Client): Promise<void> {
    const known = await connections.get(module)?.catch(() => undefined);
    if (known?.client === client) connections.delete(module);
  }
}

const send = async (
  client: Client,
  { tool, names }: RemoteTool,
  input: object,
  options: { signal: AbortSignal; timeout: number },
): Promise<CallToolResult> =>
  await client.callTool({ name: tool, arguments: withNames(input, names) as Record<string, unknown> }, options);

/** Names as the server writes them. */
function withNames(value: unknown, names: RemoteTool["names"]): unknown {
  if (Array.isArray(value)) return value.map((item) => withNames(item, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [own(names, name) ?? name, withNames(item, names)]),
  );
}

/** Whatever the server says is text by others, and marked so. */
function toData({ structuredContent, content }: CallToolResult, { structured }: RemoteTool): object {
  if (structured) return { result: structuredContent ?? {}, tainted: true };
  const texts = content.flatMap((block) => (block.type === "text" ? [block.text] : []));
  return { text: texts.join("\n").slice(0, longestText).toWellFormed(), tainted: true };
}

/** The words of the server stay here: a model would read them as ours. */
function toFailure(cause: unknown, isWrite: boolean, lost: () => void): AppError {
  if (cause instanceof ProtocolError) return new AppError("REMOTE_CALL_FAILED", {}, { cause });
  const isTimeout = cause instanceof SdkError && cause.code === SdkErrorCode.RequestTimeout;
  if (!isTimeout) lost();
  if (isWrite) return new AppError("REMOTE_OUTCOME_UNKNOWN", {}, { cause });
  return new AppError(isTimeout ? "TIMEOUT" : "UPSTREAM_UNAVAILABLE", {}, { cause });
}
