import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { threadOf } from "./_thread.ts";

/** After the Big List of Naughty Strings, and what scanners try first. */
const strings = [
  "",
  " ",
  "undefined",
  "null",
  "NULL",
  "(null)",
  "nil",
  "true",
  "NaN",
  "Infinity",
  "-1",
  "0",
  "1E+02",
  "0x0",
  "1/0",
  "9223372036854775808",
  "١٢٣",
  ",./;'[]\\-=",
  '<>?:"{}|_+',
  "!@#$%^&*()`~",
  "\u0001\u001f\u007f\u0085",
  "\ufeff",
  "\u202etest\u202c",
  "Ω≈ç√∫˜µ≤≥÷",
  "田中さんにあげて下さい",
  "𠜎𠜱𠝹",
  "👩🏽‍💻🇺🇸",
  "ﷺ",
  "Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤",
  "İıß",
  "\ud7ff",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "{{7*7}}",
  "${7*7}",
  "%n%s%d",
  "$(touch /tmp/blns.fail)",
  "`id`",
  "../../../../etc/passwd%00",
  "file:///etc/passwd",
  "__proto__",
  "constructor",
  "'",
  "''",
  "' OR '1'='1",
  "1;DROP TABLE users",
  "1'; DROP TABLE messages-- 1",
  "' OR 1=1 -- 1",
  "' UNION SELECT content FROM messages --",
  "'; SELECT pg_sleep(10); --",
  "1) OR 1=1 --",
  "\\'; --",
  "$$;$$",
  "550e8400-e29b-41d4-a716-446655440000'--",
  "2026-03-15'--",
  "%27%20OR%201%3D1",
  "x' AND extractvalue(1,1)--",
  "*/ or 1=1 /*",
  "\\u0000",
];

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

it.each([
  ["/api/v1/agent/history", "threadId"],
  ["/api/v1/agent/history", "before"],
  ["/api/v1/agent/threads", "cursor"],
  ["/api/v1/agent/threads", "limit"],
])("G168: %s refuses every naughty %s as what it is", async (path, name) => {
  for (const text of strings)
    expect([text, await ask(path, { [name]: text })]).toMatchObject([
      text,
      { status: 400, body: { code: "INVALID_REQUEST" } },
    ]);
  expect((await ask(path, { [name]: "a\0b" })).status).toBe(400);
});

it("G168: what people and models wrote comes back as it was written", async () => {
  const { id: ownerId } = await (await app.as("alice")).getMe();
  const thread = await threadOf(app.database.sql, ownerId);
  await thread.run(1);
  for (const [position, content] of strings.entries())
    await thread.say({ position, content, wireId: content.slice(0, 100) || "empty" });
  const client = await app.as("alice");
  const { messages } = await client.getHistory({ query: { threadId: thread.id } });
  expect(messages.map(({ content }) => content)).toEqual(strings);
  expect((await client.listThreads()).items).toMatchObject([{ threadId: thread.id }]);
});
