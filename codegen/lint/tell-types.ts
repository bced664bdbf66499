import { eventTypeName, type Specs } from "../load.ts";
import { operationSources } from "../model/operations.ts";
import { lineOf } from "../source.ts";

interface Diagnostic {
  file: string;
  line: string;
  /** The first line and those that explain it. */
  lines: string[];
}

/**
 * What the compiler says of a handler or of a maker of events is that it is not what a spec promises: one sentence with
 * file, line, the spec and what to do stands before its own words. Everything else is left as it is.
 */
export function tellTypes(output: string, specs: Specs): string {
  return toDiagnostics(output)
    .map((found) => {
      const promise = findPromise(found, specs);
      const own = found.lines.join("\n");
      if (promise === undefined) return own;
      const { who, spec } = promise;
      const advice = "change it, or the spec and run make generate";
      return `${found.file}:${found.line}: ${who} is not what ${spec} promises: ${reasonOf(found)}; ${advice}\n${own}`;
    })
    .join("\n");
}

const first = /^(?<file>[^\s(][^(]*)\((?<line>\d+),\d+\): error TS\d+: /;

function toDiagnostics(output: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const text of output.split("\n")) {
    const { file, line } = first.exec(text)?.groups ?? {};
    const last = found.at(-1);
    if (file !== undefined && line !== undefined) found.push({ file, line, lines: [text] });
    else if (last === undefined) found.push({ file: "", line: "", lines: [text] });
    else last.lines.push(text);
  }
  return found;
}

function findPromise({ file, lines }: Diagnostic, specs: Specs): { who: string; spec: string } | undefined {
  const [, operation] = /src\/http\/operations\/([a-z]\w*)\.ts$/.exec(file) ?? [];
  const described = operationSources(specs).find(({ value }) => value.operationId === operation);
  if (operation !== undefined && described !== undefined) {
    const { source, verb } = described;
    return { who: operation, spec: `specs/${source.file}:${lineOf(source, [verb, "operationId"])}` };
  }
  const [, module, method] = /src\/modules\/([a-z]\w*)\/([a-z]\w*)\.ts$/.exec(file) ?? [];
  const spec = `modules/${module}/${method}.yaml`;
  if (specs.sources.has(spec)) return { who: `${module}.${method}`, spec: `specs/${spec}:1` };
  if (!file.endsWith("src/run/journal/events.ts")) return undefined;
  const types = [...specs.sources.keys()].flatMap((key) => /^events\/(\w+)\.yaml$/.exec(key)?.[1] ?? []);
  const type = types.find((name) => new RegExp(`\\b${eventTypeName(name)}\\b`).test(lines.join("\n")));
  return type === undefined ? undefined : { who: type, spec: `specs/events/${type}.yaml:1` };
}

/** The innermost of the compiler's explanations is the one about the value itself. */
function reasonOf({ lines }: Diagnostic): string {
  const said = lines.map((line) => line.replace(first, "").trim()).filter(Boolean);
  return (said.at(-1) ?? "").replace(/\.$/, "");
}
