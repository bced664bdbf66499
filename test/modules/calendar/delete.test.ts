import { expect, it } from "vitest";
import { describeMethod } from "../../_kit/method.ts";
import { addEvent, addInvited, dataOf, newPerson, readList } from "./_kit.ts";

describeMethod("calendar.delete", (t) => {
  const month = { mode: "range" as const, start_at: "2026-04-01T00:00:00+08:00", end_at: "2026-06-30T00:00:00+08:00" };
  const starts = async (as: string) => (await readList(t, month, as)).items.map(({ startAt }) => startAt?.slice(5, 10));

  it("says that it is deleted already, whatever version is given", async () => {
    const { id } = await addEvent(t, {});
    const first = dataOf(await t.call({ event_id: id, if_version: 1 }));
    expect(first).toMatchObject({ id, outcome: "deleted", version: 2 });
    expect(dataOf(await t.call({ event_id: id, if_version: 1 }))).toEqual({ ...first, outcome: "already_deleted" });
  });

  it("refuses a stale version", async () => {
    const { id } = await addEvent(t, {});
    await t.callOther("calendar.update", { event_id: id, event_timezone: "Asia/Shanghai", patch: { title: "New" } });
    expect(await t.call({ event_id: id, if_version: 1 })).toMatchObject({ error: { code: "VERSION_CONFLICT" } });
  });

  it("forgets after 30 days", async () => {
    const { name } = await newPerson(t);
    const { id } = await addEvent(t, {}, name);
    await t.call({ event_id: id }, { as: name });
    t.clock.set(new Date(Date.now() + 31 * 86_400_000).toISOString());
    const late = await t.call({ event_id: id }, { as: name });
    const listed = await readList(t, { mode: "day", date: "2026-04-21", include_cancelled: true }, name);
    t.clock.release();
    expect([late.error?.code, listed.count]).toEqual(["EVENT_NOT_FOUND", 0]);
  });

  it("is for the organizer, and sends a guest to the reply", async () => {
    const { eventId } = await addInvited(t, "alice", "bob");
    expect(await t.call({ event_id: eventId }, { as: "bob" })).toMatchObject({
      error: { code: "NOT_ORGANIZER", can_retry: false, next_steps: ["calendar.reject_invite"] },
    });
  });

  it("finds nothing of anybody else (G105)", async () => {
    const { id } = await addEvent(t, {}, "bob");
    expect(await t.call({ event_id: id })).toMatchObject({ error: { code: "EVENT_NOT_FOUND" } });
  });

  it("takes a batch item by item, and fails when nothing is left", async () => {
    const [own, guest] = [await addEvent(t, {}), await addInvited(t, "bob", "alice")];
    const outcome = await t.call({ event_ids: [own.id, guest.eventId] });
    expect(outcome).toMatchObject({ status: "partial", result: { warnings: ["batch_partial"] } });
    expect(outcome.result?.data).toMatchObject({
      items: [
        { outcome: "deleted" },
        { outcome: "failed", error: { code: "NOT_ORGANIZER", next_steps: ["calendar.reject_invite"] } },
      ],
    });
    expect(await t.call({ event_ids: [guest.eventId] })).toMatchObject({ error: { code: "BATCH_ALL_FAILED" } });
  });

  it("cancels one occurrence", async () => {
    const { name } = await newPerson(t);
    const { id } = await addEvent(t, { recurrence: { freq: "weekly", count: 3 } }, name);
    const input = { event_id: id, occurrence_start_at: "2026-04-28T10:00:00+08:00", scope: "this" };
    const gone = dataOf(await t.call(input, { as: name }));
    expect(gone).toMatchObject({
      id,
      outcome: "deleted",
      startAt: "2026-04-28T10:00:00+08:00",
      occurrenceStartAt: "2026-04-28T10:00:00+08:00",
      version: 2,
    });
    expect(gone).not.toHaveProperty("restorableUntil");
    expect(dataOf(await t.call(input, { as: name }))).toMatchObject({ outcome: "already_deleted", version: 2 });
    expect(await starts(name)).toEqual(["04-21", "05-05"]);
    const all = await readList(t, { ...month, include_cancelled: true }, name);
    expect(all.items.map(({ eventStatus }) => eventStatus)).toEqual([undefined, "cancelled", undefined]);
    const one = { mode: "event" as const, event_id: id, occurrence_start_at: "2026-04-28T10:00:00+08:00" };
    expect(await t.callOther("calendar.read", one, { as: name })).toMatchObject({ error: { code: "EVENT_NOT_FOUND" } });
  });

  it("ends a series before an occurrence, and takes what was special after it along", async () => {
    const { name } = await newPerson(t);
    const { id } = await addEvent(t, { recurrence: { freq: "weekly" } }, name);
    for (const day of ["2026-04-28", "2026-05-19"]) {
      await t.callOther(
        "calendar.update",
        {
          event_id: id,
          event_timezone: "Asia/Shanghai",
          occurrence_start_at: `${day}T10:00:00+08:00`,
          patch: { start_at: `${day}T11:00:00+08:00` },
        },
        { as: name },
      );
    }
    expect(
      dataOf(
        await t.call(
          { event_id: id, occurrence_start_at: "2026-05-05T10:00:00+08:00", scope: "following" },
          { as: name },
        ),
      ),
    ).toMatchObject({ outcome: "deleted", startAt: "2026-05-05T10:00:00+08:00" });
    expect(await starts(name)).toEqual(["04-21", "04-28"]);
  });

  it("takes all of a series when no part is named", async () => {
    const { name } = await newPerson(t);
    const { id } = await addEvent(t, { recurrence: { freq: "weekly" } }, name);
    expect(dataOf(await t.call({ event_id: id }, { as: name }))).toHaveProperty("restorableUntil");
    expect(await starts(name)).toEqual([]);
  });
});
