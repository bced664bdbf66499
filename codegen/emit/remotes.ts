import { header, json, type Emitter } from "./file.ts";

/** The MCP servers behind imported modules, and the tools that their methods stand for. */
export const emitRemotes: Emitter = ({ modules, methods }) => {
  const servers = modules.flatMap(({ module, remote }) => (remote === undefined ? [] : [[module, remote] as const]));
  const tools = methods.flatMap(({ id, module, remote }) =>
    remote === undefined ? [] : [[id, { module, names: {}, ...remote }] as const],
  );
  const text = `${header("specs/modules")}/** Where a module's server is: an address, or a program. */
export type RemoteServer = { readonly url: string } | { readonly command: readonly string[] };

export interface RemoteTool {
  readonly module: string;
  /** As the server calls it. */
  readonly tool: string;
  /** Of its schemas as people have reviewed them. */
  readonly pin: string;
  /** Names of input fields that the server writes otherwise. */
  readonly names: Readonly<Record<string, string>>;
  /** Whether it answers with data that its own schema describes; else with text. */
  readonly structured: boolean;
}

export const remoteServers: Readonly<Record<string, RemoteServer>> = ${json(Object.fromEntries(servers))};

export const remoteTools: Readonly<Record<string, RemoteTool>> = ${json(Object.fromEntries(tools))};
`;
  return [{ path: "contract/remotes.ts", text }];
};
