import { hkdfSync } from "node:crypto";

/** One secret, one key per purpose: what one key has signed, no other verifies (RFC 8725 3.9). */
export type KeyPurpose = "user-token" | "credential" | "attachment" | "mcp-state" | "webhook";

export function deriveKey(secret: string, purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "accord", `accord/${purpose}/v1`, 32));
}
