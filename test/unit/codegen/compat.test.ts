import { describe, expect, it } from "vitest";
import { findBreaks } from "../../../codegen/compat/compare.ts";
import { toPromised } from "../../../codegen/compat/document.ts";
import { findFault } from "../../../codegen/compat/version.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A small API: what a note is sent as, what it is answered as, and an event that is replayed. */
const document = () => ({
  info: { version: "1.0.0" },
  paths: {
    "/notes": {
      post: {
        security: [{ userToken: [] }, { ticket: [] }],
        parameters: [{ in: "query", name: "dry", required: false, schema: { type: "boolean" } }],
        requestBody: { content: { "application/json": { schema: ref("Draft") } } },
        responses: {
          "201": { description: "The note", content: { "application/json": { schema: ref("Note") } } },
          "404": { $ref: "#/components/responses/NOT_FOUND" },
          "409": { $ref: "#/components/responses/BUSY.TAKEN" },
        },
      },
    },
  },
  components: {
    schemas: {
      Draft: {
        type: "object",
        additionalProperties: false,
        required: ["text"],
        properties: {
          text: { type: "string", maxLength: 200 },
          color: { enum: ["red", "blue"] },
          pin: { type: "boolean" },
        },
      },
      Note: {
        type: "object",
        additionalProperties: false,
        required: ["id", "text"],
        properties: {
          id: { type: "string", maxLength: 20 },
          text: { type: "string", maxLength: 200 },
          state: { enum: ["new", "old"] },
        },
      },
      AgUiEvent: { oneOf: [ref("Said"), ref("Done")] },
      Said: {
        type: "object",
        additionalProperties: false,
        required: ["type"],
        properties: { type: { const: "SAID" } },
      },
      Done: {
        type: "object",
        additionalProperties: false,
        required: ["type"],
        properties: { type: { const: "DONE" } },
      },
    },
  },
});

/** A place, steps divided by blanks, and what stands there then; nothing takes it away. */
type Edit = readonly [at: string, value?: unknown];

function rulesBrokenBy(edits: readonly Edit[]): string[] {
  const changed: Record<string, unknown> = document();
  for (const [at, value] of edits) {
    const steps = at.split(" ");
    const last = steps.pop() ?? "";
    const parent = steps.reduce((inner, step) => inner[step] as Record<string, unknown>, changed);
    if (value !== undefined) parent[last] = value;
    else if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete parent[last];
  }
  return findBreaks(toPromised(document()), toPromised(changed)).map(({ rule, where }) => `${where}: ${rule}`);
}

const post = "paths /notes post";
const schemas = "components schemas";
const answers = `${post} responses`;
const problem = (codes: string) => ({ $ref: `#/components/responses/${codes}` });
const { paths } = document();

