import { expect, it } from "vitest";
import { describeMethod } from "../../../generated/test.ts";

describeMethod("notes.delete", (t) => {
  const create = async (title: string) => (await t.callOther("notes.create", { title })).result?.data.id;

  it("deletes its owner's, and nobody else's", async () => {
    const id = await create("Shopping");
    const missing = { status: "failure", error: { code: "NOTE_NOT_FOUND" } };
    expect(await t.call({ note_id: id }, { as: "bob" })).toMatchObject(missing);
    expect((await t.call({ note_id: id })).result?.data).toMatchObject({ title: "Shopping", outcome: "deleted" });
    expect(await t.call({ note_id: id })).toMatchObject(missing);
  });

  it("leaves alone what has changed since it was read", async () => {
    const id = await create("Books");
    expect(await t.call({ note_id: id, if_version: 2 })).toMatchObject({ error: { code: "VERSION_CONFLICT" } });
    expect((await t.call({ note_id: id, if_version: 1 })).status).toBe("success");
  });
});
