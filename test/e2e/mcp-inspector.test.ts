import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../_kit/app.ts";
import { atEnd } from "../_kit/at-end.ts";

const program = join(import.meta.dirname, "../../node_modules/.bin/mcp-inspector");

let app: TestApp;
let home: string;
let token: string;
beforeAll(async () => {
  app = await testApp({ worker: true });
  await app.listen(0);
  token = await app.auth.mintUserToken("alice");
  // It keeps a catalogue of servers in the home of whoever starts it.
  home = await mkdtemp(join(tmpdir(), "inspector-"));
  atEnd(() => rm(home, { recursive: true, force: true }));
});

/** What its command line prints, and how it ends. */
const inspect = (...args: string[]): Promise<{ code: number; said: string; problems: string }> =>
  new Promise((resolve) => {
    const target = ["--cli", `${app.url}/mcp`, "--transport", "http", "--header", `Authorization: Bearer ${token}`];
    const env = { PATH: process.env["PATH"] ?? "", HOME: home };
    execFile(process.execPath, [program, ...target, ...args], { env, timeout: 60_000 }, (error, said, problems) =>
      resolve({ code: typeof error?.code === "number" ? error.code : error ? 1 : 0, said, problems }),
    );
  });

it("the inspector lists the tools, and finds no schema that some client cannot take", async () => {
  const { code, said, problems } = await inspect("--method", "tools/list", "--strict");
  expect(code, problems).toBe(0);
  // What it would have otherwise of outputs are values that may be anything: what stood in a field before a change.
  expect(problems).not.toContain("inputSchema");
  const { tools } = JSON.parse(said) as { tools: { name: string }[] };
  expect(tools.map(({ name }) => name)).toContain("calendar_read");
});

it("the inspector makes a call", async () => {
  const { code, said, problems } = await inspect(
    "--method",
    "tools/call",
    "--tool-name",
    "calendar_read",
    "--tool-arg",
    "mode=day",
    "date=2026-12-24",
  );
  expect({ code, problems }).toEqual({ code: 0, problems: "" });
  expect(JSON.parse(said)).toMatchObject({ structuredContent: { status: "success", data: { count: 0 } } });
});
