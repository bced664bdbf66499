import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** A file of the package, read once and then kept; browsers revalidate it by its hash. */
export interface StaticFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

export async function readStatic(path: string | URL): Promise<StaticFile> {
  return toStatic(await readFile(path));
}

export function toStatic(bytes: Uint8Array): StaticFile {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
  return { bytes: new Uint8Array(bytes), etag };
}

export function answerStatic(
  file: StaticFile,
  type: string,
  ifNoneMatch: string | null,
  more: Record<string, string> = {},
): Response {
  const headers = { etag: file.etag, "cache-control": "no-cache", ...more };
  const known = ifNoneMatch
    ?.split(",")
    .some((tag) => tag.trim().replace(/^W\//, "") === file.etag || tag.trim() === "*");
  if (known) return new Response(null, { status: 304, headers });
  return new Response(file.bytes, {
    headers: { ...headers, "content-type": type, "content-length": String(file.bytes.length) },
  });
}
