import { expect, it } from "vitest";
import { moduleOperations, operations } from "../../generated/contract/operations.ts";
import openapi from "../../generated/openapi.json" with { type: "json" };
import { createClient } from "../../src/sdk/sdk.ts";
import { testApp } from "../_kit/app.ts";

const verbs = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

const described = Object.entries(openapi.paths as Record<string, Record<string, unknown>>).flatMap(([path, item]) =>
  Object.keys(item).flatMap((verb) => (verbs.includes(verb) ? [`${verb.toUpperCase()} ${path}`] : [])),
);

it("G233: what the server routes is what the API description lists", () => {
  const routed = [
    ...Object.values(operations).map(({ method, path }) => `${method} ${path}`),
    ...Object.values(moduleOperations).map(({ path }) => `POST ${path}`),
  ];
  expect(routed.sort()).toEqual(described.sort());
});

it("the SDK has every operation but pages, signed addresses, metrics and another API; methods too", () => {
  // A question, a decision, another version of an answer as one call each; all are made of operations.
  const composed = ["answer", "ask", "chooseVersion", "continueRun", "upload", "decide", "edit", "regenerate"];
  const offered = Object.keys(createClient({ baseUrl: "http://127.0.0.1" })).filter((name) => !composed.includes(name));
  const named = Object.values(openapi.paths as Record<string, Record<string, { operationId?: string }>>).flatMap(
    (item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
  expect(offered.filter((name) => !named.includes(name))).toEqual([]);
  const missing = named.filter((name) => !offered.includes(name));
  // The address of a ticket is opened by the browser's own EventSource.
  const opened = ["getAttachment", "streamByTicket"];
  // OpenAI's clients have these.
  const others = ["createChatCompletion", "createResponse", "listModels"];
  expect(missing.sort()).toEqual(
    [...opened, ...others, "getConsole", "getConsoleAsset", "getDocs", "getDocsAsset", "getMetrics"].sort(),
  );
});

it("G233: nothing answers beside it, and no endpoint is there for debugging", async () => {
  const app = await testApp();
  const authorization = `Bearer ${await app.auth.mintUserToken("alice")}`;
  for (const path of [
    "/debug",
    "/debug/pprof",
    "/debug/vars",
    "/_debug",
    "/__vitest__",
    "/api",
    "/api/v1",
    "/api/v1/debug",
    "/api/v1/internal/runs",
    "/api/v2/agent/runs",
    "/status",
    "/health",
    "/.env",
    "/.git/config",
    "/package.json",
    "/generated/openapi.json",
  ]) {
    const response = await app.request(path, { headers: { authorization } });
    expect([path, response.status]).toEqual([path, 404]);
  }
});
