import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { givenPeople } from "../../_kit/given-people.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await givenPeople(app, {
    contacts: [
      { id: "ctc_1", name: "Wu", email: "wu.private@example.com", phone: "+86 138-0000-5678", isUser: true },
      { id: "ctc_2", name: "Xu" },
      { id: "ctc_3", name: "Yu", jobTitle: "Designer" },
    ],
  });
});

it("shows the owner's own client whole values, which models get masked", async () => {
  const alice = await app.as("alice");
  const wu = {
    id: "ctc_1",
    name: "Wu",
    email: "wu.private@example.com",
    phone: "+8613800005678",
    isUser: true,
    version: 1,
  };
  expect(await alice.getContact({ path: { id: "ctc_1" } })).toEqual(wu);
  expect(await alice.listContacts({ query: { query: "13800005678" } })).toEqual({ items: [wu], total: 1 });
});

it("lists page by page, each contact once", async () => {
  const alice = await app.as("alice");
  const first = await alice.listContacts({ query: { limit: 2 } });
  expect(first).toMatchObject({ items: [{ name: "Wu" }, { name: "Xu", isUser: false }], total: 3 });
  const { nextCursor: cursor = expect.fail("one page") } = first;
  const second = await alice.listContacts({ query: { limit: 2, cursor } });
  expect(second).toEqual({
    items: [{ id: "ctc_3", name: "Yu", jobTitle: "Designer", isUser: false, version: 1 }],
    total: 3,
  });
});

it("knows nobody of another user, not even as a cursor (G105)", async () => {
  const [alice, bob] = [await app.as("alice"), await app.as("bob")];
  await expect(bob.getContact({ path: { id: "ctc_1" } })).rejects.toMatchObject({ code: "CONTACT_NOT_FOUND" });
  expect(await bob.listContacts({ query: { query: "wu" } })).toEqual({ items: [], total: 0 });
  const { nextCursor: cursor = expect.fail("one page") } = await alice.listContacts({ query: { limit: 1 } });
  await expect(bob.listContacts({ query: { cursor } })).rejects.toMatchObject({ code: "INVALID_REQUEST" });
});
