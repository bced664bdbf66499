import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, inject, it } from "vitest";
import { createClient } from "../../../src/sdk/sdk.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { teachBusyWork } from "../../_kit/busy-model.ts";
import { childEnv } from "../../_kit/child-env.ts";
import { toInput } from "../../_kit/conversation.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { scriptedModel } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";

const program = fileURLToPath(new URL("../../../src/main.ts", import.meta.url));

function accord(args: string[], env: Record<string, string>): { child: ChildProcess; said(): string } {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...childEnv(), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout?.setEncoding("utf8").on("data", (piece: string) => (text += piece));
  atEnd(() => child.kill("SIGKILL"));
  return { child, said: () => text };
}

it("`accord serve` accepts runs and `accord work` carries them out, each in a process of its own", async () => {
  const model = await scriptedModel();
  teachBusyWork(model);
  const { url } = await scratchDatabase();
  const env = {
    DATABASE_URL: url,
    REDIS_URL: inject("services").redisUrl,
    ACCORD_SECRET: "x".repeat(32),
    ACCORD_PORT: "0",
    ACCORD_MODEL_BASE_URL: model.url,
    ACCORD_RUNS: "4",
  };
  const api = accord(["serve"], env);
  await until(async () => api.said().includes('"listening"'), "the API");
  expect(api.said()).toContain("accord work");
  const line =
    api
      .said()
      .split("\n")
      .find((text) => text.includes('"listening"')) ?? "{}";
  const token = accord(["token", "carol"], env);
  await once(token.child, "exit");
  const client = createClient({ baseUrl: (JSON.parse(line) as { url: string }).url, token: token.said().trim() });
  const input = toInput({ threadId: "550e8400-e29b-41d4-a716-446655440000", runId: "run-1", text: "apart" });
  await client.createRun({ body: input });
  const worker = accord(["work"], env);
  const types: string[] = [];
  for await (const event of client.streamRunEvents({
    path: { threadId: input.threadId },
    query: { runId: input.runId },
  }))
    types.push(event.type);
  expect(types.at(-1)).toBe("RUN_FINISHED");
  expect(types.filter((type) => type === "TOOL_CALL_RESULT")).toHaveLength(3);
  expect(worker.said()).toContain('"runs":4');
  expect(worker.said()).not.toContain("listening");
  for (const { child } of [worker, api]) {
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(0);
  }
});

it.each(["serve", "work"])("`accord %s` says what it needs", async (command) => {
  const child = spawn(process.execPath, [program, command], {
    env: { ...childEnv() },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (piece: string) => (said += piece));
  expect((await once(child, "exit"))[0]).toBe(1);
  expect(said).toBe(
    `\`accord ${command}\` needs DATABASE_URL, REDIS_URL and ACCORD_SECRET; \`accord start\` brings its ` +
      `own services.\n`,
  );
});
