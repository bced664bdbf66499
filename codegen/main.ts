import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { findOwnFolder, ownStamp } from "../src/base/own-folder.ts";
import { check } from "./check.ts";
import { emitCardForms } from "./emit/card-forms.ts";
import { emitCli } from "./emit/cli.ts";
import { emitClient } from "./emit/client.ts";
import { emitContract } from "./emit/contract.ts";
import { emitEditable } from "./emit/editable.ts";
import { emitErrors } from "./emit/errors.ts";
import type { Emitter, OutputFile } from "./emit/file.ts";
import { emitInputForms } from "./emit/input-forms.ts";
import { emitLimits } from "./emit/limits.ts";
import { emitMcpTools } from "./emit/mcp-tools.ts";
import { emitMethods } from "./emit/methods.ts";
import { emitOperations } from "./emit/operations.ts";
import { emitOwn } from "./emit/own.ts";
import { emitPromptSchemas } from "./emit/prompt-schemas.ts";
import { emitRemotes } from "./emit/remotes.ts";
import { emitSkills } from "./emit/skills.ts";
import { emitTables } from "./emit/tables.ts";
import { emitTypes } from "./emit/types.ts";
import { emitValidators } from "./emit/validators.ts";
import { emitWiring } from "./emit/wiring.ts";
import { handlerProblems } from "./handlers.ts";
import { load } from "./load.ts";
import { toModel } from "./model.ts";
import { formatProblem } from "./source.ts";

const emitters: Emitter[] = [
  emitTypes,
  emitErrors,
  emitContract,
  emitLimits,
  emitMethods,
  emitTables,
  emitMcpTools,
  emitRemotes,
  emitCardForms,
  emitInputForms,
  emitEditable,
  emitOperations,
  emitValidators,
  emitSkills,
  emitPromptSchemas,
  emitWiring,
  emitOwn,
  emitCli,
  emitClient,
];

/**
 * load → check → model → emit. Throws with every problem, each with its file and line. With the folder of an adopter,
 * the contract of both.
 */
export async function generate(specsFolder: string, own?: string): Promise<OutputFile[]> {
  const specs = load(specsFolder, own && join(own, "specs"));
  const problems = check(specs);
  if (problems.length > 0) throw new SpecError(problems.map(formatProblem));
  const model = toModel(specs, own === undefined ? undefined : { isOwn: true, toProduct: wayTo(specsFolder, own) });
  const files = (await Promise.all(emitters.map((emit) => emit(model)))).flat();
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** From the generated folder of an adopter to the product. */
const wayTo = (specsFolder: string, own: string): string =>
  relative(join(own, "generated"), join(specsFolder, "..")).replaceAll("\\", "/");

export class SpecError extends Error {
  constructor(lines: string[]) {
    super(`${lines.join("\n")}\n${lines.length} ${lines.length === 1 ? "problem" : "problems"} in specs`);
  }
}

export function write(files: OutputFile[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // A program is run by its path, without anybody naming Node.
    writeFileSync(join(folder, path), text, { mode: text.startsWith("#!") ? 0o755 : 0o644 });
  }
}

/** What differs between the folder and a fresh generation: changed, missing and surplus files. */
export function differences(files: OutputFile[], folder: string): string[] {
  const expected = new Map(files.map(({ path, text }) => [path, text]));
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const surplus = present.filter((path) => !expected.has(path)).map((path) => `not generated: ${path}`);
  const stale = files.flatMap(({ path, text }) => {
    if (!present.includes(path)) return [`missing: ${path}`];
    return readFileSync(join(folder, path), "utf8") === text ? [] : [`differs: ${path}`];
  });
  return [...surplus, ...stale];
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const own = findOwnFolder();
  try {
    await settle(await generate(join(root, "specs")), join(root, "generated"));
    if (own !== undefined) {
      const files = await generate(join(root, "specs"), own);
      await settle([...files, { path: "stamp", text: ownStamp(own) }], join(own, "generated"));
    }
    // Without its types a handler cannot be written: what is missing is told, and is no reason to write nothing.
    const missing = handlerProblems(load(join(root, "specs"), own && join(own, "specs")), { product: root, own });
    for (const line of missing) console.error(line);
    if (missing.length > 0 && process.argv.includes("--check")) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof SpecError ? error.message : error instanceof Error ? error.stack : error);
    process.exitCode = 1;
  }
}

/** Writes it, or with --check says whether it is written. */
async function settle(files: OutputFile[], folder: string): Promise<void> {
  const name = relative(process.cwd(), folder);
  if (!process.argv.includes("--check")) {
    write(files, folder);
    console.log(`${files.length} files written to ${name}/`);
    return;
  }
  const found = differences(files, folder);
  for (const line of found) console.error(line);
  if (found.length > 0) throw new Error(`${name}/ is not what the specs say: run make generate and commit the result`);
  console.log(`${name}/ is fresh (${files.length} files)`);
}
