import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { makeApp } from "../../src/app.ts";
import { loadConfig } from "../../src/base/config.ts";
import { makeLog } from "../../src/base/log.ts";
import { startEmbedded } from "../../src/embedded/embedded.ts";
import { load } from "./load.ts";
import { compare, rate, ratio, report } from "./measure.ts";

const A_DAY = 100;
const LONG = 10_000;
const options = { connections: 4, seconds: 2 };

/**
 * A day of a hundred messages over HTTP, out of a thread that has no other and out of one that has a hundred such days.
 */
export async function benchHistory(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "accord-bench-"));
  const { databaseUrl, redisUrl, secret, stop } = await startEmbedded({ home, say: () => {} });
  const app = await makeApp({
    config: loadConfig({}),
    databaseUrl,
    redisUrl,
    secret,
    embedded: true,
    log: makeLog({ level: "silent" }),
  });
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await app.listen(0);
    const token = await app.auth.mintUserToken("bench");
    const { id: ownerId } = await app.store.users.ensure({ issuer: app.auth.issuer, subject: "bench", name: "Bench" });
    const [short, long] = [await fill(sql, ownerId, A_DAY), await fill(sql, ownerId, LONG)];
    await sql`vacuum analyze`;
    const port = Number(new URL(app.url).port);
    const read = (query: string) => () =>
      load(
        port,
        `GET /api/v1/agent/history?${query} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ` +
          `${token}\r\n\r\n`,
        options,
      );
    const {
      short: baseline = 1,
      newest = 0,
      middle = 0,
    } = await compare(
      {
        short: read(`threadId=${short}`),
        newest: read(`threadId=${long}`),
        middle: read(`threadId=${long}&before=2026-02-20`),
      },
      5,
    );
    report(`GET history, a day of ${A_DAY} messages, ${options.connections} connections`, [
      [`thread of ${A_DAY} messages`, rate(baseline)],
      [
        `thread of ${LONG.toLocaleString("en")} messages, newest day`,
        `${rate(newest)}   ${ratio(newest, baseline)}   (target: the same)`,
      ],
      [
        `thread of ${LONG.toLocaleString("en")} messages, a day in the middle`,
        `${rate(middle)}   ${ratio(middle, baseline)}   (target: the same)`,
      ],
    ]);
  } finally {
    await sql.end({ timeout: 2 });
    await app.stop();
    await stop();
    await rm(home, { recursive: true, force: true });
  }
}

/** Questions and answers in turn, a hundred a day from January 1st on. */
async function fill(sql: Sql, ownerId: string, messages: number): Promise<string> {
  const threadId = randomUUID();
  await sql`insert into threads (owner_id, id) values (${ownerId}, ${threadId})`;
  await sql`
    insert into messages (id, owner_id, thread_id, wire_id, seq, role, content, visibility_mask, created_at)
    select 'msg_' || ${threadId.slice(0, 8)} || n, ${ownerId}, ${threadId}, 'm' || n, n * 1000,
      case when n % 2 = 0 then 'user' else 'assistant' end, repeat('words and ', 20), 3,
      timestamptz '2026-01-01Z' + n * ${86_400 / A_DAY} * interval '1 second'
    from generate_series(0, ${messages - 1}) n`;
  return threadId;
}
