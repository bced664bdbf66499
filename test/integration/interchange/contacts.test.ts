import { beforeAll, expect, it } from "vitest";
import type { NewContact } from "../../../src/store/modules/modules.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { givenPeople } from "../../_kit/given-people.ts";
import { download, lines } from "./_files.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const people: NewContact[] = [
  { name: "王小明", phone: "+8613800005678", company: "远山; 科技, 北京", jobTitle: "工程师", relation: "同事" },
  { name: 'Ann "A" O\'Hara', email: "ann@example.com", note: "likes tea;\nand\\or coffee, black" },
  { name: "Nobody" },
];
const contactsOf = async (name: string) => {
  const { items } = await (await app.as(name)).listContacts();
  return items.map(({ id: _id, ...contact }) => contact);
};
const card = (version: string, ...body: string[]) => lines("BEGIN:VCARD", `VERSION:${version}`, ...body, "END:VCARD");
const fileOf = (name: string) => download(app, name, "/api/v1/agent/contacts.vcf");

it("contacts go out whole and come in again as they were, once", async () => {
  await givenPeople(app, { contacts: people });
  const file = await fileOf("alice");
  expect(file.type).toBe("text/vcard; charset=utf-8");
  const bob = await app.as("bob");
  expect(await bob.importContacts({ body: { vcf: file.text } })).toMatchObject({ created: 3, skipped: 0 });
  expect(await contactsOf("bob")).toEqual(await contactsOf("alice"));
  expect(await bob.importContacts({ body: { vcf: file.text } })).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
  });
  const withoutIds = (text: string) => text.replaceAll(/^UID:.*\r\n/gm, "");
  expect(withoutIds((await fileOf("bob")).text)).toBe(withoutIds(file.text));
});

it("cards of other programs are read, broken ones are named, and who is known gets what was missing", async () => {
  await givenPeople(app, { contacts: [{ name: "Lei", phone: "13800005678", company: "Yuanshan" }] });
  const vcf = [
    card("4.0", "FN:Wang Lei", "TEL;VALUE=uri:tel:+86-138-0000-5678", "ORG:Other;Dept", "item1.EMAIL:lei@example.com"),
    card("3.0", "N:Park;Grace;;;", "FN:", "TITLE:Lead"),
    card("2.1", "FN:Old", "TEL;CELL:138"),
    card("3.0", "FN:"),
  ].join("");
  const alice = await app.as("alice");
  expect(await alice.importContacts({ body: { vcf } })).toEqual({
    created: 1,
    updated: 1,
    unchanged: 0,
    skipped: 2,
    problems: [
      { title: "Old", detail: "vCard 2.1 is not read; export as 3.0 or 4.0", taken: false },
      { title: "", detail: "it has no name", taken: false },
    ],
  });
  expect(await contactsOf("alice")).toEqual([
    { name: "Grace Park", jobTitle: "Lead", isUser: false, version: 1 },
    { name: "Lei", email: "lei@example.com", phone: "13800005678", company: "Yuanshan", isUser: false, version: 2 },
  ]);
});

it("another text is refused", async () => {
  const alice = await app.as("alice");
  await expect(alice.importContacts({ body: { vcf: "hello" } })).rejects.toMatchObject({
    code: "INVALID_REQUEST",
    message: "vcf: this is no file of cards",
  });
});
