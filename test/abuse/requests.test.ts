import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { methods } from "../../generated/contract/methods.ts";
import type { TestApp } from "../_kit/app.ts";
import { conversation } from "../_kit/conversation.ts";
import { describedOperations, exampleRequests, type DescribedOperation } from "../_kit/example-requests.ts";
import { naughty, worse } from "../_kit/naughty.ts";
import { obedient } from "../_kit/obedient-model.ts";
import { cursors } from "./_cursors.ts";
import { factor, seed } from "./_seed.ts";

let app: TestApp;
let token: string;
let credential: string;

beforeAll(async () => {
  // Some operations answer when their run has ended, so somebody has to work on runs.
  const talk = await conversation();
  talk.model.when((request) => obedient(request));
  ({ app } = talk);
  await app.listen(0);
  token = await app.auth.mintUserToken("alice");
  const { id: userId } = await (await app.as("alice")).getMe();
  credential = await app.auth.mintCredential({ userId, methods: Object.keys(methods), purpose: "person" });
});

// Streams go on and on, pages and forms have suites of their own.
const apart = new Set([
  "streamRunEvents",
  "runAgUi",
  "createAttachment",
  "getConsole",
  "getDocs",
  "getDocsAsset",
  "getConsoleAsset",
]);
const operations = describedOperations.filter(({ operation }) => !apart.has(operation.operationId));

interface Attempt {
  url: string;
  init: RequestInit;
}

/** Each is answered, with a success or with a refusal in words; never with a fault of the server. */
async function judge(attempts: readonly Attempt[]): Promise<void> {
  const wrong: string[] = [];
  for (const { url, init } of attempts) {
    const response = await fetch(app.url + url, init);
    const text = await response.text();
    const isFine = response.status < 400 || /^\{"type":"urn:accord:error:[A-Z_]+"/.test(text);
    // 501 says that an operation is planned.
    if (!isFine || (response.status >= 500 && response.status !== 501))
      wrong.push(`${init.method} ${url.slice(0, 200)} ${String(init.body ?? "").slice(0, 200)}: ${response.status}`);
  }
  expect(wrong).toEqual([]);
}

const first = (operation: DescribedOperation): Attempt => {
  const [request] = exampleRequests(operation, operation.path.includes("/modules/") ? credential : token);
  if (request === undefined) throw new Error("an operation makes at least one request");
  return { url: request[0], init: request[1] };
};

/** The example with one parameter in the query or the path replaced. */
function withParameter(operation: DescribedOperation, name: string, value: string): Attempt {
  const { url, init } = first(operation);
  const described = operation.operation.parameters?.find((parameter) => parameter.name === name);
  const encoded = encodeURIComponent(value.toWellFormed());
  if (described?.in === "path") return { url: operation.path.replace(`{${name}}`, encoded), init };
  const [path, query = ""] = url.split("?");
  const rest = query.split("&").filter((pair) => pair !== "" && !pair.startsWith(`${name}=`));
  return { url: `${path}?${[...rest, `${name}=${encoded}`].join("&")}`, init };
}

/** All places of a JSON value, the value itself included. */
function* placesOf(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  yield path;
  if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) yield* placesOf(item, [...path, key]);
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, key, replaced(Reflect.get(copy, key), rest, by));
  return copy;
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(...naughty, ...worse, null, true, -1, 0.1, 1e300, [], {}, [[]], { a: { b: [] } }),
  fc.jsonValue({ maxDepth: 3 }),
);

const perParameter = Math.min(naughty.length, 60 * factor);
/** Others for each parameter, so that together they are all of them. */
const strangeFor = (operation: DescribedOperation, name: string): string[] => {
  const words = fc.shuffledSubarray([...naughty], { minLength: perParameter, maxLength: perParameter });
  const own = [...`${operation.name} ${name}`].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), seed) | 0;
  return [...worse, ...(name === "cursor" ? cursors : []), ...(fc.sample(words, { seed: own, numRuns: 1 })[0] ?? [])];
};

describe("a request", () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    "%s with a strange parameter is answered or refused",
    async (_, operation) => {
      const parameters = (operation.operation.parameters ?? []).filter(({ in: place }) => place !== "header");
      await judge(
        parameters.flatMap(({ name }) =>
          strangeFor(operation, name).map((value) => withParameter(operation, name, value)),
        ),
      );
    },
  );

  it.each(
    operations
      .filter(({ operation }) => operation.requestBody !== undefined)
      .map((operation) => [operation.name, operation] as const),
  )(`%s with a strange body is answered or refused (seed ${seed})`, async (_, operation) => {
    const { url, init } = first(operation);
    const body = JSON.parse(String(init.body)) as unknown;
    const places = [...placesOf(body)];
    const changes = fc.tuple(fc.constantFrom(...places), odd);
    const bodies = fc.sample(changes, { seed, numRuns: 60 * factor }).map(([place, by]) => replaced(body, place, by));
    await judge(bodies.map((changed) => ({ url, init: { ...init, body: JSON.stringify(changed) } })));
  });
});
