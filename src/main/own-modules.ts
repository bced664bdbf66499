import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findOwnFolder, ownStamp, productFolder } from "../base/own-folder.ts";

/**
 * With modules of an adopter, the contract of the server is another one: it lies beside those modules, and this process
 * loads it wherever the code of the product names its own. Called before anything of the contract is loaded.
 */
export function useOwnModules(): void {
  const folder = findOwnFolder();
  if (folder === undefined) return;
  const generated = join(folder, "generated");
  const problem = findProblem(folder, generated);
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
  const [product, own] = [join(productFolder, "generated"), generated].map((place) => `${pathToFileURL(place).href}/`);
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return found.url.startsWith(product as string)
        ? { ...found, url: `${own}${found.url.slice((product as string).length)}` }
        : found;
    },
  });
}

function findProblem(folder: string, generated: string): string | undefined {
  if (!existsSync(join(folder, "specs")))
    return `ACCORD_MODULES names ${folder}, which has no specs: name the folder that \`accord new module\` has made.`;
  const stamp = join(generated, "stamp");
  if (!existsSync(stamp)) return `${generated} is missing: run \`make generate\`.`;
  if (readFileSync(stamp, "utf8") !== ownStamp(folder))
    return `${generated} is not what the specs say: run \`make generate\`.`;
  return undefined;
}
