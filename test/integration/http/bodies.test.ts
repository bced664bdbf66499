import { describe, expect, it } from "vitest";
import { raw, served, statusOf } from "./_app.ts";

const { app, port, token, lines } = await served();
const limit = 262_144;
const message = "RunAgentInput payload exceeds size limit";

const head = (path: string, framing: string, method = "POST") =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ` +
  `${token}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
const plain = (path: string, body: Buffer, method?: string) =>
  raw(port, [head(path, `Content-Length: ${body.length}`, method), body]);
function chunked(path: string, body: Buffer, method?: string, size = 8000) {
  const parts: (string | Buffer)[] = [head(path, "Transfer-Encoding: chunked", method)];
  for (let at = 0; at < body.length; at += size) {
    const chunk = body.subarray(at, at + size);
    parts.push(`${chunk.length.toString(16)}\r\n`, chunk, "\r\n");
  }
  return raw(port, [...parts, "0\r\n\r\n"]);
}
const padded = (length: number) => Buffer.from(`{"locale":"en"}${" ".repeat(length - 15)}`);
const problemOf = (answer: string) =>
  JSON.parse(/\r\n\r\n(\{.*\})/s.exec(answer)?.[1] ?? "{}") as { code?: string; detail?: string };

describe("the size limit (G001)", () => {
  it.each([
    ["plain", plain],
    ["chunked", chunked],
  ])("is exact for a %s body", async (_, send) => {
    expect(statusOf(await send("/api/v1/me", padded(limit), "PATCH"))).toBe(200);
    expect(statusOf(await send("/api/v1/me", padded(limit + 1), "PATCH"))).toBe(413);
  });

  it.each([
    ["plain", plain],
    ["chunked", chunked],
  ])("has its own sentence for the %s body of a run", async (_, send) => {
    expect(problemOf(await send("/api/v1/agent/runs", padded(limit + 1)))).toMatchObject({
      code: "PAYLOAD_TOO_LARGE",
      detail: message,
    });
    expect(problemOf(await send("/api/v1/agent/runs", padded(limit)))).toMatchObject({ code: "INVALID_RUN_INPUT" });
  });

  it("counts raw bytes, not characters", async () => {
    const body = Buffer.from(JSON.stringify({ locale: "会".repeat(90_000) }));
    expect(body.length).toBeGreaterThan(limit);
    expect(statusOf(await plain("/api/v1/me", body, "PATCH"))).toBe(413);
  });

  it("refuses a declared size without waiting for the body", async () => {
    expect(statusOf(await raw(port, head("/api/v1/me", `Content-Length: ${10 ** 12}`, "PATCH")))).toBe(413);
  });

  it("answers a body that is much too large, and cuts off one without end", async () => {
    expect(statusOf(await chunked("/api/v1/me", Buffer.alloc(3_000_000, 32), "PATCH", 65_536))).toBe(413);
    const endless = Array.from({ length: 300 }, () => `10000\r\n${" ".repeat(65_536)}\r\n`);
    expect(statusOf(await raw(port, [head("/api/v1/me", "Transfer-Encoding: chunked", "PATCH"), ...endless]))).toBe(
      413,
    );
  });

  it("is not fooled by a length that is too small", async () => {
    const answer = await raw(
      port,
      `PATCH /api/v1/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ` +
        `application/json\r\nContent-Length: 15\r\n\r\n{"locale":"en"}garbage that follows\r\n\r\n`,
    );
    expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1]).at(-1)).toBe("400");
  });

  it("does nothing with half a body", async () => {
    await raw(port, [head("/api/v1/me", "Content-Length: 100", "PATCH"), '{"locale":"zh-CN"}'], { quietMs: 100 });
    const me = await app.request("/api/v1/me", { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ locale: "en" });
  });
});

describe("the worst bodies get 4xx, never 5xx (G026, G221)", () => {
  it.each<[string, Buffer | string, number]>([
    ["nothing", "", 400],
    ["256 KB of opening brackets", "[".repeat(limit), 400],
    ["131,072 levels", "[".repeat(limit / 2) + "]".repeat(limit / 2), 400],
    ["65 levels under a known name", `{"locale":${"[".repeat(65)}${"]".repeat(65)}}`, 400],
    ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
    ["NUL in text", '{"timezone":"\\u0000"}', 400],
    ["half a character", '{"timezone":"\\ud800"}', 400],
    ["a byte order mark", '\ufeff{"locale":"en"}', 400],
    ["a name twice", '{"locale":"en","locale":"zh-CN"}', 400],
    ["a number without end", '{"locale":1e999}', 400],
    ["__proto__ at every level", '{"__proto__":{"__proto__":{"locale":"en"}}}', 422],
    ["an array where an object belongs", "[]", 422],
    ["null", "null", 422],
    ["a name of 200 KB", `{"${"x".repeat(200_000)}":1}`, 422],
    ["100,000 unknown names", `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":0`).join(",")}}`, 422],
  ])("%s", async (_, body, status) => {
    expect(statusOf(await plain("/api/v1/me", Buffer.from(body as string), "PATCH"))).toBe(status);
    expect(({} as Record<string, unknown>)["locale"]).toBeUndefined();
  });

  it("and leave no error in the log", () => {
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
