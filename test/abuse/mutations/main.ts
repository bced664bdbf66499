import { parseArgs } from "node:util";
import type { Guard } from "./_guard.ts";
import { makeCopy, type Verdict } from "./copy.ts";
import { guards } from "./guards.ts";

/**
 * `make mutate`: takes guards away, one at a time, in a copy of this checkout, and says which tests have noticed. A
 * guard whose loss no test notices could be lost by mistake. `--only` is a part of a guard's name or file.
 */
const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const chosen = guards.filter(({ guard, file }) => `${file} ${guard}`.includes(values.only));

const copy = await makeCopy();
try {
  console.log(`${chosen.length} guards. First the tests as they are …`);
  const whole = await copy.test([...new Set(chosen.flatMap(({ tests }) => tests))]);
  if (whole.kind !== "passed") throw new Error(`the tests fail without any change: ${toWords(whole)}`);
  const survivors: Guard[] = [];
  for (const guard of chosen) {
    const verdict = await copy.without(guard);
    if (verdict.kind !== "failed") survivors.push(guard);
    console.log(`| ${guard.guard} | ${guard.file} | ${toWords(verdict)} |`);
  }
  console.log(`${chosen.length - survivors.length} of ${chosen.length} noticed.`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
} finally {
  await copy.remove();
}

function toWords(verdict: Verdict): string {
  if (verdict.kind === "failed") return verdict.tests.join("; ");
  return verdict.kind === "passed" ? "SURVIVED" : `BROKEN: ${verdict.reason}`;
}
