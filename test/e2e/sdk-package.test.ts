import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { methods } from "../../generated/contract/methods.ts";
import { testApp, type TestApp } from "../_kit/app.ts";
import { packedSdk } from "../_kit/packed-sdk.ts";
import { inAnEditor } from "./sdk-package/documented.ts";
import { inEveryRuntime } from "./sdk-package/runtimes.ts";
import { inABundle } from "./sdk-package/size.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "accord-sdk-"));
const project = join(folder, "project");
const installed = join(project, "node_modules/accord");
// Never the blocking form: the server under test lives in this process.
const run = async (command: string, args: string[], cwd: string, env: Record<string, string> = {}) =>
  (await promisify(execFile)(command, args, { cwd, env: { ...process.env, ...env } })).stdout;

/** The program an app team would write; it prints what it learned. */
const program = `
const client = createClient({ baseUrl: process.env.URL, token: async () => process.env.TOKEN });
const me = await client.getMe();
const { tools } = await client.listTools();
const refused = await createClient({ baseUrl: process.env.URL, token: "wrong" }).getMe().catch((error) => error);
const { items } = await client.listThreads();
const [threadId, runId] = [crypto.randomUUID(), "run-1"];
await client.createRun({ body: { threadId, runId, messages: [{ id: "m1", role: "user", content: "hi" }], forwardedProps: { agent_type: "worker" } } });
const lines = [];
for await (const line of client.getRunEvidence({ path: { threadId }, query: { runId } })) lines.push(line);
for await (const { kind } of client.getThreadEvidence({ path: { threadId } })) lines.push({ kind });
const calendar = await client.exportCalendar();
console.log(JSON.stringify({ lines: lines.map(({ kind }) => kind).join(" "), calendar: calendar.slice(0, 15), name: me.name, tools: tools.length, refused: refused.code, isApiError: refused instanceof ApiError, threads: items.length, shown: displayName("calendar_read", undefined, "zh-CN") }));
`;

describe("the packed SDK in somebody else's project", () => {
  let app: TestApp;
  let env: Record<string, string>;

  beforeAll(async () => {
    const sdk = await packedSdk();
    mkdirSync(project);
    writeFileSync(join(project, "package.json"), JSON.stringify({ name: "app", private: true, type: "module" }));
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund", sdk], project);
    app = await testApp();
    await app.listen(0);
    env = { URL: app.url, TOKEN: await app.auth.mintUserToken("alice") };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("brings no dependencies along", () => {
    const {
      dependencies = {},
      optionalDependencies = {},
      scripts = {},
      peerDependenciesMeta = {},
    } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as Record<string, object>;
    expect([dependencies, optionalDependencies, scripts]).toEqual([{}, {}, {}]);
    expect(peerDependenciesMeta).toEqual({ react: { optional: true } });
  });

  it("holds the client, what it needs of the contract, and nothing of the server", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    const outside = files.filter(
      (file) => /\.(js|ts)$/.test(file) && !/^(src\/(sdk|react)|generated\/client)\//.test(file),
    );
    expect(outside.toSorted()).toEqual(
      ["api-types", "error-code"].flatMap((name) => [
        `generated/contract/${name}.d.ts`,
        `generated/contract/${name}.js`,
      ]),
    );
    expect(files.filter((file) => !file.includes("/"))).toEqual(expect.arrayContaining(["README.md", "package.json"]));
  });

  it("is called from plain JavaScript", async () => {
    writeFileSync(
      join(project, "app.js"),
      `import { ApiError, createClient, displayName } from "accord/client";\n${program}`,
    );
    expect(JSON.parse(await run(process.execPath, ["app.js"], project, env))).toEqual({
      // A run that nobody works on yet has been submitted, and that is all.
      lines: "event event snapshot manifest event event snapshot manifest",
      calendar: "BEGIN:VCALENDAR",
      name: "Alice",
      tools: Object.keys(methods).length,
      refused: "UNAUTHENTICATED",
      isApiError: true,
      threads: 0,
      shown: "读取日程",
    });
  });

  it("type-checks in strict mode, and refuses what the contract does not know", async () => {
    const good = `
      import { ApiError, createClient, type AgUiEvent, type Me } from "accord/client";
      const client = createClient({ baseUrl: "http://127.0.0.1", token: "t" });
      const me: Me = await client.updateMe({ body: { timezone: "Asia/Shanghai" } });
      const handle = (event: AgUiEvent): string => (event.type === "RUN_ERROR" ? event.code : event.type);
      for await (const event of client.streamRunEvents({ path: { threadId: me.id }, query: { runId: "r" } })) handle(event);
      for await (const line of client.getThreadEvidence({ path: { threadId: me.id } })) if (line.kind === "manifest") line.eventsSha256.slice();
      try { await client.getMe(); } catch (error) { if (error instanceof ApiError && error.code === "UNAUTHENTICATED") throw error; }`;
    const mistakes = [
      ['timezone: "Asia/Shanghai"', "timezone: 5"],
      ['{ timezone: "Asia/Shanghai" }', '{ nickname: "A" }'],
      ["client.getMe()", "client.getYou()"],
      ['query: { runId: "r" }', "query: {}"],
      ["line.eventsSha256", "line.eventsMd5"],
      ['"UNAUTHENTICATED"', '"UNAUTHENTICATD"'],
    ] as const;
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: "es2022",
      module: "nodenext",
      lib: ["es2022", "dom"],
      types: [],
      exactOptionalPropertyTypes: true,
    };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    writeFileSync(join(project, "good.ts"), good);
    const [, readme = ""] = readFileSync(join(installed, "README.md"), "utf8").match(/```ts\n([^]*?)```/) ?? [];
    expect(readme).toContain("createClient");
    writeFileSync(join(project, "readme.ts"), readme);
    for (const [index, [right, wrong]] of mistakes.entries())
      writeFileSync(join(project, `wrong${index}.ts`), good.replace(right, wrong));
    const checked = await run(
      process.execPath,
      [join(root, "node_modules/typescript/bin/tsc"), "-p", "."],
      project,
    ).catch((error: { stdout: string }) => error.stdout);
    const complained = new Set([...checked.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map((match) => match[1]));
    expect([...complained].sort()).toEqual(mistakes.map((_mistake, index) => `wrong${index}.ts`));
  });

  inAnEditor(installed);
  inABundle(project);
  inEveryRuntime(project);
});
