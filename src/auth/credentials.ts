import { SignJWT } from "jose";
import { newId } from "../base/ids.ts";
import type { User } from "../domain/user.ts";
import type { AuthParts, CredentialCaller, CredentialPurpose } from "./auth.ts";
import { parseBearer } from "./bearer.ts";
import { makeExpiring } from "./expiring.ts";
import { deriveKey } from "./keys.ts";
import {
  cached,
  cliAudience,
  isPlainText,
  isWelcome,
  localIssuer,
  toIssuedAt,
  tokenFreshMs,
  typeOf,
  unauthenticated,
  userFreshMs,
  validUntil,
  verifyToken,
  type VerifyRules,
} from "./verify.ts";

export interface CredentialGrant {
  userId: string;
  methods: readonly string[];
  /** A child of the tool runtime unless told. */
  purpose?: CredentialPurpose;
  /** Kept between five and ten minutes. */
  ttlSeconds?: number;
}

/** What a credential says by itself, before the database was asked whether its owner still may act. */
interface Claimed {
  userId: string;
  purpose: CredentialPurpose;
  methods: ReadonlySet<string>;
  jti: string;
  issuedAt: number;
  until: number;
}

const type = "accord-cli+jwt";
const rules: VerifyRules = { algorithms: ["HS256"], types: [type], issuer: localIssuer, audience: cliAudience };
const shortest = 300;
const longest = 600;

/** Whether it calls itself one. That proves nothing: it is to be verified as one. */
export function isCredential(authorization: string | null): boolean {
  const token = parseBearer(authorization);
  return token !== undefined && typeOf(token) === type;
}

/** The controlled credential of a project-cli child: a key, an audience and a type of its own (R20). */
export function makeCredentials({ secret, users, active, clock }: AuthParts) {
  const key = deriveKey(secret, "credential");
  const known = makeExpiring<Claimed>(cached);

  return {
    async credential(authorization: string | null): Promise<CredentialCaller> {
      const token = parseBearer(authorization);
      if (authorization === null || token === undefined) throw unauthenticated();
      const now = clock.now();
      let claimed = known.get(authorization, now);
      if (claimed === undefined) {
        claimed = await verify(token, now);
        known.set(authorization, claimed, Math.min(claimed.until, now + tokenFreshMs));
      }
      const { userId, purpose, methods, jti, issuedAt } = claimed;
      const owner = active.get(userId, now) ?? (await activeUser(userId, now));
      // That of a run is no token of its user's: revoking those ends sessions, not what is under way.
      if (purpose === "person" && !isWelcome(owner, issuedAt)) throw unauthenticated();
      return { userId, timezone: owner.timezone, purpose, methods, jti };
    },
    /** Nothing is minted for a disabled user. */
    async mint({ userId, methods, purpose = "run", ttlSeconds = longest }: CredentialGrant): Promise<string> {
      const now = clock.now();
      await activeUser(userId, now);
      const issuedAt = Math.floor(now / 1000);
      const exp = issuedAt + Math.min(longest, Math.max(shortest, ttlSeconds));
      const jti = newId("crd");
      const token = await new SignJWT({ purpose, methods: [...methods] })
        .setProtectedHeader({ alg: "HS256", typ: type })
        .setIssuer(localIssuer)
        .setAudience(cliAudience)
        .setSubject(userId)
        .setJti(jti)
        .setIssuedAt(issuedAt)
        .setExpirationTime(exp)
        .sign(key);
      // A child of this process comes back with it at once: what was just signed here need not be verified here.
      const until = validUntil({ exp });
      const claimed = { userId, purpose, methods: new Set(methods), jti, issuedAt, until };
      known.set(`Bearer ${token}`, claimed, Math.min(until, now + tokenFreshMs));
      return token;
    },
    forgetToken: (jti: string) => known.drop((claimed) => claimed.jti === jti),
  };

  async function verify(token: string, now: number): Promise<Claimed> {
    const claims = await verifyToken(token, key, rules, now);
    const { methods, purpose } = claims;
    if (purpose !== "run" && purpose !== "person") throw unauthenticated();
    if (!Array.isArray(methods) || !methods.every((item) => typeof item === "string") || !isPlainText(claims.jti))
      throw unauthenticated();
    if (await users.isRevoked(claims.jti)) throw unauthenticated();
    return {
      userId: claims.sub,
      purpose,
      methods: new Set<string>(methods),
      jti: claims.jti,
      issuedAt: toIssuedAt(claims),
      until: validUntil(claims),
    };
  }

  async function activeUser(userId: string, now: number): Promise<User> {
    const user = await users.find(userId);
    if (user === undefined || user.disabled) throw unauthenticated();
    active.set(userId, user, now + userFreshMs);
    return user;
  }
}
