import { describe, expect, it } from "vitest";
import { raw, served, statusOf } from "./_app.ts";

const { port, token } = await served();
const auth = `Authorization: Bearer ${token}\r\n`;
const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`;
const patch = (headers: string, body: string) =>
  `PATCH /api/v1/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${auth}Content-Type: ` +
  `application/json\r\n${headers}\r\n${body}`;

describe("broken HTTP is refused with a problem document (G225)", () => {
  it.each<[string, string, number]>([
    ["no HTTP at all", "hello there\r\n\r\n", 400],
    ["no Host", "GET /healthz HTTP/1.1\r\n\r\n", 400],
    ["a header without a colon", get("/healthz", "Broken\r\n"), 400],
    ["a bare carriage return in a header", get("/healthz", "X-A: a\rX-B: b\r\n"), 400],
    ["NUL in a header", get("/healthz", "X-A: a\0b\r\n"), 400],
    ["a blank before the colon", get("/healthz", "X-A : a\r\n"), 400],
    ["a folded header", get("/healthz", "X-A: a\r\n b\r\n"), 400],
    ["100 KB of header", get("/healthz", `X-A: ${"a".repeat(100_000)}\r\n`), 431],
    [
      "a thousand headers",
      get("/healthz", Array.from({ length: 1000 }, (_, i) => `X-${i}: ${"a".repeat(20)}\r\n`).join("")),
      431,
    ],
    ["a very long URL", get(`/${"a".repeat(100_000)}`), 431],
    ["length and chunks at once", patch("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"), 400],
    ["two lengths", patch("Content-Length: 2\r\nContent-Length: 3\r\n", "{}"), 400],
    ["a list of lengths", patch("Content-Length: 2, 3\r\n", "{}"), 400],
    ["a negative length", patch("Content-Length: -1\r\n", "{}"), 400],
    ["chunks that are not last", patch("Transfer-Encoding: chunked, identity\r\n", "0\r\n\r\n"), 400],
    ["a disguised coding", patch("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"), 400],
    ["a chunk size that is no number", patch("Transfer-Encoding: chunked\r\n", "zz\r\n{}\r\n0\r\n\r\n"), 400],
    ["a chunk longer than it says", patch("Transfer-Encoding: chunked\r\n", "1\r\n{}\r\n0\r\n\r\n"), 400],
    ["another protocol", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ])("%s", async (_, request, status) => {
    const answer = await raw(port, request);
    expect(statusOf(answer)).toBe(status);
    if (answer.includes("\r\n\r\n{")) {
      expect(answer.toLowerCase()).toContain("content-type: application/problem+json");
      expect(JSON.parse(answer.split("\r\n\r\n").at(-1) ?? "")).toMatchObject({
        status,
        request_id: expect.any(String),
        type: expect.stringContaining("urn:accord:error:"),
      });
    }
  });
});

describe("strange targets", () => {
  it.each<[string, string, number]>([
    ["an absolute address", "http://other.example.com/healthz", 200],
    ["no path", "healthz", 400],
    ["the asterisk", "*", 404],
    ["another scheme", "ftp://x/healthz", 404],
    ["dots, which mean what they mean everywhere", "/docs/../healthz", 200],
    ["encoded dots", "/docs/%2e%2e/%2e%2e/package.json", 404],
    ["an encoded slash", "/docs/..%2f..%2fpackage.json", 400],
    ["backslashes", "/docs/..\\..\\package.json", 404],
    ["a half escape", "/healthz%", 404],
    ["two slashes", "//healthz", 404],
  ])("%s", async (_, target, status) => {
    expect(statusOf(await raw(port, get(target)))).toBe(status);
  });

  it("a Host that is none is no reason to fail (G221)", async () => {
    for (const host of ["", "a b", "[", "x:y:z", "a,b", "user@host"]) {
      expect(
        statusOf(await raw(port, `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)),
      ).toBeLessThan(500);
    }
  });
});

describe("one Authorization header", () => {
  it("lets the caller in", async () => {
    expect(statusOf(await raw(port, get("/api/v1/me", auth)))).toBe(200);
  });

  it.each([
    ["twice the same", auth + auth],
    ["a bad one first", `Authorization: Bearer x.y.z\r\n${auth}`],
    ["a bad one last", `${auth}Authorization: Bearer x.y.z\r\n`],
    ["in another case", auth + auth.toLowerCase().replace(token.toLowerCase(), token)],
    ["folded into one", `Authorization: Bearer ${token}, Bearer ${token}\r\n`],
  ])("%s does not (G117)", async (_, headers) => {
    expect(statusOf(await raw(port, get("/api/v1/me", headers)))).toBe(401);
  });

  it("is never replaced by naming an owner (G112)", async () => {
    expect(statusOf(await raw(port, get("/api/v1/me", "X-Owner-Id: usr_alice\r\nCookie: token=x\r\n")))).toBe(401);
  });
});

it("unknown expectations are ignored", async () => {
  expect(statusOf(await raw(port, get("/healthz", "Expect: miracles\r\n")))).toBe(200);
});

it("several requests on one connection are answered in order", async () => {
  const answer = await raw(
    port,
    "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /nowhere HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
  );
  expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1])).toEqual(["200", "404", "200"]);
});
