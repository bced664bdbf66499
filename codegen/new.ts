import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parse } from "yaml";
import { productFolder } from "../src/base/own-folder.ts";
import { TAKEN_PREFIXES } from "./check/tables.ts";
import { load } from "./load.ts";
import { toTables } from "./model/tables.ts";
import type { ModuleFile } from "./module-files.ts";
import { toMethodFiles } from "./new/method.ts";
import { toModuleFiles } from "./new/module.ts";
import { assertName, NewError, toPrefix, toRowType, toTitle } from "./new/names.ts";
import { findModule, findPlace, firstFiles, writeNew } from "./new/place.ts";

export interface NewOptions {
  /** What people read, in both languages; asked for at a terminal. */
  zh?: string | undefined;
  en?: string | undefined;
  /** Three letters that ids begin with. */
  id?: string | undefined;
  /** Into the product, not beside it. */
  isProduct: boolean;
  say(line: string): void;
  /** Asks at a terminal; undefined where there is none. */
  ask?: ((question: string) => Promise<string>) | undefined;
}

/** `accord new <what> <name>`: writes what is missing, in the style of the house. */
export async function makeNew(what: string, name: string | undefined, options: NewOptions): Promise<void> {
  const given = name ?? (await options.ask?.(what === "module" ? "Name of the module, as notes: " : "Name: "));
  if (given === undefined) throw new NewError(`new ${what} needs a name.`);
  const files = what === "module" ? await newModule(given, options) : newMethod(given);
  for (const file of files) options.say(`  ${file}`);
  options.say("Next: make generate, then make test-own, or make quick for the product.");
}

async function newModule(module: string, options: NewOptions): Promise<string[]> {
  assertName("module", module);
  if (findModule(module) !== undefined) throw new NewError(`Nothing was written: there is a module ${module} already.`);
  const place = findPlace(options.isProduct);
  const type = toRowType(module);
  const taken = takenPrefixes();
  const prefix = options.id ?? toPrefix(type, taken);
  if (!/^[a-z]{3}$/.test(prefix)) throw new NewError(`--id must be three small letters, as nte; ${prefix} is not.`);
  if (taken.has(prefix)) throw new NewError(`Ids that begin with ${prefix}_ exist already: choose other letters.`);
  const made = { module, type, prefix, name: await toNames(module, options) };
  return writeNew(place, [...firstFiles(place), ...toModuleFiles(made, place)]);
}

function newMethod(id: string): string[] {
  const [module = "", method = "", ...others] = id.split(".");
  if (others.length > 0 || method === "")
    throw new NewError(`${JSON.stringify(id)} cannot be the name of a method: write it as notes.create.`);
  assertName("module", module);
  assertName("method", method);
  const place = findModule(module);
  if (place === undefined)
    throw new NewError(`Nothing was written: there is no module ${module}. \`accord new module ${module}\` makes it.`);
  const file = join(place.root, "specs/modules", module, "_module.yaml");
  const { name, tables = {} } = parse(readFileSync(file, "utf8")) as ModuleFile;
  const [table] = Object.values(tables);
  const row = table === undefined ? {} : { type: table.type, prefix: table.id };
  return writeNew(place, toMethodFiles({ module, method, name, ...row }, place));
}

function takenPrefixes(): Set<string> {
  const own = join(findPlace(false).root, "specs");
  const specs = load(join(productFolder, "specs"), existsSync(own) ? own : undefined);
  return new Set([...TAKEN_PREFIXES, ...toTables(specs).map(({ prefix }) => prefix)]);
}

/** Without a terminal and without a flag the Chinese name is the English one, until somebody writes it. */
async function toNames(module: string, { en, zh, ask }: NewOptions): Promise<{ "zh-CN": string; en: string }> {
  const usual = toTitle(module);
  const english = en ?? ((await ask?.(`Name that people read, in English (${usual}): `)) || usual);
  const chinese = zh ?? ((await ask?.(`The same in Chinese (${english}): `)) || english);
  for (const text of [english, chinese])
    if (!/^[\p{L}\p{N}][\p{L}\p{N} ]{0,29}$/u.test(text))
      throw new NewError(`${JSON.stringify(text)} cannot be a name: it may have 1 to 30 letters, digits and spaces.`);
  return { en: english, "zh-CN": chinese };
}

/** A person at a terminal; nobody when the program is a part of another one. */
export async function withTerminal<T>(work: (ask: NewOptions["ask"]) => Promise<T>): Promise<T> {
  if (!process.stdin.isTTY) return await work(undefined);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await work((question) => terminal.question(question));
  } finally {
    terminal.close();
  }
}
