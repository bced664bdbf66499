import { beforeAll, describe, expect, it } from "vitest";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { answerOf, threadOf, type RunHere } from "./_thread.ts";

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await testApp();
});

/** Somebody new, in Shanghai. */
async function person(): Promise<{ client: AccordClient; ownerId: string }> {
  const client = await app.as(`person-${people++}`);
  const { id } = await client.updateMe({ body: { timezone: "Asia/Shanghai" } });
  return { client, ownerId: id };
}

async function talk(ownerId: string, given: { at?: string; content?: string; run?: RunHere } = {}) {
  const thread = await threadOf(app.database.sql, ownerId, given.at === undefined ? {} : { at: given.at });
  await thread.run(1, given.run);
  await thread.say({ position: 0, content: given.content ?? "hello" });
  return thread;
}

describe("own threads", () => {
  it("are none for somebody new", async () => {
    expect(await (await person()).client.listThreads()).toEqual({ items: [] });
  });

  it("are told by their beginning, in the caller's zone (G165)", async () => {
    const { client, ownerId } = await person();
    const { id } = await talk(ownerId, { at: "2026-03-15T10:00:00.123456Z", content: `  ${"👩🏽‍💻 好\n".repeat(40)}` });
    const { items } = await client.listThreads();
    expect(items).toMatchObject([
      {
        threadId: id,
        state: "finished",
        createdAt: "2026-03-15T18:00:00.123+08:00",
        lastActivityAt: "2026-03-15T18:00:00.123+08:00",
        lastRunId: "run-1",
        pendingApprovals: 0,
      },
    ]);
    expect(items[0]?.title).toMatch(/^👩🏽‍💻 好 👩🏽‍💻/u);
    expect([...(items[0]?.title ?? "")].length).toBeLessThanOrEqual(80);
    expect(items[0]?.title.isWellFormed()).toBe(true);
  });

  it.each([
    ["waiting", "running"],
    ["ready", "running"],
    ["running", "running"],
    ["finished", "finished"],
    ["interrupted", "interrupted"],
    ["failed", "failed"],
    ["canceled", "failed"],
  ] as const)("whose newest run is %s are %s (G038)", async (status, state) => {
    const { client, ownerId } = await person();
    const thread = await talk(ownerId);
    await thread.run(2, { status });
    expect((await client.listThreads()).items).toMatchObject([{ state, lastRunId: "run-2" }]);
  });

  it("come page by page, newest activity first, each once, also when many moved in the same instant", async () => {
    const { client, ownerId } = await person();
    const made: [string, string][] = [];
    for (let index = 0; index < 11; index++) {
      // Microseconds apart, and some not at all.
      const at = `2026-03-15T10:00:00.00000${Math.floor(index / 3)}Z`;
      made.push([at, (await talk(ownerId, { at })).id]);
    }
    const expected = made
      .toSorted(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? 1 : -1))
      .map(([, id]) => id);
    for (const limit of [1, 4, 11, 100]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.listThreads({ query: { limit, ...(cursor === undefined ? {} : { cursor }) } });
        expect(page.items.length).toBeGreaterThan(0);
        seen.push(...page.items.map(({ threadId }) => threadId));
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      expect(seen).toEqual(expected);
    }
  });

  it("with nothing to see are left out until there is", async () => {
    const { client, ownerId } = await person();
    const thread = await threadOf(app.database.sql, ownerId);
    await thread.run(1, { mode: "automation", status: "running" });
    await thread.say({ position: 0, mask: 0, content: "secret order" });
    expect(await client.listThreads()).toEqual({ items: [] });
    await thread.say({ position: 1, mask: 1, role: "tool", content: "{}", metadata: answerOf("call_1") });
    expect((await client.listThreads()).items).toMatchObject([{ threadId: thread.id, title: "", state: "running" }]);
    await thread.say({ position: 2, mask: 1, role: "assistant", content: "Your morning report" });
    expect((await client.listThreads()).items).toMatchObject([{ title: "Your morning report" }]);
  });

  it("G163: are nobody else's, and neither is a page behind somebody else's cursor", async () => {
    const [one, other] = [await person(), await person()];
    for (const { ownerId } of [one, other])
      for (const at of ["2026-03-15T10:00:00Z", "2026-03-16T10:00:00Z"]) await talk(ownerId, { at });
    const { items, nextCursor = "" } = await one.client.listThreads({ query: { limit: 1 } });
    const own = (await other.client.listThreads()).items.map(({ threadId }) => threadId);
    expect(own).toHaveLength(2);
    expect(own).not.toContain(items[0]?.threadId);
    for (const { threadId } of (await other.client.listThreads({ query: { cursor: nextCursor } })).items)
      expect(own).toContain(threadId);
  });
});

const code = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const id = "550e8400-e29b-41d4-a716-446655440000";

it.each([
  "",
  "x",
  "é",
  "a".repeat(513),
  code(null),
  code([]),
  code("x"),
  code({}),
  code({ at: 1 }),
  code({ id }),
  code({ at: "1", id }),
  code({ at: 1.5, id }),
  code({ at: -1, id }),
  code({ at: 1e300, id }),
  code({ at: 1, id: "x" }),
  code({ at: 1, id: `${id}'` }),
])("refuses the cursor %j", async (cursor) => {
  const { client } = await person();
  await expect(client.listThreads({ query: { cursor } })).rejects.toMatchObject({
    status: 400,
    code: "INVALID_REQUEST",
    problem: { errors: [{ path: "cursor" }] },
  });
});

it.each([0, 101, -1, 1.5, "ten"])("refuses %j threads a page", async (limit) => {
  const { client } = await person();
  await expect(client.listThreads({ query: { limit: limit as number } })).rejects.toMatchObject({
    status: 400,
    code: "INVALID_REQUEST",
    problem: { errors: [{ path: "limit" }] },
  });
});
