import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { shownBit } from "../../../src/base/visibility.ts";
import type { Client } from "../../../src/sdk/sdk.ts";
import { makeSearch } from "../../../src/store/thread/search.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { threadOf } from "./_thread.ts";

let app: TestApp;
let alice: Client;
let ownerId: string;

beforeAll(async () => {
  app = await testApp();
  alice = await app.as("alice");
  ({ id: ownerId } = await alice.getMe());
});

/** A thread of one run that says this. */
async function said(
  at: string,
  ...texts: { role?: "user" | "assistant"; content: string; mask?: number; metadata?: object }[]
) {
  const thread = await threadOf(app.database.sql, ownerId, { at });
  await thread.run(1);
  for (const [position, text] of texts.entries()) await thread.say({ at, position, ...text });
  return thread.id;
}
const find = async (q: string, client = alice) => (await client.searchThreads({ query: { q } })).items;

describe("search", () => {
  it("finds threads by words and parts of words, newest first, with the newest message and an excerpt", async () => {
    const older = await said(
      "2026-03-01T10:00:00Z",
      { content: "帮我创建一个周会，每周三上午十点" },
      { role: "assistant", content: "周会已经创建。", metadata: { tainted: true } },
    );
    const newer = await said("2026-03-02T10:00:00Z", {
      content: `${"blah ".repeat(100)}when is the Zhouhui\nmeeting? ${"blah ".repeat(100)}`,
    });
    const found = await find("ZHOUHUI");
    expect(found.map(({ threadId }) => threadId)).toEqual([newer, older]);
    expect(found[0]).toMatchObject({ role: "user", at: "2026-03-02T18:00:00+08:00", archived: false });
    expect(found[0]?.excerpt).toMatch(/^….*blah when is the Zhouhui meeting\? blah/);
    expect(found[0]?.excerpt.length).toBeLessThanOrEqual(170);
    expect(found[1]).toMatchObject({
      title: "帮我创建一个周会，每周三上午十点",
      role: "assistant",
      excerpt: "周会已经创建。",
      tainted: true,
    });
    expect((await find("周会 三")).map(({ threadId, role, tainted }) => [threadId, role, tainted])).toEqual([
      [older, "user", undefined],
    ]);
    await alice.updateThread({ path: { threadId: older }, body: { title: "例会", archived: true } });
    expect(await find("每周三")).toMatchObject([{ threadId: older, title: "例会", archived: true }]);
  });

  it("finds nothing in what is not shown, under way, a tool's or another user's", async () => {
    const hidden = await said("2026-03-01T10:00:00Z", { content: "an aardvark", mask: 0xff & ~shownBit });
    const thread = await threadOf(app.database.sql, ownerId, {});
    await thread.run(1, { status: "running" });
    await thread.say({ content: "another aardvark" });
    await said("2026-03-01T10:00:00Z", { content: "tool", role: "tool" as "user" }, { content: "hm" });
    expect(await find("aardvark")).toEqual([]);
    await app.database.sql`update runs set status = 'finished', ended_at = now() where thread_id = ${thread.id}`;
    expect((await find("aardvark")).map(({ threadId }) => threadId)).toEqual([thread.id]);
    expect(await find("aardvark", await app.as("bob"))).toEqual([]);
    expect(hidden).toBeDefined();
  });

  it("takes what is typed as words and as nothing else", async () => {
    const exact = await said("2026-03-01T10:00:00Z", { content: "100% _done_ '; drop table messages; -- \\" });
    for (const q of ["100", "drop TABLE", "done'"]) expect((await find(q))[0]?.threadId).toBe(exact);
    for (const q of ["%", "'; --", "%_%", "🎉"]) expect(await find(q)).toEqual([]);
    const refused = await app.request(`/api/v1/agent/threads/search?q=${"x".repeat(101)}`, {
      headers: { authorization: `Bearer ${await app.auth.mintUserToken("alice")}` },
    });
    expect(refused.status).toBe(400);
  });
});

describe("among very many messages", () => {
  const many = 20_000;
  beforeAll(async () => {
    const { sql } = app.database;
    const { id: threadId } = await threadOf(sql, ownerId, {});
    await sql`
      insert into messages (id, owner_id, thread_id, wire_id, seq, role, content, visibility_mask)
      select 'msg_many' || n, ${ownerId}, ${threadId}, 'm' || n, n, 'user', 'x', 3 from generate_series(1, ${many}) n`;
    await sql`
      insert into message_parts (message_id, parts)
      select 'msg_many' || n, array(select (random() * 2e9)::int + n * 0 from generate_series(1, 20))
      from generate_series(1, ${many}) n`;
    await sql`vacuum analyze`;
  });

  it("a search looks at those it finds and at no others", async () => {
    const seen: { text: string; parameters: unknown[] }[] = [];
    const watched = postgres(app.database.url, {
      max: 1,
      debug: (_, text, parameters) => void seen.push({ text, parameters: [...parameters] }),
    });
    atEnd(() => watched.end({ timeout: 2 }));
    const threadId = await said("2026-03-01T10:00:00Z", { content: "the okapi" });
    const search = makeSearch(watched as never);
    while ((await search.prepare(ownerId)) > 0);
    expect(await search.find({ ownerId, query: "okapi", most: 20 })).toMatchObject([{ threadId }]);
    const { text = "", parameters = [] } = seen.findLast((query) => query.text.includes("found as materialized")) ?? {};
    const [row] = await watched.unsafe(`explain (analyze, format json) ${text}`, parameters as never[]);
    const plan = JSON.stringify(row);
    expect(plan).toContain('"Index Name":"message_parts_found"');
    const rows = Array.from(plan.matchAll(/"Actual Rows":(\d+)/g), ([, count]) => Number(count));
    expect(Math.max(...rows)).toBeLessThan(20);
  });
});
