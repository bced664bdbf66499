import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm pack` ships the client only. Its manifest must not drag the server's dependencies (a database, a Node binary) into
 * every app that uses the SDK, and npm knows no way to say so; so prepack puts a short manifest in place and postpack
 * puts the real one back.
 */
const root = join(import.meta.dirname, "..");
const manifest = join(root, "package.json");
const kept = join(root, "dist", "package.json.kept");

if (process.argv[2] === "after") restore();
else {
  restore();
  rmSync(join(root, "dist"), { recursive: true, force: true });
  execFileSync(
    process.execPath,
    [join(root, "node_modules", "typescript", "bin", "tsc"), "-p", join(root, "tsconfig.client.json")],
    { stdio: "inherit" },
  );
  const text = readFileSync(manifest, "utf8");
  const { name, version, description, license, type, exports, files } = JSON.parse(text) as Record<string, unknown>;
  writeFileSync(kept, text);
  writeFileSync(
    manifest,
    `${JSON.stringify({ name, version, description, license, type, engines: { node: ">=20" }, exports, files }, null, 2)}\n`,
  );
}

/** Also called first, in case an earlier pack was interrupted. */
function restore(): void {
  if (existsSync(kept)) renameSync(kept, manifest);
}
