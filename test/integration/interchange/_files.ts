import type { TestApp } from "../../_kit/app.ts";

/** A file of the server as its user downloads it. */
export async function download(app: TestApp, as: string, path: string): Promise<{ type: string | null; text: string }> {
  const token = await app.auth.mintUserToken(as);
  const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}`);
  return { type: response.headers.get("content-type"), text: await response.text() };
}

export const calendarOf = (app: TestApp, as: string) => download(app, as, "/api/v1/agent/calendar.ics");

/** Lines as files have them. */
export const lines = (...all: string[]): string => all.map((line) => `${line}\r\n`).join("");

export const calendar = (...body: string[]): string =>
  lines("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...body, "END:VCALENDAR");

export const event = (uid: string, ...body: string[]): string[] => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  "DTSTAMP:20260101T000000Z",
  ...body,
  "END:VEVENT",
];
