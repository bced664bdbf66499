import { makeAdmin, type Admin } from "../admin/admin.ts";
import { makeWebhookSecrets } from "../auth/auth.ts";
import { ConfigError, type Config } from "../base/config.ts";
import { makeLog } from "../base/log.ts";
import { makeStore } from "../store/store.ts";
import { makeStream } from "../stream/stream.ts";
import { toAdminWebhooks } from "./webhooks.ts";

export interface AdminServices {
  config: Config;
  databaseUrl: string;
  /** Without it worker processes hear of what concerns them within seconds, with it at once. */
  redisUrl: string | undefined;
  /** The deployment's own; without it no webhook gets a secret. */
  secret: string | undefined;
}

/**
 * The same acts as by the API, on the database, for a terminal: also while no server answers. `toUserId` finds a person
 * by id or by their name in tokens.
 */
export async function withAdmin<T>(
  { config, databaseUrl, redisUrl, secret }: AdminServices,
  work: (admin: Admin, toUserId: (name: string) => Promise<string>) => Promise<T>,
): Promise<T> {
  // Standard output is for what was asked for.
  const log = makeLog({ level: config.logLevel, destination: process.stderr });
  const store = makeStore({ databaseUrl, log, maxConnections: 2 });
  const stream = redisUrl === undefined ? undefined : makeStream({ redisUrl, log });
  const nothing = () => {};
  const admin = makeAdmin({
    store,
    cancelRun: async ({ taskId }) => {
      // Whoever holds the run ends it, and one that nobody holds is ended by whoever claims it.
      stream?.ring(`cancel:${taskId}`);
      stream?.ring("run");
    },
    ring: () => stream?.ring("run"),
    forgetUser: nothing,
    forgetToken: nothing,
    webhooks: toAdminWebhooks(config, () => {
      if (secret === undefined)
        throw new ConfigError("A webhook's secret is made with that of the server: set ACCORD_SECRET.");
      return makeWebhookSecrets(secret).make();
    }),
  });
  try {
    return await work(admin, async (name) => {
      const [userId, ...others] = await store.accounts.find(name);
      if (userId === undefined) throw new ConfigError(`There is no user ${name}.`);
      if (others.length > 0)
        throw new ConfigError(`Several issuers know a ${name}; name the id: ${[userId, ...others].join(", ")}.`);
      return userId;
    });
  } finally {
    await stream?.close();
    await store.close();
  }
}
