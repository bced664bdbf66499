import { defineOperation } from "../define.ts";
import { parseRange } from "./_range.ts";

/**
 * The type is the one the bytes were judged to have, and nothing may take them for a page: no guessing, no scripts, no
 * frame. Pages of other origins may show the image: a client that has the address may see it.
 */
export default defineOperation("getAttachment", async ({ path: { id }, query }, ctx) => {
  const { mimeType, size, sha256, read } = await ctx.rooms.files.open({ id, ...query });
  const etag = `"${sha256.slice(0, 32)}"`;
  const headers: Record<string, string> = {
    "content-type": mimeType,
    "content-disposition": `inline; filename="${id}.${mimeType.slice("image/".length)}"`,
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "private, max-age=300",
    "accept-ranges": "bytes",
    etag,
  };
  if (
    ctx
      .header("if-none-match")
      ?.split(",")
      .some((tag) => tag.trim().replace(/^W\//, "") === etag)
  )
    return new Response(null, { status: 304, headers });
  // A part of another version would not fit; there is only one version, so any other tag belongs to another file.
  const wanted = ctx.header("if-range") ?? etag;
  const range = wanted === etag ? parseRange(ctx.header("range"), size) : "whole";
  if (range === "none") throw ctx.error("RANGE_NOT_SATISFIABLE");
  const part = range === "whole" ? { first: 0, last: size - 1 } : range;
  const length = { "content-length": String(part.last - part.first + 1) };
  const body = ctx.wantsBody ? await read(part) : null;
  if (range === "whole") return new Response(body, { headers: { ...headers, ...length } });
  const place = { "content-range": `bytes ${part.first}-${part.last}/${size}` };
  return new Response(body, { status: 206, headers: { ...headers, ...length, ...place } });
});
