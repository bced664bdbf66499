import { expect, it } from "vitest";
import { describeMethod } from "../../_kit/method.ts";
import { addContact, addEvent, addInvited, dataOf, newPerson, readEvent } from "./_kit.ts";

describeMethod("calendar.uninvite", (t) => {
  it("takes the event out of the guest's calendar, once, and leaves the other guests", async () => {
    const [host, guest, other] = [await newPerson(t), await newPerson(t), await newPerson(t)];
    const { id } = await addEvent(t, {}, host.name);
    const contacts = await Promise.all(
      [guest, other].map(({ name }) => addContact(t, host.name, { name, guest: name, email: `${name}@example.com` })),
    );
    const participants = contacts.map((contact_id) => ({ contact_id }));
    await t.callOther("calendar.share", { event_id: id, participants }, { as: host.name });
    const input = { event_id: id, participants: [{ email: `${guest.name}@example.com` }] };
    expect(dataOf(await t.call(input, { as: host.name }))).toMatchObject({
      guests: [{ name: guest.name, contactId: contacts[0], outcome: "removed" }],
      removed: 1,
      version: 3,
    });
    const gone = await t.callOther("calendar.read", { mode: "event", event_id: id }, { as: guest.name });
    expect(gone.error?.code).toBe("EVENT_NOT_FOUND");
    expect((await readEvent(t, id, other.name)).participants).toHaveLength(2);
    expect(dataOf(await t.call(input, { as: host.name }))).toMatchObject({
      guests: [{ outcome: "not_invited" }],
      removed: 0,
      version: 3,
    });
  });

  it("names whom it does not know, and fails when it knows nobody", async () => {
    const { name } = await newPerson(t);
    const { id } = await addEvent(t, {}, name);
    const contact = await addContact(t, name, { name: "Bob", guest: "bob" });
    const unknown = { contact_id: "ctc_none" };
    const some = await t.call({ event_id: id, participants: [{ contact_id: contact }, unknown] }, { as: name });
    expect(some).toMatchObject({
      status: "partial",
      result: { data: { guests: [{ outcome: "not_invited" }, { error: { code: "CONTACT_NOT_FOUND" } }] } },
    });
    const none = await t.call({ event_id: id, participants: [unknown] }, { as: name });
    expect(none.error?.code).toBe("BATCH_ALL_FAILED");
  });

  it("is for the organizer only (G105)", async () => {
    const { eventId } = await addInvited(t, "alice", "bob");
    const participants = [{ contact_id: "ctc_none" }];
    expect(await t.call({ event_id: eventId, participants }, { as: "bob" })).toMatchObject({
      error: { code: "NOT_ORGANIZER" },
    });
  });
});
