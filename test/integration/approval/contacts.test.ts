import { beforeAll, expect, it } from "vitest";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { givenPeople } from "../../_kit/given-people.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { askAbout, decide } from "./_waiting.ts";

let talk: Conversation;

beforeAll(async () => {
  talk = await conversation();
});

const names = async () =>
  (await talk.app.database.sql`select name from contacts order by name`).map((row) => row["name"] as string);

it("asks before a contact goes, naming who it is (G140)", async () => {
  await givenPeople(talk.app, { contacts: [{ id: "ctc_1", name: "Mei Chen" }] });
  const asked = await askAbout(talk, "contacts.delete", { contact_id: "ctc_1" });
  expect(asked.results).toMatchObject([
    {
      result: {
        data: { approval: { reasons: ["destructive"], summary: expect.stringContaining("Mei Chen") as string } },
      },
    },
  ]);
  expect(JSON.stringify(asked.results[0]?.ui_schema)).toContain("Mei Chen");
  expect(await names()).toEqual(["Mei Chen"]);
});

it("refuses to ask about a contact that is not there", async () => {
  await givenPeople(talk.app, {});
  talk.model.next(brief(), callTool("contacts.delete", { contact_id: "ctc_9" }), answer({ answer: "Nobody." }));
  expect((await talk.say("remove them")).results).toMatchObject([
    { status: "failure", error: { code: "CONTACT_NOT_FOUND" } },
  ]);
});

it("keeps the mark of text by others when two contacts become one, and a change by the person lifts it", async () => {
  await givenPeople(talk.app, {
    contacts: [
      { id: "ctc_1", name: "Mei" },
      { id: "ctc_2", name: "M", note: "tea" },
    ],
  });
  const { sql } = talk.app.database;
  await sql`update contacts set tainted_by = 'tsk_other' where id = 'ctc_2'`;
  const asked = await askAbout(talk, "contacts.merge", { contact_id: "ctc_1", duplicate_id: "ctc_2" });
  talk.model.next(answer({ answer: "One now." }));
  const run = await talk.ended(await decide(await talk.app.as("alice"), asked, "approve"));
  expect(run.results).toMatchObject([
    { status: "success", result: { data: { outcome: "merged", note: "tea", unconfirmed: true, tainted: true } } },
  ]);
  const { id } = await (await talk.app.as("alice")).getMe();
  await talk.app.store.writing(id, ({ contacts }) => contacts.change("ctc_1", { note: "coffee" }));
  expect(await sql`select tainted_by from contacts`).toEqual([{ tainted_by: null }]);
});
