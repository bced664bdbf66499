import { isUtf8 } from "node:buffer";
import type { CliResult } from "../../../generated/contract/types.ts";
import { CliResult as isCliResult } from "../../../generated/contract/validators/schemas.js";

/** One answer of a child. */
export interface ChildReply {
  id: string;
  result: CliResult;
}

const longestReply = 2_097_152;
const newline = 10;

/**
 * Reads what a child writes, piece by piece: the answers that a piece completes, or what is wrong with one of them. The
 * bytes of an answer that is not complete are kept for the next piece.
 */
export function makeReplyReader(): (chunk: Buffer) => ChildReply[] | string {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    let data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const replies: ChildReply[] = [];
    for (let end = data.indexOf(newline); end !== -1; end = data.indexOf(newline)) {
      const reply = toReply(data.subarray(0, end));
      if (typeof reply === "string") return reply;
      replies.push(reply);
      data = data.subarray(end + 1);
    }
    if (data.length > longestReply) return "an answer that is too long";
    rest = data;
    return replies;
  };
}

/** What a line says, or what is wrong with it. */
function toReply(line: Buffer): ChildReply | string {
  if (!isUtf8(line)) return "an answer that is not UTF-8";
  let value: unknown;
  try {
    value = JSON.parse(line.toString("utf8"));
  } catch {
    return "an answer that is no JSON";
  }
  if (typeof value !== "object" || value === null) return "an answer that is no object";
  const { id, ...result } = value as { id?: unknown };
  if (typeof id !== "string") return "an answer without an id";
  return isCliResult(result) ? { id, result } : "an answer in a wrong shape";
}
