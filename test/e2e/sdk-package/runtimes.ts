import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { atEnd } from "../../_kit/at-end.ts";
import { openBrowser } from "../../_kit/browser.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { findBrowser } from "../../_kit/find-browser.ts";
import { png } from "../../_kit/images.ts";
import { obedient } from "../../_kit/obedient-model.ts";
import { storeEvent } from "../../integration/approval/_waiting.ts";
import { startFront, type Front } from "./front.ts";
import { findRuntime, oldestNode } from "./programs.ts";

/** Runs the program in a project that has the package installed, and answers with what it has learned. */
type Runtime = (world: object, project: string, front: Front) => Promise<unknown>;

const node = oldestNode();
const [bun, deno, workerd] = [findRuntime("bun"), findRuntime("deno"), findRuntime("workerd")];
const runtimes: { name: string; isThere: boolean; run: Runtime }[] = [
  { name: `Node ${node.version}`, isThere: true, run: (world, project) => start(node.file, [], world, project) },
  { name: "Bun", isThere: bun !== undefined, run: (world, project) => start(bun, ["run"], world, project) },
  {
    name: "Deno",
    isThere: deno !== undefined,
    // It may talk to this machine and read what it is made of, and nothing else.
    run: (world, project) =>
      start(deno, ["run", "--no-prompt", "--no-remote", "--allow-net=127.0.0.1", "--allow-read=."], world, project),
  },
  { name: "workerd", isThere: workerd !== undefined, run: runInWorker },
  { name: "Chromium", isThere: findBrowser() !== undefined, run: runInPage },
];

/** The same program everywhere, each time as somebody new with a dentist to cancel. */
export function inEveryRuntime(project: string): void {
  describe("the same program", () => {
    let [talk, front]: [Conversation?, Front?] = [];
    beforeAll(async () => {
      for (const [file, text] of Object.entries(entries)) writeFileSync(join(project, file), text);
      copyFileSync(join(import.meta.dirname, "program.mjs"), join(project, "program.mjs"));
      const url = () => talk?.app.url ?? "";
      front = await startFront({ folder: project, server: url });
      talk = await conversation({ env: { ACCORD_CORS_ORIGINS: front.url } });
      talk.model.when((request) => obedient(request));
      await talk.app.listen(0);
    });

    it.for(runtimes)("runs in $name", async ({ name, isThere, run }, { skip }) => {
      skip(!isThere, `there is no ${name} here`);
      if (!talk || !front) throw new Error("not set up");
      const who = name.split(" ")[0]?.toLowerCase() ?? name;
      const { id } = await (await talk.app.as(who)).getMe();
      await storeEvent(talk.app, id, "看牙医");
      const world = {
        url: talk.app.url,
        busyUrl: `${front.url}/busy/${who}`,
        silentUrl: `${front.url}/silent/${who}`,
        token: await talk.app.auth.mintUserToken(who),
        image: png().toString("base64"),
      };
      expect(await run(world, project, front)).toEqual({
        asked: "finished",
        grows: true,
        isWhole: true,
        hasDeltas: true,
        waiting: "interrupted",
        decided: "finished",
        shown: "board.png",
        seen: "finished",
        left: "enough",
        given: "no more",
        late: who,
        refused: "UNAUTHENTICATED",
      });
      expect(front.turnedAway(who)).toBe(2);
      await front.deserted(who);
    });
  });
}

const opening = `import * as accord from "accord/client";\nimport { tryEverything } from "./program.mjs";\n`;
const entries = {
  "main.mjs": `${opening}console.log(JSON.stringify(await tryEverything(accord, JSON.parse(process.argv[2]))));\n`,
  "worker.mjs":
    `${opening}export default { fetch: async (request) => ` +
    `Response.json(await tryEverything(accord, await request.json())) };\n`,
  "worker.capnp": `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.bundle.mjs")],
      compatibilityDate = "2025-01-01",
      globalOutbound = "machine")),
    (name = "machine", network = (allow = ["local", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]);
`,
};

async function start(file: string | undefined, args: string[], world: object, project: string): Promise<unknown> {
  const { PATH = "", HOME = "" } = process.env;
  const { stdout } = await promisify(execFile)(file ?? "", [...args, "main.mjs", JSON.stringify(world)], {
    cwd: project,
    env: { PATH, HOME, NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1" },
  });
  return JSON.parse(stdout);
}

/** A worker is one file when it is deployed; it says on its third pipe where it listens. */
async function runInWorker(world: object, project: string): Promise<unknown> {
  const [entry, outfile] = [join(project, "worker.mjs"), join(project, "worker.bundle.mjs")];
  await build({ entryPoints: [entry], outfile, bundle: true, format: "esm", logLevel: "error" });
  const child = spawn(workerd ?? "", ["serve", "worker.capnp", "--control-fd=3"], {
    cwd: project,
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  atEnd(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  });
  const lines = createInterface({ input: child.stdio[3] as Readable });
  const [line] = (await Promise.race([once(lines, "line"), once(child, "exit")])) as [unknown];
  if (typeof line !== "string") throw new Error(`workerd ended with ${String(line)}`);
  const { port } = JSON.parse(line) as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: JSON.stringify(world) });
  return await answer.json();
}

/** Unbundled, as a page loads modules. */
async function runInPage(world: object, _project: string, front: Front): Promise<unknown> {
  const page = await (await openBrowser()).newPage();
  await page.goto(front.url);
  return await page.evaluate(
    `Promise.all([import("accord/client"), import("/program.mjs")])
      .then(([accord, { tryEverything }]) => tryEverything(accord, ${JSON.stringify(world)}))`,
  );
}
