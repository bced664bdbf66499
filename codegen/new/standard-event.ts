import * as official from "@ag-ui/core/schemas";
import { stringify } from "yaml";
import { toJSONSchema, type ZodType } from "zod";
import { sample } from "../import-mcp/sample.ts";
import { toSpecSchema } from "../import-mcp/schema.ts";
import { eventTypeName, pascal, type Schema } from "../load.ts";
import { addLines, amongImported, beforeCase, beforeProperty, inTest, isList } from "./edit-code.ts";
import { addToChangelog, toListItem } from "./edit-page.ts";
import type { MadeEvent } from "./fact.ts";
import { NewError, toInner } from "./names.ts";

/** An event type of AG-UI with the fields that it must have there: spec, maker, a place in the grammar and a test. */
export async function toStandardEvent(type: string, summary: string): Promise<MadeEvent> {
  const fields = officialFields(type);
  const [name, maker] = [
    eventTypeName(type),
    pascal(type.toLowerCase()).replace(/^./, (letter) => letter.toLowerCase()),
  ];
  const kebab = type.toLowerCase().replaceAll("_", "-");
  const test = `test/unit/run/journal/${kebab}-event.test.ts`;
  return {
    files: [
      { path: `specs/events/${type}.yaml`, text: specText(type, summary, fields) },
      { path: test, text: testText(type, maker, fields) },
    ],
    edits: [
      {
        path: "src/run/journal/events.ts",
        change: (text) =>
          addLines(
            addLines(text, amongImported("CustomEvent", name), `${name},`),
            beforeProperty("custom"),
            makerText({ type, name, maker }, Object.keys(fields)),
          ),
      },
      {
        path: "src/run/journal/grammar.ts",
        change: (text) => addLines(text, beforeCase("findBroken", "CUSTOM"), `case "${type}":`),
      },
      {
        path: "test/unit/run/journal/events.test.ts",
        change: (text) => addLines(text, inTest(everyKind, isList), `say.${maker}(${givenText(fields)}),`),
      },
      {
        path: "CHANGELOG.md",
        change: (text) => addToChangelog(text, toListItem(`Event \`${type}\`: ${toInner(summary)}`)),
      },
    ],
    left: [
      `Next: make generate, then vitest run ${test}.`,
      `Make its fields yours in specs/events/${type}.yaml. It may stand anywhere in a run: say in`,
      "src/run/journal/grammar.ts where it may, and try the order in test/unit/run/journal/grammar.test.ts, which also",
      "asks the official clients. make quick before you commit.",
    ],
  };
}

/** What the official schema asks for, in the words of the contract. */
function officialFields(type: string): Record<string, Schema> {
  const schema = (official as unknown as Record<string, ZodType | undefined>)[
    `${pascal(type.toLowerCase())}EventSchema`
  ];
  if (schema === undefined) throw new NewError(`Nothing was written: @ag-ui/core describes no ${type}.`);
  const { properties = {}, required = [] } = toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const names = required.filter((name) => name !== "type");
  const { schema: made } = toSpecSchema(
    { type: "object", properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])) },
    "output",
  );
  return JSON.parse(JSON.stringify(made.properties ?? {}), (key, value: unknown) =>
    key === "x-open" ? "As AG-UI describes it." : value,
  ) as Record<string, Schema>;
}

function specText(type: string, description: string, fields: Record<string, Schema>): string {
  const described = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, "x-doc": "As AG-UI describes it." }]),
  );
  const run = { type, threadId: "550e8400-e29b-41d4-a716-446655440000", runId: "run-001", timestamp: 1776736800000 };
  return stringify(
    {
      description,
      "x-extends": "../schemas/RunEventBase.yaml",
      "x-standard": Object.keys(fields),
      type: "object",
      properties: { type: { const: type }, ...described },
      required: ["type", "threadId", "runId", ...Object.keys(fields)],
      additionalProperties: false,
      examples: [{ ...run, ...samples(fields) }],
    },
    { lineWidth: 118 },
  );
}

const samples = (fields: Record<string, Schema>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, sample(schema)]));

const givenText = (fields: Record<string, Schema>): string =>
  Object.keys(fields).length === 0 ? "" : JSON.stringify(samples(fields));

/** The test that makes one of each kind. */
const everyKind = "are as the contract says, every kind of them (G064, G065)";

/** Every field is named: whatever else its source carries has no way out. */
function makerText(
  { type, name, maker }: Record<"type" | "name" | "maker", string>,
  fields: readonly string[],
): string {
  const given = fields.map((field) => JSON.stringify(field)).join(" | ");
  const taken = fields.length === 0 ? "()" : `({ ${fields.join(", ")} }: Pick<${name}, ${given}>)`;
  return `${maker}: ${taken}: ${name} => ({ type: "${type}", ${["...run", ...fields].join(", ")} }),`;
}

const testText = (
  type: string,
  maker: string,
  fields: Record<string, Schema>,
): string => `import { expect, it } from "vitest";
import { eventValidators } from "../../../../generated/contract/events.ts";
import { makeRunEvents } from "../../../../src/run/journal/events.ts";
import { advance, start, type Grammar } from "../../../../src/run/journal/grammar.ts";

const say = makeRunEvents({ threadId: "550e8400-e29b-41d4-a716-446655440000", runId: "run-1" });

it("is an event of the contract, and may stand in a run", () => {
  const event = say.${maker}(${givenText(fields)});
  expect(eventValidators.${type}(event)).toBe(true);
  expect(advance(advance(start(), say.runStarted()) as Grammar, event)).toMatchObject({ phase: "running" });
});
`;
