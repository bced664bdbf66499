import { hostname, userInfo } from "node:os";
import type { RunStatus } from "../../generated/contract/types.ts";
import type { Actor, Admin } from "../admin/admin.ts";
import { withAdmin } from "../app.ts";
import { ConfigError, type Config } from "../base/config.ts";
import { AppError } from "../base/error.ts";
import { readReady, readSecret } from "../embedded/embedded.ts";
import { doWebhooks, webhookUsage, type WebhookOptions } from "./admin-webhooks.ts";
import { toTable } from "./table.ts";

const usage = `Usage: accord admin <what>

  users [<begins>]          people: all, or those of this id, subject or mail address, or whose name begins so
  disable <user>            nothing is done for them any more: tokens, streams, runs, jobs   [--reason text]
  enable <user>             all of that is possible again                                    [--reason text]
  revoke <user>             tokens of theirs that were issued until now are refused          [--reason text]
  revoke --jti <name>       one token is, by its jti                                         [--reason text]
  runs                      newest first   [--user user] [--status queued|running|finished|interrupted|failed|canceled]
  cancel <taskId>           as its owner would
  requeue <taskId>          take it from the worker process that holds it
  jobs                      those that are parked
  deliveries                what the webhook of the settings did not take
  retry <id>                tell it once more
${webhookUsage}
  acts                      the audit: all that was done here and by the API

--json prints one JSON value per line. Works on DATABASE_URL, or on the server that runs in this home; every act is
recorded under the name that this machine has for you.`;

/** A command line that means nothing here. */
class AdminUsageError extends Error {
  override name = "AdminUsageError";
  constructor(message: string) {
    super(`${message}\n\n${usage}`);
  }
}

interface AdminOptions extends WebhookOptions {
  json?: boolean;
  user?: string;
  status?: string;
  reason?: string;
  jti?: string;
}

interface Asked {
  config: Config;
  words: readonly string[];
  options: AdminOptions;
  say(line: string): void;
}

type Shown = readonly object[] | string;
type Deed = (
  admin: Admin,
  by: Actor,
  ask: { name: string; last: string; options: AdminOptions; toUserId: ToUserId },
) => Promise<Shown>;
type ToUserId = (name: string) => Promise<string>;

const most = { limit: 100 };
const statuses: readonly string[] = ["queued", "running", "finished", "interrupted", "failed", "canceled"];
const because = ({ reason }: AdminOptions) => (reason === undefined ? {} : { reason });

/** By their names; those that need one more word say what it is. */
const deeds: Readonly<Record<string, { needs?: string; do: Deed }>> = {
  users: {
    do: async (admin, by, { name }) => (await admin.users(by, { ...most, ...(name === "" ? {} : { q: name }) })).items,
  },
  disable: {
    needs: "a user",
    do: async (admin, by, { name, options, toUserId }) => [
      await admin.setDisabled(by, await toUserId(name), { disabled: true, ...because(options) }),
    ],
  },
  enable: {
    needs: "a user",
    do: async (admin, by, { name, options, toUserId }) => [
      await admin.setDisabled(by, await toUserId(name), { disabled: false, ...because(options) }),
    ],
  },
  revoke: {
    do: async (admin, by, { name, options, toUserId }) => {
      const { jti } = options;
      if ((jti === undefined) === (name === "")) throw new AdminUsageError("revoke needs a user, or --jti.");
      const what = jti === undefined ? { userId: await toUserId(name) } : { jti };
      const { revokedAt } = await admin.revoke(by, { ...what, ...because(options) });
      return `Refused since ${revokedAt}.`;
    },
  },
  runs: {
    do: async (admin, by, { options: { user, status }, toUserId }) => {
      if (status !== undefined && !statuses.includes(status))
        throw new AdminUsageError(`--status is one of ${statuses.join(", ")}.`);
      const userId = user === undefined ? {} : { userId: await toUserId(user) };
      const isSo = status === undefined ? {} : { status: status as RunStatus };
      return (await admin.runs(by, { ...most, ...userId, ...isSo })).items;
    },
  },
  cancel: { needs: "a taskId", do: async (admin, by, { name }) => [await admin.cancel(by, name)] },
  requeue: { needs: "a taskId", do: async (admin, by, { name }) => [await admin.requeue(by, name)] },
  jobs: { do: async (admin, by) => (await admin.jobs(by, { ...most, parked: true })).items },
  deliveries: { do: async (admin, by) => (await admin.deliveries(by, most)).items },
  retry: {
    needs: "the id of a delivery",
    do: async (admin, by, { name }) => {
      await admin.retryDelivery(by, name);
      return "It is due.";
    },
  },
  webhooks: {
    do: (admin, by, { name: deed, last: name, options }) =>
      doWebhooks(deed, {
        admin: admin.webhooks,
        by,
        name,
        options,
        problem: (sentence) => new AdminUsageError(sentence),
      }),
  },
  acts: { do: async (admin, by) => (await admin.acts(by, most)).items },
};

export async function administer({ config, words: [what, name = "", last = ""], options, say }: Asked): Promise<void> {
  if (what === undefined) return say(usage);
  const deed = Object.hasOwn(deeds, what) ? deeds[what] : undefined;
  if (deed === undefined) throw new AdminUsageError(`There is no admin ${what}.`);
  if (last !== "" && what !== "webhooks") throw new AdminUsageError(`Too many arguments: ${last}`);
  if (deed.needs !== undefined && name === "") throw new AdminUsageError(`admin ${what} needs ${deed.needs}.`);
  try {
    const shown = await withAdmin(toServices(config), (admin, toUserId) =>
      deed.do(admin, toActor(), { name, last, options, toUserId }),
    );
    if (typeof shown === "string") say(options.json ? JSON.stringify({ message: shown }) : shown);
    else if (options.json) shown.forEach((item) => say(JSON.stringify(item)));
    else toTable(shown).forEach(say);
  } catch (reason) {
    if (reason instanceof AppError && reason.status < 500) throw new ConfigError(reason.message);
    throw reason;
  }
}

/** Whoever can reach the database may do all of this anyway; the name is what the machine says. */
const toActor = (): Actor => ({
  name: `terminal:${userInfo().username}`,
  userId: null,
  from: hostname().slice(0, 200) || "-",
  requestId: null,
});

function toServices(config: Config) {
  const ready = readReady(config.home);
  const databaseUrl = config.databaseUrl ?? ready?.databaseUrl;
  if (databaseUrl === undefined)
    throw new ConfigError(`No server is running in ${config.home}: start one, or set DATABASE_URL.`);
  return {
    config,
    databaseUrl,
    redisUrl: config.redisUrl ?? ready?.redisUrl,
    secret: config.secret ?? readSecret(config.home),
  };
}
