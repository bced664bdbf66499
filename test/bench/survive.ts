import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { report } from "./measure.ts";
import { check, kinds, type Finding } from "./survive-check.ts";
import { makeClient, type Sent } from "./survive-client.ts";
import { makeWorld } from "./survive-world.ts";

const trials = Number(process.env["SURVIVE_TRIALS"] ?? 300);
const batch = 10;
const patienceMs = 90_000;

/**
 * Runs under faults, trial after trial: whatever dies, what was accepted ends, once, with each effect once, and readers
 * see all of it.
 */
export async function benchSurvival(): Promise<void> {
  const world = await makeWorld();
  const client = makeClient(world);
  const names = Object.keys(world.faults);
  const tally = new Map<string, number>();
  const endings = new Map<string, number>();
  const findings: Finding[] = [];
  let runs = 0;
  try {
    for (let done = 0; done < trials; done += batch) {
      const sent: Sent[] = [];
      const now = Math.min(batch, trials - done);
      for (let trial = 0; trial < now; trial++) {
        const name = names[(done + trial) % names.length] ?? "";
        tally.set(name, (tally.get(name) ?? 0) + 1);
        sent.push(...(await tryOnce(`trial ${done + trial}`, () => world.faults[name]?.())));
      }
      await world.calm();
      const gaveUp = await settle(sent);
      const found = await check(world.sql, sent, gaveUp);
      runs += sent.length;
      findings.push(...found.findings);
      for (const ending of found.endings) endings.set(ending, (endings.get(ending) ?? 0) + 1);
      for (const { kind, run, words } of found.findings) console.log(`  ${kind}: ${run}: ${words}`);
    }
  } finally {
    await world.stop();
  }
  report(`Survival: ${trials} trials, ${runs} runs`, [
    ...[...tally].map(([name, count]): [string, string] => [name, String(count)]),
    ...[...endings].map(([ending, count]): [string, string] => [`ended: ${ending}`, String(count)]),
    ...kinds.map((kind): [string, string] => [
      kind,
      String(findings.filter((finding) => finding.kind === kind).length),
    ]),
  ]);
  if (findings.length > 0) process.exitCode = 1;

  /**
   * Three turns of one thread and a run of its own; one of them is cancelled at some moment, and the fault comes at
   * another.
   */
  async function tryOnce(name: string, fault: () => Promise<void> | undefined): Promise<Sent[]> {
    const shared = randomUUID();
    const sent: Sent[] = [];
    const posting = (async () => {
      for (const [index, threadId] of [shared, shared, randomUUID(), shared].entries())
        sent.push(await client.post({ threadId, runId: `run-${index}`, title: `${name}, ${index} ${randomUUID()}` }));
    })();
    const disturbing = sleep(Math.random() * 900).then(fault);
    await posting;
    const victim = sent[Math.floor(Math.random() * sent.length)];
    const cancelling =
      victim !== undefined && Math.random() < 0.6
        ? sleep(Math.random() * 1200).then(() => client.cancel(victim))
        : undefined;
    await Promise.all([disturbing, cancelling]);
    return sent;
  }
}

/** Waits for every reader to see the end, but not for ever. */
async function settle(sent: readonly Sent[]): Promise<Set<string>> {
  const left = new Set(sent.map(({ taskId }) => taskId));
  const all = Promise.allSettled(
    sent.map(async ({ taskId, seen }) => {
      await seen.catch(() => {});
      left.delete(taskId);
    }),
  );
  await Promise.race([all, sleep(patienceMs, undefined, { ref: false })]);
  return left;
}
