import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findOwnFolder, productFolder } from "../src/base/own-folder.ts";

/** Types of an adopter's own modules, by the contract that has them. */
const own = findOwnFolder();
if (own === undefined) {
  console.error("There are no modules of your own: `accord new module notes` begins one.");
  process.exit(1);
}
const types = join(productFolder, "codegen/lint/types.ts");
const { status } = spawnSync(process.execPath, [types, own], { stdio: "inherit" });
process.exit(status ?? 1);
