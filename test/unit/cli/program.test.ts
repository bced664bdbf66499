import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { commands, inputLimit, loadForms, loadHelp } from "../../../generated/cli/commands.ts";
import { run } from "../../../src/cli/program.ts";

/** The program in this process, with or without a terminal. */
async function play(argv: string[], { isTTY = false, env = {}, stdin = "" } = {}) {
  const [input, out, err] = [new PassThrough(), new PassThrough(), new PassThrough()];
  input.end(stdin);
  const code = await run({
    commands,
    loadForms,
    loadHelp,
    inputLimit,
    argv,
    env,
    stdin: input,
    stdout: Object.assign(out, { isTTY }),
    stderr: err,
    readFile: () => "",
  });
  return { code, stdout: String(out.read() ?? ""), stderr: String(err.read() ?? "") };
}

describe("on a terminal", () => {
  it("help has headings that stand out", async () => {
    expect((await play(["--help"], { isTTY: true })).stdout).toContain("\u001b[1mcalendar\u001b[0m");
  });

  it.each<Record<string, string>>([{ NO_COLOR: "1" }, { TERM: "dumb" }])("it is plain text with %o", async (env) => {
    expect((await play(["--help"], { isTTY: true, env })).stdout).not.toContain("\u001b");
  });

  it("a result is spread out for reading", async () => {
    const { stdout, code } = await play(["skills", "read"], { isTTY: true, stdin: "{}" });
    expect([code, stdout.split("\n").length > 5, JSON.parse(stdout)]).toEqual([
      4,
      true,
      expect.objectContaining({ ok: false }),
    ]);
  });
});

it("is one line for a program", async () => {
  const { stdout } = await play(["skills", "read"], { stdin: "{}" });
  expect(stdout.trim().split("\n")).toHaveLength(1);
});

it("refuses an address that is none", async () => {
  expect(
    await play(["skills", "read"], {
      stdin: "{}",
      env: { ACCORD_CLI_CREDENTIAL: "x", ACCORD_CLI_URL: "file:///etc/passwd" },
    }),
  ).toMatchObject({ code: 2 });
});
