import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { HookCall, HookNews, HookRequest, HookVerdict } from "./hook-call.ts";
import type { CleanedResult } from "./hooks.ts";

/** The program of the thread that hooks run in: it loads the operator's module and uses its hooks as it is told. */
interface Hook {
  name: string;
  run(call: HookCall, result?: CleanedResult): HookVerdict | Promise<HookVerdict>;
}

const namePattern = /^[a-z0-9_]{1,40}$/;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (news: HookNews): void => parentPort?.postMessage(news);
const wordsOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

try {
  const module = (await import(pathToFileURL(workerData as string).href)) as { pre?: unknown; post?: unknown };
  const lists = { pre: toList(module.pre, "pre"), post: toList(module.post, "post") };
  if (lists.pre.length + lists.post.length === 0) throw new Error("it exports neither pre nor post hooks");
  parentPort?.on("message", ({ no, phase, index, call, result }: HookRequest & { no: number }) => {
    const hook = lists[phase][index];
    // Told before the hook has the processor: it may not give it back.
    tell({ kind: "begun", no });
    // What cannot even be told has no verdict, which the other side notices by itself.
    use(no, async () => hook?.run(call, result)).catch(() => {});
  });
  tell({ kind: "loaded", pre: lists.pre.map(({ name }) => name), post: lists.post.map(({ name }) => name) });
} catch (reason) {
  tell({ kind: "unfit", problem: wordsOf(reason) });
}

async function use(no: number, run: () => Promise<HookVerdict>): Promise<void> {
  try {
    // A verdict that cannot be copied throws here, and is none.
    tell({ kind: "said", no, verdict: await run() });
  } catch (reason) {
    tell({ kind: "failed", no, problem: wordsOf(reason) });
  }
}

function toList(value: unknown, phase: string): Hook[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`${phase} is no list`);
  return value.map((item: unknown) => {
    const { name, run } = (item ?? {}) as { name?: unknown; run?: unknown };
    if (typeof name !== "string" || !namePattern.test(name))
      throw new Error(`a ${phase} hook has no name of a-z, 0-9 and _`);
    if (typeof run !== "function") throw new Error(`the ${phase} hook ${name} has no function run`);
    return item as Hook;
  });
}
