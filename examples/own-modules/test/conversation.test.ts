import { beforeAll, expect, it } from "vitest";
import { conversation, type Conversation } from "../../../test/_kit/conversation.ts";
import { answer, brief, callTool } from "../../../test/_kit/scripted-model.ts";
import { askAbout, decide } from "../../../test/integration/approval/_waiting.ts";

/** The whole way: a person says something, a model calls the module, and what is destructive waits for a yes. */
let talk: Conversation;

beforeAll(async () => {
  talk = await conversation();
});

const titles = async () =>
  (await talk.app.database.sql`select title from notes order by title`).map((row) => row["title"] as string);

async function note(title: string): Promise<string> {
  talk.model.next(brief(), callTool("notes.create", { title }), answer({ answer: "Noted." }));
  const { results } = await talk.say("note it");
  expect(results).toMatchObject([{ status: "success", ui_schema: { root: {} } }]);
  const { id = "" } = (results[0]?.result.data ?? {}) as { id?: string };
  return id;
}

it("asks before a note goes, shows the note, and deletes it after a yes", async () => {
  const id = await note("Shopping");
  const asked = await askAbout(talk, "notes.delete", { note_id: id });
  expect(asked.results).toMatchObject([
    {
      result: {
        data: { approval: { reasons: ["destructive"], summary: expect.stringContaining("Shopping") as string } },
      },
    },
  ]);
  const card = JSON.stringify(asked.results[0]?.ui_schema);
  expect(card).toContain("Shopping");
  expect(card).not.toContain(id);
  expect(await titles()).toEqual(["Shopping"]);
  talk.model.next(answer({ answer: "Gone." }));
  const run = await talk.ended(await decide(await talk.app.as("alice"), asked, "approve"));
  expect(run.results).toMatchObject([{ status: "success", result: { data: { outcome: "deleted" } } }]);
  expect(await titles()).toEqual([]);
});

it("leaves a note alone that has changed since the question was asked", async () => {
  const id = await note("Books");
  const asked = await askAbout(talk, "notes.delete", { note_id: id });
  await talk.app.database.sql`update notes set title = 'Novels', version = version + 1 where id = ${id}`;
  talk.model.next(answer({ answer: "It has changed." }));
  const run = await talk.ended(await decide(await talk.app.as("alice"), asked, "approve"));
  expect(run.results).toMatchObject([{ status: "failure", error: { code: "VERSION_CONFLICT" } }]);
  expect(await titles()).toEqual(["Novels"]);
});

it("refuses to ask about a note that is not there", async () => {
  talk.model.next(brief(), callTool("notes.delete", { note_id: "nte_9" }), answer({ answer: "None." }));
  expect((await talk.say("delete it")).results).toMatchObject([{ error: { code: "NOTE_NOT_FOUND" } }]);
});

it("exports and erases notes with everything else of a person", async () => {
  const alice = await talk.app.as("alice");
  expect(await titles()).toEqual(["Novels"]);
  const { id } = await alice.getMe();
  const tables = [];
  for await (const { table, rows } of talk.app.store.accounts.rows(id)) if (rows.length > 0) tables.push(table);
  expect(tables).toContain("notes");
  await talk.app.store.accounts.erase(id);
  expect(await titles()).toEqual([]);
});
