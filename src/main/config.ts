import { loadConfig, settings, type Config } from "../base/config.ts";
import { gather, type Gathered } from "./gather.ts";

/** The configuration of this process, from everywhere it may come from. */
export async function readConfig(): Promise<Config> {
  return loadConfig(toEnv(await gather(process.env)));
}

const toEnv = (gathered: readonly Gathered[]): Record<string, string> =>
  Object.fromEntries(gathered.map(({ name, value }) => [name, value]));

/** `accord config`: what is in force and who says so; of a secret, only that it is there. */
export async function printConfig(say: (line: string) => void): Promise<void> {
  const gathered = await gather(process.env);
  loadConfig(toEnv(gathered));
  const found = new Map(gathered.map((entry) => [entry.name, entry]));
  for (const { name, default: standard, isSecret } of settings) {
    const entry = found.get(name);
    const value = entry === undefined ? (standard ?? "") : isSecret ? "(secret)" : entry.value;
    say(`${name}=${value}${" ".repeat(Math.max(1, 48 - name.length - value.length))}# ${toOrigin(entry, standard)}`);
  }
}

const toOrigin = (entry: Gathered | undefined, standard: string | undefined): string =>
  entry?.from ?? (standard === undefined ? "not set" : "default");
