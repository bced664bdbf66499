import { createHmac, timingSafeEqual } from "node:crypto";

export interface Signed {
  expires: number;
  signature: string;
}

/**
 * What a signature allows. There is one purpose, and it is signed too, so that a second one could never pass for it
 * (G192).
 */
const purpose = "attachment:read";

export interface Signer {
  /** `expires` in seconds since 1970. */
  sign(what: { id: string; ownerId: string; expires: number }): string;
  /** Takes as long for every wrong signature. */
  isSigned(what: { id: string; ownerId: string } & Signed): boolean;
}

/** The key is for attachments alone (R20): no token or credential is ever a signature, nor the other way round. */
export function makeSigner(key: Uint8Array): Signer {
  const digest = (id: string, ownerId: string, expires: number): Buffer =>
    // As JSON, so that no part can lend characters to its neighbour.
    createHmac("sha256", key)
      .update(JSON.stringify([purpose, `/${ownerId}/${id}`, ownerId, expires]))
      .digest();
  return {
    sign: ({ id, ownerId, expires }) => digest(id, ownerId, expires).toString("base64url"),
    isSigned({ id, ownerId, expires, signature }) {
      // Compared as text: base64 has several spellings of the same bytes, and only ours is taken.
      const [own, given] = [digest(id, ownerId, expires).toString("base64url"), signature];
      return own.length === given.length && timingSafeEqual(Buffer.from(own), Buffer.from(given));
    },
  };
}
