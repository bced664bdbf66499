import { join } from "node:path";
import type { ToolAgentOutput } from "../../generated/contract/types.ts";
import type { Gate } from "../domain/tool-call.ts";
import { makePool, type PoolLimits, type Program, type Tenant } from "./child/child.ts";
import {
  makeDispatch,
  toFailures,
  toSafeText,
  toVersions,
  type Dispatch,
  type DispatchDeps,
  type DispatchLimits,
  type Hooks,
  type Recall,
} from "./dispatch/dispatch.ts";

export { loadHooks } from "./dispatch/dispatch.ts";
export type { Dispatched, Hooks, Received } from "./dispatch/dispatch.ts";

type ToolLimits = PoolLimits & DispatchLimits;

export interface ToolDeps extends Omit<DispatchDeps, "pool" | "recall" | "gate" | "hooks" | "limits"> {
  /** Where this process serves the module operations to its own children. */
  moduleUrl(): Promise<string>;
  mintCredential(tenant: Tenant): Promise<string>;
  recall?: Recall;
  /** Without one no person is asked. */
  gate?: Gate;
  hooks?: Hooks;
  program?: Program;
  limits?: Partial<ToolLimits>;
}

export interface Tool extends Dispatch {
  /** What a run knows of its failures after these results, for `context.failures` of a later attempt. */
  toFailures(outputs: readonly Pick<ToolAgentOutput, "tool_call_args" | "error">[]): Map<string, number>;
  /** The same for `context.versions`. */
  toVersions(outputs: readonly Pick<ToolAgentOutput, "tool_call_args" | "result" | "error">[]): Map<string, number>;
  /** Pids of the children there are. */
  readonly children: readonly number[];
  /** Ends the children; calls in flight fail. */
  close(): Promise<void>;
}

const defaultLimits: ToolLimits = {
  children: 32,
  callMs: 20_000,
  idleMs: 60_000,
  lifeMs: 570_000,
  callsPerReply: 5,
  parallelReads: 4,
  repeatedFailures: 3,
  waitSeconds: 5,
};

/** Files the child may read: itself and the validators. It may write none, and start nothing. */
const generated = join(import.meta.dirname, "..", "..", "generated");
const projectCli: Program = {
  command: process.execPath,
  args: [
    "--permission",
    `--allow-fs-read=${generated}/`,
    // The permission model does not hold SQLite: it opens and makes files anywhere.
    "--no-experimental-sqlite",
    "--disallow-code-generation-from-strings",
    // Otherwise a signal opens a debugger's port.
    "--disable-sigusr1",
    join(generated, "cli", "project-cli.mjs"),
    "serve",
  ],
};

/** project_cli, the model's only tool: calls are judged by `dispatch` and run in a `child`. */
export function makeTool({ moduleUrl, mintCredential, program = projectCli, ...deps }: ToolDeps): Tool {
  const { clean, timers, log, recall, gate, hooks } = deps;
  const limits = { ...defaultLimits, ...deps.limits };
  const pool = makePool({
    program,
    moduleUrl,
    mintCredential,
    toSafeText: (text, credential) => toSafeText(clean, text, { method: "stderr", known: [credential] }),
    timers,
    log,
    limits,
  });
  return {
    ...makeDispatch({ ...deps, pool, recall, gate, hooks, limits }),
    toFailures,
    toVersions,
    get children() {
      return pool.pids;
    },
    close: () => pool.close(),
  };
}
