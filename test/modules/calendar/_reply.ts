import { afterEach, beforeEach, expect, it } from "vitest";
import type { MethodTest } from "../../_kit/method.ts";
import { addInvited, dataOf, newPerson, readEvent } from "./_kit.ts";

export const visit = { start_at: "2026-04-21T15:00:00+08:00", duration_minutes: 60, title: "Visit" };

type ReplyMethod = "calendar.accept_invite" | "calendar.reject_invite";

/** What holds for a reply whichever way it goes. */
export function itTakesReplies(t: MethodTest<ReplyMethod>, reply: "accepted" | "declined"): void {
  const [opposite, otherReply] =
    reply === "accepted"
      ? (["calendar.reject_invite", "declined"] as const)
      : (["calendar.accept_invite", "accepted"] as const);
  beforeEach(() => t.clock.set("2026-04-20T09:00:00+08:00"));
  afterEach(() => t.clock.release());

  it("lets a reply be changed, and be given again", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { eventId, inviteId } = await addInvited(t, host.name, guest.name, visit);
    const replied = dataOf(await t.call({ invite_id: inviteId }, { as: guest.name }));
    expect(replied).toMatchObject({
      id: eventId,
      inviteId,
      participation: reply,
      outcome: reply,
      version: 3,
      tainted: true,
    });
    expect(dataOf(await t.call({ event_id: eventId }, { as: guest.name }))).toEqual({
      ...replied,
      outcome: `already_${reply}`,
    });
    await t.callOther(opposite, { event_id: eventId }, { as: guest.name });
    expect((await readEvent(t, eventId, host.name)).participants).toMatchObject([
      { role: "organizer" },
      { participation: otherReply },
    ]);
    expect(dataOf(await t.call({ event_id: eventId }, { as: guest.name }))).toMatchObject({
      outcome: reply,
      version: 5,
    });
  });

  it("keeps a comment for the organizer", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { inviteId } = await addInvited(t, host.name, guest.name, visit);
    await t.call({ invite_id: inviteId, comment: "On my way" }, { as: guest.name });
    expect(await t.app.database.sql`select participation, comment from invites where id = ${inviteId}`).toEqual([
      { participation: reply, comment: "On my way" },
    ]);
  });

  it("is open until the event ends", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { inviteId } = await addInvited(t, host.name, guest.name, visit);
    t.clock.set("2026-04-21T15:59:59+08:00");
    expect((await t.call({ invite_id: inviteId }, { as: guest.name })).status).toBe("success");
    t.clock.set("2026-04-21T16:00:00+08:00");
    expect(await t.call({ invite_id: inviteId }, { as: guest.name })).toMatchObject({
      error: { code: "INVITE_NOT_OPEN", can_retry: false, detail: "The event is over." },
    });
  });

  it("is open as long as a series goes on", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { inviteId } = await addInvited(t, host.name, guest.name, {
      ...visit,
      recurrence: { freq: "daily", count: 3 },
    });
    t.clock.set("2026-04-23T15:30:00+08:00");
    expect(dataOf(await t.call({ invite_id: inviteId }, { as: guest.name }))).toMatchObject({
      recurring: true,
      outcome: reply,
    });
    t.clock.set("2026-04-23T16:00:00+08:00");
    expect(await t.call({ invite_id: inviteId }, { as: guest.name })).toMatchObject({
      error: { code: "INVITE_NOT_OPEN" },
    });
  });

  it("is not open for a cancelled event, nor for one's own", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { eventId } = await addInvited(t, host.name, guest.name, visit);
    expect(await t.call({ event_id: eventId }, { as: host.name })).toMatchObject({
      error: { code: "INVITE_NOT_OPEN", detail: "The user organizes this event." },
    });
    await t.callOther("calendar.delete", { event_id: eventId }, { as: host.name });
    expect(await t.call({ event_id: eventId }, { as: guest.name })).toMatchObject({
      error: { code: "INVITE_NOT_OPEN", detail: "The event was cancelled." },
    });
  });

  it("finds nothing of anybody else (G105)", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { eventId, inviteId } = await addInvited(t, host.name, guest.name, visit);
    for (const input of [{ invite_id: inviteId }, { event_id: eventId }, { invite_id: "inv_none" }])
      expect(await t.call(input, { as: "bob" })).toMatchObject({ error: { code: "EVENT_NOT_FOUND" } });
  });

  it("refuses both ids at once", async () => {
    expect(await t.call({ invite_id: "inv_1", event_id: "evt_1" })).toMatchObject({
      error: { code: "INVALID_ACTION_INPUT" },
    });
  });
}
