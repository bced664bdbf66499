import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { findOwnFolder, productFolder } from "../base/own-folder.ts";

/** `accord import-mcp <name> <url or command…>`, in a checkout: what it writes is reviewed and checked in. */
export async function importMcp({
  name,
  target,
  say,
}: {
  name: string;
  target: readonly string[];
  say(line: string): void;
}): Promise<void> {
  // What reads and writes specs is no part of a server that runs.
  const { importMcp: write } = await import("../../codegen/import-mcp.ts");
  const { findPlace, firstFiles, writeNew } = await import("../../codegen/new/place.ts");
  const product = join(productFolder, "specs");
  const own = findOwnFolder();
  const [first = ""] = target;
  const token = process.env["MCP_TOKEN"];
  const files = await write({
    name,
    server: /^https?:\/\//.test(first) ? { url: first } : { command: [...target] },
    // A program inherits what it needs to list its tools; at run time it has what the settings give it.
    secrets: { ...(token === undefined ? {} : { token }), env: toTexts(process.env) },
    // Whoever has modules of their own has these among them: a new release of the product is not in their way.
    specs: own === undefined ? product : join(own, "specs"),
    product,
    version: manifest.version,
  });
  if (own !== undefined)
    for (const file of writeNew(findPlace(false), firstFiles(findPlace(false)))) say(`wrote ${file}`);
  for (const file of files) say(`wrote ${file}`);
  say("Review them, run make generate, and check them in.");
}

const toTexts = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
