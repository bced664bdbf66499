import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, inject, it, onTestFinished } from "vitest";
import { testSecret } from "../_kit/app.ts";
import { buildImage, isWhole } from "../_kit/build-image.ts";
import { scratchDatabase } from "../_kit/database.ts";
import { parseDockerfile, toEnv, toProgram } from "../_kit/dockerfile.ts";
import { canMakeRoots, nodeUser, slimRoots } from "../_kit/slim-roots.ts";

const stages = parseDockerfile(readFileSync(join(import.meta.dirname, "../../deploy/Dockerfile"), "utf8"));
const image = stages.at(-1)?.steps ?? [];

/**
 * No container can be built here, so the lines of the Dockerfile are followed one by one, each RUN as it is written, in
 * roots that have Node, npm and a handful of programs. Of all lines only `npm ci` is not repeated every time: it is the
 * line by which make has installed the packages of this checkout, and like an engine that has done a line before, this
 * test goes on from what it has left. What is made is started as the image starts it: as another user than root,
 * without any capability, and with nothing to write to but its volume and /tmp.
 */
it.skipIf(!canMakeRoots())(
  "what the Dockerfile makes of this repository is a server that answers its health check and ends when told",
  { timeout: isWhole ? 900_000 : 120_000 },
  async () => {
    const roots = await slimRoots(process.env["IMAGE_BASE"]);
    const place = buildImage(stages, roots);
    const { url } = await scratchDatabase();
    const env = {
      ...toEnv(image),
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
    const isNode = image.some(({ word, rest }) => word === "USER" && rest === "node");
    const as = { user: isNode ? nodeUser : "0", folder: "/app", env };
    const say = (command: string) => () => roots.run(place, ["sh", "-c", command], as);
    expect(say("touch /app/src/mark")).toThrow("Read-only file system");
    expect(say("touch /data/mark")).not.toThrow();
    expect(say("test ! -e node_modules/vitest && test ! -e test")).not.toThrow();

    const server = roots.start(place, [...toProgram(image, "ENTRYPOINT"), ...toProgram(image, "CMD")], as);
    const ended = once(server, "exit") as Promise<[number | null]>;
    onTestFinished(() => void server.kill("SIGKILL"));
    if (server.stdout === null) throw new Error("nothing to read");
    let origin = "";
    for await (const line of createInterface(server.stdout)) {
      const said = JSON.parse(line) as { message: string; url?: string };
      if (said.message !== "listening") continue;
      origin = `http://127.0.0.1:${new URL(said.url ?? "").port}`;
      break;
    }
    server.stdout.resume();
    expect(readFileSync(`/proc/${server.pid ?? 0}/status`, "utf8")).toMatch(
      new RegExp(`^Uid:\\t${nodeUser}\\t${nodeUser}[^]*^NoNewPrivs:\\t1$`, "m"),
    );
    // The console that the Dockerfile has built.
    expect(await (await fetch(origin)).text()).toContain("<script");
    const check = (port: string) => () =>
      roots.run(place, toProgram(image, "HEALTHCHECK"), { ...as, env: { ...env, ACCORD_PORT: port } });
    expect(check(new URL(origin).port)).not.toThrow();
    expect(check("9")).toThrow();
    server.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  },
);
