import { header, type Emitter, type OutputFile } from "./file.ts";

/**
 * Which contract this is, for the code that reads files or migrations; and for an adopter the two functions by which
 * handlers and tests of their own modules are typed by it.
 */
export const emitOwn: Emitter = ({ place }) => [
  {
    path: "contract/own.ts",
    text: `${header("specs")}import { join } from "node:path";

/** Where the files of this contract lie. */
export const generatedFolder = join(import.meta.dirname, "..");

/** Where the modules of an adopter lie that are part of it. */
export const ownFolder: string | undefined = ${place.isOwn ? 'join(generatedFolder, "..")' : "undefined"};
`,
  },
  ...(place.isOwn ? typed(place.toProduct) : []),
];

const typed = (product: string): OutputFile[] => [
  {
    path: "module.ts",
    text: `${header("specs")}import type { ContextOf } from "${product}/src/modules/define.ts";
import type { MethodId, MethodIo } from "./contract/methods.ts";
import type { TableRows } from "./contract/tables.ts";

export type MethodContext<Id extends MethodId> = ContextOf<MethodIo[Id], TableRows>;

export interface Method<Id extends MethodId> {
  readonly id: Id;
  run(input: MethodIo[Id]["input"], ctx: MethodContext<Id>): Promise<MethodIo[Id]["output"]>;
}

export function defineMethod<Id extends MethodId>(id: Id, run: Method<Id>["run"]): Method<Id> {
  return { id, run };
}
`,
  },
  {
    path: "test.ts",
    text: `${header("specs")}import { describeMethod as describe } from "${product}/test/_kit/method.ts";
import type { MethodTestOf } from "${product}/test/_kit/method.ts";
import type { MethodId, MethodIo } from "./contract/methods.ts";

/** One method through its real operation, with the checks that every method owes. */
export const describeMethod = describe as unknown as <Id extends MethodId>(
  id: Id,
  tests: (t: MethodTestOf<MethodIo, Id>) => void,
) => void;
`,
  },
];
