import { expect, it } from "vitest";
import { addDemoData } from "../../src/app/demo.ts";
import { testApp } from "../_kit/app.ts";

const app = await testApp();
const rows = () => app.database.sql`select owner_id, name, user_id from contacts order by id`;

it("gives alice and bob contacts, each other among them", async () => {
  const [alice, bob] = [await (await app.as("alice")).getMe(), await (await app.as("bob")).getMe()];
  expect([alice, bob]).toMatchObject([{ locale: "zh-CN", timezone: "Asia/Shanghai" }, { locale: "en", timezone: "America/Los_Angeles" }]);
  const users = (await rows()).filter(({ user_id }) => user_id !== null);
  expect(users).toEqual(expect.arrayContaining([
    { owner_id: alice.id, name: "Bob Miller", user_id: bob.id },
    { owner_id: bob.id, name: "Alice Lin", user_id: alice.id },
  ]));
  expect(users).toHaveLength(2);
});

it("changes nothing at the next start, nor what a user changed", async () => {
  await app.database.sql`delete from contacts where name = 'Mei Chen'`;
  const before = await rows();
  await addDemoData(app.store, app.auth.issuer);
  expect(await rows()).toEqual(before);
});
