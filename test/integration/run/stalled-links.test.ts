import { describe, expect, it, onTestFinished } from "vitest";
import { testApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { teachBusyWork } from "../../_kit/busy-model.ts";
import { readLog, talk, type Posted } from "../../_kit/conversation.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { scriptedModel } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { byWay, makeWay, placeOf, type Piece, type Verdict, type Way } from "../../_kit/way.ts";

/** Short, because it is waited for; long enough for a machine that has much else to do: a third attempt is too many. */
const leaseSeconds = 3;

/**
 * A server whose way to PostgreSQL the test can break, beside a good one that takes runs in and carries none out. Its
 * sessions may be named by other settings than those of the good one. Statements are sent as text, so that the way
 * can tell them apart.
 */
async function makePair(settings: Record<string, string> = {}) {
  const database = await scratchDatabase();
  const model = await scriptedModel();
  teachBusyWork(model);
  const env = { ACCORD_MODEL_BASE_URL: model.url };
  const way = await makeWay(placeOf(database.url));
  atEnd(() => way.close());
  const url = new URL(byWay(database.url, way));
  for (const [name, value] of Object.entries({ prepare: "false", ...settings })) url.searchParams.set(name, value);
  const cutOff = await testApp({
    worker: true,
    leaseSeconds,
    database: { ...database, url: url.href },
    env: { ...env, ACCORD_SHUTDOWN_SECONDS: "1" },
  });
  onTestFinished(async () => {
    way.judge = () => "pass";
    way.cutAll();
    await cutOff.stop();
  });
  const good = await testApp({ database });
  const other = () => testApp({ worker: true, leaseSeconds, database, env });
  return { database, model, way, cutOff, good, other };
}

/** What the process that is cut off was saying, or being told, when its way went silent for good. */
interface Moment {
  name: string;
  isNow(piece: Piece): boolean;
  /** Of that piece. */
  passes(bytes: Buffer): number;
}

/** The last message of a statement, without which PostgreSQL neither answers nor commits it. */
const syncBytes = 5;
const exceptSync = (bytes: Buffer) => bytes.length - syncBytes;

/** All of them leave a transaction behind that has locked what the run needs to go on. */
const moments: readonly Moment[] = [
  // PostgreSQL has the statement and carries it out, and its own time-outs are over with that.
  { name: "the write of the journal", isNow: behind("set last_seq = last_seq +"), passes: exceptSync },
  { name: "the key of an effect", isNow: behind("insert into tool_effects"), passes: exceptSync },
  { name: "the answer of an effect", isNow: behind("update tool_effects"), passes: exceptSync },
  { name: "the end of the run", isNow: behind("touched as"), passes: exceptSync },
  // In the middle of a word: it waits for the rest of it.
  { name: "half of an effect's answer", isNow: behind("update tool_effects"), passes: (bytes) => bytes.length >> 1 },
  // It has done all it was told, and waits for the next word.
  { name: "an effect without its commit", isNow: behind("update tool_effects", "commit"), passes: () => 0 },
];

/**
 * The piece with these words behind the statement on the same connection; without words the next one, which has its
 * values and carries it out.
 */
function behind(statement: string, words = ""): (piece: Piece) => boolean {
  let wire: unknown;
  return (piece) => {
    if (piece.direction !== "there") return false;
    if (piece.wire === wire && piece.bytes.includes(words)) return true;
    if (piece.bytes.includes(statement)) wire = piece.wire;
    return false;
  };
}

/** From that moment on nothing passes, on any connection there is or will be. */
function silenceAt(way: Way, { isNow, passes }: Omit<Moment, "name">): Promise<void> {
  const silent = Promise.withResolvers<void>();
  let isSilent = false;
  way.judge = (piece): Verdict => {
    if (isSilent) return { stallAfter: 0 };
    if (!isNow(piece)) return "pass";
    isSilent = true;
    silent.resolve();
    return { stallAfter: passes(piece.bytes) };
  };
  return silent.promise;
}

async function expectDone(database: ScratchDatabase, run: Posted): Promise<void> {
  const ended = await until(
    async () =>
      (
        await database.sql<{ attempt: number; code: string | null }[]>`
          select attempt, error_code as code from runs where id = ${run.taskId} and ended_at is not null`
      )[0],
    "the end of the run",
  );
  expect(ended).toEqual({ attempt: 2, code: null });
  expect(await database.sql`select from events where title = 'silent'`).toHaveLength(1);
}

describe("a way to PostgreSQL that goes silent for good", () => {
  // Half a minute, or for ever: as long as PostgreSQL kept the transaction. It is told to keep it for ever here.
  it.each(moments)("$name: the run goes on elsewhere, and what it does it does once", async (moment) => {
    const { database, model, way, good, other } = await makePair({ idle_in_transaction_session_timeout: "0" });
    const silent = silenceAt(way, moment);
    const run = await (await talk(good, model)).post("silent");
    await silent;
    const rescuer = await other();
    await expectDone(database, run);
    expect((await readLog(rescuer, run)).end).toMatchObject({ status: "success" });
  });

  // Ended neither by PostgreSQL nor by the other worker process, which knows it by another name.
  it("hides no run behind the lock of an effect that never ends", async () => {
    const { database, model, way, good, other } = await makePair({
      idle_in_transaction_session_timeout: "0",
      application_name: "unknown",
    });
    const silent = silenceAt(way, { isNow: behind("update tool_effects", "commit"), passes: () => 0 });
    const run = await (await talk(good, model)).post("silent");
    await silent;
    await other();
    await until(
      async () => (await database.sql`select from runs where id = ${run.taskId} and attempt = 2`).length === 1,
      "another attempt",
    );
    // It was there all the time.
    const ended = await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'unknown' and datname = current_database() and state = 'idle in transaction'`;
    expect(ended).toHaveLength(1);
    await expectDone(database, run);
  });

  it("gives back what is locked also where no worker process is left", async () => {
    const { database, model, way, good } = await makePair();
    const silent = silenceAt(way, { isNow: behind("touched as", "commit"), passes: () => 0 });
    const people = await talk(good, model);
    const run = await people.post("silent");
    await silent;
    // The end of the run has locked its thread.
    const next = await until(
      () => people.post("next", { threadId: run.threadId }).catch(() => undefined),
      "the thread to be free",
    );
    expect(await database.sql`select status from runs where id = ${next.taskId}`).toEqual([{ status: "waiting" }]);
  });
});

it("goes on by new connections when those there were go silent", async () => {
  const { database, model, way, good } = await makePair();
  const isNow = behind("set last_seq = last_seq +");
  let stalled = 0;
  way.judge = (piece) => {
    if (stalled > 0 || !isNow(piece)) return "pass";
    stalled = way.wires.size;
    for (const wire of way.wires) wire.stall("back");
    return "pass";
  };
  const people = await talk(good, model);
  const run = await people.post("silent");
  await expectDone(database, run);
  expect(stalled).toBeGreaterThan(0);
});
