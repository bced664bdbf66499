import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { check } from "./check.ts";
import { emitCardForms } from "./emit/card-forms.ts";
import { emitCli } from "./emit/cli.ts";
import { emitClient } from "./emit/client.ts";
import { emitContract } from "./emit/contract.ts";
import { emitErrors } from "./emit/errors.ts";
import type { Emitter, OutputFile } from "./emit/file.ts";
import { emitInputForms } from "./emit/input-forms.ts";
import { emitMethods } from "./emit/methods.ts";
import { emitOperations } from "./emit/operations.ts";
import { emitPromptSchemas } from "./emit/prompt-schemas.ts";
import { emitSkills } from "./emit/skills.ts";
import { emitTypes } from "./emit/types.ts";
import { emitValidators } from "./emit/validators.ts";
import { emitWiring } from "./emit/wiring.ts";
import { load } from "./load.ts";
import { toModel } from "./model.ts";
import { formatProblem } from "./source.ts";

const emitters: Emitter[] = [
  emitTypes,
  emitErrors,
  emitContract,
  emitMethods,
  emitCardForms,
  emitInputForms,
  emitOperations,
  emitValidators,
  emitSkills,
  emitPromptSchemas,
  emitWiring,
  emitCli,
  emitClient,
];

/** load → check → model → emit. Throws with every problem, each with its file and line. */
export async function generate(specsFolder: string): Promise<OutputFile[]> {
  const specs = load(specsFolder);
  const problems = check(specs);
  if (problems.length > 0) throw new SpecError(problems.map(formatProblem));
  const model = toModel(specs);
  const files = (await Promise.all(emitters.map((emit) => emit(model)))).flat();
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

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
  try {
    const files = await generate(join(root, "specs"));
    if (process.argv.includes("--check")) {
      const found = differences(files, join(root, "generated"));
      for (const line of found) console.error(line);
      if (found.length > 0)
        throw new Error("generated/ is not what specs/ says: run make generate and commit the result");
      console.log(`generated/ is fresh (${files.length} files)`);
    } else {
      write(files, join(root, "generated"));
      console.log(`${files.length} files written to generated/`);
    }
  } catch (error) {
    console.error(error instanceof SpecError ? error.message : error instanceof Error ? error.stack : error);
    process.exitCode = 1;
  }
}
