export interface ByteRange {
  first: number;
  /** Included. */
  last: number;
}

/**
 * One range of bytes (RFC 9110 14.2). A header that cannot be read, or asks for several ranges, is ignored, as it may
 * be; "none" is a readable one that lies outside.
 */
export function parseRange(header: string | null, length: number): ByteRange | "whole" | "none" {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return "whole";
  if (from === "") return Number(to) === 0 ? "none" : { first: Math.max(0, length - Number(to)), last: length - 1 };
  const first = Number(from);
  const last = to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== "" && Number(to) < first) return "whole";
  return first >= length ? "none" : { first, last };
}
