import postgres from "postgres";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { methods } from "../../../generated/contract/methods.ts";
import { operations } from "../../../generated/contract/operations.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { served } from "./_app.ts";

const { url: databaseUrl, sql } = await scratchDatabase();
const { app, token, lines } = await served({}, { databaseUrl });
const ask = (path: string, init: RequestInit & { token?: string } = {}) =>
  fetch(app.url + path, {
    ...init,
    headers: { authorization: `Bearer ${init.token ?? token}`, ...(init.headers as Record<string, string>) },
  });
const change = (body: unknown) =>
  ask("/api/v1/me", { method: "PATCH", body: JSON.stringify(body), headers: { "content-type": "application/json" } });

describe("getHealth, getReady", () => {
  it("say that all is well and which timezone database there is, to anyone (G187)", async () => {
    expect(await (await fetch(`${app.url}/healthz`)).json()).toMatchObject({
      status: "ok",
      version: expect.any(String),
      tz: process.versions.tz,
    });
    expect(await (await fetch(`${app.url}/readyz`)).json()).toEqual({
      status: "ready",
      checks: { database: "up", stream: "up" },
    });
  });

  it("do not take a server out of service for Redis alone", async () => {
    const lonely = await served({}, { redisUrl: "redis://127.0.0.1:1" });
    const response = await fetch(`${lonely.app.url}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "degraded", checks: { database: "up", stream: "down" } });
    // One line per outage, not one per attempt.
    expect(lonely.lines.filter((line) => line.includes("redis is out of reach"))).toHaveLength(1);
  });
});

describe("getMe, updateMe", () => {
  it("show and change the caller's settings, and nobody else's", async () => {
    const bob = await app.auth.mintUserToken("bob");
    const before = await (await ask("/api/v1/me", { token: bob })).json();
    expect(await (await change({ timezone: "europe/berlin", locale: "en" })).json()).toMatchObject({
      name: "Alice",
      timezone: "Europe/Berlin",
      locale: "en",
    });
    expect(await (await ask("/api/v1/me")).json()).toMatchObject({ timezone: "Europe/Berlin", locale: "en" });
    expect(await (await ask("/api/v1/me", { token: bob })).json()).toEqual(before);
  });

  it("refuse a zone that does not exist and fields that are not theirs (G227)", async () => {
    for (const body of [
      { timezone: "Mars/Base" },
      { timezone: "CST" },
      { name: "Mallory" },
      { id: "usr_bob" },
      {},
      { locale: "fr" },
      { timezone: null },
    ]) {
      const response = await change(body);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([422, "VALIDATION_FAILED"]);
    }
  });

  it("make a profile for someone who is new", async () => {
    const response = await ask("/api/v1/me", {
      token: await app.auth.mintUserToken("carol", { name: "Carol" }),
      headers: { "accept-language": "en-GB" },
    });
    expect(await response.json()).toMatchObject({
      id: expect.stringMatching(/^usr_/),
      name: "Carol",
      timezone: "UTC",
      locale: "en",
    });
  });

  it("shut a disabled user out (G119)", async () => {
    const dave = await app.auth.mintUserToken("dave");
    const { id } = (await (await ask("/api/v1/me", { token: dave })).json()) as { id: string };
    await sql`update users set disabled_at = now() where id = ${id}`;
    app.auth.forget(id);
    expect((await ask("/api/v1/me", { token: dave })).status).toBe(401);
  });
});

describe("listTools", () => {
  it("lists each method with what it takes and whether it may run", async () => {
    const { tools } = (await (await ask("/api/v1/agent/tools")).json()) as {
      tools: { tool_name: string; policy: string; input_schema: object }[];
    };
    expect(tools.find((tool) => tool.tool_name === "skills.read")).toMatchObject({
      policy: "allowed",
      is_read_only: true,
      input_schema: { type: "object" },
    });
    expect(tools.find((tool) => tool.tool_name === "calendar.delete")).toMatchObject({ is_destructive: true });
  });
});

describe("getOpenapi, getDocs", () => {
  it("give the description, and 304 to whoever has it", async () => {
    const response = await fetch(`${app.url}/openapi.json`);
    expect(((await response.json()) as { openapi: string }).openapi).toBe("3.1.0");
    const again = await fetch(`${app.url}/openapi.json`, {
      headers: { "if-none-match": response.headers.get("etag") ?? "" },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("say in OpenAPI 3.2 what the items of each stream are, and nothing of the whole", async () => {
    const streams: [type: string, keys: string[]][] = [];
    const document = await (await fetch(`${app.url}/openapi.json?version=3.2`)).text();
    const { openapi } = JSON.parse(document, (key, value: unknown) => {
      if (key === "text/event-stream" || key === "application/x-ndjson")
        streams.push([key, Object.keys(value as object).sort()]);
      return value;
    }) as { openapi: string };
    expect(openapi).toBe("3.2.0");
    expect(streams.filter(([type]) => type === "text/event-stream").length).toBeGreaterThan(2);
    expect([...new Set(streams.map(([, keys]) => keys.join(" ")))]).toEqual(["examples itemSchema"]);
    const unknown = await fetch(`${app.url}/openapi.json?version=2.0`);
    expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([400, "INVALID_REQUEST"]);
  });

  it("show a page that needs nothing from elsewhere and runs nothing inline", async () => {
    const response = await fetch(`${app.url}/docs`);
    const page = await response.text();
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(page).not.toMatch(/https?:|<script>|onload=/);
    for (const [, path] of page.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await fetch(app.url + path)).status, path).toBe(200);
  });

  it("give no other file away", async () => {
    for (const asset of [
      "package.json",
      "index.html",
      "swagger-ui.css.map",
      "..%2fpackage.json",
      "__proto__",
      "README.md",
    ]) {
      expect([400, 404]).toContain((await fetch(`${app.url}/docs/${asset}`)).status);
    }
  });
});

describe("every operation of the contract", () => {
  const some = (path: string) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === "threadId" ? "550e8400-e29b-41d4-a716-446655440000" : "x.css",
    );
  const all = Object.values(operations);

  it.each(all.filter(({ auth }) => auth !== "none").map((spec) => [spec.id, spec] as const))(
    "%s asks who it is (G120)",
    async (_, { method, path }) => {
      for (const authorization of [undefined, "Bearer nonsense"]) {
        const response = await app.request(some(path), {
          method,
          ...(authorization ? { headers: { authorization } } : {}),
        });
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ code: "UNAUTHENTICATED" });
      }
    },
  );

  it.each(all.filter(({ auth }) => auth === "user").map((spec) => [spec.id, spec] as const))(
    "%s takes no credential of project-cli (G110)",
    async (_, { method, path }) => {
      const { id } = (await (await ask("/api/v1/me")).json()) as { id: string };
      const credential = await app.auth.mintCredential({ userId: id, methods: Object.keys(methods) });
      const response = await app.request(some(path), { method, headers: { authorization: `Bearer ${credential}` } });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, "UNAUTHENTICATED"]);
    },
  );

  it.each(all.filter(({ planned }) => planned).map((spec) => [spec.id, spec] as const))(
    "%s says that it is not built yet",
    async (_, { method, path }) => {
      const response = await app.request(some(path), { method, headers: { authorization: `Bearer ${token}` } });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([501, "NOT_YET_AVAILABLE"]);
    },
  );
});

describe("one module method, end to end", () => {
  const post = (authorization: string, body: unknown) =>
    ask("/api/v1/modules/skills/read", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${authorization}`, "content-type": "application/json" },
    });

  it("answers the credential of its owner", async () => {
    const { id } = (await (await ask("/api/v1/me")).json()) as { id: string };
    const credential = await app.auth.mintCredential({ userId: id, methods: ["skills.read"], purpose: "person" });
    expect(await (await post(credential, { skill: "calendar" })).json()).toMatchObject({
      status: "ok",
      data: { skill: "calendar" },
      error: null,
    });
    const wrong = await post(credential, { skill: "calendar", owner_id: "usr_bob" });
    expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([422, "INVALID_ACTION_INPUT"]);
    // And to the owner's own token, with which people act for themselves.
    expect((await post(token, { skill: "calendar" })).status).toBe(200);
  });
});

it("left no token in the log (G206)", () => {
  const signature = token.split(".")[2] ?? "-";
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.join("")).not.toContain(signature);
  expect(lines.join("")).not.toContain("eyJ");
});

it("a database that is gone makes 503, not 500 (G229)", async () => {
  const scratch = await scratchDatabase();
  const other = await served({}, { databaseUrl: scratch.url });
  const admin = postgres(inject("services").databaseUrl, { max: 1 });
  onTestFinished(() => admin.end());
  const name = new URL(scratch.url).pathname.slice(1);
  await admin.unsafe(`alter database ${name} allow_connections false`);
  await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  const response = await fetch(`${other.app.url}/api/v1/me`, {
    headers: { authorization: `Bearer ${await other.app.auth.mintUserToken("erin")}` },
  });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
  // The process lives, and cannot serve.
  expect((await fetch(`${other.app.url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${other.app.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    503,
    expect.objectContaining({ code: "NOT_READY", detail: "Not answering: database." }),
  ]);
});
