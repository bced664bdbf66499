import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { conversation } from "../../_kit/conversation.ts";
import { readPage, snippetsOf } from "../../_kit/pages.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";

const root = join(import.meta.dirname, "../../..");
const [snippet, ...others] = snippetsOf(readPage("docs/ag-ui.md"));

it("the page's client prints the answer and the card", async () => {
  expect(others).toEqual([]);
  const { app } = await conversation({
    script: [
      brief(),
      callTool("calendar.read", { mode: "day", date: "2026-03-17" }),
      answer({ answer: "Nothing is planned today." }),
    ],
  });
  await app.listen(0);
  const folder = mkdtempSync(join(tmpdir(), "accord-ag-ui-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "snippet.mjs"), snippet?.code ?? "");
  const env = { ...process.env, ACCORD_URL: app.url, TOKEN: await app.auth.mintUserToken("alice") };
  const { stdout } = await promisify(execFile)(process.execPath, ["snippet.mjs"], {
    cwd: folder,
    env,
    timeout: 60_000,
  });
  expect(stdout).toContain("version: '2.0'");
  expect(stdout.trimEnd().endsWith("Nothing is planned today.")).toBe(true);
});
