import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../base/error.ts";
import { toClientAddress, toClientNetwork } from "./client-address.ts";
import type { Exchange } from "./exchange.ts";
import { toLimitHeaders } from "./headers.ts";

export interface LimitRules {
  /** In requests per second; 0 is no limit. */
  requestsPerUser: number;
  requestsPerAddress: number;
  /** How many proxies of the operator stand before this server. */
  proxies: number;
  /** Most event streams that one user has open. */
  streams: number;
}

/** Counts requests in this process. The answer carries what is left; beyond the limit RATE_LIMITED is thrown. */
export interface Limits {
  /** Of a user who has shown a valid token. */
  countUser(exchange: Exchange, userId: string): Promise<void> | undefined;
  /** Of everyone else. */
  countAddress(exchange: Exchange): Promise<void> | undefined;
  /** Where a request comes from, as far as it can be known. */
  addressOf(exchange: Exchange): string;
  /** Makes room for an event stream, or throws TOO_MANY_STREAMS; the answer gives it back, once. */
  openStream(userId: string): () => void;
}

/** Pages load many things at once and then are quiet: what counts is the average over this time. */
const windowSeconds = 10;
/** A stream that was cut off is noticed by then, as a rule. */
const streamRetrySeconds = 5;

export function makeLimits({ requestsPerUser, requestsPerAddress, proxies, streams }: LimitRules): Limits {
  const countUser = makeCounter("user", requestsPerUser);
  const countAddress = makeCounter("address", requestsPerAddress);
  return {
    countUser: (exchange, userId) => countUser?.(exchange, userId),
    countAddress: (exchange) => countAddress?.(exchange, toClientNetwork(exchange, proxies)),
    addressOf: (exchange) => toClientAddress(exchange, proxies),
    openStream: makeStreamCounter(streams),
  };
}

function makeCounter(name: string, perSecond: number) {
  if (perSecond === 0) return undefined;
  const most = perSecond * windowSeconds;
  const limiter = new RateLimiterMemory({ points: most, duration: windowSeconds });
  return async (exchange: Exchange, key: string): Promise<void> => {
    const { consumedPoints, remainingPoints, msBeforeNext } = await limiter.consume(key).catch(asResult);
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    exchange.addHeaders(toLimitHeaders({ name, most, windowSeconds, left: remainingPoints, seconds }));
    if (consumedPoints > most) throw new AppError("RATE_LIMITED", { retry_after_seconds: seconds });
  };
}

function makeStreamCounter(most: number): (userId: string) => () => void {
  const open = new Map<string, number>();
  return (userId) => {
    const before = open.get(userId) ?? 0;
    if (before >= most)
      throw new AppError("TOO_MANY_STREAMS", {
        retry_after_seconds: streamRetrySeconds,
        limit: { name: "streams", most, left: 0 },
      });
    open.set(userId, before + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (open.get(userId) ?? 1) - 1;
      if (left === 0) open.delete(userId);
      else open.set(userId, left);
    };
  };
}

/** The library rejects with the result when the limit is passed. */
function asResult(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}
