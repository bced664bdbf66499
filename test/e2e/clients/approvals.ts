import { expect, it } from "vitest";
import { storeEvent } from "../../integration/approval/_waiting.ts";
import { loses, press, sees, type ClientPage } from "./page-of-client.ts";

/** Calls that wait for a yes. */
export function approvals(client: ClientPage): void {
  it.each([true, false])("asks before a deletion, also after a reload; approved: %s", async (approved) => {
    const { talk, aliceId } = client;
    client.obey();
    await talk.app.database.sql`update events set deleted_at = now() where deleted_at is null`;
    const eventId = await storeEvent(talk.app, aliceId, "Dentist");
    const { page, threadId, say } = await client.visit();
    await say("delete the dentist");
    await sees(page, "Delete this event?");
    await page.reload();
    await sees(page, "Delete this event?");
    const from = talk.model.journal.length;
    await press(page, approved ? "Approve" : "Deny");
    await sees(page, approved ? "Deleted “Dentist”" : "You did not approve it");
    await loses(page, "Approve");
    const [event] = await talk.app.database.sql`select deleted_at, version from events where id = ${eventId}`;
    expect(event).toMatchObject({ deleted_at: approved ? expect.any(Date) : null, version: approved ? 2 : 1 });
    // The decision was the input, and nothing else.
    const asked = talk.model.journal.slice(from).map(({ lastUser }) => lastUser);
    expect(asked).toEqual([expect.stringMatching(/^\n[^]*\[decision\]/)]);
    const rows = await talk.app.database.sql`
      select count(*)::int as runs, (select count(*)::int from approvals where thread_id = ${threadId}) as asked
      from runs where thread_id = ${threadId}`;
    expect(rows).toMatchObject([{ runs: 2, asked: 1 }]);
  });

  it("changes a call while approving it: that one is made", async () => {
    const { talk, aliceId } = client;
    client.obey();
    await talk.app.database.sql`update events set deleted_at = now() where deleted_at is null`;
    const eventId = await storeEvent(talk.app, aliceId, "Dinner");
    const { page, threadId, say } = await client.visit();
    await say("invite Zoe to the dinner");
    await page.locator("input[name=message]").fill("Bring a friend");
    await press(page, "Approve");
    await loses(page, "Approve");
    await sees(page, /invited/i);
    const invites = await talk.app.database.sql`select message from invites where event_id = ${eventId}`;
    expect(invites).toMatchObject([{ message: "Bring a friend" }]);
    const { items } = await (
      await talk.app.as("alice")
    ).listApprovals({ query: { kind: "approval", state: "closed" } });
    const [decided] = items.filter((item) => item.threadId === threadId);
    expect(decided).toMatchObject({ state: "approved", edits: [{ path: "message" }] });
  });
}
