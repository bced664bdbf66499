import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, inject, it } from "vitest";
import { check } from "../../codegen/check.ts";
import { emitWiring } from "../../codegen/emit/wiring.ts";
import { load } from "../../codegen/load.ts";
import { generate, write as writeGenerated } from "../../codegen/main.ts";
import { toModel } from "../../codegen/model.ts";
import { readPage } from "../_kit/pages.ts";
import { newEverything } from "./_new.ts";

const root = join(import.meta.dirname, "../..");
const { text: page } = readPage("docs/add-a-method.md");
const blocks = new Map(
  [...page.matchAll(/^```\w+\n(?:#|\/\/) ((?:specs|src|test)\/\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, path = "", code = ""]) => [path, code],
  ),
);
const [spec = "", handler = "", test = ""] = blocks.keys();
const entry = "      - calendar.weekday\n";

/**
 * The project as it is before the first step. A reader who has followed the page has the method already, and runs this
 * test as well: so the copy leaves out what the page adds.
 */
function copyBefore(from: string, to: string, parts: readonly string[]): void {
  for (const part of parts)
    cpSync(join(from, part), join(to, part), {
      recursive: true,
      filter: (path) => !blocks.has(path.slice(from.length + 1)),
    });
  change(join(to, "specs/agents.yaml"), (text) => text.replace(entry, ""));
}

function change(file: string, how: (text: string) => string): void {
  writeFileSync(file, how(readFileSync(file, "utf8")));
}

describe("the way to add a method, and everything that accord new makes", () => {
  const folder = mkdtempSync(join(tmpdir(), "accord-page-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const copy = join(folder, "copy");
  const agents = join(copy, "specs/agents.yaml");
  const write = (path: string, text = blocks.get(path) ?? "") => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };
  const run = async (...args: string[]) => {
    const env = { ...process.env, NO_COLOR: "1", SERVICES: JSON.stringify(inject("services")) };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: copy, env }).catch(
      (error: { stdout: string; stderr: string }) => error,
    );
    return stdout + stderr;
  };
  /** The checker over these files and all they import. */
  const tsc = (...include: string[]) => {
    write(
      "tsconfig.page.json",
      JSON.stringify({ extends: "./tsconfig.json", include: [...include, "**/globals.d.ts"] }),
    );
    return run("node_modules/typescript-7/bin/tsc", "--noEmit", "-p", "tsconfig.page.json");
  };

  it("works, step by step", { timeout: 300_000 }, async () => {
    expect([spec, handler, test]).toEqual([
      "specs/modules/calendar/weekday.yaml",
      "src/modules/calendar/weekday.ts",
      "test/modules/calendar/weekday.test.ts",
    ]);
    copyBefore(root, copy, [
      ".oxfmtrc.json",
      "CHANGELOG.md",
      "docs",
      "package.json",
      "tsconfig.json",
      "specs",
      "generated",
      "codegen",
      "src",
      "test",
    ]);
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    const before = readFileSync(agents, "utf8");

    write(spec);
    const specs = load(join(copy, "specs"));
    expect(check(specs)).toEqual([]);
    for (const { path, text } of await emitWiring(toModel(specs))) write(`generated/${path}`, text);
    expect(await tsc("generated/wiring/methods.ts")).toMatch(/generated\/wiring\/methods\.ts.*TS2307.*weekday\.ts/);

    write(handler);
    write(test);
    change(agents, (text) => text.replace("- calendar.update\n", `- calendar.update\n${entry}`));
    expect(readFileSync(agents, "utf8")).not.toBe(before);
    const others = await newEverything(copy);
    expect(others).toHaveLength(11);
    writeGenerated(await generate(join(copy, "specs")), join(copy, "generated"));
    expect(await tsc("generated/wiring/*.ts", test, ...others)).toBe("");
    expect(await run("node_modules/oxfmt/bin/oxfmt", "--check", "src", test, ...others)).toContain("correct");
    write("vitest.page.config.ts", onGivenServices);
    // Of the quick tests these are the ones that read the lists of methods and events, besides those that are new.
    const readers = ["contract/rooms.test.ts", "contract/standard-events.test.ts", "unit/run/stages", "unit/cli"];
    const concerned = [test, ...others, ...readers.map((name) => `test/${name}`)];
    expect(
      await run("node_modules/vitest/vitest.mjs", "run", "--config", "vitest.page.config.ts", ...concerned),
    ).toMatch(/^\d+ passed, 0 failed$/m);
    const settings = readFileSync(join(copy, "docs/configuration.md"), "utf8");
    expect(settings).toContain("\n| `ACCORD_GREETINGS` | `5` | How many greetings a person gets on one day. |\n");
    const document = readFileSync(join(copy, "generated/openapi.json"), "utf8");
    expect(document).toContain("/api/v1/modules/calendar/weekday");
    expect(readFileSync(join(copy, "generated/skills/calendar/actions/weekday.md"), "utf8")).toContain(
      '{"module":"calendar","method":"weekday","input":{"date":"2026-04-21"}}',
    );

    // Nobody wrote a card for it, and yet it has one in both languages.
    write("card.ts", printCards);
    const [chinese, english] = JSON.parse(await run("card.ts")) as [string, string];
    for (const said of ["查询星期", "2026年4月21日 周二", "第几周", "17"]) expect(chinese).toContain(said);
    for (const said of ["Weekday of a date", "Tue, Apr 21, 2026", "Week of the year"]) expect(english).toContain(said);

    // This test again, as the reader now runs it.
    const again = join(folder, "again");
    copyBefore(copy, again, ["specs", "src/modules", "test/modules"]);
    expect([spec, handler, test].filter((path) => existsSync(join(again, path)))).toEqual([]);
    expect(readFileSync(join(again, "specs/agents.yaml"), "utf8")).toBe(before);
  });
});

const printCards = `
import { makeUi } from "./src/ui/ui.ts";

const ui = makeUi({ log: console, imageHosts: [] });
const data = { date: "2026-04-21", weekday: "TU", week: 17 };
const facts = { method: "calendar.weekday", toolCallId: "call_1", status: "success", timezone: "UTC" };
const hints = ui.toHints({ ...facts, args: { date: data.date }, data });
const cards = ["zh-CN", "en"].map((locale) => JSON.stringify(ui.compile(hints, { locale, theme: "default" })));
console.log(JSON.stringify(cards));
`;

/** The configuration of the project, but on the services that this run has started already. */
const onGivenServices = `
import { defineConfig } from "vitest/config";

export const setup = (project) => project.provide("services", JSON.parse(process.env.SERVICES));
export default defineConfig({
  test: { globalSetup: [import.meta.filename], reporters: ["./test/_kit/summary.ts"], testTimeout: 120_000 },
});
`;
