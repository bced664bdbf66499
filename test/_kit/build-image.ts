import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join, resolve } from "node:path";
import { expect } from "vitest";
import { toEnv, type Instruction, type Stage } from "./dockerfile.ts";
import type { SlimRoots } from "./slim-roots.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

// `make image` installs the packages anew, too, which takes several times as long as all the rest.
export const isWhole = process.env["IMAGE"] === "whole";

/** What a Dockerfile makes of this repository: the root of its last stage, to which nobody may write any more. */
export function buildImage(stages: readonly Stage[], roots: SlimRoots): string {
  const made = new Map<string | undefined, string>();
  let place = "";
  for (const { name, steps } of stages) {
    place = roots.make();
    made.set(name, place);
    for (const step of steps) follow(step, { roots, place, made, env: toEnv(steps) });
  }
  for (const { word, rest } of stages.at(-1)?.steps ?? [])
    if (word === "VOLUME") roots.outside("mount", "--bind", join(place, rest), join(place, rest));
  roots.outside("mount", "-o", "remount,ro,bind", place);
  return place;
}

interface Where {
  roots: SlimRoots;
  place: string;
  made: ReadonlyMap<string | undefined, string>;
  env: Record<string, string>;
}

/** One line, as an engine would do it; a word that is not known here fails the test. */
function follow({ word, rest }: Instruction, { roots, place, made, env }: Where): void {
  const app = join(place, "app");
  if (word === "WORKDIR") roots.outside("mkdir", "-p", join(place, rest));
  else if (word === "RUN" && rest.startsWith("npm ci ") && !isWhole) lendPackages(roots, { line: rest, app });
  else if (word === "RUN") {
    if (isWhole) lendCache(roots, place);
    const npm = { [isWhole ? "npm_config_prefer_offline" : "npm_config_offline"]: "true" };
    roots.run(place, ["sh", "-c", rest], { user: "0", folder: "/app", env: { ...env, ...npm } });
  } else if (word === "COPY") copy(rest.split(" "), { roots, place, made });
  else expect(["ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"]).toContain(word);
}

/** What npm has loaded before, so that it need not do it again. */
function lendCache(roots: SlimRoots, place: string): void {
  const cache = join(homedir(), ".npm");
  if (!existsSync(cache)) return;
  roots.outside("mkdir", "-p", join(place, "tmp/.npm"));
  roots.outside("mount", "--bind", cache, join(place, "tmp/.npm"));
}

/** The packages of this checkout, below a layer that takes what is changed. */
function lendPackages(roots: SlimRoots, { line, app }: { line: string; app: string }): void {
  expect(read("Makefile")).toContain(`${line};`);
  expect(read("node_modules/.installed")).toBe(read("package-lock.json"));
  const [upper, work] = [join(app, "../../packages"), join(app, "../../packages-work")];
  roots.outside("mkdir", "-p", join(app, "node_modules"), upper, work);
  const layers = `lowerdir=${join(root, "node_modules")},upperdir=${upper},workdir=${work},redirect_dir=on`;
  roots.outside("mount", "-t", "overlay", "overlay", "-o", layers, join(app, "node_modules"));
}

/** From this repository, or from another stage. */
function copy(words: string[], { roots, place, made }: Omit<Where, "env">): void {
  const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const paths = words.filter((word) => !word.startsWith("--"));
  const to = paths.pop() ?? "";
  if (from === undefined) {
    expect(to).toMatch(/^\.\/?$/);
    const ignored = read("deploy/Dockerfile.dockerignore").split("\n");
    const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", ...paths];
    const files = execFileSync("git", listed, { cwd: root, encoding: "utf8" }).split("\0");
    const sent = files.filter((file) => file !== "" && !ignored.includes(file.split("/")[0] ?? ""));
    roots.outside("env", `--chdir=${root}`, "cp", "--parents", "-t", join(place, "app"), "--", ...sent);
    return;
  }
  for (const path of paths) {
    const source = join(made.get(from) ?? "", path);
    const target = join(place, resolve("/app", to.endsWith("/") ? join(to, basename(path)) : to));
    const mark = `mkdir -p "$(dirname '${target}')"; [ -d '${source}' ] && mkdir '${target}' || touch '${target}'`;
    roots.outside("sh", "-ec", mark);
    roots.outside("mount", "--bind", source, target);
    roots.outside("mount", "-o", "remount,ro,bind", target);
  }
}
