import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";

const script = `export const words = "${"many of the same ".repeat(50)}";`;
let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "accord-console-"));
  atEnd(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), '<!doctype html><script type="module" src="./assets/index-1.js"></script>');
  writeFileSync(join(folder, "assets/index-1.js"), script);
  writeFileSync(join(folder, "assets/secret.env"), "not for browsers");
  writeFileSync(join(folder, "built-from"), "a hash");
  app = await testApp({
    env: {
      ACCORD_CONSOLE: folder,
      ACCORD_PUBLIC_URL: "https://assistant.example.com",
      ACCORD_ISSUER_JWKS_URL: "https://login.example.com/jwks",
      ACCORD_OIDC_ISSUER: "https://login.example.com/realm",
      ACCORD_OIDC_CLIENT_ID: "accord",
    },
  });
});

it("the page needs no token, allows nothing inline, and talks to this server and the issuer alone", async () => {
  const page = await app.request("/");
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const policy = page.headers.get("content-security-policy") ?? "";
  const rules = new Map(policy.split("; ").map((rule) => rule.split(/ (.*)/s) as [string, string]));
  expect(Object.fromEntries(rules)).toMatchObject({
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob: https://assistant.example.com",
    "connect-src": "'self' https://login.example.com",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
  expect(policy).not.toContain("unsafe");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
});

it("the page is asked for anew each time, and not sent again when it is the same", async () => {
  const first = await app.request("/");
  expect(first.headers.get("cache-control")).toBe("no-cache");
  const again = await app.request("/", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

it("its files are kept for good, and are small for a browser that takes brotli", async () => {
  const plain = await app.request("/assets/index-1.js");
  expect(Object.fromEntries(plain.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
  });
  expect(await plain.text()).toBe(script);
  const small = await app.request("/assets/index-1.js", { headers: { "accept-encoding": "gzip, br;q=1.0" } });
  expect(small.headers.get("content-encoding")).toBe("br");
  const bytes = Buffer.from(await small.arrayBuffer());
  expect(bytes.length).toBeLessThan(script.length / 3);
  expect(brotliDecompressSync(bytes).toString()).toBe(script);
});

it.each([
  "/assets/other.js",
  "/assets/secret.env",
  "/assets/..%2findex.html",
  "/assets/%2e%2e%2fbuilt-from",
  "/built-from",
  "/index.html",
  "/calendar",
  "/api/v1/nothing",
])("%s is not there", async (path) => {
  const answer = await app.request(path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
});

it("a file of the next build is there without a restart", async () => {
  writeFileSync(join(folder, "assets/index-2.js"), "export {}");
  expect((await app.request("/assets/index-2.js")).status).toBe(200);
});

it("a server whose console is not built says so, and serves its API", async () => {
  const bare = await testApp({ env: { ACCORD_CONSOLE: join(folder, "nowhere") } });
  const page = await bare.request("/");
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("make console")]);
  expect((await bare.request("/assets/index-1.js")).status).toBe(404);
  expect((await bare.request("/healthz")).status).toBe(200);
});

it("anybody may ask how to sign in", async () => {
  expect(await (await app.request("/api/v1/console")).json()).toEqual({
    version: expect.any(String),
    oidc: { issuer: "https://login.example.com/realm", clientId: "accord" },
  });
  const bare = await testApp();
  expect(Object.keys((await (await bare.request("/api/v1/console")).json()) as object)).toEqual(["version"]);
});
