import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { atEnd } from "./at-end.ts";

const root = join(import.meta.dirname, "../..");

export interface Prism {
  url: string;
  /** What it said so far. */
  output(): string;
}

/** A Prism of this test file's own: `mock` answers from the document, `proxy` watches a server by it. */
export async function startPrism(mode: "mock" | "proxy", upstream?: string): Promise<Prism> {
  const port = await freePort();
  const document = join(root, "generated", "openapi.json");
  const args = [
    mode,
    "--host",
    "127.0.0.1",
    "--port",
    String(port),
    ...(mode === "proxy" ? ["--errors", document, upstream ?? ""] : [document]),
  ];
  const child = spawn(join(root, "node_modules/.bin/prism"), args, { stdio: ["ignore", "pipe", "pipe"] });
  atEnd(() => void child.kill("SIGKILL"));
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Prism is listening")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", () => reject(new Error(`prism ended:\n${output}`)));
  });
  return { url: `http://127.0.0.1:${port}`, output: () => output };
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
