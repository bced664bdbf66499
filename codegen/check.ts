import { BASE_ID, makeAjv } from "./ajv.ts";
import { checkCards } from "./check/cards.ts";
import { checkConfig } from "./check/config.ts";
import type { CheckContext } from "./check/context.ts";
import { checkDocs } from "./check/docs.ts";
import { checkEditable } from "./check/editable.ts";
import { checkExamples } from "./check/examples.ts";
import { toFault } from "./check/fault.ts";
import { checkMethods } from "./check/methods.ts";
import { checkOperations } from "./check/operations.ts";
import { checkRemotes } from "./check/remotes.ts";
import { checkSchemas } from "./check/schemas.ts";
import { checkTables } from "./check/tables.ts";
import { checkTexts } from "./check/texts.ts";
import { checkUi } from "./check/ui.ts";
import { EVENT_UNION, type Specs } from "./load.ts";
import { operationSources } from "./model/operations.ts";
import { lineOf, placeOf, type Path, type Problem, type Source } from "./source.ts";

export function check(specs: Specs): Problem[] {
  // Types are resolved when they are loaded; what operations refer to, when somebody asks.
  for (const { source, verb, value } of operationSources(specs)) specs.resolve(value, source, [verb]);
  // References that lead nowhere make every later message misleading.
  if (specs.problems.length > 0) return specs.problems;
  const problems: Problem[] = [];
  const complain = (source: Source, path: Path, message: string) => {
    problems.push({ ...placeOf(source), line: lineOf(source, path), message });
  };
  checkMethods({ specs, complain });
  // What does not have the form of a module file cannot be read any further.
  if (problems.length > 0) return sorted(problems);
  checkRemotes({ specs, complain });
  checkTables({ specs, complain });
  checkSchemas({ specs, complain });
  checkOperations({ specs, complain });
  // Examples and cards can only be judged by schemas that are themselves in order.
  if (problems.length > 0) return sorted(problems);
  const context = { specs, complain, misfit: makeMisfit(specs) };
  checkExamples(context);
  checkConfig(context);
  // Cards show the examples: what is wrong with one would be told twice.
  if (problems.length > 0) return sorted(problems);
  checkCards(context);
  checkEditable(context);
  checkTexts(context);
  checkDocs(context);
  checkUi(context);
  return sorted(problems);
}

function makeMisfit(specs: Specs): CheckContext["misfit"] {
  const events = [...specs.definitions.values()].filter(
    ({ source }) => source.file.startsWith("events/") && source.file !== "",
  );
  const union = {
    anyOf: events.filter(({ path }) => path.length === 0).map(({ name }) => ({ $ref: `#/$defs/${name}` })),
  };
  const schemas = [...specs.definitions.values()].map(({ name, schema }) => ({ name, schema }));
  // Each function judges an example or two: what makes it quick costs more than it saves.
  const brief = { inlineRefs: false, code: { optimize: false } } as const;
  const ajv = makeAjv([...schemas, { name: EVENT_UNION, schema: union }], { verbose: true, ...brief });
  return (type, value) => {
    const validate = ajv.getSchema(`${BASE_ID}#/$defs/${type}`);
    if (!validate) return { path: [], message: `no type ${type}` };
    if (validate(value)) return undefined;
    const error = validate.errors?.[0];
    return error === undefined ? { path: [], message: "does not fit" } : toFault(error);
  };
}

const sorted = (problems: Problem[]) => problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
