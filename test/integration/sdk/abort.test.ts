import { afterAll, describe, expect, it } from "vitest";
import { operations } from "../../../generated/contract/operations.ts";
import { createClient, type Client } from "../../../src/sdk/sdk.ts";
import { scriptedServer } from "../../_kit/scripted-server.ts";
import { until } from "../../_kit/until.ts";

const run = { threadId: crypto.randomUUID(), runId: "run-1" };
/** Fits every operation, as nobody reads it; one without a body can have none. */
const toRequest = (name: string) => ({
  path: { ...run, id: "x", taskId: "x", scope: "user" },
  query: { runId: "run-1", q: "x" },
  ...(Object.values(operations).some(({ id, body }) => id === name && body === "none") ? {} : { body: {} }),
});

/** Those that take their arguments one by one. */
const asking: { [Name in keyof Client]?: (client: Client, signal: AbortSignal) => Promise<unknown> } = {
  ask: (client, signal) => client.ask("hello", { signal }),
  upload: (client, signal) => client.upload(new Blob(["x"], { type: "image/png" }), { signal, filename: "x.png" }),
  decide: (client, signal) => client.decide("x", "approve", { signal }),
  regenerate: (client, signal) => client.regenerate(run, { signal }),
  edit: (client, signal) => client.edit(run, "other", { signal }),
  continueRun: (client, signal) => client.continueRun(run, { signal }),
  chooseVersion: (client, signal) => client.chooseVersion(run, { signal }),
  answer: (client, signal) => client.answer("x", null, { signal }),
};

/** Any method of the client, to its end. */
async function call(client: Client, name: keyof Client, signal: AbortSignal): Promise<void> {
  const special = asking[name];
  if (special) return void (await special(client, signal));
  const method = client[name] as (request: object) => Promise<unknown> | AsyncIterable<unknown>;
  const answer = method({ ...toRequest(name), signal });
  if (Symbol.asyncIterator in answer) for await (const _ of answer);
  else await answer;
}

const names = Object.keys(createClient({ baseUrl: "http://127.0.0.1:1" })) as (keyof Client)[];

describe("every method of the SDK", () => {
  const tried = new Set<string>();
  afterAll(() => expect(tried.size).toBe(names.length));

  it.each(names)("%s leaves the server when its caller aborts, and throws the caller's reason", async (name) => {
    const abort = new AbortController();
    const left = Promise.withResolvers<void>();
    const server = await scriptedServer((response) => {
      response.on("close", () => left.resolve());
      abort.abort(new Error("enough"));
    });
    await expect(call(createClient({ baseUrl: server.url, token: "t" }), name, abort.signal)).rejects.toThrow("enough");
    await left.promise;
    await expect(call(createClient({ baseUrl: server.url, token: "t" }), name, abort.signal)).rejects.toThrow("enough");
    expect(server.requests).toHaveLength(1);
    tried.add(name);
  });
});

describe("an abort in the middle", () => {
  it.each([200, 404])("of a body of %i is the caller's reason, and no failure of the network", async (status) => {
    const abort = new AbortController();
    const server = await scriptedServer((response) => {
      response.writeHead(status, { "content-type": "application/json", "content-length": "100" });
      response.write('{"id":');
    });
    const asked = createClient({ baseUrl: server.url }).getMe({ signal: abort.signal });
    await until(async () => server.requests.length === 1, "the request");
    setImmediate(() => abort.abort(new Error("enough")));
    await expect(asked).rejects.toThrow("enough");
  });

  it("of a wait that began with it is noticed", async () => {
    const abort = new AbortController();
    const server = await scriptedServer((response) =>
      response.writeHead(429, { "content-type": "application/problem+json", "retry-after": "10" }).end("{}"),
    );
    // The answer is read, and the caller has gone when the pause would begin.
    const counted: typeof fetch = async (...given) => {
      const response = await fetch(...given);
      const text = await response.text();
      abort.abort(new Error("enough"));
      return new Response(text, response);
    };
    const asked = createClient({ baseUrl: server.url, fetch: counted }).getMe({ signal: abort.signal });
    await expect(asked).rejects.toThrow("enough");
  });
});
