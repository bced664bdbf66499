import { SignJWT } from "jose";
import type { Clock } from "../base/clock.ts";
import { AppError } from "../base/error.ts";
import { newId } from "../base/ids.ts";
import { parseBearer } from "./bearer.ts";
import { makeExpiring } from "./expiring.ts";
import { deriveKey } from "./keys.ts";
import { isPlainText, leewaySeconds, remoteKeys, verifyToken, type VerifyKey, type VerifyRules } from "./verify.ts";

export interface AuthUser {
  id: string;
  issuer: string;
  subject: string;
  name: string;
  timezone: string | null;
  locale: string | null;
  disabled: boolean;
}

/** What auth needs to know about people; the store gives it. */
export interface AuthUsers {
  ensure(identity: { issuer: string; subject: string; name: string }): Promise<AuthUser>;
  find(id: string): Promise<AuthUser | undefined>;
}

/** A person who has shown a valid token. */
export interface Caller {
  readonly userId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly timezone: string | null;
  readonly locale: string | null;
}

/** A project-cli child acting for an owner (DESIGN R20). */
export interface CredentialCaller {
  readonly userId: string;
  readonly timezone: string | null;
  readonly methods: ReadonlySet<string>;
  readonly jti: string;
}

/** Who signs user tokens: this server, someone with a shared secret, or an issuer with published keys. */
export type Signer = { kind: "local" } | { kind: "secret"; secret: string } | { kind: "jwks"; url: string };

export interface AuthDeps {
  secret: string;
  signer: Signer;
  issuer?: string;
  audience?: string;
  users: AuthUsers;
  clock: Clock;
}

export interface Auth {
  /** Throws UNAUTHENTICATED, the same for every cause. Answers at once for a token it has verified before. */
  user(authorization: string | null): Caller | Promise<Caller>;
  credential(authorization: string | null): Promise<CredentialCaller>;
  /** Only where this server holds the key; `canMintUserTokens` says whether. */
  mintUserToken(subject: string, options?: { name?: string; ttlSeconds?: number }): Promise<string>;
  readonly canMintUserTokens: boolean;
  /** The `iss` of the tokens minted here. */
  readonly issuer: string;
  mintCredential(grant: { userId: string; methods: readonly string[]; ttlSeconds?: number }): Promise<string>;
  /** After a change of the user's row, so that this process sees it at once. */
  forget(userId: string): void;
}

/** What a credential says by itself, before anyone asked whether its owner still may. */
interface Grant {
  userId: string;
  methods: ReadonlySet<string>;
  jti: string;
  until: number;
}

const localIssuer = "accord";
const cliAudience = "project-cli";
const credentialType = "accord-cli+jwt";

// A disabled user, and a signing key that was withdrawn, are noticed within these times.
const userFreshMs = 10_000;
const tokenFreshMs = 300_000;
const cached = 10_000;

const minTtl = 300;
const maxTtl = 600;

