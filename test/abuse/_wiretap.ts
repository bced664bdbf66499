import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Redis } from "ioredis";
import type { Sql } from "postgres";
import { atEnd } from "../_kit/at-end.ts";
import { conversation, type Conversation, type Posted } from "../_kit/conversation.ts";
import { scratchDatabase } from "../_kit/database.ts";
import { mintedBy, type Minted } from "../_kit/minted.ts";
import { privateRedis } from "../_kit/redis.ts";
import { scratchHome } from "../_kit/uploads.ts";
import { settings } from "./_canaries.ts";
import { toHaystack, type Haystack } from "./_encodings.ts";
import { inArguments, inDatabase, inEnvironments, inFiles, inRedis } from "./_places.ts";

/** A server of which everything that is stored, sent or logged can be looked through. */
export interface Wiretap {
  talk: Conversation;
  sql: Sql;
  redis: Redis;
  home: string;
  hook: string;
  tokens: string[];
  /** What children were given. */
  minted: readonly Minted[];
  /** Sends a request as a client would, and keeps every byte of the answer. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The bytes of a run's stream. */
  follow(run: Posted): Promise<void>;
  everything(): Promise<Haystack[]>;
}

export async function wiretap(): Promise<Wiretap> {
  const sent: Haystack[] = [];
  const hook = await receiver(sent);
  const home = scratchHome();
  const redis = await privateRedis();
  await redis.client.config("SET", "requirepass", settings.redisPassword);
  await redis.client.auth(settings.redisPassword);
  const database = await withPassword();
  const talk: Conversation = await conversation({
    secret: settings.secret,
    database,
    redisUrl: redis.url.replace("redis://", `redis://:${settings.redisPassword}@`),
    env: {
      ACCORD_HOME: home,
      ACCORD_JWT_SECRET: settings.jwtSecret,
      ACCORD_MODEL_API_KEY: settings.modelKey,
      ACCORD_WEBHOOK_URL: hook,
      ACCORD_WEBHOOK_SECRET: settings.webhookSecret,
    },
  });
  const minted = mintedBy(talk.app);
  await talk.app.listen(0);
  const token = await talk.app.auth.mintUserToken("alice");
  const get: Wiretap["fetch"] = async (path, init = {}) => {
    const response = await fetch(talk.app.url + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });
    const text = Buffer.from(await response.clone().arrayBuffer()).toString("latin1");
    const kind = response.headers.get("content-type") === "text/event-stream" ? "stream" : "answer";
    sent.push(toHaystack(`${kind} ${init.method ?? "GET"} ${path.split("?")[0]?.replace(/[0-9a-f-]{36}/, "*")}`, text));
    sent.push(toHaystack("headers of answers", JSON.stringify([...response.headers])));
    return response;
  };
  return {
    talk,
    sql: database.sql,
    redis: redis.client,
    home,
    hook,
    tokens: [token],
    minted,
    fetch: get,
    async follow({ threadId, runId }) {
      await get(`/api/v1/agent/runs/${threadId}/events?runId=${encodeURIComponent(runId)}&deltas=true`);
    },
    async everything() {
      return [
        ...sent,
        ...talk.model.journal.flatMap(({ body, headers }) => [
          toHaystack("request to the model", JSON.stringify(body)),
          toHaystack("headers to the model", JSON.stringify(headers)),
        ]),
        toHaystack("log", talk.app.logs.join("\n")),
        ...inArguments(talk.app.tool.children),
        ...inEnvironments(talk.app.tool.children),
        ...inFiles(home),
        ...(await inRedis(redis.client)),
        ...(await inDatabase(database.sql)),
      ];
    },
  };
}

/** The address of a webhook; what it is sent becomes hay. */
async function receiver(sent: Haystack[]): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request.setEncoding("utf8")) body += piece as string;
    sent.push(toHaystack("webhook", `${JSON.stringify(request.headers)}\n${body}`));
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

/** A database whose address holds a password of its own. */
async function withPassword() {
  const database = await scratchDatabase();
  const role = `canary_${new URL(database.url).pathname.slice(1)}`;
  await database.sql.unsafe(`create role ${role} superuser login password '${settings.databasePassword}'`);
  const address = new URL(database.url);
  atEnd(async () => void (await database.sql.unsafe(`drop role ${role}`)));
  address.username = role;
  address.password = settings.databasePassword;
  return { url: address.href, sql: database.sql };
}
