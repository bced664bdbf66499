import { isIPv6 } from "node:net";
import type { Exchange } from "./exchange.ts";

/** For counting: one subscriber is one. */
export const toClientNetwork = (exchange: Exchange, proxies: number): string =>
  toNetwork(toClientAddress(exchange, proxies));

/**
 * Where a request comes from, as far as it can be known: each proxy of the operator adds the address it was called from
 * to X-Forwarded-For, and whatever stands before those was written by the client and proves nothing.
 */
export function toClientAddress(exchange: Exchange, proxies: number): string {
  const peer = exchange.event.runtime?.node?.req.socket.remoteAddress ?? "-";
  if (proxies === 0) return toPlain(peer);
  const forwarded = (exchange.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const chain = [...forwarded.filter((part) => part !== ""), peer];
  return toPlain(chain[Math.max(0, chain.length - 1 - proxies)] ?? peer);
}

// What is no address is a client's text: as a key it must not be long.
const toPlain = (address: string): string =>
  address
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/%.*$/, "")
    .slice(0, 64);

/** One subscriber has a whole /64 of IPv6 addresses, and could use another for each request. */
export function toNetwork(address: string): string {
  const plain = toPlain(address);
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
