import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const root = join(import.meta.dirname, "../..");

/**
 * A folder in which programs find `accord/client` as an app does that has installed it, and other clients beside it.
 * That the package itself is packed rightly is for its own test to show; here the same source is bundled, which takes a
 * moment.
 */
export async function installSdk(folder: string): Promise<void> {
  const sdk = join(folder, "node_modules", "accord");
  mkdirSync(sdk, { recursive: true });
  writeFileSync(
    join(sdk, "package.json"),
    JSON.stringify({ name: "accord", type: "module", exports: { "./client": "./client.js" } }),
  );
  await build({
    entryPoints: [join(root, "src/sdk/sdk.ts")],
    outfile: join(sdk, "client.js"),
    bundle: true,
    format: "esm",
    logLevel: "error",
  });
  for (const name of ["@ag-ui", "openai"])
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
}
