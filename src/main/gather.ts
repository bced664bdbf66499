import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { closest, distance } from "fastest-levenshtein";
import { ConfigError, settings } from "../base/config.ts";

/** A setting as it is in force, and who says so. */
export interface Gathered {
  readonly name: string;
  readonly value: string;
  /** `environment`, or the path of a file. */
  readonly from: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const names: readonly string[] = settings.map(({ name }) => name);
const secrets = new Set(settings.filter(({ isSecret }) => isSecret).map(({ name }) => name));

/** Of the programs beside the server; a shell that uses both has them all. */
const others = [
  "ACCORD_CONFIG",
  "ACCORD_CLI_CREDENTIAL",
  "ACCORD_CLI_METHODS",
  "ACCORD_CLI_URL",
  "ACCORD_MOCK_PORT",
  "ACCORD_URL",
];

/**
 * Settings from the environment, from files that variables name (`ACCORD_SECRET_FILE`, as container platforms hand
 * secrets out), and from `accord.config.*`. The environment wins. A name that nobody knows is refused: it is a
 * mistake, and what it was meant to change would silently stay as it is.
 */
export async function gather(env: Env, folder = process.cwd()): Promise<Gathered[]> {
  for (const name of Object.keys(env)) {
    const isKnown = !name.startsWith("ACCORD_") || names.includes(name) || others.includes(name) || isFileName(name);
    if (!isKnown) throw new ConfigError(`There is no setting ${name}.${suggest(name)}`);
  }
  const file = findFile(env, folder);
  const written = file === undefined ? {} : await readConfigFile(file);
  return names.flatMap((name): Gathered[] => {
    const given = env[name]?.trim();
    const place = secrets.has(name) ? env[`${name}_FILE`]?.trim() : undefined;
    if (given && place) throw new ConfigError(`${name} and ${name}_FILE are both set; keep one of them.`);
    if (given) return [{ name, value: given, from: "environment" }];
    if (place) return [{ name, value: readSecret(name, place), from: place }];
    const value = written[name];
    return value === undefined || file === undefined ? [] : [{ name, value, from: file }];
  });
}

const isFileName = (name: string): boolean => name.endsWith("_FILE") && secrets.has(name.slice(0, -"_FILE".length));

function suggest(name: string): string {
  const near = closest(name, names);
  return distance(name, near) <= Math.max(3, name.length / 3) ? ` Did you mean ${near}?` : "";
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (cause) {
    throw new ConfigError(`${name}_FILE names ${path}, which cannot be read (${codeOf(cause)}).`, { cause });
  }
}

function findFile(env: Env, folder: string): string | undefined {
  const named = env["ACCORD_CONFIG"]?.trim();
  if (named) return isAbsolute(named) ? named : resolve(folder, named);
  return ["ts", "mjs", "js", "json"]
    .map((end) => join(folder, `accord.config.${end}`))
    .find((path) => existsSync(path));
}

/** An object of the names that the environment has, too; numbers and true or false may stand as such. */
async function readConfigFile(file: string): Promise<Record<string, string>> {
  const value = await readValue(file);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ConfigError(`${file} must hold an object of settings, such as { "ACCORD_PORT": 8787 }.`);
  return Object.fromEntries(
    Object.entries(value).map(([name, given]) => {
      if (!names.includes(name)) throw new ConfigError(`${file} has ${name}, which is no setting.${suggest(name)}`);
      if (!["string", "number", "boolean"].includes(typeof given))
        throw new ConfigError(`${file}: ${name} must be a text, a number, or true or false.`);
      return [name, given === true ? "yes" : given === false ? "no" : String(given)];
    }),
  );
}

async function readValue(file: string): Promise<unknown> {
  try {
    if (file.endsWith(".json")) return JSON.parse(readFileSync(file, "utf8"));
    return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
  } catch (cause) {
    throw new ConfigError(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
}

const codeOf = (reason: unknown): string => (reason as NodeJS.ErrnoException).code ?? "unreadable";