export function makeAuth(deps: AuthDeps): Auth {
  const { signer, users, clock } = deps;
  const issuer = signer.kind === "local" ? localIssuer : deps.issuer;
  const audience = signer.kind === "local" ? localIssuer : deps.audience;
  const userKey = toUserKey(signer, deps.secret);
  const userRules: VerifyRules = {
    // One list per kind of key: a public key can never be taken for a shared secret.
    algorithms: signer.kind === "jwks" ? ["RS256", "PS256", "ES256", "EdDSA"] : ["HS256"],
    // Many issuers leave `typ` out; our own tokens always have it.
    types: signer.kind === "local" ? ["jwt"] : ["jwt", "at+jwt", ""],
    ...(issuer === undefined ? {} : { issuer }),
    ...(audience === undefined ? {} : { audience }),
  };
  const credentialKey = deriveKey(deps.secret, "credential");
  const credentialRules: VerifyRules = { algorithms: ["HS256"], types: [credentialType], issuer: localIssuer, audience: cliAudience };

  // The key is the whole header; only a header that was parsed and verified gets in.
  const callers = makeExpiring<Caller>(cached);
  const identities = makeExpiring<{ issuer: string; subject: string; name: string; until: number }>(cached);
  const credentials = makeExpiring<Grant>(cached);
  const active = makeExpiring<AuthUser>(cached);

  return {
    user(authorization) {
      const hit = authorization === null ? undefined : callers.get(authorization, clock.now());
      return hit ?? verifyUser(authorization);
    },
    async credential(authorization) {
      const now = clock.now();
      let found = authorization === null ? undefined : credentials.get(authorization, now);
      if (found === undefined) {
        const token = parseBearer(authorization);
        if (authorization === null || token === undefined) throw unauthenticated();
        found = await verifyCredential(token, now);
        credentials.set(authorization, found, Math.min(found.until, now + tokenFreshMs));
      }
      const user = await activeUser(found.userId, now);
      return { userId: user.id, timezone: user.timezone, methods: found.methods, jti: found.jti };
    },
    canMintUserTokens: signer.kind !== "jwks",
    issuer: issuer ?? "",
    async mintUserToken(subject, options = {}) {
      if (!(userKey instanceof Uint8Array)) throw new Error("user tokens are signed by the issuer of ACCORD_ISSUER_JWKS_URL, not here");
      const now = Math.floor(clock.now() / 1000);
      const token = new SignJWT(options.name === undefined ? {} : { name: options.name })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setSubject(subject)
        .setIssuedAt(now)
        .setJti(newId("tok"))
        .setExpirationTime(now + (options.ttlSeconds ?? 30 * 86_400));
      if (issuer !== undefined) token.setIssuer(issuer);
      if (audience !== undefined) token.setAudience(audience);
      return await token.sign(userKey);
    },
    async mintCredential(grant) {
      const user = await users.find(grant.userId);
      if (user === undefined || user.disabled) throw unauthenticated();
      const now = Math.floor(clock.now() / 1000);
      const ttl = Math.min(maxTtl, Math.max(minTtl, grant.ttlSeconds ?? maxTtl));
      return await new SignJWT({ methods: [...grant.methods] })
        .setProtectedHeader({ alg: "HS256", typ: credentialType })
        .setIssuer(localIssuer)
        .setAudience(cliAudience)
        .setSubject(grant.userId)
        .setJti(newId("crd"))
        .setIssuedAt(now)
        .setExpirationTime(now + ttl)
        .sign(credentialKey);
    },
    forget(userId) {
      callers.drop((caller) => caller.userId === userId);
      active.drop((user) => user.id === userId);
    },
  };

  async function verifyUser(authorization: string | null): Promise<Caller> {
    const now = clock.now();
    let identity = authorization === null ? undefined : identities.get(authorization, now);
    if (identity === undefined) {
      const token = parseBearer(authorization);
      if (authorization === null || token === undefined) throw unauthenticated();
      identity = await verifyIdentity(token, now);
      identities.set(authorization, identity, Math.min(identity.until, now + tokenFreshMs));
    }
    const user = await users.ensure(identity);
    if (user.disabled) throw unauthenticated();
    const caller: Caller = {
      userId: user.id,
      issuer: user.issuer,
      subject: user.subject,
      name: user.name,
      timezone: user.timezone,
      locale: user.locale,
    };
    callers.set(authorization as string, caller, Math.min(identity.until, now + userFreshMs));
    return caller;
  }

  async function verifyIdentity(token: string, now: number) {
    const claims = await refuseAlike(verifyToken(token, userKey, userRules, now));
    // Without a configured audience a token for the other side is still not one for this side (G111).
    if ([claims.aud].flat().includes(cliAudience)) throw unauthenticated();
    if (claims.iss !== undefined && !isPlainText(claims.iss, 500)) throw unauthenticated();
    return {
      issuer: claims.iss ?? "",
      subject: claims.sub,
      name: isPlainText(claims["name"], 120) ? claims["name"] : claims.sub.slice(0, 120),
      until: (claims.exp + leewaySeconds) * 1000,
    };
  }

  async function verifyCredential(token: string, now: number): Promise<Grant> {
    const claims = await refuseAlike(verifyToken(token, credentialKey, credentialRules, now));
    const methods = claims["methods"];
    if (!Array.isArray(methods) || !methods.every((item) => typeof item === "string") || !isPlainText(claims.jti)) throw unauthenticated();
    return { userId: claims.sub, methods: new Set<string>(methods), jti: claims.jti, until: (claims.exp + leewaySeconds) * 1000 };
  }

  async function activeUser(userId: string, now: number): Promise<AuthUser> {
    const hit = active.get(userId, now);
    if (hit !== undefined) return hit;
    const user = await users.find(userId);
    if (user === undefined || user.disabled) throw unauthenticated();
    active.set(userId, user, now + userFreshMs);
    return user;
  }
}

function toUserKey(signer: Signer, secret: string): VerifyKey {
  if (signer.kind === "jwks") return remoteKeys(signer.url);
  return signer.kind === "secret" ? new TextEncoder().encode(signer.secret) : deriveKey(secret, "user-token");
}

async function refuseAlike<T>(verifying: Promise<T>): Promise<T> {
  try {
    return await verifying;
  } catch (reason) {
    if (reason instanceof AppError) throw reason;
    throw unauthenticated(reason);
  }
}

function unauthenticated(cause?: unknown): AppError {
  return new AppError("UNAUTHENTICATED", {}, cause === undefined ? {} : { cause });
}
