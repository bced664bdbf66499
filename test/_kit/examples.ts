import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { EventByType, EventType } from "../../generated/contract/events.ts";
import { methods, type MethodId } from "../../generated/contract/methods.ts";
import { ownFolder } from "../../generated/contract/own.ts";

export interface Example {
  name?: string;
  given?: unknown;
  input: unknown;
  output: unknown;
}

/** The examples of a method's spec, each with a name. */
export function examplesOf(id: MethodId): (Example & { name: string })[] {
  const { module, method } = methods[id];
  const path = join("specs/modules", module, `${method}.yaml`);
  const [file = ""] = [ownFolder, join(import.meta.dirname, "../..")]
    .flatMap((folder) => (folder === undefined ? [] : [join(folder, path)]))
    .filter((place) => existsSync(place));
  const { examples } = parse(readFileSync(file, "utf8")) as { examples: Example[] };
  return examples.map((example, index) => ({ ...example, name: example.name ?? String(index + 1) }));
}

/** The examples of an event's spec. */
export function eventExamples<Type extends EventType>(type: Type): EventByType[Type][] {
  const file = join(import.meta.dirname, "../../specs/events", `${type}.yaml`);
  return (parse(readFileSync(file, "utf8")) as { examples: EventByType[Type][] }).examples;
}
