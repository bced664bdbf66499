import type { Specs } from "../load.ts";
import { toModel } from "../model.ts";
import { docOf } from "../model/docs.ts";
import { operationSources, type Parameter } from "../model/operations.ts";
import type { CheckContext } from "./context.ts";
import { walk } from "./schemas.ts";

/**
 * Whatever the SDK of the product has is described: every type, field and parameter. An adopter's own modules may
 * leave it out.
 */
export function checkDocs({ specs, complain }: Pick<CheckContext, "specs" | "complain">): void {
  const named = (name: string) => specs.definitions.get(name)?.schema;
  const { methods, openapi } = toModel(specs);
  // Their methods speak for them.
  const spoken = new Set(methods.flatMap(({ inputType, outputType }) => [inputType, outputType]));
  const { schemas } = (openapi as { components: { schemas: object } }).components;
  for (const name of Object.keys(schemas)) {
    const { source, path, schema } = specs.definitions.get(name) ?? {};
    if (!source || !path || source.isOwn) continue;
    if (!spoken.has(name) && docOf(schema, named) === undefined) complain(source, path, toAdvice(`type ${name}`));
    walk(schema, [], (node, inner) => {
      for (const [field, value] of Object.entries((node.properties ?? {}) as Record<string, unknown>))
        if (docOf(value, named) === undefined)
          complain(source, [...path, ...inner, "properties", field], toAdvice(`field ${field} of ${name}`));
    });
  }
  checkParameters(specs, complain);
}

function checkParameters(specs: Specs, complain: CheckContext["complain"]): void {
  for (const { source, verb, value, shared } of operationSources(specs))
    for (const { name, description } of [
      ...(shared as (Parameter & { description?: string })[]),
      ...((value.parameters ?? []) as (Parameter & { description?: string })[]),
    ])
      if (!description)
        complain(source, [verb, "parameters"], `parameter ${name} needs a description: the SDK shows it`);
}

const toAdvice = (what: string): string =>
  `${what} needs a description, or x-doc where models need not read it: the SDK shows it`;
