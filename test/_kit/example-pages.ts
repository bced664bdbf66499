import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { atEnd } from "./at-end.ts";
import { install } from "./install.ts";

const root = join(import.meta.dirname, "../..");

/** Installs what an example needs, if it needs anything; says whether it is there. */
export async function installExample(name: string): Promise<boolean> {
  const folder = join(root, "examples", name);
  return !existsSync(join(folder, "package-lock.json")) || (await install(folder));
}

/** Serves an example as a reader does, until the file ends; answers with where it says the page is. */
export async function serveExample(name: string, env: Record<string, string>): Promise<string> {
  const { PATH = "" } = process.env;
  const server = spawn(process.execPath, [join(root, "examples", name, "serve.mjs")], {
    env: { PATH, COPILOTKIT_TELEMETRY_DISABLED: "true", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  atEnd(async () => {
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
  });
  const [first] = (await Promise.race([
    once(createInterface({ input: server.stdout }), "line"),
    once(server, "exit"),
  ])) as [unknown];
  if (typeof first !== "string") throw new Error(`examples/${name}/serve.mjs ended with ${String(first)}`);
  return first;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
