import { expect, it } from "vitest";
import type { EventUpdate } from "../../../generated/contract/types.ts";
import { describeMethod } from "../../_kit/method.ts";
import { addInvited, dataOf, newPerson, readEvent, readList } from "./_kit.ts";

describeMethod("calendar.update", (t) => {
  const zone = "Asia/Shanghai";
  /** An event in 2100, so that it can be answered, that a guest has accepted. */
  async function accepted(draft: object = {}) {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const when = { start_at: "2100-04-21T10:00:00+08:00", duration_minutes: 60 };
    const { eventId, inviteId } = await addInvited(t, host.name, guest.name, { ...when, ...draft });
    const answer = () => t.callOther("calendar.accept_invite", { invite_id: inviteId }, { as: guest.name });
    await answer();
    const update = async (change: Partial<EventUpdate>) =>
      dataOf(await t.call({ event_id: eventId, event_timezone: zone, ...change }, { as: host.name })) as unknown as {
        id: string;
        participants: { participation: string }[];
      };
    const seen = async (id = eventId) => {
      const { participation, changed } = await readEvent(t, id, guest.name);
      return { participation, changed };
    };
    return { eventId, guest, host, answer, update, seen };
  }

  it.each([
    ["start", { start_at: "2100-04-21T11:00:00+08:00" }],
    ["end", { end_at: "2100-04-21T12:00:00+08:00" }],
    ["repetition", { recurrence: { freq: "weekly" as const } }],
  ])("asks guests again when the %s moves, until they answer", async (_, patch) => {
    const { eventId, guest, host, answer, update, seen } = await accepted();
    const { participants } = await update({ patch });
    expect(participants[1]).toMatchObject({ participation: "needs_action" });
    expect((await readEvent(t, eventId, host.name)).participants?.[1]?.participation).toBe("needs_action");
    expect(await seen()).toEqual({ participation: "needs_action", changed: true });
    const [listed] = (
      await readList(
        t,
        { mode: "day", date: "2100-04-21", event_timezone: zone, participation: "needs_action" },
        guest.name,
      )
    ).items;
    expect(listed).toMatchObject({ id: eventId, changed: true });
    expect(dataOf(await answer())).toMatchObject({ outcome: "accepted", participation: "accepted" });
    expect(await seen()).toEqual({ participation: "accepted", changed: undefined });
  });

  it("keeps the answer when only the words change, and says that they did until it is given again", async () => {
    const { answer, update, seen } = await accepted();
    await update({ patch: { location: "Room 9" } });
    expect(await seen()).toEqual({ participation: "accepted", changed: true });
    expect(dataOf(await answer())).toMatchObject({ outcome: "already_accepted" });
    expect(await seen()).toEqual({ participation: "accepted", changed: undefined });
    await update({ patch: { reminders: [10] } });
    expect(await seen()).toEqual({ participation: "accepted", changed: undefined });
  });

  it("says that one occurrence moved or is gone, without asking about all of them again", async () => {
    const { eventId, host, answer, update, seen } = await accepted({ recurrence: { freq: "daily", count: 5 } });
    const one = { occurrence_start_at: "2100-04-23T10:00:00+08:00", scope: "this" as const };
    await update({ ...one, patch: { start_at: "2100-04-23T15:00:00+08:00" } });
    expect(await seen()).toEqual({ participation: "accepted", changed: true });
    await answer();
    await t.callOther("calendar.delete", { event_id: eventId, ...one }, { as: host.name });
    expect(await seen()).toEqual({ participation: "accepted", changed: true });
  });

  it("asks again about the rest of a series that moved, not about what was before", async () => {
    const { update, seen } = await accepted({ recurrence: { freq: "daily", count: 5 } });
    const rest = { occurrence_start_at: "2100-04-23T10:00:00+08:00", scope: "following" as const };
    const { id } = await update({ ...rest, patch: { start_at: "2100-04-23T15:00:00+08:00" } });
    expect([await seen(), await seen(id)]).toEqual([
      { participation: "accepted", changed: undefined },
      { participation: "needs_action", changed: true },
    ]);
  });
});
