import type { Setting } from "./config.ts";
import { integer } from "./setting-values.ts";

/** The part of the configuration that keeps one user, or one address, from using up what is there for all. */
export interface LimitConfig {
  /** In requests per second; 0 is no limit. */
  requestsPerUser: number;
  requestsPerAddress: number;
  /** How many proxies of the operator stand before this server. Each adds one address to X-Forwarded-For. */
  proxies: number;
  /** Of one user, in all processes together. */
  queuedRuns: number;
  /** Under way at once, of one user, in all processes together; 0 is no limit. */
  runsPerUser: number;
  /** Open event streams of one user in one process. */
  streams: number;
}

export const limitSettings: readonly Setting[] = [
  {
    name: "ACCORD_REQUESTS_PER_USER",
    default: "50",
    description:
      "Requests per second that a process answers to one user, on average over ten seconds; 0 is no limit. " +
      "/healthz, /readyz and /metrics are never limited.",
    read: (text, config) => void (config.requestsPerUser = integer(text, 0, 100_000)),
  },
  {
    name: "ACCORD_REQUESTS_PER_ADDRESS",
    default: "50",
    description: "The same for requests without a valid token, by the address they come from (IPv6: by its /64).",
    read: (text, config) => void (config.requestsPerAddress = integer(text, 0, 100_000)),
  },
  {
    name: "ACCORD_PROXIES",
    default: "0",
    description:
      "How many proxies of yours a request passes: the client's address is so many places from the end of " +
      "X-Forwarded-For. With 0 that header is ignored.",
    read: (text, config) => void (config.proxies = integer(text, 0, 10)),
  },
  {
    name: "ACCORD_QUEUED_RUNS",
    default: "1000",
    description: "Most runs of one user that wait for a worker process; a message beyond is refused.",
    read: (text, config) => void (config.queuedRuns = integer(text, 1, 100_000)),
  },
  {
    name: "ACCORD_RUNS_PER_USER",
    default: "16",
    description:
      "Most runs of one user that are worked on at once, in all processes together; further ones wait. 0 is no limit.",
    read: (text, config) => void (config.runsPerUser = integer(text, 0, 1000)),
  },
  {
    name: "ACCORD_STREAMS_PER_USER",
    default: "100",
    description: "Most event streams that one user has open at one process.",
    read: (text, config) => void (config.streams = integer(text, 1, 100_000)),
  },
];
