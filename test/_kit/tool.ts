import { onTestFinished } from "vitest";
import { inputForms } from "../../generated/contract/input-forms.js";
import { methods } from "../../generated/contract/methods.ts";
import type { ToolAgentOutput } from "../../generated/contract/types.ts";
import { ToolAgentOutput as isToolAgentOutput } from "../../generated/contract/validators/schemas.js";
import { methodValidators } from "../../generated/contract/validators/validators.ts";
import { makeLog } from "../../src/base/log.ts";
import type { Clean } from "../../src/domain/clean.ts";
import type { MethodTables } from "../../src/domain/method-tables.ts";
import type { ToolContext } from "../../src/domain/tool-call.ts";
import { makeTool, type Dispatched, type ToolDeps } from "../../src/tool/tool.ts";
import { manualTimers } from "./timers.ts";

export const tables: MethodTables = { methods, validators: methodValidators, forms: inputForms };

/** Takes out known values and nothing else. */
const plainClean: Clean = (data, { known = [] }) => {
  let text = JSON.stringify(data);
  let redactions = 0;
  for (const secret of known) {
    redactions += text.split(secret).length - 1;
    text = text.replaceAll(secret, "***");
  }
  return { data: JSON.parse(text) as unknown, warnings: [], redactions, tainted: false };
};

export function contextOf(change: Partial<ToolContext> = {}): ToolContext {
  return {
    ownerId: "usr_alice",
    taskId: "tsk_1",
    attempt: 1,
    threadId: "550e8400-e29b-41d4-a716-446655440000",
    requestId: "req_12345678",
    iteration: 2,
    whitelist: new Set(Object.keys(methods)),
    permissionRef: "agents/worker/whitelist",
    timezone: "Asia/Shanghai",
    locale: "zh-CN",
    confidence: 1,
    intents: new Set(),
    isTainted: false,
    quotes: [],
    signal: new AbortController().signal,
    failures: new Map(),
    versions: new Map(),
    ...change,
  };
}

/** A tool room whose children are a program of the test's, with everything it logged. */
export function toolWith(deps: Partial<ToolDeps> & { script?: string }) {
  const lines: string[] = [];
  const timers = manualTimers();
  const minted: string[] = [];
  let now = 1_000;
  const tool = makeTool({
    tables,
    cliMethods: Object.keys(methods),
    moduleUrl: async () => "http://127.0.0.1:9",
    mintCredential: async ({ ownerId }) => {
      minted.push(`credential-${minted.length + 1}-of-${ownerId}`);
      return minted.at(-1) ?? "";
    },
    clean: plainClean,
    settle: async () => undefined,
    toHints: () => null,
    clock: { now: () => now },
    timers,
    log: makeLog({ level: "debug", destination: { write: (line) => void lines.push(line) } }),
    ...(deps.script === undefined ? {} : { program: node(deps.script) }),
    ...deps,
  });
  onTestFinished(() => tool.close());
  return {
    tool,
    timers,
    minted,
    lines,
    records: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    tick: (ms: number) => void (now += ms),
  };
}

/**
 * A program that is one piece of JavaScript. `serve(handle)` answers each line with what `handle` returns, if anything.
 */
const node = (script: string) => ({
  command: process.execPath,
  args: [
    "-e",
    `const say = (value) => process.stdout.write(JSON.stringify(value) + "\\n");
const done = (line, data) => ({ id: line.id, ok: true, module: line.module, method: line.method, data });
const failed = (line, code, more) => ({ id: line.id, ok: false, module: line.module, method: line.method, status: "error", error: { code, message: code, ...more } });
const serve = (handle) => require("node:readline").createInterface({ input: process.stdin }).on("line", async (text) => { const reply = await handle(JSON.parse(text)); if (reply !== undefined) say(reply); });
const skill = { skill: "calendar", etag: "e1", content: "text" };
${script}`,
  ],
});

export const skillsRead = (id = "call_1", input: unknown = { skill: "calendar" }) => ({
  id,
  arguments: JSON.stringify({ module: "skills", method: "read", input }),
});
export const contactsCreate = (id = "call_1", input: unknown = { name: "Mei" }) => ({
  id,
  arguments: JSON.stringify({ module: "contacts", method: "create", input }),
});

/** The output, which must be one in any case (G100). */
export function outputOf({ output }: Dispatched): ToolAgentOutput {
  if (!isToolAgentOutput(output)) throw new Error(JSON.stringify((isToolAgentOutput as { errors?: unknown }).errors));
  return output;
}
