import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { ConsoleRules } from "../define.ts";
import { readStatic, toStatic, type StaticFile } from "./_file.ts";

/**
 * Scripts and styles from this server's own files and nothing inline, requests only back to this server and to the
 * issuer where people sign in, and no text becomes markup: no policy may be made that would let it.
 */
export const toConsolePolicy = ({ oidc, imageOrigins }: ConsoleRules): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...imageOrigins].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...(oidc === undefined ? [] : [new URL(oidc.issuer).origin])].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");

const notBuilt = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accord</title>
</head>
<body>
<h1>Accord</h1>
<p>The server works, and its web console is not built. In a checkout, <code>make console</code> builds it.</p>
<p>The API is described at <a href="/docs">/docs</a>.</p>
</body>
</html>
`;

/** Read anew each time: it is small, and names the files of the newest build. */
export async function readPage(folder: string): Promise<StaticFile> {
  return await readStatic(join(folder, "index.html")).catch(() => toStatic(Buffer.from(notBuilt)));
}

export interface Asset {
  plain: StaticFile;
  /** As sent to a browser that takes brotli, where that makes it smaller. */
  small: StaticFile | undefined;
  type: string;
}

const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};
const compress = promisify(brotliCompress);

/** The files of a build by name, kept once they were read. */
export function makeAssets() {
  const kept = new Map<string, Promise<Asset | undefined>>();
  return async (folder: string, name: string): Promise<Asset | undefined> => {
    const path = join(folder, "assets", name);
    const known = kept.get(path);
    if (known !== undefined) return await known;
    // Only names that the folder lists: a name from outside never becomes a path by itself.
    if (!(await readdir(join(folder, "assets")).catch((): string[] => [])).includes(name)) return undefined;
    const asset = read(path);
    kept.set(path, asset);
    return await asset;
  };
}

async function read(path: string): Promise<Asset | undefined> {
  const type = types[path.split(".").at(-1) ?? ""];
  if (type === undefined) return undefined;
  const plain = await readStatic(path);
  const packed = /^text|svg/.test(type)
    ? await compress(plain.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    : undefined;
  const small = packed !== undefined && packed.length < plain.bytes.length ? toStatic(packed) : undefined;
  return { plain, small, type };
}
