import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handlerProblems } from "../../../codegen/handlers.ts";
import { tellTypes } from "../../../codegen/lint/tell-types.ts";
import { load } from "../../../codegen/load.ts";
import { generate, write } from "../../../codegen/main.ts";
import { problemsWith } from "./tiny-specs.ts";

type Edits = Record<string, (text: string) => string>;

/** The usual ten, as far as specs alone are wrong: each is told in one sentence, and that is all that is told. */
const inSpecs: [mistake: string, edits: Edits, sentence: string][] = [
  [
    "a typo in a $ref",
    { "paths/note.yaml": (text) => text.replace("schemas/Note.yaml", "schemas/Noet.yaml") },
    "specs/paths/note.yaml:13: reference ../schemas/Noet.yaml names no type; did you mean schemas/Note.yaml?",
  ],
  [
    "a $ref to nothing like it",
    { "paths/note.yaml": (text) => text.replace("../schemas/Note.yaml", "../schemas/SomethingElseEntirely.yaml") },
    "specs/paths/note.yaml:13: reference ../schemas/SomethingElseEntirely.yaml names no type; name a file of " +
      "specs/schemas, or a type in one",
  ],
  [
    "a missing example",
    { "schemas/Note.yaml": (text) => text.replace("examples:\n  - { text: Milk, kind: plain }\n", "") },
    "specs/schemas/Note.yaml:1: Note needs at least one example: add it under examples",
  ],
  [
    "a missing example of a method",
    { "modules/clock/now.yaml": (text) => text.replace(/examples:\n[^]*?\n(?=\w)/, "") },
    "specs/modules/clock/now.yaml:1: file must have required property 'examples': add it",
  ],
  [
    "a wrong enum",
    { "paths/note.yaml": (text) => text.replace("{ text: Milk, kind: plain }", "{ text: Milk, kind: plane }") },
    'specs/paths/note.yaml:14: example note: kind is "plane", and must be that of one of the kinds there are; correct ' +
      "the example or the schema",
  ],
  [
    "a wrong enum of a field",
    { "modules/clock/now.yaml": (text) => text.replace("{ zone: UTC }", "{ zone: UTC, style: longg }") },
    'specs/modules/clock/now.yaml:23: example input of clock.now: must be one of "short", "long", not "longg"; correct ' +
      "the example or the schema",
  ],
  [
    "a removed required field",
    { "events/RUN_STARTED.yaml": (text) => text.replace("  runId: { type: string, maxLength: 128 }\n", "") },
    "specs/events/RUN_STARTED.yaml:1: required names runId, which is no field; there are type",
  ],
  [
    "an operationId twice",
    { "paths/note.yaml": (text) => text.replace("putNote", "getNote") },
    "specs/paths/note.yaml:16: operationId getNote is used twice: specs/paths/note.yaml:4 has it; choose another name",
  ],
  [
    "an unknown annotation",
    { "modules/clock/now.yaml": (text) => text.replace("idempotent: true,", "idempotent: true, idempotant: true,") },
    "specs/modules/clock/now.yaml:7: annotations must NOT have additional properties (idempotant); did you mean " +
      "idempotent?",
  ],
  [
    "an unknown mark of an operation",
    { "paths/note.yaml": (text) => text.replace("x-status: planned", "x-statsu: planned") },
    "specs/paths/note.yaml:19: putNote: unknown mark x-statsu; did you mean x-status?",
  ],
  [
    "an unknown method in a whitelist",
    { "agents.yaml": () => "whitelist: [clock.nwo]" },
    "specs/agents.yaml:1: whitelist names clock.nwo, which does not exist; did you mean clock.now?",
  ],
  [
    "a changed event, whose example is not",
    { "events/RUN_STARTED.yaml": (text) => text.replaceAll("runId", "run").replace("run: r1", "runId: r1") },
    "specs/events/RUN_STARTED.yaml:7: example of RunStartedEvent: must have required property 'run': add it; correct " +
      "the example or the schema",
  ],
];

describe("a usual mistake is told in one sentence with file, line and what to do", () => {
  it.each(inSpecs)("%s", (_mistake, edits, sentence) => {
    expect(problemsWith(edits)).toEqual([sentence]);
  });
});

