import { makeSigner, mintForPerson } from "../app.ts";
import { ConfigError, type Config } from "../base/config.ts";
import { readReady, readSecret } from "../embedded/embedded.ts";

const daySeconds = 86_400;

/** Prints a token and nothing else, so that a script can take it as it is. */
export async function token(options: {
  config: Config;
  user: string;
  days: number;
  /** With the claim of an administrator. */
  isAdmin: boolean;
  say(line: string): void;
}): Promise<void> {
  const { config, user, days, isAdmin, say } = options;
  const secret = findSecret(config);
  const signer = makeSigner(config, secret);
  if (!signer.canMintUserTokens)
    throw new ConfigError("Tokens are signed by the issuer of ACCORD_ISSUER_JWKS_URL, not by this server.");
  say(await signer.mintUserToken(user, { ttlSeconds: days * daySeconds, isAdmin }));
}

/** The same for project-cli: a credential for all methods, for the ten minutes any credential lives. */
export async function cliToken({
  config,
  user,
  say,
}: {
  config: Config;
  user: string;
  say(line: string): void;
}): Promise<void> {
  const secret = findSecret(config);
  // Whose credential it is can only be said by the database, where users have their ids.
  const databaseUrl = config.databaseUrl ?? readReady(config.home)?.databaseUrl;
  if (databaseUrl === undefined)
    throw new ConfigError(`No server is running in ${config.home}: start one, or set DATABASE_URL.`);
  say(await mintForPerson({ config, secret, databaseUrl, subject: user }));
}

function findSecret(config: Config): string {
  const secret = config.secret ?? readSecret(config.home);
  if (secret === undefined)
    throw new ConfigError(
      `There is no secret to sign with: set ACCORD_SECRET, or start a server in ${config.home} first.`,
    );
  return secret;
}
