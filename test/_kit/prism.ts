import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { writeForPrism } from "../../codegen/mock/prism-document.ts";
import { atEnd } from "./at-end.ts";

const root = join(import.meta.dirname, "../..");

export interface Prism {
  url: string;
  /** What it said so far. */
  output(): string;
}

/** A Prism of this test file's own, which watches a server by the document. */
export async function startProxy(upstream: string): Promise<Prism> {
  const port = await freePort();
  const document = writeForPrism();
  atEnd(document.remove);
  const args = ["proxy", "--host", "127.0.0.1", "--port", String(port), "--errors", document.path, upstream];
  const { output } = await start(join(root, "node_modules/.bin/prism"), args, /Prism is listening/);
  return { url: `http://127.0.0.1:${port}`, output };
}

/** What `make mock` starts, on a port of its own; with the console, if it is told where that is. */
export async function startMock(given: Record<string, string> = {}): Promise<Prism> {
  const program = join(root, "codegen/mock.ts");
  const { found, output } = await start(process.execPath, [program], / on (http:\S+) /, given);
  return { url: found[1] ?? "", output };
}

/** Resolves when the program says so. */
async function start(program: string, args: string[], isReady: RegExp, given: Record<string, string> = {}) {
  const env = { ...process.env, ACCORD_MOCK_PORT: "0", ...given };
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env });
  // The mock has a child of its own, and ends it on this signal.
  atEnd(() => void child.kill("SIGTERM"));
  let output = "";
  const found = await new Promise<RegExpExecArray>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = isReady.exec(output);
      if (ready !== null) resolve(ready);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", () => reject(new Error(`${program} ended:\n${output}`)));
  });
  return { found, output: () => output };
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
