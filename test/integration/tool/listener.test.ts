import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { liveRun } from "../../_kit/run.ts";
import { contextOf, outputOf, skillsRead } from "../../_kit/tool.ts";
import { environOf, groupOf, until } from "./_processes.ts";

let app: TestApp;
let me: string;

beforeAll(async () => {
  app = await testApp();
  me = (await (await app.as("alice")).getMe()).id;
});

/** One call through the server as it is put together, and the address its child was given. */
async function call() {
  const { taskId, threadId } = await liveRun(app.database.sql, me, { enabledSkills: ["calendar"] });
  const dispatched = await app.tool.dispatch(skillsRead(), contextOf({ ownerId: me, taskId, threadId }));
  const url =
    environOf(app.tool.children[0] ?? 0)
      .find((entry) => entry.startsWith("ACCORD_CLI_URL="))
      ?.slice("ACCORD_CLI_URL=".length) ?? "";
  return { dispatched, url };
}

describe("the listener for children", () => {
  it("serves their calls on this machine only, at a port of its own", async () => {
    const { dispatched, url } = await call();
    expect(outputOf(dispatched)).toMatchObject({
      status: "success",
      result: { module: "skills", method: "read", data: { skill: "calendar" } },
    });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(app.url).toBe("");
  });

  it.each(["/", "/healthz", "/readyz", "/openapi.json", "/docs", "/api/v1/me", "/api/v1/agent/tools"])(
    "does not know %s",
    async (path) => {
      const { url } = await call();
      const token = await app.auth.mintUserToken("alice");
      expect((await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404);
    },
  );

  it("is gone with its children when the server has stopped", async () => {
    const other = await testApp();
    const owner = (await (await other.as("bob")).getMe()).id;
    const { taskId, threadId } = await liveRun(other.database.sql, owner);
    await other.tool.dispatch(skillsRead(), contextOf({ ownerId: owner, taskId, threadId }));
    const [pid = 0] = other.tool.children;
    await other.stop();
    await until(() => groupOf(pid).length === 0);
  });
});
