import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The checkout: the product itself. */
export const productFolder = join(import.meta.dirname, "..", "..");

/**
 * Where an adopter keeps modules of their own: what `ACCORD_MODULES` says, or `modules` in the checkout. The product
 * has no such folder, so a new release never touches it.
 */
export function findOwnFolder(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env["ACCORD_MODULES"];
  if (named) return resolve(named);
  const usual = join(productFolder, "modules");
  return existsSync(join(usual, "specs")) ? usual : undefined;
}

/** Tells whether what was generated for an adopter still belongs to this release and to these specs. */
export function ownStamp(folder: string): string {
  const hash = createHash("sha256");
  for (const place of [join(productFolder, "generated"), join(folder, "specs")]) {
    const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
    for (const file of files) hash.update(`${file.slice(place.length)}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}
