import { expect, it } from "vitest";
import { givenPeople } from "../../_kit/given-people.ts";
import { describeMethod } from "../../_kit/method.ts";

describeMethod("contacts.merge", (t) => {
  it("fills what the kept one lacks, overwrites nothing, and keeps the invites", async () => {
    await givenPeople(t.app, {
      contacts: [
        { id: "ctc_1", name: "Bob", email: "bob@example.com", company: "Yuanshan" },
        { id: "ctc_2", name: "鲍勃", email: "old@example.com", phone: "13800005678", note: "tea", isUser: true },
      ],
    });
    const event = { title: "Sync", start_at: "2027-05-04T10:00:00+08:00", event_timezone: "Asia/Shanghai" };
    const id = (await t.callOther("calendar.create", event)).result?.data as { id: string };
    await t.callOther("calendar.share", { event_id: id.id, participants: [{ contact_id: "ctc_2" }] });
    expect((await t.call({ contact_id: "ctc_1", duplicate_id: "ctc_2" })).result?.data).toEqual({
      id: "ctc_1",
      name: "Bob",
      company: "Yuanshan",
      emailMasked: "b***@example.com",
      phoneMasked: "138****5678",
      note: "tea",
      isUser: true,
      outcome: "merged",
      changed: ["phone", "note"],
      version: 2,
    });
    expect((await t.callOther("contacts.read", { mode: "list" })).result?.data).toMatchObject({ total: 1 });
    const shared = await t.callOther("calendar.read", { mode: "event", event_id: id.id });
    expect(shared.result?.data).toMatchObject({ participants: [{}, { contactId: "ctc_1" }] });
  });

  it("refuses one contact twice, an unknown one, and two different users", async () => {
    await givenPeople(t.app, {
      contacts: [
        { id: "ctc_1", name: "Bob", isUser: true },
        { id: "ctc_2", name: "Lei" },
      ],
    });
    const { id: alice } = await (await t.app.as("alice")).getMe();
    await t.app.database.sql`update contacts set user_id = ${alice} where id = 'ctc_2'`;
    const refused = await Promise.all([
      t.call({ contact_id: "ctc_1", duplicate_id: "ctc_1" }),
      t.call({ contact_id: "ctc_1", duplicate_id: "ctc_9" }),
      t.call({ contact_id: "ctc_1", duplicate_id: "ctc_2" }),
    ]);
    expect(refused.map(({ error }) => error?.code)).toEqual([
      "INVALID_ACTION_INPUT",
      "CONTACT_NOT_FOUND",
      "INVALID_ACTION_INPUT",
    ]);
  });
});
