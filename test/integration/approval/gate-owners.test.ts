import { beforeAll, describe, expect, it } from "vitest";
import { AppError } from "../../../src/base/error.ts";
import type { CheckedCall } from "../../../src/domain/tool-call.ts";
import { gateWorld, parts, release, toInput, zone, type GatedMethod, type GateWorld } from "./_gate.ts";

/** Whose series it is that Alice's assistant would change, and who else has it in a calendar. */
const owners: Readonly<Record<string, { owner: "alice" | "bob"; guests: readonly ("alice" | "bob" | "carol")[] }>> = {
  "the organizer, with guests": { owner: "alice", guests: ["bob", "carol"] },
  "the organizer, with a guest who is disabled": { owner: "alice", guests: ["carol"] },
  "the organizer, alone": { owner: "alice", guests: [] },
  "a guest who accepted": { owner: "bob", guests: ["alice", "carol"] },
  "the only guest": { owner: "bob", guests: ["alice"] },
  "a guest of a disabled organizer": { owner: "bob", guests: ["alice"] },
  "a stranger": { owner: "bob", guests: ["carol"] },
  "a stranger to an event without guests": { owner: "bob", guests: [] },
};

interface Attempt {
  id: GatedMethod;
  input: object;
  words: string;
}

let world: GateWorld;
beforeAll(async () => {
  world = await gateWorld();
});

async function setDisabled(name: "bob" | "carol", isDisabled: boolean): Promise<void> {
  const { sql } = world.database;
  await sql`update users set disabled_at = ${isDisabled ? sql`now()` : null} where id = ${world.people[name]}`;
}

async function given(role: string): Promise<string> {
  const { owner, guests } = owners[role]!;
  await world.database.sql`delete from events`;
  const eventId = await world.givenSeries({ owner, guests });
  if (guests.includes("alice")) {
    const [invite] = await world.database.sql<{ id: string }[]>`
      select id from invites where event_id = ${eventId} and user_id = ${world.people.alice}`;
    await world.act("alice", "calendar.accept_invite", { invite_id: invite?.id });
  }
  await setDisabled("bob", role.includes("disabled organizer"));
  await setDisabled("carol", role.includes("who is disabled"));
  return eventId;
}

/** Everything that anybody but Alice has in a calendar. */
async function seenByOthers(): Promise<{ id: string }[]> {
  const { sql } = world.database;
  return await sql<{ id: string }[]>`
    select e.id, to_jsonb(e) as event,
      (select jsonb_agg(i order by i.id) from invites i where i.event_id = e.id) as invites,
      (select jsonb_agg(o order by o.occurrence_start_at) from event_overrides o where o.event_id = e.id) as overrides
    from events e
    where e.owner_id <> ${world.people.alice}
      or exists (select from invites i where i.event_id = e.id and i.user_id <> ${world.people.alice})
    order by e.id`;
}

const attemptsAt = (eventId: string): Attempt[] => [
  ...parts.map(({ id, scope, kind, start }) => ({
    id,
    input: toInput(id, eventId, { scope, start }),
    words: `${id} ${scope ?? "without scope"} of the ${kind} occurrence`,
  })),
  { id: "calendar.delete", input: { event_ids: [eventId] }, words: "calendar.delete in a batch" },
  {
    id: "calendar.update",
    input: { event_timezone: zone, items: [{ event_id: eventId, scope: "all", patch: { title: "Something else" } }] },
    words: "calendar.update in a batch",
  },
  { id: "calendar.restore", input: { event_id: eventId }, words: "calendar.restore" },
  {
    id: "calendar.share",
    input: { event_id: eventId, participants: [{ email: "dave@example.com" }] },
    words: "calendar.share",
  },
];

/** What comes of a call that the gate has let through: its answer, or the code of its refusal. */
const perform = async ({ id, input }: CheckedCall): Promise<unknown> =>
  await world.act("alice", id as GatedMethod, input).catch((reason: unknown) => AppError.from(reason).code);

