import { beforeEach, expect, it } from "vitest";
import type { Client } from "../../../src/sdk/sdk.ts";
import { testApp } from "../../_kit/app.ts";

let alice: Client;
let bob: Client;

beforeEach(async () => {
  const app = await testApp();
  [alice, bob] = [await app.as("alice"), await app.as("bob")];
  await alice.memoryUpdate({ body: { scope: "user", content: { preferred_name: "Alice", interests: ["tea"] } } });
  await alice.memoryUpdate({ body: { scope: "user", content: { preferred_name: "Ally" } } });
});

const scope = "user" as const;
const versions = (client: Client) => client.listMemoryVersions({ path: { scope } });

it("lists what changed, newest first, with whole values and whose hand it was", async () => {
  expect(await versions(alice)).toEqual({
    scope,
    version: 2,
    items: [
      {
        version: 2,
        at: expect.stringMatching(/Z$/),
        by: "person",
        changes: [{ op: "update", path: "preferred_name", before: "Alice", after: "Ally" }],
      },
      {
        version: 1,
        at: expect.any(String),
        by: "person",
        changes: [
          { op: "add", path: "preferred_name", after: "Alice" },
          { op: "add", path: "interests", after: "tea" },
        ],
      },
    ],
  });
  expect(await versions(bob)).toEqual({ scope, version: 0, items: [] });
});

it("a version of the list can be undone", async () => {
  await alice.memoryUpdate({ body: { scope, undo: 2 } });
  expect((await alice.memoryRead({ body: { scope } })).data).toMatchObject({ content: { preferred_name: "Alice" } });
  expect(await versions(alice)).toMatchObject({ version: 3, items: [{ version: 3 }, { version: 2 }, { version: 1 }] });
});

it("forgets all of it, its history too, and nobody else's", async () => {
  await bob.memoryUpdate({ body: { scope, content: { preferred_name: "Bob" } } });
  await bob.deleteMemory({ path: { scope: "work" } });
  await alice.deleteMemory({ path: { scope } });
  expect(await versions(alice)).toEqual({ scope, version: 3, items: [] });
  expect((await alice.memoryRead({ body: { scope } })).data).toEqual({ scope, version: 3, content: {} });
  // Whoever had read it before is told that it has changed.
  await expect(
    alice.memoryUpdate({ body: { scope, content: { preferred_name: "Ally" }, if_version: 2 } }),
  ).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
  await expect(alice.memoryUpdate({ body: { scope, undo: 2 } })).rejects.toMatchObject({ code: "VERSION_CONFLICT" });
  expect(await versions(bob)).toMatchObject({ version: 1 });
});
