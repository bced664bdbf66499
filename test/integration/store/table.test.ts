import { beforeAll, describe, expect, it } from "vitest";
import type { TableSpec } from "../../../generated/contract/tables.ts";
import { newId } from "../../../src/base/ids.ts";
import { tableOf, type AnyRow, type Table } from "../../../src/store/modules/table.ts";
import type { Writer } from "../../../src/store/modules/writer.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";

interface Thing extends AnyRow {
  title: string;
  pages?: number;
  due?: string;
  tags?: string[];
}

const spec: TableSpec = {
  module: "things",
  prefix: "thg",
  missing: "CONTACT_NOT_FOUND",
  columns: ["title", "pages", "due", "tags"],
};

/** The store that nobody writes: it serves every table that a module describes. */
describe("a table that a module describes", () => {
  let database: ScratchDatabase;
  const people = { alice: newId("usr"), bob: newId("usr") };
  const of = (who: keyof typeof people, writer: Writer = { kind: "person" }) =>
    tableOf(database.sql, { name: "things", spec, ownerId: people[who], writer }) as unknown as Table<Thing>;
  beforeAll(async () => {
    database = await scratchDatabase();
    for (const id of Object.values(people))
      await database.sql`insert into users (id, issuer, subject, display_name) values (${id}, 'test', ${id}, 'A')`;
    await database.sql`
      create table things (
        id text primary key,
        owner_id text not null references users (id),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        tainted_by text,
        title text not null, pages integer, due date, tags jsonb
      )`;
  });

  it("gives a row back as it was put in, and leaves out what is not set", async () => {
    const things = of("alice");
    const added = await things.add({ title: "Tea", pages: 3, due: "2026-04-21", tags: ["a", "b"] });
    expect(added).toEqual({
      id: expect.stringMatching(/^thg_/) as string,
      title: "Tea",
      pages: 3,
      due: "2026-04-21",
      tags: ["a", "b"],
      version: 1,
      created_at: expect.stringMatching(/^\d{4}-.*\+00:00$/) as string,
      updated_at: expect.stringMatching(/^\d{4}-.*\+00:00$/) as string,
    });
    expect(await things.find(added.id)).toEqual(added);
    const changed = await things.change(added.id, { pages: null, title: "Green tea" });
    expect(changed).toMatchObject({ title: "Green tea", tags: ["a", "b"], version: 2 });
    expect(changed).not.toHaveProperty("pages");
    expect(await things.remove(added.id)).toEqual(changed);
    expect(await things.find(added.id)).toBeUndefined();
  });

  it("is one owner's alone, in every way of asking", async () => {
    const { id } = await of("alice").add({ title: "Hers" });
    const his = of("bob");
    expect([await his.find(id), await his.change(id, { title: "Mine" }), await his.remove(id)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await his.page({ limit: 10 })).toEqual([]);
    expect(await his.page({ limit: 10, after: id })).toEqual([]);
    expect(await his.count({ containing: { text: "ers", in: ["title"] } })).toBe(0);
    await expect(his.get(id)).rejects.toMatchObject({ code: "CONTACT_NOT_FOUND" });
    expect(await of("alice").get(id, 1)).toMatchObject({ title: "Hers" });
    await expect(of("alice").get(id, 2)).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
    await of("alice").remove(id);
  });

  it("is read page by page, newest first, by value and by text", async () => {
    const things = of("alice");
    for (const [at, title, pages] of [
      [1, "One 50%", 1],
      [3, "Three", 1],
      [2, "Two", 2],
    ] as const)
      await things.add({ id: newId("thg", at), title, pages });
    const [first] = await things.page({ limit: 1 });
    const rest = await things.page({ limit: 5, after: first?.id });
    expect([first, ...rest].map((row) => row?.title)).toEqual(["Three", "Two", "One 50%"]);
    expect(await things.count({ where: { pages: 1 } })).toBe(2);
    expect(await things.count({ where: { due: null } })).toBe(3);
    expect((await things.page({ limit: 5, containing: { text: "0%", in: ["title"] } })).length).toBe(1);
    expect((await things.page({ limit: 5, containing: { text: "THREE", in: ["title"] } })).length).toBe(1);
    expect(await things.count({ containing: { text: "_", in: ["title"] } })).toBe(0);
  });

  it("refuses a column that the spec does not name", async () => {
    const odd = { title: "x", owner_id: people.bob } as never;
    await expect(of("alice").add(odd)).rejects.toThrow("table things has no column owner_id");
    await expect(of("alice").page({ limit: 1, where: odd })).rejects.toThrow("no column owner_id");
  });

  it("marks what a run has written after it read text by others, until a person changes it (R31)", async () => {
    const tainted = of("alice", { kind: "tainted_run", taskId: "tsk_1" });
    const { id } = await tainted.add({ title: "Theirs" });
    expect(await of("alice", { kind: "run" }).find(id)).toMatchObject({ unconfirmed: true, tainted: true });
    expect(await tainted.find(id)).not.toHaveProperty("tainted");
    expect(await of("alice").change(id, { title: "Mine" })).not.toHaveProperty("tainted");
    expect(await of("alice", { kind: "run" }).find(id)).not.toHaveProperty("tainted");
  });
});
