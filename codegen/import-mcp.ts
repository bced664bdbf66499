import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { RemoteServer } from "../generated/contract/remotes.ts";
import type { RemoteSecrets } from "../src/base/remote-settings.ts";
import { connect, listTools } from "../src/remote/remote.ts";
import { toModuleFiles } from "./import-mcp/files.ts";

export interface ImportOptions {
  /** Of the module. */
  name: string;
  server: RemoteServer;
  /** Only to list the tools; none of it is written. */
  secrets: RemoteSecrets;
  /** Where specs of modules go, and those of the product, whose names are taken. */
  specs: string;
  product?: string;
  version: string;
}

/** Something that the person who imports can mend. */
export class ImportError extends Error {
  override name = "ImportError";
}

/** Reads the tools of an MCP server and writes them as specs of a module. What was imported before is replaced. */
export async function importMcp({
  name,
  server,
  secrets,
  specs,
  product = specs,
  version,
}: ImportOptions): Promise<string[]> {
  if (!/^[a-z]{2,20}$/.test(name)) throw new ImportError("The name of a module has 2 to 20 small letters.");
  const folder = join(specs, "modules", name);
  if (!isFree(folder)) throw new ImportError(`${folder} is a module of its own; choose another name.`);
  if (product !== specs && existsSync(join(product, "modules", name)))
    throw new ImportError(`The product has a module ${name}; choose another name.`);
  const client = await connect(server, { secrets, version }).catch((cause: unknown) => {
    throw new ImportError(`The server cannot be reached: ${(cause as Error).message}`, { cause });
  });
  try {
    const tools = await listTools(client);
    if (tools.length === 0) throw new ImportError("The server offers no tools.");
    const files = toModuleFiles(name, server, tools);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of files) writeFileSync(join(folder, file), text);
    return [...files.keys()].map((file) => join(folder, file));
  } finally {
    await client.close();
  }
}

/** Nothing that people wrote by hand is replaced. */
function isFree(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return true;
  const file = join(folder, "_module.yaml");
  return existsSync(file) && (parse(readFileSync(file, "utf8")) as { remote?: unknown }).remote !== undefined;
}
