import type { Config, Setting } from "./config.ts";
import { httpsUrl, matching, minSecret, secret } from "./setting-values.ts";

/** The part of the configuration that says whose tokens are believed. */
export interface TokenConfig {
  secret?: string;
  jwtSecret?: string;
  issuerJwksUrl?: string;
  issuer?: string;
  audience?: string;
  /** The claim that makes an administrator. */
  adminClaim?: { name: string; value: string | true };
  /** Where people sign in to the web console. */
  oidc?: OidcClient;
}

interface OidcClient {
  issuer: string;
  clientId: string;
  /** The access token for this resource is sent; without it the ID token. */
  resource?: string;
}

const printable = (most: number) => new RegExp(String.raw`^[\x21-\x7e]{1,${most}}$`);

export const tokenSettings: readonly Setting[] = [
  {
    name: "ACCORD_SECRET",
    description:
      `At least ${minSecret} characters; signing keys are derived from it. Required with DATABASE_URL, ` +
      "generated without it.",
    isSecret: true,
    read: (text, config) => void (config.secret = secret(text)),
  },
  {
    name: "ACCORD_JWT_SECRET",
    description:
      `Shared secret (HS256, at least ${minSecret} characters) that signs user tokens. Not together with ` +
      "ACCORD_ISSUER_JWKS_URL.",
    isSecret: true,
    read: (text, config) => void (config.jwtSecret = secret(text)),
  },
  {
    name: "ACCORD_ISSUER_JWKS_URL",
    description:
      "Public keys of the issuer that signs user tokens (RS256, PS256, ES256, EdDSA). https, or http on this machine.",
    read: (text, config) => void (config.issuerJwksUrl = httpsUrl(text)),
  },
  {
    name: "ACCORD_ISSUER",
    description: "The `iss` that user tokens must carry. Without it any issuer that the key verifies is taken.",
    read: (text, config) => void (config.issuer = matching(text, printable(500), "printable text without blanks")),
  },
  {
    name: "ACCORD_AUDIENCE",
    description: "The `aud` that user tokens must carry. Without it the audience is not checked.",
    read: (text, config) => void (config.audience = matching(text, printable(500), "printable text without blanks")),
  },
  {
    name: "ACCORD_ADMIN_CLAIM",
    description:
      "What makes an administrator: a claim of the user token that is true, or claim=value, such as " +
      "roles=accord-admin, that has the value.",
    default: "admin",
    read: (text, config) => void (config.adminClaim = adminClaim(text)),
  },
  {
    name: "ACCORD_OIDC_ISSUER",
    description:
      "OpenID Connect issuer where people sign in to the web console. Its keys are at ACCORD_ISSUER_JWKS_URL; " +
      "ACCORD_ISSUER is it unless told.",
    read: (text, config) => {
      config.oidc = { issuer: httpsUrl(text), clientId: "" };
      config.issuer ??= text;
    },
  },
  {
    name: "ACCORD_OIDC_CLIENT_ID",
    description:
      "The console's client there: public, code flow with PKCE, the console's address as redirect URI. " +
      "ACCORD_AUDIENCE is it unless told.",
    read: (text, config) =>
      void (client(config).clientId = matching(text, printable(200), "printable text without blanks")),
  },
  {
    name: "ACCORD_OIDC_RESOURCE",
    description:
      "Resource (RFC 8707) whose access token the console asks for and sends; without it it sends the ID token.",
    read: (text, config) =>
      void (client(config).resource = matching(text, printable(500), "printable text without blanks")),
  },
];

/** A sentence about what is missing beside what was given. */
export function findTokenProblem({ databaseUrl, secret, jwtSecret, issuerJwksUrl, oidc }: Config): string | undefined {
  if (databaseUrl !== undefined && secret === undefined)
    return (
      `ACCORD_SECRET must be set (at least ${minSecret} characters) when DATABASE_URL is: every process on ` +
      "that database derives its keys from it."
    );
  if (jwtSecret !== undefined && issuerJwksUrl !== undefined)
    return (
      "ACCORD_JWT_SECRET and ACCORD_ISSUER_JWKS_URL are both set; user tokens are signed in one way, so " +
      "keep one of them."
    );
  if (oidc?.clientId === "")
    return "ACCORD_OIDC_CLIENT_ID must be set when ACCORD_OIDC_ISSUER is: the console signs in as it.";
  // Tokens of that issuer are worth nothing here unless this server can verify them.
  return oidc !== undefined && issuerJwksUrl === undefined
    ? "ACCORD_ISSUER_JWKS_URL must be set when ACCORD_OIDC_ISSUER is: its keys verify the tokens of that issuer."
    : undefined;
}

function adminClaim(text: string): { name: string; value: string | true } {
  matching(text, printable(500), "a claim, or claim=value, without blanks");
  const at = text.lastIndexOf("=");
  if (at === -1) return { name: text, value: true };
  const [name, value] = [text.slice(0, at), text.slice(at + 1)];
  if (name === "" || value === "") throw new Error("must be a claim, or claim=value");
  return { name, value };
}

function client(config: Config): OidcClient {
  if (config.oidc === undefined) throw new Error("needs ACCORD_OIDC_ISSUER beside it");
  return config.oidc;
}
