import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { specEdits } from "../abuse/mutations/specs/edits.ts";

const root = join(import.meta.dirname, "../..");

it("tries at least forty changes of the contract, each once, against tests that are there", () => {
  expect(specEdits.length).toBeGreaterThanOrEqual(40);
  expect(new Set(specEdits.map(({ edit }) => edit)).size).toBe(specEdits.length);
  const named = specEdits.flatMap(({ stopped }) => (typeof stopped === "object" && "by" in stopped ? stopped.by : []));
  expect(named.filter((name) => !existsSync(join(root, `test/${name}.test.ts`)))).toEqual([]);
});

it.each(specEdits.map((edit) => [edit.edit, edit] as const))("“%s” finds its text in the specs", (_, edit) => {
  const texts = edit.files.map((file) => readFileSync(join(root, "specs", file), "utf8"));
  expect(texts[0]).toContain(edit.find);
  expect(edit.replace).not.toBe(edit.find);
});
