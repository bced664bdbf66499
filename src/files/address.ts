import type { Signed } from "./sign.ts";

const path = "/api/v1/agent/attachments/";
const rest = /^(att_[A-Za-z0-9_-]{1,64})\?expires=([1-9]\d{0,9})&signature=([A-Za-z0-9_-]{1,128})$/;

export const toAddress = (origin: string, { id, expires, signature }: { id: string } & Signed): string =>
  `${origin}${path}${id}?expires=${expires}&signature=${signature}`;

/**
 * The attachment an address names, if it is letter by letter one of ours. It is compared, never resolved: what other
 * readers make of another notation, a port, a user or a fragment does not matter here (G193).
 */
export function parseAddress(origin: string, address: string): ({ id: string } & Signed) | undefined {
  const begin = `${origin}${path}`;
  if (!address.startsWith(begin)) return undefined;
  const [, id, expires, signature] = rest.exec(address.slice(begin.length)) ?? [];
  return id === undefined || signature === undefined ? undefined : { id, expires: Number(expires), signature };
}
