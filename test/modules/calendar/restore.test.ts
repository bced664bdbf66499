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

  it("brings back one cancelled occurrence, with what was special in it", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { eventId } = await addInvited(t, host.name, guest.name, { recurrence: { freq: "weekly", count: 3 } });
    const one = { event_id: eventId, occurrence_start_at: "2026-04-28T10:00:00+08:00" };
    const patch = { title: "Special", start_at: "2026-04-28T15:00:00+08:00" };
    await t.callOther("calendar.update", { ...one, event_timezone: "Asia/Shanghai", patch }, { as: host.name });
    await t.callOther("calendar.delete", { ...one, scope: "this" }, { as: host.name });
    const restored = dataOf(await t.call(one, { as: host.name }));
    expect(restored).toMatchObject({ outcome: "restored", title: "Special", startAt: patch.start_at });
    expect(dataOf(await t.call(one, { as: host.name }))).toMatchObject({ outcome: "not_deleted" });
    const { items } = dataOf(
      await t.callOther(
        "calendar.read",
        { mode: "range", start_at: "2026-04-01T00:00:00Z", end_at: "2026-06-01T00:00:00Z" },
        { as: guest.name },
      ),
    ) as { items: unknown[] };
    expect(items).toHaveLength(3);
    const none = { ...one, occurrence_start_at: "2026-04-29T10:00:00+08:00" };
    expect((await t.call(none, { as: host.name })).error?.code).toBe("EVENT_NOT_FOUND");
    await t.callOther("calendar.delete", { event_id: eventId }, { as: host.name });
    expect((await t.call(one, { as: host.name })).error?.detail).toContain("the whole series was deleted");
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
