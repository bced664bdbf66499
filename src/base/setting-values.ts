import { isAbsolute } from "node:path";

/** What a setting's text may be. Each throws a sentence fragment, "must be …", that follows the setting's name. */

export const minSecret = 32;

export function integer(text: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) throw new Error(`must be a whole number from ${min} to ${max}`);
  return value;
}

export function matching(text: string, pattern: RegExp, what: string): string {
  if (!pattern.test(text)) throw new Error(`must be ${what}`);
  return text;
}

export function oneOf<T extends string>(text: string, values: readonly T[]): T {
  const value = values.find((item) => item === text.toLowerCase());
  if (value === undefined) throw new Error(`must be one of ${values.join(", ")}`);
  return value;
}

export function absolutePath(text: string): string {
  if (!isAbsolute(text)) throw new Error("must be an absolute path");
  return text;
}

export function secret(text: string): string {
  if (text.length < minSecret) throw new Error(`must have at least ${minSecret} characters`);
  return text;
}

export function url(text: string, protocols: readonly string[]): string {
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new Error(`must be a URL that starts with ${protocols.map((item) => `${item}//`).join(" or ")}`);
  }
  return text;
}

// An address is shown in messages and logs, so it must not carry a password.
export function plainUrl(text: string, keySetting: string): string {
  const { username, password } = new URL(url(text, ["https:", "http:"]));
  if (username !== "" || password !== "")
    throw new Error(`must not hold a user or password; the key goes into ${keySetting}`);
  return text;
}

// Keys fetched over plain http could be replaced on the way; on this machine there is no way.
export function httpsUrl(text: string): string {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  const isLoopback = parsed !== undefined && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(parsed.hostname);
  if (parsed?.protocol !== "https:" && !(parsed?.protocol === "http:" && isLoopback)) {
    throw new Error("must be an https:// URL (http:// only on this machine)");
  }
  // fetch refuses such an address each time it is called, long after the start.
  if (parsed.username !== "" || parsed.password !== "") throw new Error("must not hold a user or password");
  return text;
}

export function origin(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text) {
    throw new Error("must be made of origins such as https://app.example.com, without a path");
  }
  return text;
}
