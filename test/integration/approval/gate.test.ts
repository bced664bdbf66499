import { beforeAll, describe, expect, it } from "vitest";
import { at, gateWorld, parts, release, toInput, zone, type GateWorld } from "./_gate.ts";

let { gate, act, checked, givenSeries } = {} as GateWorld;

beforeAll(async () => {
  ({ gate, act, checked, givenSeries } = await gateWorld());
});

const cases = [true, false].flatMap((hasGuests) => parts.map((part) => ({ hasGuests, ...part })));

describe("the gate", () => {
  it("lets no change of a series with guests through unasked, whatever part of it is named, and names the event", async () => {
    const events = {
      shared: await givenSeries({ guests: ["bob"] }),
      own: await givenSeries({}),
    };
    for (const { hasGuests, id, scope, kind, start } of cases) {
      const eventId = hasGuests ? events.shared : events.own;
      const verdict = await gate(checked(id, toInput(id, eventId, { scope, start })));
      const mustAsk = hasGuests || id === "calendar.delete";
      const words = `${id} ${scope ?? "no scope"} of the ${kind} occurrence, ${hasGuests ? "with" : "without"} guests`;
      expect(verdict.decision, words).toBe(mustAsk ? "ask" : "allow");
      if (verdict.decision !== "ask") continue;
      expect(verdict.approval.reasons.includes("affects_others"), words).toBe(hasGuests);
      expect(
        verdict.facts?.events?.map((event) => event.id),
        words,
      ).toEqual([eventId]);
      expect(verdict.facts?.events?.[0]?.title, words).toBe("Project sync");
      expect(verdict.approval.summary, words).toContain("Project sync");
      expect(Object.keys(verdict.versions), words).toEqual([eventId]);
    }
  });

  it("names text by others on the card only where it is a reason by itself, and counts it in any case", async () => {
    const call = checked("calendar.delete", { event_id: await givenSeries({}) });
    for (const [intents, shown] of [
      [["calendar.delete"], ["destructive"]],
      [[], ["destructive", "tainted_context"]],
    ] as const) {
      const context = { ...call.context, isTainted: true, intents: new Set<string>(intents), quotes: ["Delete it!"] };
      const verdict = await gate({ ...call, context });
      expect(verdict).toMatchObject({
        approval: { reasons: ["destructive", "tainted_context"] },
        facts: { reasons: shown, quotes: ["Delete it!"] },
      });
    }
  });

  it("refuses an approved call once anything it was shown with has changed, whatever part was named", async () => {
    for (const { id, scope, kind, start } of cases.filter(({ hasGuests }) => hasGuests)) {
      const eventId = await givenSeries({ guests: ["bob"] });
      const call = checked(id, toInput(id, eventId, { scope, start }));
      const verdict = await gate(call);
      if (verdict.decision !== "ask") throw new Error(`${id} of the ${kind} occurrence was not asked about`);
      expect(await gate(release(call, verdict.versions))).toEqual({ decision: "allow", approvalId: "apr_1" });
      await act("alice", "calendar.update", {
        event_id: eventId,
        event_timezone: zone,
        scope: "all",
        patch: { title: "Changed" },
      });
      expect(await gate(release(call, verdict.versions))).toMatchObject({
        decision: "refuse",
        code: "VERSION_CONFLICT",
      });
    }
  });

  it("refuses an approved call that is not the one that was shown (G142)", async () => {
    const [shown, other] = [await givenSeries({ guests: ["bob"] }), await givenSeries({ guests: ["bob"] })];
    const call = checked("calendar.delete", { event_id: shown });
    const verdict = await gate(call);
    if (verdict.decision !== "ask") throw new Error("it was not asked about");
    const approved = release(call, verdict.versions);
    const changes = [{ event_id: other }, { event_id: shown, scope: "all" }, { event_ids: [shown] }];
    for (const input of changes)
      expect(await gate({ ...approved, input })).toMatchObject({ decision: "refuse", code: "VERSION_CONFLICT" });
    const otherMethod = checked("calendar.update", toInput("calendar.update", shown, {}));
    expect(await gate({ ...otherMethod, context: approved.context })).toMatchObject({ decision: "refuse" });
    expect(await gate(approved)).toMatchObject({ decision: "allow" });
  });

  it("asks about every item of a batch by its own occurrence", async () => {
    const [own, shared] = [await givenSeries({}), await givenSeries({ guests: ["bob"] })];
    const items = [own, shared].map((event_id) => ({
      event_id,
      occurrence_start_at: at(21),
      scope: "all",
      patch: { title: "X" },
    }));
    const verdict = await gate(checked("calendar.update", { event_timezone: zone, items }));
    expect(verdict).toMatchObject({ decision: "ask", approval: { reasons: ["affects_others"] } });
    if (verdict.decision === "ask") expect(Object.keys(verdict.versions)).toEqual([own, shared]);
  });

  it("does not let an approval delete what came back after it was shown", async () => {
    const [kept, gone] = [await givenSeries({}), await givenSeries({})];
    await act("alice", "calendar.delete", { event_id: gone });
    const call = checked("calendar.delete", { event_ids: [kept, gone] });
    const verdict = await gate(call);
    if (verdict.decision !== "ask") throw new Error("it was not asked about");
    await act("alice", "calendar.restore", { event_id: gone });
    expect(await gate(release(call, verdict.versions))).toMatchObject({ decision: "refuse", code: "VERSION_CONFLICT" });
  });

  it("refuses to ask about what a card could not name: events that are deleted already, or never were", async () => {
    const ids = [await givenSeries({ guests: ["bob"] }), await givenSeries({})];
    for (const event_id of ids) await act("alice", "calendar.delete", { event_id });
    const refused = { decision: "refuse", code: "EVENT_NOT_FOUND" };
    for (const event_id of [...ids, "evt_never"]) {
      for (const id of ["calendar.update", "calendar.delete"] as const)
        expect(await gate(checked(id, toInput(id, event_id, {})))).toMatchObject(refused);
      const participants = [{ contact_id: "ctc_1" }];
      expect(await gate(checked("calendar.share", { event_id, participants }))).toMatchObject(refused);
    }
    expect(await gate(checked("calendar.delete", { event_ids: ids }))).toMatchObject(refused);
  });

  it("asks before an event comes back into the calendars of its guests", async () => {
    const eventId = await givenSeries({ guests: ["bob"] });
    await act("alice", "calendar.delete", { event_id: eventId });
    expect(await gate(checked("calendar.restore", { event_id: eventId }))).toMatchObject({
      decision: "ask",
      approval: { reasons: ["affects_others"] },
    });
  });
});
