import * as validators from "../../generated/contract/validators/answers.js";
import openapi from "../../generated/openapi.json" with { type: "json" };
import { makeLog } from "../../src/base/log.ts";
import { makePromises } from "../../src/http/promises.ts";
import { compare, rate, ratio, report } from "./measure.ts";

const CALLS = 2000;

/** What ACCORD_CHECK_ANSWERS would cost in production: small and large answers, against writing them as JSON. */
export async function benchAnswers(): Promise<void> {
  const { responses } = openapi.paths["/api/v1/agent/threads"].get;
  const [page] = Object.values(responses["200"].content["application/json"].examples);
  const [entry] = page?.value.items ?? [];
  const [run] = Object.values(
    openapi.paths["/api/v1/agent/runs/{threadId}"].get.responses["200"].content["application/json"].examples,
  );
  await measure("a run", "getRun", run?.value);
  await measure("a page of 100 threads", "listThreads", { items: Array.from({ length: 100 }, () => entry) });
}

async function measure(title: string, operation: string, value: unknown): Promise<void> {
  const log = makeLog({ level: "error", destination: { write: (line) => void process.stderr.write(line) } });
  const { answer } = makePromises({ validators, log });
  const perSecond = (once: () => void) => () => {
    const { user, system } = process.cpuUsage();
    for (let call = 0; call < CALLS; call++) once();
    const spent = process.cpuUsage({ user, system });
    return (CALLS * 1_000_000) / (spent.user + spent.system);
  };
  const figures = await compare(
    {
      written: perSecond(() => void JSON.stringify(value)),
      judged: perSecond(() => {
        answer(operation, value);
        JSON.stringify(value);
      }),
    },
    9,
  );
  const { written = 1, judged = 0 } = figures;
  report(`Answers judged by the contract before they leave: ${title}`, [
    ["written as JSON", `${rate(written)}   ${(1e6 / written).toFixed(0)} µs CPU`],
    ["judged and written", `${rate(judged)}   ${(1e6 / judged).toFixed(0)} µs CPU`],
    ["CPU of judging against that of writing", ratio(1 / judged - 1 / written, 1 / written)],
  ]);
}
