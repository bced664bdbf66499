import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { request, Agent } from "node:http";
import { join } from "node:path";
import { inputForms } from "../../generated/contract/input-forms.js";
import { methods } from "../../generated/contract/methods.ts";
import { skills } from "../../generated/contract/skills.ts";
import { methodValidators } from "../../generated/contract/validators/validators.ts";
import { systemClock, systemTimers } from "../../src/base/clock.ts";
import { makeLog } from "../../src/base/log.ts";
import type { ToolContext } from "../../src/domain/tool-call.ts";
import { clean } from "../../src/tool/clean/clean.ts";
import { makeTool } from "../../src/tool/tool.ts";
import { median, report } from "./measure.ts";

const CALLS = 500;
const STARTS = 15;
const program = join(import.meta.dirname, "../../generated/cli/project-cli.mjs");

export async function benchTool(): Promise<void> {
  const server = fork(join(import.meta.dirname, "tool-server.ts"), { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const [{ url, credential }] = (await once(server, "message")) as [{ url: string; credential: string }];
  const tool = makeTool({
    tables: { methods, validators: methodValidators, forms: inputForms },
    cliMethods: ["skills.read"],
    moduleUrl: async () => url,
    mintCredential: async () => credential,
    clean,
    settle: async () => undefined,
    toHints: () => null,
    limits: { children: 4 },
    clock: systemClock,
    timers: systemTimers,
    log: makeLog({ level: "info", destination: { write: () => {} } }),
  });
  try {
    const plain = makePlain(url, credential);
    const through = (ownerId: string) => async () => {
      const { output } = await tool.dispatch(
        { id: "call_1", arguments: JSON.stringify({ module: "skills", method: "read", input: { skill: "calendar" } }) },
        contextOf(ownerId),
      );
      if (output.status !== "success") throw new Error(JSON.stringify(output.error));
    };
    const result = { skill: "calendar", etag: "0123456789abcdef", content: skills["calendar"]?.body };
    const cleaning = async () => void clean(result, { method: "skills.read", known: [credential] });
    const warm = await inTurn({ plain, warm: through("usr_bench"), cleaning }, CALLS);
    let owner = 0;
    const cold = await inTurn({ plain, cold: () => through(`usr_${++owner}`)() }, STARTS);
    report("A tool call (skills.read) through the boundary, against the HTTP request inside it", [
      ["the HTTP request itself, p50", ms(warm["plain"])],
      [
        "through a warm child, p50",
        `${ms(warm["warm"])}   +${ms((warm["warm"] ?? 0) - (warm["plain"] ?? 0))} (target ≤ +1 ms), of which ` +
          `cleaning ${ms(warm["cleaning"])}`,
      ],
      ["through a new child, p50", `${ms(cold["cold"])}   +${ms((cold["cold"] ?? 0) - (cold["plain"] ?? 0))}`],
    ]);
    const env = { ACCORD_CLI_URL: url, ACCORD_CLI_CREDENTIAL: credential, ACCORD_CLI_METHODS: "skills.read" };
    const starts = await inTurn(
      {
        empty: () => start(["-e", ""]),
        serve: () => start([program, "serve"], env),
        source: () => start([join(import.meta.dirname, "../../src/cli/main.ts"), "serve"], env),
      },
      STARTS,
    );
    report("Starting and ending project-cli, p50", [
      ["node with nothing to do", ms(starts["empty"])],
      [
        "project-cli serve",
        `${ms(starts["serve"])}   ${((starts["serve"] ?? 0) / (starts["empty"] ?? 1)).toFixed(2)}×`,
      ],
      [
        "the same from its TypeScript source",
        `${ms(starts["source"])}   ${((starts["source"] ?? 0) / (starts["empty"] ?? 1)).toFixed(2)}×`,
      ],
    ]);
  } finally {
    await tool.close();
    server.kill("SIGKILL");
  }
}

/** Median milliseconds of each contender, one of each after the other, the first tenth left out. */
async function inTurn(contenders: Record<string, () => Promise<void>>, times: number): Promise<Record<string, number>> {
  const figures: Record<string, number[]> = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let i = 0; i < times * 1.1; i++) {
    for (const [name, run] of Object.entries(contenders)) {
      const started = performance.now();
      await run();
      if (i >= times * 0.1) figures[name]?.push(performance.now() - started);
    }
  }
  return Object.fromEntries(Object.entries(figures).map(([name, list]) => [name, median(list)]));
}

function makePlain(url: string, credential: string): () => Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const headers = {
    authorization: `Bearer ${credential}`,
    "content-type": "application/json",
    "accord-task": "tsk_bench",
    "accord-attempt": "1",
    "accord-tool-call": "call_1",
  };
  return () =>
    new Promise((resolve, reject) => {
      const sent = request(`${url}/api/v1/modules/skills/read`, { agent, method: "POST", headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          JSON.parse(Buffer.concat(chunks).toString());
          resolve();
        });
      });
      sent.on("error", reject);
      sent.end('{"skill":"calendar"}');
    });
}

async function start(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  await once(child, "exit");
}

const contextOf = (ownerId: string): ToolContext => ({
  ownerId,
  taskId: "tsk_bench",
  attempt: 1,
  threadId: "550e8400-e29b-41d4-a716-446655440000",
  requestId: "req_12345678",
  iteration: 1,
  whitelist: new Set(["skills.read"]),
  permissionRef: "bench",
  timezone: "UTC",
  locale: "en",
  confidence: 1,
  intents: new Set(),
  isTainted: false,
  quotes: [],
  signal: new AbortController().signal,
  failures: new Map(),
  versions: new Map(),
});

const ms = (value = Number.NaN): string => `${value.toFixed(2)} ms`;
