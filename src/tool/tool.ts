import { join } from "node:path";
import { generatedFolder } from "../../generated/contract/own.ts";
import type { ToolAgentOutput } from "../../generated/contract/types.ts";
import type { ForOwner } from "../domain/for-owner.ts";
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
} from "./dispatch/dispatch.ts";

export { loadHooks } from "./dispatch/dispatch.ts";
export type { Dispatched, Hooks, Received } from "./dispatch/dispatch.ts";

type ToolLimits = PoolLimits & DispatchLimits;

export interface ToolDeps extends Omit<DispatchDeps, "pool" | "gate" | "hooks" | "forOwner" | "limits"> {
  /** Where this process serves the module operations to its own children. */
  moduleUrl(): Promise<string>;
  mintCredential(tenant: Tenant): Promise<string>;
  /** Without one no person is asked. */
  gate?: Gate;
  hooks?: Hooks;
  /** Without one a card shows what the model is told. */
  forOwner?: ForOwner;
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
  patienceMs: 25,
  callMs: 20_000,
  idleMs: 60_000,
  lifeMs: 570_000,
  callsPerReply: 5,
  parallelReads: 4,
  repeatedFailures: 3,
  waitSeconds: 5,
};

/** Of its folder the child may read: itself and the validators. It may write none, and start nothing. */
const projectCli: Program = {
  command: process.execPath,
  args: [
    "--permission",
    `--allow-fs-read=${generatedFolder}/`,
    // The permission model does not hold SQLite: it opens and makes files anywhere.
    "--no-experimental-sqlite",
    "--disallow-code-generation-from-strings",
    // Otherwise a signal opens a debugger's port.
    "--disable-sigusr1",
    join(generatedFolder, "cli", "project-cli.mjs"),
    "serve",
  ],
};

/** project_cli, the model's only tool: calls are judged by `dispatch` and run in a `child`. */
export function makeTool({ moduleUrl, mintCredential, program = projectCli, ...deps }: ToolDeps): Tool {
  const { clean, timers, log, gate, hooks, forOwner } = deps;
  const limits = { ...defaultLimits, ...deps.limits };
  const pool = makePool({
    program,
    moduleUrl,
    mintCredential,
    toSafeText: (text, known) => toSafeText(clean, text, { method: "stderr", known }),
    timers,
    log,
    limits,
  });
  return {
    ...makeDispatch({ ...deps, pool, gate, hooks, forOwner, limits }),
    toFailures,
    toVersions,
    get children() {
      return pool.pids;
    },
    close: () => pool.close(),
  };
}
