import type { TestApp } from "./app.ts";

/**
 * An entry in the week that the calendar opens with, on whatever day of it a test runs. What the demo plans is some
 * days ahead: from Friday on some of it, on Sunday all of it is in the next week.
 */
export async function planToday(app: TestApp, title: string): Promise<void> {
  const event_timezone = "Asia/Shanghai";
  const start_date = new Intl.DateTimeFormat("en-CA", { timeZone: event_timezone, dateStyle: "short" }).format();
  const alice = await app.as("alice");
  await alice.calendarCreate({ body: { title, all_day: true, start_date, event_timezone } });
}
