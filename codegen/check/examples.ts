import { pascal, typeName, type Schema } from "../load.ts";
import { methodFiles } from "../model/methods.ts";
import { operationSources } from "../model/operations.ts";
import type { CheckContext } from "./context.ts";
import { bodiesOf } from "./operations.ts";

/** Every example written anywhere in the specs validates. */
export function checkExamples({ specs, complain, misfit }: CheckContext): void {
  for (const { name, source, path, schema } of specs.definitions.values()) {
    const examples = (schema.examples ?? []) as unknown[];
    const isPublicType = path.length === 0 && /^(schemas|events|webhooks)\//.test(source.file);
    if (isPublicType && examples.length === 0)
      complain(source, path, `${name} needs at least one example: add it under examples`);
    for (const [index, example] of examples.entries()) {
      const fault = misfit(name, example);
      if (fault)
        complain(
          source,
          [...path, "examples", index, ...fault.path],
          `example of ${name}: ${fault.message}; correct the example or the schema`,
        );
    }
  }
  for (const { source, module, method, value } of methodFiles(specs)) {
    const type = pascal(`${module}_${method}`);
    for (const [index, example] of (value as { examples: { input: unknown; output: unknown }[] }).examples.entries()) {
      for (const side of ["input", "output"] as const) {
        const fault = misfit(type + pascal(side), example[side]);
        if (fault)
          complain(
            source,
            ["examples", index, side, ...fault.path],
            `example ${side} of ${module}.${method}: ${fault.message}; correct the example or the schema`,
          );
      }
    }
  }
  for (const { source, verb, value } of operationSources(specs)) {
    for (const { at, media, type } of bodiesOf(value)) {
      for (const [name, example] of Object.entries((media.examples ?? {}) as Record<string, { value: unknown }>)) {
        const place = [verb, ...at, "examples", name, "value"];
        if (type === "text/event-stream") {
          for (const { line, fault } of streamFaults(example.value, misfit))
            complain(source, place, `frame ${line}: ${fault}`);
          continue;
        }
        const named = typeName(specs.resolve(media.schema, source) as Schema);
        const fault = named ? misfit(named, example.value) : undefined;
        if (fault)
          complain(
            source,
            [...place, ...fault.path],
            `example ${name}: ${fault.message}; correct the example or the schema`,
          );
      }
    }
  }
}

/** Each frame of an example stream is `id`, `event`, `data`, with an event of the contract in it. */
function streamFaults(stream: unknown, misfit: CheckContext["misfit"]): { line: number; fault: string }[] {
  const frames = String(stream).split("\n\n").filter(Boolean);
  return frames.flatMap((frame, index) => {
    const data = frame.split("\n").find((line) => line.startsWith("data: "));
    const type = frame
      .split("\n")
      .find((line) => line.startsWith("event: "))
      ?.slice("event: ".length);
    if (!data)
      return frame.startsWith(":") || frame.startsWith("retry:") ? [] : [{ line: index + 1, fault: "no data" }];
    try {
      const event = JSON.parse(data.slice("data: ".length)) as { type?: string };
      const fault = misfit("AgUiEvent", event);
      if (fault) return [{ line: index + 1, fault: `${event.type}: ${fault.message}` }];
      return event.type === type ? [] : [{ line: index + 1, fault: "event and type differ" }];
    } catch {
      return [{ line: index + 1, fault: "data is not JSON" }];
    }
  });
}
