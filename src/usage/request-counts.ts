import { Counter, type Registry } from "prom-client";

/** What became of one HTTP request. */
export interface RequestFacts {
  method: string;
  /** As the contract writes it, or "-". */
  route: string;
  status: number;
  duration_ms: number;
}

const labelNames = ["method", "route", "status"] as const;
// A client may make up methods, and each would be a series of its own.
const known = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]);

/**
 * Requests are counted in a plain table, and labels are made of it only when a scraper asks: the front door pays one
 * look-up.
 */
export function makeRequestCounts(registry: Registry): { count(request: RequestFacts): void } {
  const entries = new Map<
    string,
    { labels: Record<(typeof labelNames)[number], string>; requests: number; ms: number }
  >();
  const show = (name: string, help: string, value: (entry: { requests: number; ms: number }) => number) =>
    new Counter({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect() {
        this.reset();
        for (const entry of entries.values()) this.inc(entry.labels, value(entry));
      },
    });
  show("accord_http_requests_total", "HTTP requests, by route and status.", ({ requests }) => requests);
  show("accord_http_request_seconds_total", "Time until answers began, summed.", ({ ms }) => ms / 1000);

  return {
    count({ method, route, status, duration_ms }) {
      const verb = known.has(method) ? method : "other";
      const key = `${verb} ${route} ${status}`;
      let entry = entries.get(key);
      if (entry === undefined)
        entries.set(key, (entry = { labels: { method: verb, route, status: String(status) }, requests: 0, ms: 0 }));
      entry.requests++;
      entry.ms += duration_ms;
    },
  };
}
