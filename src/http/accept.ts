import { AppError } from "../base/error.ts";

/** What the operations of the API answer with when all is well. Pages and files are for whoever asks for them. */
const types: Readonly<Record<string, string>> = { json: "application/json", sse: "text/event-stream" };

/**
 * Refuses before anything is done when the client says that it cannot read the answer. A header that says anything else
 * than types is taken as none, as RFC 9110 allows.
 */
export function assertAcceptable(header: string | null, response: string): void {
  const type = types[response];
  if (header === null || type === undefined || header === "*/*" || header === type) return;
  const ranges = header
    .split(",")
    .map(toRange)
    .filter(({ name }) => name !== "");
  if (ranges.length === 0) return;
  const family = `${type.slice(0, type.indexOf("/"))}/*`;
  // The most specific range that fits decides.
  const found = [type, family, "*/*"].flatMap((name) => ranges.find((range) => range.name === name) ?? [])[0];
  if (found === undefined || found.isRefused)
    throw new AppError("NOT_ACCEPTABLE", {}, { detail: `This operation answers with ${type}.` });
}

function toRange(text: string): { name: string; isRefused: boolean } {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  return { name, isRefused: parameters.some((part) => /^q\s*=\s*0(?:\.0{0,3})?$/.test(part)) };
}
