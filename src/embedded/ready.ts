import { rmSync } from "node:fs";
import { join } from "node:path";
import { readIfThere, writeWhole } from "./home.ts";

/** What scripts read from `ready.json` once the server answers. Tokens are there in embedded mode only. */
export interface Ready {
  url: string;
  pid: number;
  databaseUrl: string;
  redisUrl: string;
  tokens?: Readonly<Record<string, string>>;
}

export function writeReady(home: string, ready: Ready): void {
  writeWhole(fileOf(home), `${JSON.stringify(ready, null, 2)}\n`);
}

export function readReady(home: string): Ready | undefined {
  const text = readIfThere(fileOf(home));
  return text === undefined ? undefined : (JSON.parse(text) as Ready);
}

export function removeReady(home: string): void {
  rmSync(fileOf(home), { force: true });
}

const fileOf = (home: string) => join(home, "ready.json");
