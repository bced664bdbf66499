import { join } from "node:path";
import { check } from "../check.ts";
import { load } from "../load.ts";
import { toModel } from "../model.ts";
import { formatProblem } from "../source.ts";

/** The specs' part of `make lint`: problems, and how much of the contract is still only planned. */
const specs = load(join(import.meta.dirname, "../..", "specs"));
const problems = check(specs);
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) process.exitCode = 1;
else {
  const { operations, methods } = toModel(specs);
  for (const [kind, list] of [
    ["operations", operations],
    ["methods", methods],
  ] as const) {
    const planned = list.filter((entry) => entry.planned).map(({ id }) => id);
    const which = planned.length > 0 ? ` (${planned.join(", ")})` : "";
    console.log(`${kind}: ${list.length - planned.length} built, ${planned.length} planned${which}`);
  }
}
