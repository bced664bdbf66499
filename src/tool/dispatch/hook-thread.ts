import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Timers } from "../../base/clock.ts";
import type { HookNews, HookRequest, HookVerdict } from "./hook-call.ts";

const program = join(import.meta.dirname, "hook-program.ts");
const loadMs = 10_000;
/** Of one thread, in megabytes: a hook that takes more ends its thread, not its process. */
const memory = 256;
/** A hook whose thread was lost to another one is used once more. */
const mostUses = 2;

export interface HookThread {
  readonly names: { pre: readonly string[]; post: readonly string[] };
  /** Rejects when the hook throws, or has not answered in time. */
  ask(request: HookRequest): Promise<HookVerdict>;
  close(): Promise<void>;
}

/** A request that has no answer yet. */
interface Open {
  no: number;
  request: HookRequest;
  uses: number;
  resolve(verdict: HookVerdict): void;
  reject(reason: Error): void;
  callOff?: () => void;
}

type Loaded = Extract<HookNews, { kind: "loaded" }>;

/**
 * The thread that hooks run in. One that does not answer in time is stopped with its thread, whatever it does there,
 * and another thread takes over what was still to be answered.
 */
export async function startHookThread(
  file: string,
  { timers, hookMs }: { timers: Timers; hookMs: number },
): Promise<HookThread> {
  const open = new Map<number, Open>();
  let count = 0;
  let isClosed = false;
  let worker: Worker | undefined;
  const names = await start().loaded;
  return {
    names,
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error("the process stops"));
        const asked: Open = { no: ++count, request, uses: 0, resolve, reject };
        open.set(asked.no, asked);
        if (worker === undefined) restart();
        else use(asked, worker);
      }),
    async close() {
      isClosed = true;
      const last = worker;
      lose(undefined, "the process stops");
      await last?.terminate();
    },
  };

  /** `loaded` resolves when the module is loaded and its lists are fit. */
  function start(): { made: Worker; loaded: Promise<Loaded> } {
    const made = new Worker(program, { workerData: file, resourceLimits: { maxOldGenerationSizeMb: memory } });
    worker = made;
    const loaded = new Promise<Loaded>((resolve, reject) => {
      const fail = (problem: string): void => {
        callOff();
        reject(new Error(problem));
        if (worker === made) lose(made, problem);
      };
      const callOff = timers.after(loadMs, () => fail("it does not load in time"));
      made.on("message", (news: HookNews) => {
        // A thread that was given up may still have had something on its way.
        if (worker !== made) return;
        if (news.kind === "unfit") return fail(news.problem);
        if (news.kind !== "loaded") return hear(news, made);
        callOff();
        made.unref();
        resolve(news);
      });
      made.on("error", (reason: Error) => fail(reason.message));
      made.on("exit", () => fail("its thread has ended"));
    });
    return { made, loaded };
  }

  /** What it is asked before it has loaded waits in its port; what cannot be loaded any more answers with a failure. */
  function restart(): void {
    const { made, loaded } = start();
    loaded.catch(() => {});
    for (const asked of open.values()) use(asked, made);
  }

  function use(asked: Open, by: Worker): void {
    asked.uses += 1;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    by.postMessage({ no: asked.no, ...asked.request });
  }

  function hear(news: Exclude<HookNews, Loaded | { kind: "unfit" }>, from: Worker): void {
    const asked = open.get(news.no);
    if (asked === undefined) return;
    if (news.kind === "begun") {
      asked.callOff = timers.after(hookMs, () => {
        settle(asked);
        asked.reject(new Error(`no verdict within ${hookMs} ms`));
        lose(from, "another hook did not come to its end");
      });
      return;
    }
    settle(asked);
    if (news.kind === "said") asked.resolve(news.verdict);
    else asked.reject(new Error(news.problem));
  }

  function settle(asked: Open): void {
    open.delete(asked.no);
    asked.callOff?.();
  }

  /** The thread is gone, or as good as gone. What it has not answered another one is asked, or nobody any more. */
  function lose(gone: Worker | undefined, why: string): void {
    worker = undefined;
    // It may have ended by itself.
    gone?.terminate().catch(() => {});
    for (const asked of open.values()) {
      asked.callOff?.();
      if (!isClosed && asked.uses < mostUses) continue;
      settle(asked);
      asked.reject(new Error(why));
    }
    if (open.size > 0) restart();
  }
}
