import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { differences, generate } from "../../codegen/main.ts";

const root = join(import.meta.dirname, "../..");
const files = await generate(join(root, "specs"));

it("finds generated/ exactly as the specs say", () => {
  expect(differences(files, join(root, "generated"))).toEqual([]);
});

it("generates the same bytes twice", async () => {
  expect(await generate(join(root, "specs"))).toEqual(files);
});

it("notices a changed, a missing and a surplus file", () => {
  const copy = mkdtempSync(join(tmpdir(), "accord-generated-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, "generated"), copy, { recursive: true });
  writeFileSync(join(copy, "contract/errors.ts"), "changed");
  writeFileSync(join(copy, "contract/new.ts"), "new");
  rmSync(join(copy, "openapi.json"));
  expect(differences(files, copy).sort()).toEqual([
    "differs: contract/errors.ts",
    "missing: openapi.json",
    "not generated: contract/new.ts",
  ]);
});
