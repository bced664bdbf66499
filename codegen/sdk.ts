import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { findOwnFolder } from "../src/base/own-folder.ts";

const root = join(import.meta.dirname, "..");

/**
 * `make sdk`: src/sdk, src/react and what they import, as JavaScript and types, in a folder that `npm pack` takes as it
 * is. Its manifest is its own: an app that uses the SDK must not install the server's database and Node binary.
 */
export function buildSdk(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const own = findOwnFolder();
  if (own === undefined) compile(root, folder);
  else compileWith(join(own, "generated"), folder);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  cpSync(join(root, "src/react/card/card.css"), join(folder, "src/react/card/card.css"));
  cpSync(join(root, "src/sdk/README.md"), join(folder, "README.md"));
  if (existsSync(join(root, "LICENSE"))) cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
}

function compile(from: string, folder: string): void {
  // The native compiler writes the same, in a fifth of the time.
  const tsc = join(root, "node_modules/typescript-7/bin/tsc");
  execFileSync(process.execPath, [tsc, "-p", join(from, "tsconfig.sdk.json"), "--outDir", folder], {
    stdio: "inherit",
  });
}

/** The client of an adopter's contract: the compiler finds it where the code of the product has its own. */
function compileWith(generated: string, folder: string): void {
  mkdirSync(join(root, "dist"), { recursive: true });
  const copy = mkdtempSync(join(root, "dist/sdk-of-"));
  try {
    for (const path of ["package.json", "tsconfig.json", "tsconfig.sdk.json", "src/sdk", "src/react"])
      cpSync(join(root, path), join(copy, path), { recursive: true });
    for (const part of ["client", "contract"])
      cpSync(join(generated, part), join(copy, "generated", part), { recursive: true });
    // It names the code of the product from where it lies itself.
    const calls = join(copy, "generated/client/operations.ts");
    writeFileSync(calls, readFileSync(calls, "utf8").replaceAll(/from "[./\w-]*\/src\/sdk\//g, 'from "../../src/sdk/'));
    compile(copy, folder);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Name, version and licence are the server's: one contract, one release. */
function manifest() {
  const { name, version, license } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<
    string,
    unknown
  >;
  return {
    name,
    version,
    description: "The typed client of an Accord server.",
    license,
    type: "module",
    engines: { node: ">=20" },
    sideEffects: ["*.css"],
    exports: {
      "./client": { types: "./src/sdk/sdk.d.ts", default: "./src/sdk/sdk.js" },
      "./react": { types: "./src/react/react.d.ts", default: "./src/react/react.js" },
      "./react/card.css": "./src/react/card/card.css",
    },
    // For accord/react alone: whoever uses the client only needs none of it.
    peerDependencies: { react: ">=19" },
    peerDependenciesMeta: { react: { optional: true } },
  };
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(root, "dist/sdk"));
  buildSdk(folder);
  console.log(`The SDK is in ${folder}; npm pack ${folder} packs it.`);
}
