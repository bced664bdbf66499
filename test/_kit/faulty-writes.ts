import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { AgUiEvent } from "../../generated/contract/types.ts";
import { makeApp, type App } from "../../src/app.ts";
import { systemTimers } from "../../src/base/clock.ts";
import { loadConfig } from "../../src/base/config.ts";
import { makeLog } from "../../src/base/log.ts";
import { newEvent, titleOf } from "./busy-model.ts";
import { answer, brief, callTool, type ModelAnswer } from "./model-answers.ts";
import { startModelServer, type ModelRequest } from "./model-server.ts";
import { until } from "./until.ts";
import { byWay, makeWay, placeOf, type Direction, type Piece, type Verdict, type Wire } from "./way.ts";

/** Which piece of a transaction: by its place, or the one in which PostgreSQL says that it is committed. */
type Nth = number | "commit";

/** What happens to one write, once, somewhere between the child's request and its answer. */
export type Fault =
  /** A piece of the write's transaction, or of PostgreSQL's answers to it, is lost with its connection. */
  | { on: "database"; direction: Direction; nth: Nth }
  /** The same for every connection, and so many new ones; where that is no number, until a run was handed back. */
  | { on: "outage"; direction: Direction; nth: Nth; refuses?: number }
  /** Every backend is killed before the piece arrives. */
  | { on: "backend"; nth: Nth }
  /** The child's request or the answer to it is lost with its connection. */
  | { on: "modules"; direction: Direction }
  /** The child is killed when its request, or the answer to it, is on the way; so many milliseconds after it passed. */
  | { on: "child"; direction: Direction; afterMs?: number }
  /** Anything else, begun when the request is on its way. */
  | { on: "other"; cause(): void };

/** What became of a write, as the model was told it and as the calendar has it. */
export interface Written {
  title: string;
  /** Whether the fault was reached at all. */
  isFaulted: boolean;
  attempts: number;
  /** Of every call, in order: what the model was told. */
  told: string[];
  made: number;
  /** What does not go together. */
  wrong: string[];
}

export interface FaultyWrites {
  app: App;
  /** One run whose model makes one write, and makes it again for as long as it is told that it may. */
  write(fault: Fault): Promise<Written>;
  close(): Promise<void>;
}

const isWrite = (bytes: Buffer): boolean => bytes.includes("POST ") && bytes.includes("calendar/create");

/**
 * A server whose ways to PostgreSQL and to its own module operations can be broken, and an obedient model. One write at
 * a time.
 */
