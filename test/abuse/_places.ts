import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Redis } from "ioredis";
import type { Sql } from "postgres";
import { toHaystack, type Haystack } from "./_encodings.ts";
import { tablesOf } from "./_everything.ts";

/** Every column of every table. Messages are told apart by who wrote them. */
export async function inDatabase(sql: Sql): Promise<Haystack[]> {
  const found = await Promise.all(
    (await tablesOf(sql)).map(async (table) => {
      const rows = await sql<Record<string, unknown>[]>`select to_jsonb(t) as row from ${sql(table)} as t`;
      const places = new Map<string, string[]>();
      for (const { row } of rows as unknown as { row: Record<string, unknown> }[])
        for (const [column, value] of Object.entries(row)) {
          const author = table === "messages" ? ` of ${String(row["role"])}` : "";
          const place = `${table}.${column}${author}`;
          const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
          places.set(place, [...(places.get(place) ?? []), text]);
        }
      return [...places].map(([place, texts]) => toHaystack(place, texts.join("\n\n")));
    }),
  );
  return found.flat();
}

/** What every key holds. */
export async function inRedis(redis: Redis): Promise<Haystack[]> {
  const keys = await redis.keys("*");
  const values = await Promise.all(
    keys.map(async (key) => {
      switch (await redis.type(key)) {
        case "stream":
          return await redis.xrange(key, "-", "+");
        case "string":
          return await redis.get(key);
        case "hash":
          return await redis.hgetall(key);
        case "set":
          return await redis.smembers(key);
        default:
          throw new Error(`${key} is of a type that this search does not read`);
      }
    }),
  );
  return [toHaystack("redis", JSON.stringify([keys, values]))];
}

/** Names and bytes of all files in a folder. */
export function inFiles(folder: string): Haystack[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const kind = path.slice(folder.length + 1).split("/")[0];
      const bytes = readFileSync(path);
      return toHaystack(`file in ${kind}`, [path, bytes.toString("latin1"), bytes.toString("utf8")].join("\n"));
    });
}

/** Command lines of these processes, which every user of the machine may read. */
export const inArguments = (pids: readonly number[]): Haystack[] =>
  pids.map((pid) => toHaystack("arguments", readProcess(pid, "cmdline").replaceAll("\0", " ")));

/** And their environments. */
export const inEnvironments = (pids: readonly number[]): Haystack[] =>
  pids.map((pid) => toHaystack("environment", readProcess(pid, "environ").replaceAll("\0", "\n")));

/** Nothing of a child that has just ended. */
function readProcess(pid: number, what: "cmdline" | "environ"): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "utf8");
  } catch {
    return "";
  }
}
