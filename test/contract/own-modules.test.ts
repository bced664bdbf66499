import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, describe, expect, inject, it, vi } from "vitest";
import { importMcp } from "../../codegen/import-mcp.ts";
import { generate, write } from "../../codegen/main.ts";
import { makeNew } from "../../codegen/new.ts";
import { ownStamp } from "../../src/base/own-folder.ts";
import { createClient } from "../../src/sdk/sdk.ts";
import { testSecret } from "../_kit/app.ts";
import { atEnd } from "../_kit/at-end.ts";
import { childEnv } from "../_kit/child-env.ts";
import { scratchDatabase } from "../_kit/database.ts";
import { readPage } from "../_kit/pages.ts";
import { answer, brief, callTool, scriptedModel } from "../_kit/scripted-model.ts";
import { until } from "../_kit/until.ts";
import { otherServer, type OtherServer } from "../integration/remote/_server.ts";

const root = join(import.meta.dirname, "../..");
const example = join(root, "examples/own-modules");
// As deep below the checkout as the example: what it imports of the product lies the same way.
mkdirSync(join(root, "dist"), { recursive: true });
const own = mkdtempSync(join(root, "dist/own-"));
const folder = mkdtempSync(join(tmpdir(), "accord-own-"));
afterAll(() => [own, folder].forEach((place) => rmSync(place, { recursive: true })));

async function run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number; text: string }> {
  const { NODE_COMPILE_CACHE } = childEnv();
  const options = { cwd: root, env: { ...process.env, NO_COLOR: "1", NODE_COMPILE_CACHE, ...env } };
  return await promisify(execFile)(process.execPath, args, options).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, text: stdout + stderr }),
  );
}

/** A program that stays until the file ends; where it listens, once it says so. */
async function start(command: "serve" | "work" | "mock", env: NodeJS.ProcessEnv): Promise<string> {
  const args = command === "mock" ? ["codegen/mock.ts"] : ["src/main.ts", command];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...childEnv(), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // Asked and not killed: the mock has a program of its own to end.
  atEnd(async () => {
    if (child.kill("SIGTERM")) await once(child, "exit");
  });
  for await (const line of createInterface(child.stdout)) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stdout.resume();
    return address;
  }
  throw new Error(`${command} ended`);
}

const accord = (words: string, place: string) => run(["src/main.ts", ...words.split(" ")], { ACCORD_MODULES: place });

const filesIn = (place: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.includes("/generated/"))
      .map((file) => [file.slice(place.length + 1), readFileSync(file, "utf8")]),
  );

