import { isUtf8 } from "node:buffer";
import { AppError } from "./error.ts";

export const maxDepth = 64;

export interface JsonOptions {
  /**
   * Lets numbers pass that JSON can write and a double cannot hold; they are Infinity then, and the caller refuses them
   * by name.
   */
  anyNumber?: boolean;
}

/**
 * Bytes to a JSON value that everything behind may walk and store: strict UTF-8, bounded depth, no NUL and no half
 * characters (PostgreSQL refuses both), no name twice in one object, no number that is not finite.
 */
export function parseJson(bytes: Buffer, { anyNumber = false }: JsonOptions = {}): unknown {
  if (!isUtf8(bytes)) throw malformed("The body is not valid UTF-8.");
  const text = bytes.toString("utf8");
  const { names, mayOverflow } = scan(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed(
      text.charCodeAt(0) === 0xfeff ? "The body starts with a byte order mark." : "The body is not valid JSON.",
    );
  }
  // JSON.parse keeps the last of two equal names, so a name is missing from the value when one occurs twice.
  if (countNames(value) !== names) throw malformed("The body has an object in which a name occurs twice.");
  // Valid UTF-8 has no lone surrogate and valid JSON no bare NUL, so both can only come from a \u escape.
  if (mayOverflow || text.includes("\\u")) assertLeaves(value, anyNumber);
  return value;
}

/**
 * Depth before anything parses or walks the value, from the text alone and without recursion; the number of names,
 * which is that of the colons outside of strings; and whether a number is so long, or has an exponent, that it might be
 * read as Infinity. Only for valid JSON do the answers mean anything.
 */
function scan(text: string): { names: number; mayOverflow: boolean } {
  let depth = 0;
  let names = 0;
  let digits = 0;
  let mayOverflow = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x30 && code <= 0x39) {
      mayOverflow ||= ++digits > longestSafe;
      continue;
    }
    switch (code) {
      case 0x22 /* " */:
        i = endOfString(text, i);
        break;
      case 0x5b /* [ */:
      case 0x7b /* { */:
        if (++depth > maxDepth)
          throw new AppError("JSON_TOO_DEEP", {}, { detail: `The body is nested deeper than ${maxDepth} levels.` });
        break;
      case 0x5d /* ] */:
      case 0x7d /* } */:
        depth--;
        break;
      case 0x3a /* : */:
        names++;
        break;
      case 0x45 /* E */:
      case 0x65 /* e */:
        mayOverflow ||= digits > 0;
    }
    digits = 0;
  }
  return { names, mayOverflow };
}

// The largest number has 309 digits.
const longestSafe = 300;

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === 0x5c) backslashes++;
  return backslashes % 2 === 1;
}

// Both walks may recurse: the scan has bounded the depth.
function countNames(value: unknown): number {
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === "object") count += countNames(item);
  } else if (value !== null && typeof value === "object") {
    for (const name in value) {
      count++;
      const item = (value as Record<string, unknown>)[name];
      if (typeof item === "object") count += countNames(item);
    }
  }
  return count;
}

function assertLeaves(value: unknown, anyNumber: boolean): void {
  if (typeof value === "string") assertText(value);
  else if (typeof value === "number" && !anyNumber && !Number.isFinite(value))
    throw malformed("The body holds a number that is too large.");
  else if (Array.isArray(value)) value.forEach((item) => assertLeaves(item, anyNumber));
  else if (value !== null && typeof value === "object") {
    for (const [name, item] of Object.entries(value)) {
      assertText(name);
      assertLeaves(item, anyNumber);
    }
  }
}

function assertText(text: string): void {
  if (text.includes("\0") || !text.isWellFormed()) {
    throw new AppError("INVALID_TEXT", {}, { detail: "The body holds a NUL or half of a surrogate pair." });
  }
}

function malformed(detail: string): AppError {
  return new AppError("MALFORMED_JSON", {}, { detail });
}
