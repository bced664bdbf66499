import { randomBytes } from "node:crypto";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * `usr_01jq…`: a prefix that says what it names, 48 bits of time and 80 random bits, both in Crockford's base 32.
 * Ids made later sort later, by the millisecond. That keeps index pages together, and the months of the log rely on it:
 * a range of ids is a month. Nothing may rely on the order of two ids of the same millisecond, or of two machines.
 */
export function newId(prefix: string, now: number = Date.now()): string {
  let time = "";
  for (let left = now, i = 0; i < 10; i++) {
    time = alphabet[left % 32] + time;
    left = Math.floor(left / 32);
  }
  let random = "";
  for (const byte of take(16)) random += alphabet[byte & 31];
  return `${prefix}_${time}${random}`;
}

let pool = Buffer.alloc(0);

/** Each byte once. They are asked for in advance: a call to the system costs more than the bytes. */
function take(count: number): Buffer {
  if (pool.length < count) pool = randomBytes(4096);
  const taken = pool.subarray(0, count);
  pool = pool.subarray(count);
  return taken;
}

const beginning = `req_${newId("").slice(-12)}`;
let requests = 0;

/** Made for every request, so it costs next to nothing: a random beginning per process, and a count. Not a secret. */
export function newRequestId(): string {
  return `${beginning}${(++requests).toString(36).padStart(6, "0")}`;
}
