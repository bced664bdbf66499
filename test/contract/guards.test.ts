import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { guards } from "../abuse/mutations/guards.ts";

const root = join(import.meta.dirname, "../..");

it("names more than a hundred guards, each once, with tests that are there", () => {
  expect(guards.length).toBeGreaterThan(100);
  expect(new Set(guards.map(({ guard }) => guard)).size).toBe(guards.length);
  const missing = guards
    .flatMap(({ tests }) => tests)
    .filter((name) => !existsSync(join(root, `test/${name}.test.ts`)));
  expect(missing).toEqual([]);
});

it.each(guards.map((guard) => [guard.guard, guard] as const))(
  "“%s” stands where `make mutate` takes it from",
  (_, guard) => {
    const text = readFileSync(join(root, guard.file), "utf8");
    expect(text.split(guard.find).length - 1).toBe(1);
    expect(guard.replace).not.toBe(guard.find);
  },
);
