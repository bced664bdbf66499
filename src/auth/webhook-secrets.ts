import { createHash, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { deriveKey } from "./keys.ts";

/** What is kept of a secret; without the deployment's own it opens nothing. */
interface Kept {
  salt: Buffer;
  check: Buffer;
}

export interface WebhookSecrets {
  /** A new one: the text that its receiver is given once, and what is kept. */
  make(): Kept & { text: string };
  /** The key that signs; undefined when the deployment's secret is another one than it was made with. */
  open(kept: Kept): Buffer | undefined;
  /** The same without a check, for one that signs beside another. */
  derive(salt: Buffer): Buffer;
}

/** Each is derived from the deployment's own and a random salt, so that no table, dump or log has any. */
export function makeWebhookSecrets(secret: string): WebhookSecrets {
  const key = deriveKey(secret, "webhook");
  const derive = (salt: Buffer): Buffer => Buffer.from(hkdfSync("sha256", key, salt, "accord/webhook/key/v1", 32));
  return {
    make() {
      const salt = randomBytes(32);
      const made = derive(salt);
      return { salt, check: toCheck(made), text: `whsec_${made.toString("base64")}` };
    },
    open({ salt, check }) {
      const made = derive(salt);
      return timingSafeEqual(toCheck(made), check) ? made : undefined;
    },
    derive,
  };
}

const toCheck = (key: Buffer): Buffer => createHash("sha256").update("check").update(key).digest().subarray(0, 8);
