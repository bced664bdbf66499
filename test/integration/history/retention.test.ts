import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { makeStorage } from "../../../src/files/files.ts";
import { makeSweep } from "../../../src/files/sweep.ts";
import { makeRetention, type Keep } from "../../../src/run/lease/retention.ts";
import type { Client } from "../../../src/sdk/sdk.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { png } from "../../_kit/images.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { manualTimers } from "../../_kit/timers.ts";
import { until } from "../../_kit/until.ts";
import { scratchHome, upload } from "../../_kit/uploads.ts";

let talk: Conversation;
let alice: Client;
let home: string;

const dayMs = 86_400_000;
const keepAll: Keep = { events: 0, usage: 0, messages: 0, files: 0 };

beforeAll(async () => {
  home = scratchHome();
  talk = await conversation({ env: { ACCORD_HOME: home } });
  await talk.app.listen(0);
  alice = await talk.app.as("alice");
});

/** A round of a worker process that looks a day after `at`, and keeps these for a day. */
async function age(at: number, ...kinds: (keyof Keep)[]): Promise<Record<string, unknown>> {
  const lines: string[] = [];
  const timers = manualTimers();
  const log = makeLog({ level: "info", destination: { write: (line) => void lines.push(line) } });
  const keep = { ...keepAll, ...Object.fromEntries(kinds.map((kind) => [kind, 1])) };
  const clock = { now: () => at + dayMs };
  const rounds = makeRetention({ store: talk.app.store, keep, clock, timers, log });
  rounds.start();
  timers.pass(30_000);
  await until(async () => timers.pending.length > 0, "the round to be over");
  await rounds.stop();
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>).at(0) ?? {};
}

async function ask(text: string, image: string, threadId: string): Promise<void> {
  talk.model.next(
    brief({ task: text, intents: ["contacts.create"] }),
    callTool("contacts.create", { name: "Kept contact" }),
    answer({ answer: `About ${text}.` }),
  );
  await alice.createRun({
    body: {
      threadId,
      runId: `run-${text}`,
      messages: [
        {
          id: `m-${text}`,
          role: "user",
          content: [
            { type: "text", text },
            { type: "binary", mimeType: "image/png", url: image },
          ],
        },
      ],
      forwardedProps: { agent_type: "worker" },
    },
    query: { wait: 60 },
  });
}

const later = async (): Promise<number> => {
  const now = Date.now();
  await until(async () => Date.now() > now + 1, "the next instant");
  return Date.now();
};

async function tablesWith(text: string): Promise<string[]> {
  const { sql } = talk.app.database;
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await sql`select from ${sql(name)} as t where position(${text} in t::text) > 0 limit 1`;
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat().sort();
}

const images = (): string[] =>
  existsSync(join(home, "files"))
    ? readdirSync(join(home, "files"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

describe("what was said", () => {
  it("goes when it is too old, with its image; what is newer stays, and so does what was done", async () => {
    const threadId = "11111111-1111-4111-8111-111111111111";
    const [first, both] = [await upload(talk.app, "alice", png()), await upload(talk.app, "alice", png())];
    await ask("walrus", first.body.url, threadId);
    await ask("otter", both.body.url, threadId);
    const at = await later();
    await ask("heron", both.body.url, threadId);
    const usage = await alice.getUsage();
    expect(await age(at)).toEqual({});
    expect(await age(at, "messages")).toMatchObject({ runs: 2, images: 0 });

    for (const word of ["walrus", "otter"]) expect(await tablesWith(word), word).toEqual([]);
    const { messages } = await alice.getHistory({ query: { threadId } });
    const said = messages.filter(({ role }) => role !== "tool").map(({ content }) => content);
    expect(said).toEqual(["heron", "About heron."]);
    expect((await alice.listThreadRuns({ path: { threadId } })).items.map(({ runId }) => runId)).toEqual(["run-heron"]);
    expect((await alice.searchThreads({ query: { q: "heron" } })).items).toHaveLength(1);
    expect((await alice.searchThreads({ query: { q: "otter" } })).items).toHaveLength(0);
    await expect(alice.getRun({ path: { threadId }, query: { runId: "run-otter" } })).rejects.toMatchObject({
      code: "RUN_NOT_FOUND",
    });
    // Of the images, the one goes that no message shows any more.
    expect((await fetch(first.body.url)).status).toBe(403);
    expect((await fetch(both.body.url)).status).toBe(200);
    expect(await tablesWith("Kept contact")).toContain("contacts");
    expect((await alice.getUsage()).total).toEqual(usage.total);

    // The thread goes on, and its next run is told what is left.
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Once." }));
    const { run } = await alice.ask("How often?", { threadId });
    expect(run.status).toBe("finished");
    const told = JSON.stringify(talk.model.journal.at(-1)?.body);
    expect(told).toContain("About heron.");
    expect(told).not.toContain("otter");

    // And goes itself when nothing is left in it.
    expect(await age(await later(), "messages")).toMatchObject({ runs: 2 });
    expect(await tablesWith(threadId)).toEqual([]);
    expect((await alice.listThreads()).items).toEqual([]);
  });

  it("stays while somebody is asked about it, or a run is not over", async () => {
    talk.model.next(brief({ confidence: 0.1 }), callTool("contacts.create", { name: "Asked" }));
    const asked = await alice.ask("puffin");
    expect(asked.interrupt).toBeDefined();
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    talk.model.next(brief({ needs_tools: false }), async () => {
      reached.resolve();
      await released.promise;
      return answer({ answer: "Late." });
    });
    const live = await talk.post("gannet");
    await reached.promise;
    expect(await age(await later(), "messages")).toEqual({});
    released.resolve();
    await talk.ended(live);
    expect(await age(await later(), "messages")).toMatchObject({ runs: 1 });
    expect(await tablesWith("puffin")).toContain("messages");
    talk.model.next(answer({ answer: "Not done." }));
    await alice.decideApproval({ path: { id: asked.interrupt?.id ?? "" }, body: { decision: "deny" } });
    await until(async () => {
      const { items } = await alice.listThreadRuns({ path: { threadId: asked.threadId } });
      return items.length === 2 && items.every(({ status }) => status === "finished" || status === "interrupted");
    }, "the run that goes on to end");
    expect(await age(await later(), "messages")).toMatchObject({ runs: 2 });
    expect(await tablesWith("puffin")).toEqual([]);
  });
});

describe("an image", () => {
  it("goes when it is too old, although its message is still there; newer ones stay", async () => {
    const threadId = "22222222-2222-4222-8222-222222222222";
    const old = await upload(talk.app, "alice", png());
    await ask("seal", old.body.url, threadId);
    const at = await later();
    const recent = await upload(talk.app, "alice", png());
    expect(await age(at, "files")).toMatchObject({ images: 1, runs: 0 });
    expect((await fetch(old.body.url)).status).toBe(403);
    expect((await fetch(recent.body.url)).status).toBe(200);
    const { messages } = await alice.getHistory({ query: { threadId } });
    expect(messages[0]?.content).toBe("seal");
    // Its bytes go with a sweep, which looks at what is a day old.
    const before = images().length;
    await talk.app.database.sql`update attachments set created_at = now() - interval '2 days' where used_at is null`;
    await talk.app.database.sql`update attachments set created_at = now() where deleted_at is null`;
    const storage = makeStorage({ folder: join(home, "files") });
    await makeSweep({ attachments: talk.app.store.attachments, storage, log: makeLog({ level: "silent" }) })();
    expect(images().length).toBeLessThan(before);
    expect(await tablesWith(recent.body.id)).toContain("attachments");
  });
});
