import type { Skill } from "../../generated/contract/skills.ts";
import type { AgentsConfig, ProtectedResource } from "../../generated/contract/types.ts";
import type { Clock } from "../base/clock.ts";
import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import type { Protocol } from "./protocol.ts";
import type { Runs, Visit } from "./visit.ts";

export interface McpDeps {
  run: Runs;
  agents: Pick<AgentsConfig, "agents" | "mcp_agent">;
  skills: Readonly<Record<string, Skill>>;
  /** Signs what a client keeps for us between two requests. */
  key: Uint8Array;
  version: string;
  /** Where this server is reached. */
  origin(): string;
  /** Pages of other origins that may call. */
  corsOrigins: readonly string[];
  /** Who signs users in; without one they bring a token. */
  issuer: string | undefined;
  clock: Clock;
  log: Log;
}

/** The modules for clients that speak the Model Context Protocol. Nothing is remembered between two requests. */
export interface Mcp {
  /** Throws FORBIDDEN for a page of an origin that may not come. */
  answer(visit: Visit, request: { body: unknown; header(name: string): string | null }): Promise<Response>;
  /** Undefined where there is no issuer. */
  protectedResource(): ProtectedResource | undefined;
  /** For WWW-Authenticate. */
  challenge(): string;
  close(): Promise<void>;
}

const metadataPath = "/.well-known/oauth-protected-resource/mcp";

/** What speaks the protocol is loaded with the first request: most processes never see one. */
export function makeMcp(deps: McpDeps): Mcp {
  const { origin, corsOrigins, issuer } = deps;
  let protocol: Promise<Protocol> | undefined;
  const load = async () => (await import("./protocol.ts")).makeProtocol(deps);

  return {
    async answer(visit, request) {
      assertOrigin(request.header("origin"));
      return await (await (protocol ??= load())).answer(visit, request);
    },
    protectedResource: () =>
      issuer === undefined
        ? undefined
        : {
            resource: `${origin()}/mcp`,
            authorization_servers: [issuer],
            bearer_methods_supported: ["header"],
            resource_name: "Accord",
          },
    challenge: () => (issuer === undefined ? "Bearer" : `Bearer resource_metadata="${origin()}${metadataPath}"`),
    close: async () => await (await protocol)?.close(),
  };

  /** A page that was pointed at this machine by another name, or has got hold of a token, is no client of the user. */
  function assertOrigin(given: string | null): void {
    if (given !== null && given !== new URL(origin()).origin && !corsOrigins.includes(given))
      throw new AppError("FORBIDDEN", {}, { detail: "Pages of this origin may not call." });
  }
}
