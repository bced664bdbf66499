import { beforeAll, describe, expect, it } from "vitest";
import { methods, type MethodId } from "../../generated/contract/methods.ts";
import { testApp, type TestApp } from "../_kit/app.ts";
import { describedOperations, exampleRequests } from "../_kit/example-requests.ts";
import { startProxy, type Prism } from "../_kit/prism.ts";

const allMethods = Object.keys(methods) as MethodId[];
// Prism reads whole bodies, so neither an endless stream nor an upload can pass through it.
const watched = describedOperations.filter(({ operation }) => operation.operationId !== "createAttachment");

/**
 * Every operation, built or planned, is asked with its own examples through a proxy that reports each breach of the
 * contract.
 */
describe("the server keeps its contract while prism watches", () => {
  let app: TestApp;
  let proxy: Prism;
  let tokens: { user: string; credential: string };
  beforeAll(async () => {
    // With a worker, so that streams of runs come to their end.
    app = await testApp({ worker: true });
    await app.listen(0);
    proxy = await startProxy(app.url);
    const { id } = await (await app.as("alice")).getMe();
    tokens = {
      user: await app.auth.mintUserToken("alice"),
      credential: await app.auth.mintCredential({ userId: id, methods: allMethods, purpose: "person" }),
    };
  });

  async function ask(url: string, init: RequestInit): Promise<Response> {
    const response = await fetch(proxy.url + url, init);
    expect(response.headers.get("sl-violations"), `${init.method ?? "GET"} ${url}`).toBeNull();
    return response;
  }

  it.each(watched)("$name", async (entry) => {
    const isModule = entry.path.startsWith("/api/v1/modules/");
    for (const [url, init] of exampleRequests(entry, isModule ? tokens.credential : tokens.user)) {
      const response = await ask(url, init);
      expect(response.status, await response.text()).toBeLessThan(500);
      if (entry.operation["x-status"] !== "planned") continue;
      // Prism answers for a server that says 501, so that a frontend can work against both; what the server itself says
      // is asked here.
      const own = await fetch(app.url + url, init);
      expect([url, own.status, ((await own.json()) as { code: string }).code]).toEqual([url, 501, "NOT_YET_AVAILABLE"]);
    }
  });

  it.each(watched.filter(({ operation }) => operation.security?.length !== 0))(
    "$name without a token",
    async (entry) => {
      const [[url, { headers: _token, ...init }] = ["", {}]] = exampleRequests(entry, "");
      const response = await ask(url, {
        ...init,
        headers: { authorization: "Bearer wrong", "content-type": "application/json" },
      });
      expect(response.status).toBe(401);
    },
  );
});
