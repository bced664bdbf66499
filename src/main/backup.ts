import manifest from "../../package.json" with { type: "json" };
import { inBackupMode } from "../app.ts";
import { ConfigError, type Config } from "../base/config.ts";
import { backUp, restore } from "../embedded/embedded.ts";

export interface BackupOptions {
  config: Config;
  folder: string;
  say(line: string): void;
}

export async function makeBackup({ config, folder, say }: BackupOptions): Promise<void> {
  assertEmbedded(config);
  const { files, bytes } = await backUp({ home: config.home, folder, version: manifest.version, inBackupMode });
  say(`Backed up ${config.home} to ${folder}: ${files} files, ${(bytes / 1_048_576).toFixed(1)} MiB.`);
  say("It holds the secret and the password of the database: keep it as you keep those.");
}

export async function restoreBackup({ config, folder, say }: BackupOptions): Promise<void> {
  assertEmbedded(config);
  const { madeAt, version } = await restore({ home: config.home, folder });
  say(`Restored the backup of ${madeAt} (Accord ${version}) to ${config.home}; \`accord start\` goes on with it.`);
}

function assertEmbedded({ databaseUrl }: Config): void {
  if (databaseUrl !== undefined)
    throw new ConfigError(
      "DATABASE_URL is set, and this is for embedded data: back that database up with its own tools " +
        "(docs/operations.md).",
    );
}
