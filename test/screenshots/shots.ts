import type { Page } from "playwright-core";
import type { Places } from "./seed.ts";

export interface Shot {
  name: string;
  /** Undefined: nobody is signed in. */
  path?: string;
  act?(page: Page): Promise<void>;
}

export const themes = ["light", "dark"] as const;
export const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Every view, in the order of the navigation. */
export const shots = ({ threadId, askedThreadId, versionsThreadId, run, eventId, contactId }: Places): Shot[] => [
  { name: "sign-in" },
  { name: "chat-new", path: "/chat/new" },
  { name: "chat", path: `/chat/${threadId}`, act: (page) => page.locator(".accord-card").last().waitFor() },
  { name: "chat-asked", path: `/chat/${askedThreadId}`, act: (page) => page.locator(".thread-asked").waitFor() },
  { name: "chat-versions", path: `/chat/${versionsThreadId}`, act: (page) => page.locator(".versions").waitFor() },
  { name: "chat-list", path: "/chat" },
  ...[
    "waiting",
    "waiting/closed",
    "calendar",
    "calendar/month",
    `calendar/event/${eventId}`,
    "contacts",
    `contacts/${contactId}`,
    "memory",
    "memory/user/history",
    "runs",
    `runs/${run.threadId}/${run.runId}`,
    "jobs",
    "jobs/new",
    "usage",
    "usage/model",
    "tools",
    "tools/calendar.read",
    "settings",
  ].map((path) => ({ name: nameOf(path), path: `/${path}` })),
];

/** `calendar/event/evt_1` is `calendar-event`. */
const nameOf = (path: string): string =>
  path
    .split("/")
    .filter((part) => !/^(evt_|ctc_|[0-9a-f]{8}-)/.test(part))
    .join("-") + (/\/ctc_/.test(path) ? "-one" : /^runs\/./.test(path) ? "-one" : "");
