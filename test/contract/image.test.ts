import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { expect, inject, it, onTestFinished } from "vitest";
import { testSecret } from "../_kit/app.ts";
import { scratchDatabase } from "../_kit/database.ts";

const root = join(import.meta.dirname, "../..");
const dockerfile = readFileSync(join(root, "deploy/Dockerfile"), "utf8").replaceAll("\\\n", " ");
const runs = [...dockerfile.matchAll(/^RUN (.+)$/gm)].map(([, line = ""]) => line);
const copies = [...dockerfile.matchAll(/^COPY --from=build \S+ \/app\/(\S+) /gm)].map(([, path = ""]) => path);

/**
 * No container can be built here, so what the Dockerfile does is done in folders: the packages are there as `npm ci`
 * has left them, what it runs to make them fewer is run as it is written, what it copies is copied, and what is left is
 * started as the image starts it. The console is built by the tests of the console, and /data needs root.
 */
it("what the Dockerfile makes of this repository is a server that answers its health check and ends when told", async () => {
  expect(runs).toEqual([
    expect.stringMatching(/^npm ci /),
    "node codegen/console.ts",
    expect.stringMatching(/^npm prune --omit=dev /),
    "mkdir /data && chown node:node /data",
  ]);
  const folder = mkdtempSync(join(tmpdir(), "accord-image-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [build, image] = [join(folder, "build"), join(folder, "image")];
  mkdirSync(build);
  execFileSync("cp", ["-al", join(root, "node_modules"), build]);
  // npm writes these anew, and a link would write to ours.
  for (const file of ["node_modules/.package-lock.json", "package.json", "package-lock.json"]) {
    rmSync(join(build, file), { force: true });
    cpSync(join(root, file), join(build, file));
  }
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`,
    HOME: folder,
    npm_config_offline: "true",
  };
  execFileSync("sh", ["-c", runs[2] ?? ""], { cwd: build, env, stdio: "pipe" });
  expect(existsSync(join(build, "node_modules/vitest"))).toBe(false);
  for (const path of copies) {
    const from = existsSync(join(build, path)) ? join(build, path) : join(root, path);
    if (path === "dist/console") mkdirSync(join(image, path), { recursive: true });
    else if (path === "node_modules") execFileSync("cp", ["-al", from, image]);
    else cpSync(from, join(image, path), { recursive: true });
  }

  const { url } = await scratchDatabase();
  const settings = {
    ...env,
    NODE_ENV: "production",
    ACCORD_HOME: join(folder, "data"),
    ACCORD_PORT: "0",
    ACCORD_MODEL: "offline",
    ACCORD_MIGRATE: "auto",
    ACCORD_SECRET: testSecret,
    ACCORD_DRAIN_SECONDS: "0",
    DATABASE_URL: url,
    REDIS_URL: inject("services").redisUrl,
    // Loaded only when asked for, and must be there then.
    OTEL_TRACES_EXPORTER: "otlp",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9",
  };
  const server = spawn(join(image, "deploy/accord"), ["serve"], {
    env: settings,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit") as Promise<[number | null]>;
  onTestFinished(() => void server.kill("SIGKILL"));
  let port = "";
  for await (const line of createInterface(server.stdout)) {
    const said = JSON.parse(line) as { message: string; url?: string };
    if (said.message !== "listening") continue;
    port = new URL(said.url ?? "").port;
    break;
  }
  server.stdout.resume();
  const check = /HEALTHCHECK .*?CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]";
  const [command = "", ...args] = JSON.parse(check) as string[];
  execFileSync(command, args, { env: { ...env, ACCORD_PORT: port } });
  expect(() => execFileSync(command, args, { env: { ...env, ACCORD_PORT: "9" }, stdio: "ignore" })).toThrow();
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
