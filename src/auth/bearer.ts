/**
 * `Authorization: Bearer <compact JWS>` and nothing else. The token is checked by pattern before any library reads it:
 * base64 decoders forgive blanks, padding and left-over bits, and then one token has many spellings (G117).
 */
const header = /^Bearer ([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/i;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-][AQgw]|[A-Za-z0-9_-]{2}[AEIMQUYcgkosw048])?$/;
const maxLength = 8192;

/** The token, or undefined when the header is anything but one well-formed bearer token. */
export function parseBearer(authorization: string | null | undefined): string | undefined {
  if (authorization === null || authorization === undefined || authorization.length > maxLength) return undefined;
  const parts = header.exec(authorization);
  if (parts === null) return undefined;
  for (let i = 1; i <= 3; i++) if (!base64url.test(parts[i] ?? "")) return undefined;
  return authorization.slice("Bearer ".length);
}
