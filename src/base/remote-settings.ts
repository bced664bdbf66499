import { remoteServers, type RemoteServer } from "../../generated/contract/remotes.ts";
import type { Setting } from "./config.ts";
import { matching } from "./setting-values.ts";

/** What opens the servers of imported modules. Functions, so that no dump of the configuration shows them. */
export interface RemoteConfig {
  remoteSecrets(module: string): RemoteSecrets;
}

export interface RemoteSecrets {
  /** Sent as a bearer token. */
  token?: string;
  /** Given to the program. */
  env?: Readonly<Record<string, string>>;
}

export const noRemoteSecrets = (_module: string): RemoteSecrets => ({});

/** One for each imported module: a token for a server with an address, an environment for a program. */
export const toRemoteSettings = (servers: Readonly<Record<string, RemoteServer>>): Setting[] =>
  Object.entries(servers).map(([module, server]) =>
    "url" in server
      ? toSetting(module, "TOKEN", `Bearer token for the MCP server of module ${module}.`, (text) => ({
          token: matching(text, /^[\x21-\x7e]{1,4000}$/, "printable text without blanks"),
        }))
      : toSetting(
          module,
          "ENV",
          `Environment of the MCP server of module ${module}, a JSON object of texts.`,
          (text) => ({ env: toEnvironment(text) }),
        ),
  );

export const remoteSettings: readonly Setting[] = toRemoteSettings(remoteServers);

function toSetting(module: string, part: string, description: string, read: (text: string) => RemoteSecrets): Setting {
  return {
    name: `ACCORD_REMOTE_${module.toUpperCase()}_${part}`,
    description,
    isSecret: true,
    read: (text, config) => {
      const secrets = read(text);
      const others = config.remoteSecrets;
      config.remoteSecrets = (other) => (other === module ? secrets : others(other));
    },
  };
}

function toEnvironment(text: string): Record<string, string> {
  const problem = "must be a JSON object of texts";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(problem);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error(problem);
  if (!Object.values(value).every((item) => typeof item === "string")) throw new Error(problem);
  return { ...value };
}
