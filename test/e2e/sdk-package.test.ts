import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../_kit/app.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "accord-sdk-"));
const [checkout, project] = [join(folder, "checkout"), join(folder, "project")];
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
console.log(JSON.stringify({ name: me.name, tools: tools.length, refused: refused.code, isApiError: refused instanceof ApiError, threads: items.length, shown: displayName("calendar_read", undefined, "zh-CN") }));
`;

describe("the packed SDK in somebody else's project", () => {
  let app: TestApp;
  let env: Record<string, string>;

  beforeAll(async () => {
    // Packing puts a short manifest in place for a moment; it works on a copy, so that this checkout is never half packed.
    for (const part of ["package.json", "tsconfig.json", "tsconfig.client.json", "generated", "codegen"])
      cpSync(join(root, part), join(checkout, part), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(checkout, "node_modules"));
    const before = readFileSync(join(checkout, "package.json"), "utf8");
    const [{ filename }] = JSON.parse(await run("npm", ["pack", "--json", "--silent"], checkout)) as [
      { filename: string },
    ];
    expect(readFileSync(join(checkout, "package.json"), "utf8")).toBe(before);
    mkdirSync(project);
    writeFileSync(join(project, "package.json"), JSON.stringify({ name: "app", private: true, type: "module" }));
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund", join(checkout, filename)], project);
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
    } = JSON.parse(readFileSync(join(project, "node_modules/accord/package.json"), "utf8")) as Record<string, object>;
    expect([dependencies, optionalDependencies, scripts]).toEqual([{}, {}, {}]);
  });

  it("is called from plain JavaScript", async () => {
    writeFileSync(
      join(project, "app.js"),
      `import { ApiError, createClient, displayName } from "accord/client";\n${program}`,
    );
    expect(JSON.parse(await run(process.execPath, ["app.js"], project, env))).toEqual({
      name: "Alice",
      tools: 14,
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
      try { await client.getMe(); } catch (error) { if (error instanceof ApiError && error.code === "UNAUTHENTICATED") throw error; }`;
    const mistakes = [
      ['timezone: "Asia/Shanghai"', "timezone: 5"],
      ['{ timezone: "Asia/Shanghai" }', '{ nickname: "A" }'],
      ["client.getMe()", "client.getYou()"],
      ['query: { runId: "r" }', "query: {}"],
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
});
