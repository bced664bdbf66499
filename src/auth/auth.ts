import type { Clock } from "../base/clock.ts";
import type { Identity, User } from "../domain/user.ts";
import { makeCredentials, type CredentialGrant } from "./credentials.ts";
import { makeUserTokens } from "./user-tokens.ts";
export { deriveKey } from "./keys.ts";

/** What auth needs to know about people; the store gives it. */
export interface AuthUsers {
  ensure(identity: Identity): Promise<User>;
  find(id: string): Promise<User | undefined>;
}

/** A person who has shown a valid token. */
export interface Caller extends Readonly<Omit<User, "id" | "disabled">> {
  readonly userId: string;
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

/** Who signs user tokens: this server, a service that shares a secret with it, or an issuer with published keys. */
export type Signer = { kind: "local" } | { kind: "secret"; secret: string } | { kind: "jwks"; url: string };

export interface AuthDeps {
  secret: string;
  signer: Signer;
  /** What `iss` and `aud` must be where another service signs; not checked when absent. */
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
  mintCredential(grant: CredentialGrant): Promise<string>;
  /** After a change of the user's row, so that this process sees it at once. */
  forget(userId: string): void;
}

export function makeAuth(deps: AuthDeps): Auth {
  const tokens = makeUserTokens(deps);
  const credentials = makeCredentials(deps);
  return {
    user: tokens.user,
    mintUserToken: tokens.mint,
    canMintUserTokens: tokens.canMint,
    issuer: tokens.issuer,
    credential: credentials.credential,
    mintCredential: credentials.mint,
    forget(userId) {
      tokens.forget(userId);
      credentials.forget(userId);
    },
  };
}
