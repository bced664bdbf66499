import { expect, it } from "vitest";
import { answer, brief } from "../../_kit/scripted-model.ts";
import { storeEvent } from "../../integration/approval/_waiting.ts";
import { loses, press, sees, type ClientPage } from "./page-of-client.ts";

const party = [
  { name: "guests", label: "Guests", input: "number" as const },
  { name: "outside", label: "Outside?", input: "yes_no" as const },
  { name: "wishes", label: "Wishes", input: "long_text" as const },
];

/** The worker asks with a small form. */
export function questions(client: ClientPage): void {
  async function begin(...titles: string[]) {
    const { app } = client.talk;
    client.obey();
    await app.database.sql`update events set deleted_at = now() where deleted_at is null`;
    for (const title of titles) await storeEvent(app, client.aliceId, title);
    return await client.visit();
  }
  const stored = async () =>
    await client.talk.app.database.sql`select title, start_at, timezone from events where deleted_at is null`;

  it("asks for a text, also after a reload, and goes on with it", async () => {
    const { page, threadId, say } = await begin();
    await say("add an event tomorrow at 3pm");
    await page.locator("input[name=title]").waitFor();
    await page.reload();
    await page.locator("input[name=title]").fill("Dentist");
    const from = client.talk.model.journal.length;
    await press(page, "Answer");
    await sees(page, /Added .*Dentist/);
    await loses(page, "Answer");
    expect(await stored()).toMatchObject([{ title: "Dentist" }]);
    // The answer was the input, and nothing else.
    const [asked] = client.talk.model.journal.slice(from).map(({ lastUser }) => lastUser);
    expect(asked).toMatch(/^Dentist\n[^]*\[answer\] \{"values":\{"title":"Dentist"\}\}/);
    const rows = await client.talk.app.database.sql`select id from runs where thread_id = ${threadId}`;
    expect(rows).toHaveLength(2);
    await page.reload();
    await sees(page, /Added .*Dentist/);
    expect(await page.getByText("Dentist", { exact: true }).count()).toBeGreaterThan(0);
    expect(await page.getByRole("button", { name: "Answer" }).count()).toBe(0);
  });

  it("asks for a day and a time, a number, a yes or no, and a long text", async () => {
    const { page, say } = await begin();
    await say("put the dentist on my calendar");
    await page.locator("input[name=start]").fill("2031-03-17T15:00");
    await press(page, "Answer");
    await sees(page, /Added .*dentist/i);
    const [event] = await stored();
    const { start_at: at, timezone } = event as unknown as { start_at: Date; timezone: string };
    expect(at.toLocaleString("sv-SE", { timeZone: timezone })).toBe("2031-03-17 15:00:00");
    const { model } = client.talk;
    client.obey(false);
    model.next(brief(), answer({ status: "partial_success", answer: "How many of you?", question: { fields: party } }));
    await say("plan the party");
    await page.locator("input[name=guests]").fill("12");
    await page.locator("input[name=outside]").check();
    await page.locator("input[name=wishes]").fill("No nuts, please");
    model.next(answer({ answer: "Twelve, outside." }));
    const from = model.journal.length;
    await press(page, "Answer");
    await sees(page, "Twelve, outside.");
    // Each as what it is: a figure, a truth, a text.
    expect(model.journal[from]?.lastUser).toContain(
      '[answer] {"values":{"guests":12,"outside":true,"wishes":"No nuts, please"}}',
    );
  });

  it("asks to choose, and then for a yes", async () => {
    const { page, say } = await begin("Team sync", "Team sync");
    await say("delete the team sync");
    await page.locator("select[name=event]").selectOption("2");
    await press(page, "Answer");
    await sees(page, "Delete this event?");
    await page.reload();
    await press(page, "Approve");
    await sees(page, "Deleted “Team sync”");
    expect(await stored()).toMatchObject([{ title: "Team sync" }]);
  });

  it("takes no answer for one: nothing happens, and the conversation goes on", async () => {
    const { page, say } = await begin();
    await say("add an event tomorrow at 3pm");
    await press(page, "Skip");
    await loses(page, "Skip");
    await say("what do I have tomorrow?");
    await sees(page, /nothing|free/i);
    expect(await stored()).toHaveLength(0);
  });
}
