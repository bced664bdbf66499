import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * `make abuse`: the attacks of this folder with a new random seed each round, for as long as asked. A round that finds
 * something ends it, and says which seed repeats it.
 */
const { values } = parseArgs({
  options: { minutes: { type: "string", default: "1" }, factor: { type: "string", default: "1" } },
});
const root = join(import.meta.dirname, "../..");
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const until = Date.now() + Number(values.minutes) * 60_000;
let rounds = 0;

do {
  const seed = String(randomInt(2 ** 31));
  console.log(`Round ${rounds + 1}, seed ${seed}`);
  const env = { ...process.env, ABUSE_SEED: seed, ABUSE_FACTOR: values.factor };
  const { status } = spawnSync(process.execPath, [vitest, "run", "test/abuse"], { cwd: root, stdio: "inherit", env });
  if (status !== 0) {
    console.error(
      `Found something. ABUSE_SEED=${seed} ABUSE_FACTOR=${values.factor} vitest run test/abuse repeats it.`,
    );
    process.exit(status ?? 1);
  }
  rounds++;
} while (Date.now() < until);
console.log(`${rounds} rounds, nothing found.`);
