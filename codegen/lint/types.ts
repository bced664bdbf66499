import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findOwnFolder, productFolder } from "../../src/base/own-folder.ts";
import { load } from "../load.ts";
import { tellTypes } from "./tell-types.ts";

/** The compiler, and what it says of handlers and events in words that name the spec: `make lint`, `make test-own`. */
const [project = "."] = process.argv.slice(2);
// Not node_modules/.bin/tsc: two packages of that name are installed, and the link is to either.
const tsc = join(productFolder, "node_modules/typescript-7/bin/tsc");
// What has not changed since the last time is not checked again: a sixth of the work.
const known = ["--incremental", "--tsBuildInfoFile", join(productFolder, "node_modules/.types.tsbuildinfo")];
const args = ["--noEmit", "--pretty", "false", "-p", project, ...(project === "." ? known : [])];
const { status, stdout } = spawnSync(process.execPath, [tsc, ...args], {
  encoding: "utf8",
  maxBuffer: 1e8,
});
if (stdout !== "") {
  const own = findOwnFolder();
  const specs = load(join(productFolder, "specs"), own && join(own, "specs"));
  process.stdout.write(tellTypes(stdout, specs));
}
process.exitCode = status ?? 1;
