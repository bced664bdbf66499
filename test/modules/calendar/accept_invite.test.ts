import { afterEach, beforeEach, expect, it } from "vitest";
import { describeMethod } from "../../_kit/method.ts";
import { addEvent, addInvited, dataOf, newPerson, readEvent } from "./_kit.ts";

describeMethod("calendar.accept_invite", (t) => {
  const visit = { start_at: "2026-04-21T15:00:00+08:00", duration_minutes: 60, title: "Visit" };
  beforeEach(() => t.clock.set("2026-04-20T09:00:00+08:00"));
  afterEach(() => t.clock.release());

  it("lets a reply be changed, and be given again", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { eventId, inviteId } = await addInvited(t, host.name, guest.name, visit);
    const replied = dataOf(await t.call({ invite_id: inviteId }, { as: guest.name }));
    expect(replied).toMatchObject({ id: eventId, inviteId, participation: "accepted", outcome: "accepted", version: 3, tainted: true });
    expect(dataOf(await t.call({ event_id: eventId }, { as: guest.name }))).toEqual({ ...replied, outcome: "already_accepted" });
    await t.callOther("calendar.reject_invite", { event_id: eventId }, { as: guest.name });
    expect((await readEvent(t, eventId, host.name)).participants).toMatchObject([{ role: "organizer" }, { participation: "declined" }]);
    expect(dataOf(await t.call({ event_id: eventId }, { as: guest.name }))).toMatchObject({ outcome: "accepted", version: 5 });
  });

  it("keeps a comment for the organizer", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { inviteId } = await addInvited(t, host.name, guest.name, visit);
    await t.call({ invite_id: inviteId, comment: "On my way" }, { as: guest.name });
    expect(await t.app.database.sql`select participation, comment from invites where id = ${inviteId}`).toEqual([{ participation: "accepted", comment: "On my way" }]);
  });

  it("is open until the event ends", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { inviteId } = await addInvited(t, host.name, guest.name, visit);
    t.clock.set("2026-04-21T15:59:59+08:00");
    expect((await t.call({ invite_id: inviteId }, { as: guest.name })).status).toBe("success");
    t.clock.set("2026-04-21T16:00:00+08:00");
    expect(await t.call({ invite_id: inviteId }, { as: guest.name })).toMatchObject({ error: { code: "INVITE_NOT_OPEN", can_retry: false, detail: "The event is over." } });
  });

  it("is open as long as a series goes on", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { inviteId } = await addInvited(t, host.name, guest.name, { ...visit, recurrence: { freq: "daily", count: 3 } });
    t.clock.set("2026-04-23T15:30:00+08:00");
    expect(dataOf(await t.call({ invite_id: inviteId }, { as: guest.name }))).toMatchObject({ recurring: true, outcome: "accepted" });
    t.clock.set("2026-04-23T16:00:00+08:00");
    expect(await t.call({ invite_id: inviteId }, { as: guest.name })).toMatchObject({ error: { code: "INVITE_NOT_OPEN" } });
  });

  it("is not open for a cancelled event, nor for one's own", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { eventId } = await addInvited(t, host.name, guest.name, visit);
    expect(await t.call({ event_id: eventId }, { as: host.name })).toMatchObject({ error: { code: "INVITE_NOT_OPEN", detail: "The user organizes this event." } });
    await t.callOther("calendar.delete", { event_id: eventId }, { as: host.name });
    expect(await t.call({ event_id: eventId }, { as: guest.name })).toMatchObject({ error: { code: "INVITE_NOT_OPEN", detail: "The event was cancelled." } });
  });

  it("finds nothing of anybody else (G105)", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { eventId, inviteId } = await addInvited(t, host.name, guest.name, visit);
    for (const input of [{ invite_id: inviteId }, { event_id: eventId }, { invite_id: "inv_none" }]) expect(await t.call(input, { as: "bob" })).toMatchObject({ error: { code: "EVENT_NOT_FOUND" } });
  });

  it("refuses both ids at once", async () => {
    expect(await t.call({ invite_id: "inv_1", event_id: "evt_1" })).toMatchObject({ error: { code: "INVALID_ACTION_INPUT" } });
  });

  it("names what else is at that time", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { inviteId } = await addInvited(t, host.name, guest.name, visit);
    const own = await addEvent(t, { ...visit, title: "Report", start_at: "2026-04-21T15:30:00+08:00" }, guest.name);
    const outcome = await t.call({ invite_id: inviteId }, { as: guest.name });
    expect(outcome.result).toMatchObject({ warnings: ["time_conflict"], data: { conflicts: [{ id: own.id, title: "Report" }] } });
  });
});
