import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** What startWorker starts. */
    workerProgram: string;
  }
}

const root = join(import.meta.dirname, "../..");

/** A file keeps the place that it has in the checkout: it looks for others from there. */
const placed: Plugin = {
  name: "placed",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8")
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)))
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
      loader: "ts",
    })),
};

/**
 * worker-program.ts and all of src that it imports, in a few files: to find and load nine hundred is most of what a
 * process does until it works, and tests start dozens. In the checkout, as packages are looked for from there.
 */
export default async function setup(project: TestProject) {
  mkdirSync(join(root, "dist"), { recursive: true });
  const folder = mkdtempSync(join(root, "dist/worker-"));
  await build({
    entryPoints: [join(import.meta.dirname, "worker-program.ts")],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "es2024",
    keepNames: true,
    plugins: [placed],
  });
  project.provide("workerProgram", join(folder, "worker-program.mjs"));
  return () => rmSync(folder, { recursive: true, force: true });
}
