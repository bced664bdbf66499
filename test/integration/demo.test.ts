import { expect, inject, it } from "vitest";
import { makeApp } from "../../src/app.ts";
import { loadConfig } from "../../src/base/config.ts";
import { makeLog } from "../../src/base/log.ts";
import { testApp } from "../_kit/app.ts";

const app = await testApp({ demo: true });
const { sql } = app.database;
const contacts = () => sql`select owner_id, name, user_id from contacts order by id`;
const events = () => sql`select id, owner_id, title, version from events order by id`;
const invites = () => sql`select event_id, user_id, participation from invites`;
const userId = async (name: string) => (await (await app.as(name)).getMe()).id;

it("gives alice and bob contacts, each other among them", async () => {
  const [alice, bob] = [await userId("alice"), await userId("bob")];
  const users = (await contacts()).filter(({ user_id }) => user_id !== null);
  expect(users).toEqual(
    expect.arrayContaining([
      { owner_id: alice, name: "Bob Miller", user_id: bob },
      { owner_id: bob, name: "Alice Lin", user_id: alice },
    ]),
  );
  expect(users).toHaveLength(2);
});

it("gives both some plans, and alice an invite of bob's to answer", async () => {
  const [alice, bob] = [await userId("alice"), await userId("bob")];
  const owners = (await events()).map(({ owner_id }) => owner_id as string);
  expect(owners.filter((owner) => owner === alice)).toHaveLength(4);
  expect(owners.filter((owner) => owner === bob)).toHaveLength(3);
  expect(await invites()).toEqual([
    { event_id: expect.any(String) as string, user_id: alice, participation: "needs_action" },
  ]);
});

it("changes nothing at the next start, nor what a user changed", async () => {
  await sql`delete from contacts where name = 'Mei Chen'`;
  await sql`update events set title = 'Renamed' where title = 'Dentist'`;
  const before = [await contacts(), await events(), await invites()];
  const again = await makeApp({
    config: loadConfig({}),
    databaseUrl: app.database.url,
    redisUrl: inject("services").redisUrl,
    secret: "a secret that only tests know, long enough",
    log: makeLog({ level: "silent" }),
    embedded: true,
  });
  await again.stop();
  expect([await contacts(), await events(), await invites()]).toEqual(before);
});
