import type { WebhookDeliveryState, WebhookLogKind } from "../../generated/contract/types.ts";
import * as schemas from "../../generated/contract/validators/schemas.js";
import type { Actor, Admin } from "../admin/admin.ts";
import { toFieldProblems } from "../base/field-problems.ts";

export const webhookUsage = `\
  webhooks                  who is told of what happens; a secret is shown once, when it is made
  webhooks create <url>     --kinds run.failed,job.parked   [--description text]
  webhooks update <id>      [--url url] [--kinds a,b] [--description text]
  webhooks disable <id>     nothing is told any more; webhooks enable <id>: from now on again
  webhooks delete <id>      for good
  webhooks rotate <id>      another secret; both sign for a day
  webhooks ping <id>        try it
  webhooks log [<id>]       what was told, and how that went   [--kind kind] [--state pending|delivered|failed]
  webhooks replay <id>      a delivery once more; with --since 2026-03-15T10:00:00Z what a webhook did not take since`;

export interface WebhookOptions {
  url?: string;
  kinds?: string;
  description?: string;
  kind?: string;
  state?: string;
  since?: string;
}

/** What a command line means that the caller then shows; a sentence in `problem` says that it means nothing. */
interface Said {
  admin: Admin["webhooks"];
  by: Actor;
  name: string;
  options: WebhookOptions;
  problem(sentence: string): Error;
}

type Deed = (said: Said) => Promise<readonly object[] | string>;

const deeds: Readonly<Record<string, { needs: string; do: Deed }>> = {
  create: {
    needs: "the address",
    async do({ admin, by, name, options: { description, kinds }, problem }) {
      const asked = { url: name, kinds: toKinds(kinds ?? ""), ...(description === undefined ? {} : { description }) };
      if (!schemas.WebhookCreate(asked)) throw problem(toFault(schemas.WebhookCreate.errors));
      const { webhook, secret } = await admin.create(by, asked);
      return [{ id: webhook.id, url: webhook.url, kinds: webhook.kinds, secret }];
    },
  },
  update: {
    needs: "an id",
    async do({ admin, by, name, options: { url, description, kinds }, problem }) {
      const asked = {
        ...(url === undefined ? {} : { url }),
        ...(description === undefined ? {} : { description }),
        ...(kinds === undefined ? {} : { kinds: toKinds(kinds) }),
      };
      if (!schemas.WebhookUpdate(asked)) throw problem(toFault(schemas.WebhookUpdate.errors));
      return [await admin.update(by, name, asked)];
    },
  },
  enable: { needs: "an id", do: async ({ admin, by, name }) => [await admin.update(by, name, { enabled: true })] },
  disable: { needs: "an id", do: async ({ admin, by, name }) => [await admin.update(by, name, { enabled: false })] },
  delete: {
    needs: "an id",
    async do({ admin, by, name }) {
      await admin.delete(by, name);
      return "It is gone.";
    },
  },
  rotate: {
    needs: "an id",
    async do({ admin, by, name }) {
      const { webhook, secret } = await admin.rotate(by, name);
      return [{ id: webhook.id, earlierSecretUntil: webhook.earlierSecretUntil, secret }];
    },
  },
  ping: { needs: "an id", do: async ({ admin, by, name }) => [await admin.ping(by, name)] },
  replay: {
    needs: "the id of a delivery, or of a webhook with --since",
    async do({ admin, by, name, options: { since }, problem }) {
      if (since === undefined) return [await admin.replay(by, name)];
      if (!schemas.WebhookReplay({ since })) throw problem("--since is a time such as 2026-03-15T10:00:00Z.");
      return [await admin.replayFailed(by, name, since)];
    },
  },
};

export async function doWebhooks(deed: string, said: Said): Promise<readonly object[] | string> {
  const { admin, by, name, options, problem } = said;
  if (deed === "") return (await admin.list(by)).items;
  if (deed === "log") {
    const query = {
      ...(name === "" ? {} : { webhookId: name }),
      ...(options.kind === undefined ? {} : { kind: options.kind as WebhookLogKind }),
      ...(options.state === undefined ? {} : { state: options.state as WebhookDeliveryState }),
    };
    return (await admin.log(by, { ...query, limit: 100 })).items;
  }
  const found = Object.hasOwn(deeds, deed) ? deeds[deed] : undefined;
  if (found === undefined) throw problem(`There is no admin webhooks ${deed}.`);
  if (name === "") throw problem(`admin webhooks ${deed} needs ${found.needs}.`);
  return await found.do(said);
}

const toKinds = (text: string): string[] => text.split(",").map((kind) => kind.trim());

/** What the contract has against it. */
function toFault(errors: Parameters<typeof toFieldProblems>[0]): string {
  const [{ path, message } = { path: "", message: "is not valid" }] = toFieldProblems(errors, "parameters");
  return `${path.split("/")[0] || "What is to change"} ${message}.`;
}
