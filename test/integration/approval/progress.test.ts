import { beforeAll, expect, it } from "vitest";
import { systemTimers } from "../../../src/base/clock.ts";
import { newId } from "../../../src/base/ids.ts";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { conversation, type Conversation, type Posted } from "../../_kit/conversation.ts";
import { logPage } from "../../_kit/log-page.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { askAbout, buttonOf, decide, factsOf, givenEvent, tap } from "./_waiting.ts";

let talk: Conversation;
let alice: AccordClient;

beforeAll(async () => {
  // Two seconds of a long call pass quickly here.
  talk = await conversation({ timers: { after: (ms, run) => systemTimers.after(ms === 2000 ? 50 : ms, run) } });
  alice = await talk.app.as("alice");
});

/** Until the log tells this much of its progress. */
const told = async ({ taskId }: Posted, words: string) =>
  await until(async () => {
    const { events } = await logPage(talk.app, taskId, 1000);
    return events.some(({ data }) => data.includes('"tool.progress"') && data.includes(words));
  }, words);

it("an approved invitation tells how many of the people are through", async () => {
  const { sql } = talk.app.database;
  const event = await givenEvent(talk);
  const { id: ownerId } = await alice.getMe();
  const guests = await Promise.all(
    ["bob", "carol"].map(async (name) => {
      const { id: userId } = await (await talk.app.as(name)).getMe();
      const contact = { id: newId("ctc"), name, userId };
      await talk.app.store.writing(ownerId, ({ contacts }) => contacts.add(contact));
      return contact;
    }),
  );
  const participants = guests.map(({ id }) => ({ contact_id: id }));
  const asked = await askAbout(talk, "calendar.share", { event_id: event.id, participants });
  talk.model.next(answer({ answer: "Invited." }));
  await sql.unsafe(`
    create function wait_for_carol() returns trigger language plpgsql as $$
      begin if new.user_id = '${guests[1]?.userId}' then perform pg_advisory_xact_lock(7); end if; return new; end $$`);
  await sql`create trigger wait before insert on user_notices for each row execute function wait_for_carol()`;
  let run: Posted | undefined;
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7)`;
    run = await decide(alice, asked, "approve");
    await told(run, '"done":1,"total":2');
  });
  const recorded = await talk.ended(run as unknown as Posted);
  await sql`drop trigger wait on user_notices`;
  expect(recorded.results).toMatchObject([{ status: "success", result: { data: { invited: 2 } } }]);
  expect(factsOf(recorded, "tool.progress").at(-1)).toMatchObject({ tool_name: "calendar.share", done: 2, total: 2 });
});

it("the call of a button tells that it takes long, while it does", async () => {
  const event = await givenEvent(talk);
  const input = { event_id: event.id, event_timezone: "UTC", patch: { title: "Changed" } };
  talk.model.next(brief(), callTool("calendar.update", input), answer({ answer: "Done." }));
  const changed = await talk.say("go");
  let run: Posted | undefined;
  await talk.app.database.sql.begin(async (tx) => {
    await tx`lock table events in access exclusive mode`;
    run = await tap(alice, changed.threadId, buttonOf(changed, "calendar.update"));
    await told(run, '"calendar.update","done":0');
  });
  const recorded = await talk.ended(run as unknown as Posted);
  expect(recorded.results).toMatchObject([{ status: "success" }]);
  expect(factsOf(recorded, "tool.progress")[0]).toEqual({
    tool_call_id: recorded.results[0]?.toolCallId,
    tool_name: "calendar.update",
    done: 0,
  });
  expect(recorded.types.indexOf("tool.progress")).toBeLessThan(recorded.types.indexOf("TOOL_CALL_RESULT"));
});
