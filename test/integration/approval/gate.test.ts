import { beforeAll, describe, expect, it } from "vitest";
import { methods } from "../../../generated/contract/methods.ts";
import { skills } from "../../../generated/contract/skills.ts";
import { methodHandlers } from "../../../generated/wiring/methods.ts";
import { makeGate } from "../../../src/approval/gate.ts";
import { fingerprintCall } from "../../../src/base/canonical.ts";
import { newId } from "../../../src/base/ids.ts";
import { makeLog } from "../../../src/base/log.ts";
import type { CheckedCall } from "../../../src/domain/tool-call.ts";
import { makePerform } from "../../../src/modules/perform.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { clean } from "../../../src/tool/clean/clean.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { contextOf, tables } from "../../_kit/tool.ts";

const log = makeLog({ level: "silent" });
const zone = "Asia/Shanghai";
const at = (day: number) => `2026-04-${String(day).padStart(2, "0")}T10:00:00+08:00`;

/** Tuesdays from the 7th to the 28th: the 14th is moved, the 21st is cancelled, the 22nd never was. */
const occurrences = { none: undefined, live: at(7), moved: at(14), cancelled: at(21), outside: at(22) };
const scopes = [undefined, "this", "following", "all"] as const;

let store: Store;
let perform: ReturnType<typeof makePerform>;
let gate: ReturnType<typeof makeGate>;
const people: Record<string, string> = {};

beforeAll(async () => {
  const database = await scratchDatabase();
  store = makeStore({ databaseUrl: database.url, log });
  atEnd(() => store.close());
  for (const name of ["alice", "bob"])
    people[name] = (await store.users.ensure({ issuer: "test", subject: name, name })).id;
  const clock = { now: () => Date.parse("2026-04-01T00:00:00Z") };
  perform = makePerform({
    tables: { ...tables, handlers: methodHandlers },
    skills,
    agents: {},
    store,
    clean,
    clock,
    log,
  });
  gate = makeGate({
    store,
    clock,
    rules: { thresholdLow: 0.8, hours: 24, mostPending: 20 },
    toToolName: (method) => method,
    read: async (id, input, context) => (await perform(id, input, context)).data,
  });
});

const act = async (owner: string, id: keyof typeof methods, input: object) =>
  (await perform(id, input, { ...contextOf({ ownerId: people[owner] ?? "" }) })).data as Record<string, unknown>;

async function givenSeries({ hasGuests, owner }: { hasGuests: boolean; owner: string }): Promise<string> {
  const { id } = (await act(owner, "calendar.create", {
    title: "Project sync",
    start_at: at(7),
    end_at: "2026-04-07T11:00:00+08:00",
    event_timezone: zone,
    recurrence: { freq: "weekly", by_weekday: ["TU"], count: 4 },
  })) as { id: string };
  await act(owner, "calendar.update", {
    event_id: id,
    event_timezone: zone,
    scope: "this",
    occurrence_start_at: at(14),
    patch: { start_at: "2026-04-15T10:00:00+08:00", end_at: "2026-04-15T11:00:00+08:00" },
  });
  await act(owner, "calendar.delete", { event_id: id, scope: "this", occurrence_start_at: at(21) });
  if (hasGuests) await invite(id, owner);
  return id;
}

async function invite(eventId: string, owner: string): Promise<void> {
  const guestId = people[owner === "alice" ? "bob" : "alice"] ?? "";
  await store.writing(people[owner] ?? "", async ({ calendar, contacts }) => {
    const contact = await contacts.add({ name: "Guest", userId: guestId });
    const guest = { id: newId("inv"), userId: guestId, contactId: contact.id, name: "Guest" };
    await calendar.invite(eventId, [guest], { message: null, at: Date.now() });
  });
}

const checked = (
  id: "calendar.update" | "calendar.delete" | "calendar.restore" | "calendar.share",
  input: object,
): CheckedCall => ({
  toolCallId: "call_1",
  id,
  input: input as CheckedCall["input"],
  spec: methods[id],
  context: contextOf({ ownerId: people["alice"] ?? "" }),
});

/** The call as an approved one, which the gate judges once more. */
const release = (call: CheckedCall, versions: Readonly<Record<string, number>>): CheckedCall => ({
  ...call,
  context: {
    ...call.context,
    released: { toolCallId: "call_1", callHash: fingerprintCall(call.id, call.input), approvalId: "apr_1", versions },
  },
});

const cases = [true, false].flatMap((hasGuests) =>
  (["calendar.update", "calendar.delete"] as const).flatMap((id) =>
    scopes.flatMap((scope) =>
      Object.entries(occurrences).map(([kind, start]) => ({ hasGuests, id, scope, kind, start })),
    ),
  ),
);

const toInput = (
  id: string,
  eventId: string,
  { scope, start }: { scope?: string | undefined; start?: string | undefined },
) => ({
  event_id: eventId,
  ...(scope === undefined ? {} : { scope }),
  ...(start === undefined ? {} : { occurrence_start_at: start }),
  ...(id === "calendar.update" ? { event_timezone: zone, patch: { title: "Something else" } } : {}),
});

describe("the gate", () => {
  it("lets no change of a series with guests through unasked, whatever part of it is named, and names the event", async () => {
    const events = {
      shared: await givenSeries({ hasGuests: true, owner: "alice" }),
      own: await givenSeries({ hasGuests: false, owner: "alice" }),
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

  it("refuses an approved call once anything it was shown with has changed, whatever part was named", async () => {
    for (const { id, scope, kind, start } of cases.filter(({ hasGuests }) => hasGuests)) {
      const eventId = await givenSeries({ hasGuests: true, owner: "alice" });
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

  it("asks about every item of a batch by its own occurrence", async () => {
    const [own, shared] = [
      await givenSeries({ hasGuests: false, owner: "alice" }),
      await givenSeries({ hasGuests: true, owner: "alice" }),
    ];
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
    const [kept, gone] = [
      await givenSeries({ hasGuests: false, owner: "alice" }),
      await givenSeries({ hasGuests: false, owner: "alice" }),
    ];
    await act("alice", "calendar.delete", { event_id: gone });
    const call = checked("calendar.delete", { event_ids: [kept, gone] });
    const verdict = await gate(call);
    if (verdict.decision !== "ask") throw new Error("it was not asked about");
    await act("alice", "calendar.restore", { event_id: gone });
    expect(await gate(release(call, verdict.versions))).toMatchObject({ decision: "refuse", code: "VERSION_CONFLICT" });
  });

  it("refuses to ask about what a card could not name: events that are deleted already, or never were", async () => {
    const ids = [
      await givenSeries({ hasGuests: true, owner: "alice" }),
      await givenSeries({ hasGuests: false, owner: "alice" }),
    ];
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
    const eventId = await givenSeries({ hasGuests: true, owner: "alice" });
    await act("alice", "calendar.delete", { event_id: eventId });
    expect(await gate(checked("calendar.restore", { event_id: eventId }))).toMatchObject({
      decision: "ask",
      approval: { reasons: ["affects_others"] },
    });
  });
});