describe("so is what the compiler finds, in code that a spec promises", () => {
  const folder = mkdtempSync(join(tmpdir(), "accord-mistakes-"));
  const shown = relative(process.cwd(), folder);
  const root = join(import.meta.dirname, "../../..");
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const specs = () => load(join(folder, "specs"));
  const missing = () => handlerProblems(specs(), { product: folder });
  const getNote = (id: string, answer: string) => put("src/http/operations/getNote.ts", toHandler(id, answer));
  beforeAll(async () => {
    cpSync(join(import.meta.dirname, "tiny"), join(folder, "specs"), { recursive: true });
    write(await generate(join(folder, "specs")), join(folder, "generated"));
    put("package.json", '{ "type": "module" }');
    put("src/http/define.ts", define("Operation", "result"));
    put("src/modules/define.ts", define("Method", "output"));
    put("src/modules/clock/now.ts", toMethod("clock.now"));
    put("src/run/journal/events.ts", maker);
    const include = ["generated/wiring/*.ts", "src/**/*.ts"];
    put(
      "tsconfig.json",
      JSON.stringify({ extends: join(root, "tsconfig.json"), include, compilerOptions: { types: [] } }),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What `make lint` says: the first line of each complaint. */
  function compile(): string[] {
    const tsc = join(root, "node_modules/typescript-7/bin/tsc");
    const args = [tsc, "--noEmit", "--pretty", "false", "-p", "."];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    return tellTypes(stdout, specs())
      .split("\n")
      .filter((line) => /^\S+:\d+: /.test(line));
  }

  it("a missing handler", () => {
    expect(missing()).toEqual([
      `specs/paths/note.yaml:4: getNote has no handler: write ${shown}/src/http/operations/getNote.ts with ` +
        'defineOperation("getNote", …), or mark it with x-status: planned',
    ]);
  });

  it("a handler of something else", () => {
    getNote("putNote", '{ text: "Milk", kind: "plain" }');
    expect(missing()).toEqual([
      `${shown}/src/http/operations/getNote.ts:3: putNote is defined here, in the place of getNote: ` +
        'write export default defineOperation("getNote", …)',
    ]);
  });

  it("a handler that nobody has described", () => {
    getNote("getNote", '{ text: "Milk", kind: "plain" }');
    put("src/http/operations/getNtoe.ts", "export {};\n");
    expect(missing()).toEqual([
      `${shown}/src/http/operations/getNtoe.ts:1: no operation getNtoe is described: describe it in specs/paths, or ` +
        "delete this file",
    ]);
    rmSync(join(folder, "src/http/operations/getNtoe.ts"));
    expect([missing(), compile()]).toEqual([[], []]);
  });

  it("handlers of another type, and a changed event", async () => {
    getNote("getNote", '{ text: 5, kind: "plain" }');
    put("src/modules/clock/now.ts", toMethod("clock.now").replace("now:", "time:"));
    const event = join(folder, "specs/events/RUN_STARTED.yaml");
    writeFileSync(event, readFileSync(event, "utf8").replaceAll("runId", "run"));
    write(await generate(join(folder, "specs")), join(folder, "generated"));
    const advice = "; change it, or the spec and run make generate";
    expect(compile()).toEqual([
      "src/http/operations/getNote.ts:3: getNote is not what specs/paths/note.yaml:4 promises: Type 'number' is not " +
        `assignable to type 'string'${advice}`,
      expect.stringContaining(
        "src/modules/clock/now.ts:3: clock.now is not what specs/modules/clock/now.yaml:1 promises: ",
      ),
      expect.stringContaining(
        "src/run/journal/events.ts:3: RUN_STARTED is not what specs/events/RUN_STARTED.yaml:1 promises: ",
      ),
    ]);
  });
});

const toHandler = (id: string, answer: string): string => `import { defineOperation } from "../define.ts";

export default defineOperation("${id}", async () => (${answer}));
`;
const toMethod = (id: string): string => `import { defineMethod } from "../define.ts";

export default defineMethod("${id}", async () => ({ now: "2026-04-21T10:00:00+08:00" }));
`;
/** The house's own, without the rooms that it hands over. */
const define = (kind: "Operation" | "Method", result: string): string => `
import type { ${kind}Id, ${kind}Io } from "../../generated/contract/${kind.toLowerCase()}s.ts";

export interface ${kind}<Id extends ${kind}Id> {
  readonly id: Id;
  run(): Promise<${kind}Io[Id]["${result}"]>;
}

export function define${kind}<Id extends ${kind}Id>(id: Id, run: ${kind}<Id>["run"]): ${kind}<Id> {
  return { id, run };
}
`;
const maker = `import type { RunStartedEvent } from "../../../generated/contract/types.ts";

export const runStarted = (runId: string): RunStartedEvent => ({ type: "RUN_STARTED", runId });
`;
