import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { isInstalled } from "../../_kit/install.ts";

const folder = join(import.meta.dirname, "../runtimes");
const { platform, arch } = process;

/** The programs themselves, as npm brings them for this machine: nobody's scripts have put them anywhere else. */
const places = {
  bun: `@oven/bun-${platform}-${arch === "arm64" ? "aarch64" : arch}/bin/bun`,
  deno: `@deno/${platform}-${arch}${platform === "linux" ? "-glibc" : ""}/deno`,
  workerd: `@cloudflare/workerd-${platform}-${arch === "arm64" ? arch : "64"}/bin/workerd`,
};

/** Nothing where `make test` could not install it. */
export function findRuntime(name: keyof typeof places): string | undefined {
  const file = join(folder, "node_modules", places[name]);
  return isInstalled(folder) && existsSync(file) ? file : undefined;
}

/** The oldest Node of this machine that the package says it runs on; the one of the tests if there is no other. */
export function oldestNode(): { file: string; version: string } {
  const files = (process.env["PATH"] ?? "").split(delimiter).map((path) => join(path, "node"));
  const found = [...new Set(files)].filter((file) => existsSync(file)).map((file) => ({ file, version: ask(file) }));
  const usable = found.filter(({ version }) => major(version) >= 20);
  return (
    usable.toSorted((a, b) => major(a.version) - major(b.version))[0] ?? {
      file: process.execPath,
      version: process.version,
    }
  );
}

const major = (version: string): number => Number(/^v(\d+)\./.exec(version)?.[1] ?? 0);
const ask = (file: string): string => execFileSync(file, ["--version"], { encoding: "utf8" }).trim();
