import type { Sql } from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { inOneTrip, isInside, postgres } from "../../../src/store/database/database.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase } from "../../_kit/database.ts";

let sql: Sql;

beforeAll(async () => {
  const { url } = await scratchDatabase({ empty: true });
  sql = postgres(url, { max: 2, backoff: () => 0, onnotice: () => {} });
  atEnd(() => sql.end());
  await sql`create table kept (id int primary key, name text)`;
});

const keep = (id: number) => sql`insert into kept (id, name) values (${id}, ${`no ${id}`}) returning id`;
const ids = async () => (await sql`select id from kept order by id`).map(({ id }) => id as number);

describe("a transaction that is sent as one piece", () => {
  it("is one, and its later statements see the earlier ones, on a new connection and on one that knows them", async () => {
    for (const id of [1, 2, 3]) {
      const results = await inOneTrip(sql, [
        keep(id),
        sql`select count(*)::int as count, min(xmin::text) = pg_current_xact_id()::text as mine from kept
          where id = ${id}`,
      ]);
      expect(results).toMatchObject([[{ id }], [{ count: 1, mine: true }]]);
    }
    expect(await ids()).toEqual([1, 2, 3]);
  });

  it("leaves nothing behind when a statement fails, and tells its error", async () => {
    await expect(inOneTrip(sql, [keep(4), keep(1), keep(5)])).rejects.toMatchObject({ code: "23505" });
    await expect(inOneTrip(sql, [sql`select 1 / ${0}::int`, keep(6)])).rejects.toMatchObject({ code: "22012" });
    expect(await ids()).toEqual([1, 2, 3]);
  });

  it("fails whole when its connection is lost in the middle, and the pool goes on", async () => {
    for (let time = 0; time < 5; time++) {
      const lost = inOneTrip(sql, [
        keep(10 + time),
        sql`select pg_terminate_backend(pg_backend_pid())`,
        keep(20 + time),
      ]);
      await expect(lost).rejects.toMatchObject({ code: expect.stringMatching(/57P01|CONNECTION_CLOSED|ECONNRESET/) });
    }
    expect(await ids()).toEqual([1, 2, 3]);
  });

  it("keeps its connection to itself while many others use the pool", async () => {
    const many = Array.from({ length: 50 }, (_, no) => 100 + no);
    const outside: Promise<unknown>[] = [];
    const inside = many.map(async (id) => {
      outside.push(sql`insert into kept (id) values (${1000 + id})`);
      return await inOneTrip(sql, [keep(id), id % 2 === 0 ? keep(id) : sql`select ${isInside(sql)} as inside`]);
    });
    const settled = await Promise.allSettled(inside);
    await Promise.all(outside);
    expect(settled.map(({ status }) => status)).toEqual(many.map((id) => (id % 2 === 0 ? "rejected" : "fulfilled")));
    const kept = await ids();
    expect(kept.filter((id) => id >= 1000)).toHaveLength(50);
    expect(kept.filter((id) => id >= 100 && id < 1000)).toEqual(many.filter((id) => id % 2 !== 0));
  });

  it("guards a statement that would be carried out outside of it: that changes nothing", async () => {
    const guarded = sql`with made as (insert into kept (id) values (99) returning id) select ${isInside(sql)} from made`;
    await expect(guarded).rejects.toMatchObject({ code: "22012" });
    expect(await ids()).not.toContain(99);
  });

  it("is refused by what was changed under it, and not half repeated behind its end", async () => {
    const look = () => sql`select * from kept where id = ${1}`;
    const write = (id: number) => sql`
      with made as (insert into kept (id) values (${id}) returning *) select ${isInside(sql)}, made.* from made`;
    await Promise.all([1, 2, 3, 4].map(async (id) => await inOneTrip(sql, [look(), write(200 + id)])));
    await sql`alter table kept add column more int`;
    const settled = await Promise.allSettled([5, 6, 7, 8].map((id) => inOneTrip(sql, [look(), write(200 + id)])));
    const kept = (await ids()).filter((id) => id > 204 && id < 300);
    expect(kept).toEqual([5, 6, 7, 8].map((id) => 200 + id).filter((_, at) => settled[at]?.status === "fulfilled"));
    await inOneTrip(sql, [look(), write(209)]);
    expect(await ids()).toContain(209);
  });
});
