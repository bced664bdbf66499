import { describe, expect, it } from "vitest";
import { problemsWith } from "./tiny-specs.ts";

const NOTE = "schemas/Note.yaml";
const NOW = "modules/clock/now.yaml";
const PATH = "paths/note.yaml";
const MODULE = "modules/clock/_module.yaml";
const bothTexts = "{ zh-CN: 停, en: Stopped }";
/** A module with a table, one word of which is another one. */
const tableWith = (word: string, other: string) => ({
  [MODULE]: (text: string) =>
    text +
    `tables:
  alarms:
    type: Alarm
    id: alm
    missing: CLOCK_STOPPED
    properties:
      at: { type: string, maxLength: 5 }
    required: [at]
`.replace(word, other),
});
const MESSAGES = "ui/messages.yaml";

const toWrite = (text: string) => text.replace("read_only: true", "read_only: false");

/** Each row: a mistake, and the one complaint it must cause, with file and line. */
const mistakes: [string, Record<string, (text: string) => string>, RegExp][] = [
  [
    "an open object",
    { [NOTE]: (text) => text.replace("additionalProperties: false", "additionalProperties: true") },
    /Note\.yaml:\d+: open object/,
  ],
  [
    "an unbounded string (G123)",
    { [NOTE]: (text) => text.replace("text: { type: string, maxLength: 200,", "text: { type: string,") },
    /Note\.yaml:14: unbounded string/,
  ],
  [
    "a pattern that never stops (G123)",
    { [NOTE]: (text) => text.replace("[0-9]{4}", "[0-9]+") },
    /Note\.yaml:\d+: unbounded string/,
  ],
  [
    "an unbounded array (G123)",
    { [NOTE]: (text) => text.replace("type: array, maxItems: 5", "type: array") },
    /Note\.yaml:16: unbounded array/,
  ],
  [
    "a field that nobody has described",
    { [NOTE]: (text) => text.replace(", description: What to remember.", "") },
    /Note\.yaml:14: field text of PlainNote needs a description/,
  ],
  [
    "a type that nobody has described",
    { "modules/clock/_shared.yaml": (text) => text.replace(", x-doc: A zone of the clock.", "") },
    /_shared\.yaml:1: type ZoneName needs a description, or x-doc/,
  ],
  [
    "a parameter that nobody has described",
    { [PATH]: (text) => text.replace(" description: Which note.,", "") },
    /note\.yaml:\d+: parameter id needs a description/,
  ],
  [
    "a schema that allows anything",
    { [NOTE]: (text) => text.replace("{ type: string, maxLength: 20 }", "{}") },
    /Note\.yaml:16: schema allows anything/,
  ],
  [
    "x-open without a reason",
    { [NOTE]: (text) => text.replace("{ type: string, maxLength: 20 }", "{ x-open: '' }") },
    /Note\.yaml:16: x-open needs a reason/,
  ],
  [
    "a tag with the same value twice",
    { [NOTE]: (text) => text.replace("const: dated", "const: plain") },
    /Note\.yaml:\d+: oneOf branches 1 and 2 cannot be told apart/,
  ],
  [
    "a union nobody can tell apart",
    {
      [NOTE]: (text) =>
        text
          .replace("x-tag: kind\n", "")
          .replace("kind: { const: dated }", "kind: { const: plain }")
          .replace(", day]", "]"),
    },
    /oneOf branches 1 and 2 cannot be told apart/,
  ],
  [
    "a misspelt keyword",
    { [NOTE]: (text) => text.replace("type: array, maxItems: 5", "type: array, maxItems: 5, uniqItems: true") },
    /Note\.yaml:16: unknown keyword "uniqItems"/,
  ],
  [
    "nullable",
    { [NOTE]: (text) => text.replace("maxLength: 20 }", "maxLength: 20, nullable: true }") },
    /nullable is not used here/,
  ],
  [
    "an example that does not fit",
    { [NOTE]: (text) => text.replace("- { text: Milk, kind: plain }", "- { text: 5, kind: plain }") },
    /Note\.yaml:7: example of Note: must be string/,
  ],
  [
    "a type without an example",
    { [NOTE]: (text) => text.replace("examples:\n  - { text: Milk, kind: plain }\n", "") },
    /Note needs at least one example/,
  ],
  [
    "a reference that is nearly right",
    { [NOTE]: (text) => text.replace('"#/$defs/DatedNote"', '"#/$defs/DatedNot"') },
    /reference #\/\$defs\/DatedNot names no type; did you mean schemas\/Note\.yaml#\/\$defs\/DatedNote\?$/m,
  ],
  [
    "a reference to nothing",
    { [NOTE]: (text) => text.replace('"#/$defs/DatedNote"', '"#/$defs/Nothing"') },
    /Note\.yaml:4: reference #\/\$defs\/Nothing names no type/,
  ],
  [
    "a name used twice",
    { [NOTE]: (text) => text.replace("  PlainNote:", "  ZoneName: { const: 1 }\n  PlainNote:") },
    /type name ZoneName is already used/,
  ],
  [
    "a name of the language",
    { "modules/clock/_shared.yaml": (text) => `${text}Date: { const: 1 }\n` },
    /type name Date hides/,
  ],
  [
    "a method without a flag (G121)",
    { [NOW]: (text) => text.replace(", sensitive_sink: false", "") },
    /now\.yaml:7: annotations must have required property 'sensitive_sink'/,
  ],
  [
    "a method without flags (G121)",
    { [NOW]: (text) => text.replace(/annotations: .*\n/, "") },
    /now\.yaml:1: file must have required property 'annotations'/,
  ],
  [
    "a description without success condition (G121)",
    { [NOW]: (text) => text.replace(/succeeds_when: .*/, "succeeds_when: ''") },
    /now\.yaml:5: succeeds_when must NOT have fewer/,
  ],
  [
    "a description without failure path (G121)",
    { [NOW]: (text) => text.replace(/fails_when: .*\n/, "") },
    /must have required property 'fails_when'/,
  ],
  [
    "an unknown key in a method",
    { [NOW]: (text) => `${text}policy: ask\n` },
    /must NOT have additional properties \(policy\)/,
  ],
  [
    "an undeclared error of a method",
    { [NOW]: (text) => text.replace("CLOCK_STOPPED", "CLOCK_MELTED") },
    /now\.yaml:8: error code CLOCK_MELTED is neither in errors\.yaml nor/,
  ],
  [
    "an undeclared error of an operation",
    { [PATH]: (text) => text.replace("[NOTE_NOT_FOUND]", "[NOTE_LOST]") },
    /note\.yaml:7: error code NOTE_LOST is neither in errors\.yaml nor/,
  ],
  [
    "a method example that does not fit",
    { [NOW]: (text) => text.replace("input: { zone: UTC }", "input: { zone: 5 }") },
    /now\.yaml:\d+: example input of clock\.now: must be string/,
  ],
  [
    "an operation example that does not fit",
    { [PATH]: (text) => text.replace("{ text: Milk, kind: plain }", "{ text: Milk, kind: odd }") },
    /note\.yaml:\d+: example note:/,
  ],
  [
    "a misspelt mark of an operation",
    { [PATH]: (text) => text.replace("x-status: planned", "x-state: planned") },
    /note\.yaml:\d+: putNote: unknown mark x-state/,
  ],
  [
    "a body limit that is no number of bytes",
    { [PATH]: (text) => text.replace("operationId: putNote", "operationId: putNote\n  x-body-limit: 64 KB") },
    /note\.yaml:17: x-body-limit is a number of bytes/,
  ],
  [
    "a body limit without a body",
    { [PATH]: (text) => text.replace("operationId: getNote", "operationId: getNote\n  x-body-limit: 65536") },
    /note\.yaml:5: x-body-limit stands where there is no body/,
  ],
  [
    "an endless sentence for a body that is too large",
    {
      [PATH]: (text) =>
        text.replace("operationId: putNote", `operationId: putNote\n  x-too-large: ${"a ".repeat(101)}b`),
    },
    /note\.yaml:17: x-too-large is a sentence of at most 200 characters/,
  ],
  [
    "no common body limit",
    { "openapi.yaml": (text) => text.replace("x-body-limit: 65536\n", "") },
    /openapi\.yaml:\d+: openapi\.yaml needs an x-body-limit in bytes/,
  ],
  [
    "a form whose file has no bound",
    { [PATH]: (text) => text.replace(/(putNote[^]*?)application\/json/, "$1multipart/form-data") },
    /note\.yaml:\d+: a form has one binary property, with a maxLength/,
  ],
  [
    "an operation without examples",
    { [PATH]: (text) => text.replace(/          examples: .*\n/, "") },
    /application\/json needs examples/,
  ],
  [
    "an error answer written by hand",
    {
      [PATH]: (text) =>
        text.replace('  responses:\n    "200":', '  responses:\n    "404": { description: no }\n    "200":'),
    },
    /note\.yaml:9: 404 is made from x-errors/,
  ],
  [
    "an operation id used twice",
    { [PATH]: (text) => text.replace("putNote", "getNote") },
    /operationId getNote is used twice/,
  ],
  [
    "an inline body",
    { [PATH]: (text) => text.replace("{ $ref: ../schemas/Note.yaml }", "{ type: object }") },
    /a body is a \$ref to a named schema/,
  ],
  [
    "a path parameter nobody describes",
    { [PATH]: (text) => text.replace("name: id", "name: key") },
    /does not describe \{id\}/,
  ],
  [
    "a text that one language lacks",
    { [MESSAGES]: () => "en: { note.a: A }\nzh-CN: {}\n" },
    /messages\.yaml:1: text note\.a is missing in zh-CN/,
  ],
  [
    "a text that is empty in one language",
    { [MESSAGES]: () => "zh-CN: { note.a: 甲 }\nen: { note.a: ' ' }\n" },
    /messages\.yaml:1: text note\.a is missing in en/,
  ],
  [
    "a text with other parameters in one language",
    { [MESSAGES]: () => "zh-CN: { note.a: '{n} 项' }\nen: { note.a: some }\n" },
    /messages\.yaml:\d+: text note\.a has other parameters in en/,
  ],
  [
    "a label that one language lacks",
    { [NOW]: (text) => text.replace("zone: { zh-CN: 时区, en: Zone }", "zone: { en: Zone }") },
    /now\.yaml:\d+: text labels\.zone is missing in zh-CN/,
  ],
  [
    "a name of fields that one language lacks",
    { "ui/fields.yaml": () => "fields:\n  day: { zh-CN: 日 }\nvalues: {}\n" },
    /fields\.yaml:2: text fields\.day is missing in en/,
  ],
  [
    "a method without a name for its cards",
    { [NOW]: (text) => text.replace(/^name: .*\n/m, "") },
    /now\.yaml:1: clock\.now has no name in zh-CN and en/,
  ],
  [
    "a field that a card could not name",
    { [NOW]: (text) => text.replace(/^ {2}style: \{ zh.*\n/m, "") },
    /now\.yaml:1: field style has no label in zh-CN and en/,
  ],
  [
    "a kind of card that there is not",
    { [NOW]: (text) => `${text}ui: clock.face\n` },
    /now\.yaml:\d+: ui clock\.face is no kind of card/,
  ],
  [
    "a module without a name in one language",
    { [MODULE]: (text) => text.replace("zh-CN: 时钟, ", "") },
    /_module\.yaml:2: text name is missing in zh-CN/,
  ],
  [
    "an agent that there is not, in a module",
    { [MODULE]: (text) => `${text}agents: { nobody: all }\n` },
    /_module\.yaml:6: agent nobody does not exist/,
  ],
  [
    "an error of a module that all have already",
    {
      [MODULE]: (text) =>
        `${text}errors:\n  CLOCK_STOPPED: { status: 404, title: T, can_retry: false, scope: [tool], text: ${bothTexts} }\n`,
    },
    /_module\.yaml:7: error code CLOCK_STOPPED is in errors\.yaml already/,
  ],
  [
    "a table whose rows are missing with no code",
    tableWith("CLOCK_STOPPED", "NO_ALARM"),
    /:10: error code NO_ALARM does not/,
  ],
  [
    "a table with ids of the server",
    tableWith("alm", "ctc"),
    /:9: ids that begin with ctc_ belong to the server itself/,
  ],
  ["a table that repeats what all have", tableWith("at", "version"), /:12: every table has version; leave it out/],
  [
    "a table that requires no column",
    tableWith("[at]", "[to]"),
    /:13: required names to, which is no column; there are at/,
  ],
  ["a table with an open value", tableWith("maxLength: 5", "minLength: 1"), /:12: unbounded string/],
  [
    "a table without a type",
    tableWith("type: Alarm", "kind: Alarm"),
    /:8: tables\/alarms must have required property 'type'/,
  ],
  ["a method without a module", { "modules/lamp/on.yaml": () => "title: x" }, /module lamp has no _module\.yaml/],
  [
    "a whitelist entry that does not exist",
    { "agents.yaml": () => "whitelist: [clock.then]" },
    /agents\.yaml:1: whitelist names clock\.then, which does not exist; there are clock\.now$/m,
  ],
  [
    "a configuration that does not fit",
    { "agents.yaml": () => "whitelist: 5" },
    /agents\.yaml:1: agents\.yaml: must be array/,
  ],
  [
    "a form with too many fields",
    {
      [NOW]: (text) =>
        text.replace(
          "    zone: {",
          `${Array.from({ length: 25 }, (_, no) => `    f${no}: { type: boolean }\n`).join("")}    zone: {`,
        ),
    },
    /now\.yaml:10: a form of the input has 27 fields, the limit is 25/,
  ],
  [
    "a card that is too long",
    {
      [NOW]: (text) =>
        text
          .replace("- input: { zone: UTC }", `- input: { zone: "${"x".repeat(40)}" }`)
          .replace("follows: Tell the user.", `follows: ${"y".repeat(590)}`)
          .replace("use_when: ", `use_when: ${"z".repeat(560)} `)
          .replace("avoid_when: ", `avoid_when: ${"z".repeat(560)} `)
          .replace("succeeds_when: ", `succeeds_when: ${"z".repeat(550)} `)
          .replace("fails_when: ", `fails_when: ${"z".repeat(550)} `)
          .replace("How to write it.", "w".repeat(900)),
    },
    /now\.yaml:1: action card has \d+ characters, the limit is 4000/,
  ],
  [
    "a card whose envelope does not fit",
    {
      "modules/clock/_module.yaml": (text) =>
        `${text}  Ask for the time:\n  {"module":"clock","method":"now","input":{"zon":"UTC"}}\n`,
    },
    /_module\.yaml:4: envelope in the skill: must have required property 'zone'/,
  ],
  [
    "a card whose envelope names nothing",
    { "modules/clock/_module.yaml": (text) => `${text}  {"module":"clock","method":"then","input":{}}\n` },
    /envelope in the skill: no type ClockThenInput/,
  ],
  [
    "a card whose envelope is broken",
    { "modules/clock/_module.yaml": (text) => `${text}  {"module":"clock","method":}\n` },
    /envelope in the skill: must be object/,
  ],
  [
    "a field that may be changed while approving, of a method that nobody is asked about",
    { [NOW]: (text) => `${text}editable: [style]\n` },
    /now\.yaml:\d+: style cannot be changed: nobody is asked/,
  ],
  [
    "a field that may be changed while approving, and that the input does not have",
    { [NOW]: (text) => `${toWrite(text)}editable: [style, colour]\n` },
    /now\.yaml:\d+: colour is no field of the input/,
  ],
  [
    "a field that may be changed while approving, and that says what the call is about",
    { [NOW]: (text) => `${toWrite(text).replaceAll("zone", "clock_id")}editable: [clock_id]\n` },
    /now\.yaml:\d+: clock_id says what the call is about/,
  ],
  ["broken YAML", { [NOTE]: (text) => `${text}\n  ]: [` }, /Note\.yaml:\d+: /],
];

describe("check", () => {
  it("finds nothing wrong with sound specs", () => {
    expect(problemsWith({})).toEqual([]);
  });

  it.each(mistakes)("refuses %s, with file and line", (_name, changes, complaint) => {
    const change = Object.fromEntries(
      Object.entries(changes).map(([file, edit]) => [file, file === "modules/lamp/on.yaml" ? edit("") : edit]),
    );
    expect(problemsWith(change).join("\n")).toMatch(complaint);
  });

  it("accepts an open object that says why", () => {
    expect(
      problemsWith({
        [NOTE]: (text) => text.replace("{ type: string, maxLength: 20 }", "{ x-open: any tag a client likes }"),
      }),
    ).toEqual([]);
  });

  it("accepts a union told apart by keys one branch requires and the other does not know", () => {
    const byKeys = (text: string) =>
      text.replace("x-tag: kind\n", "").replace("kind: { const: dated }", "kind: { const: plain }");
    expect(problemsWith({ [NOTE]: byKeys })).toEqual([]);
  });
});
