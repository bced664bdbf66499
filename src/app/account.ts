import { join } from "node:path";
import { makeAccount, type Account, type AccountDeps } from "../account/account.ts";
import { systemClock } from "../base/clock.ts";
import { ConfigError, type Config } from "../base/config.ts";
import { makeLog } from "../base/log.ts";
import { makeStorage, toCopyPath, type Storage } from "../files/files.ts";
import { makeStore } from "../store/store.ts";
import { makeStream } from "../stream/stream.ts";

export const toStorage = (config: Config): Storage =>
  makeStorage({
    folder: join(config.home, "files"),
    ...(config.filesS3 === undefined ? {} : { s3: config.filesS3 }),
  });

export function toAccount({
  storage,
  ...deps
}: Omit<AccountDeps, "readImage" | "removeImage"> & { storage: Storage }): Account {
  return makeAccount({
    ...deps,
    readImage: storage.get,
    async removeImage(image) {
      if (image.copySha256 !== null) await storage.remove(toCopyPath(image, image.copySha256));
      await storage.remove(image.path);
    },
  });
}

export interface NamedAccount {
  config: Config;
  databaseUrl: string;
  redisUrl: string;
  /** The user's id, or their name in tokens. */
  name: string;
}

/** False when there is nobody of that name. */
export const exportAccount = (named: NamedAccount, write: (text: string) => void): Promise<boolean> =>
  withAccount(named, async (account, userId) => {
    for await (const text of account.export(userId)) write(text);
    return true;
  });

export const eraseAccount = (named: NamedAccount): Promise<boolean> =>
  withAccount(named, (account, userId) => account.erase(userId, "operator"));

async function withAccount(
  { config, databaseUrl, redisUrl, name }: NamedAccount,
  work: (account: Account, userId: string) => Promise<boolean>,
): Promise<boolean> {
  // Standard output is for what was asked for.
  const log = makeLog({ level: config.logLevel, destination: process.stderr });
  const store = makeStore({ databaseUrl, log, maxConnections: 2 });
  const stream = makeStream({ redisUrl, log });
  try {
    const [userId, ...others] = await store.accounts.find(name);
    if (userId === undefined) return false;
    if (others.length > 0)
      throw new ConfigError(`Several issuers know a ${name}; name the id: ${[userId, ...others].join(", ")}.`);
    const [storage, forgetUser] = [toStorage(config), () => {}];
    return await work(
      toAccount({ store, storage, forgetEvents: stream.forget, forgetUser, clock: systemClock, log }),
      userId,
    );
  } finally {
    await stream.close();
    await store.close();
  }
}
