import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { productFolder } from "../../src/base/own-folder.ts";
import { TAKEN_PREFIXES } from "../check/tables.ts";
import { load } from "../load.ts";
import { toTables } from "../model/tables.ts";
import type { ModuleFile } from "../module-files.ts";
import { toMethodFiles } from "./method.ts";
import { toModuleFiles } from "./module.ts";
import { assertName, NewError, toPrefix, toRowType, toTitle } from "./names.ts";
import { take, type Made, type NewOptions } from "./options.ts";
import { findModule, findPlace, firstFiles, writeNew, type NewPlace } from "./place.ts";

/** `accord new module notes`: beside the product, or with --product in it. */
export async function newModule(module: string, options: NewOptions): Promise<Made> {
  assertName("module", module);
  if (findModule(module, options.product) !== undefined)
    throw new NewError(`Nothing was written: there is a module ${module} already.`);
  const place = findPlace(options.isProduct, options.product);
  const type = toRowType(module);
  const taken = takenPrefixes(options.product ?? productFolder);
  const prefix = options.flags["id"] ?? toPrefix(type, taken);
  if (!/^[a-z]{3}$/.test(prefix)) throw new NewError(`--id must be three small letters, as nte; ${prefix} is not.`);
  if (taken.has(prefix)) throw new NewError(`Ids that begin with ${prefix}_ exist already: choose other letters.`);
  const made = { module, type, prefix, name: await toNames(module, options) };
  return toMade(place, writeNew(place, [...firstFiles(place), ...toModuleFiles(made, place)]));
}

/** `accord new method notes.create`: where its module is. */
export async function newMethod(id: string, { isProduct, product }: NewOptions): Promise<Made> {
  const [module = "", method = "", ...others] = id.split(".");
  if (others.length > 0 || method === "")
    throw new NewError(`${JSON.stringify(id)} cannot be the name of a method: write it as notes.create.`);
  assertName("module", module);
  assertName("method", method);
  const place = findModule(module, product);
  if (place === undefined)
    throw new NewError(`Nothing was written: there is no module ${module}. \`accord new module ${module}\` makes it.`);
  if (isProduct && place.isOwn)
    throw new NewError(`Nothing was written: ${module} is a module of your own; leave out --product.`);
  const file = join(place.root, "specs/modules", module, "_module.yaml");
  const { name, agents, tables = {} } = parse(readFileSync(file, "utf8")) as ModuleFile;
  const [table] = Object.values(tables);
  const row = table === undefined ? {} : { type: table.type, prefix: table.id };
  const { files, left } = toMade(place, writeNew(place, toMethodFiles({ module, method, name, ...row }, place)));
  const closed = `No agent may call it yet: name ${id} in a whitelist of specs/agents.yaml.`;
  return { files, left: agents === undefined ? [closed, ...left] : left };
}

const toMade = ({ isOwn }: NewPlace, files: string[]): Made => ({
  files,
  left: isOwn
    ? ["Next: make generate, then make test-own."]
    : ["Next: make generate, then make quick. A line in CHANGELOG.md and the pages that speak of it are yours."],
});

function takenPrefixes(product: string): Set<string> {
  const own = join(findPlace(false).root, "specs");
  const specs = load(join(product, "specs"), existsSync(own) ? own : undefined);
  return new Set([...TAKEN_PREFIXES, ...toTables(specs).map(({ prefix }) => prefix)]);
}

/** Without a terminal and without a flag the Chinese name is the English one, until somebody writes it. */
async function toNames(module: string, options: NewOptions): Promise<{ "zh-CN": string; en: string }> {
  const rule = "1 to 30 letters, digits and spaces";
  const fits = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N} ]{0,29}$/u.test(text);
  const name = { usual: toTitle(module), fits, rule };
  const en = await take(options, { ...name, flag: "en", question: "Name that people read, in English" });
  const zh = await take(options, { ...name, flag: "zh", question: "The same in Chinese", usual: en });
  return { en, "zh-CN": zh };
}