const refusals: readonly unknown[] = ["NOT_ORGANIZER", "INVALID_ACTION_INPUT", "BATCH_ALL_FAILED"];

/** The versions that a card shows, once it was looked at; undefined when nobody is asked. */
async function ask(
  call: CheckedCall,
  { eventId, title, isOwn, words }: { eventId: string; title: string; isOwn: boolean; words: string },
): Promise<Readonly<Record<string, number>> | undefined> {
  const verdict = await world.gate(call);
  if (verdict.decision !== "ask") return undefined;
  const { facts, versions, approval } = verdict;
  expect(
    facts?.events?.map((event) => event.id),
    words,
  ).toEqual([eventId]);
  // A moved occurrence keeps its own title; the others show that of the series.
  expect([title, "Project sync"], words).toContain(facts?.events?.[0]?.title);
  expect(Object.keys(versions), words).toEqual([eventId]);
  // The words of others stand on the card, marked, and not in the sentence that the model reads.
  expect(approval.summary?.includes(facts?.events?.[0]?.title ?? ""), words).toBe(isOwn);
  return versions;
}

describe("the gate (G140, G142)", () => {
  it.each(Object.keys(owners))("lets nothing through that others would see, unasked, for %s", async (role) => {
    const eventId = await given(role);
    for (const { words, id, input } of attemptsAt(eventId)) {
      const call = world.checked(id, input);
      if ((await world.gate(call)).decision !== "allow") continue;
      const before = await seenByOthers();
      await perform(call);
      expect(await seenByOthers(), words).toEqual(before);
    }
  });

  it.each(Object.keys(owners))(
    "names on the card what it will change, refuses it once that has changed, and changes nothing else, for %s",
    async (role) => {
      const { owner } = owners[role]!;
      const isOwn = owner === "alice";
      let eventId = await given(role);
      let asked = 0;
      for (const no of attemptsAt(eventId).keys()) {
        const { id, input, words } = attemptsAt(eventId)[no]!;
        const call = world.checked(id, input);
        const first = await ask(call, { eventId, title: "Project sync", isOwn, words });
        if (first === undefined) continue;
        asked++;
        const patch = { title: "Moved meanwhile" };
        await world.act(owner, "calendar.update", { event_id: eventId, event_timezone: zone, scope: "all", patch });
        expect(await world.gate(release(call, first)), words).toMatchObject({
          decision: "refuse",
          code: "VERSION_CONFLICT",
        });

        const again = await ask(call, { eventId, title: "Moved meanwhile", isOwn, words });
        const bystander = await world.givenSeries({ owner: "bob", guests: ["carol"] });
        const before = await seenByOthers();
        const approved = release(call, again ?? {});
        expect(await world.gate(approved), words).toMatchObject({ decision: "allow" });
        const outcome = await perform(approved);
        const after = new Map((await seenByOthers()).map((row) => [row.id, row]));
        // Only the organizer may, and then only what the card has named; a series that is cut in two is still theirs.
        if (!isOwn) expect(refusals, words).toContain(outcome);
        const untouched = before.filter((row) => row.id !== eventId || !isOwn);
        expect(untouched.map(({ id }) => id)).toContain(bystander);
        for (const row of untouched) expect(after.get(row.id), words).toEqual(row);
        eventId = await given(role);
      }
      expect(asked > 0).toBe(!role.startsWith("a stranger"));
    },
  );

  it("shows a stranger nothing: there is no such event", async () => {
    const eventId = await given("a stranger");
    for (const { id, input, words } of attemptsAt(eventId)) {
      const verdict = await world.gate(world.checked(id, input));
      if (id !== "calendar.restore")
        expect(verdict, words).toMatchObject({ decision: "refuse", code: "EVENT_NOT_FOUND" });
      expect(JSON.stringify(verdict), words).not.toContain("Project sync");
    }
  });
});
