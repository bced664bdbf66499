import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../_kit/app.ts";
import { pages, readPage, snippetsOf } from "../_kit/pages.ts";
import { installSdk } from "../_kit/sdk.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "accord-pages-"));
let app: TestApp;
let env: Record<string, string>;

/** What a page's programs print. Its js blocks are one program, as a reader types them one after the other. */
async function follow(path: string, language: "js" | "sh"): Promise<string> {
  const code = snippetsOf(readPage(path))
    .filter((snippet) => snippet.language === language)
    .map((snippet) => snippet.code.replaceAll(/http:\/\/127\.0\.0\.1:8787/g, app.url))
    .join("\n");
  const file = join(folder, `${path.replaceAll("/", "-")}.${language === "js" ? "mjs" : "sh"}`);
  writeFileSync(file, language === "js" ? code : `set -e\n${code}`);
  const [command, cwd] = language === "js" ? [process.execPath, folder] : ["bash", root];
  const { stdout } = await promisify(execFile)(command, [file], { cwd, env, timeout: 110_000 });
  return stdout;
}

beforeAll(async () => {
  await installSdk(folder);
  // As `make start` has it: demo data, and the stand-in for a model.
  app = await testApp({ worker: true, demo: true });
  await app.listen(0);
  const { PATH = "" } = process.env;
  env = { PATH, TOKEN: await app.auth.mintUserToken("alice"), ACCORD_URL: app.url };
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Every program on every page, and what a reader should see. */
const programs: Record<string, (run: typeof follow) => Promise<void>> = {
  "README.md sh": async (run) => {
    const said = await run("README.md", "sh");
    expect(said).toContain('"taskId"');
    expect(said).toMatch(/event: RUN_FINISHED\ndata: .*"outcome":\{"type":"success"\}/);
  },
  "docs/use-from-an-app.md js": async (run) => {
    const said = await run("docs/use-from-an-app.md", "js");
    expect(said).toMatch(/^RUN_STARTED$[\s\S]*^RUN_FINISHED$/m);
    expect(said).toContain("404 RUN_NOT_FOUND");
    expect(said).toContain("user: What do I have tomorrow?");
    expect(said).toMatch(/^\d+ \S+Z turn\.completed$/m);
    expect(said).toContain("Tomorrow: What do I have tomorrow?");
  },
  "docs/approvals.md js": async (run) => {
    const said = await run("docs/approvals.md", "js");
    expect(said).toContain("type: 'interrupt'");
    expect(said.trimEnd().endsWith("success")).toBe(true);
  },
  "docs/branches.md js": async (run) => {
    const said = await run("docs/branches.md", "js");
    expect(said.match(/shown: true/g)).toHaveLength(2);
    expect(said.match(/shown: false/g)).toHaveLength(2);
  },
  "docs/questions.md js": async (run) => {
    const said = await run("docs/questions.md", "js");
    expect(said).toContain("name: 'title'");
    expect(said).toContain("Added “Dentist”");
  },
  "docs/openai.md sh": async (run) => {
    expect(JSON.parse(await run("docs/openai.md", "sh"))).toMatchObject({ choices: [{ finish_reason: "stop" }] });
  },
  "docs/openai.md js": async (run) => {
    expect((await run("docs/openai.md", "js")).trim()).not.toBe("");
  },
  "docs/automation.md js": async (run) => {
    expect(await run("docs/automation.md", "js")).toMatch(/^job_\w+$/m);
  },
};

describe("the programs on the pages", () => {
  it.each(Object.entries(programs))("%s", async (_name, check) => {
    await check(follow);
  });

  it("are all run here, but for those that other tests run", () => {
    const elsewhere = ["docs/ag-ui.md js", "docs/hooks.md js", "docs/modules-and-cli.md sh"];
    const found = pages.flatMap((page) =>
      snippetsOf(page)
        .filter(({ language }) => language === "js" || language === "sh")
        .map(({ language }) => `${page.path} ${language}`),
    );
    expect([...new Set(found)].sort()).toEqual([...Object.keys(programs), ...elsewhere].sort());
  });
});
