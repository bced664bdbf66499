import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { naughty } from "../../_kit/naughty.ts";
import { raw, served, statusOf } from "./_app.ts";

const { app, port, token, lines } = await served();

const valid = (change: Record<string, unknown> = {}) => ({
  threadId: randomUUID(),
  runId: "run-001",
  messages: [{ id: "msg-001", role: "user", content: "hello" }],
  forwardedProps: { agent_type: "worker" },
  ...change,
});

async function post(
  body: string | Buffer,
  contentType = "application/json",
): Promise<{ status: number; code: string }> {
  const response = await app.request("/api/v1/agent/runs", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": contentType },
    body: body as string,
  });
  const { code = "" } = (await response.json()) as { code?: string };
  return { status: response.status, code };
}

/** The document as the value of a field that takes anything. */
const asState = (json: string) => JSON.stringify(valid({ state: "@" })).replace('"@"', () => json);

describe("G001: the size of a body", () => {
  const head = (framing: string) =>
    `POST /api/v1/agent/runs HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ` +
    `${token}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
  const sized = (size: number) => {
    const body = JSON.stringify(valid({ state: "" }));
    return body.replace('"state":""', `"state":"${"x".repeat(size - body.length)}"`);
  };
  const chunked = (body: string) => [
    head("Transfer-Encoding: chunked"),
    ...(body.match(/.{1,30000}/gs) ?? []).map((part) => `${part.length.toString(16)}\r\n${part}\r\n`),
    "0\r\n\r\n",
  ];

  it.each<[string, (body: string) => string[]]>([
    ["plain", (body) => [head(`Content-Length: ${body.length}`), body]],
    ["chunked", chunked],
  ])("is exact when it comes %s", async (_, toRequest) => {
    expect(statusOf(await raw(port, toRequest(sized(262_144))))).toBe(202);
    const refused = await raw(port, toRequest(sized(262_145)));
    expect([statusOf(refused), refused.includes("RunAgentInput payload exceeds size limit")]).toEqual([413, true]);
  });

  it("does not start half a body", async () => {
    const body = JSON.stringify(valid());
    const answer = await raw(port, [head(`Content-Length: ${body.length - 10}`), body]);
    expect(statusOf(answer)).toBe(400);
  });
});

describe("G026: what is not JSON, or hardly, is 400", () => {
  it.each([
    "[1,]",
    "[1,,2]",
    '{"a":1,}',
    '{"a" 1}',
    '{"a":}',
    "{a:1}",
    "{'a':1}",
    '{"a":1 "b":2}',
    "[1 2]",
    "[",
    "{",
    "]",
    "}",
    '["a',
    '["a\\"]',
    '["\\x00"]',
    '["\\u12"]',
    '["\\ud83"]',
    '["\t"]',
    '["\n"]',
    "tru",
    "nul",
    "TRUE",
    "None",
    "undefined",
    "NaN",
    "-Infinity",
    "+1",
    "01",
    "-01",
    "1.",
    ".5",
    "1e",
    "1e+",
    "0x1F",
    "1_000",
    "1a",
    "- 1",
    "--1",
    "[1]]",
    "{}{}",
    "/* c */{}",
    "{}// c",
    "#",
    "<a>",
    "\u00a0{}",
    "{}\u2028",
    "\ufeff{}",
    "\u0000",
    '{"a":1}\u0000',
    "*",
    "a\u0301",
    "＂a＂",
  ])("%j", async (text) => {
    expect((await post(text)).status).toBe(400);
    expect((await post(asState(text))).status).toBe(400);
  });

  it.each<[string, Buffer]>([
    ["a lone continuation byte", Buffer.from([0x22, 0x80, 0x22])],
    ["a cut sequence", Buffer.from([0x22, 0xe4, 0xbd, 0x22])],
    ["an overlong slash", Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ["a surrogate", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ["beyond Unicode", Buffer.from([0x22, 0xf5, 0x80, 0x80, 0x80, 0x22])],
    ["UTF-16", Buffer.from(JSON.stringify(valid()), "utf16le")],
    ["a gzip", Buffer.from([0x1f, 0x8b, 0x08, 0x00])],
  ])("%s", async (_, bytes) => {
    expect(await post(bytes)).toEqual({ status: 400, code: "MALFORMED_JSON" });
  });

  it.each<[string, string]>([
    ['"\\u0000"', "INVALID_TEXT"],
    ['"\\ud800"', "INVALID_TEXT"],
    ['"\\udfff\\ud800"', "INVALID_TEXT"],
    ['{"\\u0000":1}', "INVALID_TEXT"],
    ['{"a":1,"a":1}', "MALFORMED_JSON"],
    ['{"a":1,"\\u0061":2}', "MALFORMED_JSON"],
    ["[".repeat(64) + "]".repeat(64), "JSON_TOO_DEEP"],
    ['{"a":'.repeat(64) + "1" + "}".repeat(64), "JSON_TOO_DEEP"],
    ["[".repeat(100_000), "JSON_TOO_DEEP"],
  ])("%.40s inside of a valid one", async (json, code) => {
    expect(await post(asState(json))).toEqual({ status: 400, code });
  });

  it("and a name that comes twice at the top, whichever would win", async () => {
    expect(await post(JSON.stringify(valid()).replace("{", '{"runId":"a",'))).toEqual({
      status: 400,
      code: "MALFORMED_JSON",
    });
  });

  it.each([
    "text/plain",
    "application/xml",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
    "",
  ])("415 for %j", async (type) => {
    expect((await post(JSON.stringify(valid()), type)).status).toBe(415);
  });
});

describe("G026: JSON at its edges is taken", () => {
  it.each([
    "null",
    "true",
    "0",
    "-0",
    "1e1",
    "1E-2",
    "123456789012345678901234567890",
    "1e308",
    "5e-324",
    '""',
    '"\\/\\b\\f\\n\\r\\t"',
    '"\\ud83d\\ude00"',
    '"\\uffff"',
    '"\u2028\u2029"',
    '"\u007f"',
    "[]",
    "{}",
    '{"":0}',
    '{"a":{"a":{}}}',
    " [ ] ",
    "[".repeat(63) + "]".repeat(63),
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"$ref":"#"}',
    '{"toJSON":1}',
    '{"length":-1}',
  ])("%.40s", async (json) => {
    expect((await post(asState(json))).status).toBe(202);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

const firstOf = (text: string, count: number): string => [...text].slice(0, count).join("");

describe("G026: strings that have broken other servers", () => {
  it.each(naughty.map((text) => [text]))(
    "%j is kept as it is wherever text is free, and refused elsewhere",
    async (text) => {
      const body = valid({
        runId: firstOf(text, 128),
        parentRunId: firstOf(text, 128),
        protocolVersion: firstOf(text, 16),
        state: { [text]: text },
        context: [{ description: text, value: text }],
        tools: [{ name: text, description: text, parameters: { [text]: text } }],
      });
      const messages = [{ id: firstOf(text, 128), role: "user", content: text, name: text }];
      expect(await post(JSON.stringify({ ...body, messages }))).toMatchObject({ status: 202 });
      const run = await app.store.runs.find({
        ownerId: (await app.auth.user(`Bearer ${token}`)).userId,
        threadId: body.threadId,
        runId: body.runId,
      });
      expect(run?.runId).toBe(body.runId);
      const clock = { device_timezone: "UTC", client_now_iso: "2026-03-16T09:12:33Z", client_epoch_ms: 0 };
      const wrong: Record<string, unknown>[] = [
        { threadId: text },
        { forwardedProps: { agent_type: text } },
        { forwardedProps: text },
        { forwardedProps: { agent_type: "worker", [text]: text } },
        { forwardedProps: { agent_type: "worker", client_time: { ...clock, device_timezone: text } } },
        { forwardedProps: { agent_type: "worker", client_time: { ...clock, client_now_iso: text } } },
        { forwardedProps: { agent_type: "worker", client_time: { ...clock, client_epoch_ms: text } } },
        { messages: [{ ...messages[0], role: text }] },
        { messages: [{ ...messages[0], content: [{ type: text, text }] }] },
        { messages: [{ ...messages[0], content: [{ type: "binary", mimeType: text, url: text }] }] },
        { messages: text },
        { [text]: text },
      ];
      for (const change of wrong)
        expect([JSON.stringify(change), (await post(JSON.stringify(valid(change)))).status]).toEqual([
          JSON.stringify(change),
          422,
        ]);
    },
  );
});

it("and nothing of it is an error of ours", () => {
  expect(lines.filter((line) => line.includes('"level":"error"') || line.includes('"status":500'))).toEqual([]);
});
