import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { findOwnFolder } from "../src/base/own-folder.ts";

/**
 * The web console, from src/console: built into dist/console, or served with hot reload while somebody works on it.
 *
 *     node codegen/console.ts             builds it
 *     node codegen/console.ts --if-stale  builds it when its sources have changed; a failure is told and is none
 *     node codegen/console.ts --dev       serves it, and hands requests for the API to the server of `make dev`
 */
const root = join(import.meta.dirname, "..");
/** What is generated: of the product, or of the product and the modules of an adopter. */
const generated = join(findOwnFolder() ?? root, "generated");
const sources = [
  "src/console",
  "src/react",
  "src/sdk",
  join(generated, "client"),
  "package-lock.json",
  "codegen/console.ts",
];

export async function buildConsole(folder: string): Promise<void> {
  // A shell that has set it otherwise would get the slow half of React, which warns people who write it.
  process.env["NODE_ENV"] = "production";
  const { build } = await import("vite");
  await build({ ...(await config()), logLevel: "warn", build: { ...settings, outDir: folder } });
  writeFileSync(join(folder, stamp), fingerprint());
}

/** Written last: a build that broke off is stale. */
const stamp = "built-from";

const settings = {
  emptyOutDir: true,
  target: "es2023",
  cssTarget: "chrome125",
  // The page allows no inline script, and a picture in a script would be loaded twice.
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  // In one file: the browser asks for the styles of a view once, and a view that arrives later would have none.
  cssCodeSplit: false,
  chunkSizeWarningLimit: 800,
} as const;

async function config(): Promise<InlineConfig> {
  const { default: react } = await import("@vitejs/plugin-react");
  return {
    configFile: false,
    root: join(root, "src/console"),
    cacheDir: join(root, "node_modules/.vite-console"),
    // Relative: the files lie beside the page, wherever a proxy puts it.
    base: "./",
    plugins: [...(generated === join(root, "generated") ? [] : [ownContract]), react()],
  };
}

/** The page knows the tools of an adopter by the names that their contract has. */
const ownContract: Plugin = {
  name: "own-contract",
  enforce: "pre",
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const product = join(root, "generated/");
    return found?.id.startsWith(product) ? { ...found, id: join(generated, found.id.slice(product.length)) } : found;
  },
};

async function serve(): Promise<void> {
  const { createServer } = await import("vite");
  const target = process.env["ACCORD_URL"] ?? `http://127.0.0.1:${process.env["ACCORD_PORT"] ?? 8787}`;
  const proxy = Object.fromEntries(["/api", "/docs", "/openapi.json", "/healthz"].map((path) => [path, { target }]));
  const server = await createServer({
    ...(await config()),
    server: { host: "127.0.0.1", port: 5173, proxy, fs: { allow: [root, generated] } },
  });
  await server.listen();
  console.log(`The console with hot reload is at ${server.resolvedUrls?.local[0] ?? ""} (its API: ${target}).`);
}

export function fingerprint(): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    const files =
      source.endsWith(".ts") || source.endsWith(".json")
        ? [source]
        : readdirSync(resolve(root, source), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map(({ parentPath, name }) => join(parentPath, name))
            .toSorted();
    for (const file of files)
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(resolve(root, file)));
  }
  return hash.digest("hex");
}

function isFresh(folder: string): boolean {
  const file = join(folder, stamp);
  return existsSync(file) && readFileSync(file, "utf8") === fingerprint();
}

async function buildIfStale(folder: string): Promise<void> {
  if (isFresh(folder)) return;
  console.log("Building the web console (a few seconds; only when its sources have changed) …");
  try {
    await buildConsole(folder);
  } catch (error) {
    const [first = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    console.log(`The web console could not be built, so the server comes without it: ${first}`);
  }
}

if (import.meta.main) {
  const [what] = process.argv.slice(2).filter((word) => word.startsWith("--"));
  const [folder = join(root, "dist/console")] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  if (what === "--dev") await serve();
  else if (what === "--if-stale") await buildIfStale(folder);
  else await buildConsole(folder);
}
