import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { conversation } from "../../_kit/conversation.ts";
import { givenPeople } from "../../_kit/given-people.ts";
import { mailServer, type MailServer } from "../../_kit/mail-server.ts";
import { until } from "../../_kit/until.ts";
import { askAbout, storeEvent } from "../approval/_waiting.ts";
import { perform, sync } from "./_party.ts";

const contacts = [
  { id: "ctc_mei", name: "Mei", email: "mei@example.com" },
  { id: "ctc_lin", name: "Lin" },
  { id: "ctc_odd", name: "Odd", email: "a@example.com,b@example.com" },
];
const participants = contacts.map(({ id }) => ({ contact_id: id }));
const unreachable = { outcome: "failed", error: { code: "CONTACT_UNREACHABLE" } };
const zone = { event_timezone: "Asia/Shanghai" };
let server: MailServer;
let env: Record<string, string>;

beforeAll(async () => {
  server = await mailServer();
  env = { ACCORD_SMTP_URL: server.url, ACCORD_SMTP_FROM: "accord@example.com" };
});

async function newEvent(app: TestApp): Promise<string> {
  const { id } = (await perform(app, "alice", "calendar.create", sync)) as { id: string };
  return id;
}

/** What calendars read of the last mail, once there are so many and none waits. */
async function sent({ database: { sql } }: TestApp, count: number): Promise<string> {
  await until(async () => server.mails.length >= count, `${count} mails`);
  await until(
    async () => (await sql`select from user_notices where mail_due_at is not null`).length === 0,
    "an empty outbox",
  );
  expect(server.mails.map(({ to }) => to)).toEqual(Array.from({ length: count }, () => ["mei@example.com"]));
  const text = server.mails.at(-1)?.text ?? "";
  const [, encoded = ""] =
    /Content-Type: text\/calendar[^]*?base64\r\n[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(text) ?? [];
  return (Buffer.from(encoded, "base64").toString() || text).replace(/\r\n[ \t]/g, "");
}

describe("a contact who is no user here", () => {
  it("is told by mail of invite, change and end, each once, and by nothing else", async () => {
    const app = await testApp({ worker: true, env });
    await givenPeople(app, { contacts });
    const event_id = await newEvent(app);
    const share = () => perform(app, "alice", "calendar.share", { event_id, participants });
    expect(await share()).toMatchObject({
      invites: [{ name: "Mei", outcome: "invited", byMail: true }, unreachable, unreachable],
      invited: 1,
      failed: 2,
    });
    const invite = await sent(app, 1);
    expect(invite).toMatch(/METHOD:REQUEST[^]*SEQUENCE:1[^]*ATTENDEE;CN=Mei[^]*:mailto:mei@example\.com/);
    expect(await share()).toMatchObject({ invites: [{ outcome: "already_invited" }, unreachable, unreachable] });
    await perform(app, "alice", "calendar.update", { event_id, ...zone, patch: { location: "Room 2" } });
    expect(await sent(app, 2)).toMatch(/METHOD:REQUEST[^]*SEQUENCE:2[^]*LOCATION:Room 2/);
    expect(await perform(app, "alice", "calendar.read", { mode: "event", event_id })).toMatchObject({
      participants: expect.arrayContaining([expect.objectContaining({ name: "Mei" })]) as unknown,
    });
    await perform(app, "alice", "calendar.delete", { event_id });
    expect(await sent(app, 3)).toMatch(/METHOD:CANCEL[^]*SEQUENCE:3[^]*STATUS:CANCELLED/);
    const other = await newEvent(app);
    const mei = participants.slice(0, 1);
    await perform(app, "alice", "calendar.share", { event_id: other, participants: mei });
    await sent(app, 4);
    await perform(app, "alice", "calendar.uninvite", { event_id: other, participants: mei });
    expect(await sent(app, 5)).toContain("METHOD:CANCEL");
    expect(await app.database.sql`select from user_notices where user_id is not null`).toEqual([]);
    expect(await app.database.sql`select from user_notices where webhook_due_at is not null`).toEqual([]);
    expect(app.logs.join("")).not.toContain("mei@example.com");
  });

  it.each([
    ["with a mail server", true, /Told by mail: Mei &?<?.*mei@example\.com/, /Cannot be told: Lin, Odd/],
    ["without one", false, /Cannot be told: Mei, Lin, Odd/, /Cannot be told/],
  ])("is named on the card that asks, %s, by how the invite would come", async (_name, hasMail, ...words) => {
    const talk = await conversation(hasMail ? { env } : {});
    await givenPeople(talk.app, { contacts });
    const { id } = await (await talk.app.as("alice")).getMe();
    const asked = await askAbout(talk, "calendar.share", {
      event_id: await storeEvent(talk.app, id, "Sync"),
      participants,
    });
    const card = JSON.stringify(asked.results[0]?.ui_schema);
    for (const said of words) expect(card).toMatch(said);
    if (!hasMail) expect(card).not.toContain("by mail");
    expect(JSON.stringify(talk.model.journal.map(({ body }) => body))).not.toContain("mei@example.com");
  });

  it("is not invited where no mail is sent", async () => {
    const app = await testApp();
    await givenPeople(app, { contacts });
    const event_id = await newEvent(app);
    await expect(perform(app, "alice", "calendar.share", { event_id, participants })).rejects.toThrow(
      "BATCH_ALL_FAILED",
    );
    expect(await app.database.sql`select from invites`).toEqual([]);
  });
});
