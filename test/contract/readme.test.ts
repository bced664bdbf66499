import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { settings } from "../../src/base/config.ts";

const root = join(import.meta.dirname, "../..");
const readme = readFileSync(join(root, "README.md"), "utf8");

describe("README", () => {
  it("lists every setting with its default and meaning", () => {
    const rows = settings.map(
      ({ name, description, default: preset }) =>
        `| \`${name}\` | ${preset === undefined ? "" : `\`${preset}\``} | ${description} |`,
    );
    for (const row of rows) expect(readme).toContain(row);
    expect(readme.match(/^\| `[A-Z0-9_]+` \|/gm)).toHaveLength(rows.length);
  });

  it("names only make targets and files that exist", () => {
    const targets = readFileSync(join(root, "Makefile"), "utf8").match(/^[a-z]+(?=:)/gm) ?? [];
    for (const [, target] of readme.matchAll(/(?:`|^ {4})make ([a-z]+)\b/gm)) expect(targets).toContain(target);
    for (const [, path] of readme.matchAll(/!\[.*?\]\((.*?)\)/g)) expect(existsSync(join(root, path ?? ""))).toBe(true);
  });
});

describe("README's way to add a method", () => {
  const copy = mkdtempSync(join(tmpdir(), "accord-readme-"));
  afterAll(() => rmSync(copy, { recursive: true }));
  const run = async (...args: string[]) => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, NO_COLOR: "1" },
    }).catch((error: { stdout: string; stderr: string }) => error);
    return stdout + stderr;
  };
  const tsc = () => run("node_modules/typescript/bin/tsc", "--noEmit", "-p", ".");
  const blocks = new Map(
    [...readme.matchAll(/^```\w+\n(?:#|\/\/) ((?:specs|src|test)\/\S+)\n([\s\S]*?)^```$/gm)].map((match) => [
      match[1] ?? "",
      match[2] ?? "",
    ]),
  );
  const write = (path: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), blocks.get(path) ?? "");
  };
  const [spec = "", handler = "", test = ""] = [...blocks.keys()];

  it("works, step by step", { timeout: 300_000 }, async () => {
    expect([spec, handler, test]).toEqual([
      "specs/modules/calendar/weekday.yaml",
      "src/modules/calendar/weekday.ts",
      "test/modules/calendar/weekday.test.ts",
    ]);
    for (const part of [
      "package.json",
      "tsconfig.json",
      "vitest.config.ts",
      "specs",
      "generated",
      "codegen",
      "src",
      "test",
    ])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

    write(spec);
    expect(await run("codegen/main.ts")).toMatch(/files written to generated/);
    expect(await tsc()).toMatch(/generated\/wiring\/methods\.ts.*TS2307.*weekday\.ts/);

    write(handler);
    write(test);
    const agents = join(copy, "specs/agents.yaml");
    writeFileSync(
      agents,
      readFileSync(agents, "utf8").replace("- calendar.update\n", "- calendar.update\n      - calendar.weekday\n"),
    );
    expect(await run("codegen/main.ts")).toMatch(/files written to generated/);
    expect(await tsc()).toBe("");
    expect(await run("node_modules/vitest/vitest.mjs", "run", test)).toMatch(/^\d+ passed, 0 failed$/m);
    const document = readFileSync(join(copy, "generated/openapi.json"), "utf8");
    expect(document).toContain("/api/v1/modules/calendar/weekday");
    expect(readFileSync(join(copy, "generated/skills/calendar/actions/weekday.md"), "utf8")).toContain(
      '{"module":"calendar","method":"weekday","input":{"date":"2026-04-21"}}',
    );
  });
});
