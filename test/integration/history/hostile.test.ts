import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { naughty, worse } from "../../_kit/naughty.ts";
import { threadOf } from "./_thread.ts";

const strings = ["", ...naughty];
/** As many messages as a day shows at once. */
const perThread = 100;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp();
  token = await app.auth.mintUserToken("alice");
});

const ask = async (path: string, query: Record<string, string>) => {
  const response = await app.request(`${path}?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as { code?: string } };
};

/** "01" is a number in digits, and so no naughty limit. */
const isLimit = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) >= 1;

it.each([
  ["/api/v1/agent/history", "threadId"],
  ["/api/v1/agent/history", "before"],
  ["/api/v1/agent/threads", "cursor"],
  ["/api/v1/agent/threads", "limit"],
])("G168: %s refuses every naughty %s as what it is", async (path, name) => {
  const refused = { status: 400, body: { code: "INVALID_REQUEST" } };
  for (const text of name === "limit" ? strings.filter((each) => !isLimit(each)) : strings)
    expect([text, await ask(path, { [name]: text })]).toMatchObject([text, refused]);
  for (const text of worse) expect([text, (await ask(path, { [name]: text })).status]).toEqual([text, 400]);
});

it("G168: what people and models wrote comes back as it was written", async () => {
  const { id: ownerId } = await (await app.as("alice")).getMe();
  const client = await app.as("alice");
  for (let first = 0; first < strings.length; first += perThread) {
    const thread = await threadOf(app.database.sql, ownerId);
    const said = strings.slice(first, first + perThread);
    await thread.run(1);
    for (const [position, content] of said.entries())
      await thread.say({ position, content, wireId: [...content].slice(0, 100).join("") || "empty" });
    const { messages } = await client.getHistory({ query: { threadId: thread.id } });
    expect(messages.map(({ content }) => content)).toEqual(said);
    expect((await client.listThreads()).items.map(({ threadId }) => threadId)).toContain(thread.id);
  }
});
