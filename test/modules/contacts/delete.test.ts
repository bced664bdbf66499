import { expect, it } from "vitest";
import { givenPeople } from "../../_kit/given-people.ts";
import { describeMethod } from "../../_kit/method.ts";

describeMethod("contacts.delete", (t) => {
  it("removes one contact and leaves the events of the person as they are", async () => {
    await givenPeople(t.app, {
      contacts: [
        { id: "ctc_1", name: "Bob", isUser: true },
        { id: "ctc_2", name: "Lei" },
      ],
    });
    const event = { title: "Sync", start_at: "2027-05-04T10:00:00+08:00", event_timezone: "Asia/Shanghai" };
    const id = (await t.callOther("calendar.create", event)).result?.data as { id: string };
    await t.callOther("calendar.share", { event_id: id.id, participants: [{ contact_id: "ctc_1" }] });
    expect((await t.call({ contact_id: "ctc_1" })).result?.data).toMatchObject({ name: "Bob", outcome: "deleted" });
    const left = (await t.callOther("contacts.read", { mode: "list" })).result?.data;
    expect(left).toMatchObject({ items: [{ id: "ctc_2" }], total: 1 });
    const shared = await t.callOther("calendar.read", { mode: "event", event_id: id.id });
    expect(shared.result?.data).toMatchObject({ participants: [{ role: "organizer" }, { name: "Bob" }] });
  });

  it("finds nothing the second time, nor for another user (G105)", async () => {
    await givenPeople(t.app, { contacts: [{ id: "ctc_1", name: "Wang" }] });
    expect((await t.call({ contact_id: "ctc_1" }, { as: "bob" })).error?.code).toBe("CONTACT_NOT_FOUND");
    expect((await t.call({ contact_id: "ctc_1" })).status).toBe("success");
    expect((await t.call({ contact_id: "ctc_1" })).error?.code).toBe("CONTACT_NOT_FOUND");
  });
});
