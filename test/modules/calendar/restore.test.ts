import { expect, it } from "vitest";
import { describeMethod } from "../../_kit/method.ts";
import { addEvent, addInvited, dataOf, newPerson, readEvent } from "./_kit.ts";

describeMethod("calendar.restore", (t) => {
  it("brings back a series with all that was special in it, and its guests", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { eventId } = await addInvited(t, host.name, guest.name, { recurrence: { freq: "weekly", count: 3 } });
    await t.callOther(
      "calendar.delete",
      { event_id: eventId, scope: "this", occurrence_start_at: "2026-04-28T10:00:00+08:00" },
      { as: host.name },
    );
    await t.callOther("calendar.delete", { event_id: eventId }, { as: host.name });
    expect(dataOf(await t.call({ event_id: eventId }, { as: host.name }))).toMatchObject({
      outcome: "restored",
      participantCount: 2,
    });
    const { items } = dataOf(
      await t.callOther(
        "calendar.read",
        { mode: "range", start_at: "2026-04-01T00:00:00Z", end_at: "2026-06-01T00:00:00Z" },
        { as: guest.name },
      ),
    ) as { items: unknown[] };
    expect(items).toHaveLength(2);
  });

  it("leaves alone what was not deleted", async () => {
    const { id } = await addEvent(t, {});
    expect(dataOf(await t.call({ event_id: id }))).toMatchObject({ outcome: "not_deleted", version: 1 });
  });

  it("is possible for 30 days, to the millisecond", async () => {
    const { name } = await newPerson(t);
    const [a, b] = [await addEvent(t, {}, name), await addEvent(t, {}, name)];
    t.clock.set("2026-04-20T00:00:00.000Z");
    for (const { id } of [a, b]) await t.callOther("calendar.delete", { event_id: id }, { as: name });
    t.clock.set("2026-05-19T23:59:59.999Z");
    const inTime = await t.call({ event_id: a.id }, { as: name });
    t.clock.set("2026-05-20T00:00:00.000Z");
    const late = await t.call({ event_id: b.id }, { as: name });
    t.clock.release();
    expect([inTime.status, late.error?.code]).toEqual(["success", "EVENT_NOT_FOUND"]);
    expect((await readEvent(t, a.id, name)).version).toBe(3);
  });

  it("is not for guests, nor for anybody else (G105)", async () => {
    const { eventId } = await addInvited(t, "alice", "bob");
    expect(await t.call({ event_id: eventId }, { as: "bob" })).toMatchObject({ error: { code: "NOT_ORGANIZER" } });
    const { name } = await newPerson(t);
    expect(await t.call({ event_id: eventId }, { as: name })).toMatchObject({ error: { code: "EVENT_NOT_FOUND" } });
  });
});
