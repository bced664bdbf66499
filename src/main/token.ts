import { makeSigner } from "../app.ts";
import { ConfigError, type Config } from "../base/config.ts";
import { readSecret } from "../embedded/embedded.ts";

const daySeconds = 86_400;

/** Prints a token and nothing else, so that a script can take it as it is. */
export async function token(options: { config: Config; user: string; days: number; say(line: string): void }): Promise<void> {
  const { config, user, days, say } = options;
  const secret = config.secret ?? readSecret(config.home);
  if (secret === undefined) throw new ConfigError(`There is no secret to sign with: set ACCORD_SECRET, or start a server in ${config.home} first.`);
  const signer = makeSigner(config, secret);
  if (!signer.canMintUserTokens) throw new ConfigError("Tokens are signed by the issuer of ACCORD_ISSUER_JWKS_URL, not by this server.");
  say(await signer.mintUserToken(user, { ttlSeconds: days * daySeconds }));
}
