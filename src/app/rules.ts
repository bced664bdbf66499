import { join } from "node:path";
import type { AgentsConfig } from "../../generated/contract/types.ts";
import type { Signer } from "../auth/auth.ts";
import type { Timers } from "../base/clock.ts";
import { ConfigError, type Config } from "../base/config.ts";
import { loadHooks } from "../tool/tool.ts";

export function toAuthRules(config: Config, secret: string) {
  const { issuer, audience, adminClaim } = config;
  return {
    secret,
    signer: toSigner(config),
    ...(issuer === undefined ? {} : { issuer }),
    ...(audience === undefined ? {} : { audience }),
    ...(adminClaim === undefined ? {} : { adminClaim }),
  };
}

/** Without another issuer this server signs: `accord token` makes tokens from ACCORD_SECRET. */
function toSigner({ issuerJwksUrl, jwtSecret }: Config): Signer {
  if (issuerJwksUrl !== undefined) return { kind: "jwks", url: issuerJwksUrl };
  return jwtSecret === undefined ? { kind: "local" } : { kind: "secret", secret: jwtSecret };
}

/** A module that cannot be loaded stops the start. */
export async function toHooks(file: string | undefined, timers: Timers) {
  try {
    return file === undefined ? undefined : await loadHooks(file, { timers });
  } catch (reason) {
    throw new ConfigError(`ACCORD_HOOKS cannot be used: ${(reason as Error).message}.`);
  }
}

/** The agents as specified, and those that the operator lets call tools of clients. */
export const withFrontendTools = (config: AgentsConfig, names: readonly string[]): AgentsConfig => ({
  ...config,
  agents: Object.fromEntries(
    Object.entries(config.agents).map(([name, agent]) => [
      name,
      names.includes(name) ? { ...agent, frontend_tools: true } : agent,
    ]),
  ),
});

/** The page lies beside the code that serves it, in a checkout and in a package. */
export const toConsoleRules = ({ consoleFolder, oidc, publicUrl }: Config) => ({
  folder: consoleFolder ?? join(import.meta.dirname, "../../dist/console"),
  ...(oidc === undefined ? {} : { oidc }),
  imageOrigins: publicUrl === undefined ? [] : [new URL(publicUrl).origin],
});

export const toToolLimits = (limits: AgentsConfig["limits"]) => ({
  callMs: limits.tool_call_timeout_ms,
  callsPerReply: limits.tool_calls_per_reply,
  parallelReads: limits.parallel_reads,
  repeatedFailures: limits.repeated_failures,
  waitSeconds: limits.runtime_retry_wait_seconds,
});
