import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { contactsCreate, outputOf } from "../../_kit/tool.ts";
import { boundary, search, type Boundary } from "./_boundary.ts";
import { environOf, filesOf, until } from "./_processes.ts";

const cli = join(import.meta.dirname, "../../../generated/cli/project-cli.mjs");
const showMemory = join(import.meta.dirname, "_show-memory.mjs");
const flags = ["--expose-gc", "--heap-snapshot-string-limit=1000000", "--import", showMemory];
let world: Boundary;

beforeAll(async () => {
  world = await boundary({ program: { command: process.execPath, args: [...flags, cli, "serve"] } });
});

/** One call that is done, one that is refused by its schema, one that fails, one that finds what was written. */
async function callAs(name: string, canary: string) {
  const context = await world.run(name);
  const outputs = [];
  for (const call of [
    contactsCreate(`${canary}_1`, { name: `${canary} Mei` }),
    contactsCreate(`${canary}_2`, { name: "Lei", [canary]: canary }),
    contactsCreate(`${canary}_3`, { name: "fail", note: canary }),
    search(`${canary}_4`, canary),
  ])
    outputs.push(outputOf(await world.tool.dispatch(call, context)));
  return { outputs, credential: world.minted.at(-1) ?? "", ownerId: context.ownerId };
}

/** Every string that the child can still reach, and its properties' names. */
async function memoryOf(pid: number): Promise<string> {
  const path = `/tmp/accord-memory-${pid}`;
  onTestFinished(() => rmSync(path, { force: true }));
  const before = world.logs.length;
  process.kill(pid, "SIGUSR2");
  await until(() => world.logs.slice(before).some((line) => line.includes("memory written")));
  expect(existsSync(path)).toBe(true);
  return readFileSync(path, "utf8");
}

describe("a child that serves one owner after another (G115, R37)", () => {
  it("knows nothing any more of the one before: no credential, no input, no result", async () => {
    const alice = await callAs("alice", "CANARYALICE");
    const [pid = 0] = world.tool.children;
    const handles = [...filesOf(pid).keys()];
    const bob = await callAs("bob", "CANARYBOB");
    expect([world.tool.children, [...filesOf(pid).keys()]]).toEqual([[pid], handles]);
    expect(alice.outputs.map(({ status }) => status)).toEqual(bob.outputs.map(({ status }) => status));
    const memory = await memoryOf(pid);
    // It would be seen: this is what every call has in common.
    expect(memory).toContain("ACCORD_CLI_URL");
    for (const { credential, ownerId } of [alice, bob])
      for (const secret of [credential, credential.split(".")[1] ?? credential, ownerId, "CANARYALICE", "CANARYBOB"])
        expect(memory.includes(secret), secret).toBe(false);
    expect(environOf(pid).join()).not.toMatch(/credential/i);
  });
});
