import { AppError } from "../base/error.ts";

/** The last job of a page. */
export interface Place {
  at: Date;
  id: string;
}

export const toCursor = ({ at, id }: Place): string =>
  Buffer.from(JSON.stringify({ at: at.getTime(), id })).toString("base64url");

export function parseCursor(cursor: string): Place {
  try {
    const { at, id } = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as { at?: unknown; id?: unknown };
    if (
      typeof at === "number" &&
      Number.isSafeInteger(at) &&
      Math.abs(at) < 8.64e15 &&
      typeof id === "string" &&
      /^job_[A-Za-z0-9_-]{1,64}$/.test(id)
    )
      return { at: new Date(at), id };
  } catch {
    // Refused below, like everything else that did not come from here.
  }
  throw new AppError("INVALID_REQUEST", {
    errors: [{ path: "cursor", message: "must be the nextCursor of an earlier answer" }],
  });
}
