import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

export const findPgBouncer = (): string | undefined => findProgram("pgbouncer");
export const findNginx = (): string | undefined => findProgram("nginx");
export const findRedisServer = (): string | undefined => findProgram("valkey-server") ?? findProgram("redis-server");

/** Debian puts some where only root looks for them. */
export function findProgram(name: string): string | undefined {
  return [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"]
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
