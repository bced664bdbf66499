import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../_kit/browser.ts";
import { childEnv } from "../_kit/child-env.ts";
import { freePort, serveExample } from "../_kit/example-pages.ts";
import { findBrowser } from "../_kit/find-browser.ts";
import { readPage, snippetsOf } from "../_kit/pages.ts";
import { installSdk } from "../_kit/sdk.ts";
import { until } from "../_kit/until.ts";

const root = join(import.meta.dirname, "../..");
const { PATH = "" } = process.env;

/** The server that `make start` starts, with the page's origin allowed, and the programs as a user runs them. */
describe("the examples", () => {
  const folder = mkdtempSync(join(tmpdir(), "accord-examples-"));
  const home = join(folder, "home");
  const started: ChildProcess[] = [];
  let pageUrl: string;
  let env: Record<string, string>;

  const start = (args: string[], more: Record<string, string>) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...childEnv(), ...more }, stdio: "ignore" });
    started.push(child);
    return child;
  };
  const run = async (command: string, args: string[], { cwd = root, input = "" } = {}) => {
    const running = promisify(execFile)(command, args, { cwd, env, timeout: 110_000 });
    running.child.stdin?.end(input);
    return (await running).stdout;
  };

  beforeAll(async () => {
    const port = String(await freePort());
    pageUrl = `http://127.0.0.1:${port}`;
    start(["src/main.ts", "start"], {
      ACCORD_HOME: home,
      ACCORD_PORT: "0",
      ACCORD_CORS_ORIGINS: pageUrl,
    });
    await until(async () => existsSync(join(home, "ready.json")), "the server");
    const { url, tokens } = JSON.parse(readFileSync(join(home, "ready.json"), "utf8")) as {
      url: string;
      tokens: { alice: string };
    };
    env = { ...childEnv(), ACCORD_HOME: home, ACCORD_URL: url, ACCORD_CLI_URL: url, TOKEN: tokens.alice, PORT: port };
  });
  afterAll(async () => {
    for (const child of started) {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    }
    rmSync(folder, { recursive: true });
  });

  it("curl.sh starts a run, follows it and reads the day back", async () => {
    const said = await run("bash", ["examples/curl.sh", 'What is "tomorrow"?']);
    expect(said).toMatch(/"taskId"[\s\S]*event: RUN_STARTED[\s\S]*event: RUN_FINISHED/);
    expect(said).toContain('"content":"What is \\"tomorrow\\"?"');
  });

  it("node.mjs prints an answer, and deletes what the user says yes to", async () => {
    const app = join(folder, "app");
    await installSdk(app);
    cpSync(join(root, "examples/node.mjs"), join(app, "node.mjs"));
    expect(await run(process.execPath, ["node.mjs"], { cwd: app })).toMatch(
      /^\[calendar\.read: success\]\n[^[]*项目评审/,
    );
    const said = await run(process.execPath, ["node.mjs", "Cancel 看牙医"], { cwd: app, input: "y\n" });
    expect(said).toMatch(/\[y\/N\][\s\S]*\[calendar\.delete: success\]/);
  });

  it.skipIf(!findBrowser())("the page of http-agent/ is where it says, and shows the answer and the card", async () => {
    const url = await serveExample("http-agent", env);
    expect(url).toBe(`${pageUrl}/#${env["TOKEN"]}`);
    const page = await (await openBrowser()).newPage();
    const complaints: string[] = [];
    page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(url);
    await page.locator("#text").fill("What do I have tomorrow?");
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator(".card", { hasText: "项目评审" }).waitFor();
    await page.locator(".assistant", { hasText: "项目评审" }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("webhook-receiver.mjs takes what is signed with the secret that the terminal shows, and no more", async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const admin = async (...words: string[]) =>
      JSON.parse(await run(process.execPath, ["src/main.ts", "admin", "webhooks", ...words, "--json"])) as {
        id: string;
        secret: string;
      };
    const { id, secret } = await admin("create", url, "--kinds", "run.finished,run.failed", "--description", "Try");
    const child = spawn(process.execPath, ["examples/webhook-receiver.mjs"], {
      cwd: root,
      env: { PATH, SECRET: secret, PORT: String(port) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    started.push(child);
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => void (said += text));
    await until(async () => said.includes("listening"), "the receiver");
    const forged = { "webhook-id": "whd_1", "webhook-timestamp": "1", "webhook-signature": "v1,none" };
    expect((await fetch(url, { method: "POST", headers: forged, body: "{}" })).status).toBe(401);
    await admin("ping", id);
    await until(async () => said.includes(`ping /api/v1/admin/webhooks/${id}`), "a ping");
    await run("bash", ["examples/curl.sh", "Hello"]);
    await until(async () => /^run\.finished \/api\/v1\/agent\/runs\/\S+$/m.test(said), "the end of a run");
    await admin("delete", id);
  });

  it("the commands of docs/modules-and-cli.md call a module", async () => {
    const [commands] = snippetsOf(readPage("docs/modules-and-cli.md"));
    const said = await run("bash", ["-ec", commands?.code ?? ""]);
    expect(said).toContain("find_free      Find gaps");
    expect(said).toMatch(/"ok":true.*"module":"contacts"/);
  });
});