/** The page for adopters: its commands, and the files that it shows. */
const { text: page } = readPage("docs/add-a-module.md");
const shown = [...page.matchAll(/^```\w+\n(?:#|\/\/|--) modules\/(\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, path = "", text = ""]) => ({ path, text }),
);
const commands = [...page.replaceAll(/^```[\s\S]*?^```$/gm, "").matchAll(/^ {4}(.*)$/gm)].map(([, line = ""]) => line);

describe("accord new", () => {
  const place = join(folder, "none");
  const nothing = () => expect(() => readdirSync(place)).toThrow("ENOENT");

  it.each([
    ["module Notes", '"Notes" cannot be the name of a module: it may have small letters and _ only'],
    ["module my-notes", "begins with a letter, as meeting_notes does"],
    ["module ../notes", "cannot be the name of a module"],
    ["module class", "a word of JavaScript or SQL"],
    ["module calendar", "there is a module calendar already"],
    ["module n", "from 2 to 32 characters"],
    ["module books ctc", "Ids that begin with ctc_ exist already"],
    ["module books book", "--id must be three small letters"],
    ["module books bok Books:1", '--en must be 1 to 30 letters, digits and spaces; "Books:1" is not'],
    ["module books2 bok", "cannot be the name of a module"],
    ["method notes", "write it as notes.create"],
    ["method lamps.on", "there is no module lamps. `accord new module lamps` makes it"],
    ["method calendar.read", "there is specs/modules/calendar/read.yaml, src/modules/calendar/read.ts, "],
  ])("refuses %s in a sentence, and writes nothing", async (words, sentence) => {
    vi.stubEnv("ACCORD_MODULES", place);
    const [what = "", name, id, en] = words.split(" ");
    await expect(makeNew(what, name, { flags: { id, en }, isProduct: false, say: () => {} })).rejects.toThrow(sentence);
    vi.unstubAllEnvs();
    nothing();
  });

  it.each([
    ["new module", "new module needs a name.\n"],
    ["new module a b", "Too many arguments: b\n"],
    ["new castle stone", "new makes a module, method, operation, event, setting.\n"],
    ["new module books --color red", "Unknown option '--color'"],
    ["new module books --verb get", "--verb is not for new module.\n"],
  ])("says so when the words are wrong: %s", async (words, sentence) => {
    expect(await accord(words, place)).toEqual({ code: 2, text: expect.stringContaining(sentence) as string });
    nothing();
  });

  it("asks at a terminal for what is left out", async () => {
    vi.stubEnv("ACCORD_MODULES", join(folder, "asked"));
    const asked: string[] = [];
    const answers = ["meeting_notes", "Minutes", "会议记录"];
    const ask = async (question: string) => answers[asked.push(question) - 1] ?? "";
    await makeNew("module", undefined, { flags: {}, isProduct: false, say: () => {}, ask });
    vi.unstubAllEnvs();
    expect(asked).toHaveLength(3);
    const text = readFileSync(join(folder, "asked/specs/modules/meeting_notes/_module.yaml"), "utf8");
    expect(text).toContain("name: { zh-CN: 会议记录, en: Minutes }");
    expect(text).toContain("type: MeetingNote\n    id: mti");
  });
});

describe("the way to add a module", { timeout: 300_000 }, () => {
  const generated = join(own, "generated");
  const env = { ACCORD_MODULES: own };
  const otherToken = "a-token-of-the-other-server";
  let other: OtherServer;

  it("begins with what the page and the example show, once", async () => {
    expect(commands).toEqual([
      "npx accord new module notes --zh 笔记",
      "make generate",
      "make test-own",
      "npx accord new method notes.count",
    ]);
    const words = (commands[0] ?? "").slice("npx accord ".length);
    expect(await accord(words, own)).toMatchObject({ code: 0 });
    const made = filesIn(own);
    const { "README.md": _page, "test/conversation.test.ts": talk = "", ...kept } = filesIn(example);
    expect(made).toEqual(kept);
    for (const { path, text } of shown.filter((file) => !file.path.includes("count")))
      expect([path, made[path]]).toEqual([path, text]);
    expect(await accord(words, own)).toEqual({
      code: 2,
      text: "Nothing was written: there is a module notes already.\n",
    });
    expect(filesIn(own)).toEqual(made);
    expect(await accord((commands[3] ?? "").slice("npx accord ".length), own)).toMatchObject({ code: 0 });
    // Left as it was written, while notes.count becomes what the page has.
    expect(await accord("new method notes.echo", own)).toMatchObject({ code: 0 });
    writeFileSync(join(own, "test/conversation.test.ts"), talk);
  });

  it("goes on to a contract beside that of the product, which stays as it is", async () => {
    const counting = shown.filter(({ path }) => path.includes("count"));
    expect(counting).toHaveLength(3);
    for (const { path, text } of counting) writeFileSync(join(own, path), text);
    other = await otherServer(otherToken);
    const specs = join(root, "specs");
    const from = { server: { url: other.url }, secrets: { token: otherToken }, version: "0.0.0" };
    await importMcp({ name: "weather", specs: join(own, "specs"), product: specs, ...from });
    write(await generate(specs, own), generated);
    writeFileSync(join(generated, "stamp"), ownStamp(own));
    const read = (path: string) => readFileSync(join(generated, path), "utf8");
    expect(read("client/operations.ts")).toContain("notesCreate");
    expect(read("cli/project-cli.mjs")).toContain("notes.read");
    expect(read("skills/notes/actions/delete.md")).toContain('"module":"notes","method":"delete"');
    expect(read("contract/agents.ts")).toContain('"notes.count"');
    expect(readFileSync(join(root, "generated/openapi.json"), "utf8")).not.toContain("/modules/notes/");
  });

  it("ends with tests that pass, of the methods and of a conversation that deletes after a yes", async () => {
    expect(await run(["codegen/own-check.ts"], env)).toEqual({ code: 0, text: "" });
    const config = join(generated, "vitest.given.config.ts");
    writeFileSync(config, onGivenServices);
    writeFileSync(join(generated, "given.ts"), giveServices);
    const services = { SERVICES: JSON.stringify(inject("services")) };
    const { text } = await run(["node_modules/vitest/vitest.mjs", "run", "--config", config], { ...env, ...services });
    expect(text).toMatch(/^27 passed, 0 failed$/m);
  });

  it("is served, with its table, by the same program", async () => {
    const { url, sql } = await scratchDatabase();
    const server = { ...env, DATABASE_URL: url, ACCORD_SECRET: testSecret, ACCORD_HOME: folder };
    expect(await run(["src/main.ts", "migrate"], server)).toEqual({ code: 0, text: "Applied 1 migration.\n" });
    expect(await run(["src/main.ts", "migrate"], server)).toEqual({ code: 0, text: "The tables are up to date.\n" });
    expect(await sql`select name from own_migrations`).toMatchObject([{ name: "0001_notes.sql" }]);
    expect(await sql`select id from notes`).toEqual([]);

    // One process that accepts, one that carries out, as in production.
    const model = await scriptedModel(
      brief({ intents: ["notes.create"] }),
      callTool("notes.create", { title: "Tea" }),
      answer({ answer: "Noted." }),
    );
    const settings = {
      ...server,
      REDIS_URL: inject("services").redisUrl,
      ACCORD_PORT: "0",
      ACCORD_MODEL_BASE_URL: model.url,
      ACCORD_DRAIN_SECONDS: "0",
      ACCORD_REMOTE_WEATHER_TOKEN: otherToken,
    };
    const api = start("serve", settings);
    const worker = start("work", { ...settings, ACCORD_HEALTH_PORT: "0" });
    const { text: token } = await run(["src/main.ts", "token", "alice"], server);
    await worker;
    const client = createClient({ baseUrl: await api, token: token.trim() });
    expect((await client.ask("Note: tea")).run.toolCalls).toMatchObject([{ status: "success" }]);
    expect(await sql`select title from notes`).toEqual([{ title: "Tea" }]);
    expect((await client.listTools()).tools.map(({ tool_name: name }) => name)).toContain("notes.delete");

    // A write that another server has begun: whoever cancels the run is not told that it has not happened.
    model.next(brief(), callTool("weather.send_message", { to: "bob", text: "hi" }));
    other.hang();
    const { threadId, interrupt } = await client.ask("Tell bob");
    const { runId } = await client.decideApproval({ path: { id: interrupt?.id ?? "" }, body: { decision: "approve" } });
    await until(async () => other.sent.length > 0, "the message");
    await client.cancelRun({ path: { threadId }, body: { runId } });
    const ended = await until(async () => {
      const view = await client.getRun({ path: { threadId }, query: { runId } });
      return view.status === "canceled" ? view : undefined;
    }, "the end of the run");
    expect(ended.toolCalls).toMatchObject([{ status: "failure", error: { code: "REMOTE_OUTCOME_UNKNOWN" } }]);
    expect(other.sent).toEqual([{ to: "bob", text: "hi" }]);
  });

  it("is in the SDK, in the mock and in the console", async () => {
    const made = join(folder, "made");
    expect(await run(["codegen/sdk.ts", made], env)).toMatchObject({ code: 0 });
    expect(readFileSync(join(made, "generated/client/operations.d.ts"), "utf8")).toContain("notesCreate(");
    rmSync(made, { recursive: true });
    expect(await run(["codegen/console.ts", made], env)).toMatchObject({ code: 0 });
    const scripts = readdirSync(join(made, "assets")).filter((name) => name.endsWith(".js"));
    expect(scripts.some((name) => readFileSync(join(made, "assets", name), "utf8").includes("删除笔记"))).toBe(true);
    const url = await start("mock", { ...env, ACCORD_MOCK_PORT: "0" });
    const answer = await fetch(`${url}/api/v1/modules/notes/create`, {
      method: "POST",
      headers: { authorization: "Bearer any", "content-type": "application/json" },
      body: JSON.stringify({ title: "Tea" }),
    });
    expect(await answer.json()).toMatchObject({ status: "ok", data: { id: "nte_1" } });
  });

  it("stops the start with a sentence when what is generated is of another release, or not there", async () => {
    writeFileSync(join(generated, "stamp"), "of another release");
    expect(await accord("config", own)).toEqual({
      code: 1,
      text: `${generated} is not what the specs say: run \`make generate\`.\n`,
    });
    rmSync(join(generated, "stamp"));
    expect(await accord("config", own)).toEqual({ code: 1, text: `${generated} is missing: run \`make generate\`.\n` });
    expect(await accord("config", folder)).toEqual({
      code: 1,
      text: `ACCORD_MODULES names ${folder}, which has no specs: name the folder that \`accord new module\` has made.\n`,
    });
  });

  it("cannot take the place of what the product has", async () => {
    const bold = join(folder, "bold");
    mkdirSync(join(bold, "specs/modules/calendar"), { recursive: true });
    writeFileSync(join(bold, "specs/modules/calendar/read.yaml"), "title: Mine\n");
    writeFileSync(join(bold, "specs/errors.yaml"), "{}\n");
    await expect(generate(join(root, "specs"), bold)).rejects.toThrow(
      /errors\.yaml:1: only modules can be one's own[^]*calendar\/read\.yaml:1: the product has this file/,
    );
  });
});

/** The configuration for own modules, on the services that this run has started already. */
const onGivenServices = `
import base from "../../../vitest.own.config.ts";

const globalSetup = [new URL("given.ts", import.meta.url).pathname];
export default { ...base, test: { ...base.test, globalSetup, reporters: ["./test/_kit/summary.ts"] } };
`;
const giveServices = `export const setup = (project) => project.provide("services", JSON.parse(process.env.SERVICES));`;
