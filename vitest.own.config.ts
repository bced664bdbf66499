import { join } from "node:path";
import { defineConfig, type Plugin } from "vitest/config";
import { findOwnFolder, productFolder } from "./src/base/own-folder.ts";
import { useOwnModules } from "./src/main/own-modules.ts";

/** Tests of an adopter's own modules: the server, the kit and its services, with the contract that has those modules. */
const own = findOwnFolder();
if (own === undefined) throw new Error("There are no modules of your own: `accord new module notes` begins one.");
useOwnModules();

const product = join(productFolder, "generated/");
const ownContract: Plugin = {
  name: "own-contract",
  enforce: "pre",
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found?.id.startsWith(product) ? join(own, "generated", found.id.slice(product.length)) : found;
  },
};

export default defineConfig({
  plugins: [ownContract],
  test: {
    globalSetup: [join(productFolder, "test/_kit/services.ts")],
    setupFiles: [join(productFolder, "test/_kit/each-file.ts")],
    reporters: ["default", join(productFolder, "test/_kit/summary.ts")],
    dir: own,
    include: ["test/**/*.test.ts"],
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
