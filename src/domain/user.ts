/** How a token names a person. */
export interface Identity {
  issuer: string;
  subject: string;
  name: string;
  /** Where mail reaches them, when the issuer vouches for it. */
  email?: string | null;
}

/** A person as the server knows them. */
export interface User extends Identity {
  id: string;
  timezone: string | null;
  locale: string | null;
  disabled: boolean;
  /** Tokens that were issued until then are refused. */
  tokensRevokedAt: Date | null;
}
