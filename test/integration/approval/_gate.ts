import { methods } from "../../../generated/contract/methods.ts";
import { skills } from "../../../generated/contract/skills.ts";
import { methodHandlers } from "../../../generated/wiring/methods.ts";
import { makeGate } from "../../../src/approval/gate.ts";
import { fingerprintCall } from "../../../src/base/canonical.ts";
import { newId } from "../../../src/base/ids.ts";
import { makeLog } from "../../../src/base/log.ts";
import type { CheckedCall } from "../../../src/domain/tool-call.ts";
import { preview } from "../../../src/modules/calendar/_preview.ts";
import { makePerform } from "../../../src/modules/perform.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { clean } from "../../../src/tool/clean/clean.ts";
import { makeUi } from "../../../src/ui/ui.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { contextOf, tables } from "../../_kit/tool.ts";

const log = makeLog({ level: "silent" });
export const zone = "Asia/Shanghai";
export const at = (day: number) => `2026-04-${String(day).padStart(2, "0")}T10:00:00+08:00`;

/** Tuesdays from the 7th to the 28th: the 14th is moved, the 21st is cancelled, the 22nd never was. */
const occurrences = { none: undefined, live: at(7), moved: at(14), cancelled: at(21), outside: at(22) };
const scopes = [undefined, "this", "following", "all"] as const;

/** Every way to name a part of a series, for both methods that change one. */
export const parts = (["calendar.update", "calendar.delete"] as const).flatMap((id) =>
  scopes.flatMap((scope) => Object.entries(occurrences).map(([kind, start]) => ({ id, scope, kind, start }))),
);

export type GatedMethod = "calendar.update" | "calendar.delete" | "calendar.restore" | "calendar.share";

/** The gate and the methods behind it, on a database with people in it. */
export interface GateWorld {
  database: ScratchDatabase;
  store: Store;
  gate: ReturnType<typeof makeGate>;
  /** Ids by name. */
  people: Readonly<Record<"alice" | "bob" | "carol", string>>;
  /** What somebody does, without asking anybody. */
  act(who: keyof GateWorld["people"], id: keyof typeof methods, input: object): Promise<Record<string, unknown>>;
  givenSeries(given: {
    guests?: readonly (keyof GateWorld["people"])[];
    owner?: keyof GateWorld["people"];
  }): Promise<string>;
  /** A call of Alice's, as the tool room hands it over. */
  checked(id: GatedMethod, input: object): CheckedCall;
}

export async function gateWorld(): Promise<GateWorld> {
  const database = await scratchDatabase();
  const store = makeStore({ databaseUrl: database.url, log });
  atEnd(() => store.close());
  const idOf = async (name: string) => (await store.users.ensure({ issuer: "test", subject: name, name })).id;
  const people = { alice: await idOf("alice"), bob: await idOf("bob"), carol: await idOf("carol") };
  const clock = { now: () => Date.parse("2026-04-01T00:00:00Z") };
  const perform = makePerform({
    tables: { ...tables, handlers: methodHandlers },
    skills,
    agents: {},
    store,
    clean,
    clock,
    log,
  });
  const ui = makeUi({ log, imageHosts: [] });
  const gate = makeGate({
    store,
    clean,
    clock,
    rules: { thresholdLow: 0.8, hours: 24, mostPending: 20 },
    toToolName: ui.toToolName,
    toReachWords: ui.toReachWords,
    preview,
    toInviteWays: async () => [],
    read: async (id, input, context) => (await perform(id, input, context)).data,
  });
  const act: GateWorld["act"] = async (who, id, input) =>
    (await perform(id, input, contextOf({ ownerId: people[who] }))).data;
  return {
    database,
    store,
    gate,
    people,
    act,
    async givenSeries({ guests = [], owner = "alice" }) {
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
      for (const guest of guests)
        await store.writing(people[owner], async ({ calendar, contacts }) => {
          const contact = await contacts.add({ name: guest, userId: people[guest] });
          const invite = { id: newId("inv"), userId: people[guest], contactId: contact.id, name: guest };
          await calendar.invite(id, [invite], { message: null, at: Date.now() });
        });
      return id;
    },
    checked: (id, input) => ({
      toolCallId: "call_1",
      id,
      input: input as CheckedCall["input"],
      spec: methods[id],
      context: contextOf({ ownerId: people.alice }),
    }),
  };
}

/** The call as an approved one, which the gate judges once more. */
export const release = (call: CheckedCall, versions: Readonly<Record<string, number>>): CheckedCall => ({
  ...call,
  context: {
    ...call.context,
    released: { toolCallId: "call_1", callHash: fingerprintCall(call.id, call.input), approvalId: "apr_1", versions },
  },
});

export const toInput = (
  id: string,
  eventId: string,
  { scope, start }: { scope?: string | undefined; start?: string | undefined },
) => ({
  event_id: eventId,
  ...(scope === undefined ? {} : { scope }),
  ...(start === undefined ? {} : { occurrence_start_at: start }),
  ...(id === "calendar.update" ? { event_timezone: zone, patch: { title: "Something else" } } : {}),
});
