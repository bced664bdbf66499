import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
} from "jose";
import { AppError } from "../base/error.ts";
import type { User } from "../domain/user.ts";

/** `iss` of everything this server signs, and `aud` of what it signs for people. */
export const localIssuer = "accord";
export const cliAudience = "project-cli";

// A signing key that was withdrawn is noticed within these times. So is a disabled user, by a process that cannot hear
// of them sooner.
export const userFreshMs = 10_000;
export const tokenFreshMs = 300_000;
export const cached = 10_000;

/** Both ways, for `exp` and `nbf` (G118). */
const leewaySeconds = 30;

export type VerifyKey = Uint8Array | JWTVerifyGetKey;

export interface VerifyRules {
  algorithms: NonNullable<JWTVerifyOptions["algorithms"]>;
  /** Accepted `typ` values in lower case; an absent one counts as "". */
  types: readonly string[];
  issuer?: string;
  audience?: string;
}

export interface VerifiedClaims extends JWTPayload {
  sub: string;
  exp: number;
}

// Headers that bring their own key, point at one, or change what is signed. No token of ours has them, and a library
// that one day honours them must not get the chance.
const foreignKeyHeaders = ["jku", "jwk", "x5u", "x5c", "crit", "b64"];

/** The claims of a token that holds in every respect; otherwise UNAUTHENTICATED, the same for every cause (G120). */
export async function verifyToken(
  token: string,
  key: VerifyKey,
  rules: VerifyRules,
  now: number,
): Promise<VerifiedClaims> {
  try {
    return await verify(token, key, rules, now);
  } catch (reason) {
    throw reason instanceof AppError ? reason : unauthenticated(reason);
  }
}

async function verify(token: string, key: VerifyKey, rules: VerifyRules, now: number): Promise<VerifiedClaims> {
  const header = decodeProtectedHeader(token);
  if (foreignKeyHeaders.some((name) => Object.hasOwn(header, name)))
    throw new Error("token header names a key of its own");
  if (!rules.types.includes(toType(header))) throw new Error("token is of another type");

  const options: JWTVerifyOptions = {
    algorithms: rules.algorithms,
    clockTolerance: leewaySeconds,
    currentDate: new Date(now),
    requiredClaims: ["exp", "sub"],
    ...(rules.issuer === undefined ? {} : { issuer: rules.issuer }),
    ...(rules.audience === undefined ? {} : { audience: rules.audience }),
  };
  const { payload } =
    key instanceof Uint8Array ? await jwtVerify(token, key, options) : await jwtVerify(token, key, options);
  if (typeof payload.exp !== "number" || !Number.isFinite(payload.exp)) throw new Error("exp is not a time");
  if (!isPlainText(payload.sub)) throw new Error("sub is not plain text");
  return payload as VerifiedClaims;
}

/** What kind of token it says it is, before anything is verified; undefined of what is no token. */
export function typeOf(token: string): string | undefined {
  try {
    return toType(decodeProtectedHeader(token));
  } catch {
    return undefined;
  }
}

const toType = ({ typ }: { typ?: unknown }): string =>
  typeof typ === "string" ? typ.toLowerCase().replace(/^application\//, "") : "";

/** When a token that was verified must be verified no more, in milliseconds. */
export function validUntil({ exp }: Pick<VerifiedClaims, "exp">): number {
  return (exp + leewaySeconds) * 1000;
}

/** When it was issued, in seconds; a token that does not say is older than any revocation. */
export const toIssuedAt = ({ iat }: VerifiedClaims): number =>
  typeof iat === "number" && Number.isFinite(iat) ? iat : 0;

/**
 * Whether a token that was issued then is still taken from this user. Tokens know seconds only: one of the very second
 * in which all were revoked counts among those.
 */
export const isWelcome = ({ disabled, tokensRevokedAt }: User, issuedAt: number): boolean =>
  !disabled && (tokensRevokedAt === null || Math.floor(issuedAt) > Math.floor(tokensRevokedAt.getTime() / 1000));

/** Text that PostgreSQL stores and a log line shows as it is. */
export function isPlainText(value: unknown, maxLength = 255): value is string {
  return (
    typeof value === "string" &&
    value.length > 0 &&
    value.length <= maxLength &&
    value.isWellFormed() &&
    !/\p{Cc}/u.test(value)
  );
}

export function remoteKeys(url: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), {
    timeoutDuration: 3000,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (reason) {
      // "No such key" is the token's fault. That the keys could not be fetched is not, and says nothing about the
      // token.
      const isTokensFault =
        reason instanceof errors.JWKSNoMatchingKey ||
        reason instanceof errors.JWKSMultipleMatchingKeys ||
        reason instanceof errors.JOSENotSupported;
      if (isTokensFault) throw reason;
      throw new AppError("SERVICE_UNAVAILABLE", {}, { cause: reason });
    }
  };
}

export function unauthenticated(cause?: unknown): AppError {
  return new AppError("UNAUTHENTICATED", {}, cause === undefined ? {} : { cause });
}
