import type { Specs } from "../load.ts";
import { keysOf } from "../load.ts";
import { toModel } from "../model.ts";
import { shownNames } from "../model/card-forms.ts";
import { LOCALES } from "../model/messages.ts";
import { methodFiles } from "../model/methods.ts";
import { moduleFiles } from "../module-files.ts";
import type { Path } from "../source.ts";
import type { CheckContext } from "./context.ts";

type Complain = CheckContext["complain"];

/** A reader of either language finds every text: none is missing, empty, or with other parameters than its twin. */
export function checkTexts({ specs, complain }: Pick<CheckContext, "specs" | "complain">): void {
  checkCatalogue(specs, complain);
  checkNamed(specs, complain);
  checkMethodTexts(specs, complain);
}

function checkCatalogue(specs: Specs, complain: Complain): void {
  const source = specs.sources.get("ui/messages.yaml");
  if (!source) return;
  const tables = source.value as Record<string, Record<string, unknown>>;
  for (const locale of LOCALES) {
    for (const key of new Set(LOCALES.flatMap((other) => keysOf(tables[other])))) {
      const [here, there] = [tables[locale]?.[key], LOCALES.map((other) => tables[other]?.[key]).find(isText)];
      if (!isText(here)) complain(source, placeOf(tables, key), `text ${key} is missing in ${locale}`);
      else if (parametersOf(here) !== parametersOf(String(there)))
        complain(source, [locale, key], `text ${key} has other parameters in ${locale}`);
    }
  }
}

/** Names of fields and values: those of all methods, and a method's own. */
function checkNamed(specs: Specs, complain: Complain): void {
  const shared = specs.sources.get("ui/fields.yaml");
  for (const part of ["fields", "values"]) {
    const texts = ((shared?.value ?? {}) as Record<string, Record<string, unknown>>)[part];
    for (const [name, text] of Object.entries(texts ?? {}))
      checkText(text, [part, name], (path, message) => shared && complain(shared, path, message));
  }
  for (const { source, value } of moduleFiles(specs.sources)) {
    const tell = (path: Path, message: string) => complain(source, path, message);
    checkText(value.name, ["name"], tell);
    for (const part of ["labels", "values"] as const)
      for (const [field, text] of Object.entries(value[part] ?? {})) checkText(text, [part, field], tell);
    for (const [code, { text }] of Object.entries(value.errors ?? {})) checkText(text, ["errors", code, "text"], tell);
  }
  for (const { source, value } of methodFiles(specs)) {
    const { name, labels } = value as { name?: unknown; labels?: Record<string, unknown> };
    const tell = (path: Path, message: string) => complain(source, path, message);
    if (name !== undefined) checkText(name, ["name"], tell);
    for (const [field, text] of Object.entries(labels ?? {})) checkText(text, ["labels", field], tell);
  }
}

/** A card can be made for every method: it has a name, and every field that it shows has a label. */
function checkMethodTexts(specs: Specs, complain: Complain): void {
  const model = toModel(specs);
  const { messages } = model;
  const has = (key: string) => isText(messages.en?.[key]);
  for (const { source, module, method } of methodFiles(specs)) {
    const id = `${module}.${method}`;
    const found = model.methods.find((entry) => entry.id === id);
    if (!found) continue;
    if (messages.tool_names[id] === undefined)
      complain(source, ["title"], `${id} has no name in zh-CN and en: give it \`name\``);
    const nameless = [...shownNames(found, model.schemas)].filter(
      (name) => !has(`field.${id}.${name}`) && !has(`field.${name}`),
    );
    for (const name of nameless)
      complain(
        source,
        [],
        `field ${name} has no label in zh-CN and en: add it to \`labels\` here or of the module, or to ui/fields.yaml`,
      );
  }
}

function checkText(text: unknown, path: Path, tell: (path: Path, message: string) => void): void {
  for (const locale of LOCALES)
    if (!isText((text as Record<string, unknown> | null)?.[locale]))
      tell(path, `text ${path.join(".")} is missing in ${locale}`);
}

const isText = (text: unknown): text is string => typeof text === "string" && text.trim() !== "";
const parametersOf = (text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .sort()
    .join();
const placeOf = (tables: Record<string, Record<string, unknown>>, key: string): Path => [
  LOCALES.find((locale) => tables[locale]?.[key] !== undefined) ?? LOCALES[0],
  key,
];
