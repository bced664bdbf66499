import { createHash } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * The id of a button, from the message that has the card and the button's key (R29): hints compiled again years later
 * give the same one. 26 characters of base 32 (RFC 4648) are 130 bits, so no user guesses another user's button.
 */
export function toActionId(messageId: string, key: string): string {
  return `act_${toBase32(createHash("sha256").update(`${messageId}:${key}`).digest()).slice(0, 26)}`;
}

function toBase32(bytes: Uint8Array): string {
  let out = "";
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      out += alphabet[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? out + alphabet[(held << (5 - bits)) & 31] : out;
}
