import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export const program = join(import.meta.dirname, "../../../generated/cli/project-cli.mjs");

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** project-cli as somebody at a terminal runs it, except that nothing here is a terminal. */
export async function cli(
  args: readonly string[],
  { env = {}, stdin = "" }: { env?: Record<string, string>; stdin?: string | Buffer } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ["pipe", "pipe", "pipe"] });
  const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  child.stdin.on("error", () => {});
  child.stdin.end(stdin);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
}

/** The one JSON value on standard output. */
export const resultOf = ({ stdout }: Ended): Record<string, unknown> => JSON.parse(stdout) as Record<string, unknown>;
