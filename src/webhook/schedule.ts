const minute = 60;
const hour = 60 * minute;

/** After each try that failed, as Standard Webhooks advises: ten tries within about three days. */
const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
const longestAsked = 24 * hour;

/**
 * How many seconds to wait when so many tries have failed; undefined when it is given up. Up to a fifth longer, so that
 * what has failed together does not come back together. A receiver that asks for more time gets it.
 */
export function toWait(tries: number, { asked = 0, random }: { asked?: number; random: number }): number | undefined {
  const wait = waits[tries - 1];
  return wait === undefined ? undefined : Math.max(wait * (1 + random / 5), Math.min(asked, longestAsked));
}

/** The seconds of a Retry-After, which may also be a date; 0 for whatever else it says. */
export function toAsked(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return seconds > 0 ? seconds : 0;
}
