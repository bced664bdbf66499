import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "ioredis";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Client } from "../../../src/sdk/sdk.ts";
import { belongings } from "../../../src/store/people/belongings.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { png } from "../../_kit/images.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { scratchHome, upload } from "../../_kit/uploads.ts";

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

/** Paths of images name their owner. */
const filesOf = (userId: string): string[] =>
  readdirSync(join(home, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => path.includes(userId));

async function tableNames(): Promise<string[]> {
  const rows = await talk.app.database.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    order by relname`;
  return rows.map(({ name }) => name);
}

/** Every table in which a text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { sql } = talk.app.database;
  const found = await Promise.all(
    (await tableNames()).map(async (name) => {
      const rows = await sql`select from ${sql(name)} as t where position(${text} in t::text) > 0 limit 1`;
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

/** A life of some days: conversations, events with a guest, contacts, memory, a job, an image. */
async function live(name: string, canary: string): Promise<{ client: Client; id: string; taskIds: string[] }> {
  const client = await talk.app.as(name);
  const { id } = await client.getMe();
  const image = await upload(talk.app, name, png());
  talk.model.next(
    brief({ task: canary, title: canary, intents: ["calendar.create", "contacts.create", "memory.update"] }),
    callTool("calendar.create", {
      title: canary,
      start_at: "2026-03-17T12:00:00Z",
      end_at: "2026-03-17T13:00:00Z",
      event_timezone: "UTC",
    }),
    callTool("contacts.create", { name: canary }),
    callTool("memory.update", { scope: "user", content: { interests: [canary] } }),
    answer({ answer: `Noted: ${canary}.` }),
  );
  const threadId = randomUUID();
  const { taskId } = await client.createRun({
    body: {
      threadId,
      runId: "run-1",
      messages: [
        {
          id: "m1",
          role: "user",
          content: [
            { type: "text", text: canary },
            { type: "binary", mimeType: "image/png", url: image.body.url },
          ],
        },
      ],
      forwardedProps: { agent_type: "worker" },
    },
    query: { wait: 60 },
  });
  expect((await client.getRun({ path: { threadId }, query: { runId: "run-1" } })).status).toBe("finished");
  return { client, id, taskIds: [taskId] };
}

it("knows of every table what of it is a person's, so that a new one cannot be forgotten", async () => {
  const known = belongings.map(({ table }) => table).toSorted();
  // Of the deployment: what administrators did stays, also when those whom it was done to are gone.
  const nobodys = ["admin_acts", "revoked_tokens", "schema_migrations", "webhooks"];
  expect(known).toEqual((await tableNames()).filter((name) => !nobodys.includes(name)));
});

describe("a person's account", () => {
  it("is exported whole, without keys and without anything of others", async () => {
    const alice = await live("alice", "ALICECANARY");
    const bob = await live("bob", "BOBCANARY");
    const lines: Record<string, unknown>[] = [];
    for await (const line of alice.client.exportMe()) lines.push({ ...line });
    const text = JSON.stringify(lines);
    const manifest = lines.at(-1) as { kind: string; tables: Record<string, number>; files: number };
    expect(manifest).toMatchObject({ kind: "manifest", userId: alice.id, files: 1 });
    // Every table that holds this person's words or name is in it, but those that say why not.
    const unexported = belongings.filter((entry) => entry.unexported !== undefined).map(({ table }) => table);
    const holding = new Set([...(await tablesWith("ALICECANARY")), ...(await tablesWith(alice.id))]);
    for (const table of holding)
      if (!unexported.includes(table)) expect(manifest.tables[table], table).toBeGreaterThan(0);
    expect(text).not.toContain("BOBCANARY");
    expect(text).not.toContain(bob.id);
    expect(lines.filter(({ kind }) => kind === "row").length).toBe(
      Object.values(manifest.tables).reduce((sum, count) => sum + count, 0),
    );
  });

  it("is not deleted without the person's own id, and then is gone from every table, file and stream", async () => {
    const carol = await live("carol", "CAROLCANARY");
    const dave = await live("dave", "DAVECANARY");
    await expect(carol.client.deleteMe({ query: { confirm: dave.id } })).rejects.toMatchObject({
      code: "CONFIRMATION_MISSING",
    });
    expect(await tablesWith("CAROLCANARY")).not.toEqual([]);
    expect(filesOf(carol.id)).not.toEqual([]);
    await carol.client.deleteMe({ query: { confirm: carol.id } });
    expect([await tablesWith("CAROLCANARY"), await tablesWith(carol.id)]).toEqual([[], []]);
    expect(filesOf(carol.id)).toEqual([]);
    for (const taskId of carol.taskIds) expect(await redis.keys(`*${taskId}*`)).toEqual([]);
    expect(talk.app.logs.some((line) => line.includes("account erased") && line.includes(carol.id))).toBe(true);
    // Others have lost nothing, and the same person may begin anew.
    expect(await tablesWith("DAVECANARY")).not.toEqual([]);
    expect((await (await talk.app.as("carol")).getMe()).id).not.toBe(carol.id);
  });

  it("is not written to any more by a worker that was in the middle of a run", async () => {
    const eve = await talk.app.as("eve");
    const { id } = await eve.getMe();
    const asked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    talk.model.next(
      brief({ intents: ["contacts.create"] }),
      async () => {
        asked.resolve();
        await released.promise;
        return callTool("contacts.create", { name: "EVECANARY" });
      },
      answer({ answer: "EVECANARY" }),
    );
    const { taskId } = await eve.createRun({
      body: {
        threadId: "550e8400-e29b-41d4-a716-446655440000",
        runId: "run-1",
        messages: [{ id: "m1", role: "user", content: "EVECANARY" }],
        forwardedProps: { agent_type: "worker" },
      },
    });
    await asked.promise;
    await eve.deleteMe({ query: { confirm: id } });
    released.resolve();
    await talk.app.stop();
    expect([await tablesWith("EVECANARY"), await tablesWith(id), await tablesWith(taskId)]).toEqual([[], [], []]);
  });
});
