import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { writeForPrism } from "./prism-document.ts";

const root = join(import.meta.dirname, "../..");

export interface Prism {
  url: string;
  stop(): void;
}

/** Prism on a port of its own, which only the front asks. Ends with this process, and ends this process with it. */
export async function startPrism(options: readonly string[]): Promise<Prism> {
  const port = await freePort();
  const document = writeForPrism();
  const args = ["mock", "--host", "127.0.0.1", "--port", String(port), document.path];
  const child = spawn(join(root, "node_modules/.bin/prism"), [...args, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => {
    process.off("exit", stop);
    child.removeAllListeners("exit").kill("SIGKILL");
    document.remove();
  };
  process.on("exit", stop);
  await new Promise<void>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      if (said.includes("Prism is listening")) return;
      said += chunk.toString();
      if (said.includes("Prism is listening")) resolve();
    });
    child.once("exit", () => reject(new Error(`prism ended:\n${said}`)));
  });
  child.removeAllListeners("exit").once("exit", (code) => process.exit(code ?? 1));
  return { url: `http://127.0.0.1:${port}`, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