export async function makeFaultyWrites({
  databaseUrl,
  redisUrl,
  sql,
  leaseSeconds = 2,
}: {
  databaseUrl: string;
  redisUrl: string;
  /** By another way. */
  sql: Sql;
  leaseSeconds?: number;
}): Promise<FaultyWrites> {
  /** Looked for from the child's request on, until it has happened or the answer passes. */
  let fault: Fault | undefined;
  let isUnderWay = false;
  let isFaulted = false;
  let target: Wire | undefined;
  const pieces = { there: 0, back: 0 };
  const database = await makeWay(placeOf(databaseUrl));
  let modules: Awaited<ReturnType<typeof makeWay>> | undefined;
  const model = await startModelServer();
  model.when(obey);
  const lines: string[] = [];
  const config = loadConfig({ ACCORD_MODEL_BASE_URL: model.url, ACCORD_DB_CONNECTIONS: "4", ACCORD_LOG_LEVEL: "info" });
  const app = await makeApp({
    config,
    databaseUrl: byWay(databaseUrl, database),
    redisUrl,
    secret: "a secret that only tests know, long enough",
    log: makeLog({ level: config.logLevel, destination: { write: (line) => void lines.push(line) } }),
    embedded: false,
    leaseSeconds,
    // The wait before a call is repeated is for people's servers.
    timers: { ...systemTimers, after: (ms, work) => systemTimers.after(ms === 1000 ? 50 : ms, work) },
    async wayToModules(url) {
      modules = await makeWay(placeOf(url));
      modules.judge = judgeModules;
      return byWay(url, modules);
    },
  });
  database.judge = judgeDatabase;
  database.refusal = startingUp;
  const user = await app.store.users.ensure({ issuer: app.auth.issuer, subject: "alice", name: "Alice" });
  await app.store.users.changeSettings(user.id, { timezone: "Asia/Shanghai", locale: "en" });
  const token = await app.auth.mintUserToken("alice");

  return {
    app,
    async write(given) {
      fault = given;
      isUnderWay = isFaulted = false;
      target = undefined;
      pieces.there = pieces.back = 0;
      const title = `write ${randomUUID()}`;
      const threadId = randomUUID();
      const post = async () =>
        app.request("/api/v1/agent/runs", {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify({
            threadId,
            runId: "run-1",
            messages: [{ id: "m1", role: "user", content: title }],
            forwardedProps: { agent_type: "worker" },
          }),
        });
      await until(async () => (await post()).ok, "the run to be accepted");
      const row = await until(
        async () => {
          const [found] = await sql<{ id: string; attempts: number }[]>`
            select id, attempt as attempts from runs where thread_id = ${threadId} and ended_at is not null`.catch(
            () => [],
          );
          return found;
        },
        `the end of ${title}`,
        120,
      );
      fault = undefined;
      // PostgreSQL may be on its way back.
      const found = await until(() => look(sql, row, title).catch(() => undefined), "what is stored of it");
      return { title, isFaulted, ...found };
    },
    async close() {
      database.refuses = 0;
      await app.stop();
      await modules?.close();
      await database.close();
      await model.close();
    },
  };

  function judgeModules({ direction, bytes, wire }: Piece): Verdict {
    if (fault === undefined) return "pass";
    if (direction === "there" && isWrite(bytes)) isUnderWay = true;
    if (!isUnderWay || isFaulted) return "pass";
    if (fault.on === "other") {
      isFaulted = true;
      fault.cause();
    }
    if (fault.on === "modules" && fault.direction === direction) {
      isFaulted = true;
      return "cut";
    }
    if (fault.on === "child" && fault.direction === direction) {
      isFaulted = true;
      if (fault.afterMs === undefined) return (killChildren(), wire.cut(), "cut");
      setTimeout(killChildren, fault.afterMs);
    }
    // What comes behind the answer is no part of the write.
    if (direction === "back") isUnderWay = false;
    return "pass";
  }

  async function judgeDatabase({ direction, bytes, wire }: Piece): Promise<Verdict> {
    if (fault === undefined || !isUnderWay || isFaulted || !("nth" in fault)) return "pass";
    // The write's transaction is the first that begins behind the child's request.
    if (target === undefined && direction === "there" && bytes.includes("begin")) target = wire;
    if (target !== wire) return "pass";
    const place = pieces[direction]++;
    const isPlace = fault.nth === "commit" ? bytes.includes("COMMIT") : place === fault.nth;
    if (fault.on === "backend" && direction === "there" && isPlace) {
      isFaulted = true;
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'accord%'`;
    }
    if (fault.on === "backend" || direction !== fault.direction || !isPlace) return "pass";
    isFaulted = true;
    if (fault.on === "outage") {
      const { refuses = Number.POSITIVE_INFINITY } = fault;
      database.refuses = refuses;
      const known = lines.length;
      if (!Number.isFinite(refuses))
        void until(async () => lines.slice(known).some((line) => line.includes("given up until")), "a run handed back")
          .catch(() => {})
          .finally(() => (database.refuses = 0));
      // What is under way there is not known to this process any more.
      queueMicrotask(() => database.cutAll());
    }
    return "cut";
  }

  function killChildren(): void {
    for (const pid of app.tool.children) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has just ended.
      }
    }
  }
}

/** What PostgreSQL says to everybody for a moment after a restart. */
const startingUp = toErrorResponse({ S: "FATAL", V: "FATAL", C: "57P03", M: "the database system is starting up" });

function toErrorResponse(fields: Readonly<Record<string, string>>): Buffer {
  const body = Buffer.from(
    `${Object.entries(fields)
      .map(([name, text]) => `${name}${text}\0`)
      .join("")}\0`,
  );
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Does what it is told: after a failure that may be repeated it makes the same call again. */
function obey(request: ModelRequest): ModelAnswer {
  const title = titleOf(request);
  if (!request.lastUser.includes("[brief]")) return brief();
  const told = request.body.messages
    .slice(request.body.messages.findLastIndex(({ role }) => role === "user"))
    .filter(({ role }) => role === "tool")
    .map(({ content }) => JSON.parse(String(content)) as { status?: string; error?: { can_retry?: boolean } });
  const last = told.at(-1);
  if (last === undefined || (last.status === "failure" && last.error?.can_retry === true && told.length < 4))
    return callTool("calendar.create", newEvent(title));
  return answer({ answer: last.status === "failure" ? `${title}: it failed.` : `${title}: it is there.` });
}

async function look(
  sql: Sql,
  { id, attempts }: { id: string; attempts: number },
  title: string,
): Promise<Omit<Written, "title" | "isFaulted">> {
  const rows = await sql<{ data: string }[]>`select data from run_events where task_id = ${id} order by seq`;
  const results = rows
    .map(({ data }) => JSON.parse(data) as AgUiEvent)
    .filter((event) => event.type === "TOOL_CALL_RESULT");
  const done = new Set(
    (
      await sql<{ id: string }[]>`
        select tool_call_id as id from tool_effects where task_id = ${id} and answer is not null`
    ).map((row) => row.id),
  );
  const made = (await sql`select from events where title = ${title}`).length;
  const successes = results.filter(({ status }) => status === "success").length;
  const wrong = results
    .filter(({ status, toolCallId }) => (status === "success") !== done.has(toolCallId))
    .map(({ status, error }) => `told ${status} ${error?.code ?? ""}, and it is not so`);
  if (made > 1) wrong.push(`made ${made} times`);
  if (made !== successes) wrong.push(`made ${made} times, told ${successes} times`);
  if (results.length === 0) wrong.push("told nothing");
  return { attempts, told: results.map(({ status, error }) => error?.code ?? status ?? ""), made, wrong };
}
