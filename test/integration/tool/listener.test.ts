import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";

let app: TestApp;
let url: string;

beforeAll(async () => {
  app = await testApp();
  url = await app.moduleUrl();
});

describe("the listener for children", () => {
  it("is on this machine only, at a port of its own, and the same for all who ask", async () => {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await app.moduleUrl()).toBe(url);
    expect(app.url).toBe("");
  });

  it("serves the module operations", async () => {
    const me = await (await app.as("alice")).getMe();
    const credential = await app.auth.mintCredential({ userId: me.id, methods: ["skills.read"], purpose: "person" });
    const response = await fetch(`${url}/api/v1/modules/skills/read`, { method: "POST", headers: { authorization: `Bearer ${credential}`, "content-type": "application/json" }, body: '{"skill":"calendar"}' });
    expect(await response.json()).toMatchObject({ status: "ok", data: { skill: "calendar" } });
  });

  it.each(["/", "/healthz", "/readyz", "/openapi.json", "/docs", "/api/v1/me", "/api/v1/agent/tools"])("does not know %s", async (path) => {
    const token = await app.auth.mintUserToken("alice");
    expect((await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404);
  });
});
