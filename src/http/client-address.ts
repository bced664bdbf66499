import { isIPv6 } from "node:net";
import type { Exchange } from "./exchange.ts";

/**
 * Where a request comes from, as far as it can be known: each proxy of the operator adds the address it was called from
 * to X-Forwarded-For, and whatever stands before those was written by the client and proves nothing.
 */
export function toClientAddress(exchange: Exchange, proxies: number): string {
  const peer = exchange.event.runtime?.node?.req.socket.remoteAddress ?? "-";
  if (proxies === 0) return toNetwork(peer);
  const forwarded = (exchange.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const chain = [...forwarded.filter((part) => part !== ""), peer];
  return toNetwork(chain[Math.max(0, chain.length - 1 - proxies)] ?? peer);
}

/** One subscriber has a whole /64 of IPv6 addresses, and could use another for each request. */
export function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  // What is no address is a client's text: as a key it must not be long.
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [head = "", tail] = plain.toLowerCase().split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
