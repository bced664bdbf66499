import { methods } from "../../generated/contract/methods.ts";
import { makeAuth, type Auth } from "../auth/auth.ts";
import { systemClock } from "../base/clock.ts";
import { ConfigError, type Config } from "../base/config.ts";
import { makeLog, type Log } from "../base/log.ts";
import { makeStore } from "../store/store.ts";
import { toAuthRules } from "./rules.ts";

/** How many migrations were missing. All that `accord migrate` needs. */
export async function migrateOnly(databaseUrl: string, log: Log): Promise<number> {
  const store = makeStore({ databaseUrl, log, maxConnections: 1 });
  try {
    return await store.migrate();
  } finally {
    await store.close();
  }
}

/** Signs tokens without a database, which `accord token` may not have at hand: no user is looked up to sign one. */
export function makeSigner(config: Config, secret: string): Pick<Auth, "canMintUserTokens" | "mintUserToken"> {
  const noUsers = () => Promise.reject(new Error("only signing is possible here"));
  const users = { ensure: noUsers, find: noUsers, isRevoked: noUsers };
  return makeAuth({ ...toAuthRules(config, secret), users, clock: systemClock });
}

/** A credential for a person at a terminal: `accord token --cli`. The user is made on first sight, as by a token. */
export async function mintForPerson(options: {
  config: Config;
  secret: string;
  databaseUrl: string;
  subject: string;
}): Promise<string> {
  const { config, secret, databaseUrl, subject } = options;
  const store = makeStore({ databaseUrl, log: makeLog({ level: config.logLevel }), maxConnections: 1 });
  try {
    const auth = makeAuth({ ...toAuthRules(config, secret), users: store.users, clock: systemClock });
    if (!auth.canMintUserTokens)
      throw new ConfigError("People are known to the issuer of ACCORD_ISSUER_JWKS_URL, not to this server.");
    const { id } = await store.users.ensure({ issuer: auth.issuer, subject, name: subject });
    return await auth.mintCredential({ userId: id, methods: builtMethods, purpose: "person" });
  } finally {
    await store.close();
  }
}

/** Those that have a handler. */
export const builtMethods: readonly string[] = Object.values(methods)
  .filter(({ planned }) => !planned)
  .map(({ id }) => id);
