import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { check } from "../../../codegen/check.ts";
import { load } from "../../../codegen/load.ts";
import { makeNew } from "../../../codegen/new.ts";
import { addRow, addToChangelog } from "../../../codegen/new/edit-page.ts";
import { addEntry, addItem } from "../../../codegen/new/edit-yaml.ts";

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "accord-new-"));
const product = join(folder, "product");
afterAll(() => rmSync(folder, { recursive: true }));

/** As much of a checkout as is read and changed, with specs that are quick to read; committed, as a newcomer has it. */
const parts = [
  "CHANGELOG.md",
  "docs/configuration.md",
  "src/base",
  "src/run/journal",
  "test/unit/base",
  "test/unit/run",
];
for (const part of parts) cpSync(join(root, part), join(product, part), { recursive: true });
cpSync(join(import.meta.dirname, "tiny"), join(product, "specs"), { recursive: true });
for (const [path, written] of Object.entries({
  "schemas/RunEventBase.yaml": `type: object
properties:
  threadId: { type: string, maxLength: 40 }
  runId: { type: string, maxLength: 40 }
  timestamp: { type: integer }
additionalProperties: false
examples: [{}]
`,
  "schemas/EvidenceEvent.yaml": `enum: [a]
examples: [a]
$defs:
  EvidenceClass:
    enum:
      - clock.wound # by hand
`,
  "events/CUSTOM.yaml": `x-tag: name
oneOf:
  - $ref: "#/$defs/ClockWoundEvent"
examples:
  - { type: CUSTOM, threadId: t, runId: r, name: clock.wound, value: 1 }
$defs:
  CustomEventBase:
    x-extends: ../schemas/RunEventBase.yaml
    type: object
    properties: { type: { const: CUSTOM } }
    additionalProperties: false
  # The only one.
  ClockWoundEvent:
    x-extends: "#/$defs/CustomEventBase"
    type: object
    properties: { name: { const: clock.wound }, value: { const: 1 } }
    required: [type, threadId, runId, name, value]
    additionalProperties: false
`,
}))
  writeFileSync(join(product, "specs", path), written);

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b", ...args], { cwd: product, encoding: "utf8" });
git("init", "--quiet");
git("add", ".");
git("commit", "--quiet", "--message", "as it is");

const text = (path: string) => readFileSync(join(product, path), "utf8");
const changed = () => git("status", "--porcelain", "--untracked-files=all").trim();
const make = async (words: string, flags: Record<string, string> = {}, answers?: string[]) => {
  const said: string[] = [];
  const [what = "", name] = words.split(" ");
  const ask = answers && (async (question: string) => (said.push(question), answers.shift() ?? ""));
  await makeNew(what, name, { flags, isProduct: true, product, ask, say: (line) => void said.push(line) });
  return said;
};

beforeEach(() => void (git("checkout", "--quiet", "."), git("clean", "--quiet", "-fd")));

