export type HeaderPairs = [string, string][];

/** On every answer: never guessed to be another type, never framed, never a page with rights, never kept by a cache. */
export const dataHeaders: readonly (readonly [string, string])[] = [
  ["x-content-type-options", "nosniff"],
  ["content-security-policy", "default-src 'none'; frame-ancestors 'none'"],
  ["cache-control", "no-store"],
];

/**
 * What only matters to something a browser shows or loads by itself; a page brings a content-security-policy of its
 * own.
 */
export const pageHeaders: readonly (readonly [string, string])[] = [
  ["x-frame-options", "DENY"],
  ["referrer-policy", "no-referrer"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
];

const exposed = "x-request-id, etag, retry-after, ratelimit, ratelimit-policy";
// Prefer means something to the mock alone; a page that was written against it works here too.
const accepted =
  "authorization, content-type, last-event-id, mcp-method, mcp-name, mcp-protocol-version, prefer, x-request-id";

/** A limit and what is left of it. One that counts what is open, not what comes, has no time. */
export interface LimitState {
  name: string;
  most: number;
  left: number;
  windowSeconds?: number;
  /** Until it is whole again. */
  seconds?: number;
}

/** As draft-ietf-httpapi-ratelimit-headers writes them. */
export function toLimitHeaders({ name, most, left, windowSeconds, seconds }: LimitState): HeaderPairs {
  return [
    ["ratelimit-policy", `"${name}";q=${most}${windowSeconds === undefined ? "" : `;w=${windowSeconds}`}`],
    ["ratelimit", `"${name}";r=${left}${seconds === undefined ? "" : `;t=${seconds}`}`],
  ];
}

export interface Cors {
  /** Headers for an answer to a page of this origin; none when there is no origin or it is not on the list. */
  answer(origin: string | null): HeaderPairs;
  preflight(origin: string | null, methods: string): HeaderPairs;
}

/**
 * Origins on the list may read answers. Credentials are never allowed: nothing here is decided by a cookie, so another
 * site cannot use a user's session (G226). `*`, which no setting takes, lists them all: for the mock.
 */
export function makeCors(origins: readonly string[]): Cors {
  const listed = origins.includes("*") ? { has: () => true } : new Set(origins);
  const vary: HeaderPairs = origins.length > 0 ? [["vary", "origin"]] : [];
  return {
    answer: (origin) =>
      origin !== null && listed.has(origin)
        ? [...vary, ["access-control-allow-origin", origin], ["access-control-expose-headers", exposed]]
        : vary,
    preflight: (origin, methods) =>
      origin !== null && listed.has(origin)
        ? [
            ...vary,
            ["access-control-allow-origin", origin],
            ["access-control-allow-methods", methods],
            ["access-control-allow-headers", accepted],
            ["access-control-max-age", "600"],
          ]
        : vary,
  };
}
