import { SignJWT } from "jose";
import { newId } from "../base/ids.ts";
import { isMailAddress } from "../base/mail-address.ts";
import type { Identity } from "../domain/user.ts";
import { isAdmin, usualAdminClaim } from "./admin-claim.ts";
import type { AuthParts, Caller, Signer } from "./auth.ts";
import { parseBearer } from "./bearer.ts";
import { makeExpiring } from "./expiring.ts";
import { deriveKey } from "./keys.ts";
import {
  cached,
  cliAudience,
  isPlainText,
  isWelcome,
  localIssuer,
  remoteKeys,
  toIssuedAt,
  tokenFreshMs,
  unauthenticated,
  userFreshMs,
  validUntil,
  verifyToken,
  type VerifiedClaims,
  type VerifyKey,
  type VerifyRules,
} from "./verify.ts";

interface Verified extends Identity {
  until: number;
  isAdmin: boolean;
  jti: string | null;
  /** In seconds; 0 where the token does not say. */
  issuedAt: number;
}

export interface MintOptions {
  name?: string;
  ttlSeconds?: number;
  /** With the claim of an administrator. */
  isAdmin?: boolean;
}

const defaultTtl = 30 * 86_400;

export function makeUserTokens({ secret, signer, users, active, clock, ...configured }: AuthParts) {
  const { adminClaim = usualAdminClaim } = configured;
  const key = toKey(signer, secret);
  const issuer = signer.kind === "local" ? localIssuer : configured.issuer;
  const audience = signer.kind === "local" ? localIssuer : configured.audience;
  const rules: VerifyRules = {
    // One list per kind of key: a public key can never be taken for a shared secret.
    algorithms: signer.kind === "jwks" ? ["RS256", "PS256", "ES256", "EdDSA"] : ["HS256"],
    // Many issuers leave `typ` out; our own tokens always have it.
    types: signer.kind === "local" ? ["jwt"] : ["jwt", "at+jwt", ""],
    ...(issuer === undefined ? {} : { issuer }),
    ...(audience === undefined ? {} : { audience }),
  };

  // The key is the whole header; only a header that was parsed and verified gets in.
  const callers = makeExpiring<Caller>(cached);
  const identities = makeExpiring<Verified>(cached);

  return {
    canMint: signer.kind !== "jwks",
    issuer: issuer ?? "",
    user(authorization: string | null): Caller | Promise<Caller> {
      const hit = authorization === null ? undefined : callers.get(authorization, clock.now());
      return hit ?? identify(authorization);
    },
    async mint(subject: string, options: MintOptions = {}): Promise<string> {
      if (!(key instanceof Uint8Array))
        throw new Error("user tokens are signed by the issuer of ACCORD_ISSUER_JWKS_URL, not here");
      const now = Math.floor(clock.now() / 1000);
      const token = new SignJWT({
        ...(options.name === undefined ? {} : { name: options.name }),
        ...(options.isAdmin ? { [adminClaim.name]: adminClaim.value } : {}),
      })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setSubject(subject)
        .setIssuedAt(now)
        .setJti(newId("tok"))
        .setExpirationTime(now + (options.ttlSeconds ?? defaultTtl));
      if (issuer !== undefined) token.setIssuer(issuer);
      if (audience !== undefined) token.setAudience(audience);
      return await token.sign(key);
    },
    forget: (userId: string) => callers.drop((caller) => caller.userId === userId),
    forgetToken: (jti: string) => callers.drop((caller) => caller.jti === jti),
  };

  async function identify(authorization: string | null): Promise<Caller> {
    const token = parseBearer(authorization);
    if (authorization === null || token === undefined) throw unauthenticated();
    const now = clock.now();
    let identity = identities.get(authorization, now);
    if (identity === undefined) {
      identity = await verify(token, now);
      identities.set(authorization, identity, Math.min(identity.until, now + tokenFreshMs));
    }
    const { isAdmin, jti, issuedAt } = identity;
    const { isRevoked, ...user } = await users.ensure(identity);
    if (isRevoked || !isWelcome(user, issuedAt)) throw unauthenticated();
    const { id: userId, issuer, subject, name, timezone, locale } = user;
    const caller: Caller = { userId, issuer, subject, name, timezone, locale, isAdmin, jti };
    callers.set(authorization, caller, Math.min(identity.until, now + userFreshMs));
    active.set(userId, user, now + userFreshMs);
    return caller;
  }

  async function verify(token: string, now: number): Promise<Verified> {
    const claims = await verifyToken(token, key, rules, now);
    // Without a configured audience a token for the other side is still not one for this side (G111).
    if ([claims.aud].flat().includes(cliAudience)) throw unauthenticated();
    if (claims.iss !== undefined && !isPlainText(claims.iss, 500)) throw unauthenticated();
    return {
      issuer: claims.iss ?? "",
      subject: claims.sub,
      name: isPlainText(claims["name"], 120) ? claims["name"] : claims.sub.slice(0, 120),
      email: toEmail(claims),
      until: validUntil(claims),
      isAdmin: isAdmin(claims, adminClaim),
      jti: isPlainText(claims.jti) ? claims.jti : null,
      issuedAt: toIssuedAt(claims),
    };
  }
}

/** What the issuer says is not verified is anybody's. */
function toEmail({ email, email_verified: isVerified }: VerifiedClaims): string | null {
  return typeof email === "string" && isMailAddress(email) && isVerified !== false && isVerified !== "false"
    ? email
    : null;
}

function toKey(signer: Signer, secret: string): VerifyKey {
  if (signer.kind === "jwks") return remoteKeys(signer.url);
  return signer.kind === "secret" ? new TextEncoder().encode(signer.secret) : deriveKey(secret, "user-token");
}
