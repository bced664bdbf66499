import { pascal, type Specs } from "../load.ts";
import { addToChangelog, toListItem } from "./edit-page.ts";
import { addEntry, addItem } from "./edit-yaml.ts";
import { NewError, toInner } from "./names.ts";
import type { Edit, NewFile } from "./place.ts";

export interface MadeEvent {
  files: NewFile[];
  edits: Edit[];
  left: string[];
}

/** A fact with one text in it: its value, its place among the CUSTOM events and in evidence, a maker and a test. */
export function toFact(name: string, summary: string, specs: Specs): MadeEvent {
  const words = pascal(name);
  const [type, event] = [`${words}Fact`, `${words}Event`];
  const taken = [type, event].find((known) => specs.definitions.has(known));
  if (taken !== undefined) throw new NewError(`Nothing was written: there is a type ${taken} already.`);
  const place = name.replaceAll(/[._]/g, "-");
  const test = `test/unit/run/journal/${place}-fact.test.ts`;
  return {
    files: [
      { path: `specs/schemas/${type}.yaml`, text: schemaText(summary) },
      { path: `src/run/journal/${place}-fact.ts`, text: makerText(type) },
      { path: test, text: testText({ name, place, type }) },
    ],
    edits: [
      {
        path: "specs/events/CUSTOM.yaml",
        change: (text) =>
          addEntry(
            addItem(addItem(text, ["oneOf"], `$ref: "#/$defs/${event}"`), ["examples"], exampleText(name)),
            ["$defs"],
            event,
            definitionText(name, type, summary),
          ),
      },
      {
        path: "specs/schemas/EvidenceEvent.yaml",
        change: (text) => addItem(text, ["$defs", "EvidenceClass", "enum"], name),
      },
      {
        path: "CHANGELOG.md",
        change: (text) => addToChangelog(text, toListItem(`Event \`${name}\`: ${toInner(summary)}`)),
      },
    ],
    left: [
      `Next: make generate, then vitest run ${test}.`,
      `Make its value yours in specs/schemas/${type}.yaml. Whoever knows of it says it with`,
      `events.custom("${name}", to${type}(…)). Facts are for operators, unless src/run/follow/projection.ts lets users`,
      "have them. make quick before you commit.",
    ],
  };
}

const schemaText = (summary: string): string => `description: ${summary}
type: object
properties:
  text: { type: string, maxLength: 200, x-doc: The text. }
required: [text]
additionalProperties: false
examples:
  - { text: Shopping }
`;

const exampleText = (name: string): string => `type: CUSTOM
  threadId: 550e8400-e29b-41d4-a716-446655440000
  runId: run-001
  timestamp: 1776736800000
  name: ${name}
  value:
    text: Shopping
`;

const definitionText = (name: string, type: string, summary: string): string => `
  description: ${summary}
  x-extends: "#/$defs/CustomEventBase"
  type: object
  properties:
    name: { const: ${name} }
    value: { $ref: "../schemas/${type}.yaml" }
  required: [type, threadId, runId, name, value]
  additionalProperties: false
`;

const makerText = (type: string): string => `import type { ${type} } from "../../../generated/contract/types.ts";
import { cutPoints } from "../../base/visible.ts";

export const to${type} = (text: string): ${type} => ({ text: cutPoints(text, 200) });
`;

const testText = ({
  name,
  place,
  type,
}: Record<"name" | "place" | "type", string>): string => `import { expect, it } from "vitest";
import { eventValidators } from "../../../../generated/contract/events.ts";
import { makeRunEvents } from "../../../../src/run/journal/events.ts";
import { to${type} } from "../../../../src/run/journal/${place}-fact.ts";
import { acceptedByOfficialClients } from "../../../_kit/official-clients.ts";

const say = makeRunEvents({ threadId: "550e8400-e29b-41d4-a716-446655440000", runId: "run-1" });

it("is a fact of the contract, and official clients take it", async () => {
  const fact = say.custom("${name}", to${type}("x".repeat(300)));
  expect(fact.value).toEqual({ text: "x".repeat(200) });
  const run = [say.runStarted(), fact, say.runFinished()];
  expect(eventValidators.CUSTOM(fact)).toBe(true);
  expect(await acceptedByOfficialClients(run)).toEqual([3, 3]);
});
`;
