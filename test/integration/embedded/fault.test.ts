import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createClient } from "../../../src/sdk/sdk.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { toInput } from "../../_kit/conversation.ts";
import { makeHome, until } from "./_home.ts";

const root = join(import.meta.dirname, "../../..");
const planted = `--import ${join(root, "test/_kit/throw-on-signal.ts")}`;

interface Ready {
  url: string;
  pid: number;
  tokens: { alice: string };
}

// One malformed form used to be such an error, and the server stayed down after it.
it("`make start` starts the server again after an error that no code caught, and accepted runs are finished", async () => {
  const home = makeHome();
  const env = { PATH: process.env["PATH"], ACCORD_HOME: home, ACCORD_PORT: "0", NODE_OPTIONS: planted };
  const make = spawn("make", ["--silent", "start"], {
    cwd: root,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(make, "close");
  atEnd(() => {
    if (make.exitCode === null) process.kill(-(make.pid ?? 0), "SIGKILL");
  });
  let said = "";
  for (const channel of [make.stdout, make.stderr]) channel.on("data", (data: Buffer) => (said += data.toString()));
  const file = join(home, "ready.json");
  const ready = () => (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Ready) : undefined);
  await until(() => ready() !== undefined);
  const first = ready() as Ready;

  const client = createClient({ baseUrl: first.url, token: first.tokens.alice });
  const input = toInput({
    threadId: "550e8400-e29b-41d4-a716-446655440000",
    runId: "run-1",
    text: "我今天有什么安排？",
  });
  await client.createRun({ body: input });
  process.kill(first.pid, "SIGUSR2");

  await until(() => ready() !== undefined && ready()?.pid !== first.pid);
  const second = ready() as Ready;
  // What it has said may come behind what it has written.
  await until(() => said.includes("Starting again"));
  const later = createClient({ baseUrl: second.url, token: second.tokens.alice });
  const types: string[] = [];
  for await (const event of later.streamRunEvents({ path: { threadId: input.threadId }, query: { runId: "run-1" } }))
    types.push(event.type);
  expect(types.at(-1)).toBe("RUN_FINISHED");
  const log = readFileSync(join(home, "server.log"), "utf8");
  expect(log).toContain("planted fault");
  expect(log).not.toContain("sk-abcdefghijklmnopqrstuvwxyz0123456789");

  process.kill(second.pid, "SIGTERM");
  expect((await ended)[0]).toBe(0);
});
