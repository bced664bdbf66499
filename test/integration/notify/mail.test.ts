import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { mailServer, type MailServer } from "../../_kit/mail-server.ts";
import { until } from "../../_kit/until.ts";
import { invite, perform } from "./_party.ts";

let server: MailServer;
let app: TestApp;

beforeAll(async () => {
  server = await mailServer();
  const env = { ACCORD_SMTP_URL: server.url, ACCORD_SMTP_FROM: "accord@example.com" };
  const database = await scratchDatabase();
  app = await testApp({ database, worker: true, env });
  // A second worker process on the same outbox.
  await testApp({ database, worker: true, env });
});

const sent = async (count: number) => {
  await until(async () => server.mails.length >= count, `${count} mails`);
  await until(
    async () => (await app.database.sql`select 1 from user_notices where mail_due_at is not null`).length === 0,
    "an empty outbox",
  );
  expect(server.mails).toHaveLength(count);
  return server.mails.at(-1) ?? expect.fail("no mail");
};
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, "");
/** What calendars read of a mail: it may travel as base64. */
const calendarOf = (text: string) => {
  const [, encoded = ""] =
    /Content-Type: text\/calendar[^]*?base64\r\n[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(text) ?? [];
  return unfolded(Buffer.from(encoded, "base64").toString()) || unfolded(text);
};

it("brings an invite with a file that calendars take, a change, and a cancellation, each once", async () => {
  const event_id = await invite(app);
  const first = await sent(1);
  expect(first.to).toEqual(["bob@example.com"]);
  expect(first.text).toMatch(/^From: accord@example\.com/m);
  expect(first.text).toMatch(/^Message-ID: <ntc_[\w-]+@example\.com>/m);
  expect(first.text).toContain("method=REQUEST");
  expect(calendarOf(first.text)).toMatch(/METHOD:REQUEST[^]*UID:evt_[^]*ATTENDEE;CN=Bob[^]*:mailto:bob@example\.com/);
  const zone = { event_timezone: "Asia/Shanghai" };
  await perform(app, "alice", "calendar.update", { event_id, ...zone, patch: { location: "Room 2" } });
  expect(calendarOf((await sent(2)).text)).toMatch(/SEQUENCE:2[^]*LOCATION:Room 2/);
  await perform(app, "alice", "calendar.delete", { event_id });
  expect(calendarOf((await sent(3)).text)).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
});

it("is tried again when the mail server is not ready, and given up when it refuses", async () => {
  const before = server.mails.length;
  const offered = server.offered();
  server.refuse.push(451, 421);
  const event_id = await invite(app);
  await sent(before + 1);
  expect(server.offered() - offered).toBe(3);
  server.refuse.push(550);
  await perform(app, "alice", "calendar.delete", { event_id });
  await until(async () => server.offered() - offered === 4, "the refusal");
  await sent(before + 1);
  expect(app.logs.join("") + server.offered()).not.toContain("bob@example.com");
});

it("brings a reminder to the address that the owner's issuer vouches for", async () => {
  const before = server.mails.length;
  await app.database.sql`update users set email = 'alice@example.com' where subject = 'alice'`;
  const { id } = (await perform(app, "alice", "calendar.create", {
    title: "Dentist",
    start_at: "2031-01-01T10:00:00+08:00",
    event_timezone: "Asia/Shanghai",
    reminders: [10],
  })) as { id: string };
  await app.database.sql`
    update events set start_at = now() + interval '5 minutes', created_at = now() - interval '1 hour',
      reminded_until = now() - interval '1 hour', reminder_at = now()
    where id = ${id}`;
  const mail = await sent(before + 1);
  expect(mail.to).toEqual(["alice@example.com"]);
  expect(mail.text).not.toContain("text/calendar");
});
