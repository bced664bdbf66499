import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { load } from "./load.ts";
import { compare, median, rate, ratio, report } from "./measure.ts";
import { runInput } from "./run-input.ts";

interface Contender {
  child: ChildProcess;
  port: number;
  request: string;
  /** Microseconds of CPU per request, by round. */
  cpu: number[];
}

const CONNECTIONS = 64;
const SECONDS = 2;

export async function benchHttp(): Promise<void> {
  const [bare, accord] = [await start("bare"), await start("accord")];
  const figures = await compare({ bare: () => round(bare), accord: () => round(accord) }, 5);
  for (const { child } of [bare, accord]) child.kill("SIGKILL");
  const [bareCpu, accordCpu] = [median(bare.cpu.slice(1)), median(accord.cpu.slice(1))];
  const { bare: baseline = 1, accord: own = 0 } = figures;
  report(`JSON POST of a RunAgentInput through the whole front door (${CONNECTIONS} connections)`, [
    ["bare h3 handler", `${rate(baseline)}   ${bareCpu.toFixed(0)} µs CPU per request`],
    ["accord (auth, limits, validation, log)", `${rate(own)}   ${accordCpu.toFixed(0)} µs CPU per request`],
    ["throughput against bare h3", `${ratio(own, baseline)}   (target ≥ 0.70×)`],
    ["CPU against bare h3", ratio(accordCpu, bareCpu)],
  ]);
}

async function start(kind: "bare" | "accord"): Promise<Contender> {
  const child = fork(join(import.meta.dirname, "http-server.ts"), [kind], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [ready] = (await once(child, "message")) as [{ port: number; token?: string }];
  const body = JSON.stringify(runInput);
  const head = [
    "POST /api/v1/agent/runs HTTP/1.1",
    `Host: 127.0.0.1:${ready.port}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (ready.token) head.push(`Authorization: Bearer ${ready.token}`);
  return { child, port: ready.port, request: `${head.join("\r\n")}\r\n\r\n${body}`, cpu: [] };
}

async function round(contender: Contender): Promise<number> {
  const before = await cpuOf(contender.child);
  const perSecond = await load(contender.port, contender.request, { connections: CONNECTIONS, seconds: SECONDS });
  contender.cpu.push(((await cpuOf(contender.child)) - before) / (perSecond * SECONDS));
  return perSecond;
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send("cpu");
  const [{ user, system }] = (await once(child, "message")) as [NodeJS.CpuUsage];
  return user + system;
}
