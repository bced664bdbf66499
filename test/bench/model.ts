import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { OpenAI } from "openai";
import { models } from "../../generated/contract/models.ts";
import { systemClock, systemTimers } from "../../src/base/clock.ts";
import { makeLog } from "../../src/base/log.ts";
import { makeHttp } from "../../src/model/http.ts";
import { makeModel, type AskRequest } from "../../src/model/model.ts";
import { compare, median, rate, ratio, report } from "./measure.ts";

const CALLS = { 1: 300, 16: 1200, 64: 1200 };
const messages = [
  { role: "system" as const, content: "You are a personal assistant. ".repeat(150) },
  { role: "user" as const, content: "What is on tomorrow?" },
];

/** A whole streamed answer of about forty pieces, from a model that answers at once. */
export async function benchModel(): Promise<void> {
  const child = fork(join(import.meta.dirname, "model-server.ts"), [], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  const http = makeHttp();
  const model = makeModel({
    catalogue: models,
    config: { modelEndpoint: { baseUrl: url, model: "bench", apiKey: () => "k" }, providerKey: () => undefined },
    offlineUrl: () => Promise.reject(new Error("not used")),
    clock: systemClock,
    timers: systemTimers,
    log: makeLog({ level: "error" }),
  });
  const contenders: Record<string, () => Promise<string>> = {
    "openai SDK on fetch": viaSdk(new OpenAI({ baseURL: url, apiKey: "k", maxRetries: 0 })),
    "openai SDK on undici.request": viaSdk(new OpenAI({ baseURL: url, apiKey: "k", maxRetries: 0, fetch: http.fetch })),
    "accord (SDK on undici.request, own reader, routing)": async () => (await model.ask(toRequest())).text,
  };
  const [baseline = ""] = Object.keys(contenders);
  for (const [width, calls] of Object.entries(CALLS)) {
    const cpu: Record<string, number[]> = {};
    const rounds = Object.entries(contenders).map(
      ([name, ask]) => [name, () => round(ask, { width: Number(width), calls, cpu: (cpu[name] ??= []) })] as const,
    );
    const figures = await compare(Object.fromEntries(rounds), 3);
    const cpuOf = (name: string) => median(cpu[name]?.slice(1) ?? []);
    report(
      `A streamed model call, ${width} at a time`,
      Object.entries(figures).map(([name, perSecond]) => [
        name,
        `${rate(perSecond)} ${ratio(perSecond, figures[baseline] ?? 1)}   ${cpuOf(name).toFixed(2)} ms CPU ` +
          `${ratio(cpuOf(name), cpuOf(baseline))}`,
      ]),
    );
  }
  await model.close();
  await http.close();
  child.kill("SIGKILL");
}

async function round(
  ask: () => Promise<string>,
  { width, calls, cpu }: { width: number; calls: number; cpu: number[] },
): Promise<number> {
  let left = calls;
  const before = process.cpuUsage();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (left-- > 0) if ((await ask()).length < 300) throw new Error("an answer is not whole");
    }),
  );
  const { user, system } = process.cpuUsage(before);
  cpu.push((user + system) / calls / 1000);
  return calls / ((performance.now() - started) / 1000);
}

const viaSdk = (client: OpenAI) => async (): Promise<string> => {
  let text = "";
  const stream = await client.chat.completions.create({
    model: "bench",
    messages,
    max_tokens: 500,
    stream: true,
    stream_options: { include_usage: true },
  });
  for await (const { choices } of stream) text += choices[0]?.delta.content ?? "";
  return text;
};

const toRequest = (): AskRequest => ({
  stage: "worker",
  about: { taskId: "tsk_bench", requestId: "req_bench" },
  messages,
  tools: [],
  thinking: false,
  maxOutputTokens: 500,
  timeoutMs: 60_000,
  retries: 0,
  signal: new AbortController().signal,
  needs: { tools: false, vision: false },
  budget: { state: "ok" },
  onText: () => {},
  calls: { begin: async () => {}, end: () => {} },
});
