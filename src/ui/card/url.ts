import { pattern } from "../../base/pattern.ts";

const maxLength = 1000;

// A card is kept for years and shown on other devices: an address that opens something by itself does not belong in it.
const secretNames = [
  /^(?:.*[_-])?(?:token|secret|password|passwd|api_?key|access_?key|signature|credential)$/i,
  pattern("i")`
    ^(?:sig|sign|jwt|hmac|sid|session|session_?id|code|ticket|auth|authorization|key|pwd|otp|q-ak|
    (?:oss|aws)accesskeyid|googleaccessid)$
  `,
  /^(?:x-(?:amz|goog|oss|cos|ms|obs|tos)-|q-sign)/i,
];
const secretValue = /^eyJ[A-Za-z0-9_-]{5,}\.|^sk-[A-Za-z0-9_-]{8,}/;

/**
 * The address in its normal form, or undefined when a card must not hold it: not https, credentials or tokens in it.
 */
export function toSafeUrl(text: string): string | undefined {
  const url = parse(text);
  if (url === undefined || url.href.length > maxLength || hasSecret(url)) return undefined;
  return url.href;
}

/** Pictures load without a tap, so they come from known hosts only. */
export function toImageUrl(text: string, hosts: readonly string[]): string | undefined {
  const url = toSafeUrl(text);
  return url !== undefined && hosts.includes(new URL(url).host) ? url : undefined;
}

/** An https address without what could open it, for showing where it leads; undefined when it is no https address. */
export function withoutSecrets(text: string): string | undefined {
  const url = parse(text);
  return url === undefined ? undefined : `${url.origin}${url.pathname}`;
}

function parse(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === "https:" && url.hostname !== "" ? url : undefined;
}

function hasSecret(url: URL): boolean {
  if (url.username !== "" || url.password !== "") return true;
  const pairs = [...url.searchParams, ...new URLSearchParams(url.hash.slice(1))];
  return pairs.some(([name, value]) => secretNames.some((pattern) => pattern.test(name)) || secretValue.test(value));
}
