import { AppError } from "./error.ts";

/** One part of a cursor: how it is written, and what may be read in its place. Anything else is undefined. */
export interface CursorPart<T> {
  write(value: T): unknown;
  read(written: unknown): T | undefined;
}

/** Where a page ended, as text that clients give back and do not look into. */
export interface Cursor<Place> {
  write(place: Place): string;
  /** Undefined for whatever did not come from `write`. */
  read(cursor: string): Place | undefined;
}

// From year 1 to year 9999: PostgreSQL writes other years in its own way, and does not know all that a Date can hold.
const firstMs = -62_135_596_800_000;
const lastMs = 253_402_300_799_999;

const isTime = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= firstMs && value <= lastMs;

/** A time in milliseconds since 1970. */
export const msPart: CursorPart<number> = {
  write: (ms) => ms,
  read: (written) => (isTime(written) ? written : undefined),
};

/** The same as a date. */
export const datePart: CursorPart<Date> = {
  write: (date) => date.getTime(),
  read: (written) => (isTime(written) ? new Date(written) : undefined),
};

/**
 * A time in microseconds, for rows that are ordered by it. The last one a number can hold exactly is in the year 2255.
 */
export const microsPart: CursorPart<number> = {
  write: (micros) => micros,
  read: (written) =>
    typeof written === "number" && Number.isSafeInteger(written) && written >= 0 ? written : undefined,
};

export const flagPart: CursorPart<boolean> = {
  write: (flag) => flag,
  read: (written) => (typeof written === "boolean" ? written : undefined),
};

/** `pattern` must match from start to end. */
export const idPart = (pattern: RegExp): CursorPart<string> => ({
  write: (id) => id,
  read: (written) => (typeof written === "string" && pattern.test(written) ? written : undefined),
});

/** The parts are written as a list, in the order they are given here. */
export function makeCursor<Place extends object>(parts: {
  readonly [Name in keyof Place]-?: CursorPart<Place[Name]>;
}): Cursor<Place> {
  const names = Object.keys(parts) as (keyof Place & string)[];
  return {
    write: (place) =>
      Buffer.from(JSON.stringify(names.map((name) => parts[name].write(place[name])))).toString("base64url"),
    read(cursor) {
      const written = toList(cursor, names);
      if (written?.length !== names.length) return undefined;
      const place = names.map((name, i) => [name, parts[name].read(written[i])] as const);
      return place.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(place) as Place);
    },
  };
}

/**
 * The place that a query names, if it names one. Throws INVALID_REQUEST, or the method's own error, for what is no
 * cursor.
 */
export function parseCursor<Place>(
  codec: Cursor<Place>,
  cursor: string | undefined,
  refusal: () => AppError = invalidRequest,
): Place | undefined {
  if (cursor === undefined) return undefined;
  const place = codec.read(cursor);
  if (place === undefined) throw refusal();
  return place;
}

const invalidRequest = (): AppError =>
  new AppError("INVALID_REQUEST", {
    errors: [{ path: "cursor", message: "must be the nextCursor of an earlier answer" }],
  });

/** Earlier versions wrote some cursors with names: a client may still hold one. */
function toList(cursor: string, names: readonly string[]): readonly unknown[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
  if (Array.isArray(value)) return value;
  if (value === null || typeof value !== "object") return undefined;
  return names.map((name) => (value as Readonly<Record<string, unknown>>)[name]);
}
