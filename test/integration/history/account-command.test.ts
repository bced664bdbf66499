import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "ioredis";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { testApp, testSecret } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { childEnv } from "../../_kit/child-env.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { png } from "../../_kit/images.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { manualTimers } from "../../_kit/timers.ts";
import { scratchHome, upload } from "../../_kit/uploads.ts";
import { invite, perform, sync } from "../notify/_party.ts";

let talk: Conversation;
let home: string;
let redis: Redis;

beforeAll(async () => {
  home = scratchHome();
  talk = await conversation({ env: { ACCORD_HOME: home } });
  await talk.app.listen(0);
  redis = new Redis(inject("services").redisUrl);
  atEnd(() => redis.disconnect());
});

interface Said {
  code: number;
  out: string;
  err: string;
}

/** As the operator types it, beside the server. */
const accord = (...args: string[]): Promise<Said> =>
  new Promise((resolve) => {
    const env = {
      ...childEnv(),
      DATABASE_URL: talk.app.database.url,
      REDIS_URL: inject("services").redisUrl,
      ACCORD_SECRET: testSecret,
      ACCORD_HOME: home,
    };
    const main = join(import.meta.dirname, "../../../src/main.ts");
    execFile(process.execPath, [main, ...args], { env, maxBuffer: 64e6 }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });

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

const filesOf = (userId: string): string[] =>
  readdirSync(join(home, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => path.includes(userId));

describe("the operator's command for one person", () => {
  it("says what is wrong with the call, and changes nothing", async () => {
    const alice = await talk.app.as("alice");
    const { id } = await alice.getMe();
    const [missing, unsure, unknown] = await Promise.all([
      accord("user", "export", "nobody"),
      accord("user", "delete", "alice"),
      accord("user", "forget", "alice"),
    ]);
    expect(missing).toMatchObject({ code: 1, out: "" });
    expect(missing.err).toContain("There is no user nobody.");
    expect(unsure.code).toBe(2);
    expect(unsure.err).toContain("--yes");
    expect(unknown.code).toBe(2);
    expect((await alice.getMe()).id).toBe(id);
  });

  it("exports and deletes one with guests, images and a run under way; others keep what is theirs", async () => {
    const [alice, bob] = [await talk.app.as("alice"), await talk.app.as("bob")];
    const [{ id }, bobs] = [await alice.getMe(), await bob.getMe()];
    const image = await upload(talk.app, "alice", png());
    expect(filesOf(id)).toHaveLength(1);
    const shared = await invite(talk.app, { title: "OWLMEETING" });
    // And the other way round.
    const contact = await talk.app.store.writing(bobs.id, ({ contacts }) =>
      contacts.add({ name: "Alice of the owls", userId: id, email: "alice@example.com" }),
    );
    const { id: bobsEvent } = (await perform(talk.app, "bob", "calendar.create", { ...sync, title: "Bob's own" })) as {
      id: string;
    };
    await perform(talk.app, "bob", "calendar.share", {
      event_id: bobsEvent,
      participants: [{ contact_id: contact.id }],
    });
    await perform(talk.app, "bob", "calendar.create", { ...sync, title: "BOBPRIVATE" });
    talk.model.next(
      brief({ task: "OWLTASK", intents: ["memory.update"] }),
      callTool("memory.update", { scope: "user", content: { interests: ["OWLMEMORY"] } }),
      answer({ answer: "OWLANSWER" }),
    );
    const said = await talk.say("OWLMESSAGE");
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    talk.model.next(
      brief({ intents: ["contacts.create"] }),
      async () => {
        reached.resolve();
        await released.promise;
        return callTool("contacts.create", { name: "OWLCONTACT" });
      },
      answer({ answer: "OWLLATE" }),
    );
    const live = await talk.post("OWLRUNNING");
    await reached.promise;

    // Its clock and its timers stand still: it goes on to know who it has known, and does not look who was shut out.
    const now = Date.now();
    const still = await testApp({
      database: talk.app.database,
      clock: { now: () => now },
      timers: manualTimers(),
    });
    const known = await still.as("alice");
    expect((await known.getMe()).id).toBe(id);
    const exported = await accord("user", "export", "alice");
    expect(exported.code).toBe(0);
    const lines = exported.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.at(-1)).toMatchObject({ kind: "manifest", userId: id, files: 1 });
    for (const word of ["OWLMEETING", "OWLMESSAGE", "OWLMEMORY", "OWLANSWER", "OWLRUNNING"])
      expect([word, exported.out.includes(word)]).toEqual([word, true]);
    expect(lines.find(({ kind }) => kind === "file")).toMatchObject({ mimeType: "image/png" });
    expect(exported.out.includes("BOBPRIVATE")).toBe(false);

    const deleted = await accord("user", "delete", id, "--yes");
    expect(deleted).toMatchObject({ code: 0, out: `Deleted ${id} with everything they had.\n` });
    released.resolve();

    // A server that still knows the person writes nothing more for them, and says so.
    await expect(known.ask("OWLAGAIN")).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    const fresh = await talk.app.as("alice");
    expect((await fresh.getMe()).id).not.toBe(id);
    expect((await fresh.listThreads()).items).toEqual([]);
    await talk.app.stop();
    for (const word of ["OWL", id, said.taskId, live.taskId, shared])
      expect([word, (await tablesWith(word)).filter((table) => table !== "contacts")]).toEqual([word, []]);
    expect(filesOf(id)).toEqual([]);
    expect((await fetch(image.body.url).catch(() => undefined))?.status ?? 0).not.toBe(200);
    for (const taskId of [said.taskId, live.taskId]) expect(await redis.keys(`*${taskId}*`)).toEqual([]);
    // In Bob's address book the person stays as he has written them down, and so does his event, without the guest.
    const { sql } = talk.app.database;
    expect(await sql`select name, user_id from contacts where owner_id = ${bobs.id}`).toEqual([
      { name: "Alice of the owls", user_id: null },
    ]);
    expect(await sql`select title from events where owner_id = ${bobs.id}`).toHaveLength(2);
    expect(await sql`select from invites`).toHaveLength(0);
  });
});
