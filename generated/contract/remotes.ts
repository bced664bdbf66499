// Generated from specs/modules. Edit there and run make generate.

/** Where a module's server is: an address, or a program. */
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

export const remoteServers: Readonly<Record<string, RemoteServer>> = {};

export const remoteTools: Readonly<Record<string, RemoteTool>> = {};
