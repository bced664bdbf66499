import type { Browser } from "playwright-core";
import { beforeAll, beforeEach, describe } from "vitest";
import { atEnd } from "../_kit/at-end.ts";
import { launchBrowser } from "../_kit/browser.ts";
import { conversation, type Conversation } from "../_kit/conversation.ts";
import { freePort, installExample, serveExample } from "../_kit/example-pages.ts";
import { findBrowser } from "../_kit/find-browser.ts";
import { obedient } from "../_kit/obedient-model.ts";
import { answers, readable } from "./clients/answers.ts";
import { approvals } from "./clients/approvals.ts";
import { eventSource } from "./clients/event-source.ts";
import { visitPage, type ClientPage } from "./clients/page-of-client.ts";
import { questions } from "./clients/questions.ts";
import { branches, versions } from "./clients/versions.ts";

type Scenario = (client: ClientPage) => void;

/** The pages of examples/, each with a client as teams have it; `own` is what only that one is tried with. */
const clients: { name: string; folder: string; env: Record<string, string>; own: Scenario[] }[] = [
  { name: "@ag-ui/client 1.0", folder: "http-agent", env: {}, own: [eventSource] },
  { name: "@ag-ui/client 0.0.59", folder: "http-agent", env: { CLIENT: "ag-ui-client-0" }, own: [] },
  { name: "assistant-ui", folder: "assistant-ui", env: {}, own: [branches] },
  { name: "CopilotKit", folder: "copilotkit", env: {}, own: [readable] },
];

let talk: Conversation;
let aliceId: string;
let token: string;
let browser: Browser;
const ports = new Map<string, number>();
const installs = new Map<string, Promise<boolean>>();
let isObedient = false;

beforeAll(async () => {
  if (!findBrowser()) return;
  // The largest takes a minute, which the tests of the small ones fill.
  for (const { folder } of clients) {
    if (!installs.has(folder)) installs.set(folder, installExample(folder));
    installs.get(folder)?.catch(() => {});
  }
  for (const { name } of clients) ports.set(name, await freePort());
  const origins = [...ports.values()].map((port) => `http://127.0.0.1:${port}`);
  talk = await conversation({ env: { ACCORD_CORS_ORIGINS: origins.join(","), ACCORD_FRONTEND_TOOLS: "worker" } });
  await talk.app.listen(0);
  talk.model.when((request) => (isObedient ? obedient(request) : undefined));
  ({ id: aliceId } = await (await talk.app.as("alice")).getMe());
  const { id: userId } = await (await talk.app.as("bob")).getMe();
  await talk.app.store.writing(aliceId, ({ contacts }) => contacts.add({ name: "Zoe", userId }));
  token = await talk.app.auth.mintUserToken("alice");
  browser = await launchBrowser();
  atEnd(() => browser.close());
});
beforeEach(() => {
  isObedient = false;
});

describe.skipIf(!findBrowser()).each(clients)("$name in a page", ({ name, folder, env, own }) => {
  let isThere = false;
  let url: string;
  beforeAll(async () => {
    isThere = (await installs.get(folder)) ?? false;
    const where = { ACCORD_URL: talk.app.url, TOKEN: token, PORT: String(ports.get(name)) };
    if (isThere) url = await serveExample(folder, { ...env, ...where });
  }, 600_000);
  beforeEach(({ skip }) => skip(!isThere, "no registry to install the example from"));

  const client: ClientPage = {
    folder,
    get talk() {
      return talk;
    },
    get aliceId() {
      return aliceId;
    },
    get token() {
      return token;
    },
    obey: (is = true) => void (isObedient = is),
    visit: () => visitPage(browser, { url, isCopilotKit: folder === "copilotkit" }),
  };
  for (const scenario of [answers, approvals, questions, versions, ...own]) scenario(client);
});
