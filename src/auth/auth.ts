import type { Clock } from "../base/clock.ts";
import type { Identity, User } from "../domain/user.ts";
import type { AdminClaim } from "./admin-claim.ts";
import { isCredential, makeCredentials, type CredentialGrant } from "./credentials.ts";
import { makeExpiring, type Expiring } from "./expiring.ts";
import { makeUserTokens, type MintOptions } from "./user-tokens.ts";
import { cached } from "./verify.ts";
export { deriveKey } from "./keys.ts";
export { makeWebhookSecrets } from "./webhook-secrets.ts";
export { makeStreamTickets, type Admission, type StreamTickets } from "./stream-tickets.ts";

/** What auth needs to know about people; the store gives it. */
export interface AuthUsers {
  /** `isRevoked`: the token of this name is refused by itself. */
  ensure(identity: Identity & { jti: string | null }): Promise<User & { isRevoked: boolean }>;
  find(id: string): Promise<User | undefined>;
  isRevoked(jti: string): Promise<boolean>;
}

/** A person who has shown a valid token. */
export interface Caller extends Readonly<Omit<User, "id" | "disabled" | "tokensRevokedAt">> {
  readonly userId: string;
  /** Their token has the claim of an administrator. */
  readonly isAdmin: boolean;
  /** The `jti` of their token, where it has one. */
  readonly jti: string | null;
}

/** Whom a credential is for: a child of the tool runtime, which acts for a live run only, or a person at a terminal. */
export type CredentialPurpose = "run" | "person";

/** A project-cli acting for an owner (R20). */
export interface CredentialCaller {
  readonly userId: string;
  readonly timezone: string | null;
  readonly purpose: CredentialPurpose;
  readonly methods: ReadonlySet<string>;
  readonly jti: string;
}

/** Whoever calls a module operation. */
export interface MethodCaller extends Pick<CredentialCaller, "userId" | "timezone" | "purpose"> {
  /** Those that a credential names; a person with their own token may call all of them (R32). */
  readonly methods?: ReadonlySet<string>;
}

/** Who signs user tokens: this server, a service that shares a secret with it, or an issuer with published keys. */
export type Signer = { kind: "local" } | { kind: "secret"; secret: string } | { kind: "jwks"; url: string };

export interface AuthDeps {
  secret: string;
  signer: Signer;
  /** What `iss` and `aud` must be where another service signs; not checked when absent. */
  issuer?: string;
  audience?: string;
  /** What makes an administrator; `admin: true` unless told. */
  adminClaim?: AdminClaim;
  users: AuthUsers;
  clock: Clock;
}

/** What the parts of this room are made with. */
export interface AuthParts extends AuthDeps {
  /** Users who may act, as their rows were a moment ago: whoever asks with a token has often a run that calls. */
  active: Expiring<User>;
}

export interface Auth {
  /** Throws UNAUTHENTICATED, the same for every cause. Answers at once for a token it has verified before. */
  user(authorization: string | null): Caller | Promise<Caller>;
  credential(authorization: string | null): Promise<CredentialCaller>;
  /** A user token or a credential; the type that it names says by which rules it is judged, and by those alone. */
  methodCaller(authorization: string | null): Promise<MethodCaller>;
  /** Only where this server holds the key; `canMintUserTokens` says whether. */
  mintUserToken(subject: string, options?: MintOptions): Promise<string>;
  readonly canMintUserTokens: boolean;
  /** The `iss` of the tokens minted here. */
  readonly issuer: string;
  mintCredential(grant: CredentialGrant): Promise<string>;
  /** After a change of the user's row, so that this process sees it at once. */
  forget(userId: string): void;
  /** After a token was revoked by its name. */
  forgetToken(jti: string): void;
}

export function makeAuth(deps: AuthDeps): Auth {
  const active = makeExpiring<User>(cached);
  const tokens = makeUserTokens({ ...deps, active });
  const credentials = makeCredentials({ ...deps, active });
  return {
    user: tokens.user,
    mintUserToken: tokens.mint,
    canMintUserTokens: tokens.canMint,
    issuer: tokens.issuer,
    credential: credentials.credential,
    async methodCaller(authorization) {
      if (isCredential(authorization)) return await credentials.credential(authorization);
      const { userId, timezone } = await tokens.user(authorization);
      return { userId, timezone, purpose: "person" };
    },
    mintCredential: credentials.mint,
    forget(userId) {
      tokens.forget(userId);
      active.drop((user) => user.id === userId);
    },
    forgetToken(jti) {
      tokens.forgetToken(jti);
      credentials.forgetToken(jti);
    },
  };
}
