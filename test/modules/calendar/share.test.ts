import { expect, it } from "vitest";
import { describeMethod } from "../../_kit/method.ts";
import { addContact, addEvent, addInvited, dataOf, newPerson, readEvent } from "./_kit.ts";

describeMethod("calendar.share", (t) => {
  it("invites each person once, by whatever name", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { id } = await addEvent(t, {}, host.name);
    const contact = await addContact(t, host.name, {
      name: "Mei",
      guest: guest.name,
      email: "Mei@Example.com",
      phone: "+86 138-0000-5678",
    });
    const share = async (...participants: object[]) =>
      dataOf(await t.call({ event_id: id, participants }, { as: host.name }));
    const first = await share(
      { contact_id: contact },
      { email: "mei@example.COM", name: "Somebody" },
      { phone: "138 0000 5678" },
    );
    const inviteId = first.invites[0]?.inviteId;
    expect(first).toMatchObject({ count: 3, invited: 1, failed: 0, version: 2 });
    expect(first.invites).toEqual([
      { name: "Mei", contactId: contact, inviteId, outcome: "invited" },
      { name: "Mei", contactId: contact, inviteId, outcome: "already_invited" },
      { name: "Mei", contactId: contact, inviteId, outcome: "already_invited" },
    ]);
    expect(await share({ contact_id: contact })).toMatchObject({
      invites: [{ outcome: "already_invited", inviteId }],
      invited: 0,
      version: 2,
    });
    expect(await readEvent(t, id, guest.name)).toMatchObject({ inviteId, participation: "needs_action" });
  });

  it("names whom it cannot reach, without the whole address", async () => {
    const { name } = await newPerson(t);
    const { id } = await addEvent(t, {}, name);
    const good = await addContact(t, name, { name: "Bob", guest: "bob" });
    const self = await addContact(t, name, { name: "Me", guest: name });
    const outcome = await t.call(
      {
        event_id: id,
        participants: [
          { contact_id: good },
          { contact_id: self },
          { contact_id: "ctc_none" },
          { email: "wang@example.com" },
          { phone: "13800005678" },
          { phone: "13800005679", name: "Li" },
        ],
      },
      { as: name },
    );
    expect(outcome).toMatchObject({
      status: "partial",
      result: { warnings: ["batch_partial"], data: { count: 6, invited: 1, failed: 5 } },
    });
    expect(outcome.result?.data.invites.slice(1).map((invite) => [invite.name, invite.error?.code])).toEqual([
      ["Me", "CONTACT_UNREACHABLE"],
      ["ctc_none", "CONTACT_NOT_FOUND"],
      ["w***@example.com", "CONTACT_UNREACHABLE"],
      ["138****5678", "CONTACT_UNREACHABLE"],
      ["Li", "CONTACT_UNREACHABLE"],
    ]);
  });

  it("fails when nobody could be invited, and changes nothing", async () => {
    const { id } = await addEvent(t, {});
    expect(await t.call({ event_id: id, participants: [{ email: "a@b.c" }] })).toMatchObject({
      status: "failure",
      error: { code: "BATCH_ALL_FAILED", detail: expect.stringContaining("CONTACT_UNREACHABLE") as string },
    });
    expect((await readEvent(t, id)).version).toBe(1);
  });

  it("does not use the contacts of somebody else, nor reach a disabled user (G105)", async () => {
    const [host, other, gone] = [await newPerson(t), await newPerson(t), await newPerson(t)];
    const { id } = await addEvent(t, {}, host.name);
    const foreign = await addContact(t, other.name, { name: "Bob", guest: "bob", email: "bob@example.com" });
    const disabled = await addContact(t, host.name, { name: "Gone", guest: gone.name });
    await t.app.database.sql`update users set disabled_at = now() where id = ${gone.id}`;
    const { error } = await t.call(
      { event_id: id, participants: [{ contact_id: foreign }, { email: "bob@example.com" }, { contact_id: disabled }] },
      { as: host.name },
    );
    expect(error?.detail).toMatch(/0: CONTACT_NOT_FOUND: .*1: CONTACT_UNREACHABLE: .*2: CONTACT_UNREACHABLE/);
  });

  it("is for the organizer of an event that is there", async () => {
    const { eventId } = await addInvited(t, "alice", "bob");
    const participants = [{ email: "a@b.c" }];
    expect(await t.call({ event_id: eventId, participants }, { as: "bob" })).toMatchObject({
      error: { code: "NOT_ORGANIZER" },
    });
    const gone = await addEvent(t, {});
    await t.callOther("calendar.delete", { event_id: gone.id });
    expect(await t.call({ event_id: gone.id, participants })).toMatchObject({ error: { code: "EVENT_NOT_FOUND" } });
  });

  it("refuses a participant named in two ways", async () => {
    const { id } = await addEvent(t, {});
    expect(await t.call({ event_id: id, participants: [{ email: "a@b.c", phone: "13800005678" }] })).toMatchObject({
      error: { code: "INVALID_ACTION_INPUT" },
    });
  });

  it("keeps an event to 199 guests", async () => {
    const { name } = await newPerson(t);
    const { id } = await addEvent(t, {}, name);
    const { sql } = t.app.database;
    await sql`
      insert into users (id, issuer, subject, display_name)
      select 'usr_crowd' || n, 'crowd', n::text, 'Crowd'
      from generate_series(1, 199) n`;
    await sql`insert into invites (id, event_id, user_id, name, invited_at, span_start, recurs)
      select 'inv_crowd' || n, ${id}, 'usr_crowd' || n, 'Crowd', now(), e.span_start, false
      from generate_series(1, 199) n, events e
      where e.id = ${id}`;
    const contact = await addContact(t, name, { name: "Bob", guest: "bob" });
    expect(await t.call({ event_id: id, participants: [{ contact_id: contact }] }, { as: name })).toMatchObject({
      error: { code: "LIMIT_EXCEEDED" },
    });
    expect((await readEvent(t, id, name)).participants).toHaveLength(200);
  });
});