describe("what breaks clients, stored runs or models", () => {
  it.each<[string, Edit[], string]>([
    ["a path that moved", [["paths", { "/note": paths["/notes"] }]], "POST /notes: an operation stays where it is"],
    ["an operation that is gone", [[post]], "POST /notes: an operation stays where it is"],
    [
      "another status of success",
      [[`${answers} 200`, paths["/notes"].post.responses["201"]], [`${answers} 201`]],
      "POST /notes: a success keeps its status and its media type",
    ],
    ["a code that is gone", [[`${answers} 409`, problem("BUSY")]], "POST /notes: a code that clients handle stays"],
    [
      "a code with another status",
      [[`${answers} 404`], [`${answers} 410`, problem("NOT_FOUND")]],
      "POST /notes: a code keeps its status",
    ],
    ["a parameter that is gone", [[`${post} parameters 0`]], "POST /notes: a parameter that clients send stays"],
    [
      "a new parameter that must be there",
      [[`${post} parameters 1`, { in: "query", name: "to", required: true, schema: { type: "string" } }]],
      "POST /notes: a new parameter is optional",
    ],
    [
      "a parameter that must be there now",
      [[`${post} parameters 0 required`, true]],
      "POST /notes: a field becomes required for nobody",
    ],
    ["somebody who is no longer let in", [[`${post} security 1`]], "POST /notes: who was let in is let in"],
    ["a field no longer taken", [[`${schemas} Draft properties pin`]], "Draft: a field that is sent is still taken"],
    [
      "a field that must be sent now",
      [[`${schemas} Draft required 1`, "pin"]],
      "Draft: a field becomes required for nobody",
    ],
    ["a value no longer taken", [[`${schemas} Draft properties color enum 1`]], "Draft: what was taken is still taken"],
    ["a narrower limit", [[`${schemas} Draft properties text maxLength`, 100]], "Draft: a limit becomes no narrower"],
    ["a pattern", [[`${schemas} Draft properties text pattern`, "^a"]], "Draft: a limit becomes no narrower"],
    ["another type", [[`${schemas} Draft properties pin type`, "integer"]], "Draft: a field keeps its type"],
    ["a field no longer answered", [[`${schemas} Note properties state`]], "Note: a field that is read is still there"],
    [
      "a field not always answered",
      [[`${schemas} Note required 1`]],
      "Note: a field that was always there is still there",
    ],
    ["an event that the log still has", [[`${schemas} AgUiEvent oneOf 1`]], "AgUiEvent: what was taken is still taken"],
    [
      "a field that earlier events do not have",
      [
        [`${schemas} Done properties at`, { type: "integer" }],
        [`${schemas} Done required 1`, "at"],
      ],
      "Done: a field becomes required for nobody",
    ],
  ])("%s", (_, edits, expected) => {
    expect(rulesBrokenBy(edits)).toContain(expected);
  });

  it.each<[string, Edit[]]>([
    ["nothing", []],
    ["a new operation", [["paths /more", paths["/notes"]]]],
    ["a new code", [[`${answers} 429`, problem("RATE_LIMITED")]]],
    ["a new field that may be sent", [[`${schemas} Draft properties more`, { type: "string" }]]],
    [
      "a new field of an answer",
      [
        [`${schemas} Note properties more`, { type: "string" }],
        [`${schemas} Note required 2`, "more"],
      ],
    ],
    ["a wider limit", [[`${schemas} Draft properties text maxLength`, 300]]],
    ["a narrower answer", [[`${schemas} Note properties text maxLength`, 100]]],
    ["a value more", [[`${schemas} Draft properties color enum 2`, "green"]]],
    ["a value that is no longer answered", [[`${schemas} Note properties state enum 1`]]],
    ["other words", [[`${schemas} Note description`, "A note."]]],
    [
      "a type with a name of its own",
      [
        [`${schemas} Color`, { enum: ["red", "blue"] }],
        [`${schemas} Draft properties color`, ref("Color")],
      ],
    ],
    [
      "values that have become a text they fit",
      [[`${schemas} Draft properties color`, { type: "string", pattern: "^[a-z]+$" }]],
    ],
  ])("is not %s", (_, edits) => {
    expect(rulesBrokenBy(edits)).toEqual([]);
  });
});

describe("a break", () => {
  const found = [
    { rule: "", where: "Me", path: ["properties", "name", "maxLength"], before: 9, after: 8 },
    { rule: "", where: "GET /api/v1/me", path: [], before: {}, after: undefined },
  ];
  const told = "# Changelog\n\n## Unreleased\n\n### Breaking\n\n- `Me.name`, `GET /api/v1/me`\n\n## 1.4.0\n";
  const halfTold = told
    .replace("`GET /api/v1/me`", "")
    .replace("## 1.4.0", "### Added\n\n- `GET /api/v1/me`\n\n## 1.4.0");
  it.each([
    [
      "needs nothing where there is none",
      { breaks: [], released: "1.4.0", version: "1.4.1", changelog: "" },
      undefined,
    ],
    [
      "needs a major version",
      { breaks: found, released: "1.4.0", version: "1.5.0", changelog: told },
      /another version/,
    ],
    [
      "needs a minor version before the first",
      { breaks: found, released: "0.4.0", version: "0.4.1", changelog: told },
      /another version/,
    ],
    [
      "is told in the changelog, above the release",
      { breaks: found, released: "1.4.0", version: "2.0.0", changelog: "\n## 1.4.0\n\n### Breaking\n" },
      /CHANGELOG.*`Me\.name`, `GET \/api\/v1\/me`\.$/,
    ],
    [
      "is told beside every other, as breaking",
      { breaks: found, released: "1.4.0", version: "2.0.0", changelog: halfTold },
      /and name `GET \/api\/v1\/me`\.$/,
    ],
    ["is fine with both", { breaks: found, released: "1.4.0", version: "2.0.0", changelog: told }, undefined],
  ])("%s", (_, facts, expected) => {
    const fault = findFault(facts);
    if (expected === undefined) expect(fault).toBeUndefined();
    else expect(fault).toMatch(expected);
  });
});
