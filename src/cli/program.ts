import type { Readable, Writable } from "node:stream";
import type { CliResult } from "../../generated/contract/types.ts";
import { toMethodId } from "../base/method-id.ts";
import { makeCaller, type CallerDeps, type Grant } from "./caller.ts";
import { exitCodeOf, exitCodes } from "./exit.ts";
import { helpText, usage, type HelpModule } from "./help.ts";
import { makePost } from "./post.ts";
import { toFailure } from "./result.ts";
import { serve } from "./serve.ts";

export interface ProgramDeps extends Pick<CallerDeps, "commands" | "loadForms"> {
  /** In bytes. */
  inputLimit: number;
  loadHelp(): Promise<readonly HelpModule[]>;
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable;
  readFile(path: string): string;
}

const defaultUrl = "http://127.0.0.1:8787";

/** A command line that means nothing. */
class UsageError extends Error {}

interface Asked {
  module?: string | undefined;
  method?: string | undefined;
  input?: string | undefined;
  help: boolean;
}

/** The whole program; returns the code to end with. Standard output gets one JSON result, or help, and nothing else. */
export async function run(deps: ProgramDeps): Promise<number> {
  const { stdout, stderr } = deps;
  try {
    const asked = parseArguments(deps.argv);
    if (asked.help) return await showHelp(deps, asked);
    if (asked.module === "serve" && asked.method === undefined) return await runServe(deps);
    if (asked.module === undefined || asked.method === undefined) throw new UsageError("Name a module and a method.");
    return await runOnce(deps, { module: asked.module, method: asked.method }, asked.input);
  } catch (reason) {
    if (!(reason instanceof UsageError)) throw reason;
    stderr.write(`${reason.message}\n\n${usage}\n`);
    stdout.write(
      `${toText(toFailure({ module: "", method: "" }, "INVALID_ENVELOPE", { detail: reason.message }), deps)}\n`,
    );
    return exitCodes.usage[0];
  }
}

async function runOnce(
  deps: ProgramDeps,
  named: { module: string; method: string },
  file: string | undefined,
): Promise<number> {
  const { env } = deps;
  const show = (result: CliResult): number => {
    deps.stdout.write(`${toText(result, deps)}\n`);
    return exitCodeOf(result);
  };
  if (!Object.hasOwn(deps.commands, toMethodId(named))) {
    deps.stderr.write("There is no such method; project-cli --help lists them.\n");
    return show(toFailure({ module: named.module.slice(0, 32), method: named.method.slice(0, 48) }, "UNKNOWN_ACTION"));
  }
  const input = parseInput(file === undefined ? await readAll(deps) : readFile(deps, file), deps.inputLimit);
  if (input === undefined)
    return show(
      toFailure(named, "INVALID_ACTION_INPUT", {
        detail: `The input is not one JSON value of at most ${deps.inputLimit} bytes.`,
      }),
    );
  const credential = env["ACCORD_CLI_CREDENTIAL"];
  if (!credential)
    return show(
      toFailure(named, "CREDENTIAL_EXPIRED", {
        detail: "ACCORD_CLI_CREDENTIAL is not set; `accord token --cli <user>` prints a credential.",
      }),
    );
  const { post, close } = makePost(toUrl(env["ACCORD_CLI_URL"] || findServer(deps) || defaultUrl));
  const call = makeCaller({ commands: deps.commands, loadForms: deps.loadForms, post });
  try {
    const grant = { credential, allowed: toAllowed(env["ACCORD_CLI_METHODS"]) };
    return show(await call({ ...named, input: input.value }, grant));
  } finally {
    close();
  }
}

async function runServe({ commands, loadForms, env, stdin, stdout }: ProgramDeps): Promise<number> {
  const [url, credential, allowed] = [
    env["ACCORD_CLI_URL"],
    env["ACCORD_CLI_CREDENTIAL"],
    toAllowed(env["ACCORD_CLI_METHODS"]),
  ];
  if (!url) throw new UsageError("serve needs ACCORD_CLI_URL.");
  if (!credential !== !allowed)
    throw new UsageError("serve needs both ACCORD_CLI_CREDENTIAL and ACCORD_CLI_METHODS, or both in every line.");
  // The runtime brings them with every call; people whose calls are all their own give them once.
  const own: Grant | undefined = credential && allowed ? { credential, allowed } : undefined;
  const { post, close } = makePost(toUrl(url));
  await serve({ stdin, stdout, call: makeCaller({ commands, loadForms, post }), own });
  close();
  return exitCodes.ok[0];
}

async function showHelp({ loadHelp, loadForms, env, stdout }: ProgramDeps, { module, method }: Asked): Promise<number> {
  const colors = stdout.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb";
  const text = helpText({ modules: await loadHelp(), forms: await loadForms(), colors }, module, method);
  if (text === undefined) throw new UsageError(`There is no ${[module, method].filter(Boolean).join(" ")}.`);
  stdout.write(`${text}\n`);
  return exitCodes.ok[0];
}

function parseArguments(argv: readonly string[]): Asked {
  const words: string[] = [];
  const asked: Asked = { help: false };
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] ?? "";
    if (word === "--help" || word === "-h") asked.help = true;
    else if (word.startsWith("--input=")) asked.input = word.slice("--input=".length);
    else if (word === "--input" && argv[i + 1] !== undefined) asked.input = argv[++i];
    else if (word.startsWith("-")) throw new UsageError(`There is no option ${word}.`);
    else words.push(word);
  }
  if (words.length > 2) throw new UsageError(`Too many arguments: ${words.slice(2).join(" ")}`);
  return { ...asked, module: words[0], method: words[1] };
}

/** An empty input is an empty object, so that a method without required fields needs no typing. */
function parseInput(text: string, limit: number): { value: unknown } | undefined {
  if (Buffer.byteLength(text) > limit) return undefined;
  if (text.trim() === "") return { value: {} };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function readFile(deps: ProgramDeps, path: string): string {
  try {
    return deps.readFile(path);
  } catch (cause) {
    throw new UsageError(`Cannot read ${path} (${(cause as NodeJS.ErrnoException).code ?? "error"}).`, { cause });
  }
}

async function readAll({ stdin, stderr }: ProgramDeps): Promise<string> {
  if (stdin.isTTY) stderr.write("Reading the input from the terminal; Ctrl-D ends it.\n");
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function toAllowed(text: string | undefined): ReadonlySet<string> | undefined {
  return text === undefined
    ? undefined
    : new Set(
        text
          .split(",")
          .map((name) => name.trim())
          .filter(Boolean),
      );
}

/** Where the server that was started from here says it is; the port may not be the usual one. */
function findServer({ env, readFile: read }: Pick<ProgramDeps, "env" | "readFile">): string | undefined {
  try {
    const { url } = JSON.parse(read(`${env["ACCORD_HOME"] || ".accord"}/ready.json`)) as { url?: unknown };
    return typeof url === "string" ? url : undefined;
  } catch {
    return undefined;
  }
}

function toUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new UsageError("ACCORD_CLI_URL must be an http:// or https:// address.");
  return text;
}

/** One line for programs, spread out for people. */
const toText = (result: CliResult, { stdout }: Pick<ProgramDeps, "stdout">): string =>
  stdout.isTTY ? JSON.stringify(result, null, 2) : JSON.stringify(result);