describe("accord new in the product", () => {
  const summary = "It was shown.";
  it.each<[string, Record<string, string>, string]>([
    ["operation GetThing", {}, "cannot be the id of an operation: it is written as getGreeting is"],
    ["operation getNote", {}, "there is one of this name already"],
    ["operation clockNow", {}, "there is one of this name already"],
    ["operation getThing", {}, "say --path, as /api/v1/agent/thing"],
    ["operation getThing", { path: "/things" }, "--path must be a path below /api/v1"],
    ["operation getThing", { path: "/api/v1/modules/x" }, "--path must be a path below /api/v1"],
    ["operation getThing", { path: "/api/v1/agent/things", verb: "put" }, "--verb must be get, post, patch or delete"],
    ["operation getThing", { path: "/api/v1/notes/{id}" }, "GET /api/v1/notes/{id} is getNote already"],
    ["operation getThing", { path: "/api/v1/notes/{key}" }, "is /api/v1/notes/{id} with another name"],
    ["operation getThing", { path: "/api/v1/agent/things", tag: "nothing" }, "--tag must be one of notes;"],
    [
      "operation getThing",
      { path: "/api/v1/agent/things", tag: "notes", summary: "a: b" },
      "--summary must be 3 to 120 characters",
    ],
    ["event note", { summary }, "cannot be the name of a fact: it has two words or more with dots"],
    ["event clock.wound", { summary }, "there is a fact clock.wound already"],
    ["event NOTE_SHOWN", { summary }, "AG-UI has no such type, and its clients would refuse it"],
    ["event RUN_STARTED", { summary }, "there is an event RUN_STARTED already"],
    ["event note.shown", {}, "say --summary, as A note was shown to the user."],
    ["event note.shown", { summary: "no full stop" }, "--summary must be a sentence"],
    ["setting GREETING", {}, "cannot be the name of a setting: it is written as ACCORD_GREETING is"],
    ["setting ACCORD_PORT", {}, "there is a setting ACCORD_PORT already"],
    ["setting ACCORD_A", { kind: "colour" }, "--kind must be one of number, choice"],
    ["setting ACCORD_A", { from: "1", to: "9", default: "10" }, "--default must be a whole number from 1 to 9"],
    ["setting ACCORD_A", { kind: "choice" }, "say --values, as plain,warm"],
    ["setting ACCORD_A", { description: "Too short." }, "--description must be a sentence of 20"],
    ["setting ACCORD_A", { description: "Something of that kind.", group: "hats" }, "--group must be one of"],
    ["setting ACCORD_LOG_LEVEL_", {}, "cannot be the name of a setting"],
    ["castle stone", {}, "There is no castle to make"],
  ])("refuses %s with %j in a sentence, and writes nothing", async (words, flags, sentence) => {
    await expect(make(words, flags)).rejects.toThrow(sentence);
    expect(changed()).toBe("");
  });

  it("changes nothing that somebody is changing", async () => {
    writeFileSync(join(product, "specs/openapi.yaml"), `${text("specs/openapi.yaml")}# mine\n`);
    const before = changed();
    await expect(make("operation getThing", { path: "/api/v1/agent/thing", tag: "notes" })).rejects.toThrow(
      "specs/openapi.yaml would be changed, and has changes that are not committed. Commit them or put them away",
    );
    expect(changed()).toBe(before);
  });

  it("writes nothing when one of the files is not as it should be", async () => {
    writeFileSync(join(product, "src/run/journal/grammar.ts"), "export {};\n");
    git("commit", "--quiet", "--all", "--message", "otherwise");
    await expect(make("event STATE_DELTA", { summary })).rejects.toThrow(
      "grammar.ts cannot be changed by this program. It is not as it was when this program was written.",
    );
    expect(changed()).toBe("");
    git("reset", "--quiet", "--hard", "HEAD~1");
  });

  it("asks at a terminal for what is left out, and takes what is usual for no answer", async () => {
    const said = await make("operation", {}, ["listThings", "", "/api/v1/agent/things", "notes", ""]);
    expect(said.slice(0, 5).map((question) => question.split(/[,:]/, 1)[0])).toEqual([
      "Name of the operation",
      "HTTP method",
      "Path",
      "Tag",
      "What it does",
    ]);
    expect(text("specs/paths/things.yaml")).toContain("get:\n  operationId: listThings\n  summary: List things\n");
    git("add", ".");
    git("commit", "--quiet", "--message", "one");
    await expect(
      make("setting ACCORD_THINGS", {}, ["", "1", "9", "4", "Most things of one person."]),
    ).resolves.toBeTruthy();
    expect(text("src/base/config.ts")).toContain("things: number;\n}");
    git("reset", "--quiet", "--hard", "HEAD~1");
  });

  it("keeps every other character of what it changes, and the specs stay sound", async () => {
    const before = Object.fromEntries(
      ["specs/openapi.yaml", "specs/events/CUSTOM.yaml"].map((path) => [path, text(path)]),
    );
    await make("operation deleteNote", { path: "/api/v1/notes/{id}" });
    git("add", ".");
    git("commit", "--quiet", "--message", "one");
    await make("operation updateThing", { path: "/api/v1/notes/{id}/things" });
    git("add", ".");
    git("commit", "--quiet", "--message", "two");
    await make("event thing.seen", { summary });
    expect(check(load(join(product, "specs")))).toEqual([]);
    for (const [path, old] of Object.entries(before)) {
      const kept = text(path).split("\n");
      for (const line of old.split("\n")) expect(kept.splice(0, kept.indexOf(line) + 1).at(-1)).toBe(line);
    }
    expect(readdirSync(join(product, "specs/paths"))).toEqual(["note.yaml", "thing.yaml"]);
    const [, deletes = ""] = text("specs/paths/note.yaml").split("\ndelete:\n");
    expect(deletes).toMatch(/^ {2}operationId: deleteNote\n(?![^]*name: id)/);
    git("reset", "--quiet", "--hard", "HEAD~2");
  });
});

describe("an entry of a YAML text", () => {
  const yaml = "# top\na: # here\n  one: { x: 1 } # first\n\n  two: |\n    text\n\n# rest\nb: [1]\n";

  it("goes behind another one, or to the end, and comments stay", () => {
    expect(addEntry(yaml, ["a"], "new", "{ y: 2 }", "one")).toBe(
      yaml.replace("# first\n", "# first\n  new: { y: 2 }\n"),
    );
    expect(addEntry(yaml, ["a"], "/x/{id}", "1")).toContain("    text\n  /x/{id}: 1\n");
    expect(addItem("- a\n- b # last", [], "c")).toBe("- a\n- b # last\n- c\n");
  });

  it.each([
    ["a map in one line", () => addEntry("a: { b: 1 }\n", ["a"], "c", "2")],
    ["a list in one line", () => addItem(yaml, ["b"], "2")],
    ["what is not there", () => addEntry(yaml, ["c"], "d", "1")],
    ["an entry that is there", () => addEntry(yaml, ["a"], "one", "1")],
    ["broken YAML", () => addEntry("a: [", [], "b", "1")],
  ])("is not put into %s", (_what, add) => expect(add).toThrow());
});

describe("a line for people", () => {
  it("goes to the end of what the next release adds", () => {
    const log =
      "# Changelog\n\n## Unreleased\n\n### Added\n\n- One,\n  two.\n\n### Changed\n\n- X\n\n## 0.1.0\n\n### Added\n\n- Old\n";
    expect(addToChangelog(log, "- New.")).toBe(log.replace("  two.\n", "  two.\n- New.\n"));
    expect(addToChangelog("## Unreleased\n\n### Fixed\n\n- X\n", "- New.")).toBe(
      "## Unreleased\n\n### Added\n\n- New.\n\n### Fixed\n\n- X\n",
    );
    expect(() => addToChangelog("# Changelog\n", "- New.")).toThrow("Unreleased");
  });

  it("goes behind its neighbour in a table", () => {
    expect(addRow("| `A` | 1 |\n| `B` | 2 |\n", "A", ["`C`", "$&"])).toBe("| `A` | 1 |\n| `C` | $& |\n| `B` | 2 |\n");
    expect(() => addRow("| `A` | 1 |\n", "B", [])).toThrow("It has no row of B");
  });
});
