import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "../../src/base/config.ts";
import { productFolder } from "../../src/base/own-folder.ts";
import { addImport, addLines, inArray, inInterface, inTableOf, inTest, isGivenTo } from "./edit-code.ts";
import { addRow, addToChangelog, toListItem } from "./edit-page.ts";
import { NewError, toInner } from "./names.ts";
import { take, type Made, type NewOptions } from "./options.ts";
import { findPlace, writeNew, type Edit } from "./place.ts";
import { kinds, type Kind } from "./setting-kinds.ts";

interface NewSetting {
  name: string;
  /** Its name in the configuration. */
  field: string;
  description: string;
  preset: string | undefined;
  /** The file that has it. */
  file: string;
  kind: Kind;
}

/** `accord new setting ACCORD_GREETING`: an entry among the settings, its row in the list for operators, and tests. */
export async function newSetting(name: string, options: NewOptions): Promise<Made> {
  const root = options.product ?? productFolder;
  assertName(name);
  const kind = await takeKind(options);
  const preset = await takePreset(kind, options);
  const description = await take(options, {
    flag: "description",
    question: "What it is for, as a sentence of 20 to 160 characters",
    example: "How many greetings a person gets on one day.",
    fits: (text) => /^[^\n|"`\\]{19,159}\.$/.test(text),
    rule: "a sentence of 20 to 160 characters with a full stop and without quotes",
  });
  const field = toField(name);
  const file = await takeFile(root, options);
  if (isTaken(field, root)) throw new NewError(`Nothing was written: the configuration has a ${field} already.`);
  const edits = toEdits({ name, field, description, preset, file, kind }, root);
  return {
    files: writeNew(findPlace(true, root), [], edits),
    left: [
      `Next: make quick. Nobody reads it yet: config.${field} is what the room that needs it is given in src/app.ts.`,
      "docs/configuration.md has its row; the pages that speak of its subject are yours.",
    ],
  };
}

function assertName(name: string): void {
  if (!/^ACCORD(?:_[A-Z][A-Z0-9]*)+$/.test(name) || name.length > 40)
    throw new NewError(
      `${JSON.stringify(name)} cannot be the name of a setting: it is written as ACCORD_GREETING is, ` +
        "with capitals, digits and _, and has at most 40 characters.",
    );
  if (settings.some((known) => known.name === name))
    throw new NewError(`Nothing was written: there is a setting ${name} already.`);
}

async function takeKind(options: NewOptions): Promise<Kind> {
  const names = Object.keys(kinds);
  const name = await take(options, {
    flag: "kind",
    question: `What its value is: ${names.join(", ")}`,
    usual: "number",
    fits: (text) => Object.hasOwn(kinds, text),
    rule: `one of ${names.join(", ")}`,
  });
  return await (kinds[name] as (typeof kinds)[string])(options);
}

async function takePreset(kind: Kind, options: NewOptions): Promise<string | undefined> {
  if (kind.isSecret) return undefined;
  const preset = await take(options, {
    flag: "default",
    question: "Default, or nothing when it may be left out",
    usual: "",
    fits: (text) => text === "" || kind.fits(text),
    rule: kind.rule,
  });
  return preset === "" ? undefined : preset;
}

/** Settings of one subject have a file of their own: `limit` is src/base/limit-settings.ts. */
async function takeFile(root: string, options: NewOptions): Promise<string> {
  const groups = readdirSync(join(root, "src/base")).flatMap((file) => /^(\w+)-settings\.ts$/.exec(file)?.[1] ?? []);
  const group = await take(options, {
    flag: "group",
    question: `Where it belongs: ${groups.join(", ")}, or none of them`,
    usual: "none",
    fits: (text) => text === "none" || groups.includes(text),
    rule: `one of ${groups.join(", ")}, or none`,
  });
  return group === "none" ? "src/base/config.ts" : `src/base/${group}-settings.ts`;
}

function toEdits({ name, field, description, preset, file, kind }: NewSetting, root: string): Edit[] {
  const group = /([a-z]+)-settings\.ts$/.exec(file)?.[1];
  const [type, list] =
    group === undefined
      ? ["Config", "settings"]
      : [`${group.charAt(0).toUpperCase()}${group.slice(1)}Config`, `${group}Settings`];
  const entry = `{
  name: "${name}",
${preset === undefined ? "" : `  default: ${JSON.stringify(preset)},\n`}  description: ${JSON.stringify(description)},
${kind.isSecret ? "  isSecret: true,\n" : ""}  read: (text, config) => ${toRead(field, kind)},
},`;
  const member = `${field}${preset === undefined ? "?" : ""}: ${kind.type};`;
  return [
    {
      path: file,
      change: (text) =>
        addImport(
          addLines(addLines(text, inInterface(type), member), inArray(list), entry),
          "./setting-values.ts",
          kind.reader,
        ),
    },
    {
      path: "docs/configuration.md",
      change: (text) =>
        addRow(text, lastIn(root, file), [`\`${name}\``, preset === undefined ? "" : `\`${preset}\``, description]),
    },
    {
      path: "test/unit/base/config.test.ts",
      change: (text) => {
        const [nothing, all] = ["needs nothing", "reads every variable"];
        const value = `${field}: ${kind.literal(kind.good)},`;
        let made = addLines(text, inTest(all, isGivenTo("loadConfig")), `${name}: "${kind.good}",`);
        if (!kind.isSecret) made = addLines(made, inTest(all, isGivenTo("toMatchObject")), value);
        if (preset !== undefined)
          made = addLines(made, inTest(nothing, isGivenTo("toEqual")), `${field}: ${kind.literal(preset)},`);
        return addLines(made, inTableOf("ACCORD_PORT"), `["${name}", { ${name}: "${kind.bad}" }],`);
      },
    },
    {
      path: "CHANGELOG.md",
      change: (text) => addToChangelog(text, toListItem(`Setting \`${name}\`: ${toInner(description)}`)),
    },
  ];
}

/** A secret is kept in a function, which shows nothing of itself. */
const toRead = (field: string, { isSecret, read }: Kind): string =>
  isSecret ? `{\n    const key = ${read};\n    config.${field} = () => key;\n  }` : `void (config.${field} = ${read})`;

/** `ACCORD_GREETINGS_PER_DAY` → `greetingsPerDay`. */
const toField = (name: string): string =>
  name
    .slice("ACCORD_".length)
    .toLowerCase()
    .replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

const isTaken = (field: string, root: string): boolean =>
  readdirSync(join(root, "src/base"))
    .filter((file) => /^config\.ts$|-settings\.ts$/.test(file))
    .some((file) => new RegExp(`^  ${field}\\??[:(]`, "m").test(readFileSync(join(root, "src/base", file), "utf8")));

/** The setting behind which a new one of this file comes. */
function lastIn(root: string, file: string): string {
  const names = [...readFileSync(join(root, file), "utf8").matchAll(/^ {4}name: "([A-Z0-9_]+)",$/gm)];
  return names.at(-1)?.[1] ?? "";
}
